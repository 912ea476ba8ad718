"""The skeletons of harnesses, filled in with the engines that are here, and a place to run them."""

import os
import sys
from pathlib import Path
from typing import Final

__all__ = ["ENVIRONMENT", "ROOT", "filled", "place", "skeleton"]

ROOT: Final = Path(__file__).parents[2]
_PATHS: Final = [str(ROOT / "reference"), str(ROOT / "conformance")]
_HEAD: Final = f"import sys\nsys.path[:0] = {_PATHS!r}\n"
_TABLE: Final = """
from hombre.bete_hombree.readings import Readings
from hombre.editions import with_departures
from hombre.records import from_json
from hombre.wire.answers import Question, answers


class Table:
    def __init__(self, setup, readings):
        self.record = {"format": "hombre-record/1", "game": "bete-hombree", "setup": setup}
        self.readings = with_departures(Readings(), list(readings.items()), "$")
        self.taken, self.end = 0, None

    def ask(self, what, after):
        events = self.record.get("events", []) if after >= 0 else []
        record = from_json({**self.record, "events": events})
        return answers(record, [Question("x", what, max(after, 0))], self.readings)["x"]

    def take(self, event, later):
        if self.end is None:
            self.record["events"] = [event, *later]
            self.end = self.ask("ruling", len(later))
        if self.end["refused"] == self.taken:
            clause = self.end["clause"].split("/")[1]
            if clause != FORGOTTEN:
                return clause
        self.taken += 1

    deals = property(lambda self: self.ask("ruling", self.taken - 1)["deals"])

    def legal(self):
        return self.ask("legal", self.taken - 1)

    def position(self):
        return self.ask("position", self.taken - 1)


"""
_JAVASCRIPT: Final = """
import {{ answers }} from '{engine}/judge.mjs';
import {{ choose, DEFAULTS }} from '{engine}/readings.mjs';

class Table {{
  constructor(setup, readings) {{
    this.record = {{ setup }};
    this.readings = choose(DEFAULTS, readings);
    this.taken = 0;
  }}
  ask(what, after) {{
    const record = after < 0 ? {{ ...this.record, events: [] }} : this.record;
    const seen = after < 0 ? 'end' : after;
    return answers(record, [{{ id: 'x', what, after: seen }}], this.readings).x;
  }}
  take(event, later) {{
    if (this.taken === 0) this.record.events = [event, ...later];
    const {{ refused, clause }} = this.ask('ruling', this.taken);
    if (refused === this.taken) return clause.split('/').at(-1);
    this.taken += 1;
    return null;
  }}
  get deals() {{ return this.ask('ruling', this.taken - 1).deals; }}
  legal() {{ return this.ask('legal', this.taken - 1); }}
  position() {{ return this.ask('position', this.taken - 1); }}
}}

"""


def skeleton(name: str) -> str:
    """The skeleton in that file."""
    return (ROOT / "conformance" / "harness" / name).read_text("utf-8")


def filled(name: str, forgotten: str = "") -> str:
    """The Python or JavaScript skeleton, its Table that of an engine of ours.

    In Python the engine may have forgotten a clause: what is refused by it is accepted.
    """
    text = skeleton(name)
    start = text.index("class Table:" if name == "python.py" else "/** A table of your engine.")
    end = text.index("def answer(" if name == "python.py" else "/** The answer to one observation")
    if name == "python.py":
        text = _HEAD + text[:start] + f"FORGOTTEN = {forgotten!r}\n" + _TABLE + text[end:]
        return text.replace('"configurable": []', '"configurable": list(FIELDS)').replace(
            "ABOUT = {", "from hombre.bete_hombree.readings import FIELDS\nABOUT = {"
        )
    engine = (ROOT / "conformance" / "engines" / "javascript").as_uri()
    return text[:start] + _JAVASCRIPT.format(engine=engine) + text[end:]


def place(folder: Path) -> dict[str, str]:
    """The environment of somebody who has installed the kit and works in that folder."""
    commands = folder / ".bin"
    commands.mkdir()
    paths = os.pathsep.join(_PATHS)
    for name, run in (
        ("hombre-conform", "-c 'from hombre_conformance.cli import main; main()'"),
        ("pytest", "-m pytest -p no:cacheprovider"),
    ):
        script = commands / name
        script.write_text(f'#!/bin/sh\nPYTHONPATH={paths} exec {sys.executable} {run} "$@"\n')
        script.chmod(0o755)
    path = os.pathsep.join([str(commands), str(Path(sys.executable).parent), os.environ["PATH"]])
    return {**ENVIRONMENT, "PATH": path}


ENVIRONMENT: Final = {
    "PATH": os.environ["PATH"],
    "HOME": os.environ.get("HOME", "/"),
    "LC_ALL": "C.UTF-8",
    "COLUMNS": "100",
    "PYTHONDONTWRITEBYTECODE": "1",
}
