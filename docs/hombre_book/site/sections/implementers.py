"""For the implementer: guide, protocol, schemas, the cases of the suite, the counting tables."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from hombre.notation import in_language
from hombre.wording import say
from hombre_book.site.bilingual import one_language
from hombre_book.site.case_search import search_form
from hombre_book.site.island import markup
from hombre_book.site.law_index import Law
from hombre_book.site.plan import Page, Source, link, up
from hombre_book.site.repository import FILES, on_site
from hombre_book.site.schema_view import read_schemas, schema_lines
from hombre_book.site.suite_view import SuiteCase, case_html, read_suite
from hombre_book.site.terms import mark
from hombre_book.site.texts import hand_written, heading_of

__all__ = ["files", "pages"]

KIND: Final = "implementers"
HERE: Final = "implementers"
SUITE: Final = "conformance/suite/bete-hombree.jsonl"
ONLY: Final = ("bete-hombree.jsonl", "suite.json", "CHANGELOG.md")
"""What is served of the suite's folder; the rest is for making it."""

WORDS: Final = {
    "schemas": say("Les schémas", "The schemas"),
    "schemas-lead": say(
        "La forme de chaque message et de chaque fichier, en JSON Schema. Leurs noms (`$id`) sont "
        "des URN : ils ne dépendent d’aucune adresse. Un membre marqué `?` peut manquer. Les "
        "descriptions n’existent qu’en anglais.",
        "The form of every message and file, as JSON Schema. Their names (`$id`) are URNs: they "
        "depend on no address. A member marked `?` may be left out.",
    ),
    "file": say("Le fichier : ", "The file: "),
    "cases": say("Les cas de la suite", "The cases of the suite"),
    "cases-lead": say(
        "Chaque cas est un coup, ou une partie de coup, avec ce qu’on demande et la réponse "
        "attendue sous chaque lecture. Ils sont rangés par phase, puis par article.",
        "Each case is a deal, or a part of one, with what is asked and the answer expected under "
        "each reading. They are sorted by phase, and then by clause.",
    ),
    "cases-of": say("Cas : {phase}", "Cases: {phase}"),
    "count": say("{n} cas", "{n} cases"),
    "download": say("Toute la suite, un cas par ligne : ", "The whole suite, a case a line: "),
    "again": say(
        "Sur la ligne de commande : `hombre-conform list --clause follow-suit`, "
        "`hombre-conform show NOM`.",
        "On the command line: `hombre-conform list --clause follow-suit`, "
        "`hombre-conform show NAME`.",
    ),
    "back": say("Toutes les phases", "All phases"),
}


def pages(source: Source, language: str) -> Iterator[Page]:
    """The introduction, and a page for each matter."""
    root = source.layout.root
    suite = read_suite(root / SUITE)
    intro = hand_written("implementers", language, HERE, cases=str(len(suite)))
    yield _page(HERE, intro, language)
    for name, file in (
        ("guide", "docs/guide/implementers.md"),
        ("python-rival", "docs/guide/python-rival.md"),
    ):
        yield _guide(root, f"{HERE}/{name}", file, language)
    yield _english(root, f"{HERE}/protocol", "protocol", "conformance/README.md", language)
    yield _english(root, f"{HERE}/tables", "tables", "conformance/tables/README.md", language)
    yield _schemas(source, language)
    yield from _cases(source, suite, language)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """What can be downloaded, as it lies in the repository."""
    for folder, name in FILES.items():
        for path in sorted((source.layout.root / folder).iterdir()):
            if path.is_file() and (name != "suite" or path.name in ONLY):
                yield f"{name}/{path.name}", path.read_bytes()


def _say(key: str, language: str, **parts: object) -> str:
    return in_language(WORDS[key], language).format(**parts)


def _page(path: str, body: str, language: str, part: str = "build", terms: bool = True) -> Page:
    """A page whose title and summary are the beginning of its text."""
    _, first, *_rest = [one for one in body.split("\n\n") if one.strip()]
    marked = mark(body, language, path, links=terms)
    return Page(path, heading_of(body), marked, KIND, part, _plain(first))


def _plain(markdown: str) -> str:
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    return " ".join(re.sub(r"[`*]", "", words).split())


# --- texts of the repository ------------------------------------------------------------------


