"""Every check of the built site, two at a time: ``python all.py [name …]`` chooses some.

A check is a file beside this one, ``*.mjs`` for Node or ``*.py`` for Python; it prints a line
for each thing that holds or does not, and leaves with 1 if one does not.
"""

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
HELPERS = {"all.py", "axe.mjs", "lib.mjs"}
# Seconds: a check that waits for ever must not hold the others up.
MOST = 900
# The pages are compared with this environment's own engine, whatever its folder is called.
OURS = {"HOMBRE_PYTHON": sys.executable, "HOMBRE": str(Path(sys.executable).parent / "hombre")}


def checks(names: list[str]) -> list[Path]:
    """The checks of these names, or all; those that are quick and tell most come first."""
    found = [one for one in sorted(HERE.iterdir()) if one.suffix in {".mjs", ".py"}]
    first = ["links.py", "bytes.mjs", "types.mjs"]
    order = {name: place for place, name in enumerate(first)}
    found.sort(key=lambda one: (order.get(one.name, len(first)), one.name))
    return [one for one in found if one.name not in HELPERS and (not names or one.stem in names)]


def run(check: Path) -> tuple[int, str]:
    """Whether it fails, and all that it prints; one that does not end in time fails."""
    runner = sys.executable if check.suffix == ".py" else (shutil.which("node") or "node")
    start = time.monotonic()
    try:
        done = subprocess.run(
            [runner, str(check)],
            check=False,
            env={**OURS, **os.environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=MOST,
        )
        status, printed = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        ending = f"FAIL {check.stem}: no end after {MOST} s\n"
        status, printed = 1, (late.stdout or b"") + ending.encode()
    told = printed.decode(errors="replace")
    return status, f"{told}     {check.stem}: {time.monotonic() - start:.0f} s"


def main() -> int:
    """0 if everything holds, 1 if something does not, 2 if there is no such check."""
    unknown = set(sys.argv[1:]) - {one.stem for one in checks([])}
    if unknown:
        print(f"no such check: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    todo, failed, begun = checks(sys.argv[1:]), [], time.monotonic()
    # Two at a time: a check waits for its browser as long as it works itself.
    with ThreadPoolExecutor(2) as pool:
        for check, (status, told) in zip(todo, pool.map(run, todo), strict=True):
            print(told, flush=True)
            if status:
                failed.append(check.stem)
    result = f"FAILED in {', '.join(failed)}" if failed else "all held"
    print(f"site-check: {result} ({time.monotonic() - begun:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
