"""Whether the tables in the files are the ones that the law gives."""

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Final

from jsonschema import Draft202012Validator

from hombre_conformance.tables import auctions, play, tricks
from hombre_conformance.tables.deals import deals
from hombre_conformance.tables.files import FOLDER, differences, read
from hombre_conformance.tables.lines import at_tricks, followed
from hombre_conformance.tables.walking import Json

__all__ = ["NAMES", "counted", "faults_of"]

NAMES: Final = ("auctions", "tricks", "play")
"""The tables, by the names of their files."""

_SHOWN: Final = 20
"""How many findings are told of one file."""


def counted(name: str) -> Json:
    """The table of that name, counted in full; the play takes minutes, on every processor."""
    match name:
        case "auctions":
            return auctions.table()
        case "tricks":
            return tricks.table()
        case _:
            with ProcessPoolExecutor() as pool:
                return play.table(pool.map(play.counted, deals()))


def faults_of(name: str, folder: Path, every_deal: bool) -> list[str]:
    """What is wrong with a table's file in the folder, at most twenty findings.

    Of the play only a part is counted, unless ``every_deal`` is: the first trick of each
    deal, and of each sort of deal the smallest whole.
    """
    found = read(folder / f"{name}.json")
    if isinstance(found, str):
        return [found]
    misshapen = list(islice(_misshapen(found), _SHOWN))
    if misshapen:
        return misshapen
    if name == "play" and not every_deal:
        return list(islice(_stale_in_part(found), _SHOWN))
    return list(islice(differences(found, counted(name)), _SHOWN))


def _misshapen(found: Json) -> Iterator[str]:
    """Where a file is not in the form that is published."""
    schema = json.loads((FOLDER.parent / "schema" / "tables.schema.json").read_text("utf-8"))
    of_table = {"$ref": f"#/$defs/{found.get('table')}", "$defs": schema["$defs"]}
    if found.get("table") not in NAMES:
        yield f"$.table: expected one of {', '.join(NAMES)}"
        return
    for one in Draft202012Validator(of_table).iter_errors(found):
        yield f"{one.json_path}: {one.message}"


def _stale_in_part(found: Json) -> Iterator[str]:
    """Where the table of the play is not what is counted, as far as it is counted."""
    rows, wanted = found["deals"], list(deals())
    yield from differences(found, {**play.table(rows), "deals": rows})
    named = [{part: row[part] for part in ("deal", "chosen", "input")} for row in rows]
    other = list(differences(named, wanted, "$.deals"))
    yield from other
    if other:
        return
    whole = set(_smallest(rows))
    for index, row in enumerate(rows):
        path = f"$.deals[{index}]"
        if index in whole:
            yield from differences(row, play.counted(wanted[index]), path)
        else:
            yield from _stale_trick(row, path)


def _smallest(rows: Iterable[Json]) -> Iterator[int]:
    """Which deal of each sort has the fewest lines."""
    sizes = [(int(row["counts"][0]["lines"][-1]), at) for at, row in enumerate(rows)]
    sorts = [row["chosen"] for row in rows]
    for sort in dict.fromkeys(sorts):
        yield min(one for one in sizes if sorts[one[1]] == sort)[1]


def _stale_trick(row: Json, path: str) -> Iterator[str]:
    """Where the lines of one trick are not what is counted."""
    for index, told in enumerate(row["counts"]):
        lines = str(at_tricks(followed(row["input"], told["readings"], 4))[0])
        yield from differences(told["lines"][0], lines, f"{path}.counts[{index}].lines[0]")
