"""What is drawn: whole, named in words, inside its frame, and never more than is known."""

import re
import xml.etree.ElementTree as ET

import pytest
from tests.book.site.law_pages import pages, tags

from hombre.bete_hombree.events import Play
from hombre.bete_hombree.verdict import verdict_of
from hombre.cards import UNKNOWN, Rank, Suit, card, is_known, some_of
from hombre.counters.telling import voice_of
from hombre.records import from_json
from hombre.sheet import read_sheet
from hombre_book.site.cards_svg import BACK, CARD, Drawing, defs, name_of, row, svg
from hombre_book.site.plan import Source
from hombre_book.site.replaying import replayed
from hombre_book.site.scenes import draw, hand_drawing, heard_after

SHEET = """\
bete 1 fr
donneur Sud  belle C
contrat: Est trois atout P
2 Nord: P10 CRD TA9
1> VT 9T
"""
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


@LANGUAGES
def test_ids_are_unique_and_what_is_used_is_there(source: Source, language: str) -> None:
    for path, page in pages(source, language).items():
        found = tags(page.body)
        ids = [attributes["id"] for _, attributes in found if "id" in attributes]
        assert len(ids) == len(set(ids)), path
        used = {at["href"][1:] for tag, at in found if tag == "use"}
        scenes = re.findall(r'\["(back|x?[0-9AJQKSHDC]+|suit-[SHDC])",', page.body)
        used |= {one if one.startswith("suit-") else f"card-{one}" for one in scenes}
        assert used <= set(ids), (path, used - set(ids))


@LANGUAGES
def test_every_drawing_is_named_and_spelled(source: Source, language: str) -> None:
    drawn = 0
    for path, page in pages(source, language).items():
        for text in re.findall(r'<svg class="drawn.*?</svg>', page.body, re.S):
            element = ET.fromstring(text)
            title, desc = element.find("title"), element.find("desc")
            assert element.get("role") == "img", path
            assert title is not None and desc is not None and title.text and desc.text, path
            named = f"{title.get('id')} {desc.get('id')}"
            assert element.get("aria-labelledby") == named, path
            drawn += 1
    assert drawn > 700


@LANGUAGES
def test_no_page_styles_or_scripts_in_place(source: Source, language: str) -> None:
    for path, page in pages(source, language).items():
        for tag, attributes in tags(page.body):
            loose = {one for one in attributes if one == "style" or one.startswith("on")}
            assert not loose, (path, tag, loose)
            if tag == "script":
                assert attributes["type"] == "application/json", path


def test_a_hand_is_spelled_and_has_the_indices_of_its_language() -> None:
    held = (card(Suit.COEUR, Rank.ROI), card(Suit.COEUR, Rank.DAME), card(Suit.PIQUE, Rank.AS))
    fr, en = (hand_drawing(held, one, "x") for one in ("fr", "en"))
    assert fr.desc == "l’as de pique, et le roi et la dame de cœur."
    assert en.desc == "the ace of spades, and the king and the queen of hearts."
    assert [name for name, *_ in fr.uses] == ["AS", "KH", "QH"]
    assert set(re.findall(r">([A-Z0-9]+)</text>", defs([fr], "fr"))) == {"A", "R", "D"}
    assert set(re.findall(r">([A-Z0-9]+)</text>", defs([en], "en"))) == {"A", "K", "Q"}


def test_what_is_written_in_a_drawing_cannot_leave_it() -> None:
    drawing = Drawing((9, 9), "<b>&", '"><script>')
    element = ET.fromstring(svg(drawing, "x"))
    title, desc = element.find("title"), element.find("desc")
    assert title is not None and title.text == "<b>&"
    assert desc is not None and desc.text == '"><script>'
    assert element.find(".//script") is None


def test_a_row_is_as_wide_as_its_cards() -> None:
    for align, left in (("start", 100), ("middle", 58), ("end", 16)):
        placed = row(["AS"] * 3, 100, 0, align)
        assert placed[0][1] == left, align
        assert placed[-1][1] + CARD[0] - placed[0][1] == 84


def test_a_table_keeps_what_nobody_knows_face_down() -> None:
    record = read_sheet(SHEET)
    replay = replayed(record)
    last = draw(voice_of(record, "fr"), replay.instants[-1].tables, {}, "x")
    shown = sorted(name for name, *_ in last.uses if name != BACK and "suit" not in name)
    assert shown == sorted(["JC", "9C", "10S", "KH", "QH", "AC"])
    assert sum(name == BACK for name, *_ in last.uses) == 4 + 5 + 5
    assert "Nord\u00a0: le dix de pique, le roi et la dame de cœur, et l’as de trèfle." in last.desc
    assert "Ouest\u00a0: 5 cartes inconnues." in last.desc


def test_where_several_tables_are_possible_only_what_they_share_is_shown() -> None:
    record = read_sheet(SHEET.replace("1> VT 9T", "1> VT ?T 10T"))
    replay = replayed(record)
    several = [one for one in replay.instants if len(one.tables) > 1]
    assert several
    for one in several:
        assert not one.lawful and not one.forbidden
        drawing = draw(voice_of(record, "fr"), one.tables, {}, "x")
        names = {name for name, *_ in drawing.uses}
        assert not {"9C", "AC"} & names and "xC" in names


def test_a_settled_deal_shows_what_each_has_won_and_the_list(source: Source) -> None:
    shown = 0
    for case in source.game.cases:
        record = from_json(case.content["input"])
        last = replayed(record).instants[-1]
        verdict = verdict_of(last.tables[0])
        if verdict is None or not any(verdict.payments):
            continue
        drawing = draw(voice_of(record, "en"), last.tables, {}, "x")
        paid = [word.text.replace("−", "-") for word in drawing.words if word.kind == "paid"]
        assert [int(one) for one in paid] == list(verdict.payments[:4]), case.path
        middle = " ".join(word.text for word in drawing.words if word.kind == "told")
        for entry in verdict.ledger:
            assert str(entry.amount) in middle and str(entry.amount) in drawing.desc, case.path
        shown += 1
    assert shown > 60


def test_half_a_card_shows_its_suit_only() -> None:
    assert name_of(some_of(Suit.COEUR)) == "xH" and name_of(UNKNOWN) == BACK
    drawing = Drawing((99, 99), "x", "x", [("xH", 0, 0)])
    assert ">?</text>" in defs([drawing], "fr") and not is_known(some_of(Suit.COEUR))


@LANGUAGES
def test_nothing_is_drawn_outside_the_frame_or_on_other_cards(
    source: Source, language: str
) -> None:
    for case in source.game.cases:
        record = from_json(case.content["input"])
        voice = voice_of(record, language)
        heard: dict[int, str] = {}
        for one in replayed(record).instants:
            drawing = draw(voice, one.tables, heard, "x")
            wide, high = drawing.size
            boxes = []
            for name, x, y in drawing.uses:
                size = (16, 16) if name.startswith("suit-") else CARD
                assert x >= 0 and x + size[0] <= wide and y >= 0 and y + size[1] <= high, case.path
                boxes.append((x, y))
            assert all(0 <= word.x <= wide and 0 < word.y < high for word in drawing.words)
            if isinstance(one.event, Play):
                assert len(boxes) == len(set(boxes)), case.path
            heard = dict(heard_after(heard, one.event, language))
