import json
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest

from hombre_book.site import build
from hombre_book.site.build import Site, gather, write_site
from hombre_book.site.plan import Page, Source, link, up

NO_SOURCE = cast(Source, None)


def section(paths: dict[str, list[str]]) -> ModuleType:
    """A section whose pages have these addresses, by language."""
    made = ModuleType("section")
    made.pages = lambda source, language: [  # type: ignore[attr-defined]
        Page(path, f"{path} {language}", f"# {path}", "kind") for path in paths[language]
    ]
    made.files = lambda source: [("one.json", b"{}")]  # type: ignore[attr-defined]
    return made


def gathered(monkeypatch: pytest.MonkeyPatch, fr: list[str], en: list[str]) -> Site:
    monkeypatch.setattr(build, "import_module", lambda name: section({"fr": fr, "en": en}))
    return gather(NO_SOURCE, ("one",))


def test_both_languages_have_the_same_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    site = gathered(monkeypatch, ["", "learn"], ["", "learn"])
    assert not site.findings
    assert [one.path for one in site.pages["en"]] == ["", "learn"]
    assert site.files == {"one.json": b"{}"}


def test_a_page_in_one_language_only_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    site = gathered(monkeypatch, ["", "learn"], [""])
    assert [one.render() for one in site.findings] == ["en/learn: this page exists only in fr"]


def test_two_pages_of_one_address_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    site = gathered(monkeypatch, ["learn", "learn"], ["learn"])
    assert [one.render() for one in site.findings] == ["fr/learn: two pages have this address"]


def written(folder: Path, *pages: Page) -> Path:
    site = Site({"fr": list(pages), "en": list(pages)}, {"a/b.json": b"[]"})
    write_site(site, folder, {"hand"})
    return folder


HOME = Page("", "Accueil & Cie", "# Accueil", "home", summary='Dit "oui" <vite>')
HAND = Page("hand/a/01", "Une donne", "# Une donne", "hand", scripts=("hand", "other"))
MENU = Page("learn", "Apprendre", "# Apprendre", "learn", "play")


def test_a_page_is_written_with_what_it_loads(tmp_path: Path) -> None:
    folder = written(tmp_path / "pages", HOME, HAND, MENU)
    hand = (folder / "fr" / "hand" / "a" / "01.md").read_text("utf-8")
    assert 'src="../../../../app/js/hand.mjs"' in hand
    assert 'styles: ["hand"]' in hand, "other has no style sheet"
    assert (folder / "data" / "a" / "b.json").read_bytes() == b"[]"


def test_what_the_theme_puts_in_as_it_is_is_escaped(tmp_path: Path) -> None:
    home = (written(tmp_path / "pages", HOME) / "fr" / "index.md").read_text("utf-8")
    assert "Accueil &amp; Cie" in home
    assert "Dit &quot;oui&quot; &lt;vite&gt;" in home


def test_the_menu_has_parts_and_the_rest_is_outside(tmp_path: Path) -> None:
    folder = written(tmp_path / "pages", HOME, HAND, MENU)
    config = json.loads((folder / "mkdocs.fr.yml").read_text("utf-8"))
    assert config["nav"] == [{"Accueil & Cie": "index.md"}, {"Jouer": [{"Apprendre": "learn.md"}]}]
    assert config["not_in_nav"] == "/hand/a/01.md"
    assert config["strict"] is True
    assert config["extra"]["words"]["other"] == "en"


def test_the_folder_is_emptied_first(tmp_path: Path) -> None:
    folder = written(tmp_path / "pages", HOME, MENU)
    written(folder, HOME)
    assert not (folder / "fr" / "learn.md").exists()


def test_the_way_up_and_across() -> None:
    assert (up(""), up("learn"), up("hand/a/01")) == ("", "../", "../../../")
    assert link("hand/a/01", "learn#x") == "../../learn.md#x"
    assert link("learn", "") == "index.md"
