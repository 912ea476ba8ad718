"""The report as a page: what it holds, that it loads nothing, and that it can be read by all."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from tests.conformance.report_samples import UNSEEN, conforming, failing, hostile

from hombre_conformance.report import page

VOID = frozenset(("meta", "input", "br", "hr", "img", "link"))


class Seen(HTMLParser):
    """The elements of a page with their attributes, its text, and whether tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def words(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.text))


REPORTS = {"failing": failing(), "conforming": conforming(), "hostile": hostile()}


@pytest.fixture(params=REPORTS)
def seen(request: pytest.FixtureRequest) -> Seen:
    return Seen(page(REPORTS[request.param], "en"))


def test_the_page_is_whole(seen: Seen) -> None:
    assert seen.open == []
    assert [name for name, _ in seen.elements[:2]] == ["html", "head"]


def test_nothing_is_loaded_or_run(seen: Seen) -> None:
    tags = {name for name, _ in seen.elements}
    assert not tags & {"script", "link", "img", "iframe", "object", "embed", "form", "base", "svg"}
    for _, attributes in seen.elements:
        assert not [name for name in attributes if name.startswith("on")]
        assert "src" not in attributes
        assert "style" not in attributes
    policy = [one for one in seen.all("meta") if one.get("http-equiv") == "Content-Security-Policy"]
    assert policy[0]["content"].startswith("default-src 'none'; style-src 'unsafe-inline'")


def test_the_style_loads_nothing() -> None:
    css = files("hombre_conformance.report").joinpath("style.css").read_text("utf-8")
    assert "url(" not in css
    assert "@import" not in css
    assert "</" not in css


def test_links_stay_in_the_page_or_go_to_the_web(seen: Seen) -> None:
    names = [attributes["id"] for _, attributes in seen.elements if "id" in attributes]
    assert len(set(names)) == len(names)
    for one in seen.all("a"):
        target = one["href"]
        assert target[1:] in names if target.startswith("#") else target.startswith("https://")


def test_names_that_are_referred_to_are_there(seen: Seen) -> None:
    names = {attributes["id"] for _, attributes in seen.elements if "id" in attributes}
    for _, attributes in seen.elements:
        for key in ("aria-labelledby", "for"):
            assert attributes.get(key, "pick-fr") in names


def test_both_languages_are_there() -> None:
    for language in ("fr", "en"):
        told = Seen(page(failing(), language))
        assert told.elements[0] == ("html", {"lang": language})
        assert [one["lang"] for one in told.all("div") if one.get("class") == "sheet"] == [
            "fr",
            "en",
        ]
        checked = [one["id"] for one in told.all("input") if "checked" in one]
        assert checked == [f"pick-{language}"]
        for part in ("Non conforme", "Does not conform", "Pour le refaire", "To reproduce"):
            assert part in told.words


def test_headings_descend_step_by_step(seen: Seen) -> None:
    levels = [int(name[1]) for name, _ in seen.elements if re.fullmatch("h[1-6]", name)]
    assert levels.count(1) == 2
    for before, after in pairwise(levels):
        assert after <= before + 1


def test_what_scrolls_can_be_reached_by_keyboard(seen: Seen) -> None:
    for one in seen.all("pre"):
        assert one["tabindex"] == "0"
    boxes = [one for one in seen.all("div") if one.get("class") == "scroll"]
    assert len(boxes) == len(seen.all("table"))
    assert all(one["tabindex"] == "0" and one["role"] == "region" for one in boxes)


def test_french_words_in_english_are_marked() -> None:
    text = page(failing(), "en")
    english = text[text.index('<div class="sheet" lang="en">') :]
    assert '<i lang="fr">belle</i>' in english
    assert '<span lang="fr">«\u00a0On est obligé de fournir…\u00a0»</span>' in english
    french = text[
        text.index('<div class="sheet" lang="fr">') : text.index('<div class="sheet" lang="en">')
    ]
    assert 'lang="en"' not in french.removeprefix('<div class="sheet" lang="fr">')


