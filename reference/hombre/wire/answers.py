"""What can be asked about a record, and the answers: under one choice of readings, or under all.

There are three kinds of question (``conformance/README.md`` tells their forms): the
*ruling*, the acts that are *legal*, and the *position*.  A record is judged up to its
first refused event, and a question is about the table after a given event, or where
the judgment stopped before it.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from hombre import cubes
from hombre.bete_hombree.position import lawful_acts, position_of
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.bete_hombree.table import State
from hombre.bete_hombree.verdict import Verdict
from hombre.cubes import Condition
from hombre.games import GAMES, judge_record, survey_record
from hombre.law import Fault, Reason, Refused, Rule
from hombre.record import Check, Record
from hombre.records.form import ITEM, LEDGER, SUIT
from hombre.seats import chair_of
from hombre.survey import survey
from hombre.values import value
from hombre.worlds import fold

__all__ = [
    "KINDS",
    "Question",
    "answers",
    "every_answer",
    "forgetful",
    "plain",
    "refusing_clauses",
    "spelled",
]

Json = dict[str, Any]

KINDS: Final = ("ruling", "legal", "position")


@value
class Question:
    """A question: its ``id``, its kind ``what``, the event it comes ``after`` (None: all)."""

    id: str
    what: str
    after: int | None = None


@value
class _World:
    """Where a judgment has come to: the table, the verdicts so far, where it stopped, and the
    clauses that were named on the way.
    """

    state: State
    deals: tuple[Verdict, ...] = ()
    refused: int | None = None
    clause: str = ""
    grounds: frozenset[str] = frozenset()


def plain(record: Record) -> tuple[Any, ...]:
    """The items of a record that can be asked about: without checks, deals marked in hindsight."""
    items = tuple(one for one in record.events if not isinstance(one, Check))
    return GAMES[record.game].memory.hindsight(items)


def forgetful(record: Record) -> bool:
    """Whether something in the record is forgotten that an engine would have to imagine."""
    memory = GAMES[record.game].memory
    items = plain(record)
    if any(map(memory.forgets, items)):
        return True
    return memory.vague(GAMES[record.game].open(record.setup))


# --- under one choice of readings -------------------------------------------------------------


def answers(record: Record, questions: Iterable[Question], readings: Readings) -> dict[str, Any]:
    """The answer to each question, by its id, in the form of the wire protocol."""
    questions = tuple(questions)
    if forgetful(record):
        ruling = _remembered(record, readings)
        return {one.id: ruling for one in questions}
    items = plain(record)
    told = {}
    world, at = _World(GAMES[record.game].open(record.setup)), 0
    for one in sorted(questions, key=lambda one: _until(one, items)):
        while at < _until(one, items):
            world = _moved(world, (at, items[at]), readings)
            at += 1
        told[one.id] = _TELL[one.what](world, readings)
    return told


def _until(question: Question, items: Sequence[Any]) -> int:
    """How many of the items happen before the question."""
    return len(items) if question.after is None else min(question.after + 1, len(items))


def _moved(world: _World, event: tuple[int, Any], readings: Readings) -> _World:
    """The world after one event, or as it was if it had stopped already."""
    if world.refused is not None:
        return world
    index, item = event
    game = GAMES["bete-hombree"]
    step = game.apply(world.state, item, readings)
    if isinstance(step, Refused):
        rule = step.reason.rule
        return _World(world.state, world.deals, index, rule, world.grounds | {rule})
    verdict = game.verdict(step.state)
    deals = world.deals if verdict is None else (*world.deals, verdict)
    grounds = world.grounds.union(_named(step.reasons, step.faults))
    return _World(step.state, deals, grounds=grounds)


def _remembered(record: Record, readings: Readings) -> Json:
    """The ruling on a record in which something is forgotten."""
    game = GAMES[record.game]
    opening = game.open(record.setup)
    only = survey(game, opening, record.events, readings, Check, free=()).findings[0]
    told = _surveyed(record, only.verdict)
    ruling = judge_record(record, readings)
    refused = [one.reason.rule for one in ruling.refusals]
    if told["refused"] is not None:
        told["clause"] = refused[0]
    named = [rule for one in ruling.moments for rule in _named(one.reasons, one.faults)]
    return told | {"grounds": sorted({*named, *refused})}


def _named(reasons: Iterable[Reason], faults: Iterable[Fault]) -> list[Rule]:
    """The clauses that reasons and faults name."""
    return [one.rule for one in reasons] + [one.rule for one in faults]


def _without_checks(record: Record, index: int) -> int:
    return sum(not isinstance(one, Check) for one in record.events[:index])


# --- under every choice of readings -----------------------------------------------------------


def every_answer(
    record: Record, question: Question, base: Readings
) -> tuple[tuple[Any, Condition], ...]:
    """Every answer to the question, the base's first, with the condition under which it is given.

    The conditions are disjoint and cover every combination of readings; each is in as few
    words as may be (``hombre.cubes``).  What differs in its ``clause`` only is one answer.
    """
    space = cubes.space_of(base)
    ends = _ends(record, question, base, _nameless)
    found = [(text, _simple(space, condition, ends)) for text, condition in ends]
    found.sort(key=lambda one: not any(space.meet(space.home, cube) for cube in one[1]))
    return tuple([(json.loads(text), condition) for text, condition in found])


def refusing_clauses(record: Record, base: Readings) -> dict[int, tuple[str, ...]]:
    """The clauses by which an event may be refused, under some reading: by the event's index."""
    found: dict[int, set[str]] = {}
    if not forgetful(record):
        for text, _ in _ends(record, Question("ruling", "ruling"), base, _groundless):
            told = json.loads(text)
            if told["refused"] is not None:
                found.setdefault(told["refused"], set()).add(told["clause"])
    return {index: tuple(sorted(names)) for index, names in found.items()}


