"""Cards and a table of four as SVG: what is drawn is first a list of signs, then markup.

The suits are paths, so that no font is relied on.  Every card that a page shows is a
``symbol`` once, and is placed by ``use``; the page's script places the same symbols.
Colours are the style sheet's.  Coordinates are the drawing's own units.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from hombre.cards import ASCII, Card, Suit, is_known, rank_of, suit_of
from hombre.notation import card_name
from hombre_book.site.island import plain

__all__ = ["BACK", "CARD", "Drawing", "Word", "defs", "name_of", "row", "suit_icon", "svg"]

CARD: Final = (48, 68)
"""Width and height of a card."""
BACK: Final = "back"
"""A card that nobody shows, or remembers."""
STEP: Final = 18
"""So much of a card is seen beside the one that covers it."""

PATHS: Final = {
    "S": "M10 1C8.3 5 1.6 8 1.6 12.5c0 2.4 1.8 4 4 4 1.5 0 2.8-.7 3.5-1.9-.1 1.9-.9 3.3-2.4 4.4h6.6"
    "c-1.5-1.1-2.3-2.5-2.4-4.4.7 1.2 2 1.9 3.5 1.9 2.2 0 4-1.6 4-4C18.4 8 11.7 5 10 1z",
    "H": "M10 18.6C8.2 14.8 1.5 11.5 1.5 6.6 1.5 3.9 3.5 2 5.9 2 7.7 2 9.2 3 10 4.7 10.8 3"
    " 12.3 2 14.1 2c2.4 0 4.4 1.9 4.4 4.6 0 4.9-6.7 8.2-8.5 12z",
    "D": "M10 1c1.7 3.3 3.9 6.3 6.6 9-2.7 2.7-4.9 5.7-6.6 9-1.7-3.3-3.9-6.3-6.6-9"
    "C6.1 7.3 8.3 4.3 10 1z",
    "C": "M10 1.2a4 4 0 0 0-3.2 6.4 4 4 0 1 0 2.3 6.9c-.1 1.9-.9 3.4-2.4 4.5h6.6c-1.5-1.1-2.3-2.6"
    "-2.4-4.5a4 4 0 1 0 2.3-6.9A4 4 0 0 0 10 1.2z",
}
"""Each suit in a square of twenty."""
RED: Final = frozenset("HD")
SUIT_SIZE: Final = 16


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text; ``anchor`` is start, middle or end, ``kind`` a class of the style sheet."""

    kind: str
    x: int
    y: int
    anchor: str
    text: str


@dataclass(slots=True)
class Drawing:
    """Signs to be drawn: symbols and words at their places, frames, and all of it in words.

    ``title`` names the drawing and ``desc`` spells it for whoever does not see it.
    """

    size: tuple[int, int]
    title: str
    desc: str
    uses: list[tuple[str, int, int]] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    frames: list[tuple[int, int, int, int]] = field(default_factory=list)

    def scene(self) -> dict[str, object]:
        """The drawing as the page's script reads it."""
        return {
            "t": self.title,
            "s": list(self.size),
            "d": self.desc,
            "u": [list(one) for one in self.uses],
            "w": [[one.kind, one.x, one.y, one.anchor, one.text] for one in self.words],
            "f": [list(one) for one in self.frames],
        }


def name_of(card: Card) -> str:
    """The symbol of a card: ``KS``, ``xH`` for some heart, ``back`` for one not known at all."""
    name = ASCII[card]
    return BACK if name == "?" else name.replace("?", "x")


def suit_icon(suit: Suit) -> str:
    """The symbol of a suit alone."""
    return f"suit-{'SHDC'[suit]}"


