"""How pages name clauses, readings and sentences: links in Markdown and their words."""

from hombre.law import Text
from hombre.notation import in_language
from hombre_book.site.plan import Source, link

__all__ = ["anchor", "clause_link", "incipit", "sentence_link", "sentences_links", "witness_page"]


def anchor(sentence: str) -> str:
    """The anchor of a sentence on its witness's page: ``bh-23-3`` for ``BH:23.3``."""
    return sentence.lower().replace(":", "-").replace(".", "-")


def witness_page(sentence: str) -> str:
    """The address of the page that lists the sentence: ``sources/bh``."""
    return f"sources/{sentence.partition(':')[0].lower()}"


def sentence_link(here: str, sentence: str) -> str:
    """A link to a sentence in its witness's list, told by its id."""
    return f"[{sentence}]({link(here, f'{witness_page(sentence)}#{anchor(sentence)}')})"


def sentences_links(here: str, sentences: tuple[str, ...] | list[str]) -> str:
    """Links to several sentences, in a row."""
    return ", ".join(sentence_link(here, one) for one in sentences)


def clause_link(source: Source, here: str, entry: str, language: str) -> str:
    """A link to a clause's or a reading's own page, told by its title.

    ``entry`` is an id of the book, ``reading-`` included; a name with its game before a
    slash will do.
    """
    name = entry.rpartition("/")[2]
    title = in_language(source.game.game.entries[name].title, language)
    slug = name.removeprefix("reading-")
    page = f"reading/{slug}" if slug != name else f"clause/{name}"
    return f"[{title}]({link(here, page)})"


def incipit(words: str, language: str) -> str:
    """The first words of a sentence, which are French wherever they stand."""
    more = "" if words.endswith((".", ":", "?", "!", "|")) else "\u00a0…"
    told = Text(
        f'«\u00a0<span translate="no">{words}</span>{more}\u00a0»',
        f'<q lang="fr">{words}{more}</q>',
    )
    return in_language(told, language)
