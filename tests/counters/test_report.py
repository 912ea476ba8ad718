"""Rulings as players read them."""

import re
from pathlib import Path

import pytest
from tests.counters.wild import wild_record, wild_rulings

from hombre.counters.deal import random_record
from hombre.counters.pinned import Asked, repin
from hombre.counters.replay import replay
from hombre.counters.report import NoSuchCoup, report
from hombre.counters.suite import records
from hombre.games import judge_record
from hombre.sheet import read_sheet

EXAMPLES = Path(__file__).parents[2] / "docs" / "guide" / "examples"


def ruling_on(text: str | bytes, language: str, number: int | None = None, width: int = 80) -> str:
    record = read_sheet(text)
    return report(record, judge_record(record), language, width, number)


def example(name: str, language: str) -> str:
    return ruling_on((EXAMPLES / f"{name}.txt").read_bytes(), language)


def flat(text: str) -> str:
    """The text on one line, its special spaces made plain."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("width", [30, 80])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_any_ruling_can_be_told(language: str, width: int) -> None:
    for seed in range(60):
        record = wild_record(seed)
        ruling = judge_record(record)
        for told in (
            report(record, ruling, language, width),
            replay(record, ruling, language, width),
        ):
            assert not set(told) & set("{}"), told
            assert told.endswith("\n") and not told.startswith("\n")
            assert "  \n" not in told and "\n\n\n" not in told, told
            if language == "fr":
                assert not re.search(r"[^\s] [;?!:](\s|$)", told), told


def test_rulings_that_go_on_can_be_told() -> None:
    for record, ruling in wild_rulings(60):
        assert report(record, ruling, record.language, 80)


@pytest.mark.parametrize("choice", ["cagnotte-number=after", "cagnotte-number=at-once-final"])
def test_every_record_of_the_suite_can_be_told(choice: str) -> None:
    """Refusals most of all: what else could be done is told in every phase."""
    for record in records():
        pinned, _ = repin(record, Asked(read=(choice,)))
        ruling = judge_record(pinned)
        for language in ("fr", "en"):
            assert report(pinned, ruling, language, 80) and replay(pinned, ruling, language, 80)


def test_a_number_named_with_a_cagnotte_need_not_be_said_again() -> None:
    told = ruling_on(
        "bete 1 en / dealer South / belle H / "
        "calls: 1 two 2 pass 3 pass 4 cagnotte three in belle 1 pass 2 pass 3 pass / "
        "discard: 0 / trump: S three",
        "en",
    )
    assert "name the trump (hearts for three, four or five tricks)" in flat(told)


def test_a_lost_contract_in_french() -> None:
    told = flat(example("quarrel", "fr"))
    assert told.startswith("Nord demandait trois levées, atout trèfle : c’est perdu.")
    assert "Nord paie 3 jetons à chacun et met une bête de 24." in told
    assert "Liste des bêtes : Est 12, Ouest 28, pinandèle 8, Nord 24 (nouvelle)." in told
    assert "bete-later Nord met une bête de 24 : 12, la plus ancienne, + 4 × 3. BH:25.6" in told
    assert "seniority" in told and "règle déduite du texte" in told
    assert "la feuille dit Est +6, Nord −18, Ouest +6, Sud +6" in told
    assert "la règle donne Est +3, Nord −9, Ouest +3, Sud +3" in told
    assert "n’a pas été consultée" in told.splitlines()[-1]


def test_a_lost_contract_in_english() -> None:
    told = flat(example("quarrel", "en"))
    assert told.startswith("Nord demanded three tricks, clubs trump: lost.")
    assert "Nord pays 3 jetons to each and marks a bête of 24." in told


def test_a_refusal() -> None:
    told = flat(example("refused", "en"))
    assert told.startswith("This is not allowed. South plays the jack of clubs.")
    assert "Refused (line 15)" in told
    assert "South could: play the ten of diamonds." in told
    assert "North’s contract would be made: South alone would pay the three shares." in told
    assert "What follows on the sheet is not judged." in told


def test_a_sheet_that_stops_early() -> None:
    told = flat(example("unfinished", "fr"))
    assert told.startswith("Le coup n’est pas fini. Tout ce qui est noté est permis.")
    assert "C’est au tour de Sud, qui peut : passer ; demander trois" in told


def test_a_forgotten_call_is_not_guessed() -> None:
    """Nord may have passed or bid at his last word: neither the demander nor the end is sure."""
    told = flat(
        ruling_on(
            "bete 1 fr / donneur Sud / belle C / encheres: Est sans prejudice Nord retiens "
            "Ouest trois Sud passe Est passe Nord ?",
            "fr",
        )
    )
    assert "C’est au tour d’Ouest. Ce que l’on ne sait plus" in told
    assert "Le demandeur est" not in told and "auction-ends" not in told


def test_what_is_forgotten_is_said() -> None:
    told = flat(
        ruling_on(
            "bete 1 fr\ndonneur Sud belle C betes Est:12\n"
            "encheres: 1 passe 2 deux 3 passe 4 passe 1 passe\n"
            "atout T\nplis Nord:2 Est:2 Ouest:1\n",
            "fr",
        )
    )
    assert told.startswith("On ne peut pas trancher")
    assert "Issues possibles : 2." in told
    assert "perdu" in told and "gagné" in told and "bete-later" not in told


def test_what_is_said_of_a_forgotten_hand_is_a_supposition() -> None:
    head = "bete 1 fr / donneur Sud belle C / contrat: Est trois atout T"
    unless = "À moins que ce qui est oublié ne le démente."
    told = flat(ruling_on(f"{head} / 1> DP RK", "fr"))
    assert f"toute carte est bonne. {unless}" in told
    known = flat(ruling_on(f"{head} / 2 Nord: CRD KRD9 / 1> DP RK", "fr"))
    assert "toute carte est bonne." in known and unless not in known


def test_supplied_rules_are_announced() -> None:
    sheet = (
        "bete 1 en\ndealer South belle S\n1 East: HKQ D10 CKQ\n2 North: SK10 CJA10\n"
        "calls: 1 pass 2 three 3 pass 4 pass 1 pass\ntrump C\n1> KH 10S!\n"
    )
    told = flat(ruling_on(sheet, "en"))
    assert told.startswith("The rule applied here is ours (revoke): the text is silent")


def test_several_coups() -> None:
    record = random_record(3, 4)
    ruling = judge_record(record)
    told = report(record, ruling, "fr", 80)
    assert told.startswith("La règle est ici la nôtre (cagnotte-over-five)")
    assert "\nCoup 1" in told and "\nCoup 4\n" in told
    second = report(record, ruling, "fr", 80, 2)
    assert "\nCoup 2\n" in second and re.search(r"^Coup 4.:", second, re.MULTILINE)
    with pytest.raises(NoSuchCoup):
        report(record, ruling, "fr", 80, 9)


LAST_DEAL = (
    "bete 1 fr\njoueurs: Est Nord Ouest Sud\ndonneur Ouest  belle C  donne 10  "
    "premier-donneur Nord  derniere-donne 10  deja oui\ncontrat: Ouest trois  atout T  "
    "matadors 3\nplis: Ouest Ouest Ouest Nord Est\ncoup\nencheres: Nord passe\n"
)


def test_a_deal_after_the_end_has_a_block_of_its_own() -> None:
    told = ruling_on(LAST_DEAL, "fr")
    settled, refused = told.split("\nAprès la fin de la partie\n")
    assert "Ouest demandait" in settled and "Pourquoi" in settled and "permis" not in settled
    assert refused.startswith("Ce n’est pas permis. Les cartes sont données.")


def test_short_lines_tell_what_has_changed() -> None:
    sheet = (
        "bete 1 fr\ndonneur Nord  belle C  donne 7  premier-donneur Sud  betes Est:12\n"
        "contrat: Ouest trois  atout T  matadors 3\nplis: Ouest Ouest Ouest Nord Est\n"
        "coup\nencheres: Sud trois Est passe Nord passe Ouest passe\natout: P\n"
        "plis: Nord Nord Est Sud Sud\ncoup\nencheres: Est passe\n"
    )
    told = flat(ruling_on(sheet, "fr"))
    first, second = told.split("Coup 2 :")
    assert "La belle devient trèfle." in first and "Tour des gueux : restent" in first
    assert "le tour des gueux est défait" in second


def test_numbers_are_said_in_words() -> None:
    sheet = (
        "bete 1 fr\ndonneur Sud belle C\n4 Sud: PRDV9 T9\n"
        "encheres: 1 passe 2 deux 3 passe 4 cagnotte 1 passe 2 passe 3 passe\necart: P9 T9\n"
    )
    told = flat(ruling_on(sheet, "fr"))
    assert "Sud écarte deux cartes et en prend autant sans voir le cagnot." in told


def test_names_cannot_disturb_the_screen() -> None:
    sheet = (
        'bete 1 fr\njoueurs "a\\u202eb" "\\u001b[31mX" C D\ndonneur D belle C\nencheres: 1 passe\n'
    )
    try:
        told = ruling_on(sheet, "fr")
    except Exception as error:  # noqa: BLE001 - the reader may refuse such names
        assert type(error).__name__ == "RecordError"
        return
    assert told.replace("\n", "").isprintable() or "\u202f" in told
    assert "\x1b" not in told and "\u202e" not in told


def test_the_same_seed_gives_the_same_record() -> None:
    assert random_record(7, 2) == random_record(7, 2)
    assert random_record(7) != random_record(8)
