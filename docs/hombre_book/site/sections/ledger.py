"""The ledger: every law of the engine, and how far it is shown to hold; what is not shown."""

import html
import json
from collections.abc import Iterator
from typing import Any, Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say
from hombre_book.site.citing import clause_link
from hombre_book.site.plan import Page, Source
from hombre_book.site.terms import mark
from hombre_conformance.ledger.classes import CLASSES
from hombre_conformance.ledger.money import costly, on_record, too_weak
from hombre_conformance.ledger.page_words import CLASS_WORDS, UNSHOWN

__all__ = ["files", "pages"]

Json = dict[str, Any]
HERE: Final = "ledger"

WORDS: Final = {
    "title": say("Le registre des preuves", "The ledger of evidence"),
    "lead": say(
        "Chaque loi à laquelle le moteur doit obéir, et la sorte de preuve qu’elle a. Rien n’y est "
        "écrit à la main : les vérifications sont refaites sur le code même du moteur.",
        "Every law that the engine must obey, and the kind of evidence it has. Nothing is typed by "
        "hand: the checks are made again on the engine’s own code.",
    ),
    "tally": say("En tout", "In all"),
    "laws": say("{n} lois : {tally}.", "{n} laws: {tally}."),
    "money": say(
        "{money} articles peuvent coûter de l’argent à un joueur (¤), dont {weak} ne reposent que "
        "sur des échantillons ou sur rien.",
        "{money} clauses can cost a player money (¤), {weak} of which rest on samples alone or on "
        "nothing.",
    ),
    "tools": say("Faites avec Python {python}, {tools}.", "Made with Python {python}, {tools}."),
    "legend": say("Les classes", "The classes"),
    "class": say("Classe", "Class"),
    "count": say("Lois", "Laws"),
    "means": say("Ce que cela veut dire", "What it means"),
    "unshown": say("Ce qui n’est pas montré", "What is not shown"),
    "all": say("Les lois", "The laws"),
    "english": say(
        "L’énoncé de chaque loi n’existe qu’en anglais. Une loi s’appelle comme la fonction qui "
        "l’écrit, dans le dossier `conformance/contracts`.",
        "A law is named after the function that states it, in the folder `conformance/contracts`.",
    ),
    "module": say("Lois du module `{name}`", "Laws of `{name}`"),
    "head": say("| Loi | Articles | Domaine | Preuve |", "| Law | Clauses | Domain | Evidence |"),
    "cases": say("{n} cas", "{n} cases"),
    "paths": say("{n} chemins", "{n} paths"),
    "points": say("{n} points comparés", "{n} points compared"),
    "second": say(
        "une seconde formulation, écrite à part, dit de même sur {n} points",
        "a second formulation, written apart, says the same on {n} points",
    ),
    "arguments": say("Bornes, symétries et modèles", "Bounds, symmetries and models"),
    "reasons": say("Articles sans loi", "Clauses without a law"),
}
DATA: Final = say(
    "Le registre entier, avec un témoin et une faute plantée pour chaque loi : ",
    "The whole ledger, with a witness and a planted fault for each law: ",
)
COUNTED: Final = {"count": "cases", "paths": "paths", "points": "points"}


def pages(source: Source, language: str) -> Iterator[Page]:
    """One page; the data are those of ``conformance/ledger.json``."""
    ledger = json.loads(_file(source))
    title, lead = _say("title", language), _say("lead", language)
    lines = [f"# {title}", "", lead, ""]
    lines += _tally(ledger, language)
    lines += _legend(ledger, language)
    lines += _unshown(language)
    lines += _laws(source, ledger, language)
    lines += _arguments(ledger, language)
    lines += _reasons(source, ledger, language)
    lines += [f'{in_language(DATA, language)}<a href="../../data/ledger.json">ledger.json</a>']
    body = mark("\n".join(lines), language, HERE, links=False)
    yield Page(HERE, title, body, "ledger", "study", lead, searched=False)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """The ledger as it is."""
    yield "ledger.json", _file(source)


def _file(source: Source) -> bytes:
    return (source.layout.root / "conformance" / "ledger.json").read_bytes()


def _say(key: str, language: str, **parts: object) -> str:
    return in_language(WORDS[key], language).format(**parts)


def _told(text: Text | dict[str, str], language: str) -> str:
    """A text of the ledger; French with the spaces of print."""
    both = text if isinstance(text, Text) else Text(**text)
    return in_language(say(both.fr, both.en), language)


