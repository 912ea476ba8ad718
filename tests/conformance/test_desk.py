"""A run from the command line: its exit status, its reports, and what it says of bad input."""

import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.suites import SERVE, cases
from typer.testing import CliRunner

from hombre_conformance.cli import app
from hombre_conformance.running.stream import lines_of
from hombre_conformance.suite import Choice, SuiteDefect, load_suite

RUNNER = CliRunner()
REFUSED = "bete-hombree/follow-suit/2-refused"
FEW = ("--only", "bete-hombree/follow-suit/*")


def conform(out: Path, *arguments: str, command: tuple[str, ...] = SERVE) -> Any:
    """``hombre-conform run`` in this process."""
    return RUNNER.invoke(app, ["run", "--out", str(out), *arguments, "--", *command])


def report_of(out: Path) -> Any:
    return json.loads((out / "report.json").read_text("utf-8"))


def wrong(tmp_path: Path, *, law: str) -> tuple[str, ...]:
    """The reference engine with one thing bent: ``told`` is the reply, ``request`` the question."""
    script = tmp_path / "wrong.py"
    script.write_text(
        "import sys\n"
        "from hombre.games import GAMES\n"
        "from hombre.wire.messages import decode, encode\n"
        "from hombre.wire.serve import reply\n"
        "BASE = GAMES['bete-hombree'].editions['text']\n"
        "for line in sys.stdin.buffer:\n"
        "    request, told = decode(line), reply(line, BASE, '1')\n"
        f"    {law}\n"
        "    sys.stdout.buffer.write(encode(told)); sys.stdout.buffer.flush()\n"
        "    if told['msg'] == 'bye': break\n"
    )
    return (sys.executable, str(script))


def test_a_run_that_conforms(tmp_path: Path) -> None:
    done = conform(tmp_path, *FEW)
    assert done.exit_code == 0, done.output
    report = report_of(tmp_path)
    assert report["conforms"] and report["status"] == "complete"
    lines = list(lines_of(tmp_path / "report.jsonl"))
    assert [one["stream"] for one in lines][:: len(lines) - 1] == ["header", "footer"]
    assert len(lines) - 2 == report["counts"]["selected"] == report["counts"]["pass"]
    assert "Conforms" in done.output
    for name in ("report.xml", "report.html"):
        assert (tmp_path / name).stat().st_size > 500


def test_a_run_that_does_not_conform_names_the_clause_and_how_to_see_it_again(
    tmp_path: Path,
) -> None:
    law = "told.get('answers', {}).pop('x', 0); r = told.get('answers', {}).get('ruling');"
    law += " r and request['case'].endswith('2-refused') and r.update(refused=0)"
    done = conform(tmp_path, *FEW, command=wrong(tmp_path, law=law))
    assert done.exit_code == 1
    failure = report_of(tmp_path)["failures"][0]
    assert failure["id"] == "bete-hombree/follow-suit/2-refused"
    assert "bete-hombree/follow-suit" in failure["clauses"]
    assert failure["repro"].startswith(
        "hombre-conform run --only bete-hombree/follow-suit/2-refused"
    )
    assert failure["observations"][0]["expected"]["refused"] == 1
    assert failure["observations"][0]["got"]["refused"] == 0


@pytest.mark.parametrize(
    ("arguments", "command", "status", "says"),
    [
        (("--only", "no/such/case"), SERVE, 2, "no case is chosen"),
        (("--reasons", "perhaps"), SERVE, 2, "--reasons"),
        (("--write-known", "x"), SERVE, 2, "--known"),
        (("--known", "/nowhere/known.json"), SERVE, 2, "/nowhere/known.json"),
        (FEW, ("/nowhere/engine",), 3, "/nowhere/engine"),
        (FEW, (sys.executable, "-c", "pass"), 3, "could not be greeted"),
    ],
)
def test_bad_input_has_its_own_status_and_a_sentence(
    tmp_path: Path,
    arguments: tuple[str, ...],
    command: tuple[str, ...],
    status: int,
    says: str,
) -> None:
    done = conform(tmp_path / "out", "--lang", "en", *arguments, command=command)
    assert done.exit_code == status, done.output
    told = done.output + (
        report_of(tmp_path / "out")["why"] if (tmp_path / "out" / "report.json").exists() else ""
    )
    assert says in told
    assert "Traceback" not in told


