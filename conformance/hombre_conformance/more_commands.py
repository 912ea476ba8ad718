"""What ``hombre-conform`` can do besides holding an engine against the suite."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from hombre.counters.arguments import help_text
from hombre_conformance.suite import Choice, SuiteDefect, load_suite

__all__ = ["app"]

app = typer.Typer()


def _cases(
    only: list[str] | None, clause: list[str] | None, tag: list[str] | None
) -> Iterator[Any]:
    choice = Choice(tuple(only or ()), tuple(clause or ()), tuple(tag or ()))
    try:
        yield from load_suite().cases(choice)
    except SuiteDefect as error:
        print(f"hombre-conform: {error}", file=sys.stderr)
        sys.exit(5)


Only = Annotated[list[str] | None, typer.Option("--only", metavar="ID")]
Clause = Annotated[list[str] | None, typer.Option("--clause", metavar="CLAUSE")]
Tag = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG")]


@app.command(
    "list",
    help=help_text("Les cas de la suite, un par ligne.", "The cases of the suite, one a line."),
)
def list_cases(only: Only = None, clause: Clause = None, tag: Tag = None) -> None:
    """The cases: id, revision, the clauses they exercise."""
    count = 0
    for case in _cases(only, clause, tag):
        count += 1
        clauses = " ".join(one["id"] for one in case["rules"] if one["role"] == "exercises")
        print(f"{case['id']}\t{case['rev']}\t{clauses}")
    sys.exit(0 if count else 2)


@app.command(
    help=help_text(
        "Les cas et toutes leurs réponses en JSON, un par ligne, pour qui a son propre outil.",
        "The cases with all their answers as JSON Lines, for those who bring their own runner.",
    )
)
def export(only: Only = None, clause: Clause = None, tag: Tag = None) -> None:
    """The cases as they stand in the suite."""
    count = 0
    for case in _cases(only, clause, tag):
        count += 1
        print(json.dumps(case, ensure_ascii=False, separators=(",", ":")))
    sys.exit(0 if count else 2)


@app.command(
    help=help_text(
        "Un cas, mis en page : la question, et chaque réponse avec ses lectures.",
        "One case, laid out: the question, and every answer with its readings.",
    )
)
def show(case: Annotated[str, typer.Argument(metavar="ID")]) -> None:
    """One case of the suite."""
    try:
        found = load_suite().case(case)
    except SuiteDefect as error:
        print(f"hombre-conform: {error}", file=sys.stderr)
        sys.exit(2)
    print(json.dumps(found, ensure_ascii=False, indent=2))


@app.command(
    help=help_text(
        "Vérifie une suite : forme, liens, et les réponses du moteur de référence.",
        "Check a suite: its form, its links, and the answers of the reference engine.",
    )
)
def lint(
    suite: Annotated[Path | None, typer.Option("--suite", metavar="FOLDER")] = None,
) -> None:
    """Whether a suite is in order."""
    from hombre_conformance.linting import faults_of_suite

    try:
        faults = list(faults_of_suite(load_suite(suite)))
    except SuiteDefect as error:
        print(f"hombre-conform: {error}", file=sys.stderr)
        sys.exit(5)
    for one in faults:
        print(one)
    print(f"{len(faults)} findings")
    sys.exit(5 if faults else 0)


@app.command(
    help=help_text(
        "Un adaptateur à compléter, dans le langage nommé : python, javascript (aussi pour "
        "TypeScript), go, rust ou java.",
        "A working harness to fill in, in the language named: python, javascript (for "
        "TypeScript too), go, rust or java.",
    )
)
def new_harness(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE")],
) -> None:
    """Print the skeleton of a harness."""
    from hombre_conformance.harnesses import NoHarness, harness

    try:
        sys.stdout.buffer.write(harness(language))
    except NoHarness as error:
        print(f"hombre-conform: {help_text(error.text.fr, error.text.en)}", file=sys.stderr)
        sys.exit(2)
