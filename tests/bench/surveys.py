"""What judging under every reading costs, in a process of its own: prints one line of JSON.

``judge`` and ``survey`` are the median times of the same random coups, plainly judged and
surveyed, in microseconds, taken in turn; ``worst`` is the longest survey of all coups and
of all records of the casebook; ``peak`` is the peak memory in megabytes.
"""

import json
import resource
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from hombre.bete_hombree.sample import random_coup
from hombre.bete_hombree.table import Table
from hombre.cards import Suit
from hombre.games import GAMES, judge_record, survey_record
from hombre.record import Record, Setup
from hombre.records import from_json
from hombre.seats import Chair

COUPS = 10_000
CASEBOOK = Path(__file__).resolve().parents[2] / "conformance" / "casebook"


def main() -> None:
    """Take the times and print them."""
    judged, surveyed = [], []
    combinations = 0
    for seed in range(COUPS):
        record = coup(seed)
        judged.append(taken(partial(judge_record, record)))
        surveyed.append(taken(partial(survey_record, record)))
        combinations = survey_record(record).combinations if seed == 0 else combinations
    cases = [taken(partial(survey_record, one)) for one in casebook()]
    unit = 2**20 if sys.platform == "darwin" else 2**10
    told = {
        "judge": median(judged),
        "survey": median(surveyed),
        "worst": max([*surveyed, *cases]),
        "cases": len(cases),
        "combinations": combinations,
        "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit,
    }
    print(json.dumps(told))


def taken(work: Callable[[], object]) -> float:
    """How long it takes, in microseconds."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1e6


def coup(seed: int) -> Record:
    """A whole random coup, from the deal to the settlement."""
    game = GAMES["bete-hombree"]
    setup = Setup(Chair(3), Suit.COEUR, number=0)
    table = game.open(setup)
    assert isinstance(table, Table)
    readings = game.editions["text"]
    events, _ = random_coup(table, Random(seed), readings, passed_out=False)
    return Record(game.name, setup, events)


def casebook() -> list[Record]:
    """Every record of the casebook."""
    files = sorted(CASEBOOK.glob("*.json"))
    found = [json.loads(one.read_text("utf-8")) for one in files]
    return [from_json(one["input"]) for one in found if "input" in one]


if __name__ == "__main__":
    main()
