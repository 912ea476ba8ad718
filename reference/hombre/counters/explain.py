"""The law told: one clause with its sources, and the list of clauses."""

import re
from collections.abc import Iterator
from itertools import product

from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.words import tell
from hombre.law import Clause, Rule, Text, Warrant
from hombre.notation import in_language, other_language
from hombre.reading_law import ReadingText
from hombre.wording import fold, nearest

__all__ = ["PAGES", "Unknown", "clause_list", "explain", "find", "points_of", "several"]

PAGES = (
    "deck",
    "opening",
    "deal",
    "auction",
    "trump",
    "play",
    "outcome",
    "settlement",
    "session",
)
"""The pages of the law, in the order of a deal."""

Found = Clause | ReadingText


class Unknown(Exception):
    """There is no clause or page of that name; ``near`` are those that may be meant."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.near = near


# --- finding ----------------------------------------------------------------------------------


def find(name: str) -> tuple[Found, ...]:
    """What goes by that name: a clause, a reading, or all that it may mean.

    A name is that of a clause (with or without its game) or of a reading; an open point
    (``open-beat``), a sentence (``BH:23.4``) or a word of a text may mean several.
    Raises ``Unknown`` with the nearest names if there is nothing.
    """
    game, _, slug = name.strip().lower().replace("_", "-").rpartition("/")
    if not game or game == "bete-hombree":
        one = _by_slug(slug)
        if one is not None:
            return (one,)
        for found in (_of_open_point(slug), _citing(name.strip()), _with_words(name)):
            if found:
                return found
    raise Unknown(name, _near(slug))


def _by_slug(slug: str) -> Found | None:
    from hombre.bete_hombree.reading_texts import READINGS

    clause = CLAUSES.get(Rule(f"bete-hombree/{slug}"))
    return clause or READINGS.get(slug.removeprefix("reading-"))


def _of_open_point(slug: str) -> tuple[Found, ...]:
    """What answers an open point; without the index, what has its name."""
    if not slug.startswith("open-"):
        return ()
    from hombre.counters.suite import open_points

    bare = slug.removeprefix("open-")
    answers = [_by_slug(one) for one in open_points().get(slug, (bare, f"reading-{bare}"))]
    return tuple([one for one in answers if one is not None])


def _citing(sentence: str) -> tuple[Found, ...]:
    """The clauses and readings that cite that sentence."""
    from hombre.bete_hombree.reading_texts import READINGS

    wanted = sentence.upper()
    found: list[Found] = [
        one for one in CLAUSES.values() if wanted in [each.sentence for each in one.sources]
    ]
    found += [
        one
        for one in READINGS.values()
        if any(wanted == each.sentence for kind in one.alternatives for each in kind.sources)
    ]
    return tuple(found)


def _with_words(name: str) -> tuple[Found, ...]:
    """Those whose titles have these words; if none has, those whose texts do.

    Then the same without the endings of the words: « atouts », “undertrumping”.
    """
    from hombre.bete_hombree.reading_texts import READINGS

    wanted = fold(name.replace("-", " ")).split()
    all_of_them: list[Found] = [*CLAUSES.values(), *READINGS.values()]
    if not wanted or len("".join(wanted)) < _FEWEST:
        return ()
    stems = [_ENDING.sub("", one) for one in wanted]
    for texts, words in product((_titles, _texts), (wanted, stems)):
        found = [one for one in all_of_them if _has(texts(one), words)]
        if found:
            return tuple(found)
    meant = [slug for word in wanted for slug in _ALSO.get(word, ())]
    return tuple([one for slug in meant if (one := _by_slug(slug)) is not None])


_ENDING = re.compile(r"(?<=\w{4})(ings?|ed|er|e?s|e)$")
_FEWEST = 3
"""How many letters a word has that is looked for."""
_ALSO = {
    "renonce": ("follow-suit", "revoke"),
    "renoncer": ("follow-suit", "revoke"),
}
"""Words that players have for a thing and that the law does without."""


def _has(texts: list[Text], wanted: list[str]) -> bool:
    words = [fold(f"{one.fr} {one.en}".replace("’", " ").replace("-", " ")) for one in texts]
    parts = set(" ".join(words).translate(_MARKS).split())
    return all(any(part.startswith(one) for part in parts) for one in wanted)


_MARKS = {ord(mark): " " for mark in "'.,;:!?«»“”()\u00a0\u202f"}


def _titles(one: Found) -> list[Text]:
    return [one.title]


def _texts(one: Found) -> list[Text]:
    if isinstance(one, Clause):
        return [one.text]
    return [text for each in one.alternatives for text in (each.label, each.sentence)]


def _near(name: str) -> tuple[str, ...]:
    """Up to three clauses or readings whose names, or titles, are like this one."""
    from hombre.bete_hombree.reading_texts import READINGS

    slugs = [*map(_slug, CLAUSES), *[f"reading-{one}" for one in READINGS], *READINGS]
    titles = {title: one.rule for one in CLAUSES.values() for title in (one.title.fr, one.title.en)}
    found = [one for one in slugs if name and name in one]
    close = nearest(name, slugs)
    titled = titles.get(nearest(name, titles))
    found = [close, *([] if titled is None else [_slug(titled)]), *found]
    return tuple(dict.fromkeys([one for one in found if one]))[:3]


def _slug(rule: Rule) -> str:
    return rule.partition("/")[2]


# --- telling ----------------------------------------------------------------------------------


def several(name: str, found: tuple[Found, ...], language: str, width: int) -> str:
    """A list of all that a name may mean."""
    entries = []
    for one in found:
        slug = _slug(one.rule) if isinstance(one, Clause) else f"reading-{one.slug}"
        entries.append((slug, [in_language(one.title, language)]))
    lines = [bold(tell("found-in", language, name=name)), *rows(entries, width)]
    return "\n".join(lines) + "\n"


def points_of(rule: Rule) -> list[str]:
    """The readings that concern a clause, by slug."""
    from hombre.bete_hombree.reading_texts import READINGS

    return [one.slug for one in READINGS.values() if rule in one.clauses]


def explain(clause: Clause, language: str, width: int) -> str:
    """A clause in both languages, that one first, with its warrant, sources and hands."""
    from hombre.counters.suite import hands_of

    lines = [
        bold(f"{_slug(clause.rule)} · {in_language(clause.title, language)}"),
        paragraph(
            f"{tell(clause.warrant.value, language)} · "
            + tell("page", language, page=tell(f"page-{clause.page}", language)),
            width,
        ),
    ]
    for spoken in (language, other_language(language)):
        lines += ["", *_told(clause.text, spoken, width)]
    lines.append("")
    cited = [
        tell("cites", language, sentence=one.sentence, incipit=one.incipit)
        for one in clause.sources
    ]
    lines += [paragraph(one, width, "  ") for one in cited or [tell("no-source", language)]]
    points = [f"reading-{one}" for one in points_of(clause.rule)]
    if points:
        lines += ["", paragraph(tell("reading-of", language, list=", ".join(points)), width)]
    hands = hands_of(clause.rule)
    if hands:
        lines += ["", paragraph(tell("hands", language, list=", ".join(hands)), width)]
    return "\n".join(lines) + "\n"


def _told(text: Text, language: str, width: int) -> Iterator[str]:
    for part in in_language(text, language).split("\n"):
        yield paragraph(part, width, "  ") if part else ""


def clause_list(language: str, width: int) -> str:
    """Every clause with its title, page by page."""
    lines: list[str] = []
    for page in PAGES:
        lines += ["", bold(tell(f"page-{page}", language))]
        entries = [
            (_slug(one.rule), [in_language(one.title, language) + _mark(one, language)])
            for one in CLAUSES.values()
            if one.page == page
        ]
        lines += rows(entries, width)
    return "\n".join(lines).strip("\n") + "\n"


def _mark(clause: Clause, language: str) -> str:
    if clause.warrant is Warrant.STATED:
        return ""
    return f" ({tell(f'mark-{clause.warrant.value}', language)})"
