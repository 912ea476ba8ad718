"""What ``hombre`` can tell of the law: clauses, readings, editions, and how tables differ.

Everything but typer is imported where it is needed.
"""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from hombre.counters.arguments import (
    EditionName,
    Lang,
    Languages,
    Page,
    Read,
    TableFile,
    help_text,
    spoken,
    the_rules,
)
from hombre.counters.desk import AS_WRITTEN, Rules, asked, stop_at, unknown, write

if TYPE_CHECKING:
    from hombre.editions import HouseRules

__all__ = ["app"]

app = typer.Typer()


@app.command(
    help=help_text(
        "Explique une clause ou une lecture : ses mots, son autorité, ses sources.\n\n"
        "\b\nExemples :\n  hombre explain follow-suit\n  hombre explain reading-pass\n"
        "  hombre explain BH:23.4\n  hombre explain pisser",
        "Explain a clause or a reading: its words, its authority, its sources.\n\n"
        "\b\nExamples:\n  hombre explain follow-suit\n  hombre explain reading-pass\n"
        "  hombre explain BH:23.4\n  hombre explain pinandele",
    )
)
def explain(
    clause: Annotated[
        str,
        typer.Argument(
            metavar="NAME",
            help=help_text(
                "Son nom, une phrase du texte (BH:23.4) ou un mot.",
                "Its name, a sentence of the text (BH:23.4) or a word.",
            ),
        ),
    ],
    lang: Lang = None,
) -> None:
    """Explain a clause or a reading."""
    from hombre.counters.explain import Unknown, find, several
    from hombre.counters.explain import explain as told
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.points import tell_reading
    from hombre.law import Clause
    from hombre.slips import escape

    language, width = spoken(lang), width_of_terminal()
    try:
        found = find(clause)
    except Unknown as error:
        unknown("no-clause", error.name, error.near, language)
    if len(found) > 1:
        write(several(escape(clause[:80]), found, language, width))
    elif isinstance(found[0], Clause):
        write(told(found[0], language, width))
    else:
        write(tell_reading(found[0], language, width))


@app.command(
    help=help_text(
        "La règle entière, ou une page, en Markdown ; celle d’une table avec ses choix.\n\n"
        "\b\nExemples :\n  hombre rules\n  hombre rules --page auction\n"
        "  hombre rules --table famille.toml --lang both",
        "The whole law, or one page, as Markdown; that of a table with what it has chosen.\n\n"
        "\b\nExamples:\n  hombre rules --lang en\n  hombre rules --page auction\n"
        "  hombre rules --table family.toml --lang both",
    )
)
def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=help_text("Le jeu.", "The game."))
    ] = "bete-hombree",
    page: Page = None,
    lang: Languages = None,
    edition: EditionName = None,
    read: Read = None,
    table: TableFile = None,
) -> None:
    """The law as Markdown."""
    from hombre.counters.explain import Unknown
    from hombre.counters.lawbook import house_law, law

    first = spoken(None if lang == "both" else lang)
    languages = ("fr", "en") if lang == "both" else (first,)
    if game != "bete-hombree":
        unknown("no-game", game, ("bete-hombree",), first)
    wanted = the_rules(edition, read, table)
    try:
        if wanted == AS_WRITTEN:
            write(law(languages, page))
        else:
            write(house_law(_house(wanted, first), languages, page))
    except Unknown as error:
        unknown("no-page", error.name, error.near, first)


@app.command(
    help=help_text(
        "La liste des clauses, page par page.\n\n\b\nExemple :\n  hombre clauses",
        "The list of clauses, page by page.\n\n\b\nExample:\n  hombre clauses --lang en",
    )
)
def clauses(lang: Lang = None) -> None:
    """The list of clauses."""
    from hombre.counters.explain import clause_list
    from hombre.counters.layout import width_of_terminal

    write(clause_list(spoken(lang), width_of_terminal()))


@app.command(
    help=help_text(
        "Ce que le texte laisse ouvert, et comment on peut le lire.\n\n"
        "\b\nExemples :\n  hombre readings\n  hombre readings pass",
        "What the text leaves open, and how it can be read.\n\n"
        "\b\nExamples:\n  hombre readings\n  hombre readings pass --lang en",
    )
)
def readings(
    reading: Annotated[
        str | None,
        typer.Argument(
            metavar="READING", help=help_text("Une lecture en détail.", "One reading in detail.")
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """The readings, or one of them."""
    from hombre.counters.explain import Unknown
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.points import find_reading, reading_list, tell_reading

    language, width = spoken(lang), width_of_terminal()
    if reading is None:
        write(reading_list(language, width))
        return
    try:
        write(tell_reading(find_reading(reading), language, width))
    except Unknown as error:
        unknown("no-reading", error.name, error.near, language)


@app.command(
    help=help_text(
        "Les éditions de la règle, et ce que chacune choisit.\n\n\b\nExemple :\n  hombre editions",
        "The editions of the rules, and what each chooses.\n\n\b\nExample:\n  hombre editions",
    )
)
def editions(lang: Lang = None) -> None:
    """The list of editions."""
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.points import edition_list

    write(edition_list(spoken(lang), width_of_terminal()))


Side = Annotated[
    str,
    typer.Argument(
        metavar="EDITION|FILE",
        help=help_text("Une édition, ou le fichier d’une table.", "An edition, or a table’s file."),
    ),
]


@app.command(
    help=help_text(
        "En quoi deux éditions, ou deux tables, diffèrent, et la plus petite donne où elles se "
        "séparent.\n\n\b\nExemples :\n  hombre diff text pass-final\n"
        "  hombre diff text famille.toml",
        "Where two editions, or two tables, differ, and the smallest hand on which they part.\n\n"
        "\b\nExamples:\n  hombre diff text pass-final\n  hombre diff text family.toml",
    )
)
def diff(one: Side, other: Side, lang: Lang = None) -> None:
    """Where two sets of rules differ."""
    from hombre.counters.compare import difference
    from hombre.counters.layout import width_of_terminal

    language = spoken(lang)
    sides = [_house(_side(each), language) for each in (one, other)]
    write(difference(sides[0], sides[1], language, width_of_terminal()))


def _side(named: str) -> Rules:
    """A file if there is one of that name, or if it looks like one; else an edition."""
    is_file = named.endswith(".toml") or os.path.isfile(named)
    return Rules(table=named) if is_file else Rules(edition=named)


def _house(wanted: Rules, language: str) -> "HouseRules":
    """The rules asked for; what is wrong with them is said, and that is the end."""
    from dataclasses import replace

    from hombre.counters.pinned import house_rules, with_choices
    from hombre.problems import RecordError

    try:
        house = house_rules(asked(wanted, language))
        return replace(house, readings=with_choices(house.readings, wanted.read))
    except RecordError as error:
        stop_at(error, wanted, language)
