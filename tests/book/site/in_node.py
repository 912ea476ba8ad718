"""The modules of the page, tried outside of a browser."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

__all__ = ["JS", "needs_node", "node"]

JS: Final = Path(__file__).resolve().parents[3] / "docs" / "site" / "app" / "js"
NODE: Final = shutil.which("node") or ""
needs_node = pytest.mark.skipif(not NODE, reason="node is not installed")


def node(script: str, given: object) -> Any:
    """What a script of modules prints as JSON; ``given`` is its input."""
    head = "const given = JSON.parse((await import('node:fs')).readFileSync(0, 'utf-8'));\n"
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", head + script],
        input=json.dumps(given), capture_output=True, text=True, cwd=JS, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
