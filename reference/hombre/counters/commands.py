"""What ``hombre`` can do with a sheet; what it can tell of the law is in ``law_commands``.

Everything but typer is imported where it is needed.
"""

from typing import Annotated

import typer

from hombre.counters import law_commands
from hombre.counters.arguments import (
    Coup,
    EditionName,
    Everything,
    File,
    Json,
    Lang,
    Read,
    TableFile,
    help_text,
    spoken,
    the_rules,
)
from hombre.counters.desk import rule_on, ruled, write
from hombre.counters.serving import release, serve_on

__all__ = ["app"]

app = typer.Typer(
    name="hombre",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=help_text(
        "La Bête hombrée : la règle, et ses décisions.\n\n"
        "\b\nExemples :\n  hombre judge feuille.txt\n  hombre judge --all feuille.txt\n"
        "  hombre replay feuille.txt\n  hombre explain follow-suit\n  hombre rules --page auction",
        "La Bête hombrée: the law of the game, and rulings by it. "
        "(La règle de la Bête hombrée, et ses décisions ; --lang fr.)\n\n"
        "\b\nExamples:\n  hombre judge sheet.txt\n  hombre judge --all sheet.txt\n"
        "  hombre replay sheet.txt\n  hombre explain follow-suit\n  hombre rules --page auction",
    ),
)


def _version(value: bool) -> None:
    if value:
        write(f"hombre {release()}\n")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help=help_text("Le numéro de version.", "The number of the version."),
        ),
    ] = False,
) -> None:
    pass


@app.command(
    help=help_text(
        "Juge une feuille : ce qui est gagné, dû, permis ou refusé, et pourquoi.\n\n"
        "\b\nExemples :\n  hombre judge feuille.txt\n  hombre judge --all feuille.txt\n"
        "  hombre judge --coup 2 partie.txt\n  hombre judge --read pass=final feuille.txt\n"
        "  hombre judge --table famille.toml feuille.txt\n  hombre judge - < feuille.txt",
        "Rule on a sheet: what is won, due, allowed or refused, and why.\n\n"
        "\b\nExamples:\n  hombre judge sheet.txt\n  hombre judge --all sheet.txt\n"
        "  hombre judge --coup 2 sitting.txt\n  hombre judge --read pass=final sheet.txt\n"
        "  hombre judge --table family.toml sheet.txt\n  hombre judge --lang fr - < sheet.txt",
    )
)
def judge(
    file: File,
    lang: Lang = None,
    as_json: Json = False,
    coup: Coup = None,
    everything: Everything = False,
    edition: EditionName = None,
    read: Read = None,
    table: TableFile = None,
) -> None:
    """Rule on a record."""
    rule_on(file, lang, as_json, coup, the_rules(edition, read, table), everything)


@app.command(
    help=help_text(
        "Raconte une feuille acte par acte, comme à la table.\n\n"
        "\b\nExemple :\n  hombre replay feuille.txt",
        "Tell a sheet step by step, as at the table.\n\n\b\nExample:\n  hombre replay sheet.txt",
    )
)
def replay(
    file: File,
    lang: Lang = None,
    edition: EditionName = None,
    read: Read = None,
    table: TableFile = None,
) -> None:
    """Tell a record step by step."""
    rules = the_rules(edition, read, table)
    record, ruling, language, called = ruled(file, lang, rules)
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.replay import replay as told

    write(told(record, ruling, language, width_of_terminal(), called))


app.add_typer(law_commands.app)


@app.command(
    help=help_text(
        "Une feuille au hasard, toute permise ; la même pour la même graine.\n\n"
        "\b\nExemples :\n  hombre deal --seed 7\n  hombre deal --coups 3 | hombre judge -",
        "A sheet at random, all of it lawful; the same for the same seed.\n\n"
        "\b\nExamples:\n  hombre deal --seed 7\n  hombre deal --coups 3 | hombre judge -",
    )
)
def deal(
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help=help_text("La graine.", "The seed."))
    ] = None,
    coups: Annotated[
        int,
        typer.Option(
            "--coups",
            metavar="N",
            min=1,
            max=1000,
            help=help_text("Combien de coups.", "How many deals."),
        ),
    ] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """A lawful record at random."""
    from random import SystemRandom

    from hombre.counters.deal import random_record

    language = spoken(lang)
    chosen = SystemRandom().randrange(10**6) if seed is None else seed
    record = random_record(chosen, coups, language)
    if as_json:
        from hombre.records import dump

        write(dump(record))
        return
    from hombre.sheet.printing import print_sheet

    write(print_sheet(record, language))


@app.command(
    help=help_text(
        "Répond au protocole de conformité, ligne par ligne, sur l’entrée et la sortie.\n\n"
        "\b\nExemple :\n  hombre-conform run -- hombre serve --read pass=final",
        "Speak the conformance protocol, line by line, on the standard streams.\n\n"
        "\b\nExample:\n  hombre-conform run -- hombre serve --read pass=final",
    )
)
def serve(edition: EditionName = None, read: Read = None, table: TableFile = None) -> None:
    """Answer a runner."""
    serve_on(the_rules(edition, read, table))
