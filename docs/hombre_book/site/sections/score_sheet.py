"""« La feuille de marque »: a blank one to print, and how to write one that can be judged."""

import re
from collections.abc import Iterator
from typing import Final

from hombre.counters.web_asking import asking
from hombre.counters.web_sitting import sitting
from hombre.counters.words import tell
from hombre.sheet import print_sheet, read_sheet
from hombre_book.site.bilingual import blocks, one_language
from hombre_book.site.imprint import imprint
from hombre_book.site.island import markup, plain, said
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections.evening_words import PAGE as EVENING_WORDS
from hombre_book.site.sections.quarrel_words import PAGE as QUARREL_WORDS
from hombre_book.site.sections.score_words import BLANK, PAGE
from hombre_book.site.terms import mark

__all__ = ["pages"]

ROWS: Final = {"a4": 20, "a5": 12}
"""How many coups fit on each paper."""
TRICKS: Final = 5
PLAYERS: Final = 4

EVENING: Final = """\
bete 1 fr
joueurs: Anne Bertin Cléo Denis
donneur Denis  belle C
encheres: 1 passe  2 trois  3 passe  4 passe  1 passe
atout: P
plis: 2 2 1 2 3
coup
encheres: 1 passe  2 passe  3 passe  4 passe
coup
encheres: 1 quatre  2 passe  3 passe  4 passe
matadors: 3
atout: K
plis: 1 1 2 1 4
"""
"""Three coups: one made, one that nobody played, one lost."""


def pages(source: Source, language: str) -> list[Page]:
    """The one page of the score sheet."""
    words = said(PAGE, language)
    guide = (source.layout.root / "docs" / "guide" / "score-sheet.md").read_text("utf-8")
    head = [f"# {words['title']}", "", *_text(_lead(words, language))]
    writing = [f"## {words['writing']} {{#writing}}", "", _guide(guide, language), ""]
    writing += [words["evening-example"], "", *_evening(words, language)]
    told = [mark("\n".join(one), language, "score-sheet") for one in (head, [*_text(*writing)])]
    blank = "\n".join(_blank_part(words, language))
    return [
        Page(
            "score-sheet",
            words["title"],
            "\n\n".join([told[0], blank, told[1]]),
            kind="score-sheet",
            part="play",
            summary=words["summary"],
            terms=words["terms"],
            scripts=("score_sheet",),
        )
    ]


def _text(*lines: str) -> Iterator[str]:
    """What is not printed with the blank sheet."""
    yield from ('<div class="score-text" markdown="1">', "", *lines, "", "</div>")


def _lead(words: dict[str, str], language: str) -> str:
    evening, quarrel = (said(one, language)["title"] for one in (EVENING_WORDS, QUARREL_WORDS))
    return words["lead"].format(
        evening=f"[{evening}](evening.md)", quarrel=f"[{quarrel}](quarrel.md)"
    )


# --- how to write one -----------------------------------------------------------------------------


def _guide(guide: str, language: str) -> str:
    """The guide in one language: its headings a step lower, its example in that language."""
    text = one_language(guide, language)
    text = re.sub(r"^# .*\n+", "", text)
    text = re.sub(r"^#", "##", text, flags=re.MULTILINE)
    text = re.sub(r"```text\n(.*?)```", lambda one: _example(one[1], language), text, flags=re.S)
    return "\n\n".join(_own_column(one, language) for one in blocks(text))


def _own_column(block: str, language: str) -> str:
    """The table of words without the column of the other language; anything else as it is."""
    rows = [line.strip().strip("|").split("|") for line in block.splitlines()]
    if rows[0][0].strip() != "français":
        return block
    for cells in rows:
        del cells[1 if language == "fr" else 0]
    return "\n".join(f"|{'|'.join(cells)}|" for cells in rows)


def _example(sheet: str, language: str) -> str:
    """The sheet in the language, with that half of its remarks."""
    own = re.search(r"^bete 1 (fr|en)", sheet)
    lines = sheet.rstrip("\n").splitlines()
    remarks = [line.partition("#")[2].strip() for line in lines]
    written = [line.partition("#")[0].rstrip() for line in lines]
    if own is not None and own[1] != language:
        written = print_sheet(read_sheet(sheet), language).splitlines()
        if len(written) != len(remarks):
            remarks = [""] * len(written)
    halves = [one.split(" · ") for one in remarks]
    told = [one[-1 if language == "en" else 0] for one in halves]
    width = max(len(line) for line, remark in zip(written, told, strict=True) if remark) + 2
    shown = [
        f"{line:<{width}}# {remark}" if remark else line
        for line, remark in zip(written, told, strict=True)
    ]
    return "\n".join(["```text", *shown, "```"])


