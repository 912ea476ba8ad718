"""The play: what may be played, and who has the trick."""

from typing import Final

__all__ = ["NOBODY", "bare", "may_play", "playable", "winner", "won_by"]

NOBODY: Final = -1
"""In place of the best trump of a ruff: nobody has ruffed."""


def bare(trick: tuple[int, ...], trump: int) -> tuple[int, int, int]:
    """What matters of a trick: the suit led, the best card of it, the best trump of a ruff."""
    led = trick[0] // 6
    top = max([one for one in trick if one // 6 == led])
    ruffs = [one for one in trick if one // 6 == trump != led]
    return led, top, max(ruffs, default=NOBODY)


def winner(trick: tuple[int, ...], trump: int) -> int:
    """§trick-winner §trump-beats — the card that has the trick: the best trump, else the best of
    the suit led.
    """
    _, top, ruff = bare(trick, trump)
    return top if ruff == NOBODY else ruff


def won_by(trick: tuple[tuple[int, int], ...], trump: int) -> int:
    """Who has the trick, of pairs (chair, card) in the order of play."""
    best = winner(tuple([one for _, one in trick]), trump)
    return next(chair for chair, one in trick if one == best)


def may_play(
    one: int,
    hand: tuple[int, ...],
    trick: tuple[int, ...],
    trump: int,
    beating: bool,
    free: bool,
    exempt: bool,
) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff §free-discard — whether a card of the hand may
    be played to the trick.

    ``beating``: one beats after a ruff too; ``free``: who cannot overruff plays what he likes;
    ``exempt``: an ally is winning, and that excuses.
    """
    if not trick:
        return True
    led, top, ruff = bare(trick, trump)
    followers = [held for held in hand if held // 6 == led]
    if followers:
        if one // 6 != led or exempt or (ruff != NOBODY and not beating):
            return one // 6 == led
        return one > top or max(followers) < top
    trumps = [held for held in hand if held // 6 == trump]
    if exempt or not trumps:
        return True
    if one // 6 != trump:
        return free and ruff > max(trumps)
    return one > ruff or max(trumps) < ruff


def playable(
    hand: tuple[int, ...],
    trick: tuple[int, ...],
    trump: int,
    beating: bool,
    free: bool,
    exempt: bool,
) -> tuple[int, ...]:
    """All the cards of the hand that may be played to the trick."""
    return tuple([one for one in hand if may_play(one, hand, trick, trump, beating, free, exempt)])
