from pathlib import Path

import pytest

from hombre_book.site.generate import generate, main, troubles

MKDOCS = pytest.importorskip("mkdocs", reason="only where the site is built")
CONFIG = "docs_dir: {0}\nsite_dir: built/{0}\nsite_name: x\nstrict: true\ntheme: {{name: mkdocs}}\n"


def put(folder: Path, link: str) -> Path:
    """A page in each language, and a link from the French one."""
    for language, text in (("fr", f"[x]({link})"), ("en", "x")):
        (folder / language).mkdir(parents=True)
        (folder / language / "index.md").write_text(f"# A\n\n{text}\n", "utf-8")
        (folder / f"mkdocs.{language}.yml").write_text(CONFIG.format(language), "utf-8")
    return folder


def test_information_is_no_trouble() -> None:
    assert troubles("INFO    -  Building\n\nWARNING -  a\nAborted\n") == ["WARNING -  a", "Aborted"]


def test_both_languages_are_built(tmp_path: Path) -> None:
    assert generate(put(tmp_path, "index.md")) == []
    assert (tmp_path / "built" / "en" / "index.html").is_file()


def test_a_broken_link_stops_the_build(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path / "docs" / "_pages", "gone.md")
    assert main(["--root", str(tmp_path)]) == 1
    assert "fr: WARNING" in (told := capsys.readouterr().err) and "gone.md" in told
    assert "en:" not in told
