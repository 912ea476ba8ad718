from pathlib import Path

import pytest

from hombre_book.site.finish_check import CHECKS, check_site

POLICY = '<meta http-equiv="Content-Security-Policy" content="x">'


def page(language: str, body: str, head: str = POLICY, way: str = "../") -> str:
    other = "en" if language == "fr" else "fr"
    switch = f'<a class="language-switch" href="{way}{other}/">x</a>'
    return (
        f'<html lang="{language}"><head>{head}<title>T</title></head>'
        f"<body>{switch}<h1>H</h1>{body}</body></html>"
    )


def faulty(folder: Path, body: str = "", **other: str) -> list[str]:
    """The checks that fail of a site whose French start page has this body."""
    files = {
        "fr/index.html": page("fr", body),
        "en/index.html": page("en", "<p id=there>x</p>"),
        "app/js/a.mjs": 'import { b } from "./b.mjs";\n',
        "app/js/b.mjs": "export const b = 1;",
        "app/css/a.css": "a { background: url(data:x) }",
        **other,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    wrong, _ = check_site(folder)
    return [check for check, lines in wrong.items() if lines]


def test_a_sound_site_has_no_fault(tmp_path: Path) -> None:
    body = (
        '<a href="../en/#there">x</a> <a href="#x" id="x">x</a> <a href="../en/#sheet=abc">x</a>'
        '<a href="https://example.org/">x</a> <svg><title>not the page’s</title></svg>'
        '<script src="../app/js/a.mjs"></script><img src="data:x" alt="">'
    )
    assert faulty(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "check"),
    [
        ('<a href="../en/#gone">x</a>', "links"),
        ('<a href="gone/">x</a>', "links"),
        ('<a href="../../outside">x</a>', "links"),
        ('<a href="/fr/">x</a>', "hosts"),
        ('<img src="https://example.org/a.png" alt="">', "hosts"),
        ('<script src="//example.org/a.js"></script>', "hosts"),
        ("<p id=a></p><p id=a></p>", "ids"),
        ("<h1>two</h1>", "head"),
        ('<img src="data:x">', "head"),
        ('<p style="color: red">x</p>', "policy"),
        ('<button onclick="f()">x</button>', "policy"),
        ('<a href="javascript:f()">x</a>', "policy"),
        ("<style>p {}</style>", "policy"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, body: str, check: str) -> None:
    assert faulty(tmp_path, body) == [check]


@pytest.mark.parametrize(
    ("files", "check"),
    [
        ({"fr/index.html": page("fr", "", head="")}, "policy"),
        ({"fr/index.html": page("fr", "").replace('lang="fr"', 'lang="en"', 1)}, "head"),
        ({"fr/index.html": page("fr", "").replace("<title>T</title>", "")}, "head"),
        ({"fr/index.html": page("fr", "", way="../../")}, "links"),
        ({"app/js/a.mjs": 'export * from "./gone.mjs";'}, "files"),
        ({"app/css/a.css": '@import "gone.css";'}, "files"),
        ({"app/css/a.css": "a { background: url(gone.svg) }"}, "files"),
    ],
)
def test_each_fault_of_a_file_is_found(tmp_path: Path, files: dict[str, str], check: str) -> None:
    assert check in faulty(tmp_path, **files)


def test_a_switch_that_leaves_the_page_is_found(tmp_path: Path) -> None:
    learn = {f"{one}/learn/index.html": page(one, "", way="../../") for one in ("fr", "en")}
    assert faulty(tmp_path, **learn) == ["switch"], "it leads to the start page"


def test_every_check_can_fail() -> None:
    assert set(CHECKS) == {"links", "hosts", "ids", "head", "policy", "switch", "files"}
