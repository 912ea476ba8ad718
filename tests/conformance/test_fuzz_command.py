"""``hombre-conform fuzz`` as it is called: real processes, exit statuses, nothing left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.conformance.fuzz_engines import PATHS, ROOT, bent_script, mutant
from typer.testing import CliRunner

from hombre_conformance.cli import app

HONEST = "def bend(request): return Readings()"


def fuzz(folder: Path, *arguments: str, engine: list[str]) -> "subprocess.CompletedProcess[str]":
    code = f"import sys; sys.path[:0] = {PATHS!r}; from hombre_conformance.cli import main; main()"
    command = [sys.executable, "-c", code, "fuzz", "--out", str(folder / "out"), "--lang", "en"]
    return subprocess.run(
        [*command, *arguments, "--", *engine], capture_output=True, text=True, timeout=300
    )


def test_the_reference_passes(tmp_path: Path) -> None:
    done = fuzz(tmp_path, "--count", "6", "--seed", "3", engine=bent_script(tmp_path, HONEST))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("6 records, ") and "nothing found (seed 3)" in done.stdout
    assert [*(tmp_path / "out").iterdir()] == []


@pytest.mark.parametrize(
    ("page", "what", "clause", "most"),
    [
        ("settlement", "nothing is doubled in belle", "doubled-in-belle", 1),
        (
            "play",
            "a player who has none of the suit led may discard, though he has a trump",
            "ruff",
            4,
        ),
        ("session", "when everybody has passed, the same dealer deals again", "deal-", 9),
    ],
)
def test_a_bent_law_is_found(tmp_path: Path, page: str, what: str, clause: str, most: int) -> None:
    done = fuzz(tmp_path, "--count", "16", "--seed", "2", engine=mutant(page, what))
    assert done.returncode == 1, done.stderr
    first = done.stdout.splitlines()[0]
    assert f"bete-hombree/{clause}" in first
    assert "ruling" in first
    (path,) = (tmp_path / "out").glob(f"ruling-{clause}*.json")
    case = json.loads(path.read_text("utf-8"))
    assert len(case["input"]["events"]) <= most and case["provenance"]["kind"] == "reduced"
    assert len(next((tmp_path / "out").glob("*.txt")).read_text("utf-8")) > 200


def test_readings_that_change_contradict_themselves(tmp_path: Path) -> None:
    """A pass that is final in some deals only: right each time, and never by one law."""
    body = (
        'HELLO = {"readings": {}, "configurable": []}\n'
        "def bend(request):\n"
        '    final = request["input"]["setup"].get("belle") == "H"\n'
        "    return replace(Readings(), on_pass=OnPass.FINAL if final else OnPass.OPEN)"
    )
    done = fuzz(tmp_path, "--count", "60", "--seed", "2", engine=bent_script(tmp_path, body))
    assert done.returncode == 1, done.stdout
    assert "contradiction · bete-hombree/reading-pass" in done.stdout
    assert "pass=final" in done.stdout and "pass=open" in done.stdout
    assert len([*(tmp_path / "out").glob("contradiction-*.json")]) == 2


@pytest.mark.parametrize(
    ("kind", "act"),
    [
        ("crash", "os._exit(3)"),
        ("timeout", "time.sleep(30)"),
        ("protocol", 'return b\'{"msg":"result"}\\n\''),
    ],
)
def test_what_gives_no_answer_is_found(tmp_path: Path, kind: str, act: str) -> None:
    body = (
        "def bend(request):\n"
        '    if any(one["do"] == "stop" for one in request["input"]["events"]):\n'
        f"        {act}\n"
        "    return Readings()"
    )
    options = ("--seed", "2", "--timeout", "0.7")
    engine = bent_script(tmp_path, body)
    for number in range(0, 40, 2):  # few at a time: what hangs is slow to make smaller
        done = fuzz(tmp_path, "--count", "2", "--from", str(number), *options, engine=engine)
        if done.returncode:
            break
    assert done.returncode == 1 and done.stdout.startswith(f"1. {kind} · ")
    assert "stop" in done.stdout


def test_broken_off_it_tells_and_leaves_nothing(tmp_path: Path) -> None:
    body = (
        f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
        "def bend(request):\n"
        "    time.sleep(0.05)\n"
        "    return replace(Readings(), on_pass=OnPass.FINAL)"
    )
    engine = bent_script(tmp_path, body)
    code = f"import sys; sys.path[:0] = {PATHS!r}; from hombre_conformance.cli import main; main()"
    command = [sys.executable, "-c", code, "fuzz", "--out", str(tmp_path / "out"), "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--time", "60", "--", *engine], stderr=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + 120
        while not (tmp_path / "pid").exists() and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode == 6 and said == "hombre-conform: interrupted\n"
    pid = int((tmp_path / "pid").read_text("utf-8"))
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--readings", "mine", "--", "true"], 2, "declared, house, any, vary"),
        (["--lang", "de", "--", "true"], 2, "fr"),
        (["--count", "0", "--", "true"], 2, "--count"),
        (["--", "no-such-program-anywhere"], 3, "no-such-program-anywhere"),
        (["--", "true"], 3, "crash"),
    ],
)
def test_what_cannot_be_done_is_said(
    tmp_path: Path, arguments: list[str], status: int, said: str
) -> None:
    done = CliRunner().invoke(app, ["fuzz", "--out", str(tmp_path / "out"), *arguments])
    assert done.exit_code == status
    assert said in done.output and "Traceback" not in done.output


def test_another_protocol_is_incompatible(tmp_path: Path) -> None:
    refuse = 'print(\'{"msg":"refuse","seq":0,"code":"protocol","supported":{"min":2,"max":3}}\')'
    done = fuzz(tmp_path, engine=[sys.executable, "-c", f"input(); {refuse}"])
    assert done.returncode == 4 and "2" in done.stderr


def test_it_is_listed() -> None:
    assert "fuzz" in CliRunner().invoke(app, ["--help"]).output
    assert (ROOT / "conformance" / "hombre_conformance" / "fuzz_commands.py").exists()
