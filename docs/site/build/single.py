"""``single.py SITE``: the judge in one HTML file, for a USB stick, after the site is built.

Everything is inside: Python, its library and the engine as they lie in ``SITE/app/engine``,
the page's modules, the style sheets, the casebook.  It opens from ``file://``, where no
module can be imported and no file fetched: modules become blobs, and the worker, which may
not come from a blob there, a ``data:`` address.  Its policy allows just that, and no host.
"""

import base64
import gzip
import hashlib
import html
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from hombre.counters.words import tell
from hombre.notation import in_language
from hombre_book.layout import Layout
from hombre_book.site.plan import LANGUAGES
from hombre_book.site.polish import polished
from hombre_book.site.sections.quarrel import workshop_islands
from hombre_book.site.sections.quarrel_words import PAGE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
START = "quarrel.mjs"
IMPORT = re.compile(r'(?:from|import) "\./([\w./-]+\.mjs)"')
NAME = "data/hombre.html"
QR_LICENCE = "qrcode.mjs                                 qrcode-generator, MIT License\n"


def modules(folder: Path, start: str = START) -> dict[str, str]:
    """The page's modules, each after those that it imports."""
    found: dict[str, str] = {}

    def add(name: str) -> None:
        if name in found:
            return
        text = (folder / name).read_text("utf-8")
        for other in IMPORT.findall(text):
            add(other)
        found[name] = text

    add(start)
    return found


def island(name: str, content: object) -> str:
    """A block of JSON that a script finds by its id; nothing in it can close it."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def packed(folder: Path) -> Iterator[tuple[str, str]]:
    """The engine's files, in base64 of gzip."""
    for path in sorted(folder.iterdir()):
        content = path.read_bytes()
        if path.suffix == ".mjs":
            content = gzip.compress(content, 9, mtime=0)
        if path.suffix in (".mjs", ".bin"):
            yield path.name, base64.b64encode(content).decode()


def digest(text: str) -> str:
    """As a policy names what may stand in a page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def policy(script: str, style: str) -> str:
    """Blobs made by the page, one worker from a ``data:`` address, WebAssembly; no host at all."""
    rules = {
        "default-src": "'none'",
        "script-src": f"{digest(script)} blob: data: 'wasm-unsafe-eval'",
        "worker-src": "data:",
        "style-src": digest(style),
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def language_block(language: str) -> str:
    """What the page says of itself in a language; the script shows the one that is chosen."""
    words = {key: html.escape(in_language(text, language)) for key, text in PAGE.items()}
    other = "en" if language == "fr" else "fr"
    switch = "English" if language == "fr" else "Français"
    return (
        f'<header lang="{language}" data-language="{language}">'
        f'<nav><a href="?lang={other}" hreflang="{other}" lang="{other}">{switch}</a></nav>'
        f"<h1>{words['title']}</h1>"
        f'<div class="screen-only"><p>{words["lead"]}</p><p>{words["partial"]}</p></div>'
        f"<p><strong>{html.escape(tell('provisional', language))}</strong></p></header>"
    )


def licences(site: Path) -> str:
    """Under which licences all of this stands, to be unfolded."""
    text = (site / "app/engine/LICENSES.txt").read_text("utf-8") + QR_LICENCE
    return f"<details><summary>Licences</summary><pre>{html.escape(text)}</pre></details>"


def page(site: Path) -> str:
    """The whole file."""
    script = (HERE / "single_boot.js").read_text("utf-8")
    styles = [HERE / "single.css", site / "app/css/site.css", site / "app/css/quarrel.css"]
    style = "\n".join(one.read_text("utf-8") for one in styles)
    layout = Layout(ROOT)
    parts = [
        "<!doctype html>",
        '<html lang="fr">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy(script, style)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        "<title>La Bête hombrée</title>",
        f"<style>{style}</style>",
        "</head>",
        '<body class="single" data-md-color-scheme="default"><main class="md-typeset">',
        *[polished(language_block(one)) for one in LANGUAGES],
        '<div id="quarrel" class="quarrel" data-pages="">',
        *[f'<p lang="{one}">{html.escape(in_language(PAGE["waiting"], one))}</p>'
          for one in LANGUAGES],
        "</div>",
        f'<footer class="screen-only">{licences(site)}</footer>',
        "</main>",
    ]  # fmt: skip
    for language in LANGUAGES:
        for name, content in workshop_islands(layout, language).items():
            parts.append(island(f"{name}.{language}", content))
    cases = site / "data" / "casebook.json"
    parts.append(island("cases", json.loads(cases.read_text("utf-8")) if cases.exists() else []))
    parts.append(island("about", json.loads((site / "app/engine/about.json").read_text("utf-8"))))
    parts.append(island("modules", modules(site / "app" / "js")))
    parts.append(island("engine", dict(packed(site / "app" / "engine"))))
    parts += [f"<script>{script}</script>", "</body>", "</html>", ""]
    return "\n".join(parts)


def main() -> int:
    """0 if the file is there."""
    site = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs" / "_site").resolve()
    target = site / NAME
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(site), encoding="utf-8")
    print(f"single file: {target.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
