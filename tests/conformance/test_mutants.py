"""The suite can fail: whoever bends a clause of the law gives a wrong answer to some case."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pytest

import hombre.bete_hombree
from hombre.bete_hombree.texts import CLAUSES
from hombre_conformance.answers import matching
from hombre_conformance.mutants.entry import Mutant, command_of, mutant_at, patched
from hombre_conformance.mutants.launch import Bent, install
from hombre_conformance.mutants.load import Catalogue, MutantError, load
from hombre_conformance.places import folder
from hombre_conformance.suite import load_suite

Json = dict[str, Any]

PAGES: Final = sorted({one.page for one in CLAUSES.values()})
SIDE_BY_SIDE: Final = 2


@cache
def catalogue() -> Catalogue:
    return load(folder("mutants"))


@cache
def cases() -> tuple[Json, ...]:
    return tuple(load_suite().cases())


def by_relevance(clause: str) -> list[Json]:
    """The cases that exercise the clause, then those that rely on it, then the rest."""
    order = {"exercises": 0, "relies-on": 1}

    def rank(case: Json) -> int:
        roles = [one["role"] for one in case["rules"] if one["id"] == f"bete-hombree/{clause}"]
        return min([order[one] for one in roles], default=2)

    return sorted(cases(), key=rank)


class Engine:
    """A mutant, asked one question at a time."""

    def __init__(self, mutant: Mutant) -> None:
        command = command_of(mutant)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.seq = -1

    def __enter__(self) -> "Engine":
        self.ask({"msg": "hello", "protocol": {"min": 1, "max": 1}})
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, question: Json) -> Json:
        """The reply to a question; one of the kind ``gone`` if the engine has ended."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.seq += 1
        line = json.dumps({**question, "seq": self.seq}) + "\n"
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        told: Json = json.loads(self.process.stdout.readline() or '{"msg": "gone"}')
        return told

    def answers(self, case: Json) -> Json:
        """Its answers to a case, by the ids of what is observed.  Anything but a result fails."""
        question = {"msg": "run", "case": case["id"], "game": case["game"], "readings": {}}
        asked = {"deadline_ms": 2000, "input": case["input"], "observe": case["observe"]}
        reply = self.ask({**question, **asked})
        assert reply["msg"] == "result", f"{case['id']}: {reply}"
        found: Json = reply["answers"]
        return found


def wrong(case: Json, answers: Json) -> bool:
    """Whether some answer is not that of the house's readings."""
    return any(
        matching(one["what"], answers[one["id"]], case["expect"][one["id"]][:1]) is None
        for one in case["observe"]
    )


def killers(mutant: Mutant) -> Iterator[str]:
    """The ids of the cases that the mutant answers wrongly, the likeliest first."""
    with Engine(mutant) as engine:
        for case in by_relevance(mutant.clause):
            if wrong(case, engine.answers(case)):
                yield case["id"]


def verdict(mutant: Mutant) -> str:
    """Empty if the mutant is killed by a wrong answer; otherwise what became of it."""
    place = f"{mutant.file.name}, mutant {mutant.number} ({mutant.clause}): {mutant.what}"
    try:
        return "" if next(killers(mutant), "") else f"{place}: no case sees it"
    except (AssertionError, OSError) as error:
        return f"{place}: it does not even answer: {error}"


# --- the mutants ------------------------------------------------------------------------------


def test_every_clause_has_a_mutant_or_a_reason() -> None:
    files = {one.name for one in folder("mutants").glob("*.toml")}
    assert files == {f"{page}.toml" for page in PAGES}
    bent = {one.clause for one in catalogue().mutants}
    excused = {one.clause for one in catalogue().untestable}
    assert bent | excused == {one.split("/", 1)[1] for one in CLAUSES}


@pytest.mark.parametrize("page", PAGES)
def test_the_suite_kills_every_mutant(page: str) -> None:
    mutants = [one for one in catalogue().mutants if one.file.stem == page]
    with ThreadPoolExecutor(SIDE_BY_SIDE) as threads:
        alive = [one for one in threads.map(verdict, mutants) if one]
    assert not alive, "\n".join(["", *alive])


def test_an_edit_that_bends_nothing_survives(tmp_path: Path) -> None:
    """Whoever hunts mutants does not see one in the engine itself."""
    edit = {"old": "TRICKS: Final = 5", "new": "TRICKS: Final = 4 + 1"}
    file = written(tmp_path, [{**SOUND, **edit, "module": "hombre.bete_hombree.play"}])
    assert list(killers(mutant_at(file, 0))) == []


