"""The start page: what the game is, four doors, a drawn hand, what is provisional."""

import re

import pytest

from hombre_book.site.home_words import DOORS
from hombre_book.site.plan import LANGUAGES, Source
from hombre_book.site.sections import home


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_says_what_the_game_is_and_leads_on(source: Source, language: str) -> None:
    (page,) = home.pages(source, language)
    assert page.path == ""
    for door in DOORS:
        assert f"{{#{door.name}}}" in page.body
        for path, _ in door.links:
            assert f"]({path}.md)" in page.body
    assert "](search.md)" in page.body
    assert 'class="provisional"' in page.body
    assert page.body.count('<use href="#card-') == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_half_a_minute(source: Source, language: str) -> None:
    """At two hundred words a minute, what stands before the doors has a hundred words."""
    (page,) = home.pages(source, language)
    before, _, _ = page.body.partition('<div class="doors"')
    prose = re.sub(r"<div class=\"card-symbols\">.*?</div>|<svg.*?</svg>|<[^>]+>", " ", before)
    assert 40 < len(prose.split()) <= 110
