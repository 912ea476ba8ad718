"""The rules of one's own table: what the page writes is what ``hombre rules --table`` prints."""

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest
from tests.book.site.in_node import JS, needs_node, node

from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.reading_texts import READINGS
from hombre.counters.lawbook import house_law
from hombre.editions import HouseRules, load_house_rules
from hombre_book.layout import Layout
from hombre_book.site import reading_names
from hombre_book.site.house_data import house_data, known_readings
from hombre_book.site.plan import LANGUAGES, Page, Source
from hombre_book.site.sections import table

needs_toml = pytest.mark.skipif(
    not (JS.parents[1] / "node_modules" / "smol-toml").exists(),
    reason="the packages of docs/site are not installed",
)

NAMES: Final = (
    "", "Table du dimanche", 'Chez «\u00a0Léa\u00a0» "et" \\ Zoé', "<b>*_`[x](y)#|",
    "a\u202eb\tc$&{name}",
)  # fmt: skip


class Nothing(Source):
    """These pages need nothing of the book."""

    def __init__(self) -> None: ...


def some_table(chance: random.Random) -> dict[str, Any]:
    """A table as a file has it: few choices, many, or all at random."""
    share = chance.choice((0.05, 0.3, 1.0))
    return {
        "format": "hombre-table/1",
        "name": chance.choice(NAMES),
        "edition": "{}/{}".format(*chance.choice(list(EDITIONS))),
        "readings": {
            slug: chance.choice(one.alternatives).slug
            for slug, one in READINGS.items()
            if chance.random() < share
        },
    }


def toml(content: dict[str, Any]) -> str:
    lines = [f"{key} = {json.dumps(content[key])}" for key in ("format", "name", "edition")]
    chosen = [f"{slug} = {json.dumps(one)}" for slug, one in content["readings"].items()]
    return "\n".join([*lines, "[readings]", *chosen, ""])


def rules_of(content: dict[str, Any]) -> HouseRules:
    return load_house_rules(toml(content))


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_writes_what_the_engine_prints(language: str) -> None:
    chance = random.Random(language)
    tables = [some_table(chance) for _ in range(80)]
    tables += [{**tables[0], "name": name, "readings": {}} for name in NAMES]
    script = """
        const { houseLaw, markdown } = await import(`${process.cwd()}/table_law.mjs`);
        const { answers, readTable } = await import(`${process.cwd()}/readings.mjs`);
        const texts = given.tables.map((one) => {
          const { table, dropped } = readTable(one);
          if (dropped.length) throw new Error(dropped.join());
          return markdown(houseLaw(given.law, table, answers(table)));
        });
        console.log(JSON.stringify(texts));
    """
    told = node(script, {"law": house_data(language), "tables": tables})
    for content, text in zip(tables, told, strict=True):
        assert text == house_law(rules_of(content), (language,)), content


@needs_node
@needs_toml
def test_a_choice_survives_the_file_the_link_and_the_browser() -> None:
    chance = random.Random(7)
    tables = [some_table(chance) for _ in range(60)]
    script = """
        const r = await import(`${process.cwd()}/readings.mjs`);
        const { parse } = await import("smol-toml");
        const f = await import(`${process.cwd()}/table_file.mjs`);
        console.log(JSON.stringify(given.tables.map((one) => {
          const { table } = r.readTable(one);
          const chosen = r.chosenOf(table);
          const link = r.expand(r.compact(chosen));
          const file = f.writeTable(table);
          return { chosen, link, file, back: f.readTableFile(file, given.law, parse), table };
        })));
    """
    answers = node(script, {"tables": tables, "law": house_data("fr")})
    for content, told in zip(tables, answers, strict=True):
        readings = rules_of(content).readings
        chosen = {
            slug: value
            for slug, one in READINGS.items()
            if (value := str(getattr(readings, one.field).value)) != one.default
        }
        assert told["chosen"] == chosen
        assert told["link"] == {"chosen": chosen, "unknown": []}
        house = load_house_rules(told["file"])
        assert (house.name, house.readings) == (content["name"], readings)
        assert told["back"] == {"table": told["table"], "problems": []}


