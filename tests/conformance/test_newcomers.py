"""What a newcomer meets: the skeletons, the guide with all its commands, the workflow."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import pytest
from tests.conformance.harnesses import ENVIRONMENT, ROOT, filled, place, skeleton

from hombre_conformance.harnesses import LANGUAGES, NoHarness, harness
from hombre_conformance.places import folder

Json = dict[str, Any]

CONFORMANCE: Final = ROOT / "conformance"
GUIDE: Final = (ROOT / "docs" / "guide" / "implementers.md").read_text("utf-8")
PROTOCOL: Final = json.loads((CONFORMANCE / "schema" / "protocol.schema.json").read_text("utf-8"))


# --- the skeletons speak the protocol ---------------------------------------------------------

NOT_FILLED: Final = {
    "python": 'raise Unsupported("Table is not filled in yet")',
    "javascript": "throw new Unsupported('Table is not filled in yet');",
    "go": 'return nil, Unsupported("Table is not filled in yet")',
    "rust": 'unsupported("Table is not filled in yet")',
    "java": 'throw new Unsupported("Table is not filled in yet");',
}
BROKEN: Final = {
    "python": 'print("noise"); raise ValueError("boom")',
    "javascript": "console.log('noise'); throw new Error('boom');",
    "go": 'fmt.Println("noise"); panic("boom")',
    "rust": 'eprintln!("noise"); panic!("{}", "boom")',
    "java": 'System.out.println("noise"); throw new IllegalStateException("boom");',
}
QUESTION: Final = {
    "msg": "run",
    "case": "x",
    "game": "bete-hombree",
    "readings": {},
    "deadline_ms": 2000,
    "input": {"format": "hombre-record/1", "game": "bete-hombree", "setup": {}, "events": []},
    "observe": [{"id": "ruling", "what": "ruling", "after": "end"}],
}


def command(language: str, text: str, home: Path) -> list[str]:
    """The command that runs a harness of that text."""
    path, program = home / f"Harness{Path(LANGUAGES[language]).suffix}", str(home / "program")
    path.write_text(text, "utf-8")
    if language == "python":
        return [sys.executable, str(path)]
    name = {"javascript": "node", "go": "go", "rust": "rustc", "java": "java"}[language]
    tool = shutil.which(name)
    if tool is None:
        pytest.skip(f"{language}: {name} is not installed")
    if language in ("javascript", "java"):
        return [tool, str(path)]
    build = {"go": [tool, "build", "-o", program], "rust": [tool, "-o", program]}[language]
    subprocess.run([*build, str(path)], check=True, timeout=300, cwd=home, capture_output=True)
    return [program]


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(
        {"$schema": PROTOCOL["$schema"], "$defs": PROTOCOL["$defs"], "$ref": f"#/$defs/{name}"}
    )


def hello(least: int, most: int) -> Json:
    return {
        "msg": "hello",
        "protocol": {"min": least, "max": most},
        "runner": {"name": "test", "version": "0"},
        "suite": {"version": "0", "digest": "sha256:0"},
    }


def talk(run: list[str], *requests: Json) -> tuple[list[Json], str]:
    """The replies to the requests, each valid, in order and the only one, and the stderr."""
    asked = [{**one, "seq": seq} for seq, one in enumerate(requests)]
    lines = "".join(json.dumps(one) + "\n" for one in asked)
    done = subprocess.run(
        run, input=lines, capture_output=True, text=True, timeout=300, env=ENVIRONMENT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("\n")
    replies = [json.loads(one) for one in done.stdout.splitlines()]
    for one in replies:
        validator("reply").validate(one)
    assert [one["seq"] for one in replies] == [one["seq"] for one in asked]
    return replies, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_speaks_the_protocol_as_it_is(language: str, tmp_path: Path) -> None:
    run = command(language, skeleton(LANGUAGES[language]), tmp_path)
    for one in (hello(1, 1), QUESTION, {"msg": "bye"}):
        validator("request").validate({**one, "seq": 0})
    replies, _ = talk(run, hello(1, 3), QUESTION, {"msg": "sing"}, QUESTION, {"msg": "bye"})
    said = [one["msg"] for one in replies]
    assert said == ["hello", "unsupported", "error", "unsupported", "bye"]
    assert replies[0]["protocol"] == 1
    assert replies[0]["implementation"]["language"] == language
    assert replies[1]["detail"] == "Table is not filled in yet"
    assert replies[2]["code"] == "unknown-message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_refuses_other_versions(language: str, tmp_path: Path) -> None:
    run = command(language, skeleton(LANGUAGES[language]), tmp_path)
    (reply,), _ = talk(run, hello(2, 3))
    assert reply["msg"] == "refuse" and reply["supported"] == {"min": 1, "max": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_inside_is_an_error_and_noise_is_no_answer(
    language: str, tmp_path: Path
) -> None:
    text = skeleton(LANGUAGES[language])
    assert NOT_FILLED[language] in text
    run = command(language, text.replace(NOT_FILLED[language], BROKEN[language]), tmp_path)
    replies, stderr = talk(run, hello(1, 1), QUESTION, QUESTION, {"msg": "bye"})
    assert [one["msg"] for one in replies] == ["hello", "error", "error", "bye"]
    assert replies[1]["code"] == "internal" and "boom" in replies[1]["detail"]
    assert "noise" in stderr and "boom" in stderr


FILLED: Final = {
    "go": {
        NOT_FILLED["go"]: "return &Table{}, nil",
        'return Unsupported("events")': (
            'if string(event) == `{"do": "1"}` && len(later) == 2 {\n'
            'return Refused("follow-suit") }\n'
            'if string(event) == `{"do": "2"}` { return Unsupported("two") }\nreturn nil'
        ),
        'return nil, Unsupported("the observation legal")': "return []any{}, nil",
    },
    "rust": {
        NOT_FILLED["rust"]: "Ok(Table {})",
        'unsupported("events")': (
            'match event.get("do").text() { "1" if later.len() == 2 => '
            'Err(Fault::Refused("follow-suit".to_string())), '
            '"2" => unsupported("two"), _ => Ok(()) }'
        ),
        'unsupported("the observation legal")': "Ok(Json::List(vec![]))",
    },
    "java": {
        NOT_FILLED["java"]: "",
        'throw new Unsupported("the event " + event.get("do"));': (
            'if (event.get("do").equals("1") && later.size() == 2) return "follow-suit";\n'
            'if (event.get("do").equals("2")) throw new Unsupported("two");\nreturn null;'
        ),
        'throw new Unsupported("the observation legal");': "return deals;",
    },
}
"""An engine that accepts all but the event 1 where two come after it, and does not know 2."""


@pytest.mark.parametrize("language", FILLED)
def test_a_skeleton_stops_at_the_first_refusal(language: str, tmp_path: Path) -> None:
    text = skeleton(LANGUAGES[language])
    for old, new in FILLED[language].items():
        assert old in text
        text = text.replace(old, new)
    run = command(language, text, tmp_path)

    def question(after: Any, events: str) -> Json:
        observe = [{"id": one, "what": one, "after": after} for one in ("ruling", "legal")]
        told = {"setup": {}, "events": [{"do": one} for one in events]}
        return {**QUESTION, "input": told, "observe": observe}

    asked = question("end", "0100"), question(0, "0100"), question(9, "00"), question("end", "02")
    (_, *replies), _ = talk(run, hello(1, 1), *asked)
    refused = {"refused": 1, "clause": "bete-hombree/follow-suit", "deals": []}
    assert replies[0]["answers"] == {"ruling": refused, "legal": []}
    assert replies[1]["answers"]["ruling"] == {"refused": None, "deals": []}
    assert replies[2]["answers"]["ruling"] == {"refused": None, "deals": []}
    assert replies[3]["msg"] == "unsupported" and replies[3]["detail"] == "two"


TEXTS: Final = ("plain", 'é "œ" \\ / \t \n', "\U0001f600", "\u0001")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skeleton_reads_and_writes_every_sign(language: str, tmp_path: Path) -> None:
    run = command(language, skeleton(LANGUAGES[language]), tmp_path)
    nested = {"x": [{}, [], [[-1, 9007199254740991], True, False, None, {"y": {}}]]}
    replies, _ = talk(run, *[{**nested, "msg": one} for one in TEXTS], {"msg": "bye"})
    assert [one.get("detail") for one in replies] == [*TEXTS, None]


def test_the_skeleton_in_javascript_conforms_once_filled_in(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("javascript: its tool is not installed")
    (tmp_path / "harness.mjs").write_text(filled("javascript.mjs"), "utf-8")
    done = shell("hombre-conform run -- node harness.mjs", tmp_path, place(tmp_path))
    assert done.returncode == 0, done.stdout
    counts = json.loads((tmp_path / "conform-report" / "report.json").read_text("utf-8"))["counts"]
    assert counts["pass"] == counts["selected"] - counts["not-applicable"] > 700


# --- new-harness ------------------------------------------------------------------------------


def test_the_skeletons_lie_where_they_are_looked_for() -> None:
    assert {one.name for one in folder("harness").iterdir() if one.is_file()} == {
        *LANGUAGES.values()
    }


@pytest.mark.parametrize(
    ("said", "language"),
    [("python", "python"), ("TypeScript", "javascript"), (" golang", "go"), ("RS", "rust")],
)
def test_a_language_has_several_names(said: str, language: str) -> None:
    assert harness(said).decode() == skeleton(LANGUAGES[language])


@pytest.mark.parametrize(
    ("said", "hint"), [("Kotlin", "Jackson"), ("c#", "System.Text.Json"), ("cobol", "JSON")]
)
def test_a_language_without_skeleton_is_told_what_to_do(said: str, hint: str) -> None:
    with pytest.raises(NoHarness) as caught:
        harness(said)
    for text in (caught.value.text.fr, caught.value.text.en):
        assert hint in text and said in text and all(one in text for one in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "told"), [("fr_FR", "il n’y a pas"), ("en_GB", "there is no")]
)
def test_new_harness_says_so_in_either_language(language: str, told: str, tmp_path: Path) -> None:
    environment = {**place(tmp_path), "LC_ALL": f"{language}.UTF-8"}
    done = shell("hombre-conform new-harness cobol", tmp_path, environment)
    assert done.returncode == 2 and told in done.stderr and not done.stdout
    assert "Traceback" not in done.stderr


# --- the guide --------------------------------------------------------------------------------


def blocks() -> Iterator[Any]:
    for kind, text in re.findall(r"^```console *(\w*)\n(.*?)^```", GUIDE, re.M | re.S):
        first = next(line for line in text.splitlines() if "conform" in line)
        yield pytest.param(kind, text, id=re.sub(r"[^a-z]+", "-", first[2:])[:60].strip("-"))


def shell(line: str, home: Path, environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )


def one_space(text: str) -> str:
    return " ".join(text.split())


def test_the_guide_shows_every_command_with_a_prompt() -> None:
    found = re.findall(r"^\$ hombre-conform (\S+)", GUIDE, re.M)
    shown = {"new-harness", "run", "list", "show", "export", "fuzz", "laws"}
    assert shown == {*found}
    assert len(found) == len(re.findall(r"^\W*hombre-conform [a-z]", GUIDE, re.M)) - 1, (
        "a command stands in the guide where it is not tried"
    )


def commands() -> str:
    return subprocess.run(
        [sys.executable, "-c", "from hombre_conformance.cli import main; main()", "--help"],
        env={**ENVIRONMENT, "PYTHONPATH": f"{ROOT}/reference:{CONFORMANCE}"},
        capture_output=True,
        text=True,
        timeout=300,
    ).stdout


@pytest.mark.parametrize(("kind", "text"), [*blocks()])
def test_every_block_of_the_guide_is_true(kind: str, text: str, tmp_path: Path) -> None:
    if kind == "sandbox" and shutil.which("bwrap") is None:
        pytest.skip("bubblewrap is not installed")
    if "fuzz" in text and "\n  fuzz" not in commands():
        pytest.skip("fuzz: there is no such command")
    environment = place(tmp_path)
    if kind != "skeleton":
        forgotten = "follow-suit" if kind == "bent" else ""
        (tmp_path / "harness.py").write_text(filled("python.py", forgotten), "utf-8")
    for line, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.M):
        done = shell(line.replace("--time 60", "--time 2"), tmp_path, environment)
        told, at = one_space(done.stdout + done.stderr), 0
        for one in shown.splitlines():
            for part in one.split("…"):
                at = told.find(one_space(part), at)
                assert at >= 0, f"{line}\nshould say:\n{one}\nbut says:\n{done.stdout}{done.stderr}"
        status = {"✗": 1, "!": 3}.get(shown.strip()[:1], 0)
        assert done.returncode == status, f"{line}\n{done.stdout}{done.stderr}"


def test_the_guide_chooses_among_the_answers_as_the_suite_means_it() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", GUIDE, re.M | re.S)
    scope: Json = {}
    exec(code, scope)
    suite = CONFORMANCE / "suite"
    every = json.loads((suite / "suite.json").read_text("utf-8"))["readings"]
    house = {name: choices[0] for name, choices in every.items()}
    last = {name: choices[-1] for name, choices in every.items()}
    for line in (suite / "bete-hombree.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        for ways in case["expect"].values():
            assert scope["expected"](ways, house) == ways[0]["equals"], case["id"]
            assert scope["expected"](ways, last) is not None, case["id"]


def test_the_guide_explains_every_member_of_a_case_that_matters() -> None:
    line = (CONFORMANCE / "suite" / "bete-hombree.jsonl").read_text("utf-8").splitlines()[0]
    told = GUIDE[GUIDE.index("`export`") :]
    aside = {"format", "game", "level", "decides", "provenance", "fingerprint"}
    for name in json.loads(line).keys() - aside:
        assert f"`{name}`" in told, name


def test_the_links_of_the_guide_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / "guide" / target).exists(), target


def test_the_guide_is_set_as_french_is_set() -> None:
    prose = re.sub(r"```.*?```|`[^`]*`|https?:\S+", "", GUIDE, flags=re.S)
    assert not re.search(r"« | »", prose)
    assert not re.findall(r"\w [;?!]", prose)


# --- the workflow -----------------------------------------------------------------------------


def test_the_workflow_runs_commands_that_exist(tmp_path: Path) -> None:
    text = (CONFORMANCE / "ci" / "github-actions.yml").read_text("utf-8")
    assert "\t" not in text and text.endswith("\n")
    for line in text.splitlines():
        bare = line.split(" #")[0].rstrip()
        indent = len(bare) - len(bare.lstrip())
        assert indent % 2 == 0, line
        assert bare.count('"') % 2 == 0, line
    tops = re.findall(r"^([a-z]+):", text, re.M)
    assert tops == ["name", "on", "permissions", "concurrency", "jobs"]
    steps = re.findall(r"^      - (\w+): (.+)", text, re.M)
    assert [kind for kind, _ in steps] == [
        "uses",
        "uses",
        "uses",
        "uses",
        "name",
        "name",
        "name",
        "name",
    ]
    assert all(re.search(r"@v\d", what) for kind, what in steps if kind == "uses")
    (run,) = re.findall(r"run: >-\n((?: {10}.+\n)+)", text)
    line = one_space(run).replace('"$RUNNER_TEMP/kit/bin/hombre-conform"', "hombre-conform")
    assert line.startswith("hombre-conform run ") and line.endswith(" -- node harness.mjs")
    (tmp_path / "harness.py").write_text(filled("python.py"), "utf-8")
    line = line.replace("node harness.mjs", "python harness.py").replace(
        " --blind", " --blind --tag play"
    )
    done = shell(line, tmp_path, {**place(tmp_path), "GITHUB_RUN_ID": "16123456789"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "conform-report" / "report.xml").exists()
