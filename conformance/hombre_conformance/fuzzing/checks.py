"""What must hold of the answers of any implementation, whatever the law says.

No answer is known beforehand: an implementation is held against itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from hombre.law import Text
from hombre.record import Record
from hombre.records import dump
from hombre.wording import say
from hombre_conformance.fuzzing import books, moves, views
from hombre_conformance.fuzzing.asking import Speaker
from hombre_conformance.fuzzing.faults import Fault

__all__ = ["CHECKS", "Check", "check"]

Run = Callable[[Speaker, Record, Mapping[str, str], Random], str]
"""What is wrong with the answers to a record, empty if nothing is."""


@dataclass(frozen=True, slots=True)
class Check:
    """One promise: its id, the clauses that it comes from, what it says, what it asks for."""

    id: str
    clauses: tuple[str, ...]
    title: Text
    needs: frozenset[str]
    run: Run


def check(
    one: Check, speaker: Speaker, record: Record, readings: Mapping[str, str], seed: int
) -> Fault | None:
    """What is wrong with the answers to a record; nothing where too little is observed.

    What is sampled depends on the record and the seed alone.  Raises as ``Speaker`` does.
    """
    if not one.needs <= speaker.observes:
        return None
    detail = one.run(speaker, record, readings, Random(f"{seed} {one.id} {dump(record)}"))
    return Fault(one.id, detail, one.id) if detail else None


def _check(name: str, clauses: str, title: Text, needs: str, run: Run) -> Check:
    named = tuple([f"bete-hombree/{one}" for one in clauses.split()])
    return Check(name, named, title, frozenset(needs.split()), run)


CHECKS: Final[tuple[Check, ...]] = (
    _check(
        "zero-sum",
        "paid-by-each pays-each pinandele",
        say(
            "ce que les uns gagnent, les autres ou le tapis le perdent",
            "what some gain, others or the cloth lose",
        ),
        "ruling",
        books.zero_sum,
    ),
    _check(
        "jetons-conserved",
        "bete-is-debt jetons pinandele",
        say(
            "les jetons des joueurs et du tapis restent les mêmes en tout",
            "the jetons of the players and the cloth stay the same in all",
        ),
        "position",
        books.conserved,
    ),
    _check(
        "payments-reach-purses",
        "paid-by-each pays-each",
        say(
            "chacun a ce qu'il avait et ce qui lui a été payé",
            "everybody has what he had and what he was paid",
        ),
        "ruling position",
        books.reach_purses,
    ),
    _check(
        "dealer-and-belle",
        "deal-passes-right void-again belle-next-deal over",
        say(
            "la donne passe à droite, et tout se tait quand la séance est finie",
            "the deal passes to the right, and all is silent once the sitting is over",
        ),
        "ruling position",
        books.dealer_and_belle,
    ),
    _check(
        "legal-accepted",
        "calls own-card trump-named exchange-own",
        say("ce qui est dit permis est accepté", "what is said to be lawful is accepted"),
        "ruling legal",
        moves.legal_accepted,
    ),
    _check(
        "unlisted-refused",
        "calls own-card trump-named exchange-own",
        say(
            "ce qui n'est pas dit permis est refusé",
            "what is not said to be lawful is refused",
        ),
        "ruling legal position",
        moves.unlisted_refused,
    ),
    _check(
        "refusal-changes-nothing",
        "out-of-phase call-too-late revoke",
        say("un acte refusé ne change rien", "an act that is refused changes nothing"),
        "ruling legal position",
        moves.refusal_changes_nothing,
    ),
    _check(
        "same-again",
        "phases",
        say(
            "à la même question, la même réponse",
            "the same question has the same answer",
        ),
        "",
        views.same_again,
    ),
    _check(
        "prefix",
        "phases",
        say(
            "ce qui suit ne change rien à ce qui précède",
            "what comes later changes nothing before it",
        ),
        "",
        views.prefix,
    ),
    _check(
        "rotation",
        "four-players anticlockwise",
        say("la loi ne dépend pas des places", "the law does not depend on who sits where"),
        "",
        views.rotation,
    ),
    _check(
        "hidden-cards",
        "cagnot calls follow-suit",
        say(
            "les cartes que l'on ne voit pas ne changent rien à ce que l'on peut faire",
            "cards that one does not see change nothing in what one may do",
        ),
        "ruling legal position",
        views.hidden_cards,
    ),
)
"""Every promise, in the order in which they are looked at."""
