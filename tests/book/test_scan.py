"""Who bears a clause, who refuses by it: read from the code alone."""

import ast

from tests.book.small import module_of

from hombre_book.layout import Layout
from hombre_book.refusals import refusing
from hombre_book.scan import scan_game
from hombre_book.sources import incipit_of

REFUSALS = """
DUTIES = ((clauses.IN_TABLE, follow),)

def objection(card) -> Reason | None:
    for rule, duty in DUTIES:
        return Reason(rule)
    return Reason(missing(card)) if card else None

def missing(card) -> Rule:
    return clauses.IN_HELPER

def outcome(card) -> tuple[Outcome, Seat | None, tuple[Reason, ...]]:
    return None, None, (Reason(clauses.NOT_AN_OBJECTION),)

def weigh(card) -> tuple[Reason | None, list[Rule]]:
    return Reason(clauses.IN_PAIR), []

def grounds(card) -> Rule:
    return clauses.NOT_ONE

def act(card) -> Step[int]:
    rule = clauses.IN_NAME if card else clauses.OTHER_NAME
    if card:
        return Refused(Reason(rule))
    if (reason := objection(card)) is not None:
        return Refused(reason)
    return Accepted(card, (Reason(clauses.NOR_THIS), Reason(grounds(card))))
"""

BEARERS = '''
"""§whole — for the table."""

PACK = (clauses.WHOLE, clauses.OWN)
"""§own — the pack."""


class Phase:
    """§phase — a phase."""

    field: int = 0
    """§field — what lies there."""

    def turn(self):
        return clauses.PHASE
'''


def test_what_can_refuse() -> None:
    found = refusing(ast.parse(REFUSALS))
    assert found == {"IN_TABLE", "IN_HELPER", "IN_PAIR", "IN_NAME", "OTHER_NAME"}


def test_who_bears(project: Layout) -> None:
    module_of(project).write_text(BEARERS, "utf-8")
    scan = scan_game(project, "bete_hombree")
    borne = {name: [one.name for one in bearers] for name, bearers in scan.bearers.items()}
    assert borne == {
        "whole": ["play.PACK"],
        "own": ["play.PACK"],
        "phase": ["play.Phase"],
        "field": ["play.Phase"],
    }
    assert {use.constant for use in scan.uses} >= {"WHOLE", "OWN"}


def test_an_incipit_has_five_words_at_most() -> None:
    assert incipit_of("One two three four five six") == "One two three four five"
    assert incipit_of("One") == "One"
