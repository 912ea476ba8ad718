"""The evidence for the laws of whole sittings: a state machine of Hypothesis."""

from __future__ import annotations

from contracts import sittings
from contracts.evidence.machines import sampled
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_PLAY = "hombre.bete_hombree.play"
_WALKS = Text(
    "les tables où mène une machine qui tente n’importe quoi, du roi tiré à la fin de la partie,"
    " sous les six éditions",
    "the tables that a machine comes to which tries anything, from the king drawn to the end of"
    " the sitting, in the six editions",
)


ROWS: tuple[Row, ...] = (
    Row(
        law=sittings.law_pack,
        domain=_WALKS,
        witness=(0, 0, ((0, 0),)),
        mutant=Edit(_PLAY, "    left = replace_card(hand, card)\n", "    left = hand\n"),
        counter=(729, 0, ((0, 0), (0, 1), (0, 0), (0, 0), (0, 0), (0, 1), (0, 0))),
        seconds=0,
        samples=lambda: sampled(sittings.has_pack),
        quick=False,
    ),
    Row(
        law=sittings.law_books,
        domain=_WALKS,
        witness=(0, 0, ((0, 0),)),
        mutant=Edit(
            "hombre.bete_hombree.closing",
            "pay(table.purses, table.cloth, result.payments)",
            "pay(table.purses, 0, result.payments)",
        ),
        counter=(766, 0, ((0, 0),) * 5),
        seconds=0,
        samples=lambda: sampled(sittings.has_books),
        quick=False,
    ),
    Row(
        law=sittings.law_turns,
        domain=_WALKS,
        witness=(0, 0, ((0, 0),)),
        mutant=Edit(_PLAY, "winner = who[trick.index(best)]", "winner = who[0]"),
        counter=(774, 0, tuple((0, int(at in (1, 5))) for at in range(10))),
        seconds=0,
        samples=lambda: sampled(sittings.has_turn),
        quick=False,
    ),
    Row(
        law=sittings.law_rightly,
        domain=_WALKS,
        witness=(0, 0, ((0, 0),)),
        mutant=Edit(
            "hombre.bete_hombree.auction",
            "return Accepted(step.state, (*step.reasons, unfounded))",
            "return Accepted(state, (*step.reasons, unfounded))",
        ),
        counter=(394, 0, ((0, 0), (0, 0))),
        seconds=0,
        samples=lambda: sampled(sittings.is_rightly),
        quick=False,
    ),
    Row(
        law=sittings.law_told,
        domain=Text(
            "des parties entières où tout peut être tenté, dans les deux langues",
            "whole sittings in which anything may be tried, in both languages",
        ),
        witness=(0, 0, ((0, 0),), 1),
        mutant=Edit(
            "hombre.records.form",
            "say=spoken, **parts, late=FLAG)",
            "say=spoken, **parts)",
        ),
        counter=(0, 0, ((0, 0), (2, 0)), 0),
        seconds=0,
        samples=lambda: sampled(
            lambda walk: sittings.is_told(walk, len(walk.events) % 2), always=False
        ),
        quick=False,
    ),
)
