"""``python -m hombre_book.site.generate``: both languages through MkDocs, strictly, side by side.

MkDocs counts a warning only if it is let through, so ``--quiet`` would make ``--strict``
pass over broken links; it is run loudly, and what is only information is dropped here.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from hombre_book.__main__ import ROOT
from hombre_book.site.plan import LANGUAGES

__all__ = ["generate", "main", "troubles"]

BANNERS: Final = ("NO_MKDOCS_2_WARNING", "DISABLE_MKDOCS_2_WARNING")
"""Set, they silence what MkDocs and its theme say of their own future."""


def troubles(told: str) -> list[str]:
    """What MkDocs says besides information: warnings, errors, and how it ends."""
    return [line for line in told.splitlines() if line.strip() and not line.startswith("INFO")]


def generate(pages: Path) -> list[str]:
    """Build the HTML of each language below ``pages``; what is wrong, line by line."""
    quiet = os.environ | dict.fromkeys(BANNERS, "1")
    running = []
    for language in LANGUAGES:
        config = str(pages / f"mkdocs.{language}.yml")
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", config]
        running.append(subprocess.Popen(command, env=quiet, stderr=subprocess.PIPE, text=True))
    found = []
    for language, process in zip(LANGUAGES, running, strict=True):
        told = troubles(process.communicate()[1])
        if process.returncode:
            found += [f"{language}: {line}" for line in told or ["MkDocs failed without a word"]]
    return found


def main(arguments: list[str] | None = None) -> int:
    """1 if anything is wrong in either language."""
    parser = argparse.ArgumentParser(prog="hombre_book.site.generate", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    root = parser.parse_args(arguments).root.resolve()
    found = generate(root / "docs" / "_pages")
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
