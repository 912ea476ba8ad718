"""The book of the project, read and judged once for all tests of the site."""

from pathlib import Path
from typing import Final

import pytest

from hombre_book.__main__ import engine
from hombre_book.book import make_book
from hombre_book.layout import Layout
from hombre_book.site.plan import Source

ROOT: Final = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def source() -> Source:
    """All that pages are made from."""
    layout = Layout(ROOT)
    return Source(layout, make_book(layout, engine()))
