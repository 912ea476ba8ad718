"""``python -m hombre_book.site.finish_offline``: what the service worker keeps, and the worker.

Pages, scripts and data travel in packs, one for each language and one for what both
share: a phone asks three times instead of two thousand times.  A pack is gzip over, for
each file, a line of JSON (``path`` below the root, ``type``, ``size`` in bytes) and the
file.  The engine is in none: it is kept when it is first used, or when the reader asks.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from hombre_book.__main__ import ROOT
from hombre_book.site.finish import Folders, folders_of
from hombre_book.site.plan import LANGUAGES

__all__ = ["engine_list", "main", "pack", "packed_files", "write_offline"]

PACKS: Final = "offline"
ENGINE: Final = "app/engine"
ABOUT: Final = "app/engine/about.json"
"""What pages say of the engine before it is there: its size and version."""
LEFT_OUT: Final = (ENGINE, PACKS, "data/print", "sw.js")
LARGEST: Final = 1_000_000
"""Bytes above which a file is left to who asks for it: editions in one file, pictures."""
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}


def packed_files(site: Path, part: str) -> list[Path]:
    """The files of a language's pack, or of ``shared``: what lies in neither language."""
    found = []
    for path in sorted(one for one in site.rglob("*") if one.is_file()):
        place = path.relative_to(site).as_posix()
        top = place.partition("/")[0]
        mine = top == part if part in LANGUAGES else top not in LANGUAGES
        left_out = any(place == one or place.startswith(f"{one}/") for one in LEFT_OUT)
        kept = place == ABOUT or not left_out
        if mine and kept and path.stat().st_size <= LARGEST:
            found.append(path)
    return found


def pack(site: Path, files: Iterable[Path]) -> bytes:
    """The files in one piece; the same files give the same bytes."""
    parts = []
    for path in files:
        content = path.read_bytes()
        head = {
            "path": path.relative_to(site).as_posix().removesuffix("index.html"),
            "type": TYPES.get(path.suffix, "application/octet-stream"),
            "size": len(content),
        }
        parts += [json.dumps(head).encode(), b"\n", content]
    return gzip.compress(b"".join(parts), mtime=0)


def engine_list(site: Path) -> dict[str, object]:
    """The engine's files with their sizes, and a version that changes with any of them.

    ``size`` is what the engine says of itself: what travels where the host compresses.
    """
    files = sorted(one for one in (site / ENGINE).rglob("*") if one.is_file())
    digest = hashlib.sha256()
    listed = []
    for path in files:
        content = path.read_bytes()
        place = path.relative_to(site).as_posix()
        digest.update(f"{place}\n".encode() + content)
        listed.append([place, len(content)])
    about = site / ABOUT
    size = json.loads(about.read_text("utf-8"))["size"] if about.exists() else 0
    return {"version": digest.hexdigest()[:12], "size": size, "files": listed}


def write_offline(folders: Folders) -> str:
    """Write the packs and the worker; what they weigh, in words."""
    site = folders.site
    shutil.rmtree(site / PACKS, ignore_errors=True)
    (site / PACKS).mkdir()
    packs, weight = [], 0
    for part in ("shared", *LANGUAGES):
        content = pack(site, packed_files(site, part))
        name = f"{PACKS}/{part}.{hashlib.sha256(content).hexdigest()[:12]}.bin"
        (site / name).write_bytes(content)
        packs.append(name)
        weight += len(content)
    engine = engine_list(site)
    version = hashlib.sha256(json.dumps([packs, engine]).encode()).hexdigest()[:12]
    worker = (folders.kept / "sw.js").read_text("utf-8")
    for name, value in (("VERSION", version), ("PACKS", packs), ("ENGINE", engine)):
        worker = worker.replace(f'"__{name}__"', json.dumps(value))
    (site / "sw.js").write_text(worker, "utf-8")
    return f"offline: {weight / 1e6:.1f} MB in {len(packs)} packs, version {version}"


def main(arguments: list[str] | None = None) -> int:
    """0 if the worker is there, 1 if there is no site for it."""
    parser = argparse.ArgumentParser(prog="hombre_book.site.finish_offline", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    folders = folders_of(parser.parse_args(arguments).root.resolve())
    if not folders.site.exists():
        print("make site: there is no docs/_site yet", file=sys.stderr)
        return 1
    print(write_offline(folders))
    return 0


if __name__ == "__main__":
    sys.exit(main())
