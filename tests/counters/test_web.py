"""The engine's door for the pages of the site."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.counters.wild import wild_record

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.counters.deal import random_record
from hombre.counters.pinned import Asked, repin
from hombre.counters.report import report
from hombre.counters.ruling_json import ruling_to_json
from hombre.counters.suite import records
from hombre.counters.web import MOST_REQUEST, OPERATIONS, answer
from hombre.counters.web_asking import MOST_DEALS, MOST_TEXT
from hombre.games import judge_record, survey_record
from hombre.records import to_json
from hombre.sheet import print_sheet, read_sheet

EXAMPLES = Path(__file__).parents[2] / "docs" / "guide" / "examples"
UNFINISHED = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois"


def ask(**asked: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(answer(json.dumps(asked)))
    return told


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.txt").read_text("utf-8")


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


NOT_SENTENCES = {
    "kind", "clause", "slug", "source", "incipit", "warrant", "warrant_text", "title", "letter",
    "reading", "alternative", "line", "place", "event", "index", "chair", "rows", "head", "why",
    "text",
}  # fmt: skip


def sentences(value: Any, key: str = "") -> Iterator[str]:
    """Every sentence of a told ruling."""
    if isinstance(value, dict):
        for name, one in value.items():
            refused = "instead" in value
            silent = name == "ground" and "why" in value and not refused  # only on the page
            if (name not in NOT_SENTENCES or (name == "why" and refused)) and not silent:
                yield from sentences(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from sentences(one, key)
    elif isinstance(value, str) and value:
        yield value


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("kind", ["wild", "random", "example"])
def test_a_page_is_told_what_the_command_line_says(kind: str, language: str) -> None:
    if kind == "example":
        sample = [read_sheet(example(one)) for one in ("quarrel", "refused", "unfinished")]
    elif kind == "wild":
        sample = [wild_record(seed) for seed in range(25)]
    else:
        sample = [random_record(seed, 1 + seed % 3, language) for seed in range(12)]
    seen = 0
    for record in sample:
        everything = kind == "example"
        sheet = print_sheet(record, language)
        told = ask(op="judge", sheet=sheet, language=language, everything=everything)
        if not told["ok"]:
            continue  # a wild record may hold a card twice
        seen += 1
        record = read_sheet(sheet)
        ruling = judge_record(record)
        survey = survey_record(record) if everything else None
        said = flat(report(record, ruling, language, 10**6, None, survey))
        assert told["ruling"] == json.loads(json.dumps(ruling_to_json(record, ruling, survey)))
        for one in sentences(told["told"]):
            assert flat(one) in said, (one, said)
    assert seen >= len(sample) // 3


def test_table_rules_are_those_of_the_command_line() -> None:
    record = read_sheet(example("quarrel"))
    pinned, _ = repin(record, Asked(read=("which-bete=largest-throughout", "pass=final")))
    table = {"which-bete": "largest-throughout", "pass": "final"}
    told = ask(op="judge", sheet=example("quarrel"), table=table, table_name="Dimanche")
    assert told["ruling"]["verdicts"] == ruling_to_json(pinned, judge_record(pinned))["verdicts"]
    assert told["ruling"]["readings"]["departures"] == table
    assert "Dimanche" in told["told"]["foot"]["edition"]
    assert len(told["told"]["foot"]["departures"]) == 2


def test_every_operation_takes_the_records_of_the_suite() -> None:
    for record in list(records())[::3]:
        written = to_json(record)
        for name in OPERATIONS:
            other = print_sheet(record, "en")
            told = ask(op=name, record=written, other=other, language="en")
            assert told["ok"], (name, told)
            if name == "compare":
                assert told["same"] and told["always"]


def test_what_may_be_done_is_accepted_and_the_rest_refused_by_its_clause() -> None:
    """From the page's side: the acts of ``position`` are added and judged."""
    seen = set()
    for seed in range(12):
        record = random_record(seed, 1, "fr")
        for count in (0, *range(1, len(record.events), 3)):
            whole: Any = to_json(record)
            part = {**whole, "events": whole["events"][:count]}
            where = ask(op="position", record=part)
            seen.add(where["phase"])
            for act in where["lawful"]:
                after = ask(op="sheet", record=part, append=[act["event"]])
                assert after["ok"] and act["words"] and act["told"]
                assert ask(op="position", sheet=after["sheet"])["refused"] is None
            for act in where["forbidden"][:6]:
                longer = {**part, "events": [*part["events"], act["event"]]}
                refused = ask(op="position", record=longer)["refused"]
                assert refused["clause"] == act["clause"] and refused["why"] == act["why"]
    assert {"bidding", "declaring", "playing", "dealing"} <= seen


