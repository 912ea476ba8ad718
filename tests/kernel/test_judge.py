"""Judging, with a game of two clauses: count up by one to three, and never backwards."""

from dataclasses import dataclass, replace
from typing import Any

from hombre.game import Game, Memory, legal
from hombre.judge import judge
from hombre.law import Accepted, Fault, Reason, Refused, Rule, Step

UP, SHOUT = Rule("toy/up"), Rule("toy/shout")


@dataclass(frozen=True)
class Say:
    """A player says a number, perhaps too loud; ``late`` if that is noticed afterwards."""

    number: int
    loud: bool = False
    late: bool = False


@dataclass(frozen=True)
class Forgotten:
    """A number that nobody remembers."""


@dataclass(frozen=True)
class Check:
    """The sum that the writer wrote."""

    what: str
    value: int


def apply(state: int, event: Any, readings: None) -> Step[int]:
    if event.number not in (1, 2, 3) or event.number < state % 10:
        return Refused(Reason(UP, (("number", event.number),)))
    after = 10 * (state // 10 + event.number) + event.number
    if event.loud:
        if not event.late:
            return Refused(Reason(SHOUT))
        return Accepted(after, (Reason(UP), Reason(SHOUT)), (Fault(SHOUT, 0),))
    return Accepted(after, (Reason(UP),))


TOY: Game[int, Any, None] = Game(
    name="toy",
    editions={"text": None},
    open=lambda setup: 0,
    apply=apply,
    acts=lambda state: [Say(n) for n in (1, 2, 3)],
    candidates=lambda state: [Say(n, loud) for n in (1, 2, 3) for loud in (False, True)],
    verdict=lambda state: state // 10,
    memory=Memory(
        late=lambda event: replace(event, late=True),
        blanks=lambda state, item, seen, later: (
            [Say(n) for n in (1, 2, 3)] if isinstance(item, Forgotten) else None
        ),
        mentions=lambda item: (),
        begins=lambda item: False,
        forgets=lambda item: isinstance(item, Forgotten),
        vague=lambda state: False,
        recall=lambda state, later, named: state,
        bare=lambda state: state,
        doubts=lambda state, event, seen, readings: (),
        hindsight=lambda items: items,
        observe=lambda what, before, after, reasons: after // 10 if what == "sum" else None,
        impossible=lambda reason: False,
    ),
)


def test_all_stands() -> None:
    ruling = judge(TOY, 0, [Say(1), Say(2), Say(2)], None)
    assert ruling.state == 52 and ruling.certain and not ruling.refusals
    assert [(one.index, one.before) for one in ruling.moments] == [(0, 0), (1, 11), (2, 32)]
    assert [one.reasons for one in ruling.moments] == [(Reason(UP),)] * 3


def test_a_refusal_ends_it_and_has_its_price() -> None:
    """What is refused changes nothing; found too late it would stand, at a price."""
    ruling = judge(TOY, 0, [Say(1), Say(2, loud=True), Say(3)], None)
    assert ruling.state == 11 and len(ruling.moments) == 1
    (refusal,) = ruling.refusals
    assert (refusal.index, refusal.before, refusal.reason.rule) == (1, 11, SHOUT)
    assert refusal.price == (Fault(SHOUT, 0),)
    assert judge(TOY, 0, [Say(3), Say(1)], None).refusals[0].price == ()


def test_going_on_passes_over_what_is_refused() -> None:
    ruling = judge(TOY, 0, [Say(2), Say(1), Say(9), Say(3)], None, go_on=True)
    assert ruling.state == 53
    assert [one.index for one in ruling.refusals] == [1, 2]
    assert [one.index for one in ruling.moments] == [0, 3]


def test_an_act_that_stands_with_a_fault() -> None:
    ruling = judge(TOY, 0, [Say(1), Say(2, loud=True, late=True), Say(3)], None)
    assert ruling.state == 63 and not ruling.refusals
    assert [one.faults for one in ruling.moments] == [(), (Fault(SHOUT, 0),), ()]


def test_checks_change_nothing() -> None:
    items = [Say(1), Check("sum", 1), Say(3), Check("sum", 5), Check("weather", 7)]
    ruling = judge(TOY, 0, items, None, Check)
    assert [(one.index, one.holds) for one in ruling.checks] == [(1, True), (3, False), (4, True)]
    assert ruling.checks[1].computed == 4 and ruling.state == 43


def test_something_forgotten_that_does_not_matter() -> None:
    """After a two the forgotten number was two or three; after a three it was three."""
    assert judge(TOY, 0, [Say(3), Forgotten()], None).states == (63,)
    assert judge(TOY, 0, [Say(3), Forgotten()], None).certain
    ruling = judge(TOY, 0, [Say(2), Forgotten()], None)
    assert set(ruling.states) == {42, 53} and not ruling.certain


def test_something_forgotten_that_casts_a_doubt() -> None:
    """Whether a two was lawful depends on what was said before it."""
    ruling = judge(TOY, 0, [Say(1), Forgotten(), Say(2)], None)
    assert set(ruling.states) == {42, 52}
    (doubt,) = ruling.doubts
    assert doubt.index == 2 and {one.rule for one in doubt.reasons} == {UP}
    refused = judge(TOY, 0, [Say(3), Forgotten(), Say(2)], None)
    assert refused.refusals[0].index == 2 and len(refused.moments) == 2


def test_too_much_forgotten() -> None:
    """Many possible tables are followed, but not without end."""
    memory = replace(TOY.memory, blanks=lambda state, item, seen, later: [Say(3)] * 2)
    wild = replace(TOY, memory=memory)
    assert judge(wild, 0, [Forgotten()] * 5, None).states == (153,)
    split = replace(TOY, apply=lambda state, event, _: Accepted(4 * state + event.number))
    ruling = judge(split, 0, [Forgotten()] * 40, None)
    assert ruling.too_vague is not None and ruling.too_vague < 12 and not ruling.certain


def test_legal_is_what_apply_accepts() -> None:
    assert legal(TOY, 0, None) == (Say(1), Say(2), Say(3))
    assert legal(TOY, 12, None, acts_only=True) == (Say(2), Say(3))
    assert judge(TOY, 7, [], None).state == 7 and judge(TOY, 7, [], None).certain
