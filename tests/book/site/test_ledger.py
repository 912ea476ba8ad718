"""The page of the ledger: a row a law, the tally of the data, and no claim that is not there."""

import json
import re

import pytest

from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import ledger


def made(source: Source, language: str) -> Page:
    (page,) = ledger.pages(source, language)
    return page


def data(source: Source) -> dict[str, object]:
    ((path, content),) = ledger.files(source)
    assert path == "ledger.json"
    return dict(json.loads(content))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_law_has_a_row_with_its_class(source: Source, language: str) -> None:
    rows = re.findall(
        r"^\| `(\w+)`.*?\| \*\*([ECZBSU])\*\*[^|]*\|$", made(source, language).body, re.M
    )
    laws = data(source)["laws"]
    assert isinstance(laws, list)
    assert sorted(rows) == sorted((one["law"].partition(".")[2], one["class"]) for one in laws)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_head_tells_the_tally(source: Source, language: str) -> None:
    body, known = made(source, language).body, data(source)
    tally, laws = known["tally"], known["laws"]
    assert isinstance(tally, dict) and isinstance(laws, list)
    head = re.search(r"^\*\*(\d+) (?:lois|laws).*?: (.*)\.\*\*$", body, re.M)
    assert head is not None and int(head[1]) == len(laws) == sum(tally.values())
    assert head[2] == ", ".join(f"{tally[one]} {one}" for one in "ECZBSU")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_is_never_called_formally_verified(source: Source, language: str) -> None:
    body = made(source, language).body.casefold()
    assert "formally verified" not in body and "formellement vérifi" not in body
    assert body.count("<br>e") + body.count("<br>c") > 50


def test_english_statements_say_so_on_the_french_page(source: Source) -> None:
    laws = data(source)["laws"]
    assert isinstance(laws, list)
    assert made(source, "fr").body.count('<span lang="en">') == len(laws)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_symmetry_or_bound_that_is_appealed_to_is_told(source: Source, language: str) -> None:
    laws = data(source)["laws"]
    assert isinstance(laws, list)
    body = made(source, language).body
    for one in laws:
        for key in ("bound", "symmetry"):
            if key in one:
                assert f"- `{one['law']}`" in body, one["law"]
