"""The page of the score sheet: one language each, sheets that can be read, a blank one."""

import re
from collections.abc import Iterator

import pytest

from hombre.sheet import read_sheet
from hombre.sheet.words import KEYWORDS
from hombre_book.site.plan import LANGUAGES, Page, Source
from hombre_book.site.sections import evening, score_sheet


@pytest.fixture(scope="module", params=LANGUAGES)
def page(request: pytest.FixtureRequest, source: Source) -> Page:
    (one,) = score_sheet.pages(source, request.param)
    return one


def language_of(page: Page) -> str:
    return "fr" if page.title.startswith("La") else "en"


def fences(page: Page) -> Iterator[str]:
    for found in re.finditer(r"```text\n(.*?)```", page.body, re.DOTALL):
        yield found[1]


def test_every_sheet_shown_can_be_read_and_is_in_the_language_of_the_page(page: Page) -> None:
    shown = list(fences(page))
    assert len(shown) == 2
    for sheet in shown:
        assert read_sheet(sheet).game == "bete-hombree"
        assert sheet.startswith(f"bete 1 {language_of(page)}")


def test_each_page_is_of_one_language(page: Page) -> None:
    other = {
        "fr": ("The leader", "meaning", "| English"),
        "en": ("couleurs", "| français", "sens |"),
    }
    for words in other[language_of(page)]:
        assert words not in page.body
    assert " · " not in page.body.split("##")[-1]


def test_the_table_of_words_has_the_keywords_of_the_language_and_no_others(page: Page) -> None:
    language = language_of(page)
    first = [line.split("|")[1] for line in page.body.splitlines() if line.startswith("| `")]
    written = set(re.findall(r"`([a-z-]+)", " ".join(first)))
    own = {getattr(one, language) for one in KEYWORDS.values()}
    foreign = {getattr(one, "en" if language == "fr" else "fr") for one in KEYWORDS.values()}
    assert written >= own - {"cagnot"}  # the cagnot stands in the example
    assert not written & (foreign - own)


def test_the_tables_are_whole(page: Page) -> None:
    """Every row of a table has as many cells as its head."""
    blocks = re.findall(r"(?:^\|.*\n?)+", page.body, re.MULTILINE)
    assert len(blocks) == 2
    for block in blocks:
        assert len({row.count("|") for row in block.strip().splitlines()}) == 1


def test_the_blank_sheet_has_a_cell_for_everything(page: Page) -> None:
    head, _, rest = page.body.partition("</thead>")
    body = rest.partition("</tbody>")[0]
    rows = body.split("<tr")[1:]
    assert len(rows) == max(score_sheet.ROWS.values())
    assert {row.count("<td>") for row in rows} == {18}
    assert head.count('class="score-trick"') == 5
    assert head.count('class="score-purse"') == 4
    assert sum('class="score-more"' in row for row in rows) == 8
    assert '<a class="term"' not in body + head.partition("<table")[2]


def test_the_judge_has_said_what_stands_under_the_example(page: Page) -> None:
    told = page.body.splitlines()
    assert sum(line.startswith("1. ") for line in told) == 3
    assert "28" in page.body.rpartition("1. ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_an_evening_says_what_to_do_without_a_script(
    language: str, source: Source
) -> None:
    (one,) = evening.pages(source, language)
    assert one.engine
    assert "<noscript>" in one.body
    assert 'href="../score-sheet/"' in one.body
    assert '<script type="application/json" id="evening-words">' in one.body
