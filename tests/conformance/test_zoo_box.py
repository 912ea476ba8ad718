"""The sandbox: what an animal reaches without it, and does not reach in it."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from shutil import which
from typing import Final

import pytest

from zoo.boxed import SECRET
from zoo.gate import enter
from zoo.keeper import ANIMALS, Settings
from zoo.visit import Visit, differences, visit

enter()
FREE: Final = Settings(only=("bete-hombree/follow-suit/*",), probes=False)
BOXED: Final = replace(FREE, sandbox=True)
boxed = pytest.mark.skipif(which("bwrap") is None, reason="bubblewrap is not installed")


def told(seen: Visit) -> str:
    """What the animal says that it got."""
    assert seen.outcome.status == "complete", seen.outcome.why
    assert seen.left == ()
    return str(seen.outcome.hello["implementation"]["language"])


# --- the network ------------------------------------------------------------------------------


@pytest.fixture
def listeners() -> Iterator[tuple[socket.socket, socket.socket]]:
    """A TCP and a UDP socket on the same port of this machine."""
    tcp, udp = (socket.socket(type=one) for one in (socket.SOCK_STREAM, socket.SOCK_DGRAM))
    with closing(tcp), closing(udp):
        tcp.bind(("127.0.0.1", 0))
        tcp.listen()
        udp.bind(tcp.getsockname())
        for one in (tcp, udp):
            one.settimeout(0.2)
        yield tcp, udp


def _heard(listeners: tuple[socket.socket, socket.socket]) -> set[str]:
    heard = set()
    with suppress(TimeoutError):
        line, _ = listeners[0].accept()
        line.close()
        heard.add("tcp")
    with suppress(TimeoutError):
        listeners[1].recv(10)
        heard.add("udp")
    return heard


def test_without_a_sandbox_the_network_is_reached(
    listeners: tuple[socket.socket, socket.socket], tmp_path: Path
) -> None:
    port = str(listeners[0].getsockname()[1])
    assert told(visit("reaches-out", FREE, tmp_path, port)) == "tcp"
    assert _heard(listeners) == {"tcp", "udp"}


@boxed
def test_in_the_sandbox_there_is_no_network(
    listeners: tuple[socket.socket, socket.socket], tmp_path: Path
) -> None:
    port = str(listeners[0].getsockname()[1])
    assert told(visit("reaches-out", BOXED, tmp_path, port)) == "nothing"
    assert _heard(listeners) == set()


# --- files ------------------------------------------------------------------------------------


@pytest.fixture
def places() -> Iterator[list[str]]:
    """Files that nobody should write: in the checkout, at home, among the temporary ones."""
    name = f".zoo-{token_hex(8)}"
    checkout = Path(__file__).parents[2]
    files = [one / name for one in (checkout, Path.home(), Path("/tmp"))]
    yield [str(one) for one in files]
    for one in files:
        one.unlink(missing_ok=True)


def test_without_a_sandbox_files_are_written(places: list[str], tmp_path: Path) -> None:
    assert told(visit("writes-about", FREE, tmp_path, *places)) == " ".join(places)
    assert all(map(os.path.exists, places))


@boxed
def test_in_the_sandbox_only_its_own_temporary_files_are(places: list[str], tmp_path: Path) -> None:
    assert told(visit("writes-about", BOXED, tmp_path, *places)) == places[-1]
    assert not any(map(os.path.exists, places))


# --- the environment --------------------------------------------------------------------------


def test_a_secret_of_ours_is_not_handed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(SECRET, "1234")
    assert told(visit("spy", FREE, tmp_path, "1234")) == "nothing"


RUN_SPY: Final = """
import sys
from pathlib import Path
from zoo.keeper import Settings
from zoo.visit import visit
only = ("bete-hombree/follow-suit/*",)
settings = Settings(only=only, probes=False, sandbox=sys.argv[1] == "sandbox")
seen = visit("spy", settings, Path(sys.argv[2]), sys.argv[3])
print(seen.outcome.hello["implementation"]["language"])
"""


def _spied(box: str, folder: Path) -> str:
    """What the animal sees if the runner itself was started with the secret."""
    secret = token_hex(8)
    command = [sys.executable, "-c", RUN_SPY, box, str(folder), secret]
    environment = os.environ | {SECRET: secret}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=300
    ).stdout.strip()


@boxed
def test_in_the_sandbox_nobody_elses_environment_is_seen(tmp_path: Path) -> None:
    assert _spied("sandbox", tmp_path) == "nothing"


def test_without_a_sandbox_what_the_runner_was_started_with_can_be_read(tmp_path: Path) -> None:
    """Why a sandbox is needed: who has the same rights sees the same files under /proc."""
    assert _spied("none", tmp_path) == "others"


# --- processes --------------------------------------------------------------------------------


@boxed
@pytest.mark.parametrize(
    "name",
    [
        "healthy",
        "daemon",
        "nameless-daemon",
        "leaves-a-helper",
        "stubborn",
        "stopped",
        "breeds",
        "hog",
        "long-file",
        "lingers",
    ],
)
def test_in_the_sandbox_the_limits_hold_and_nothing_is_left(name: str, tmp_path: Path) -> None:
    animal = ANIMALS[name]
    seen = visit(name, replace(animal.settings, sandbox=True), tmp_path)
    assert differences(animal, seen) == []


def test_without_bubblewrap_there_is_no_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    seen = visit("healthy", BOXED, tmp_path)
    assert seen.outcome.status == "unevaluated"
    assert seen.outcome.why == "bwrap: bubblewrap is needed for a sandbox"
