"""The suite can fail: whoever bends a clause of the law gives a wrong answer to some case."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.conformance.suites import cases

import hombre.bete_hombree
from hombre.bete_hombree.texts import CLAUSES
from hombre_conformance.mutants.entry import mutant_at, patched
from hombre_conformance.mutants.hunt import hunt, hunt_all
from hombre_conformance.mutants.launch import Bent, install
from hombre_conformance.mutants.load import Catalogue, MutantError, load
from hombre_conformance.places import folder

Json = dict[str, Any]

PAGES: Final = sorted({one.page for one in CLAUSES.values()})
SIDE_BY_SIDE: Final = 2


@cache
def catalogue() -> Catalogue:
    return load(folder("mutants"))


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
    alive = [str(one) for one in hunt_all(mutants, cases(), SIDE_BY_SIDE) if not one.by]
    assert not alive, "\n".join(["", *alive])


def test_an_edit_that_bends_nothing_survives(tmp_path: Path) -> None:
    """Whoever hunts mutants does not see one in the engine itself."""
    edit = {"old": "TRICKS: Final = 5", "new": "TRICKS: Final = 4 + 1"}
    file = written(tmp_path, [{**SOUND, **edit, "module": "hombre.bete_hombree.play"}])
    caught = hunt(mutant_at(file, 0), cases())
    assert (caught.by, caught.trouble, caught.put) == ("", "", len(cases()))


def test_a_mutant_that_does_not_answer_is_not_killed(tmp_path: Path) -> None:
    edit = {"old": "TRICKS: Final = 5", "new": "TRICKS: Final = undefined"}
    file = written(tmp_path, [{**SOUND, **edit, "module": "hombre.bete_hombree.play"}])
    caught = hunt(mutant_at(file, 0), cases()[:3])
    assert not caught.by
    assert caught.trouble


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
