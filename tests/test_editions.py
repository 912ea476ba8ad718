"""Editions, departures from them, and the rules that a table writes down for itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import FIELDS, OnPass, Readings, WhichBete
from hombre.counters.pinned import Asked, edition_called, repin
from hombre.editions import (
    departures,
    find_edition,
    load_house_rules,
    readings_of,
    with_departures,
)
from hombre.problems import RecordError
from hombre.record import Record, Setup
from hombre.seats import Chair

TABLE = """
format = "hombre-table/1"
name = "Chez Mémé"
edition = "hombre-family/1"
[readings]
underruff = "free"
"a-la-curieuse" = "oui"
"""


def faults(error: RecordError) -> str:
    return "\n".join(one.render("en") for one in error.problems)


def record(**more: object) -> Record:
    return Record("bete-hombree", Setup(Chair(3)), **more)  # type: ignore[arg-type]


def test_the_house_plays_the_text() -> None:
    assert find_edition("text").readings == find_edition("texte", 1).readings == Readings()
    assert len({one.readings for one in EDITIONS.values()}) == len(EDITIONS)


@pytest.mark.parametrize(
    ("name", "version", "said"),
    [
        ("pass-finl", None, "did you mean pass-final"),
        ("xyzzy", None, "there are: text"),
        ("text", 9, "known versions: 1"),
    ],
)
def test_unknown_editions(name: str, version: int | None, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        find_edition(name, version)
    assert said in faults(caught.value)


def test_every_choice_can_be_written_and_read_back() -> None:
    for slug, reading in READINGS.items():
        for one in reading.alternatives:
            chosen = with_departures(Readings(), ((slug, one.slug),))
            assert str(getattr(chosen, FIELDS[slug]).value) == one.slug
            french = with_departures(Readings(), ((reading.title.fr, one.label.fr),))
            assert french == chosen
            away = departures(chosen, Readings())
            assert away == (() if one.slug == reading.default else ((slug, one.slug),))


def test_all_faults_of_a_choice_at_once() -> None:
    with pytest.raises(RecordError) as caught:
        with_departures(Readings(), (("pas", "final"), ("underruff", "fre"), ("floor", "x")))
    told = faults(caught.value)
    assert "did you mean pass?" in told and "did you mean free?" in told
    assert "there are: previous" in told
    with pytest.raises(RecordError):
        with_departures(Readings(), (("pass", "final"), ("pass", "open")))


def test_a_table_file() -> None:
    rules = load_house_rules(TABLE)
    assert rules.name == "Chez Mémé" and rules.edition.name == "hombre-family"
    assert rules.readings.on_pass is OnPass.FINAL
    assert departures(rules.readings, rules.edition.readings) == (
        ("curieuse", "on"),
        ("underruff", "free"),
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "$.format"),
        ("format = 1", "$.format"),
        ("not toml", "cannot be read"),
        (b"\xff", "cannot be read"),
        (TABLE.replace("name =", "nam ="), "did you mean name?"),
        (TABLE.replace("hombre-family/1", "text/7"), "has no version 7"),
        (TABLE.replace('"free"', "3"), "$.readings.underruff"),
        (TABLE.replace("underruff", "underuff"), "did you mean underruff?"),
        (TABLE.replace('"free"', '"free"\n"sous-couper" = "devoir"'), "chosen twice"),
    ],
)
def test_what_is_wrong_with_a_table_file(text: str | bytes, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        load_house_rules(text)
    assert said in faults(caught.value)


@given(st.binary(max_size=60))
def test_no_bytes_bring_it_down(text: bytes) -> None:
    try:
        load_house_rules(b'format = "hombre-table/1"\n' + text)
    except RecordError as error:
        assert error.problems


def test_the_command_line_overrides_the_record() -> None:
    pinned = record(edition="pass-final", readings=(("underruff", "free"),))
    same, _ = repin(pinned, Asked())
    assert same == pinned
    more, _ = repin(pinned, Asked(read=("which-bete=largest", "pass=open")))
    assert readings_of(more).which_bete is WhichBete.LARGEST
    assert dict(more.readings) == {"pass": "open", "underruff": "free", "which-bete": "largest"}
    other, _ = repin(pinned, Asked(edition="texte/1", read=("sous-couper=libre",)))
    assert (other.edition, other.readings) == ("text", (("underruff", "free"),))
    house, name = repin(pinned, Asked(table=TABLE.encode()))
    assert name == "Chez Mémé" and readings_of(house) == load_house_rules(TABLE).readings


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (Asked(edition="text/9"), "--edition"),
        (Asked(edition="text/x"), "--edition"),
        (Asked(edition="text/"), "--edition"),
        (Asked(read=("pass",)), "--read: pass is no choice"),
        (Asked(read=("pass=finl", "pas=final")), "--read pass=finl: "),
        (Asked(edition="text", table=b""), "not both"),
    ],
)
def test_what_is_wrong_on_the_command_line(asked: Asked, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        repin(record(), asked)
    assert said in faults(caught.value)


def test_an_edition_is_found_by_name_and_version() -> None:
    assert edition_called("easy").name == edition_called(" Easy/1 ").name == "easy"


def test_a_record_of_an_unknown_edition_is_refused() -> None:
    with pytest.raises(RecordError):
        repin(record(edition="foo"), Asked())
    with pytest.raises(RecordError):
        repin(record(readings=(("pass", "no"),)), Asked(read=("pass=final",)))
