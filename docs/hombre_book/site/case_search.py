"""The form by which cases are searched in the page; ``app/js/casebook.mjs`` serves it.

It is hidden until its script shows it: without, the whole list is there.  A case of the
list has a ``span.case-words`` with its clauses, and words that are not shown.
"""

import html
from collections.abc import Iterable
from typing import Final

from hombre.notation import in_language
from hombre.wording import say
from hombre_book.site.plan import Source

__all__ = ["search_form"]

WORDS: Final = {
    "search": say("Chercher dans les cas", "Search the cases"),
    "words": say("Des mots", "Words"),
    "clause": say("Un article ou une lecture", "A clause or a reading"),
    "all": say("tous", "all"),
    "none": say(
        "Aucun cas. Essayez un seul mot, ou un autre article.",
        "No case. Try a single word, or another clause.",
    ),
    "one": say("un cas", "one case"),
    "many": say("{n} cas", "{n} cases"),
}


def search_form(source: Source, names: Iterable[str], language: str) -> str:
    """The form as raw HTML; ``names`` are the clauses and readings that can be chosen."""
    told = {key: html.escape(in_language(text, language)) for key, text in WORDS.items()}
    entries = source.game.game.entries
    titles = sorted((in_language(entries[name].title, language), name) for name in set(names))
    options = "".join(
        f'<option value="{name}">{html.escape(title)}</option>' for title, name in titles
    )
    data = " ".join(f'data-{key}="{told[key]}"' for key in ("none", "one", "many"))
    return (
        f'<form class="casebook-search" role="search" hidden {data} aria-label="{told["search"]}">'
        f'<p><label for="case-words">{told["words"]}</label> '
        f'<input id="case-words" type="search" autocomplete="off"></p>'
        f'<p><label for="case-clause">{told["clause"]}</label> '
        f'<select id="case-clause"><option value="">{told["all"]}</option>{options}</select></p>'
        f'<p role="status" class="casebook-found"></p></form>'
    )