def test_the_reports_of_an_earlier_run_are_not_taken_for_those_of_this_one(tmp_path: Path) -> None:
    assert conform(tmp_path, *FEW).exit_code == 0
    assert conform(tmp_path, *FEW, command=("/nowhere/engine",)).exit_code == 3
    assert report_of(tmp_path)["status"] == "unevaluated"
    assert not (tmp_path / "report.jsonl").exists()


def test_an_incompatible_protocol_is_not_a_failure(tmp_path: Path) -> None:
    law = (
        "told = {'msg': 'refuse', 'seq': 0, 'code': 'protocol', 'supported': {'min': 2, 'max': 3}}"
    )
    done = conform(tmp_path, *FEW, command=wrong(tmp_path, law=law))
    assert done.exit_code == 4
    assert report_of(tmp_path)["status"] == "incompatible"


def test_a_damaged_suite_is_said_to_be_one(tmp_path: Path) -> None:
    home = tmp_path / "suite"
    shutil.copytree(load_suite().path.parent, home)
    cases_file = home / "bete-hombree.jsonl"
    cases_file.write_bytes(cases_file.read_bytes().replace(b'"refused":1', b'"refused":2', 1))
    done = conform(tmp_path / "out", "--suite", str(home))
    assert done.exit_code == 5
    assert "damaged" in done.output
    for name in ("suite.json", "bete-hombree.jsonl"):
        (home / name).unlink()
        with pytest.raises(SuiteDefect, match=name if name == "suite.json" else "suite.json"):
            load_suite(home)


def test_the_suite_is_chosen_by_id_clause_and_tag() -> None:
    suite = load_suite()
    by_id = {one["id"] for one in suite.cases(Choice(only=("bete-hombree/lead/*",)))}
    assert by_id == {one["id"] for one in cases() if one["id"].startswith("bete-hombree/lead/")}
    by_clause = list(suite.cases(Choice(clauses=("follow-suit",))))
    assert by_clause and all(
        {"id": "bete-hombree/follow-suit", "role": "exercises"} in one["rules"] for one in by_clause
    )
    by_tag = list(suite.cases(Choice(tags=("hunted",))))
    assert by_tag and all("hunted" in one["tags"] for one in by_tag)
    both = Choice(only=("bete-hombree/f*",), tags=("play",))
    assert suite.count(both) == len(list(suite.cases(both))) > 0
    assert suite.count(Choice()) == len(cases())
    mixed = [one["id"] for one in suite.shuffled(both, 3)]
    assert sorted(mixed) == [one["id"] for one in suite.cases(both)]
    assert mixed == [one["id"] for one in suite.shuffled(both, 3)]


# --- known failures ---------------------------------------------------------------------------

BENT = (
    "r = told.get('answers', {}).get('ruling');"
    " r and request['case'].endswith('/2-refused') and r.update(refused=None)"
)


def known(tmp_path: Path, **change: Any) -> str:
    one = {"id": REFUSED, "rev": 1, "verdict": "fail", "issue": "https://example.org/1", **change}
    path = tmp_path / "known.json"
    path.write_text(json.dumps([one]))
    return str(path)


@pytest.mark.parametrize(
    ("change", "law", "status", "counted"),
    [
        ({}, BENT, 0, {"expected-fail": 1}),
        ({"expires": "2999-01-01"}, BENT, 0, {"expected-fail": 1}),
        ({"expires": "2001-01-01"}, BENT, 1, {"fail": 1}),
        ({"rev": 7}, BENT, 1, {"fail": 1}),
        ({"verdict": "error"}, BENT, 1, {"fail": 1}),
        ({}, "pass", 1, {"unexpected-pass": 1}),
    ],
)
def test_a_known_failure_lasts_as_long_as_it_is_one(
    tmp_path: Path, change: Any, law: str, status: int, counted: dict[str, int]
) -> None:
    arguments = ("--no-probes", "--only", REFUSED, "--known", known(tmp_path, **change))
    done = conform(tmp_path / "out", *arguments, command=wrong(tmp_path, law=law))
    counts = report_of(tmp_path / "out")["counts"]
    assert {name: counts[name] for name in counted} == counted
    # A run of known failures only shows nothing right, but nothing new that is wrong.
    assert done.exit_code == status, done.output


def test_a_known_failure_of_no_case_fails_the_run(tmp_path: Path) -> None:
    path = known(tmp_path, id="bete-hombree/gone/1")
    done = conform(tmp_path / "out", "--known", path)
    assert done.exit_code == 1
    assert "bete-hombree/gone/1" in " ".join(report_of(tmp_path / "out")["notes"])


