"""The ``hombre-conform`` command: hold an implementation against the suite."""

import signal
import sys
from pathlib import Path

import typer

from hombre.counters.arguments import help_text
from hombre.counters.desk import language_of_environment
from hombre.counters.serving import release
from hombre_conformance import fuzz_commands, law_commands, more_commands
from hombre_conformance.arguments import (
    Blind,
    Clause,
    Command,
    Complete,
    Env,
    Jobs,
    Known,
    Lang,
    Memory,
    NoProbes,
    Only,
    Out,
    Reasons,
    Resume,
    Sandbox,
    Seed,
    Suite,
    Tag,
    Timeout,
    Vary,
    WriteKnown,
)
from hombre_conformance.running.child import Means
from hombre_conformance.running.options import Options
from hombre_conformance.running.talk import Times
from hombre_conformance.suite import Choice

__all__ = ["main"]

app = typer.Typer(
    name="hombre-conform",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=help_text(
        "Éprouve un moteur de la Bête hombrée, dans n’importe quel langage.\n\n"
        "\b\nExemples :\n  hombre-conform new-harness python > adaptateur.py\n"
        "  hombre-conform run -- python adaptateur.py\n"
        "  hombre-conform fuzz --time 60 -- python adaptateur.py",
        "Hold an engine for La Bête hombrée against the suite, in whatever language it is "
        "written.\n\n\b\nExamples:\n  hombre-conform new-harness python > harness.py\n"
        "  hombre-conform run -- python harness.py\n"
        "  hombre-conform fuzz --time 60 -- python harness.py",
    ),
)


def main() -> None:
    """The command, with the arguments it was called with."""
    app(prog_name="hombre-conform")


@app.command(
    help=help_text(
        "Pose tous les cas à un moteur et dit ce qui en est.\n\n"
        "\b\nCodes de sortie :\n  0 conforme   1 non conforme   2 mauvais emploi\n"
        "  3 moteur qui ne peut être éprouvé   4 protocole incompatible\n"
        "  5 suite endommagée   6 interrompu",
        "Put every case to an implementation and say what came of it.\n\n"
        "\b\nExit status:\n  0 conforms   1 does not conform   2 wrong usage, or nothing chosen\n"
        "  3 cannot be evaluated   4 incompatible protocol\n  5 damaged suite   6 interrupted\n\n"
        "Without --sandbox the implementation runs with your rights.",
    )
)
def run(
    command: Command,
    only: Only = None,
    clause: Clause = None,
    tag: Tag = None,
    out: Out = Path("conform-report"),
    suite: Suite = None,
    jobs: Jobs = 1,
    blind: Blind = False,
    vary: Vary = False,
    reasons: Reasons = "warn",
    complete: Complete = False,
    sandbox: Sandbox = False,
    env: Env = None,
    memory: Memory = 4096,
    timeout: Timeout = 2.0,
    known: Known = None,
    write_known: WriteKnown = "",
    no_probes: NoProbes = False,
    resume: Resume = False,
    seed: Seed = 0,
    lang: Lang = None,
) -> None:
    """Hold an implementation against the suite."""
    from hombre_conformance.desk import Reports, hold

    means = Means(tuple(command), sandbox, memory << 20, tuple(env or ()))
    choice = Choice(tuple(only or ()), tuple(clause or ()), tuple(tag or ()))
    before = out / "report.jsonl" if resume else None
    options = Options(
        means, choice, suite, Times(case=timeout), jobs, blind, vary, reasons, complete, seed,
        not no_probes, known, before,
    )  # fmt: skip
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    language = lang or language_of_environment() or "en"
    sys.exit(hold(options, Reports(out, language, write_known), release()))


app.add_typer(more_commands.app)
app.add_typer(fuzz_commands.app)
app.add_typer(law_commands.app)
