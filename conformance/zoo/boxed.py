"""Animals that look around: harmless without a sandbox only because they want nothing.

What they got is told as the language in which they are written, in the hello.
"""

import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from zoo.keeper import Expected, Json, animal, arguments, live

__all__ = ["SECRET"]

SECRET: Final = "ZOO_SECRET"
"""A variable of whoever starts the runner, which is nobody's business."""
_TAME: Final = Expected(exit=0, verdict="pass", tame=True)


def _telling(found: Iterable[str]) -> None:
    told = " ".join(found) or "nothing"

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "hello":
            return answer
        return answer | {"implementation": {"name": "zoo", "version": "1", "language": told}}

    live(change)


@animal(
    "reaches-out",
    "appelle par le réseau",
    "calls out over the network",
    _TAME,
)
def reaches_out() -> None:
    """Call the port named, on this machine only, by TCP and by UDP, which never says who heard."""
    _telling(_calls(int(arguments()[1])) if len(arguments()) > 1 else ())


def _calls(port: int) -> Iterable[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.sendto(b"udp", ("127.0.0.1", port))
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 2) as line:
        line.sendall(b"tcp")
        yield "tcp"


@animal(
    "writes-about",
    "écrit des fichiers où il peut",
    "writes files where it can",
    _TAME,
)
def writes_about() -> None:
    """Write to the files named."""
    _telling([name for name in map(_written, arguments()[1:]) if name])


def _written(name: str) -> str:
    try:
        Path(name).write_text("I was here\n", "utf-8")
    except OSError:
        return ""
    return name


@animal(
    "spy",
    "lit les variables d’environnement, les siennes et celles des autres",
    "reads environment variables, its own and those of others",
    _TAME,
)
def spy() -> None:
    """Look for the secret in its own environment, and for its value in those of all others."""
    seen = ["own"] if SECRET in os.environ else []
    if len(arguments()) > 1:
        secret = f"{SECRET}={arguments()[1]}".encode()
        seen += ["others"] if any(secret in one for one in _environments()) else []
    _telling(seen)


def _environments() -> Iterable[bytes]:
    for one in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            yield one.read_bytes()
