"""Cards played against a duty and found too late: who revoked, and what it costs."""

from hombre_conformance.wire_laws.formulas.money import Entries, paid
from hombre_conformance.wire_laws.formulas.play import may_play

__all__ = ["Slip", "is_unclear", "judged", "pays_alone", "revokers"]

Slip = tuple[int, int, bool, tuple[int, ...], tuple[int, ...], int, bool]
"""Who played, the card, whether it was his turn, his hand, the cards on the table, the trump, and
whether an ally was winning.
"""


def revokers(
    slips: tuple[Slip, ...], beating: bool, free: bool, exempt: bool
) -> tuple[int, ...]:  # fmt: skip
    """§revoke §allegation — who of those that are said to have revoked did so, in order.

    The duties are read as ``formulas.play.may_play`` has it.
    """
    return tuple(
        [
            chair
            for chair, one, _, hand, trick, trump, ally in slips
            if not may_play(one, hand, trick, trump, beating, free, exempt and ally)
        ]
    )


def is_unclear(slips: tuple[Slip, ...]) -> bool:
    """§revoke §play-out-of-turn — whether a card was played out of turn and against a duty, however
    the duties are read: the page does not say whether it costs nothing or is a revoke.
    """
    return any(
        not turn and not may_play(one, hand, trick, trump, True, False, False)
        for _, one, turn, hand, trick, trump, _ in slips
    )


def judged(demander: int, found: tuple[int, ...]) -> str | None:
    """§revoke-demander §revoke-defender §revoke-both — how a deal ends in which these revoked;
    None: as if nobody had.
    """
    others = [one for one in found if one != demander]
    if demander in found:
        return "void" if others else "lost"
    return "made" if others else None


def pays_alone(
    chair: int, made: bool, alone: int | None, amount: int, entries: Entries
) -> tuple[int, ...]:
    """§revoke-defender §paid-by-each — what chairs 0 to 3 and the cloth gain, where one who revoked
    pays the three shares, or, ``alone`` being None, each pays his.

    ``entries`` are those of the list that are taken; their owners pay them as ever.
    """
    gain = list(paid(chair, made, amount, entries))
    for other in range(4):
        if alone is not None and other != chair:
            gain[other] += amount if other != alone else -2 * amount
    return tuple(gain)
