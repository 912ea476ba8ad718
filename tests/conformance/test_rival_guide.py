"""The guide for a rival in Python: its commands say what it shows."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guide" / "python-rival.md").read_text("utf-8")


@pytest.mark.skipif(find_spec("crosshair") is None, reason="crosshair is not installed")
def test_what_the_guide_shows_is_what_is_said() -> None:
    [block] = re.findall(r"```console\n(.*?)```", GUIDE, re.S)
    shown = re.findall(r"\$ crosshair ([^\n]*)\n((?:[^$].*\n)*)", block)
    assert len(shown) == 2
    for at, (arguments, output) in enumerate(shown):
        done = subprocess.run(
            (sys.executable, "-m", "crosshair", *arguments.split()),
            cwd=ROOT / "docs" / "guide" / "examples",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == at, done.stdout + done.stderr
        told = "\n".join(line.strip() for line in done.stdout.splitlines())
        for line in output.splitlines():
            assert line.strip() in told