def _evening(words: dict[str, str], language: str) -> Iterator[str]:
    """A sitting of a few coups, and what the engine says of each."""
    sheet = EVENING if language == "fr" else print_sheet(read_sheet(EVENING), "en")
    yield f"```text\n{sheet}```"
    yield ""
    yield words["evening-told"]
    yield ""
    asked = asking({"sheet": sheet}, language)
    for coup in sitting(asked)["coups"]:
        told = coup["told"]
        changed = " ".join(told["changes"])
        yield f"1. {told['headline']} {told['ledger']} {changed}".rstrip()


# --- the blank sheet ------------------------------------------------------------------------------


def _blank_part(words: dict[str, str], language: str) -> Iterator[str]:
    yield '<div class="screen-only" markdown="1">'
    yield ""
    yield f"## {words['blank']} {{#blank}}"
    yield ""
    yield words["blank-lead"]
    yield ""
    yield "</div>"
    yield ""
    yield markup(_choice(words))
    yield ""
    yield markup(_sheet(language))


def _choice(words: dict[str, str]) -> Iterator[str]:
    """What is printed: a choice that needs no script."""
    yield '<fieldset class="score-choice screen-only">'
    yield f"<legend>{plain(words['paper'])}</legend>"
    labels = {one: words[one].format(rows=rows) for one, rows in ROWS.items()}
    for name, label in {**labels, "text": words["text"]}.items():
        checked = " checked" if name == "a4" else ""
        yield f'<label><input type="radio" name="paper" value="{name}" id="paper-{name}"{checked}>'
        yield f" {plain(label)}</label>"
    yield f'<p><button type="button" id="score-print" hidden>{plain(words["print"])}</button></p>'
    yield "</fieldset>"


def _sheet(language: str) -> Iterator[str]:
    words = said(BLANK, language)
    yield '<div class="score-blank" tabindex="0" role="region"'
    yield f' aria-label="{plain(words["caption"])}">'
    yield f'<p class="score-name">{plain(words["name"])}</p>'
    yield '<p class="score-facts">'
    for name in ("date", "place", "rules", "first", "belle", "carried"):
        yield f'<span class="score-{name}">{words[name]} </span>'
    yield "</p>"
    yield f'<p class="score-facts"><b>{plain(words["players"])}</b>'
    for number in range(1, PLAYERS + 1):
        yield f"<span>{number} </span>"
    yield "</p>"
    yield '<table class="score-table">'
    yield f'<caption class="visually-hidden">{plain(words["caption"])}</caption>'
    yield from _head(words)
    yield "<tbody>"
    columns = 7 + TRICKS + PLAYERS + 3
    for row in range(1, max(ROWS.values()) + 1):
        more = ' class="score-more"' if row > ROWS["a5"] else ""
        yield f'<tr{more}><th scope="row">{row}</th>{"<td></td>" * (columns - 1)}</tr>'
    yield "</tbody><tfoot><tr>"
    yield f'<th scope="row" colspan="{7 + TRICKS}">{plain(words["purses"])}</th>'
    yield f"{'<td></td>' * (PLAYERS + 3)}</tr></tfoot></table>"
    foot = f"{imprint(language)} {tell('provisional', language)}"
    yield f'<p class="score-foot">{plain(foot)}</p>'
    yield "</div>"


def _head(words: dict[str, str]) -> Iterator[str]:
    """Two rows: the tricks and the payments have a column each below one head."""
    yield "<thead><tr>"
    for name in ("coup", "dealer", "demander", "demand", "trump", "matadors"):
        yield f'<th scope="col" rowspan="2" class="score-{name}">{words[name]}</th>'
    yield f'<th scope="colgroup" colspan="{TRICKS}">{words["tricks"]}</th>'
    yield f'<th scope="col" rowspan="2">{words["result"]}</th>'
    yield f'<th scope="colgroup" colspan="{PLAYERS}">{words["paid"]}</th>'
    for name in ("cloth", "ledger", "next"):
        yield f'<th scope="col" rowspan="2" class="score-{name}">{words[name]}</th>'
    yield "</tr><tr>"
    for count, kind in ((TRICKS, "trick"), (PLAYERS, "purse")):
        for number in range(1, count + 1):
            yield f'<th scope="col" class="score-{kind}">{number}</th>'
    yield "</tr></thead>"