def row(cards: Iterable[str], x: int, y: int, align: str = "start") -> list[tuple[str, int, int]]:
    """Symbols of cards side by side, covering each other; ``x`` is their left, middle or right."""
    shown = list(cards)
    width = CARD[0] + STEP * (len(shown) - 1) if shown else 0
    left = x - {"start": 0, "middle": width // 2, "end": width}[align]
    return [(one, left + STEP * at, y) for at, one in enumerate(shown)]


def svg(drawing: Drawing, ident: str, *extra: str) -> str:
    """The drawing as an ``svg`` element; ``ident`` is unique on its page, ``extra`` are classes."""
    wide, high = drawing.size
    parts = [
        f'<svg class="{" ".join(("drawn", *extra))}" role="img"',
        f' id="{ident}" viewBox="0 0 {wide} {high}" aria-labelledby="{ident}-t {ident}-d">',
        f'<title id="{ident}-t">{plain(drawing.title)}</title>',
        f'<desc id="{ident}-d">{plain(drawing.desc)}</desc><g>',
    ]
    parts += [
        f'<rect class="turn" x="{x}" y="{y}" width="{w}" height="{h}" rx="8"/>'
        for x, y, w, h in drawing.frames
    ]
    parts += [_use(*one) for one in drawing.uses]
    parts += [
        f'<text class="{one.kind}" x="{one.x}" y="{one.y}" text-anchor="{one.anchor}">'
        f"{plain(one.text)}</text>"
        for one in drawing.words
    ]
    return "".join([*parts, "</g></svg>"])


def _use(symbol: str, x: int, y: int) -> str:
    if symbol.startswith("suit-"):
        size = f'width="{SUIT_SIZE}" height="{SUIT_SIZE}"'
        colour = "red" if symbol[-1] in RED else "black"
        return f'<use class="{colour}" href="#{symbol}" x="{x}" y="{y}" {size}/>'
    return f'<use href="#card-{symbol}" x="{x}" y="{y}" width="{CARD[0]}" height="{CARD[1]}"/>'


# --- symbols ----------------------------------------------------------------------------------


def defs(drawings: Iterable[Drawing], language: str) -> str:
    """The symbols that these drawings use, once for a page."""
    used = sorted({symbol for one in drawings for symbol, *_ in one.uses})
    suits = [
        f'<symbol id="suit-{suit}" viewBox="0 0 20 20"><path d="{path}"/></symbol>'
        for suit, path in PATHS.items()
    ]
    cards = [_symbol(one, language) for one in used if not one.startswith("suit-")]
    inside = "".join([*suits, *cards])
    head = '<svg width="0" height="0" aria-hidden="true" focusable="false">'
    return f'<div class="card-symbols">{head}{inside}</svg></div>'


def _symbol(name: str, language: str) -> str:
    wide, high = CARD
    head = f'<symbol id="card-{name}" viewBox="0 0 {wide} {high}">'
    sheet = f'x=".75" y=".75" width="{wide - 1.5}" height="{high - 1.5}" rx="5"'
    if name == BACK:
        return (
            f'{head}<rect class="card-back" {sheet}/>'
            '<rect class="card-lace" x="5.5" y="5.5" width="37" height="57" rx="3"/>'
            '<path class="card-lace" d="M24 14l11 20-11 20-11-20z"/></symbol>'
        )
    card = _CARDS[name]
    suit = "SHDC"[suit_of(card)]
    rank = card_name(card, language)[:-1] if is_known(card) else "?"
    face = "card-face" if is_known(card) else "card-face card-half"
    narrow = " card-ten" if is_known(card) and rank_of(card) == 10 else ""
    return (
        f'{head}<rect class="{face}" {sheet}/><g class="{"red" if suit in RED else "black"}">'
        f'<text class="card-rank{narrow}" x="9.5" y="18" text-anchor="middle">{rank}</text>'
        f'<use href="#suit-{suit}" x="3.5" y="22" width="12" height="12"/>'
        f'<use href="#suit-{suit}" x="19" y="35" width="25" height="25"/></g></symbol>'
    )


_CARDS: Final = {name_of(card): card for card in ASCII}