def _ends(
    record: Record, question: Question, base: Readings, seen: Callable[[_World], _World]
) -> list[tuple[str, Condition]]:
    """Every answer as text, with disjoint cubes in which it is given."""
    space = cubes.space_of(base)
    if forgetful(record):
        return [
            (_text(_surveyed(record, one.verdict)), _cubes(space, one.condition))
            for one in survey_record(record, base).findings
        ]
    tell = _TELL[question.what]

    def step(world: Any, event: Any, readings: Readings) -> Any:
        if event is not None:
            return seen(_moved(world, event, readings))
        return _text(tell(world, readings))

    items = plain(record)[: _until(question, plain(record))]
    opening: Any = _World(GAMES[record.game].open(record.setup))
    ends, _ = fold(step, opening, [*enumerate(items), None], base, space)
    return ends


def _groundless(world: _World) -> _World:
    """The world without the clauses named on the way, by which alone two worlds do not differ."""
    return _World(world.state, world.deals, world.refused, world.clause)


def _nameless(world: _World) -> _World:
    """The world without any clause: even that of a refusal is a reason and no answer."""
    return _World(world.state, world.deals, world.refused)


def _simple(
    space: cubes.Space, condition: Condition, ends: Sequence[tuple[Any, Condition]]
) -> Condition:
    others = sum((one for _, one in ends if one is not condition), ())
    return cubes.simplify(space, condition, others)


def _cubes(space: cubes.Space, cases: Iterable[cubes.Case]) -> Condition:
    """A condition spelled for people, as cubes again."""
    found = []
    for case in cases:
        cube = space.whole
        for name, left in case:
            place = space.places[name]
            cube = cube & ~place.mask | sum(place.bits[one] for one in left)
        found.append(cube)
    return tuple(found)


def spelled(space: cubes.Space, condition: Condition) -> list[dict[str, list[str]]]:
    """A condition by slugs: a list of cases, each leaving to some readings some alternatives."""
    slug_of = {field: slug for slug, field in FIELDS.items()}
    return [
        {slug_of[name]: [str(one.value) for one in left] for name, left in cubes.spell(space, cube)}
        for cube in condition
    ]


def _surveyed(record: Record, outcome: Any) -> Json:
    certain = not outcome.possible and not outcome.doubts and outcome.too_vague is None
    refused = outcome.refused
    return {
        "refused": None if refused is None else _without_checks(record, refused),
        "certain": certain,
        "deals": [_verdict(one) for one in outcome.deals] if certain else [],
    }


def _text(answer: Any) -> str:
    return json.dumps(answer, sort_keys=True, separators=(",", ":"))


# --- telling ----------------------------------------------------------------------------------


def _ruling(world: _World, readings: Readings) -> Json:
    told: Json = {"refused": world.refused, "deals": [_verdict(one) for one in world.deals]}
    if world.clause:
        told["clause"] = world.clause
    if world.grounds:
        told["grounds"] = sorted(world.grounds)
    return told


def _verdict(verdict: Verdict) -> Json:
    return {
        "outcome": None if verdict.outcome is None else verdict.outcome.value,
        "payments": list(verdict.payments),
        "ledger": LEDGER.write(verdict.ledger),
        "belle": None if verdict.belle is None else SUIT.write(verdict.belle),
        "dealer": verdict.dealer,
        "over": verdict.over,
    }


def _legal(world: _World, readings: Readings) -> list[Any]:
    acts = [ITEM.write(one) for one in lawful_acts(world.state, readings)]
    return sorted(acts, key=_text)


def _position(world: _World, readings: Readings) -> Json:
    one = position_of(world.state, readings)
    contract = None
    if one.contract is not None and one.dealer is not None:
        contract = {
            "chair": chair_of(one.contract.seat, one.dealer, len(one.purses)),
            "tricks": one.contract.tricks,
            "trump": SUIT.write(one.contract.trump),
            "belle": one.contract.belle,
            "matadors": one.contract.matadors,
        }
    return {
        "phase": one.phase,
        "dealer": one.dealer,
        "belle": None if one.belle is None else SUIT.write(one.belle),
        "turn": one.turn,
        "ledger": LEDGER.write(one.ledger),
        "purses": list(one.purses),
        "cloth": one.cloth,
        "contract": contract,
        "won": None if one.won is None else list(one.won),
    }


_TELL: Final[Mapping[str, Callable[[_World, Readings], Any]]] = {
    "ruling": _ruling,
    "legal": _legal,
    "position": _position,
}