def test_what_may_be_exchanged() -> None:
    hand = "bete 1 fr\ndonneur Sud belle C\n4 Sud: RP 9P AK 10T 9T\n"
    calls = "encheres: 1 passe 2 passe 3 passe 4 "
    rest = "  1 passe 2 passe 3 passe"
    for said, counts, among in (("cagnotte", [0, 1, 2, 3], 5), ("tout", [0, 3], 8)):
        where = ask(op="position", sheet=hand + calls + said + rest)
        assert where["phase"] == "exchanging"
        assert where["discard"]["counts"] == counts and len(where["discard"]["from"]) == among


def test_an_evening_is_told_coup_by_coup() -> None:
    for seed in range(8):
        record = random_record(seed, 6, "fr")
        told = ask(op="sitting", record=to_json(record))
        state = judge_record(record).state
        assert told["coups"][-1]["purses"] == list(state.purses) == told["position"]["purses"]
        purses = told["opening"]["purses"]
        for coup in told["coups"]:
            paid = coup["payments"] or [0] * 5
            purses = [one + more for one, more in zip(purses, paid, strict=False)]
            assert purses == coup["purses"] and sum(paid) == 0
            assert coup["ended"] is (coup["next"] is not None)
            assert not coup["ended"] or coup["told"]["headline"]


def test_an_act_refused_ends_the_evening() -> None:
    sheet = example("quarrel") + "coup\nencheres: Est passe\n"
    told = ask(op="sitting", sheet=sheet)
    assert [one["ended"] for one in told["coups"]] == [True, False]
    assert told["coups"][1]["refused"]["slug"] == "first-speaker"


@pytest.mark.parametrize(
    ("change", "same", "always"),
    [(("2> VT", "2> VT"), True, True), (("Ouest:28", "Ouest:8"), False, True),
     (("Ouest:28", "Ouest:30"), False, True)],
)  # fmt: skip
def test_two_versions(change: tuple[str, str], same: bool, always: bool) -> None:
    told = ask(op="compare", sheet=example("quarrel"), other=example("quarrel").replace(*change))
    assert (told["same"], told["always"]) == (same, always)
    assert told["one"]["told"]["headline"] and told["other"]["told"]["headline"]


def test_a_difference_that_matters_under_some_readings_only() -> None:
    one = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois 3 passe 4 passe 1 passe"
    told = ask(op="compare", sheet=one, other=one.replace("2 trois 3", "2 trois 2 quatre 3"))
    assert told["same"] is False


