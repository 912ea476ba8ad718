"""The counting tables: their form, whether they are fresh, and whether they add up.

``test_tables_recounted.py`` counts again without the counting of the tables.
"""

import io
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.editions import with_departures
from hombre.examine import examine
from hombre.records import from_json
from hombre_conformance.tables import __main__ as command
from hombre_conformance.tables import auctions, play, tricks
from hombre_conformance.tables.checking import faults_of
from hombre_conformance.tables.deals import deals, drawn
from hombre_conformance.tables.files import differences, read, render
from hombre_conformance.tables.walking import Graph, explore, lengths, opened, totals

Json = dict[str, Any]

ROOT: Final = Path(__file__).parents[2]
TABLES: Final = ROOT / "conformance" / "tables"
NAMES: Final = ("auctions", "play", "tricks")


def load(name: str) -> Json:
    found = read(TABLES / f"{name}.json")
    assert isinstance(found, dict), found
    return found


AUCTIONS: Final = load("auctions")
PLAY: Final = load("play")
TRICKS: Final = load("tricks")
SMALLEST: Final = sorted(PLAY["deals"], key=lambda one: int(one["counts"][0]["lines"][4]))


def named(counts: Json) -> str:
    return ",".join(f"{name}={one}" for name, one in counts["readings"].items()) or "default"


# --- the files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_tables_follow_their_schema(name: str) -> None:
    schema = json.loads((ROOT / "conformance/schema/tables.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    faults = Draft202012Validator(schema).iter_errors(load(name))
    assert [one.message for one in faults] == []


def inputs() -> Iterator[Json]:
    yield AUCTIONS["input"]
    yield from TRICKS["inputs"].values()
    yield from (one["input"] for one in PLAY["deals"])


def test_inputs_are_records_without_fault() -> None:
    schema = json.loads((ROOT / "conformance/schema/record.schema.json").read_text("utf-8"))
    validator = Draft202012Validator(schema)
    assert [one.message for record in inputs() for one in validator.iter_errors(record)] == []
    assert [one for record in inputs() for one in examine(from_json(record))] == []


def test_tables_are_fresh() -> None:
    """As far as is quickly counted; ``python -m hombre_conformance.tables check`` counts more."""
    assert list(differences(TRICKS, tricks.table())) == []
    for told in AUCTIONS["counts"][:3]:
        assert list(differences(told, auctions.entry(told["readings"]).told)) == []
    for deal in SMALLEST[:2]:
        wanted = {name: deal[name] for name in ("deal", "chosen", "input")}
        assert list(differences(deal, play.counted(wanted))) == []
    rows = [{name: one[name] for name in ("deal", "chosen", "input")} for one in PLAY["deals"]]
    assert rows == list(deals())
    assert len(rows) == 100 and Counter(one["chosen"] for one in rows)["seed"] == 64


def test_every_reading_is_told_of() -> None:
    """The law asks, in an auction, for no reading but those that the table lists as changing it.

    The rank of a wordless cagnotte is asked for; both places are neighbours in the order of
    bids, so no count depends on it.
    """
    told = [*AUCTIONS["counts"][1:], *({"readings": one} for one in AUCTIONS["unchanged"])]
    assert sorted(pair for one in told for pair in one["readings"].items()) == sorted(
        auctions.choices()
    )
    asked = set[str]()

    class Watched(Readings):
        def __getattribute__(self, name: str) -> Any:
            asked.add(name)
            return super().__getattribute__(name)

    walk = replace(auctions.AUCTION, same=lambda state, _: auctions.AUCTION.same(state, Readings()))
    explore(opened(AUCTIONS["input"], Readings()), walk, Watched())
    changing = {FIELDS[name] for one in AUCTIONS["counts"] for name in one["readings"]}
    assert {one for one in asked if one in FIELDS.values()} == changing | {"cagnotte_rank"}


# --- what is counted adds up -------------------------------------------------------------------


@pytest.mark.parametrize("told", AUCTIONS["counts"], ids=named)
def test_auctions_add_up(told: Json) -> None:
    """Every auction ends once; what the first calls share out is the whole."""
    ended = [sum(map(int, row["ended"].values())) for row in told["lengths"]]
    assert sum(ended) == int(told["auctions"])
    assert len(ended) == told["longest"] and told["lengths"][-1]["open"] == "0"
    assert sum(int(one["auctions"]) for one in told["divide"]) == int(told["auctions"])
    for at in range(auctions.DIVIDED):
        for name, whole in (("open", int(told["lengths"][at]["open"])), ("ended", ended[at])):
            assert sum(int((one[name][at : at + 1] or ["0"])[0]) for one in told["divide"]) == whole


def test_lines_add_up() -> None:
    """And the last trick is forced: each line of sixteen cards goes on in one way."""
    for deal in PLAY["deals"]:
        for told in deal["counts"]:
            shares = [[int(one) for one in card["lines"]] for card in told["divide"]]
            assert [str(sum(one)) for one in zip(*shares, strict=True)] == told["lines"]
            assert told["lines"][3] == told["lines"][4]


def test_chosen_deals_bite() -> None:
    for deal in PLAY["deals"]:
        first = {next(iter(one["readings"]), ""): one["lines"][0] for one in deal["counts"]}
        assert deal["chosen"] == "seed" or first[deal["chosen"]] != first[""]


EXACT: Final[tuple[tuple[dict[str, str], int | None], ...]] = (
    ({}, 10),
    ({"pass": "final"}, None),
    ({"seniority": "opener"}, 7),
    ({"premier-needs-bid": "yes"}, 7),
    ({"premier-over-belle": "once"}, 7),
)


@pytest.mark.parametrize(("chosen", "depth"), EXACT, ids=lambda one: str(one))
def test_merging_states_loses_nothing(chosen: dict[str, str], depth: int | None) -> None:
    """Only equal states taken as one, the counts are the same."""
    readings = with_departures(Readings(), chosen.items())
    start = opened(AUCTIONS["input"], readings)
    exact = explore(start, auctions.EXACT, readings, depth)
    assert lengths(exact, 0, depth) == lengths(
        explore(start, auctions.AUCTION, readings, depth), 0, depth
    )


def test_what_goes_on_for_ever_has_no_total() -> None:
    start = opened(AUCTIONS["input"], Readings())
    (edge,) = explore(start, auctions.AUCTION, Readings(), 1).edges[0][:1]
    with pytest.raises(ValueError, match="leads back to itself"):
        totals(Graph((((edge[0], 0),),), frozenset()))


# --- the command -------------------------------------------------------------------------------


def test_divide_tells_what_the_table_tells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = AUCTIONS["counts"][1]
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(AUCTIONS["input"])))
    assert command.main(["divide", "4", "pass=final"]) == 0
    rows = [line.split(maxsplit=2) for line in capsys.readouterr().out.splitlines()]
    wanted = [[one["open"][3], one["ended"][3], json.dumps(one["call"])] for one in told["divide"]]
    ended = sum(map(int, told["lengths"][3]["ended"].values()))
    assert rows[:-1] == wanted
    assert rows[-1][:2] == [told["lengths"][3]["open"], str(ended)]


