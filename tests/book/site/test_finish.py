import gzip
import json
from pathlib import Path

import pytest

from hombre_book.site.finish import Folders, assemble
from hombre_book.site.finish_offline import engine_list, pack, packed_files, write_offline

PAGE = '<html lang="{language}"><head><meta charset="utf-8"></head><body>{path}</body></html>'
WORKER = 'const VERSION = "__VERSION__"; const PACKS = "__PACKS__"; const ENGINE = "__ENGINE__";'


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """What MkDocs, npm and the sections would have left: two pages a language."""
    pages, kept = tmp_path / "pages", tmp_path / "kept"
    known = [{"path": "", "engine": False}, {"path": "quarrel", "engine": True}]
    put(pages / "pages.json", json.dumps({"fr": known, "en": known}))
    for language in ("fr", "en"):
        built = pages / "built" / language
        for path in ("", "quarrel/"):
            put(built / f"{path}index.html", PAGE.format(language=language, path=path))
        put(built / "404.html", "x")
        put(
            built / "assets" / "javascripts" / "bundle.js", "a()\n//# sourceMappingURL=bundle.map\n"
        )
        put(built / "assets" / "javascripts" / "bundle.map", "{}")
    put(pages / "data" / "hands" / "a.json", "{}")
    put(pages / "app" / "js" / "made.mjs", "export {};")
    put(kept / "app" / "js" / "site.mjs", "export {};")
    put(kept / "app" / "js" / ".keep", "")
    put(kept / "sw.js", WORKER)
    for name in ("root", "lost", "astray"):
        put(kept / f"{name}.html", PAGE.format(language="fr", path=name))
    modules = kept / "node_modules"
    for name in ("minisearch/dist/es/index.js", "minisearch/LICENSE.txt", "smol-toml/LICENSE"):
        put(modules / name, "m")
    put(modules / "qrcode-generator" / "dist" / "qrcode.mjs", "m")
    put(modules / "smol-toml" / "dist" / "index.js", "m")
    return Folders(pages, kept, tmp_path / "site", "1.2")


def test_the_site_is_put_together(folders: Folders) -> None:
    put(folders.site / "old.html", "of the last build")
    assert assemble(folders) == 4
    site = folders.site
    assert "wasm-unsafe-eval" not in (site / "fr" / "index.html").read_text("utf-8")
    quarrel = (site / "en" / "quarrel" / "index.html").read_text("utf-8")
    assert "wasm-unsafe-eval" in quarrel and 'data-root="../../"' in quarrel
    assert 'data-root=""' in (site / "index.html").read_text("utf-8")
    for name in ("app/js/made.mjs", "data/hands/a.json", "lost.html", "404.html"):
        assert (site / name).is_file(), name
    assert (site / "app/js/vendor/smol-toml/index.js").is_file()
    for name in ("old.html", "fr/404.html", "app/js/.keep", "fr/assets/javascripts/bundle.map"):
        assert not (site / name).exists(), name
    assert (site / "fr/assets/javascripts/bundle.js").read_text("utf-8") == "a()\n"


def test_manifests_name_no_host_and_no_path_above(folders: Folders) -> None:
    assemble(folders)
    for language in ("fr", "en"):
        manifest = json.loads((folders.site / f"manifest.{language}.webmanifest").read_text())
        assert manifest["start_url"] == f"{language}/"
        assert manifest["scope"] == "./"


def test_a_page_that_was_not_built_is_missed(folders: Folders) -> None:
    (folders.pages / "built" / "fr" / "quarrel" / "index.html").unlink()
    with pytest.raises(FileNotFoundError):
        assemble(folders)


def unpacked(content: bytes) -> dict[str, bytes]:
    """A pack as the service worker reads it."""
    rest, found = gzip.decompress(content), {}
    while rest:
        line, _, rest = rest.partition(b"\n")
        head = json.loads(line)
        found[head["path"]], rest = rest[: head["size"]], rest[head["size"] :]
    return found


def test_packs_hold_everything_but_the_engine_and_what_is_large(folders: Folders) -> None:
    assemble(folders)
    site = folders.site
    put(site / "app" / "engine" / "python.bin", "p")
    put(site / "app" / "engine" / "about.json", "{}")
    put(site / "data" / "print" / "booklet.pdf", "p")
    put(site / "data" / "hombre.html", "x" * 1_000_001)
    shared = unpacked(pack(site, packed_files(site, "shared")))
    assert {"", "lost.html", "app/js/site.mjs", "data/hands/a.json"} <= set(shared)
    assert not [one for one in shared if one.startswith(("data/print", "fr", "en"))]
    assert [one for one in shared if one.startswith("app/engine")] == ["app/engine/about.json"]
    assert "data/hombre.html" not in shared
    french = unpacked(pack(site, packed_files(site, "fr")))
    assert french["fr/quarrel/"] == (site / "fr" / "quarrel" / "index.html").read_bytes()


def versions(folders: Folders) -> tuple[str, str]:
    """The version of the pages and that of the engine, as the worker has them."""
    write_offline(folders)
    worker = (folders.site / "sw.js").read_text("utf-8")
    assert "__" not in worker
    return worker.partition('VERSION = "')[2][:12], str(engine_list(folders.site)["version"])


def test_any_change_makes_a_new_version_and_none_makes_none(folders: Folders) -> None:
    assemble(folders)
    put(folders.site / "app" / "engine" / "about.json", '{"size": 5}')
    assert engine_list(folders.site)["size"] == 5
    first = versions(folders)
    assert versions(folders) == first
    assert len(list((folders.site / "offline").iterdir())) == 3, "no pack of an old version stays"
    put(folders.site / "fr" / "index.html", "changed")
    second = versions(folders)
    assert (second[0] != first[0], second[1] == first[1]) == (True, True)
    put(folders.site / "app" / "engine" / "about.json", '{"size": 6}')
    third = versions(folders)
    assert third[0] != second[0] and third[1] != second[1]