@pytest.mark.parametrize(
    ("asked", "path", "line"),
    [
        ({}, "$.op", 0),
        ({"op": "judge"}, "$.sheet", 0),
        ({"op": "judge", "sheet": "bete 1 fr\nzut"}, "", 1),
        ({"op": "judge", "sheet": UNFINISHED, "edition": "text/9"}, "$.edition", 0),
        ({"op": "judge", "sheet": UNFINISHED, "table": {"pass": "x"}}, "$.table.pass", 0),
        ({"op": "judge", "sheet": UNFINISHED, "table": {"\u202e": "x"}}, "$.table.·", 0),
        ({"op": "judge", "record": {"format": 1}}, "$.format", 0),
        ({"op": "judge", "sheet": "é" * MOST_TEXT}, "$.sheet", 0),
        ({"op": "sheet", "sheet": UNFINISHED, "append": [{"do": "zut"}]}, "$.events[3].do", 0),
        ({"op": "sheet", "sheet": UNFINISHED, "append": 3}, "$.append", 0),
        ({"op": "compare", "sheet": UNFINISHED}, "$.other $.other", 0),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_cannot_be_read(asked: dict[str, Any], path: str, line: int, language: str) -> None:
    told = ask(**asked, language=language)
    assert told["ok"] is False
    first = told["problems"][0]
    assert first["path"] == path and first["message"] and first["line"] == line


def test_too_much_is_refused_before_it_is_read() -> None:
    assert ask(op="judge", sheet="x" * MOST_REQUEST)["problems"][0]["path"] == "$"
    many = "bete 1 fr\ndonneur Sud belle C\nmaldonne compte"
    many += "\ncoup\nmaldonne compte" * (MOST_DEALS + 1)
    assert "200" in ask(op="judge", sheet=many)["problems"][0]["hint"]


@pytest.mark.parametrize("depth", [65, 9_000])
def test_what_is_nested_too_deeply_is_not_read(depth: int) -> None:
    deep = '{"a":' * depth + "1" + "}" * depth
    for asked in (
        ask(op="judge", sheet=deep),
        json.loads(answer(f'{{"op":"judge","record":{deep}}}')),
    ):
        assert "64" in asked["problems"][0]["message"]
    toml = 'sheet = """\nbete 1 fr\n"""\na = ' + "[" * depth
    assert ask(op="judge", sheet=toml)["ok"] is False
    quoted = 'bete 1 fr\njoueurs: "' + "[" * 70 + '" B C D\ndonneur B belle C'
    assert ask(op="judge", sheet=quoted)["ok"]


@pytest.mark.parametrize("request_", ["", "nul", "[" * 200_000, "[]", '"a"', "{", '{"op":1}'])
def test_no_request_is_an_exception(request_: str) -> None:
    assert json.loads(answer(request_))["ok"] is False


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)  # fmt: skip


@given(
    st.sampled_from(list(OPERATIONS)),
    st.text(st.characters(), max_size=60) | ANY,
    st.dictionaries(st.sampled_from([*FIELDS, "zut"]), st.text(max_size=5) | ANY, max_size=2),
    ANY,
)
def test_nothing_a_visitor_writes_is_an_exception(
    name: str, written: object, table: dict[str, object], more: object
) -> None:
    for sheet in (written, f"{UNFINISHED}\n{written}"):
        told = ask(op=name, sheet=sheet, table=table, other=sheet, append=more, edition=more)
        assert told["ok"] is True or all(one["message"] for one in told["problems"])


def test_names_are_harmless() -> None:
    sheet = 'bete 1 fr\njoueurs: "\u202eEst" Nord Ouest Sud\ndonneur Sud belle C'
    told = ask(op="position", sheet=sheet)
    assert told["names"][0] == "\\u202eEst"
    assert "\u202e" not in json.dumps(told["text"], ensure_ascii=False)


def test_every_reading_can_be_chosen() -> None:
    for slug, field in FIELDS.items():
        for one in type(getattr(Readings(), field)):
            told = ask(op="position", sheet=UNFINISHED, table={slug: one.value})
            assert told["ok"], told


def test_remarks_are_kept_when_an_act_is_added() -> None:
    sheet = (
        "# a quarrel at Émile’s\nbete 1 fr # no date\ndonneur Sud belle C\r\n"
        "# hand shown\n1 Est: PRD TRD C10\nencheres: 1 trois #\n# after that\n"
        'encheres: 2 passe  # said "so"\n# at the end'
    )
    remarks = re.findall("#.*", sheet)
    more = [{"do": "call", "chair": 2, "say": "pass"}]
    written = ask(op="sheet", sheet=sheet, append=more, language="en")
    lines = written["sheet"].splitlines()
    assert [one for one in lines if one.startswith("#")] == [one.rstrip() for one in remarks]
    assert to_json(read_sheet(written["sheet"])) == written["record"]
    assert lines.index("# hand shown") < lines.index("# after that")
    assert "#" not in written["one_line"]
    again = ask(op="sheet", sheet=written["sheet"], language="en")["sheet"]
    assert again == written["sheet"], "and they stay where they are"
