"""What a stranger wrote, made visible and short."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.report_samples import EVIL, UNSEEN

from hombre_conformance.report.escape import LONGEST_LINK, isolated, json_text, link, visible

anything = st.text(st.characters(), max_size=200)


@given(anything)
def test_one_line_is_printable(text: str) -> None:
    shown = visible(text, 1000, "en")
    assert all(one.isprintable() or one in "\u00a0\u202f" for one in shown)
    shown.encode("utf-8")


@given(anything)
def test_several_lines_differ_by_line_feeds_only(text: str) -> None:
    shown = visible(text, 1000, "en", lines=True)
    assert all(one.isprintable() or one in "\u00a0\u202f\n" for one in shown)


@given(st.text(st.sampled_from("abc é«»œ…♠♥\u00a0\u202f'\"<>&\\"), max_size=100))
def test_what_is_harmless_stays(text: str) -> None:
    assert visible(text, 1000, "fr") == text


def test_what_is_unseen_is_shown() -> None:
    shown = visible(EVIL, 1000, "en")
    assert not UNSEEN & set(shown)
    for code in ("\\u001b[2J", "\\u202e", "\\ud800", "\\U000e0041", "\\u000a✓"):
        assert code in shown


def test_letters_that_are_not_seen_are_shown() -> None:
    assert visible("a\u3164b\ufe0fc", 100, "en") == "a\\u3164b\\ufe0fc"


def test_a_tower_of_marks_is_levelled() -> None:
    shown = visible("Z" + "\u0301" * 50, 1000, "en")
    assert shown.count("\u0301") == 2
    assert shown.count("\\u0301") == 48


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "9\u202f999\u202f990 signes"), ("en", "9\u202f999\u202f990 char")]
)
def test_what_was_cut_is_counted(language: str, word: str) -> None:
    shown = visible("x" * 10_000_000, 10, language)
    assert shown.startswith("x" * 10 + " [… " + word)
    assert len(shown) < 60


def test_the_end_may_be_kept() -> None:
    shown = visible("a" * 50 + "\nthe end", 7, "en", lines=True, end=True)
    assert shown.split("\n") == ["[… 51 characters cut]", "the end"]


def test_what_runs_from_right_to_left_is_isolated() -> None:
    assert isolated("abc") == "abc"
    assert isolated("שלום") == "\u2068שלום\u2069"


def test_json_is_short_and_visible() -> None:
    assert json_text({"a": ["\u202e\x1b"]}, 100, "en") == '{"a": ["\\u202e\\u001b"]}'
    assert len(json_text(["x" * 10_000_000], 100, "en")) < 150
    assert "too large" in json_text(10**5000, 100, "en")
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert "trop grande" in json_text(deep, 100, "fr")


@pytest.mark.parametrize(
    "address", ["https://example.org", "http://a.b:80/c?d=e&f#g~h", "https://a/b_(c)"]
)
def test_links_of_the_web_are_links(address: str) -> None:
    assert link(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "//example.org",
        " https://example.org",
        "https://user:word@example.org",
        "https://example.org/\n",
        'https://example.org/"',
        "https://example.org/<b>",
        "https://example.org/\u202e",
        "https://еxample.org",
        "https://example.org/" + "a" * LONGEST_LINK,
        None,
        {"href": "https://example.org"},
    ],
)
def test_nothing_else_is_a_link(address: object) -> None:
    assert link(address) is None
