"""The implementer's pages: one language each, nothing of the guides lost, every case to be read."""

import json
import re

import pytest

from hombre_book.site.bilingual import blocks, language_of, one_language
from hombre_book.site.plan import Page, Source
from hombre_book.site.repository import on_site
from hombre_book.site.schema_view import schema_lines
from hombre_book.site.sections import implementers
from hombre_book.site.suite_view import read_suite
from hombre_book.site.texts import FOLDER, hand_written

GUIDES = ("implementers", "python-rival", "score-sheet", "table-rules")
BOTH = """\
# Une page · A page

Le texte est long et il
tient sur deux lignes.

The text is long, and it
takes two lines.

Une ligne.\\
One line.

```sh
hombre judge

# un mot · a word
```

| nom · name | `x` |
|---|--:|
| le sens · the meaning | 3 |
"""


def made(source: Source, language: str) -> dict[str, Page]:
    return {one.path: one for one in implementers.pages(source, language)}


def test_a_text_that_says_all_twice_is_parted() -> None:
    assert one_language(BOTH, "fr") == (
        "# Une page\n\nLe texte est long et il\ntient sur deux lignes.\n\nUne ligne.\n\n"
        "```sh\nhombre judge\n\n# un mot · a word\n```\n\n"
        "| nom | `x` |\n|---|--:|\n| le sens | 3 |\n"
    )
    assert one_language(BOTH, "en") == (
        "# A page\n\nThe text is long, and it\ntakes two lines.\n\nOne line.\n\n"
        "```sh\nhombre judge\n\n# un mot · a word\n```\n\n"
        "| name | `x` |\n|---|--:|\n| the meaning | 3 |\n"
    )


def test_a_paragraph_of_no_language_is_a_fault() -> None:
    with pytest.raises(ValueError, match="Xyzzy"):
        one_language("Xyzzy.", "fr")


@pytest.mark.parametrize("name", GUIDES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_guide_is_parted_cleanly(source: Source, name: str, language: str) -> None:
    """The same headings, code and tables in both; and no paragraph of the other language."""
    text = (source.layout.root / "docs" / "guide" / f"{name}.md").read_text(encoding="utf-8")
    mine = list(blocks(one_language(text, language)))
    shape = [one[0] for one in mine if one.startswith(("#", "|", "```"))]
    assert shape == [one[0] for one in blocks(text) if one.startswith(("#", "|", "```"))]
    for one in mine:
        if not one.startswith(("#", "|", "```")):
            assert language_of(one) == language, one
    other = list(blocks(one_language(text, "en" if language == "fr" else "fr")))
    assert len(mine) == len(other)


def test_links_of_the_repository_lead_to_pages_files_or_nowhere() -> None:
    text = "[a](../guide/score-sheet.md#x) [b](../../conformance/schema/record.schema.json) [c](y/)"
    assert on_site(text, "docs/guide/z.md", "implementers/guide") == (
        '[a](../score-sheet.md#x) <a href="../../../data/schema/record.schema.json">b</a> c'
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_link_of_the_repository_is_left(source: Source, language: str) -> None:
    served = {f"data/{path}" for path, _ in implementers.files(source)}
    served |= {"data/clauses.json"}  # of the pages of the clauses
    for page in made(source, language).values():
        assert "conformance/" not in "".join(re.findall(r"\]\(([^)]*)\)", page.body)), page.path
        for target in re.findall(r'href="(?:\.\./)+(data/[^"]+)"', page.body):
            assert target in served, (page.path, target)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_case_can_be_read_once(source: Source, language: str) -> None:
    suite = read_suite(source.layout.root / implementers.SUITE)
    shown = [
        name
        for path, page in made(source, language).items()
        if path.startswith("implementers/cases/")
        for name in re.findall(
            r'^<li id="[^"]+">\n<details><summary>.*?<code>(.*?)</code>', page.body, re.M
        )
    ]
    assert sorted(shown) == sorted(one.id for one in suite)
    assert f"{len(suite)} cas" in made(source, language)["implementers"].body


def test_what_is_expected_is_told_by_reading(source: Source) -> None:
    pages = made(source, "en")
    body = pages["implementers/cases/trump"].body
    case = body.split('id="bete-hombree-cagnotte-doubles-1-accepted"')[1].split("</details>")[0]
    plain = re.sub("<[^>]+>", "", case)
    assert "made (-6, -6, -6, +18)" in plain
    assert "exchange-none=forbidden" in plain and "event 8 is refused" in plain
    assert "lawful acts: 25" in plain


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_schema_is_there_with_its_urn(source: Source, language: str) -> None:
    body = made(source, language)["implementers/schemas"].body
    for path, content in implementers.files(source):
        if path.startswith("schema/"):
            urn = json.loads(content)["$id"]
            assert urn.startswith("urn:hombre:") and f"`{urn}`" in body


def test_a_schema_is_told_member_by_member() -> None:
    schema = {
        "properties": {
            "a": {"type": "array", "items": {"$ref": "#/$defs/b"}, "description": "x | y"},
            "c": {"$ref": "#/$defs/b"},
        },
        "required": ["a"],
        "$defs": {"b": {"type": "string", "description": "A word."}},
    }
    assert list(schema_lines(schema, ("1", "2", "3"), "parts")) == [
        "| 1 | 2 | 3 |",
        "|---|---|---|",
        "| `a` | array of `b` | x &#124; y |",
        "| `c`? | `b` | A word. |",
        "",
        "parts",
        "",
        "- `b`: A word.",
        "",
    ]


def test_what_is_english_only_says_so_on_the_french_page(source: Source) -> None:
    pages = made(source, "fr")
    for name in ("protocol", "tables"):
        lead, _, rest = pages[f"implementers/{name}"].body.partition('<div lang="en" markdown>')
        assert "anglais" in lead and rest
        prose = [one for one in blocks(lead) if not one.startswith(("#", "|"))]
        assert all(language_of(one) == "fr" for one in prose)


def test_texts_by_hand_exist_in_both_languages() -> None:
    names = {path.name for path in (FOLDER / "fr").glob("*.md")}
    assert names == {path.name for path in (FOLDER / "en").glob("*.md")}
    with pytest.raises(KeyError):
        hand_written("implementers", "fr", "implementers")