@pytest.mark.parametrize(
    ("record", "choice", "said"),
    [
        ({"format": "hombre-record/1"}, "pass=final", "setup"),
        (AUCTIONS["input"], "pass=never", "pass"),
        (drawn(1) | {"events": [{"do": "stop"}]}, "pass=open", "event 0 is refused"),
        ({**AUCTIONS["input"], "events": []}, "pass=open", "neither in an auction"),
    ],
)
def test_divide_says_what_is_wrong(
    record: Json,
    choice: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(record)))
    assert command.main(["divide", "2", choice]) == 2
    assert said in capsys.readouterr().err


def test_differences_are_told() -> None:
    found = {"a": [1, 2], "b": "x", "c": 0}
    assert list(differences(found, {"a": [1, 3, 4], "b": "x", "d": 0})) == [
        "$.a: 2 entries in the file, 3 counted",
        "$.a[1]: 2 in the file, 3 counted",
        "$.c: is too many",
        "$.d: is missing",
    ]


def test_files_that_are_not_as_written(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    assert read(path) == "there is no such file"
    for text, said in (("{", "not JSON"), ("[]", "expected an object"), ('{"a":1}', "the form")):
        path.write_text(text, "utf-8")
        assert said in str(read(path))
    path.write_text(render({"a": ["x" * 60, "y" * 60]}) + "\n", "utf-8")
    assert read(path) == {"a": ["x" * 60, "y" * 60]}


def spoilt(name: str, folder: Path, path: tuple[str | int, ...], value: object) -> list[str]:
    """What the check says of a table in which one value is another."""
    table = load(name)
    place: Any = table
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    (folder / f"{name}.json").write_text(render(table) + "\n", "utf-8")
    return faults_of(name, folder, every_deal=False)


def test_check_finds_what_is_wrong(tmp_path: Path) -> None:
    assert faults_of("play", tmp_path, every_deal=False) == ["there is no such file"]
    assert "'24x' does not match" in spoilt("tricks", tmp_path, ("counts", 0, "made"), "24x")[0]
    assert spoilt("tricks", tmp_path, ("table",), "trick")[0].startswith("$.table: expected one of")
    assert spoilt("tricks", tmp_path, ("counts", 0, "made"), "24") == [
        '$.counts[0].made: "24" in the file, "256" counted'
    ]


def test_check_finds_a_wrong_line_of_play(tmp_path: Path) -> None:
    """Of a deal that is not counted whole, in its first trick."""
    biggest = PLAY["deals"].index(SMALLEST[-1])
    faults = spoilt("play", tmp_path, ("deals", biggest, "counts", 1, "lines", 0), "1")
    assert [one.partition(":")[0] for one in faults] == [f"$.deals[{biggest}].counts[1].lines[0]"]


def test_check_finds_another_deal(tmp_path: Path) -> None:
    at = ("deals", 3, "input", "setup", "hands", 0, 0)
    assert spoilt("play", tmp_path, at, "9S")[0].startswith("$.deals[3].input.setup.hands[0][0]")


def test_the_page_gives_the_numbers_of_the_tables() -> None:
    page = (TABLES / "README.md").read_text("utf-8")
    numbers = [f"{int(one['auctions']):,}" for one in AUCTIONS["counts"][:2]]
    numbers += [f"{int(row['open']):,}" for row in AUCTIONS["counts"][0]["lengths"][:5]]
    numbers += [one["made"] for one in TRICKS["counts"][:3]]
    numbers += [f"{int(one):,}" for one in PLAY["deals"][0]["counts"][0]["lines"]]
    assert [one for one in numbers if one not in page] == []
