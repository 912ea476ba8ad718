"""The French lint: what it finds, what it leaves alone, and that the engine's words pass it."""

import re
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest

from hombre.counters.report import report
from hombre.games import judge_record
from hombre.records import from_json
from hombre_book.site.french import slips
from hombre_book.site.french_pages import check_site, in_page
from hombre_book.site.french_pages import main as check
from hombre_book.site.plan import Source
from hombre_book.site.polish import polished

NAMES = ("Est", "Anne", "Hélène", "Olive", "Hugo", "Œdipe", "Yves", "Ouest", "Nord", "Zoé", "Ivan")
WIDTH = 1000
"""So wide that no sentence is broken."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("la bête de Est", "de Est"),
        ("au tour de Œdipe", "de Œdipe"),
        ("la main de Hugo", "de Hugo"),
        ("la belle de Yves", "de Yves"),
        ("le atout est nommé", "le atout"),
        ("il faut que Ouest joue", "que Ouest"),
        ("si il coupe", "si il"),
        ("le roi de le donneur", "de le donneur"),
        ("il donne à les autres", "à les autres"),
        ("une levées", "une levées"),
        ("1 jetons", "1 jetons"),
        ("deux levée", "deux levée"),
        ("12 jeton", "12 jeton"),
        ("aucune bêtes", "aucune bêtes"),
        ("un levée", "un levée"),
        ("une jeton", "une jeton"),
        ("Est passe ; Nord joue", ";"),
        ("Est-ce vrai?", "?"),
        ("Est-ce vrai\u00a0?", "?"),
        ("Atout : pique", ":"),
        ("Atout\u202f: pique", ":"),
        ("il dit « je retiens\u00a0»", "«"),
        ("il dit «\u00a0je retiens »", "»"),
        ("l'atout", "l'atout"),
        ("le coeur", "coeur"),
        ("A la droite du donneur", "A"),
        ("Ecarter trois cartes", "Ecarter"),
        ("Egaler en belle", "Egaler"),
        ("la levée , puis", ","),
        ("et ainsi de suite...", "..."),
    ],
)
def test_what_is_wrong_is_found(text: str, found: str) -> None:
    assert found in [one.found for one in slips(text)]


@pytest.mark.parametrize(
    "text",
    [
        "la bête d’Est, celle de Nord et la main d’Hélène, le tour de Youri",
        "l’atout, s’il coupe, qu’Ouest joue, c’est à lui de le faire, il va les payer",
        "le huit, de haut en bas, la onzième carte, le oui l’emporte, puis-je entrer, donne-le",
        "de une à cinq",
        "une levée, deux levées, un jeton, 12\u00a0jetons, aucune bête, vingt et une cartes",
        "Contre deux passe encore, il les donne, ce qui les règle",
        "Vrai\u202f? Oui\u202f! «\u00a0je retiens\u00a0»\u202f; atout\u00a0: pique, cœur, à 12:30",
        "À la droite d’Élise, l’œil, Écarter, Égaler… A, B et C",
    ],
)
def test_good_french_is_left_alone(text: str) -> None:
    assert list(slips(text)) == []


# --- the engine's words -----------------------------------------------------------------------


def test_the_engine_speaks_well_of_any_player(source: Source) -> None:
    """Every hand is told in French with names that elide and names that do not."""
    wrong = []
    for at, case in enumerate(source.game.cases):
        record = from_json(case.content["input"])
        names = tuple(islice(cycle(NAMES), at % len(NAMES), at % len(NAMES) + 4))
        record = replace(record, names=names, language="fr")
        told = report(record, judge_record(record), "fr", WIDTH)
        for slip in slips(_own_words(told)):
            line = told[: slip.at + 40][-100:]
            wrong.append(f"{case.path}: « {slip.found} »: {slip.expected} ({line!r})")
    assert len(source.game.cases) > 300
    assert wrong == []


def _own_words(told: str) -> str:
    """The report without its columns, the names of clauses, and the first words that it quotes."""
    kept = re.sub(r"\x1b\[\d*m", "", told)
    kept = re.sub(r"\b[A-Z]{2}:\d+\.\d+ «[^»]*»", "phrase", kept)
    return re.sub(r"(?m)^ *| {2,}", "\x00", kept)


# --- pages ------------------------------------------------------------------------------------

PAGE = '<html lang="{}"><head><title>Bête ?</title></head><body>{}</body></html>'


def test_a_page_is_read_in_its_languages() -> None:
    french = PAGE.format("fr", '<p>La main\n<b>de</b> Est</p><p lang="en">A side; the trump: A</p>')
    assert [(line, what[:13]) for line, what in in_page(french)] == [(2, "« de Est »: e")]
    english = PAGE.format("en", '<h1>The belle</h1><p>The <span lang="fr">bête</span></p>')
    assert list(in_page(english)) == [(1, "« belle » is French and does not say so")]


def test_code_quotations_and_drawings_are_left_alone() -> None:
    kept = "<code>de Est ; a</code><q>l'un ?</q><svg><text>de Est</text></svg>"
    kept += '<span translate="no">l\'un</span><script>"de Est"</script>'
    assert list(in_page(PAGE.format("fr", kept))) == []


def test_what_scripts_say_is_read_too() -> None:
    island = (
        '<script type="application/json" id="w">{"a": ["la main de Est"], "b": "de\\nEst"}</script>'
    )
    assert [line for line, _ in in_page(PAGE.format("fr", f"\n{island}"))] == [2]
    assert list(in_page(PAGE.format("en", island))) == []


def test_what_stands_apart_is_not_one_sentence() -> None:
    assert list(in_page(PAGE.format("fr", "<td>la main de</td><td>Est</td>"))) == []


def test_polish_puts_the_spaces_and_marks_the_words() -> None:
    french = polished(
        PAGE.format("fr", "<p>Vrai ? Et ça\u00a0? « oui » : <a>non</a> ; <code>a ; b</code></p>")
    )
    assert "Vrai\u202f? Et ça\u202f? «\u00a0oui\u00a0»\u00a0:" in french
    assert "<code>a ; b</code>" in french
    assert list(in_page(french)) == []
    english = polished(PAGE.format("en", "<p>A bête, <a href='bête'>no belle</a></p>"))
    assert '<span lang="fr">bête</span>' in english
    assert "<a href='bête'>no <span lang=\"fr\">belle</span></a>" in english
    assert "<title>Bête ?</title>" in english
    assert list(in_page(english)) == []
    assert polished(english) == english


def test_a_site_is_checked_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "index.html").write_text(PAGE.format("fr", "<p>Bien\u202f!</p>"), "utf-8")
    assert check_site(tmp_path) == []
    assert check([str(tmp_path)]) == 0
    (tmp_path / "fr" / "bad.html").write_text(PAGE.format("fr", "\n\n<p>le atout</p>"), "utf-8")
    assert check([str(tmp_path)]) == 1
    assert "fr/bad.html:3: « le atout »" in capsys.readouterr().out