def _guide(root: Path, here: str, file: str, language: str) -> Page:
    """A guide that is in both languages: the one of the page."""
    text = one_language((root / file).read_text(encoding="utf-8"), language)
    return _page(here, on_site(text, file, here), language)


def _english(root: Path, here: str, name: str, file: str, language: str) -> Page:
    """A text in English only, after a lead in the page's language."""
    text = (root / file).read_text(encoding="utf-8")
    _, _, rest = text.partition("\n")  # its title is the page's
    lead = hand_written(name, language, here)
    shown = on_site(rest, file, here)
    body = f'{lead}\n<div lang="en" markdown>\n\n{shown.strip()}\n\n</div>\n'
    return _page(here, body, language)


# --- the schemas ------------------------------------------------------------------------------


def _schemas(source: Source, language: str) -> Page:
    here = f"{HERE}/schemas"
    lines = [f"# {_say('schemas', language)}", "", _say("schemas-lead", language), ""]
    heads = ("Member", "Type", "What it is")
    for name, schema in read_schemas(source.layout.root / "conformance" / "schema"):
        at = f"{up(here)}../data/schema/{name}"
        anchor = name.partition(".")[0]
        lines += [f"## {_english_words(schema['title'], language)} {{#{anchor}}}", ""]
        described = html.escape(schema["description"], quote=False)
        lines += [_english_words(described, language), ""]
        file = _say("file", language)
        lines += [f'{file}<a href="{at}"><code>{name}</code></a>, `{schema["$id"]}`.', ""]
        told = list(schema_lines(schema, heads, "Its parts:"))
        if told and language != "en":
            told = ['<div lang="en" markdown>', "", *told, "</div>", ""]
        lines += told
    page = _page(here, "\n".join(lines), language, terms=False)
    return replace(page, searched=False)


def _english_words(words: str, language: str) -> str:
    return words if language == "en" else f'<span lang="en">{words}</span>'


# --- the cases --------------------------------------------------------------------------------


def _cases(source: Source, suite: tuple[SuiteCase, ...], language: str) -> Iterator[Page]:
    """The phases with their counts, and a page for each."""
    law = Law.of(source)
    here = f"{HERE}/cases"
    phase_of = {entry.id: phase.stem for phase in law.phases for entry in phase.entries}
    sorted_in: dict[str, list[SuiteCase]] = {}
    for case in suite:
        sorted_in.setdefault(phase_of[case.exercises[0]], []).append(case)
    download = f'<a href="{up(here)}../data/suite/bete-hombree.jsonl">bete-hombree.jsonl</a>'
    lines = [f"# {_say('cases', language)}", "", _say("cases-lead", language), ""]
    for phase in law.phases:
        if mine := sorted_in.get(phase.stem):
            title = in_language(phase.title, language)
            count = _say("count", language, n=len(mine))
            lines.append(f"- [{title}]({link(here, f'{here}/{phase.stem}')}), {count}")
    lines += ["", f"{_say('download', language)}{download}.", "", _say("again", language)]
    yield _page(here, "\n".join(lines), language)
    for phase in law.phases:
        if mine := sorted_in.get(phase.stem):
            title = in_language(phase.title, language)
            yield _phase(law, phase.stem, title, mine, language)


def _phase(law: Law, stem: str, title: str, cases: list[SuiteCase], language: str) -> Page:
    here = f"{HERE}/cases/{stem}"
    by_clause: dict[str, list[SuiteCase]] = {}
    for case in cases:
        by_clause.setdefault(case.exercises[0], []).append(case)
    order = [name for name in law.source.game.game.entries if name in by_clause]
    back = f"[{_say('back', language)}]({link(here, f'{HERE}/cases')})"
    lines = [f"# {_say('cases-of', language, phase=title)}", ""]
    lines += [f"{_say('count', language, n=len(cases))}. {back}", ""]
    lines += [search_form(law.source, order, language), ""]
    for name in order:
        lines += [markup([f'<section data-cases id="of-{name}">']), ""]
        lines[-2] += f"\n<h2>{html.escape(law.title(name, language))}</h2>\n<ul>"
        shown = [line for case in by_clause[name] for line in case_html(case, law, language, here)]
        lines[-1] = "\n".join([*shown, "</ul></section>"])
        lines.append("")
    page = _page(here, "\n".join(lines), language, "", terms=False)
    return replace(page, scripts=("casebook",), searched=False)
