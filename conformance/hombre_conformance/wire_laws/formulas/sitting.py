"""Between two deals: the tour des gueux."""

__all__ = ["deals_left", "is_over", "last_of_tour"]


def deals_left(number: int, count: int) -> int:
    """§tour-count — how many deals remain when the last bête is struck in deal ``number``.

    ``count``: 0 the full round, 1 the round begun, 2 the deal included.
    """
    place = number % 4
    return 3 - place if count == 1 or (count == 2 and place == 0) else 7 - place


def is_over(
    number: int, marked: bool, closing: bool, bete: bool, tour: tuple[bool, int] | None,
    called_off: bool, count: int, stop: bool,
) -> bool:  # fmt: skip
    """§tour-des-gueux §tour-last-deal §tour-cancelled — whether the sitting ends with this deal.

    ``marked``: a bête was marked or carried before; ``bete``: one waits after the deal; ``tour`` is
    the number of the last deal (True, n), or the deal in which the last bête was struck (False, n),
    ``stop`` the reading by which a tour called off ends the sitting when all are struck again.
    """
    if bete:
        return False
    if tour is not None:
        fixed, deal = tour
        return number >= (deal if fixed else deal + deals_left(deal, count))
    if not closing or not marked:
        return False
    return (called_off and stop) or deals_left(number, count) == 0


def last_of_tour(first: int, struck: int, number: int) -> bool:
    """§tour-count §deal-passes-right — whether the tour is through with deal ``number``, the last
    bête having been struck in deal ``struck``: the first dealer has dealt once more, and his left
    neighbour is the dealer.
    """
    dealers = [(first + one) % 4 for one in range(struck + 1, number + 1)]
    return dealers.count(first) == 1 and (dealers[-1] + 1) % 4 == first
