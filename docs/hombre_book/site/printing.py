"""``python -m hombre_book.site.printing SITE``: the printed editions of a built site.

Chromium prints the booklet and the pocket edition as tagged PDFs, and the pocket edition
is imposed on A4 sheets; all of them are put into ``data/print`` of the site.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

from hombre_book.site.imposing import impose
from hombre_book.site.plan import LANGUAGES

__all__ = ["main"]

SCRIPT: Final = Path(__file__).resolve().parents[2] / "site" / "build" / "print.mjs"


def main(arguments: list[str]) -> int:
    """Print, impose, and say what was made."""
    if len(arguments) != 1 or not (Path(arguments[0]) / "fr" / "booklet").is_dir():
        print("usage: python -m hombre_book.site.printing SITE (a built site)", file=sys.stderr)
        return 2
    out = Path(arguments[0]) / "data" / "print"
    done = subprocess.run(["node", str(SCRIPT), arguments[0], str(out)], check=False)
    if done.returncode:
        print("the editions were not printed", file=sys.stderr)
        return 1
    for language in LANGUAGES:
        impose(out / f"pocket.{language}.pdf", out / f"pocket-imposed.{language}.pdf")
    for path in sorted(out.glob("*.pdf")):
        print(f"{path.name}: {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
