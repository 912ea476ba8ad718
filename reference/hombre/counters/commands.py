"""What ``hombre`` can do, with its options and its help.

Everything but typer is imported where it is needed.
"""

from typing import Annotated

import typer

from hombre.counters.desk import language_of_environment, rule_on, ruled, unknown, write

__all__ = ["app"]

_FRENCH = language_of_environment() == "fr"


def _(fr: str, en: str) -> str:
    """A text of the help, in the language of the environment, English if it has none."""
    return fr if _FRENCH else en


def _language(value: str | None) -> str | None:
    """The option ``--lang``, checked."""
    if value not in (None, "fr", "en"):
        raise typer.BadParameter(_("fr ou en", "fr or en"))
    return value


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="fr|en",
        callback=_language,
        help=_("La langue de la réponse.", "The language of the answer."),
    ),
]
Json = Annotated[
    bool, typer.Option("--json", help=_("Pour les programmes.", "For programs, as JSON."))
]
File = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help=_("Feuille de marque ou relevé JSON ; - pour l'entrée.",
               "A score sheet or a JSON record; - for the standard input."),
    ),
]  # fmt: skip

app = typer.Typer(
    name="hombre",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=_(
        "La Bête hombrée : la règle, et ses décisions.\n\n"
        "\b\nExemples :\n  hombre judge feuille.txt\n  hombre replay feuille.txt\n"
        "  hombre explain follow-suit\n  hombre rules --page auction",
        "La Bête hombrée: the law of the game, and rulings by it. "
        "(La règle de la Bête hombrée, et ses décisions ; --lang fr.)\n\n"
        "\b\nExamples:\n  hombre judge sheet.txt\n  hombre replay sheet.txt\n"
        "  hombre explain follow-suit\n  hombre rules --page auction",
    ),
)


def _version(value: bool) -> None:
    if value:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("hombre")
        except PackageNotFoundError:
            number = "?"
        write(f"hombre {number}\n")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help=_("Le numéro de version.", "The number of the version."),
        ),
    ] = False,
) -> None:
    pass


@app.command(
    help=_(
        "Juge une feuille : ce qui est gagné, dû, permis ou refusé, et pourquoi.\n\n"
        "\b\nExemples :\n  hombre judge feuille.txt\n  hombre judge --coup 2 partie.txt\n"
        "  hombre judge - < feuille.txt",
        "Rule on a sheet: what is won, due, allowed or refused, and why.\n\n"
        "\b\nExamples:\n  hombre judge sheet.txt\n  hombre judge --coup 2 sitting.txt\n"
        "  hombre judge --lang fr - < sheet.txt",
    )
)
def judge(
    file: File,
    lang: Lang = None,
    as_json: Json = False,
    coup: Annotated[
        int | None,
        typer.Option(
            "--coup",
            metavar="N",
            help=_("Le coup à expliquer en entier.", "The deal to explain in full."),
        ),
    ] = None,
) -> None:
    """Rule on a record."""
    rule_on(file, lang, as_json, coup)


@app.command(
    help=_(
        "Raconte une feuille acte par acte, comme à la table.\n\n"
        "\b\nExemple :\n  hombre replay feuille.txt",
        "Tell a sheet step by step, as at the table.\n\n\b\nExample:\n  hombre replay sheet.txt",
    )
)
def replay(file: File, lang: Lang = None) -> None:
    """Tell a record step by step."""
    record, ruling, language = ruled(file, lang)
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.replay import replay as told

    write(told(record, ruling, language, width_of_terminal()))


@app.command(
    help=_(
        "Explique une clause : ses mots, son autorité, ses sources.\n\n"
        "\b\nExemples :\n  hombre explain follow-suit\n  hombre explain bete-hombree/premier",
        "Explain a clause: its words, its authority, its sources.\n\n"
        "\b\nExamples:\n  hombre explain follow-suit\n  hombre explain bete-hombree/premier",
    )
)
def explain(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help=_("Son nom.", "Its name."))],
    lang: Lang = None,
) -> None:
    """Explain a clause."""
    from hombre.counters.explain import Unknown, find_clause
    from hombre.counters.explain import explain as told
    from hombre.counters.layout import width_of_terminal

    language = lang or language_of_environment() or "fr"
    try:
        found = find_clause(clause)
    except Unknown as error:
        unknown("no-clause", error.name, error.near, language)
    write(told(found, language, width_of_terminal()))


@app.command(
    help=_(
        "La règle entière, ou une page, en Markdown.\n\n"
        "\b\nExemples :\n  hombre rules\n  hombre rules --page auction",
        "The whole law, or one page, as Markdown.\n\n"
        "\b\nExamples:\n  hombre rules --lang en\n  hombre rules --page auction",
    )
)
def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=_("Le jeu.", "The game."))
    ] = "bete-hombree",
    page: Annotated[
        str | None,
        typer.Option(
            "--page",
            metavar="PAGE",
            help="deck, opening, deal, auction, trump, play, outcome, settlement, session",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """The law as Markdown."""
    from hombre.counters.explain import Unknown, law

    language = lang or language_of_environment() or "fr"
    if game != "bete-hombree":
        unknown("no-game", game, ("bete-hombree",), language)
    try:
        write(law(language, page))
    except Unknown as error:
        unknown("no-page", error.name, error.near, language)


@app.command(
    help=_(
        "La liste des clauses, page par page.\n\n\b\nExemple :\n  hombre clauses",
        "The list of clauses, page by page.\n\n\b\nExample:\n  hombre clauses --lang en",
    )
)
def clauses(lang: Lang = None) -> None:
    """The list of clauses."""
    from hombre.counters.explain import clause_list
    from hombre.counters.layout import width_of_terminal

    write(clause_list(lang or language_of_environment() or "fr", width_of_terminal()))


@app.command(
    help=_(
        "Une feuille au hasard, toute permise ; la même pour la même graine.\n\n"
        "\b\nExemples :\n  hombre deal --seed 7\n  hombre deal --coups 3 | hombre judge -",
        "A sheet at random, all of it lawful; the same for the same seed.\n\n"
        "\b\nExamples:\n  hombre deal --seed 7\n  hombre deal --coups 3 | hombre judge -",
    )
)
def deal(
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help=_("La graine.", "The seed."))
    ] = None,
    coups: Annotated[
        int,
        typer.Option(
            "--coups", metavar="N", min=1, max=1000, help=_("Combien de coups.", "How many deals.")
        ),
    ] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """A lawful record at random."""
    from random import SystemRandom

    from hombre.counters.deal import random_record

    language = lang or language_of_environment() or "fr"
    chosen = SystemRandom().randrange(10**6) if seed is None else seed
    record = random_record(chosen, coups, language)
    if as_json:
        from hombre.records import dump

        write(dump(record))
        return
    from hombre.sheet.printing import print_sheet

    write(print_sheet(record, language))
