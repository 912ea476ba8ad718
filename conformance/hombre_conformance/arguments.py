"""The arguments and options of ``hombre-conform run``, with their help."""

from pathlib import Path
from typing import Annotated, Any

import typer

from hombre.counters.arguments import help_text

__all__ = [
    "Blind",
    "Clause",
    "Command",
    "Complete",
    "Env",
    "Jobs",
    "Known",
    "Lang",
    "Memory",
    "NoProbes",
    "Only",
    "Out",
    "Reasons",
    "Resume",
    "Sandbox",
    "Seed",
    "Suite",
    "Tag",
    "Timeout",
    "Vary",
    "WriteKnown",
]


def _option(name: str, fr: str, en: str, metavar: str | None = None) -> Any:
    return typer.Option(name, metavar=metavar, help=help_text(fr, en))


Command = Annotated[
    list[str],
    typer.Argument(
        metavar="-- COMMAND...",
        help=help_text("La commande du moteur.", "The command of the implementation."),
    ),
]
Only = Annotated[
    list[str] | None,
    _option("--only", "Ces cas (jokers admis).", "These cases (globs).", "ID"),
]
Clause = Annotated[
    list[str] | None,
    _option("--clause", "Les cas de cette clause.", "The cases of this clause.", "CLAUSE"),
]
Tag = Annotated[
    list[str] | None,
    _option("--tag", "Les cas de ce chapitre.", "The cases with this tag.", "TAG"),
]
Out = Annotated[
    Path, _option("--out", "Où écrire les rapports.", "Where to write the reports.", "FOLDER")
]
Suite = Annotated[Path | None, _option("--suite", "Une autre suite.", "Another suite.", "FOLDER")]
Jobs = Annotated[
    int,
    typer.Option(
        "--jobs", min=1, max=64, help=help_text("Processus à la fois.", "Processes at once.")
    ),
]
Blind = Annotated[
    bool,
    _option(
        "--blind",
        "Cache les noms, mêle l’ordre, tourne la table.",
        "Hide the names, shuffle, and turn the table.",
    ),
]
Vary = Annotated[
    bool,
    _option(
        "--vary",
        "Demande aussi les autres lectures à qui sait les suivre.",
        "Also ask for the other readings, of whoever can follow them on request.",
    ),
]
Reasons = Annotated[
    str,
    _option(
        "--reasons",
        "off, warn ou strict : les clauses nommées.",
        "off, warn or strict: the clauses that are named.",
    ),
]
Complete = Annotated[
    bool,
    _option(
        "--complete",
        "Ce qui n’est pas pris en charge compte comme échec.",
        "What is unsupported counts as a failure.",
    ),
]
Sandbox = Annotated[
    bool,
    _option(
        "--sandbox",
        "Sans réseau, disque en lecture seule (bubblewrap).",
        "No network, read-only disk (bubblewrap).",
    ),
]
Env = Annotated[
    list[str] | None,
    _option("--env", "Une variable à transmettre.", "A variable to hand on.", "NAME"),
]
Memory = Annotated[
    int,
    typer.Option(
        "--memory",
        min=16,
        metavar="MIB",
        help=help_text("Mémoire, en Mio.", "Memory, in MiB."),
    ),
]
Timeout = Annotated[
    float,
    typer.Option(
        "--timeout",
        min=0.05,
        metavar="S",
        help=help_text("Secondes par cas.", "Seconds for a case."),
    ),
]
Known = Annotated[
    Path | None, _option("--known", "Les échecs connus.", "The known failures.", "FILE")
]
WriteKnown = Annotated[
    str,
    _option(
        "--write-known",
        "Ajoute les échecs à --known, avec ce lien.",
        "Add the failures to --known, with this link.",
        "ISSUE",
    ),
]
NoProbes = Annotated[
    bool,
    _option(
        "--no-probes",
        "Sans les questions préalables.",
        "Without the questions that come first.",
    ),
]
Resume = Annotated[
    bool, _option("--resume", "Reprend un essai interrompu.", "Take a broken-off run up again.")
]
Seed = Annotated[int, _option("--seed", "La graine de --blind.", "The seed of --blind.")]
Lang = Annotated[
    str | None,
    _option("--lang", "La langue du rapport.", "The language of the report.", "fr|en"),
]
