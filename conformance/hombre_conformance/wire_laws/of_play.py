"""The laws of the play, held over the wire."""

from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.cards import SUITS, card, name
from hombre_conformance.wire_laws.formulas.play import may_play, playable, won_by
from hombre_conformance.wire_laws.known import at_play
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

Trick = tuple[tuple[int, int], ...]


def _plays(moment: Moment) -> bool:
    return moment.before["phase"] == "playing" and moment.known.trick is not None


def _legality(moment: Moment) -> Iterator[Case]:
    """The cards listed, and whether the card that was played was accepted."""
    if not _plays(moment):
        return
    known, chair = moment.known, moment.before["turn"]
    hand = known.hands[chair]
    if hand is None:
        return
    facts = at_play(known, chair, moment.before["contract"])
    if moment.legal is not None:
        listed = sorted(_listed(one, chair) for one in moment.legal)
        yield Case((*facts, None), tuple(listed))
    event = moment.event
    if event is None or event["do"] != "play" or event["chair"] != chair or event.get("late"):
        return
    if "?" not in event["card"] and card(event["card"]) in hand:
        yield Case((*facts, card(event["card"])), _told(not moment.refused))


def _own(moment: Moment) -> Iterator[Case]:
    """Whether a card in turn was accepted that was, or was not, in the hand."""
    event, chair = moment.event, moment.before["turn"]
    if not _plays(moment) or event is None or event["do"] != "play" or event["chair"] != chair:
        return
    hand = moment.known.hands[chair]
    if hand is not None and not event.get("late") and "?" not in event["card"]:
        if moment.refused and card(event["card"]) in hand:
            return  # that may be for another reason
        yield Case((hand, card(event["card"])), _told(not moment.refused))


def _listed(act: Any, chair: int) -> str:
    """An act that is listed: a card of the player whose turn it is, or what it should not be."""
    his = act["do"] == "play" and act["chair"] == chair
    return str(act["card"]) if his else str(sorted(act.items()))


def _told(accepted: bool) -> str:
    return "accepted" if accepted else "refused"


def _lawful(
    choice: Choice, hand: tuple[int, ...], trick: tuple[int, ...], trump: int, ally: bool,
    played: int | None,
) -> Any:  # fmt: skip
    beating, free = choice["beat-after-ruff"] == 1, choice["underruff"] == 1
    exempt = ally and choice["ally-winning"] == 1
    if played is not None:
        return _told(may_play(played, hand, trick, trump, beating, free, exempt))
    return tuple(sorted(map(name, playable(hand, trick, trump, beating, free, exempt))))


def _card(moment: Moment) -> Trick | None:
    """The cards on the table with the one just played, None if none was, or too much is unclear."""
    event = moment.event
    if not _plays(moment) or event is None or event["do"] != "play" or moment.refused:
        return None
    if moment.final.trick is None:
        return None
    return (*(moment.known.trick or ()), (event["chair"], card(event["card"])))


def _full(moment: Moment) -> Iterator[tuple[Trick, int]]:
    """A trick that is full, not the last, and its trump."""
    trick = _card(moment)
    if trick is not None and len(trick) == 4 and moment.after["phase"] == "playing":
        yield trick, SUITS.index(moment.before["contract"]["trump"])


def _winner(moment: Moment) -> Iterator[Case]:
    before, now = moment.before["won"], moment.after["won"]
    for facts in _full(moment):
        grew = [chair for chair in range(4) for _ in range(now[chair] - before[chair])]
        yield Case(facts, tuple(grew))


def _leads(moment: Moment) -> Iterator[Case]:
    for facts in _full(moment):
        yield Case(facts, moment.after["turn"])


def _turn(moment: Moment) -> Iterator[Case]:
    """Who plays after a card, and whether a card out of turn was accepted."""
    event = moment.event
    plays = _plays(moment) and event is not None and event["do"] == "play"
    if plays and event and not event.get("late") and event["chair"] != moment.before["turn"]:
        yield Case((None,), _told(not moment.refused))
        return
    trick = _card(moment)
    if trick is not None and len(trick) < 4:
        yield Case((tuple([chair for chair, _ in trick]),), moment.after["turn"])


def _next(choice: Choice, chairs: tuple[int, ...] | None) -> Any:
    """Who plays after these, of whom the first has led: the first to the right who has not."""
    if chairs is None:
        return "refused"
    return next(one % 4 for one in range(chairs[0], chairs[0] + 4) if one % 4 not in chairs)


def _lead(moment: Moment) -> Iterator[Case]:
    known = moment.known
    fresh = known.order == () and known.trick == ()
    if moment.before["phase"] == "playing" and fresh and not moment.refused:
        yield Case((moment.before["dealer"],), moment.before["turn"])


def _five(moment: Moment) -> Iterator[Case]:
    trick, order = _card(moment), moment.known.order
    if trick is not None and order is not None and len(trick) == 4:
        yield Case((len(order) + 1,), moment.after["phase"] != "playing")


LAWS: Final[tuple[Law, ...]] = (
    law(
        "play.legality",
        "follow-suit beat beat-after-ruff ruff overruff underruff free-discard",
        "les cartes que l'on peut jouer sont celles de la page",
        "the cards that may be played are those of the page",
        _legality,
        _lawful,
        "beat-after-ruff underruff ally-winning",
    ),
    law(
        "turns.own_card",
        "own-card",
        "on joue une carte de sa main",
        "one plays a card of one’s hand",
        _own,
        lambda choice, hand, one: _told(one in hand),
    ),
    law(
        "play.trick_winner",
        "trick-winner trump-beats ranks",
        "une carte est plus forte que toutes les autres de la levée : elle la gagne",
        "one card is stronger than all others of a trick: it wins",
        _winner,
        lambda choice, trick, trump: (won_by(trick, trump),),
    ),
    law(
        "turns.winner_leads",
        "winner-leads trick-winner",
        "qui gagne la levée entame la suivante",
        "who wins a trick leads to the next",
        _leads,
        lambda choice, trick, trump: won_by(trick, trump),
    ),
    law(
        "turns.play_in_turn",
        "play-in-turn anticlockwise",
        "après une carte joue le voisin de droite",
        "after a card the right neighbour plays",
        _turn,
        _next,
    ),
    law(
        "turns.lead",
        "lead",
        "le joueur à la droite du donneur entame",
        "the player at the dealer’s right leads first",
        _lead,
        lambda choice, dealer: (dealer + 1) % 4,
    ),
    law(
        "turns.five_tricks",
        "five-tricks",
        "un coup est réglé après cinq levées, et jamais avant",
        "a deal is settled when five tricks are played, and never before",
        _five,
        lambda choice, tricks: tricks == 5,
    ),
)
