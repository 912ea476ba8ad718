"""The texts of the reports: both languages, the same placeholders, French typography."""

import pytest

from hombre.counters.prose import placeholders
from hombre_conformance.report.words import KINDS, SIGNS, VERDICTS, WORDS, french_parts, tell

TEXTS = {**WORDS, **{f"verdict {key}": text for key, text in {**VERDICTS, **KINDS}.items()}}


@pytest.mark.parametrize("key", TEXTS)
def test_both_languages_say_the_same(key: str) -> None:
    text = TEXTS[key]
    assert text.fr
    assert text.en
    names = placeholders(text)
    assert all(text.fr.count("{" + one) == text.en.count("{" + one) == 1 for one in names)


@pytest.mark.parametrize("key", WORDS)
def test_french_spaces_do_not_break(key: str) -> None:
    shown = tell(key, "fr", **dict.fromkeys(placeholders(WORDS[key]), "x"))
    assert not [sign for sign in ":;?!»" if f" {sign}" in shown]
    assert "« " not in shown
    assert "'" not in shown


def test_every_verdict_has_a_sign_of_its_own() -> None:
    assert SIGNS.keys() == VERDICTS.keys()
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_french_words_are_found_in_english_only() -> None:
    said = "Two tricks in belle, then a bête."
    assert "".join(piece for piece, _ in french_parts(said, "en")) == said
    assert [piece for piece, french in french_parts(said, "en") if french] == ["belle", "bête"]
    assert list(french_parts(said, "fr")) == [(said, False)]
