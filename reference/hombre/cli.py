"""The ``hombre`` command.

A plain ``hombre judge SHEET`` or ``hombre serve`` does not wait for the machinery of
options, which takes longer to start than a ruling to make; everything else goes through
``hombre.counters.commands``.
"""

import sys

from hombre.counters.desk import rule_on

__all__ = ["main"]


def main() -> None:
    """The command, with the arguments it was called with."""
    match sys.argv[1:]:
        case ["judge", file] if file == "-" or not file.startswith("-"):
            try:
                rule_on(file)
            except KeyboardInterrupt:
                sys.exit(130)
        case ["serve"]:
            from hombre.counters.serving import serve_on

            serve_on()
        case _:
            from hombre.counters.commands import app

            app(prog_name="hombre")