def _number(value: int, language: str) -> str:
    """Thousands apart, as the language does."""
    return f"{value:,}".replace(",", "\u202f" if language == "fr" else ",")


def _tally(ledger: Json, language: str) -> Iterator[str]:
    tally, laws = ledger["tally"], ledger["laws"]
    known = on_record(ledger)
    yield f"## {_say('tally', language)}"
    yield ""
    told = ", ".join(f"{tally[one]} {one}" for one in CLASSES)
    yield f"**{_say('laws', language, n=len(laws), tally=told)}**"
    yield ""
    weak = len(too_weak(known, laws))
    yield _say("money", language, money=len(costly(known)), weak=weak)
    yield ""
    tools = ", ".join(f"{name} {version}" for name, version in sorted(ledger["tools"].items()))
    yield _say("tools", language, python=ledger["python"], tools=tools)
    yield ""


def _legend(ledger: Json, language: str) -> Iterator[str]:
    yield f"## {_say('legend', language)}"
    yield ""
    heads = " | ".join(_say(key, language) for key in ("class", "count", "means"))
    yield f"| {heads} |"
    yield "|---|--:|---|"
    for one in CLASSES:
        means = _told(CLASS_WORDS[one], language)
        yield f"| **{one}** | {ledger['tally'][one]} | {means} |"
    yield ""


def _unshown(language: str) -> Iterator[str]:
    yield f"## {_say('unshown', language)}"
    yield ""
    for one in UNSHOWN:
        yield f"- {_told(one, language)}"
    yield ""


def _laws(source: Source, ledger: Json, language: str) -> Iterator[str]:
    yield f"## {_say('all', language)}"
    yield ""
    yield _say("english", language)
    yield ""
    for name in dict.fromkeys(one["page"] for one in ledger["laws"]):
        yield f"### {_say('module', language, name=name)} {{#laws-{name}}}"
        yield ""
        yield _say("head", language)
        yield "|---|---|---|---|"
        for one in ledger["laws"]:
            if one["page"] == name:
                yield _row(source, one, language)
        yield ""


def _row(source: Source, one: Json, language: str) -> str:
    sign = " ¤" if one["money"] else ""
    stated = html.escape(one["words"], quote=False)
    if language != "en":
        stated = f'<span lang="en">{stated}</span>'
    names = (*one["clauses"], *(f"reading-{each}" for each in one["readings"]))
    links = ", ".join(clause_link(source, HERE, each, language) for each in names)
    domain = _told(one["domain"], language)
    found = [f"**{one['class']}**", *(_evidence(each, language) for each in one["evidence"])]
    if "second" in one:
        points = _number(one["second"]["points"], language)
        found.append(_say("second", language, n=points))
    name = one["law"].partition(".")[2]
    cells = (f"`{name}`{sign}<br>{stated}", links, domain, "<br>".join(found))
    return "| " + " | ".join(cell.replace("|", "&#124;") for cell in cells) + " |"


def _evidence(one: Json, language: str) -> str:
    """« E : 1 024 cas »: a class, and of how many cases, paths or points."""
    key = next(each for each in COUNTED if each in one)
    told = _say(COUNTED[key], language, n=_number(one[key], language))
    colon = in_language(say(" : ", ": "), language)
    return f"{one['class']}{colon}{told}"


def _arguments(ledger: Json, language: str) -> Iterator[str]:
    """Why a domain is large enough, and what was proved of a model."""
    told = []
    colon = in_language(say(" : ", ": "), language)
    for one in ledger["laws"]:
        said = [one[key] for key in ("bound", "symmetry") if key in one]
        said += [each["statement"] for each in one["evidence"] if "statement" in each]
        told += [f"- `{one['law']}`{colon}{_told(each, language)}" for each in said]
    if told:
        yield from (f"## {_say('arguments', language)}", "", *told, "")


def _reasons(source: Source, ledger: Json, language: str) -> Iterator[str]:
    if not ledger["reasons"]:
        return
    yield f"## {_say('reasons', language)}"
    yield ""
    colon = in_language(say(" : ", ": "), language)
    for name, why in ledger["reasons"].items():
        link = clause_link(source, HERE, name, language)
        yield f"- {link}{colon}{_told(why, language)}"
    yield ""
