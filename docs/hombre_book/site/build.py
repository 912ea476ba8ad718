"""Gathering the pages of all sections, and writing them where a site generator reads them.

Written are, below the folder of pages: ``fr/`` and ``en/`` with one Markdown file a page,
``mkdocs.fr.yml`` and ``mkdocs.en.yml`` with the menu, ``pages.json`` with what else is known
of each page, and ``data/`` with the files that are served as they are.
"""

import html
import json
import shutil
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from hombre.notation import in_language
from hombre_book.layout import Finding
from hombre_book.site.frame_words import frame_words, site_name
from hombre_book.site.plan import LANGUAGES, PARTS, Page, Source, up

__all__ = ["SECTIONS", "Site", "gather", "write_site"]

SECTIONS: Final = (
    "home",
    "learn",
    "rules",
    "glossary",
    "booklets",
    "table",
    "evening",
    "score_sheet",
    "quarrel",
    "casebook",
    "readings",
    "implementers",
    "sources",
    "scholar",
    "coverage",
    "ledger",
    "clauses",
    "hands",
    "about",
    "search",
)
"""The order is that of the menu within its parts."""


@dataclass(slots=True)
class Site:
    """The pages of each language, the data files by path, and what is wrong with them."""

    pages: dict[str, list[Page]] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def gather(source: Source, sections: tuple[str, ...] = SECTIONS) -> Site:
    """Every page and file of the sections, checked for symmetry of the languages."""
    site = Site({one: [] for one in LANGUAGES})
    for name in sections:
        module = import_module(f"hombre_book.site.sections.{name}")
        for language in LANGUAGES:
            site.pages[language] += module.pages(source, language)
        if hasattr(module, "files"):
            site.files |= dict(module.files(source))
    site.findings += _asymmetries(site)
    return site


def _asymmetries(site: Site) -> Iterator[Finding]:
    """The language switch stays on the page only if both languages have it."""
    for language, pages in site.pages.items():
        paths = [one.path for one in pages]
        for path in sorted({one for one in paths if paths.count(one) > 1}):
            yield Finding(f"{language}/{path}", 0, "two pages have this address")
        for other in LANGUAGES:
            missing = {one.path for one in site.pages[other]} - set(paths)
            for path in sorted(missing):
                yield Finding(f"{language}/{path}", 0, f"this page exists only in {other}")


def write_site(site: Site, folder: Path, styled: Set[str] = frozenset()) -> None:
    """Write everything below the folder, which is emptied first.

    ``styled`` names the modules that have a style sheet of the same name.
    """
    if folder.exists():
        shutil.rmtree(folder)
    for language, pages in site.pages.items():
        for page in pages:
            _write(folder / language / f"{page.path or 'index'}.md", _markdown(page, styled))
        _write(folder / f"mkdocs.{language}.yml", _config(pages, language))
    _write(folder / "pages.json", _json(_known(site), indent=1) + "\n")
    for place, content in site.files.items():
        target = folder / "data" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _markdown(page: Page, styled: Set[str]) -> str:
    """The page with its front matter, and the modules that it loads at its end."""
    # The theme puts both into the page as they are.
    meta: dict[str, object] = {"title": html.escape(page.title, quote=False)}
    if page.summary:
        meta["description"] = html.escape(page.summary)
    if styles := [one for one in page.scripts if one in styled]:
        meta["styles"] = styles
    head = [f"{name}: {_json(value)}" for name, value in meta.items()]
    root = f"{up(page.path)}../"  # the language's own folder is one step more
    scripts = [
        f'<script type="module" src="{root}app/js/{name}.mjs"></script>' for name in page.scripts
    ]
    return "\n".join(["---", *head, "---", "", page.body.strip("\n"), "", *scripts, ""])


def _config(pages: list[Page], language: str) -> str:
    """A MkDocs configuration, in the JSON that YAML understands: what differs by language."""
    words = frame_words(language)
    palette = [
        {
            "media": f"(prefers-color-scheme: {media})",
            "scheme": scheme,
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": f"material/weather-{icon}", "name": words[toggle]},
        }
        for media, scheme, icon, toggle in (
            ("light", "default", "night", "dark"),
            ("dark", "slate", "sunny", "light"),
        )
    ]
    config = {
        "INHERIT": "../site/mkdocs.base.yml",
        "site_name": site_name(language),
        "docs_dir": language,
        "site_dir": f"built/{language}",
        "strict": True,
        "theme": {"language": language, "palette": palette},
        "extra": {"words": words},
        "nav": _menu(pages, language),
        "not_in_nav": "\n".join([f"/{one.path}.md" for one in pages if not one.part and one.path]),
    }
    return _json(config, indent=1) + "\n"


def _menu(pages: list[Page], language: str) -> list[dict[str, object]]:
    """The start page, then the parts that have any page."""
    menu: list[dict[str, object]] = [_entry(one) for one in pages if one.path == ""]
    for part, title in PARTS.items():
        if inside := [_entry(one) for one in pages if one.part == part]:
            menu.append({in_language(title, language): inside})
    return menu


def _entry(page: Page) -> dict[str, object]:
    return {page.title: f"{page.path or 'index'}.md"}


def _json(value: object, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


def _known(site: Site) -> dict[str, list[dict[str, object]]]:
    """What the checks, the search and the finishing need to know of each page."""
    return {
        language: [
            {
                "path": one.path,
                "title": one.title,
                "kind": one.kind,
                "summary": one.summary,
                "terms": one.terms,
                "engine": one.engine,
                "searched": one.searched,
            }
            for one in pages
        ]
        for language, pages in site.pages.items()
    }
