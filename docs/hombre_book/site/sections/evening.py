"""« La marque du soir »: the score of an evening, kept in the browser and judged by the engine."""

from hombre_book.site.island import island, markup, plain, said
from hombre_book.site.plan import LANGUAGES, Page, Source
from hombre_book.site.sections.evening_words import PAGE, SCRIPT
from hombre_book.site.sheet_words import sheet_words
from hombre_book.site.terms import mark

__all__ = ["pages"]


def pages(source: Source, language: str) -> list[Page]:
    """The one page on which the score is kept."""
    words = said(PAGE, language)
    body = [f"# {words['title']}", ""]
    body += [
        '<div class="screen-only" id="evening-lead" markdown="1">',
        "",
        words["lead"],
        "",
        words["auction"],
        "",
    ]
    body += [f"[{words['table']}](table.md) · [{words['sheet']}](score-sheet.md)", "", "</div>", ""]
    body += [_static(words), ""]
    body += [f'<div id="evening" class="evening"><p>{plain(words["waiting"])}</p></div>', ""]
    body.append(island("evening-words", _island(language)))
    return [
        Page(
            "evening",
            words["title"],
            mark("\n".join(body), language, "evening"),
            kind="evening",
            part="play",
            summary=words["summary"],
            terms=words["terms"],
            scripts=("evening",),
            engine=True,
        )
    ]


def _static(words: dict[str, str]) -> str:
    """What stands there where no script runs."""
    sheet = f'<a href="../score-sheet/">{plain(words["sheet"])}</a>'
    told = f"<p>{plain(words['static'])} {sheet}</p>"
    return markup(['<noscript><div class="help-note">', told, "</div></noscript>"])


def _island(language: str) -> dict[str, object]:
    """The words of the page in its language, and those of a sheet in both."""
    sheets = {one: sheet_words(one) for one in LANGUAGES}
    return {"language": language, "said": said(SCRIPT, language), "sheets": sheets}
