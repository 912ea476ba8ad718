"""Chairs and seats: who sits where, for a sitting and for one deal.

A *chair* (0 to n-1, anticlockwise) is a player, fixed for the whole sitting.
A *seat* is a place in one deal: 0 is at the dealer's right and speaks and leads
first, n-1 is the dealer.  The law of a deal knows only seats; records and money
know only chairs.  The two are converted here and nowhere else.
"""

from typing import NewType

__all__ = ["Chair", "Seat", "chair_of", "next_seat", "onward", "seat_of"]

Chair = NewType("Chair", int)
Seat = NewType("Seat", int)


def chair_of(seat: Seat, dealer: Chair, players: int) -> Chair:
    """The player who sits there while ``dealer`` deals."""
    return Chair((dealer + 1 + seat) % players)


def seat_of(chair: Chair, dealer: Chair, players: int) -> Seat:
    """Where that player sits while ``dealer`` deals."""
    return Seat((chair - dealer - 1) % players)


def onward(chair: Chair, places: int, players: int) -> Chair:
    """The player who sits so many places on, anticlockwise."""
    return Chair((chair + places) % players)


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat at the right of this one: its turn comes next."""
    return Seat((seat + 1) % players)
