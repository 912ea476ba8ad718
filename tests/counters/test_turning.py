"""What a ruling turns on, told in words and in JSON; and on which clauses it rests."""

import re
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.counters.test_ruling_json import check
from tests.counters.wild import wild_record

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import Readings
from hombre.counters.basis import rests_on, supplied
from hombre.counters.pinned import Asked, repin
from hombre.counters.report import report
from hombre.counters.ruling_json import ruling_to_json
from hombre.games import judge_record, survey_record
from hombre.record import Record
from hombre.sheet import read_sheet
from hombre.survey import Survey

CASEBOOK = sorted((Path(__file__).parents[2] / "conformance" / "casebook").glob("*.toml"))
FORGOTTEN = (
    "bete 1 fr\ndonneur Sud belle C betes Est:12\n"
    "encheres: 1 passe 2 deux 3 passe 4 passe 1 passe\natout T\nplis Nord:2 Est:2 Ouest:1\n"
)
SECOND_TO_TWO = FORGOTTEN.replace("Nord:2 Est:2 Ouest:1", "Est Nord Est Nord Ouest")
ANSWERED = (
    "bete 1 fr / donneur Sud / belle C / "
    "encheres: 1 sans prejudice 2 passe 3 passe 4 passe 1 trois 2 quatre"
)


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def told(text: str, language: str = "fr", **asked: Any) -> str:
    record, table = repin(read_sheet(text), Asked(**asked))
    ruling, survey = judge_record(record), survey_record(record)
    return flat(report(record, ruling, language, 80, survey=survey, table=table))


def whole(record: Record) -> tuple[dict[str, Any], Survey[Readings]]:
    survey = survey_record(record)
    return ruling_to_json(record, judge_record(record), survey, "x"), survey


@cache
def cases() -> tuple[Record, ...]:
    return tuple([read_sheet(tomllib.loads(one.read_text("utf-8"))["sheet"]) for one in CASEBOOK])


# --- in words ---------------------------------------------------------------------------------


COVERED = r"\(\d+ (lectures|readings), [\d ,]+ (combinaisons|combinations)\)"


def test_unanimous() -> None:
    sheet = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 deux\n"
    said = told(sheet)
    assert re.search(f"La réponse est la même sous toutes les lectures consignées {COVERED}", said)
    assert not said.startswith("La règle est ici la nôtre")
    assert re.search(f"The same under all recorded readings {COVERED}", told(sheet, "en"))


def test_a_rule_of_ours_is_never_unanimous() -> None:
    sheet = "bete 1 fr / donneur Sud / belle C / encheres: 1 regarde 1 sans prejudice"
    said = told(sheet)
    assert said.startswith("La règle est ici la nôtre (looked-first)")
    assert "La réponse est la même sous toutes" not in said
    assert "mais elle tient à une règle qui est la nôtre" in said


def test_what_it_depends_on() -> None:
    said = told(ANSWERED)
    assert "Passer (pass), Après le dernier mot relevé (reserve-reopens)" in said
    assert "A Tout ce qui est noté est permis. (comme joue cette table)" in said
    assert "Si « Passer : définitive » (pass=final)." in said
    assert "Ou si « Après le dernier mot relevé : ferme » (reserve-reopens=closes)." in said
    assert "Passer : définitive (pass=final) : alors B" in said


def test_the_base_comes_first_whatever_the_table_plays() -> None:
    said = told(ANSWERED, read=("passer=définitive",))
    assert "A Refusé (ligne 1) : Nord demande quatre levées. (comme joue cette table)" in said
    assert "Passer : ouverte (pass=open) : alors B" in said
    assert "Cette table joue autrement sur : Passer : définitive (pass=final)" in said
    assert "reading-pass Qui a passé ne demande plus de ce coup" in said
    assert "choix de la table" in said


def test_two_flips_are_needed() -> None:
    said = told(ANSWERED, read=("pass=final", "reserve-reopens=closes"))
    assert "Changer une seule règle de cette table n’y suffit pas" in said


def test_a_settled_deal_says_made_or_lost() -> None:
    said = told(SECOND_TO_TWO)
    assert "dépend de la lecture que l’on suit : Les conditions de la simple demande" in said
    assert "c’est perdu. Nord paie 2 jetons à chacun et met une bête de 20." in said
    assert "c’est gagné. Chacun lui donne 2 jetons." in said


def test_what_is_forgotten() -> None:
    said = told(FORGOTTEN)
    assert "A On ne peut pas trancher" in said and "c’est gagné" in said


def test_a_doubt_that_no_reading_settles() -> None:
    said = told("bete 1 fr / donneur Sud / belle C / encheres: Est deux Nord ? Ouest trois")
    assert "La réponse est la même sous toutes" not in said


