"""``hombre-conform laws``: an implementation held to the laws of the ledger."""

import signal
import sys
from typing import Annotated, Any

import typer

from hombre.counters.arguments import help_text
from hombre.counters.desk import language_of_environment
from hombre.counters.serving import release
from hombre_conformance.arguments import Command, Env, Lang, Memory, Sandbox, Timeout
from hombre_conformance.running.child import Means
from hombre_conformance.running.talk import Times

__all__ = ["app"]

app = typer.Typer()


def _option(name: str, fr: str, en: str, metavar: str | None = None) -> Any:
    return typer.Option(name, metavar=metavar, help=help_text(fr, en))


Domains = Annotated[
    list[str] | None,
    _option("--domain", "Ces domaines seulement.", "These domains only.", "NAME"),
]
Laws = Annotated[
    list[str] | None,
    _option("--law", "Ces lois (jokers admis).", "These laws (globs).", "ID"),
]
Readings = Annotated[
    str,
    _option(
        "--readings",
        "declared : les lectures que le moteur déclare, les autres libres ; house : les autres "
        "comme à la maison.",
        "declared: the readings that are declared, the others open; house: the others as the "
        "house has them.",
        "declared|house",
    ),
]
Seed = Annotated[int, _option("--seed", "La graine du hasard.", "The seed of all draws.", "N")]
Json = Annotated[bool, _option("--json", "Une loi par ligne, en JSON.", "A law a line, as JSON.")]


@app.command(
    help=help_text(
        "Tient un moteur aux lois du registre, calculées sans aucun moteur, sur de petits "
        "domaines entiers.\n\n"
        "\b\nCodes de sortie :\n  0 toutes tiennent   1 une est enfreinte   2 mauvais emploi\n"
        "  3 moteur qui ne peut être éprouvé   4 protocole incompatible\n"
        "  5 suite endommagée   6 interrompu",
        "Hold an implementation to the laws of the ledger, worked out without any engine, over "
        "small domains gone through whole.\n\n"
        "\b\nExit status:\n  0 all hold   1 one is broken   2 wrong usage\n"
        "  3 cannot be evaluated   4 incompatible protocol\n  5 damaged suite   6 interrupted\n\n"
        "Without --sandbox the implementation runs with your rights.",
    )
)
def laws(
    command: Command,
    domain: Domains = None,
    law: Laws = None,
    readings: Readings = "declared",
    seed: Seed = 0,
    as_json: Json = False,
    sandbox: Sandbox = False,
    env: Env = None,
    memory: Memory = 4096,
    timeout: Timeout = 2.0,
    lang: Lang = None,
) -> None:
    """Hold an implementation to the laws of the ledger."""
    from hombre_conformance.wire_laws.session import Wanted, hold_to_laws

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wanted = Wanted(
        Means(tuple(command), sandbox, memory << 20, tuple(env or ())),
        tuple(domain or ()),
        tuple(law or ()),
        readings,
        seed,
        as_json,
        Times(case=timeout),
        lang or language_of_environment() or "en",
    )
    sys.exit(hold_to_laws(wanted, release()))
