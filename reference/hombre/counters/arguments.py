"""The arguments and options that several commands have in common, with their help."""

from typing import Annotated

import typer

from hombre.counters.desk import Rules, language_of_environment

__all__ = [
    "Coup",
    "EditionName",
    "Everything",
    "File",
    "Json",
    "Lang",
    "Languages",
    "Page",
    "Read",
    "TableFile",
    "help_text",
    "spoken",
    "the_rules",
]

_FRENCH = language_of_environment() == "fr"


def help_text(fr: str, en: str) -> str:
    """A text of the help, in the language of the environment, English if it has none."""
    return fr if _FRENCH else en


def _languages(value: str | None) -> str | None:
    """The option ``--lang`` where both languages can be had at once, checked."""
    if value not in (None, "fr", "en", "both"):
        raise typer.BadParameter(help_text("fr, en ou both", "fr, en or both"))
    return value


def _language(value: str | None) -> str | None:
    """The option ``--lang``, checked."""
    if value not in (None, "fr", "en"):
        raise typer.BadParameter(help_text("fr ou en", "fr or en"))
    return value


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="fr|en",
        callback=_language,
        help=help_text("La langue de la réponse.", "The language of the answer."),
    ),
]
Languages = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="fr|en|both",
        callback=_languages,
        help=help_text("La langue, ou les deux.", "The language, or both."),
    ),
]
Json = Annotated[
    bool, typer.Option("--json", help=help_text("Pour les programmes.", "For programs, as JSON."))
]
File = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help=help_text("Feuille de marque ou relevé JSON ; - pour l’entrée standard.",
               "A score sheet or a JSON record; - for the standard input."),
    ),
]  # fmt: skip

Coup = Annotated[
    int | None,
    typer.Option(
        "--coup",
        metavar="N",
        help=help_text("Le coup à expliquer en entier.", "The deal to explain in full."),
    ),
]
Everything = Annotated[
    bool,
    typer.Option(
        "--all",
        help=help_text(
            "Dire aussi sous quelles lectures la décision serait autre.",
            "Say also under which readings the ruling would be another.",
        ),
    ),
]
EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="NAME[/V]",
        help=help_text(
            "L’édition de la règle (hombre editions).",
            "The edition of the rules (hombre editions).",
        ),
    ),
]
Read = Annotated[
    list[str] | None,
    typer.Option(
        "--read",
        metavar="READING=CHOICE",
        help=help_text(
            "Une lecture choisie, comme pass=final ; autant qu’on veut (hombre readings).",
            "A reading chosen, such as pass=final; as many as you like (hombre readings).",
        ),
    ),
]
TableFile = Annotated[
    str | None,
    typer.Option(
        "--table",
        metavar="FILE",
        help=help_text(
            "Le fichier où une table écrit comment elle joue.",
            "The file in which a table writes how it plays.",
        ),
    ),
]
Page = Annotated[
    str | None,
    typer.Option(
        "--page",
        metavar="PAGE",
        help="deck, opening, deal, auction, trump, play, outcome, settlement, session",
    ),
]


def spoken(lang: str | None) -> str:
    """The language to answer in where no record has one."""
    return lang or language_of_environment() or "fr"


def the_rules(edition: str | None, read: list[str] | None, table: str | None) -> Rules:
    """What the options say of the rules."""
    return Rules(edition, tuple(read or ()), table)
