"""Terms of art on a page: the first of each is a link to the glossary, French words say so.

``mark`` is for text that people read.  It leaves alone what is not prose (code, links,
headings, tags), and any part that says it is in the other language.
"""

import html
import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from hombre_book.site.glossary import Term, terms
from hombre_book.site.plan import up

__all__ = ["french", "mark"]

CLASS: Final = "term"

SKIPPED: Final = re.compile(
    r"""
      ^(?P<fence>`{3,}|~{3,}).*?^(?P=fence)[ ]*$             # fenced code
    | ^(?P<block>/{3,})[ ]html[ ]\|[^\n]*lang=[^\n]*\n.*?^(?P=block)[ ]*$   # another language
    | ^/{3,}[^\n]*$                                          # the lines that open and close blocks
    | ^(?P<head>\#{1,6}[ ][^\n]*)$                           # headings
    | ^---\n.*?^---$                                         # front matter
    | <!--.*?-->
    | <(?P<other>div|section|p|blockquote|details|td|li|figure)\b[^>]*\blang=.*?</(?P=other)>
    | <(?P<whole>code|pre|script|style|svg|title|option|textarea|cite)\b[^>]*>.*?</(?P=whole)>
    | (?P<open><(?P<named>a|button|summary|label|h[1-6])\b[^>]*>)(?P<inner>.*?)</(?P=named)>
    | <span\b[^>]*\blang="fr"[^>]*>(?P<french>[^<]*)</span>  # french(): may become the link
    | <[^>]+>                                                # any other tag
    | (?P<tick>`+)[^\n]*?(?P=tick)                           # code in a line
    | !\[[^\]\n]*\]\([^)\n]*\)                              # images
    | \[(?P<label>[^\]\n]*)\](?P<target>\([^)\n]*\)|\[[^\]\n]*\])   # links
    | \{[^}\n]*\}                                            # attributes
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)

INSIDE: Final = re.compile(r"`[^`]*`|<(\w+)[^>]*>.*?</\1>|<[^>]*>|\{[^}]*\}|\[[^\]]*\]\([^)]*\)")
"""What is no prose inside a heading or a link."""


def french(term: str) -> str:
    """A French word in an English page, so marked that it is spoken and hyphenated as French."""
    return f'<span lang="fr">{html.escape(term, quote=False)}</span>'


def mark(markdown: str, language: str, here: str, *, links: bool = True) -> str:
    """The page's Markdown with its terms marked; ``here`` is the page's address.

    The first occurrence of each term becomes a link to its entry (unless ``links`` is
    False); in English every French term carries ``lang="fr"``.
    """
    marker = _Marker(language, f"{up(here)}glossary/")
    if not links:
        marker.met |= {one.id for one in terms()}
    parts, end = [], 0
    for skipped in SKIPPED.finditer(markdown):
        parts.append(marker.prose(markdown[end : skipped.start()]))
        parts.append(marker.span(skipped))
        end = skipped.end()
    parts.append(marker.prose(markdown[end:]))
    return "".join(parts)


def mark_foreign(text: str, language: str) -> str:
    """A heading or the words of a link: French terms say so in English, and nothing is a link."""
    if language != "en":
        return text
    marker = _Marker(language, "", {one.id for one in terms()})
    parts, end = [], 0
    for kept in INSIDE.finditer(text):
        parts += [marker.prose(text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join([*parts, marker.prose(text[end:])])


@dataclass(slots=True)
class _Marker:
    """One page under way: which terms have had their link."""

    language: str
    address: str
    met: set[str] = field(default_factory=set)

    def prose(self, text: str) -> str:
        """A stretch of plain text, with its terms marked."""
        return _pattern(self.language).sub(self._found, text)

    def span(self, skipped: re.Match[str]) -> str:
        """What is left alone, but that French terms say so, also in a heading or a link.

        One that was marked as French by hand may become the link to its entry.
        """
        if skipped["head"] is not None:
            return mark_foreign(skipped["head"], self.language)
        if skipped["label"] is not None:
            return f"[{mark_foreign(skipped['label'], self.language)}]{skipped['target']}"
        if skipped["named"] is not None:
            return self._named(skipped)
        inner = skipped["french"]
        term = _known(self.language).get(_folded(inner)) if inner else None
        if term is None or term.id in self.met:
            return skipped[0]
        return self._link(term, inner)

    def _named(self, skipped: re.Match[str]) -> str:
        """A link, a heading or a label in HTML, unless it says its language by itself."""
        if " lang=" in skipped["open"]:
            return skipped[0]
        inner = mark_foreign(skipped["inner"], self.language)
        return f"{skipped['open']}{inner}</{skipped['named']}>"

    def _found(self, match: re.Match[str]) -> str:
        term = _known(self.language).get(_folded(match[0]))
        if term is None:  # a turn of phrase that is no term
            return match[0]
        if term.id not in self.met:
            return self._link(term, match[0])
        return french(match[0]) if self._foreign(term) else match[0]

    def _link(self, term: Term, words: str) -> str:
        self.met.add(term.id)
        foreign = ' lang="fr"' if self._foreign(term) else ""
        return f'<a class="{CLASS}" href="{self.address}#{term.id}"{foreign}>{words}</a>'

    def _foreign(self, term: Term) -> bool:
        return self.language == "en" and term.kept


@cache
def _known(language: str) -> dict[str, Term]:
    """The terms by each of their forms."""
    return {_folded(form): one for one in terms() for form in one.forms[language]}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Any form, and any turn of phrase that is none; the longest first."""
    forms = {form for one in terms() for form in (*one.forms[language], *one.never[language])}
    longest = sorted(forms, key=lambda one: (-len(one), one))
    words = "|".join(re.escape(one).replace(r"\ ", r"\s") for one in longest)
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)


def _folded(words: str) -> str:
    return " ".join(words.casefold().split())
