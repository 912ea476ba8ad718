"""The deals of ``play.json``: most as the seed gives them, some because a reading bites at once."""

from collections.abc import Iterator
from random import Random
from typing import Final

from hombre.bete_hombree.deck import pack_without
from hombre.cards import ASCII, Suit
from hombre.records.form import SUIT
from hombre_conformance.tables.lines import at_tricks, followed
from hombre_conformance.tables.walking import Json

__all__ = ["DRAWN", "READINGS_OF_PLAY", "deals", "drawn"]

SEED: Final = "hombre-play-1"
DRAWN: Final = 64
"""How many deals are as they come; their names count from 1."""
BITING: Final = 12
"""How many more there are for each reading of the play."""

READINGS_OF_PLAY: Final = (
    ("beat-after-ruff", "beat"),
    ("underruff", "free"),
    ("ally-winning", "exempt"),
)
"""The readings that touch the play of the cards, with their other alternative."""


def drawn(number: int) -> Json:
    """The record of the deal of that number, at the play: dealer, belle, trump and seat by lot."""
    random = Random(f"{SEED}/{number}")
    belle, trump = random.choice(tuple(Suit)), random.choice(tuple(Suit))
    pack = list(pack_without(belle))
    random.shuffle(pack)
    contract = {
        "seat": random.randrange(4),
        "tricks": random.randint(2, 5),
        "trump": SUIT.write(trump),
        "belle": trump == belle,
    }
    return {
        "format": "hombre-record/1",
        "game": "bete-hombree",
        "setup": {
            "dealer": random.randrange(4),
            "belle": SUIT.write(belle),
            "contract": contract,
            "hands": [[ASCII[one] for one in pack[at : at + 5]] for at in range(0, 20, 5)],
        },
    }


def deals() -> Iterator[Json]:
    """Every deal of the table: its name (``deal``), why it is there (``chosen``), its ``input``.

    After the first ones come, for each reading, the next deals in which it already changes
    how the first trick can go.
    """
    for number in range(1, DRAWN + 1):
        yield _named(number, "seed", drawn(number))
    number = DRAWN
    for slug, alternative in READINGS_OF_PLAY:
        found = 0
        while found < BITING:
            number += 1
            record = drawn(number)
            if _first_trick(record, {slug: alternative}) != _first_trick(record, {}):
                found += 1
                yield _named(number, slug, record)


def _named(number: int, chosen: str, record: Json) -> Json:
    return {"deal": f"{number:04}", "chosen": chosen, "input": record}


def _first_trick(record: Json, chosen: dict[str, str]) -> int:
    return at_tricks(followed(record, chosen, 4))[0]
