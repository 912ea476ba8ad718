"""The page about the site: nothing promised that is not there, everything served named."""

import json
import re
from pathlib import Path

import pytest

from hombre_book.site.imprint import imprint
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import about

SITE = Path(__file__).resolve().parents[3] / "docs" / "site"
SERVED = {
    "pyodide": "Pyodide",
    "minisearch": "MiniSearch",
    "qrcode-generator": "qrcode-generator",
    "smol-toml": "smol-toml",
}
"""What npm brings into the page, by its name there."""


def made(source: Source, language: str) -> Page:
    (page,) = about.pages(source, language)
    return page


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_served_has_its_licence(source: Source, language: str) -> None:
    body = made(source, language).body
    package = json.loads((SITE / "package.json").read_text(encoding="utf-8"))
    assert set(package["dependencies"]) == set(SERVED)
    for shown in SERVED.values():
        assert re.search(rf"^\| {shown} \| [\w.-]+ \|", body, re.M), shown
    assert "MPL-2.0" in body and "PSF-2.0" in body and "CC BY 4.0" in body


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_says_what_is_provisional_and_which_version(source: Source, language: str) -> None:
    page = made(source, language)
    plain = re.sub("<[^>]+>", "", page.body)
    assert imprint(language) in plain
    assert {"fr": "n’a pas été consulté", "en": "has not been consulted"}[language] in plain
    assert page.summary and not page.summary.startswith("#")


def test_both_languages_have_the_same_shape(source: Source) -> None:
    shapes = [re.findall(r"^#+ |^\| ", made(source, one).body, re.M) for one in ("fr", "en")]
    anchors = [re.findall(r"\{#(\w+)\}", made(source, one).body) for one in ("fr", "en")]
    assert shapes[0] == shapes[1] and anchors[0] == anchors[1]
