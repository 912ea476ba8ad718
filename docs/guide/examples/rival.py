"""A rule of ours, and the same rule as somebody else wrote it, for `crosshair diffbehavior`.

Both say what each opponent gives to the demander, or gets from him, in jetons. What lies
outside the game is refused by both, so that nothing is compared there.
"""

from hombre.bete_hombree.settlement import due_of


def _in_the_game(tricks: int, matadors: int) -> None:
    if not (2 <= tricks <= 5 and matadors in (0, 3, 4, 5)):
        raise ValueError("no such demand")


def ours(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> int:
    """The engine's."""
    _in_the_game(tricks, matadors)
    return due_of(tricks, matadors, belle, all_tricks)


def theirs(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> int:
    """Theirs: the same in other words."""
    _in_the_game(tricks, matadors)
    due = tricks + matadors
    if belle:
        due += due
    return 2 * due if all_tricks else due


def forgetful(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> int:
    """Somebody else's, who doubles the tricks and forgets the matadors."""
    _in_the_game(tricks, matadors)
    factor = (2 if belle else 1) * (2 if all_tricks else 1)
    return tricks * factor + matadors
