"""What is due, who pays it, and the list of bêtes, against the rival's bookkeeping."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.rival import Line, owed
from tests.bete_hombree.rival import settle as rival_settle
from tests.bete_hombree.tables import CHAIRS, READINGS

from hombre.bete_hombree.settlement import due_of, pass_out, settle
from hombre.bete_hombree.table import (
    ABSENT,
    Bete,
    Contract,
    Entry,
    Ledger,
    Outcome,
    Pinandele,
    Sitting,
)
from hombre.cards import Suit
from hombre.money import balance
from hombre.seats import Chair, Seat

betes = st.builds(Bete, st.sampled_from((*CHAIRS, ABSENT)), st.integers(1, 40).map(lambda n: 4 * n))
ledgers = st.lists(st.one_of(betes, st.just(Pinandele(8))), max_size=6).map(tuple)
contracts = st.builds(
    Contract,
    st.sampled_from([Seat(one) for one in range(4)]),
    st.integers(2, 5),
    st.sampled_from(Suit),
    st.booleans(),
    st.sampled_from([0, 3, 4, 5]),
    st.booleans(),
)


def line_of(entry: Entry) -> Line:
    if isinstance(entry, Bete):
        return ("bete", entry.owner, entry.amount)
    return ("pinandele", 0, entry.amount)


@settings(max_examples=1000)
@given(ledgers, contracts, st.sampled_from(CHAIRS), st.booleans(), st.integers(0, 3))
def test_settlement(
    ledger: Ledger, contract: Contract, demander: Chair, won: bool, alone: int
) -> None:
    """List, purses and cloth after any contract on any list; and nothing is made or lost."""
    payer = Chair((demander + alone) % 4) if won and alone else None
    outcome = Outcome.MADE if won else Outcome.LOST
    done = settle(
        contract, demander, outcome, payer, ledger, Sitting(Chair(0), marked=bool(ledger)), READINGS
    )
    due = owed(contract.tricks, contract.belle, contract.matadors, contract.false_matadors, won)
    lines, gains, cloth = rival_settle([*map(line_of, ledger)], demander, due, won, payer)
    assert done.due == due
    assert [*map(line_of, done.ledger)] == lines
    change = balance(done.payments, 4)
    assert change == (*gains, cloth)
    assert sum(change) == 0
    in_list = [
        sum(e.amount for e in one if isinstance(e, Pinandele)) for one in (ledger, done.ledger)
    ]
    assert in_list[1] - in_list[0] == change[-1]


@settings(max_examples=300)
@given(st.lists(st.tuples(contracts, st.sampled_from(CHAIRS), st.integers(0, 2)), max_size=12))
def test_a_sequence_of_settlements(coups: list[tuple[Contract, Chair, int]]) -> None:
    """Coup after coup from an empty list: the two lists stay the same, and so do the purses."""
    ledger, lines = EMPTY, list[Line]()
    purse: tuple[int, ...] = (0, 0, 0, 0, 0)
    rival_purse = purse
    for contract, demander, fate in coups:
        if fate == 2:
            passed = pass_out(ledger)
            ledger, lines = passed.ledger, [*lines, ("pinandele", 0, 8)]
            purse = plus(purse, balance(passed.payments, 4))
            rival_purse = plus(rival_purse, (-2, -2, -2, -2, 8))
            continue
        outcome = Outcome.MADE if fate else Outcome.LOST
        done = settle(
            contract,
            demander,
            outcome,
            None,
            ledger,
            Sitting(Chair(0), marked=bool(ledger)),
            READINGS,
        )
        due = owed(
            contract.tricks, contract.belle, contract.matadors, contract.false_matadors, bool(fate)
        )
        lines, gains, cloth = rival_settle(lines, demander, due, bool(fate))
        ledger, purse = done.ledger, plus(purse, balance(done.payments, 4))
        rival_purse = plus(rival_purse, (*gains, cloth))
        assert [*map(line_of, ledger)] == lines
        assert purse == rival_purse
        assert purse[-1] == sum(one.amount for one in ledger if isinstance(one, Pinandele)) >= 0


EMPTY: Ledger = ()


def plus(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def test_every_sum_there_is() -> None:
    for tricks in (2, 3, 4, 5):
        for matadors in (0, 3, 4, 5):
            for belle in (False, True):
                assert due_of(tricks, matadors, belle, tricks == 5) == owed(
                    tricks, belle, matadors, False, True
                )
    assert due_of(5, 5, True, True) == 40
    assert due_of(2, 0, False, False) == 2


def test_bounds_of_a_list_without_end() -> None:
    """Each loss adds to the oldest bête, not to the newest: amounts do not snowball."""
    ledger: Ledger = ()
    for _ in range(20):
        contract = Contract(Seat(0), 5, Suit.PIQUE, True, 5)
        done = settle(
            contract, Chair(0), Outcome.LOST, None, ledger, Sitting(Chair(0), marked=True), READINGS
        )
        ledger = done.ledger
    amounts = [one.amount for one in ledger]
    assert amounts == [160] + [320] * 19
