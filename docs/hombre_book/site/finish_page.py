"""What is done to each built page: its root, and the policy that says what it may load.

The policy stands in the page itself, so that a plain file host needs no headers.  Scripts
in the page are allowed by their digest, one by one; a page that runs the engine may also
compile WebAssembly and start a worker that inherits the page's own policy.
"""

import base64
import hashlib
import re
from collections.abc import Iterator

from hombre_book.site.polish import polished

__all__ = ["finish_page", "inline_scripts", "policy"]

SCRIPT = re.compile(r"<script\b(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
LABELS = re.compile(r'<div class="tabbed-labels">(?P<labels>.*?)</div>', re.DOTALL)
LABEL = re.compile(r"<label\b[^>]*>(.*?)</label>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")
BLOCK = '<div class="tabbed-block">'
KEPT = re.compile(r"(<(?P<tag>pre|textarea|script)\b.*?</(?P=tag)>)", re.DOTALL)
EMPTY = re.compile(r"\n\s+")
NEXT = re.compile(r'<link rel="next"[^>]*>\s*')
"""Firefox fetches such a page beforehand, which the policy forbids: an error on every page."""
CHARSET = '<meta charset="utf-8">'
SCOPE = re.compile(r'__md_scope=new URL\("(?P<base>[^"]*)",location\)')


def finish_page(page: str, root: str, version: str, *, engine: bool = False) -> str:
    """The page with its root (``../../`` for two steps), version and policy."""
    if page.count(CHARSET) != 1:
        raise ValueError(f"the page has not exactly one {CHARSET}: its template has changed")
    # The theme keeps what the reader chose (dark, light) apart for each language.
    page = SCOPE.sub(f'__md_scope=new URL("{root or "."}",location)', page)
    page = NEXT.sub("", page)
    page = polished(_tightened(_tabs_named(page)))
    page = page.replace("<html ", f'<html data-root="{root}" data-version="{version}" ', 1)
    page = page.replace("<span data-version></span>", f"hombre {version}")
    rule = policy(inline_scripts(page), engine=engine)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{rule}">'
    return page.replace(CHARSET, f"{CHARSET}\n{meta}", 1)


def _tabs_named(page: str) -> str:
    """Each tab begins with its own name, which is seen on paper only: there are no labels."""
    parts, sets, end = [], [], 0
    for found in re.finditer(f"{LABELS.pattern}|{BLOCK}", page, re.DOTALL):
        parts.append(page[end : found.end()])
        end = found.end()
        if found["labels"] is not None:
            sets.append([TAG.sub("", one).strip() for one in LABEL.findall(found["labels"])])
            continue
        while sets and not sets[-1]:  # a set inside a tab is through
            sets.pop()
        name = sets[-1].pop(0) if sets else ""
        parts.append(f'<p class="tabbed-title" aria-hidden="true">{name}</p>' if name else "")
    return "".join([*parts, page[end:]])


def _tightened(page: str) -> str:
    """Without the template's empty lines and indentation, which are a tenth of a page."""
    pieces = KEPT.split(page)  # text, kept, its tag, text, …
    pieces[::3] = [EMPTY.sub("\n", one) for one in pieces[::3]]
    return "".join(one for place, one in enumerate(pieces) if place % 3 != 2)


def inline_scripts(page: str) -> Iterator[str]:
    """The text of each script that stands in the page and is run: not data, not a file."""
    for script in SCRIPT.finditer(page):
        attributes = script["attributes"]
        if "src=" not in attributes and "json" not in attributes:
            yield script["text"]


def policy(scripts: Iterator[str], *, engine: bool = False) -> str:
    """The Content-Security-Policy of a page with these scripts in it."""
    hashes = sorted({f"'sha256-{_digest(one)}'" for one in scripts})
    run = ["'self'", *(["'wasm-unsafe-eval'"] if engine else []), *hashes]
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(run),
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self' blob:" if engine else "'self'",
        "manifest-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