def test_every_fault_in_the_list_of_known_failures_is_said(tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    path.write_text(
        '[{"id": 3, "rev": "1"}, 7, {"id":"a","rev":1,"verdict":"fail","issue":"x","if":1}]'
    )
    done = conform(tmp_path / "out", "--known", str(path))
    assert done.exit_code == 2
    for where in ("$[0].id", "$[0].rev", "$[0].issue", "$[1]", "$[2].if"):
        assert where in done.output


def test_failures_are_added_to_the_list_and_never_taken_off(tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    path.write_text('[{"id":"bete-hombree/x/1","rev":1,"verdict":"fail","issue":"old"}]')
    engine = wrong(tmp_path, law=BENT)
    arguments = (*FEW, "--no-probes", "--known", str(path))
    more = ("--write-known", "https://example.org/2")
    conform(tmp_path / "out", *arguments, *more, command=engine)
    listed = {one["id"]: one["issue"] for one in json.loads(path.read_text())}
    assert listed["bete-hombree/x/1"] == "old"
    assert listed[REFUSED] == "https://example.org/2"
    assert conform(tmp_path / "out", *arguments, command=engine).exit_code == 0
    path.unlink()
    conform(tmp_path / "out", *arguments, *more, command=engine)
    assert [one["id"] for one in json.loads(path.read_text())] == [REFUSED]


# --- readings ---------------------------------------------------------------------------------


def test_an_admitted_reading_is_no_failure_and_what_was_declared_is_held(tmp_path: Path) -> None:
    undeclared = "told.pop('readings', 0); told.pop('configurable', 0)"
    final = "from hombre.editions import with_departures as w; BASE = w(BASE, [('pass', 'final')])"
    done = conform(
        tmp_path, "--tag", "auction", command=wrong(tmp_path, law=f"{final}; {undeclared}")
    )
    report = report_of(tmp_path)
    assert done.exit_code == 0, done.output
    assert report["counts"]["other-reading"] > 10
    found = {one["slug"]: one["possible"] for one in report["readings"]}
    assert found["pass"] == ["final"]
    claims = f"{final}; 'readings' in told and told['readings'].update({{'pass': 'open'}})"
    done = conform(tmp_path, "--tag", "auction", command=wrong(tmp_path, law=claims))
    assert done.exit_code == 1
    assert {one["kind"] for one in report_of(tmp_path)["failures"]} == {"declared"}


def test_answers_that_contradict_each_other_name_the_cases(tmp_path: Path) -> None:
    law = (
        "told.pop('readings', 0); told.pop('configurable', 0);"
        " told = reply(encode({**request, 'readings': {'pass': 'final'}}), BASE, '1')"
        " if request['msg'] == 'run' and hash(request['case']) % 2 else told"
    )
    command = ("env", "PYTHONHASHSEED=1", *wrong(tmp_path, law=law))
    done = conform(tmp_path, "--tag", "auction", command=command)
    report = report_of(tmp_path)
    assert done.exit_code == 1
    assert not report["consistent"]
    assert len(report["conflict"]) == 2
    assert set(report["conflict"]) <= {one["id"] for one in cases()}


def test_a_suite_is_checked_whoever_wrote_it(tmp_path: Path) -> None:
    runner = CliRunner()
    assert runner.invoke(app, ["lint"]).exit_code == 0
    home = tmp_path / "suite"
    shutil.copytree(load_suite().path.parent, home)
    lines = (home / "bete-hombree.jsonl").read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, one in enumerate(lines) if f'"id":"{REFUSED}"' in one)
    told = json.loads(lines[at])
    told["expect"]["ruling"][0]["equals"]["refused"] = 0
    lines[at] = json.dumps(told) + "\n"
    odd = json.loads(lines[0])
    odd["level"] = "perhaps"
    lines[0] = json.dumps(odd) + "\n"
    text = "".join(lines).encode()
    (home / "bete-hombree.jsonl").write_bytes(text)
    index = json.loads((home / "suite.json").read_text("utf-8"))
    index["games"]["bete-hombree"]["sha256"] = sha256(text).hexdigest()
    (home / "suite.json").write_text(json.dumps(index))
    done = runner.invoke(app, ["lint", "--suite", str(home)])
    assert done.exit_code == 5
    assert f"{REFUSED}: $.expect.ruling[0]: the reference engine answers otherwise" in done.stdout
    assert "$.level" in done.stdout
