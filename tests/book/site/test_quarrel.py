"""The page that settles a quarrel: its words, its examples, and the links it makes."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from tests.book.site.in_node import JS, needs_node, node

from hombre.bete_hombree.deck import PACK
from hombre.counters.deal import random_record
from hombre.counters.web import answer
from hombre.counters.web_asking import MOST_TEXT
from hombre.law import Text
from hombre.sheet import one_line, print_sheet, read_sheet
from hombre_book.site.french import slips
from hombre_book.site.island import island
from hombre_book.site.plan import LANGUAGES, Source
from hombre_book.site.sections.quarrel import EXAMPLES, examples, pages
from hombre_book.site.sections.quarrel_words import PAGE, SCRIPT

WORDS: Final = {**{f"page {key}": one for key, one in PAGE.items()}, **SCRIPT}
MADE: Final = re.compile(r"(?:rules|link|suit|rank|short)-[\w]+|East|North|West|South")
"""Words whose names the script puts together."""
ADDRESS: Final = "https://someone.example.org/a-project/fr/quarrel/#"


def sources() -> str:
    found = [*JS.glob("quarrel*.mjs"), *JS.glob("sheetbuilder*.mjs")]
    return "\n".join(one.read_text("utf-8") for one in sorted(found))


def parts_of(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_the_page_is_the_same_in_both_languages(source: Source) -> None:
    french, english = [pages(source, one)[0] for one in LANGUAGES]
    assert french.path == english.path == "quarrel"
    assert french.engine and french.scripts == ("quarrel",)
    for page in (french, english):
        assert page.body.startswith("# ") and "<noscript>" in page.body
        assert 'id="quarrel"' in page.body and "../../data/hombre.html" in page.body
        assert page.body.count('type="application/json"') == 2


def test_the_script_says_nothing_that_the_table_lacks_and_nothing_is_left_over() -> None:
    code = sources()
    said = set(re.findall(r'\bsay\(\s*"([\w-]+)"', code))
    said |= set(re.findall(r'say\([^()]*\? "([\w-]+)" : "([\w-]+)"', code)[0])
    assert said - set(SCRIPT) == set()
    unused = [
        key
        for key in SCRIPT
        if f'"{key}"' not in code and not MADE.fullmatch(key) and f"{key}`" not in code
    ]
    assert unused == []


@pytest.mark.parametrize("key", WORDS)
def test_both_languages_have_the_same_parts(key: str) -> None:
    text: Text = WORDS[key]
    assert parts_of(text.fr) == parts_of(text.en)
    assert text.fr.strip() and text.en.strip() and text.fr[0] != " "


def test_the_french_is_clean() -> None:
    found = [(key, slip.found) for key, text in WORDS.items() for slip in slips(text.fr)]
    assert found == []


@needs_node
def test_what_the_engine_says_of_itself_is_clean_too() -> None:
    texts = re.search(r"const WORDS = (\{.*?\n\});", (JS / "engine.mjs").read_text("utf-8"), re.S)
    assert texts
    told = node(f"console.log(JSON.stringify({texts[1]}))", None)
    assert len(told) > 8
    for french, english in told.values():
        assert [one.found for one in slips(french)] == [] and english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_those_of_the_guide(source: Source, language: str) -> None:
    told = examples(source.layout, language)
    assert [one["name"] for one in told] == list(EXAMPLES)
    for one in told:
        asked = {"op": "judge", "sheet": one["sheet"], "language": language}
        assert json.loads(answer(json.dumps(asked)))["ok"]


def test_an_island_cannot_be_closed_from_within() -> None:
    assert "</" not in island("x", {"a": "</script><script>"})[:-9]


@needs_node
def test_links_bring_back_what_they_carry() -> None:
    records = [random_record(seed, 1, LANGUAGES[seed % 2]) for seed in range(60)]
    sheets = [print_sheet(one, LANGUAGES[at % 2]) for at, one in enumerate(records)]
    lines = [one_line(one, LANGUAGES[at % 2]) for at, one in enumerate(records)]
    script = """
    import { pack, unpack, unfolded } from "./links.mjs";
    const told = [];
    for (const [sheet, line] of given) {
      const facts = { sheet, other: "", table: "pass=final", name: "Zoé", edition: "text/1",
                      judge: "0.1.0" };
      const link = await pack(facts);
      told.push([link, await unpack(link), unfolded(line)]);
    }
    console.log(JSON.stringify(told));
    """
    told = node(script, list(zip(sheets, lines, strict=True)))
    for record, sheet, (link, facts, lines_again) in zip(records, sheets, told, strict=True):
        assert facts["sheet"] == sheet and facts["name"] == "Zoé"
        assert len(ADDRESS) + len(link) <= 2000
        assert read_sheet(lines_again) == record
        assert "&" not in link and re.fullmatch(r"q=1\.[\w-]+", link)


@needs_node
def test_a_link_that_is_not_well_is_told_for_what_it_is() -> None:
    script = """
    import { pack, unpack, LinkError } from "./links.mjs";
    const good = await pack({ sheet: "bete 1 fr\\ndonneur Sud belle C" });
    const bomb = await pack({ sheet: "a".repeat(4e6) });
    const tried = [good.slice(0, -6), good.slice(0, 12), "q=1.@@", "q=", "q=1.", "q=7.abc", bomb,
                   good.slice(0, 20) + "x" + good.slice(21), "case=x", ""];
    const told = [];
    for (const one of tried) {
      told.push(await unpack("#" + one).then((facts) => facts && "facts", (error) => {
        if (!(error instanceof LinkError)) throw error;
        return error.fault;
      }));
    }
    console.log(JSON.stringify(told));
    """
    told = node(script, None)
    assert told[:2] == ["cut", "cut"] and told[2:4] == ["broken", "broken"]
    assert told[4] in ("cut", "broken") and told[5:7] == ["newer", "large"]
    assert told[7] in ("cut", "broken") and told[8:] == [None, None]


@needs_node
def test_the_page_and_the_engine_know_the_same_cards_and_bounds() -> None:
    """The buttons show every card of the pack and of no other; a text area holds a sheet."""
    script = """
    import { CARDS } from "./sheetbuilder_cards.mjs";
    console.log(JSON.stringify(CARDS));
    """
    cards = node(script, None)
    assert len(cards) == len(set(cards)) == 24 == len(PACK)
    for one in cards:
        asked = {"op": "sheet", "sheet": f"bete 1 fr\ndonneur Sud belle {'PC'[one == '9S']}",
                 "append": [{"do": "deal", "hands": [[one, "?", "?", "?", "?"], None, None, None],
                             "cagnot": ["?", "?", "?"]}]}  # fmt: skip
        told = json.loads(answer(json.dumps(asked)))
        assert told["ok"], told
    assert f"maxlength: {MOST_TEXT}" in (JS / "quarrel_form.mjs").read_text("utf-8")


def test_nothing_is_made_of_text_but_text() -> None:
    """No module of the page writes HTML, reads code from text, or knows another host."""
    for path in [*JS.glob("*.mjs"), *(JS.parent / "engine").glob("*.mjs")]:
        text = Path(path).read_text("utf-8")
        bad = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
        assert not re.search(bad, text), path.name
