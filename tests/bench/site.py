"""The speed of the rules site, as medians of five: reported against its aims, not held to them.

``python site.py PYTHON`` (PYTHON: the one the site is built with) prints JSON: for each measure
the median.  build: CPU seconds of the pages, the search, the HTML and the frame of both
languages; engine, editions and prints are not in it.  The others, see ``docs/site/bench.mjs``.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

__all__ = ["main"]

ROOT: Final = Path(__file__).resolve().parents[2]
ROUNDS: Final = 5
ASSEMBLE: Final = """
import sys
from dataclasses import replace
from pathlib import Path
from hombre_book.site.finish import assemble, folders_of
assemble(replace(folders_of(Path.cwd()), site=Path(sys.argv[1])))
"""


def cpu(command: list[str]) -> float:
    """CPU seconds of a command and of all that it starts."""
    before = os.times()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    after = os.times()
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["nothing was said"]
        raise SystemExit(f"`{' '.join(command[:3])}` ended with {done.returncode}: {last[0]}")
    spent = (after.children_user, after.children_system)
    return sum(spent) - before.children_user - before.children_system


def build(python: str) -> float:
    """CPU seconds of one build, beside the built site, which stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        return sum(
            cpu(command)
            for command in (
                [python, "-m", "hombre_book", "pages"],
                ["node", "docs/site/build/search.mjs", "docs/_pages"],
                [python, "-m", "hombre_book.site.generate"],
                [python, "-c", ASSEMBLE, str(Path(folder) / "site")],
            )
        )


def main(python: str) -> int:
    """Print the medians."""
    done = subprocess.run(
        ["node", "docs/site/bench.mjs", str(ROUNDS)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stderr.strip() or done.stdout.strip(), file=sys.stderr)
        return 1
    told = {name: median(rounds) for name, rounds in json.loads(done.stdout).items()}
    told["build"] = median(build(python) for _ in range(ROUNDS))
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
