"""``hombre-conform laws`` as it is called: real processes, exit statuses, what is told."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.fuzz_engines import PATHS, ROOT, mutant
from typer.testing import CliRunner

from hombre_conformance.cli import app
from hombre_conformance.wire_laws.laws import LAWS


def laws(*arguments: str, engine: list[str]) -> "subprocess.CompletedProcess[str]":
    code = f"import sys; sys.path[:0] = {PATHS!r}; from hombre_conformance.cli import main; main()"
    command = [sys.executable, "-c", code, "laws", *arguments, "--", *engine]
    return subprocess.run(command, capture_output=True, text=True, timeout=200)


def test_the_javascript_engine_holds() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    engine = [node, str(ROOT / "conformance" / "engines" / "javascript" / "engine.mjs")]
    done = laws("--lang", "en", engine=engine)
    assert done.returncode == 0, done.stdout
    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"✓ Holds to {len(LAWS)} laws of the ledger (")


@pytest.mark.parametrize(
    ("page_of", "what", "domain", "law"),
    [
        ("settlement", "nothing is doubled in belle", "settlements", "settlement.multiplier"),
        ("settlement", "matadors are not paid", "settlements", "settlement.matadors"),
        ("session", "the deal passes to the left", "rounds", "session.rotation"),
        (
            "play",
            "a player who has none of the suit led may discard, though he has a trump",
            "plays",
            "play.legality",
        ),
        ("trump", "at most two cards may be laid away", "exchanges", "trump.exchange"),
    ],
)
def test_a_bent_engine_breaks_the_law_by_name(
    page_of: str, what: str, domain: str, law: str
) -> None:
    engine = mutant(page_of, what)
    done = laws("--lang", "en", "--domain", domain, "--law", law, engine=engine)
    assert done.returncode == 1, done.stdout
    assert f"1. {law} — " in done.stdout and "score sheet" in done.stdout
    told = laws("--json", "--domain", domain, "--law", law, engine=engine)
    first, summary = map(json.loads, told.stdout.splitlines())
    assert (first["law"], first["verdict"]) == (law, "broken")
    assert first["expected"] != first["answered"] and first["record"]["game"] == "bete-hombree"
    assert summary["summary"]["broken"] == 1


def test_it_speaks_french() -> None:
    done = laws("--lang", "fr", "--domain", "packs", engine=[*_honest()])
    assert done.returncode == 0 and "✓ S’en tient aux " in done.stdout
    assert "un second coup de vingt-trois cartes" in done.stdout


def _honest() -> list[str]:
    code = f"import sys; sys.path[:0] = {PATHS!r}; from hombre.cli import main; main()"
    return [sys.executable, "-c", code, "serve"]


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--domain", "mine", "--", "true"], 2, "two-tricks"),
        (["--law", "play.mine", "--", "true"], 2, "play.mine"),
        (["--readings", "any", "--", "true"], 2, "declared, house"),
        (["--lang", "de", "--", "true"], 2, "fr"),
        (["--", "no-such-program-anywhere"], 3, "no-such-program-anywhere"),
        (["--", "true"], 3, "crash"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], status: int, said: str) -> None:
    done = CliRunner().invoke(app, ["laws", *arguments])
    assert done.exit_code == status
    assert said in done.output and "Traceback" not in done.output


def test_who_breaks_off_is_told_and_fails(tmp_path: Path) -> None:
    """No answer is no law held: it fails, with the record."""
    body = "for line in sys.stdin.buffer:\n    request = json.loads(line)\n"
    path = tmp_path / "engine.py"
    path.write_text(
        f"import sys, json\nsys.path[:0] = {PATHS!r}\n"
        "from hombre.bete_hombree.readings import Readings\n"
        "from hombre.wire.messages import encode\nfrom hombre.wire.serve import reply\n"
        f"{body}"
        "    if request['msg'] == 'run' and len(request['input'].get('events', ())) > 3:\n"
        "        sys.exit(3)\n"
        "    sys.stdout.buffer.write(encode(reply(line, Readings(), '1')))\n"
        "    sys.stdout.buffer.flush()\n",
        "utf-8",
    )
    done = laws("--lang", "en", "--domain", "rounds", engine=[sys.executable, str(path)])
    assert done.returncode == 1 and "no answer (crash: " in done.stdout
