"""« La règle de notre table »: every open point with its answers, and the law that follows."""

import json
from collections.abc import Iterator

from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.reading_texts import READINGS
from hombre.counters.chosen import capital
from hombre.counters.explain import PAGES
from hombre.counters.words import tell
from hombre.notation import in_language
from hombre.reading_law import Alternative, ReadingText
from hombre_book.site.house_data import house_data, page_of
from hombre_book.site.island import island, markup, plain, said
from hombre_book.site.plan import LANGUAGES, Page, Source
from hombre_book.site.sections.table_words import PAGE, SCRIPT

__all__ = ["files", "pages"]


def pages(source: Source, language: str) -> list[Page]:
    """The one page of a table's own rules."""
    words = said(PAGE, language)
    body = [f"# {words['title']}", "", _lead(words), "", *_block(words, language)]
    return [
        Page(
            "table",
            words["title"],
            "\n".join(body),
            kind="table",
            part="play",
            summary=words["summary"],
            terms=words["terms"],
            scripts=("table",),
        )
    ]


def _lead(words: dict[str, str]) -> str:
    return words["lead"].format(count=len(READINGS))


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """``law.<language>.json``: of what the rules of a table are put together."""
    for language in LANGUAGES:
        text = json.dumps(house_data(language), ensure_ascii=False, separators=(",", ":"))
        yield f"law.{language}.json", text.encode()


def _block(words: dict[str, str], language: str) -> Iterator[str]:
    booklet = "../booklet/"
    yield markup(
        [
            '<noscript><div class="admonition warning"><p>',
            f'{plain(words["static"])} <a href="{booklet}">{plain(words["booklet"])}</a></p></div>',
            "</noscript>",
        ]
    )
    yield ""
    yield f"## {words['choices']} {{#choices}}"
    yield ""
    yield markup(_form(words, language))
    yield ""
    yield f"## {words['file']} {{#file}}"
    yield ""
    yield markup(_tools(words))
    yield ""
    yield f"## {words['law']} {{#law}}"
    yield ""
    yield f'<div id="table-law" class="table-law"><p>{plain(words["law-empty"])}</p></div>'
    yield ""
    yield island("table-words", {"language": language, **said(SCRIPT, language)})


def _form(words: dict[str, str], language: str) -> Iterator[str]:
    yield '<form id="table-form" class="table-form" autocomplete="off">'
    yield '<div class="table-head">'
    yield f'<p><label for="table-name">{plain(words["name"])}</label>'
    yield '<input id="table-name" name="table-name" maxlength="80"></p>'
    yield f'<p><label for="table-edition">{plain(words["edition"])}</label>'
    yield '<select id="table-edition" name="table-edition">'
    for edition in EDITIONS.values():
        name = f"{edition.name}/{edition.version}"
        told = f"{name} — {in_language(edition.title, language)}"
        yield f'<option value="{plain(name)}">{plain(told)}</option>'
    yield "</select></p></div>"
    yield '<p id="table-status" class="table-status" role="status"></p>'
    for page in PAGES:
        here = [one for one in READINGS.values() if page_of(one) == page]
        if here:
            yield f'<h3 id="phase-{page}">{plain(_phase(page, language))}</h3>'
            for reading in here:
                yield from _reading(reading, words, language)
    yield "</form>"


def _phase(page: str, language: str) -> str:
    return tell(f"page-{page}", language)


def _reading(reading: ReadingText, words: dict[str, str], language: str) -> Iterator[str]:
    slug = plain(reading.slug)
    yield f'<fieldset data-reading="{slug}">'
    yield f"<legend>{plain(in_language(reading.title, language))}</legend>"
    for one in reading.alternatives:
        yield from _alternative(reading, one, words, language)
    more = f'{words["more"]}<span class="visually-hidden"> : {plain(reading.slug)}</span>'
    yield f'<a class="table-more" href="../reading/{slug}/">{more}</a>'
    yield "</fieldset>"


def _alternative(
    reading: ReadingText, one: Alternative, words: dict[str, str], language: str
) -> Iterator[str]:
    checked = " checked" if one.slug == reading.default else ""
    marks = [words["default"]] if checked else []
    marks += [words["supplied"]] if one.supplied else []
    mark = "".join(f' <span class="table-mark">{plain(each)}</span>' for each in marks)
    sentence = plain(in_language(capital(one.sentence), language))
    yield f'<label class="table-choice"><input type="radio" name="{plain(reading.slug)}"'
    yield f' value="{plain(one.slug)}"{checked}>'
    label = plain(in_language(one.label, language))
    yield f"<span><b>{label}</b>{mark}<br>{sentence}</span></label>"


def _tools(words: dict[str, str]) -> Iterator[str]:
    yield '<div class="table-tools" id="table-tools">'
    for name in ("print", "download", "copy", "markdown", "link", "reset"):
        yield f'<button type="button" class="md-button" data-do="{name}">{plain(words[name])}'
        yield "</button>"
    yield f'<p><label for="table-import">{plain(words["import"])}</label>'
    yield '<input id="table-import" type="file" accept=".toml,text/plain"></p>'
    yield f'<p class="table-note">{plain(words["file-note"])}</p>'
    yield '<div id="table-said" role="status"></div>'
    yield "</div>"
