"""Money: payments in jetons between purses and the cloth, and their conservation."""

from typing import Final

from hombre.seats import Chair
from hombre.values import value

__all__ = ["CLOTH", "Payment", "balance", "pay"]

CLOTH: Final = Chair(-1)
"""The cloth: jetons that lie on the table and belong to nobody yet."""


@value
class Payment:
    """So many jetons from one purse to another; either may be the cloth."""

    payer: Chair
    payee: Chair
    amount: int


def balance(payments: tuple[Payment, ...], players: int) -> tuple[int, ...]:
    """What each chair gains or loses, and last what the cloth does; sums to zero."""
    change = [0] * (players + 1)
    for one in payments:
        change[one.payer] -= one.amount
        change[one.payee] += one.amount
    return tuple(change)


def pay(
    purses: tuple[int, ...], cloth: int, payments: tuple[Payment, ...]
) -> tuple[tuple[int, ...], int]:
    """Purses and cloth after the payments; their total never changes."""
    change = balance(payments, len(purses))
    return tuple([purse + won for purse, won in zip(purses, change, strict=False)]), cloth + change[
        -1
    ]
