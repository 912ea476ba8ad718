"""Laws of a sitting: the belle, the deal that passes on, the tour des gueux, the end.

Numbers of deals are whole numbers without bound.  A deal that ends is one of four ``fates``: it is
made, lost or passed, or it is void.
"""

from random import Random

from contracts.lists import (
    below,
    chair_of,
    chairs,
    entries,
    gains,
    ledger_of,
    outcome_of,
    pots_in,
    suit_at,
)
from hombre.bete_hombree.closing import deals_left, next_belle, next_deal, return_pinandeles, stop
from hombre.bete_hombree.deck import PACK, pack_without
from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.events import Tricks
from hombre.bete_hombree.readings import Readings, TourCancelled, TourCount
from hombre.bete_hombree.sample import random_sitting
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.table import (
    Bete,
    Contract,
    Dealing,
    Drawing,
    Ledger,
    Outcome,
    Over,
    Pinandele,
    Playing,
    Result,
    Settled,
    Sitting,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Rank, Suit, rank_of, suit_of
from hombre.law import Accepted
from hombre.money import Payment, pay
from hombre.seats import Chair, Seat

EMPTY: Ledger = ()


def _readings(count: int, cancelled: int = 0) -> Readings:
    """The readings of the tour des gueux, each by the number of its alternative."""
    return Readings(
        tour_count=(
            TourCount.FULL
            if count == 0
            else TourCount.ROUND
            if count == 1
            else TourCount.ALREADY_DEALT
        ),
        tour_cancelled=TourCancelled.RECOUNT if cancelled == 0 else TourCancelled.STOP,
    )


def dom_belle(belle: int, trump: int, matadors: int, false: bool, made: bool) -> bool:
    """Every belle and trump, and any number of matadors."""
    return below(4, belle, trump) & (matadors >= 0)


def law_belle(belle: int, trump: int, matadors: int, false: bool, made: bool) -> bool:
    """§belle-changes §belle-even-if-lost §belle-same §belle-false §nine-swapped §nine-out — true
    matadors make the trump the belle, won or lost; the pack keeps twenty-three cards, all but its
    nine.

    pre: dom_belle(belle, trump, matadors, false, made)
    post: _
    """
    before = suit_at(belle)
    contract = Contract(Seat(0), 3, suit_at(trump), False, matadors, false)
    after = next_belle(before, contract, outcome_of(made))[0]
    changes = matadors > 0 and not false
    if after != (suit_at(trump) if changes else before):
        return False
    old, new = pack_without(before), pack_without(after)
    out = [one for one in PACK if one not in new]
    nine = len(out) == 1 and rank_of(out[0]) == Rank.NEUF and suit_of(out[0]) == after
    back = [one for one in new if one not in old]
    swapped = [rank_of(one) == Rank.NEUF and suit_of(one) == before for one in back]
    return len(new) == 23 and nine and swapped == ([] if after == before else [True])


def _closed(
    dealer: int,
    fate: int,
    sitting: Sitting,
    ledger: Ledger = EMPTY,
    readings: Readings | None = None,
    cloth: int = 0,
) -> State:
    """What follows a deal that has been settled, and left that list."""
    table = Table(chair_of(dealer), Suit.COEUR, Dealing(), sitting, cloth=cloth)
    outcome = Outcome.MADE if fate == 0 else Outcome.LOST if fate == 1 else Outcome.PASSED
    marked = Bete(chair_of(dealer), 8) if fate == 1 else None
    result = Result(outcome, chair_of(dealer), marked=marked)
    return next_deal(table, result, ledger, Suit.PIQUE, (), readings or Readings()).state


def dom_rotation(dealer: int, fate: int, number: int, marked: bool) -> bool:
    """Any dealer, any number of deals before, made or lost or passed."""
    return chairs(dealer) & below(3, fate) & (number >= 0)


def law_rotation(dealer: int, fate: int, number: int, marked: bool) -> bool:
    """§deal-passes-right §deal-after-pass §anticlockwise — the dealer's right neighbour deals next,
    with the new belle; the deal is counted, and so is a bête that was marked.

    pre: dom_rotation(dealer, fate, number, marked)
    post: _
    """
    sitting = Sitting(chair_of(0), number, marked, None, False)
    after = _closed(dealer, fate, sitting)
    if not isinstance(after, Table):
        return False
    right = after.dealer == (0 if dealer == 3 else dealer + 1) and after.belle == Suit.PIQUE
    counted = after.sitting.number == number + 1 and after.sitting.first_dealer == 0
    return right and counted and after.sitting.marked == (marked or fate == 1)


def dom_tour_count(number: int, count: int) -> bool:
    """Any number of deals before, under every reading."""
    return (number >= 0) & below(3, count)


def law_tour_count(number: int, count: int) -> bool:
    """§tour-count §reading-tour-count — from the deal in which the last bête is struck four to
    seven deals remain: seven, less the deals of the round begun; or that round's rest alone.

    pre: dom_tour_count(number, count)
    post: _
    """
    more = deals_left(number, _readings(count))
    if count == 0 and (more < 4 or more > 7):
        return False
    return more == _remaining(number, count)


def _remaining(number: int, count: int) -> int:
    """The closed form: the rest of the round begun, and a whole one more unless it is left out."""
    place = number % 4
    return 3 - place if count == 1 or (count == 2 and place == 0) else 7 - place


def dom_tour_once(number: int, first: int) -> bool:
    """Any number of deals before, and any first dealer."""
    return (number >= 0) & chairs(first)


def law_tour_once(number: int, first: int) -> bool:
    """§tour-count §deal-passes-right — the first dealer deals once more, and once only, and his
    left neighbour last: so the deal goes round from him who has struck the last bête.

    pre: dom_tour_once(number, first)
    post: _
    """
    dealer = (first + number) % 4
    after = _closed(dealer, 0, Sitting(chair_of(first), number, True))
    if not isinstance(after, Table) or after.sitting.last is None:
        return False
    last = after.sitting.last
    dealing = (after.dealer + last - number - 1) % 4
    return dealing == (3 if first == 0 else first - 1) and last // 4 == number // 4 + 1


def dom_last_deal(number: int, last: int, pot: int, fate: int) -> bool:
    """Any deal up to the last one, with or without a pinandèle that lies, and no bête."""
    return (number >= 0) & (last >= number) & (pot >= 0) & ((fate == 0) | (fate == 2))


def law_last_deal(number: int, last: int, pot: int, fate: int) -> bool:
    """§tour-last-deal §tour-pinandele §stop-between-deals — once counted, the sitting is over after
    its last deal and not before, and a pinandèle prevents nothing.

    pre: dom_last_deal(number, last, pot, fate)
    post: _
    """
    ledger = ledger_of(5, pot) if pot > 0 else ()
    sitting = Sitting(Chair(0), number, True, last)
    after = _closed(2, fate, sitting, ledger, cloth=pot)
    if number == last:
        return isinstance(after, Over)
    return isinstance(after, Table) and after.sitting.last == last


def dom_tour_cancelled(number: int, last: int, owner: int, amount: int, count: int) -> bool:
    """Any deal of a tour des gueux that leaves a bête, of a player who is here or away."""
    good = (number >= 0) & (last >= number) & (owner >= 0) & (owner <= 4)
    return good & (amount >= 1) & below(3, count)


def law_tour_cancelled(number: int, last: int, owner: int, amount: int, count: int) -> bool:
    """§tour-cancelled §absent-owner §reading-tour-count — a bête in the list calls off the end,
    even in the last deal.

    pre: dom_tour_cancelled(number, last, owner, amount, count)
    post: _
    """
    sitting = Sitting(Chair(0), number, True, last)
    after = _closed(1, 1, sitting, ledger_of(owner, amount), _readings(count))
    if not isinstance(after, Table):
        return False
    return after.sitting.last is None and after.sitting.called_off


def dom_tour_begins(
    number: int, fate: int, owner: int, amount: int, owner2: int, amount2: int, closing: bool,
    marked: bool, called_off: bool, count: int, cancelled: int,
) -> bool:  # fmt: skip
    """Any deal before a tour des gueux is counted, any list of up to two entries, every reading."""
    good = (number >= 0) & below(3, fate, count) & below(2, cancelled)
    good = good & entries(owner, amount, owner2, amount2)
    return good & ((fate != 1) | (owner < 4)) & (marked | (not called_off))


def law_tour_begins(
    number: int, fate: int, owner: int, amount: int, owner2: int, amount2: int, closing: bool,
    marked: bool, called_off: bool, count: int, cancelled: int,
) -> bool:  # fmt: skip
    """§tour-des-gueux §ending-agreed §tour-needs-bete §tour-pinandele §tour-recounted §tour-count
    §absent-owner §reading-tour-count §reading-tour-cancelled — the tour is counted where it was
    agreed, a bête was marked or carried, and none waits, of those away neither; a pinandèle is no
    bête; called off, it is counted anew, or stops all.

    pre: dom_tour_begins(number, fate, owner, amount, owner2, amount2, closing, marked, called_off, count, cancelled)
    post: _
    """  # noqa: E501
    readings = _readings(count, cancelled)
    sitting = Sitting(Chair(0), number, marked, None, closing, 0, called_off)
    after = _closed(0, fate, sitting, ledger_of(owner, amount, owner2, amount2), readings)
    begins = closing and marked and fate != 1 and owner > 4 and owner2 > 4
    stops = called_off and cancelled == 1
    last = number if stops else number + _remaining(number, count)
    if begins and last == number:
        return isinstance(after, Over)
    return isinstance(after, Table) and after.sitting.last == (last if begins else None)


def dom_tour_unknown(fate: int, closing: bool, marked: bool) -> bool:
    """A sitting of which nobody knows how many deals were played."""
    return (fate == 0) | (fate == 2)


def law_tour_unknown(fate: int, closing: bool, marked: bool) -> bool:
    """§tour-des-gueux §tour-count — where the number of the deal is not known, no last deal is
    found.

    pre: dom_tour_unknown(fate, closing, marked)
    post: _
    """
    after = _closed(0, fate, Sitting(Chair(0), None, marked, None, closing))
    return isinstance(after, Table) and after.sitting.last is None and after.sitting.number is None


def dom_returned(
    owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int
) -> bool:
    """Any list of up to three entries."""
    return entries(owner, amount, owner2, amount2, owner3, amount3)


def law_returned(
    owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int
) -> bool:
    """§pinandele-returned §carried §carried-as-they-are — at the end each player gets a quarter of
    the pinandèles, what four cannot share stays, and so do the bêtes as they are.

    pre: dom_returned(owner, amount, owner2, amount2, owner3, amount3)
    post: _
    """
    ledger = ledger_of(owner, amount, owner2, amount2, owner3, amount3)
    left, payments = return_pinandeles(ledger)
    pots = pots_in(ledger)
    share = gains(payments, 0)
    rest = pots - share - share - share - share
    betes = tuple(one for one in ledger if isinstance(one, Bete))
    good = left == (betes if rest == 0 else (*betes, Pinandele(rest)))
    good = good and rest >= 0 and rest < 4 and gains(payments, -1) == rest - pots
    return good and all(gains(payments, one) == share for one in range(1, 4))


def dom_stop(settled: bool, owner: int, amount: int, owner2: int, amount2: int, purse: int) -> bool:
    """Before or after a deal, any list of up to two entries, any purse."""
    return entries(owner, amount, owner2, amount2)


def law_stop(settled: bool, owner: int, amount: int, owner2: int, amount2: int, purse: int) -> bool:
    """§may-stop §carried §carried-as-they-are §pinandele-returned — between two deals the players
    may stop: the bêtes are carried in their order, with owner and amount, and no jeton is lost.

    pre: dom_stop(settled, owner, amount, owner2, amount2, purse)
    post: _
    """
    ledger = ledger_of(owner, amount, owner2, amount2)
    phase = Settled(Result(Outcome.PASSED, Chair(0))) if settled else Dealing()
    cloth = pots_in(ledger)
    purses = (purse, -purse, 0, 0)
    table = Table(Chair(0), Suit.COEUR, phase, Sitting(Chair(0)), ledger, purses, cloth)
    step = stop(table)
    if not isinstance(step, Accepted) or not isinstance(step.state, Over):
        return False
    over = step.state
    rest = cloth % 4
    betes = tuple(one for one in ledger if isinstance(one, Bete))
    carried = over.ledger == (betes if rest == 0 else (*betes, Pinandele(rest)))
    total = over.purses[0] + over.purses[1] + over.purses[2] + over.purses[3] + over.cloth
    return carried and over.cloth == rest and total == cloth


def dom_pay(
    a: int, b: int, c: int, d: int, cloth: int, payer: int, payee: int, amount: int
) -> bool:
    """Any purses, any cloth, any payment from one of them to another."""
    return below(5, payer, payee)


def law_pay(
    a: int, b: int, c: int, d: int, cloth: int, payer: int, payee: int, amount: int
) -> bool:
    """§jetons — a payment takes from one purse, or from the cloth, what it gives to another.

    pre: dom_pay(a, b, c, d, cloth, payer, payee, amount)
    post: _
    """
    before = (a, b, c, d, cloth)
    source = Chair(-1) if payer == 4 else chair_of(payer)
    target = Chair(-1) if payee == 4 else chair_of(payee)
    purses, left = pay((a, b, c, d), cloth, (Payment(source, target, amount),))
    after = (*purses, left)
    good = after[0] + after[1] + after[2] + after[3] + after[4] == a + b + c + d + cloth
    for one in range(5):
        moved = (amount if one == payee else 0) - (amount if one == payer else 0)
        good = good & (after[one] == before[one] + moved)
    return good


def dom_next_belle(belle: int, trump: int, tricks: int, matadors: int, made: bool) -> bool:
    """Every belle, trump, number and matadors, of a demand that was not in belle."""
    good = below(4, belle, trump) & (tricks >= 2) & (tricks <= 5)
    return good & ((matadors == 0) | ((matadors >= 3) & (matadors <= 5)))


def law_next_belle(belle: int, trump: int, tricks: int, matadors: int, made: bool) -> bool:
    """§belle-next-deal §belle-changes §belle-even-if-lost §due — the belle changes after the
    settlement: the deal in which matadors are announced is paid as before.

    pre: dom_next_belle(belle, trump, tricks, matadors, made)
    post: _
    """
    contract = Contract(Seat(0), tricks, suit_at(trump), False, matadors)
    playing = Playing(contract, ((UNKNOWN,) * 5,) * 4)
    table = Table(Chair(3), suit_at(belle), playing, Sitting(Chair(3)))
    step = apply(table, Tricks((Chair(0 if made else 1),) * 5), Readings())
    if not isinstance(step, Accepted) or not isinstance(step.state, Table):
        return False
    after = step.state
    due = (tricks + matadors) * (2 if tricks == 5 else 1)
    gain = 3 * due if made else -3 * due
    return after.purses[0] == gain and after.belle == suit_at(trump if matadors else belle)


def dom_sitting_money(seed: int, deals: int, reading: int) -> bool:
    """Random lawful sittings of one to eight deals, each with its seed, in six editions."""
    return (seed >= 0) & (deals >= 1) & (deals <= 8) & below(6, reading)


def law_sitting_money(seed: int, deals: int, reading: int) -> bool:
    """§jetons §phases §pinandele-returned — all through a sitting purses and cloth together hold
    what they held, and the cloth what its pinandèles are worth: at the end less than four.

    pre: dom_sitting_money(seed, deals, reading)
    post: _
    """
    readings = tuple(one.readings for one in EDITIONS.values())[reading]
    state: State = Table(chair_of(seed % 4), suit_at(seed // 4 % 4), Dealing(), Sitting(Chair(0)))
    random = Random(seed)
    for _ in range(deals):
        if not isinstance(state, Table):
            break
        events, _ = random_sitting(state, random, readings, 1)
        for event in events:
            step = apply(state, event, readings)
            if not isinstance(step, Accepted):
                return False
            state = step.state
            cloth = pots_in(state.ledger)
            if isinstance(state, Drawing) or state.cloth != cloth or sum(state.purses) != -cloth:
                return False
            if isinstance(state, Over) and cloth > 3:
                return False
    return True