@needs_node
@needs_toml
def test_a_file_written_by_hand_is_read_as_the_engine_reads_it() -> None:
    written = [
        (JS.parents[2] / "guide" / "examples" / "table.toml").read_text("utf-8"),
        'format="hombre-table/1"\r\nedition = "texte"\r\n[readings] # ici\r\n"pass"=\'final\'\r\n',
        'format = "hombre-table/1"\n[readings]\npasser = "définitive"\nqui-prend-la-pinandèle'
        ' = "in-turn"\n'.replace("qui-prend-la-pinandèle", '"Qui prend la pinandèle"'),
        'name = "a # b \\"c\\" \\u00e9"\nformat = "hombre-table/1"\nreadings.pass = "final"\n',
        'format = "hombre-table/1"\nreadings = { pass = "final", underruff = "free" }\n',
    ]
    script = """
        const { parse } = await import("smol-toml");
        const f = await import(`${process.cwd()}/table_file.mjs`);
        const r = await import(`${process.cwd()}/readings.mjs`);
        console.log(JSON.stringify(given.files.map((one) => {
          const back = f.readTableFile(one, given.law, parse);
          return { ...back, answers: back.table && r.answers(back.table) };
        })));
    """
    answers = node(script, {"files": written, "law": house_data("en")})
    for text, told in zip(written, answers, strict=True):
        house = load_house_rules(text)
        assert told["problems"] == []
        assert told["table"]["name"] == house.name
        assert told["answers"] == {
            slug: getattr(house.readings, one.field).value for slug, one in READINGS.items()
        }


@needs_node
@needs_toml
def test_what_is_wrong_with_a_file_is_said_all_at_once_and_nothing_is_guessed() -> None:
    bad = (
        'format = "hombre-table/2"\nedition = "nobody/1"\ncolour = "red"\n'
        '[readings]\npass = "perhaps"\nnothing = "x"\nunderruff = "free"\n'
    )
    script = """
        const { parse } = await import("smol-toml");
        const f = await import(`${process.cwd()}/table_file.mjs`);
        console.log(JSON.stringify(given.map((one) => f.readTableFile(one, null, parse))));
    """
    told = node(script, [bad, "format = \n", "x" * 70_000])
    assert told[0]["table"] is None
    kinds = [(one["kind"], one["name"]) for one in told[0]["problems"]]
    assert sorted(kinds) == sorted([
        ("bad-format", ""), ("bad-edition", "nobody/1"), ("bad-member", "colour"),
        ("unknown", "pass=perhaps"), ("unknown", "nothing=x"),
    ])  # fmt: skip
    assert [one["problems"][0]["kind"] for one in told[1:]] == ["not-toml", "too-big"]


@needs_node
def test_an_old_link_says_what_it_could_not_keep() -> None:
    script = """
        const r = await import(`${process.cwd()}/readings.mjs`);
        console.log(JSON.stringify(r.expand("pass=final,gone=yes,pass=maybe,__proto__=x,underruff=free=x")));
    """
    unknown = ["gone=yes", "pass=maybe", "__proto__=x", "underruff=free=x"]
    assert node(script, 0) == {"chosen": {"pass": "final"}, "unknown": unknown}


def test_the_names_beside_the_scripts_are_fresh() -> None:
    assert reading_names.PATH.read_text("utf-8") == reading_names.text()
    assert len(known_readings()["readings"]) == len(READINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_stands_in_the_page_without_a_script(language: str) -> None:
    (page,) = table.pages(Nothing(), language)
    assert isinstance(page, Page)
    for slug, reading in READINGS.items():
        assert page.body.count(f'name="{slug}"') == len(reading.alternatives)
        assert f'href="../reading/{slug}/"' in page.body
        assert f'value="{reading.default}" checked' in page.body
    assert "<noscript>" in page.body


def test_the_law_is_a_data_file_of_each_language(tmp_path: Path) -> None:
    made = dict(table.files(Nothing()))
    assert set(made) == {"law.fr.json", "law.en.json"}
    for language in LANGUAGES:
        assert json.loads(made[f"law.{language}.json"]) == house_data(language)
    assert Layout(tmp_path).root == tmp_path
