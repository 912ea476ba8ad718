"""The command, as people call it: also with the wrong file, and into a closed pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from hombre.counters.commands import app

ROOT = Path(__file__).parents[2]
QUARREL = str(ROOT / "docs" / "guide" / "examples" / "quarrel.txt")
REFUSED = str(ROOT / "docs" / "guide" / "examples" / "refused.txt")


def run(*args: str, given: bytes | str | None = None) -> Result:
    result = CliRunner().invoke(app, args, input=given)
    assert "Traceback" not in result.output
    if result.exception is not None:
        assert isinstance(result.exception, SystemExit), result.exception
    return result


def hombre(*args: str, **environment: str) -> list[str]:
    """A command of its own that runs ``hombre`` with these arguments."""
    return [sys.executable, "-c", "from hombre.cli import main; main()", *args]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "reference"), **more}


def test_any_ruling_is_a_success() -> None:
    assert run("judge", QUARREL).exit_code == 0
    assert run("judge", REFUSED).exit_code == 0


def test_the_language_is_that_of_the_sheet_unless_asked() -> None:
    assert run("judge", QUARREL).output.startswith("Nord demandait")
    assert run("judge", QUARREL, "--lang", "en").output.startswith("Nord demanded")
    assert run("judge", REFUSED).output.startswith("This is not allowed")
    assert run("judge", REFUSED, "--lang", "xx").exit_code == 2


def test_standard_input() -> None:
    text = Path(QUARREL).read_bytes()
    assert run("judge", "-", given=text).output == run("judge", QUARREL).output


@pytest.mark.parametrize("command", ["judge", "replay"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "input:1:1: "),
        ("bete 1 en\nfoo\n", "input:2:1: “foo” is no word of a sheet"),
        ("{", "input:1:2: the text ends too early"),
        ('{"format": 1}', "input:$."),
        ("\ud800", "input:1:1: "),
    ],
)
def test_faults_are_told_with_their_place(command: str, text: str, said: str) -> None:
    result = run(command, "-", "--lang", "en", given=text.encode("utf-8", "surrogatepass"))
    assert result.exit_code == 2
    assert said in result.stderr and not result.stdout


@given(st.binary(max_size=200))
def test_no_bytes_bring_it_down(text: bytes) -> None:
    for start in (b"", b"bete 1 fr\nbelle C\n", b"{"):
        assert run("judge", "-", given=start + text).exit_code in (0, 2)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name, said in ((tmp_path / "no\x1b.txt", "\\u001b.txt"), (tmp_path, str(tmp_path))):
        result = run("judge", str(name), "--lang", "fr")
        assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1
        assert said in result.stderr and "\x1b" not in result.stderr


def test_an_unknown_edition_is_said() -> None:
    for rules, said in (
        ("foo/1", "unknown edition: foo"),
        ("pass-finl/1", "did you mean pass-final?"),
        ("text/9", "edition text has no version 9"),
    ):
        result = run("judge", "-", given=f"bete 1 en rules={rules}\ndealer South belle S\n")
        assert result.exit_code == 2 and said in result.stderr
        assert not result.stdout


def test_a_coup_that_is_not_there() -> None:
    assert run("judge", QUARREL, "--coup", "2").exit_code == 2


def test_explaining() -> None:
    told = run("explain", "follow-suit", "--lang", "fr").output
    assert told.index("Qui tient") < told.index("A player who")
    assert "BH:23.3" in told
    assert run("explain", "bete-hombree/follow_suit").exit_code == 0
    result = run("explain", "folow-suit", "--lang", "en")
    assert result.exit_code == 2 and "follow-suit" in result.stderr


def test_the_law_and_its_clauses() -> None:
    law = run("rules", "--lang", "fr").output
    assert law.startswith("# La Bête hombrée") and law.index("## Les cartes") < law.index(
        "## La partie"
    )
    page = run("rules", "bete-hombree", "--page", "auction", "--lang", "en").output
    assert page.startswith("# The auction") and "`premier`" in page
    assert run("rules", "--page", "auctoin").exit_code == 2
    assert run("rules", "belote").exit_code == 2
    assert "follow-suit" in run("clauses", "--lang", "en").output


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_what_is_dealt_can_be_judged(form: list[str]) -> None:
    dealt = run("deal", "--seed", "7", "--coups", "3", "--lang", "en", *form)
    assert dealt.output == run("deal", "--seed", "7", "--coups", "3", "--lang", "en", *form).output
    judged = run("judge", "-", given=dealt.output)
    assert judged.exit_code == 0 and "Deal 1" in judged.output


@pytest.mark.parametrize(
    "command",
    [
        "judge",
        "replay",
        "explain",
        "rules",
        "deal",
        "clauses",
        "readings",
        "editions",
        "diff",
        None,
    ],
)
def test_help_has_examples(command: str | None) -> None:
    told = run(*([command] if command else []), "--help").output
    assert "Exemple" in told or "Example" in told


def test_a_closed_pipe_is_silent() -> None:
    command = subprocess.Popen(
        hombre("rules", "--lang", "fr"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert command.stdout is not None and command.stderr is not None
    command.stdout.read(10)
    command.stdout.close()
    with command.stderr as errors:
        assert errors.read() == b""
    command.wait()


def test_a_screen_with_few_letters() -> None:
    done = subprocess.run(
        hombre("judge", QUARREL), capture_output=True, env=environment(PYTHONIOENCODING="latin-1")
    )
    assert done.returncode == 0 and "c'est perdu".encode("latin-1") in done.stdout


def test_a_ruling_imports_little() -> None:
    code = (
        f"import sys; sys.argv[1:] = ['judge', {QUARREL!r}]\n"
        "from hombre.cli import main; main()\n"
        "heavy = {'typer', 'pydantic', 'rich', 'hombre.records', 'hombre.counters.replay',\n"
        "         'hombre.bete_hombree.reading_texts', 'hombre.counters.reading_words',\n"
        "         'hombre.counters.turning'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment())
    assert done.returncode == 0, done.stderr.decode()


TABLE = 'format = "hombre-table/1"\nname = "Mémé"\nedition = "text/1"\n[readings]\npass = "final"\n'


def test_judging_under_other_rules(tmp_path: Path) -> None:
    table = tmp_path / "family.toml"
    table.write_text(TABLE, "utf-8")
    for option in (
        ["--edition", "pass-final"],
        ["--edition", "texte/1", "--read", "passer=définitive"],
        ["--read", "pass=final", "--read", "underruff=free"],
        ["--table", str(table)],
    ):
        for command in ("judge", "replay"):
            told = run(command, QUARREL, "--lang", "fr", *option).output
            assert "pass-final" in told or "pass=final" in told, told
    assert "Mémé" in run("judge", QUARREL, "--table", str(table)).output
    assert (
        '"table": "M\\u00e9m\\u00e9"'
        in run("judge", QUARREL, "--json", "--all", "--table", str(table)).output
    )


def test_rules_that_are_not_there(tmp_path: Path) -> None:
    table = tmp_path / "family.toml"
    table.write_text(TABLE.replace("pass =", "pas ="), "utf-8")
    for option, said in (
        (["--edition", "pass-finl"], "--edition: unknown edition"),
        (["--edition", "text/9"], "has no version 9"),
        (["--read", "pas=final"], "did you mean pass?"),
        (["--table", str(table)], "family.toml:$.readings.pas: "),
        (["--table", str(tmp_path / "no.toml")], "no such file"),
    ):
        for command in (["judge", REFUSED], ["rules", "--lang", "en"]):
            result = run(*command, *option)
            assert result.exit_code == 2 and said in result.stderr, result.stderr
            assert not result.stdout


def test_all_readings() -> None:
    assert "Et si l’on jouait autrement" in run("judge", QUARREL, "--all").output


def test_readings_are_listed_and_told() -> None:
    listed = run("readings", "--lang", "fr").output
    assert "* ouverte (open), définitive (final)" in listed.replace("\u00a0", " ")
    assert "suppléé" in listed
    told = run("readings", "pass", "--lang", "en").output
    assert told.startswith("pass · Passing") and "Clauses: pass-open" in told
    assert "HE:6.3" in told and "HOY" in told
    for name in ("Passer", "reading-pass", "PASS", "passing"):
        assert run("readings", name, "--lang", "en").output == told
    assert "No text says so" in run("readings", "seniority", "--lang", "en").output
    result = run("readings", "pas", "--lang", "en")
    assert result.exit_code == 2 and "pass" in result.stderr
    assert "hombre-family/1" in run("editions", "--lang", "fr").output


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("reading-pass", "pass · Passing"),
        ("BH:23.4", "underruff"),
        ("bh:23.4", "underruff"),
        ("open-underruff", "underruff"),
        ("open-pass-final", "pass-open"),
        ("pisser", "underruff"),
        ("renonce", "follow-suit"),
        ("matador", "matadors-false"),
        ("seniority", "Reading: reading-seniority"),
        ("undertrumping", "underruff ·"),
        ("atouts", "trump-beats"),
        ("revoked", "revoke-defender"),
    ],
)
def test_explaining_by_other_names(name: str, said: str) -> None:
    result = run("explain", name, "--lang", "en")
    assert result.exit_code == 0 and said in result.output


def test_two_tables_compared(tmp_path: Path) -> None:
    table = tmp_path / "family.toml"
    table.write_text(TABLE, "utf-8")
    told = run("diff", "text", "pass-final", "--lang", "fr").output
    assert "Passer (pass)" in told and "\nbete 1 fr" in told
    assert "text/1\u00a0: Tout ce qui est noté est permis." in told
    assert "pass-final/1\u00a0: Refusé" in told
    assert "same" in run("diff", str(table), "pass-final", "--lang", "en").output
    assert "Mémé" in run("diff", str(table), "queue", "--lang", "en").output
    assert run("diff", "text", "pass-finl").exit_code == 2


def test_the_rules_of_a_table(tmp_path: Path) -> None:
    table = tmp_path / "family.toml"
    more = 'cagnotte-rank = "equal-in-belle"\nown-bete = "next-too"\ncuriieuse = "on"\n'
    table.write_text(TABLE + more.replace("ii", "i"), "utf-8")
    told = run("rules", "--table", str(table), "--lang", "both").output
    head = told.split("\n## Les cartes")[0]
    assert "Mémé" in head and "version 1" in head and "`curieuse=on`" in head
    assert "Qui a passé peut encore demander" not in told
    assert "A player who has passed may still bid" not in told
    assert "**Passer\u00a0: définitive.** Qui a passé ne demande plus" in told
    assert "`pass=final` · Choix de la table · The table’s choice · HE:6.3" in told
    assert "Pour le reste\u00a0: Si les quatre joueurs passent" in told
    assert told.count("**Sa propre bête\u00a0: et la suivante.**") == 1
    assert "aucun texte ne le dit" in told
    french = run("rules", "--edition", "pass-final", "--page", "auction", "--lang", "fr").output
    assert "Passing" not in french and "définitive" in french and "## Les cartes" not in french
    assert run("rules", "--lang", "xx").exit_code == 2
