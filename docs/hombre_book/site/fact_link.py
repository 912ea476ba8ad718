"""A link that brings a sheet to the page which settles quarrels, in the form its script reads."""

import base64
import json
import zlib

from hombre_book.site.plan import up

__all__ = ["quarrel_link"]

VERSION = 1
"""Of the form, as in ``app/js/links.mjs``."""


def quarrel_link(sheet: str, here: str) -> str:
    """The address of the quarrel page with this sheet in its fragment, seen from ``here``."""
    facts = json.dumps({"s": sheet}, ensure_ascii=False, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(facts.encode(), 9)).decode().rstrip("=")
    return f"{up(here)}quarrel/#q={VERSION}.{packed}"
