"""``hombre-conform fuzz``: an implementation against the reference engine, at random."""

import signal
import sys
from pathlib import Path
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


def _option(name: str, fr: str, en: str, metavar: str | None = None, **more: Any) -> Any:
    return typer.Option(name, metavar=metavar, help=help_text(fr, en), **more)


Seed = Annotated[int, _option("--seed", "La graine du hasard.", "The seed of all draws.", "N")]
Time = Annotated[
    float, _option("--time", "Pendant tant de secondes.", "For so many seconds.", "S", min=0.1)
]
Count = Annotated[
    int | None,
    _option(
        "--count",
        "Tant de feuilles, quel que soit le temps.",
        "So many records, however long it takes.",
        "N",
        min=1,
    ),
]
From = Annotated[
    int, _option("--from", "À partir de cette feuille.", "From this record on.", "N", min=0)
]
Out = Annotated[
    Path, _option("--out", "Où écrire les constats.", "Where to write the findings.", "FOLDER")
]
Readings = Annotated[
    str,
    _option(
        "--readings",
        "declared : celles que le moteur déclare, les autres libres ; house : les autres "
        "comme à la maison ; any : toutes libres ; vary : d’autres à chaque feuille, à qui "
        "sait les suivre.",
        "declared: those that are declared, the others open; house: the others as the house "
        "has them; any: all open; vary: others for every record, of whoever can follow them.",
        "declared|house|any|vary",
    ),
]


@app.command(
    help=help_text(
        "Joue au hasard contre le moteur de référence et réduit chaque écart au plus petit.\n\n"
        "\b\nCodes de sortie :\n  0 rien trouvé   1 trouvé   2 mauvais emploi\n"
        "  3 moteur qui ne peut être éprouvé   4 protocole incompatible\n"
        "  5 suite endommagée   6 interrompu",
        "Play at random against the reference engine, and make every difference as small as "
        "can be.\n\n"
        "\b\nExit status:\n  0 nothing found   1 found   2 wrong usage\n"
        "  3 cannot be evaluated   4 incompatible protocol\n"
        "  5 damaged suite   6 interrupted\n\n"
        "Without --sandbox the implementation runs with your rights.",
    )
)
def fuzz(
    command: Command,
    seed: Seed = 0,
    time: Time = 60.0,
    count: Count = None,
    first: From = 0,
    out: Out = Path("conform-fuzz"),
    readings: Readings = "declared",
    sandbox: Sandbox = False,
    env: Env = None,
    memory: Memory = 4096,
    timeout: Timeout = 2.0,
    lang: Lang = None,
) -> None:
    """Fuzz an implementation against the reference engine."""
    from hombre_conformance.fuzzing.session import Wanted
    from hombre_conformance.fuzzing.session import fuzz as fuzzed

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wanted = Wanted(
        Means(tuple(command), sandbox, memory << 20, tuple(env or ())),
        out,
        seed,
        first,
        count,
        time,
        readings,
        Times(case=timeout),
        lang or language_of_environment() or "en",
    )
    sys.exit(fuzzed(wanted, release()))