# --- reading them -----------------------------------------------------------------------------

SOUND: Final = {
    "clause": "five-tricks",
    "what": "six tricks are played",
    "module": "hombre.bete_hombree.play",
    "old": "TRICKS: Final = 5",
    "new": "TRICKS: Final = 6",
}


def written(home: Path, mutants: list[dict[str, str]], rest: str = "", page: str = "play") -> Path:
    """A file of mutants."""
    told = [
        "\n".join(["[[mutant]]", *(f"{name} = {json.dumps(text)}" for name, text in one.items())])
        for one in mutants
    ]
    path = home / f"{page}.toml"
    path.write_text("\n".join([*told, rest]), "utf-8")
    return path


def faults(home: Path) -> str:
    with pytest.raises(MutantError) as caught:
        load(home)
    return "\n".join(caught.value.faults)


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    excuse = '[[untestable]]\nclause = "five-tricks"\nwhy = { fr = "parce que", en = "because" }'
    mutants = [
        SOUND,
        {**SOUND, "clause": "sixth-trick"},
        {**SOUND, "clause": "due"},
        {**SOUND, "module": "hombre.bete_hombree.playing"},
        {**SOUND, "module": "json"},
        {**SOUND, "old": "TRICKS: Final = 7"},
        {**SOUND, "old": "seat"},
        {**SOUND, "new": "TRICKS: Final ="},
        {**SOUND, "new": SOUND["old"]},
        {name: text for name, text in SOUND.items() if name != "what"},
        {**SOUND, "why": "it is odd"},
    ]
    written(tmp_path, mutants, f'{excuse}\n[[untestable]]\nclause = "lead"\n[[mutants]]\n')
    (tmp_path / "deal.toml").write_text("[[mutant", "utf-8")
    found = faults(tmp_path)
    for part in (
        "deal.toml: ",
        "there is no table mutants",
        "mutant 1 (sixth-trick): there is no clause sixth-trick",
        "mutant 2 (due): due belongs in settlement.toml",
        "mutant 3 (five-tricks): there is no module hombre.bete_hombree.playing of hombre",
        "mutant 4 (five-tricks): there is no module json of hombre",
        "mutant 5 (five-tricks): hombre.bete_hombree.play holds `old` 0 times, expected once",
        "mutant 6 (five-tricks): hombre.bete_hombree.play holds `old` ",
        "mutant 7 (five-tricks): `new` is no Python",
        "mutant 8 (five-tricks): `old` and `new` are the same",
        "mutant 9: it lacks what",
        "mutant 10: unknown why",
        "untestable 1: expected a clause and why",
        "five-tricks has a mutant, and a reason to have none",
        "deal.toml: cagnot has neither a mutant nor a reason to have none",
    ):
        assert part in found, part
    assert "mutant 0 " not in found


# --- starting them ----------------------------------------------------------------------------


def launched(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hombre_conformance.mutants.launch", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, input="")


def test_one_module_is_bent_and_no_other(tmp_path: Path) -> None:
    mutant = mutant_at(written(tmp_path, [SOUND]), 0)
    finder = Bent(mutant)
    spec = finder.find_spec(mutant.module, hombre.bete_hombree.__path__)
    assert spec is not None and spec.loader is not None and spec.origin is not None
    code = spec.loader.get_code(mutant.module)  # type: ignore[attr-defined]
    assert 6 in code.co_consts
    assert "TRICKS: Final = 6" in patched(Path(spec.origin).read_text("utf-8"), mutant)
    assert finder.find_spec("hombre.bete_hombree.deal", None) is None


def test_it_is_too_late_to_bend_what_is_loaded(tmp_path: Path) -> None:
    mutant = mutant_at(written(tmp_path, [{**SOUND, "module": "hombre.bete_hombree.texts"}]), 0)
    with pytest.raises(RuntimeError, match="loaded already"):
        install(mutant)


def test_the_launcher_says_what_it_cannot_start(tmp_path: Path) -> None:
    file = str(written(tmp_path, [SOUND, {"clause": "lead"}]))
    told = {
        "usage": launched(),
        "not 7": launched(file, "7"),
        "lacks what, module, old, new": launched(file, "1"),
        "none.toml": launched(str(tmp_path / "none.toml"), "0"),
    }
    assert {one.returncode for one in told.values()} == {2}
    assert "FILE.toml N" in told.pop("usage").stderr
    for part, done in told.items():
        assert part in done.stderr and "Traceback" not in done.stderr
    assert launched(file, "0").returncode == 0