def test_the_table_is_named() -> None:
    rules = 'format = "hombre-table/1"\nname = "Chez \\u001bé"\n[readings]\npass = "final"\n'
    said = told(ANSWERED, table=rules.encode())
    assert "Règle de la table « Chez " in said and "\x1b" not in said
    assert "d’après l’édition « texte », version 1" in said


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_survey_can_be_told(language: str) -> None:
    for record in (*cases(), *map(wild_record, range(25))):
        survey = survey_record(record)
        for width in (30, 80):
            text = report(record, judge_record(record), language, width, survey=survey)
            assert not set(text) & set("{}") and "\n\n\n" not in text, text
            unanimous = {"fr": "La réponse est la même sous toutes", "en": "The same under"}
            same = flat(text).count(unanimous[language])
            ours = supplied(rests_on(judge_record(record)))
            assert not (same and (ours or not survey.unanimous)), text


# --- in JSON ----------------------------------------------------------------------------------


def test_every_survey_validates() -> None:
    turning = 0
    for record in (*cases(), *map(wild_record, range(25)), read_sheet(FORGOTTEN)):
        value, survey = whole(record)
        check(value)
        said = value["survey"]
        assert said["combinations"] == sum(one["combinations"] for one in said["findings"])
        assert said["same"] is (len(said["findings"]) == 1) is survey.unanimous
        assert not (said["unanimous"] and (value["rests_on_supplied"] or not value["certain"]))
        assert set(value["rests_on_supplied"]) <= set(value["rests_on"])
        turning += len(said["flips"])
    assert turning > 20


def test_what_json_says() -> None:
    value, _ = whole(read_sheet(ANSWERED))
    assert value["readings"] == {
        "edition": "text",
        "version": 1,
        "departures": {},
        "table": "x",
    }
    said = value["survey"]
    assert said["turns_on"] == ["pass", "reserve-reopens"]
    assert said["findings"][0]["conditions"] == [{"pass": ["open"], "reserve-reopens": ["reopens"]}]
    assert {"reading": "pass", "alternative": "final", "finding": 1} in said["flips"]


# --- what it rests on -------------------------------------------------------------------------


def basis(text: str) -> set[str]:
    return {one.partition("/")[2] for one in rests_on(judge_record(read_sheet(text)))}


def test_a_refusal_rests_on_the_clause_that_refuses() -> None:
    assert basis("bete 1 fr / donneur Sud / belle C / encheres: 1 passe 2 trois 3 deux") == {
        "overbid"
    }


def test_the_end_of_the_auction_counts_only_where_a_record_stops() -> None:
    head = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois 3 passe 4 passe 1 passe\n"
    assert "auction-ends" in basis(head)
    assert "auction-ends" not in basis(f"{head}atout T\n")
    settled = basis(f"{head}atout T\nplis Nord Nord Nord Est Sud\n")
    assert "contract-made" in settled and not {"auction-ends", "follow-suit"} & settled


@pytest.mark.parametrize(
    ("sheet", "beyond"),
    [
        ("encheres: 1 passe 2 deux 3 passe 4 passe", ("on_pass",)),
        ("encheres: 1 sans prejudice 2 retiens", ("retiens_rank",)),
        ("encheres: 1 deux 2 passe 3 passe 4 cagnotte", ("cagnotte_rank",)),
        ("encheres: 1 passe", ()),
    ],
)
def test_what_follows_may_turn_on_more_than_the_verdict(
    sheet: str, beyond: tuple[str, ...]
) -> None:
    """The act is lawful in any case; whose turn it is then, or which bid stands, may differ."""
    text = f"bete 1 fr / donneur Sud / belle C / {sheet}"
    survey = survey_record(read_sheet(text))
    assert survey.beyond == beyond
    assert ("peut en revanche dépendre de" in told(text)) == bool(beyond)


def test_nothing_but_what_is_named_changes_where_the_game_stands() -> None:
    seen = 0
    for record in cases():
        survey, here = survey_record(record), judge_record(record)
        named = {*survey.turns_on, *survey.beyond}
        base = survey.findings[0].example
        for field in set(survey.consulted) - named:
            for other in type(getattr(base, field)):
                changed = judge_record(record, replace(base, **{field: other}))
                assert changed.states == here.states, field
                seen += 1
    assert seen > 20


def test_no_rule_of_ours_is_told_as_if_the_text_said_it() -> None:
    """What "Why" marks as ours, the first line owns to, and nothing is then unanimous."""
    seen = 0
    for record in cases():
        ruling, survey = judge_record(record), survey_record(record)
        text = flat(report(record, ruling, "en", 80, survey=survey))
        if "supplied: this rule is ours" in text:
            seen += 1
            assert "The rule applied here is ours" in text, text
            assert "The same under all recorded readings" not in text, text
    assert seen > 10


def test_a_settled_deal_rests_on_its_faults_too() -> None:
    record = next(
        one for one, path in zip(cases(), CASEBOOK, strict=True) if path.stem == "defender-revoked"
    )
    rules = rests_on(judge_record(record))
    assert {clauses.REVOKE, clauses.REVOKE_DEFENDER, clauses.DUE} <= set(rules)
    assert clauses.REVOKE in supplied(rules)
