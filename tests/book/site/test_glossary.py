"""The glossary and its marks: nothing loose, each term once, nothing touched but prose."""

import json
import re

import pytest

from hombre_book.site.glossary import check_terms, read_terms, terms
from hombre_book.site.plan import Source
from hombre_book.site.sections import glossary
from hombre_book.site.terms import french, mark

TABLE = """
[[term]]
id = "one"
head = { fr = "un", en = "one" }
forms = { fr = ["levée"], en = ["trick"] }
clauses = ["follow-suit", "nowhere"]
sentences = ["BH:99.9"]
text = { fr = "…", en = "…" }

[[term]]
id = "one"
head = { fr = "un", en = "one" }
forms = { fr = ["Levée"], en = ["tricks"] }
clauses = []
text = { fr = "…", en = "…" }
"""


def test_every_term_leads_somewhere(source: Source) -> None:
    entries, sentences = set(source.game.game.entries), set(source.book.sentences)
    assert check_terms(terms(), entries, sentences) == []


def test_what_is_loose_is_told() -> None:
    faults = check_terms(read_terms(TABLE), {"follow-suit"}, {"BH:1.1"})
    assert faults == [
        "the term one stands twice",
        "« levée » is a form of two terms (fr)",
        "one: no clause nowhere",
        "one: no sentence BH:99.9",
    ]


def test_an_unknown_member_is_refused() -> None:
    table = TABLE.replace("clauses = []", "clauses = []\nwordz = 1")
    with pytest.raises(ValueError, match="wordz"):
        read_terms(table)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_has_an_entry_for_each_term(source: Source, language: str) -> None:
    (page,) = glossary.pages(source, language)
    anchors = re.findall(r"^### .* \{#(.+)\}$", page.body, re.MULTILINE)
    assert sorted(anchors) == sorted(one.id for one in terms())


def test_the_tooltips_have_the_same_terms(source: Source) -> None:
    for path, content in glossary.files(source):
        table = json.loads(content)
        assert [one["id"] for one in table] == [one.id for one in terms()], path
        assert all(one["term"] and one["text"] for one in table)


def test_the_first_of_each_term_is_a_link() -> None:
    marked = mark("La belle, puis la Belle.", "fr", "clause/beat")
    link = '<a class="term" href="../../glossary/#belle">belle</a>'
    assert marked == f"La {link}, puis la Belle."


def test_in_english_every_french_term_says_so() -> None:
    marked = mark("The belle and the trick, the belle again.", "en", "learn")
    assert marked == (
        'The <a class="term" href="../glossary/#belle" lang="fr">belle</a> and the '
        '<a class="term" href="../glossary/#levee">trick</a>, the '
        '<span lang="fr">belle</span> again.'
    )


def test_a_term_marked_as_french_by_hand_becomes_the_link() -> None:
    marked = mark(f"The {french('bête')} and the {french('grelot')}.", "en", "")
    assert marked == (
        'The <a class="term" href="glossary/#bete" lang="fr">bête</a> and the '
        '<span lang="fr">grelot</span>.'
    )


@pytest.mark.parametrize(
    "text",
    [
        "# La belle",
        "`belle`",
        "```text\nbelle C\n```",
        "[la belle](clause/belle-primes.md)",
        '<a href="x">la belle</a>',
        '<span title="la belle"></span>',
        "## Titre {#belle}",
        "/// html | div[lang='en']\nThe belle\n///",
        '<div lang="en">the belle</div>',
        "<!-- belle -->",
        "la belle-mère",
        "le jeu de la Bête hombrée",
        "Battre et couper",
    ],
)
def test_what_is_not_prose_is_left_alone(text: str) -> None:
    assert mark(text, "fr", "learn") == text


def test_the_word_that_is_no_term_hides_none_behind_it() -> None:
    assert mark("la Bête, une bête", "fr", "").endswith('">bête</a>')


def test_without_links_only_the_language_is_said() -> None:
    assert (
        mark("a belle, a trick", "en", "", links=False) == 'a <span lang="fr">belle</span>, a trick'
    )


def test_a_heading_and_a_link_say_what_is_french_and_stay_whole() -> None:
    marked = mark("# In belle {#belle}\n\n[Two in belle](x/belle.md) `belle`", "en", "")
    belle = '<span lang="fr">belle</span>'
    assert marked == f"# In {belle} {{#belle}}\n\n[Two in {belle}](x/belle.md) `belle`"
    marked = mark('<a href="belle">In belle</a> <h2 lang="fr">En belle</h2>', "en", "")
    assert marked == f'<a href="belle">In {belle}</a> <h2 lang="fr">En belle</h2>'
    marked = mark("<summary>belle <code>belle</code></summary>", "en", "")
    assert marked == f"<summary>{belle} <code>belle</code></summary>"