def test_a_failure_tells_everything() -> None:
    words = Seen(page(failing(), "en")).words
    for part in (
        "North ruffs although he holds clubs.",
        "BH:23.3",
        "event 1 (North plays the ten of spades)",
        "nothing is refused",
        "+ not lawful · chair 1: North plays the ten of spades",
        "− missing · chair 2: West bids two tricks in belle",
        "hombre-conform run --only bete-hombree/follow-suit/2-refused -- node engine.mjs",
        "The act in question",
        "index out of bounds",
    ):
        assert part in words, part


def test_the_table_is_drawn() -> None:
    told = Seen(page(failing(), "en"))
    cards = [
        one["aria-label"] for one in told.all("span") if one.get("class", "").startswith("card ")
    ]
    first = cards[len(cards) // 2 :]
    assert "the ten of spades" in first
    assert "le dix de pique" in cards
    seats = [one for one in told.all("section") if one.get("class", "").startswith("seat")]
    assert len(seats) == 2 * 4 * len(failing()["failures"])


def test_clauses_with_failures_come_first() -> None:
    text = page(failing(), "en")
    english = text[text.index('<div class="sheet" lang="en">') :]
    assert english.index("bete-hombree/follow-suit") < english.index("28 clauses without a failure")
    assert '<a href="#en-f1">✗ 1</a>' in english


def test_who_conforms_reads_it_at_once() -> None:
    told = Seen(page(conforming(), "en"))
    assert "✓ Conforms" in told.words
    assert "✓ No failure." in told.words
    assert "✗" not in re.sub("✗ (fail|faux)", "", told.words)


def test_a_stranger_breaks_nothing() -> None:
    text = page(hostile(), "fr")
    assert not UNSEEN & set(text)
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    told = Seen(text)
    assert all("javascript" not in one["href"] for one in told.all("a"))
    text.encode("utf-8")


def test_ten_million_letters_stay_short() -> None:
    text = page(hostile("<" * 10_000_000), "en")
    assert len(text) < 1_000_000
    assert "characters cut" in text


def test_a_record_that_is_none_is_not_drawn() -> None:
    report = failing()
    report["failures"] = report["failures"][:1]
    report["failures"][0]["input"] = {"format": "other"}
    told = Seen(page(report, "en"))
    assert "This hand cannot be drawn." in told.words
    assert not [one for one in told.all("div") if one.get("class") == "board"]


# --- contrast ---------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


PAIRS = [
    *[(ink, ground) for ink in ("ink", "soft", "accent") for ground in ("paper", "leaf")],
    *[
        (ink, ground)
        for ink in ("good", "bad", "warn")
        for ground in ("paper", "leaf", f"{ink}-bg")
    ],
    ("ink", "felt"),
    ("soft", "felt"),
    ("ink", "good-bg"),
    ("ink", "bad-bg"),
    ("accent", "bad-bg"),
    ("paper", "accent"),
    ("red", "card"),
    ("black", "card"),
]


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_everything_can_be_read(scheme: int, ink: str, ground: str) -> None:
    css = files("hombre_conformance.report").joinpath("style.css").read_text("utf-8")
    roots: list[Any] = re.findall(r":root \{(.*?)\}", css, re.S)
    colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", roots[scheme]))
    assert contrast(colours[ink], colours[ground]) >= 4.5


def test_the_cause_and_the_notes_are_told() -> None:
    report = failing() | {"status": "unevaluated", "exit": 3, "why": "no <b>\x1b answer"}
    report["notes"] = ["after bye: \x1b[2J"]
    told = Seen(page(report, "en"))
    assert "! Not judged" in told.words
    assert "no <b>\\u001b answer" in told.words
    assert "after bye: \\u001b[2J" in told.words


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_fact_of_the_run_is_told(language: str) -> None:
    report = conforming()
    told = page(report, language)
    for fact in (report["suite"]["digest"], report["started"], report["command"][0]):
        assert fact in told
