"""The pages of hands: every case, told as the engine tells it, with all that is forbidden."""

import json
import re

import pytest
from tests.book.site.law_pages import links, of_kind, pages, words

from hombre.bete_hombree.events import Deal, DealPack
from hombre.editions import readings_of
from hombre.games import GAMES, judge_record
from hombre.law import Accepted, Refused
from hombre.records import from_json
from hombre.sheet import read_sheet
from hombre_book.cases import case_text
from hombre_book.site.hand_view import key_drawing, telling
from hombre_book.site.law_index import Law, data_path, hand_path
from hombre_book.site.plan import Source
from hombre_book.site.replaying import replayed
from hombre_book.site.sections import hands

LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def data(body: str) -> dict[str, list[dict[str, object]]]:
    found = re.search(r'<script type="application/json" id="hand-data">(.*?)</script>', body)
    assert found is not None
    told: dict[str, list[dict[str, object]]] = json.loads(found[1])
    return told


@LANGUAGES
def test_every_case_has_a_page_and_its_file(source: Source, language: str) -> None:
    wanted = {hand_path(one) for one in source.game.cases}
    assert wanted == {one.path for one in of_kind(source, language, "hand")}
    files = dict(hands.files(source))
    assert files == {data_path(one): case_text(one.content).encode() for one in source.game.cases}
    assert set(links(pages(source, language)["hands"])) >= wanted


def test_the_replay_is_the_ruling(source: Source) -> None:
    for case in source.game.cases:
        record = from_json(case.content["input"])
        replay, ruling = replayed(record), judge_record(record)
        assert tuple(one.moment for one in replay.instants if one.moment) == ruling.moments
        assert tuple(one.refusal for one in replay.instants if one.refusal) == ruling.refusals
        assert replay.ruling == ruling
        if not ruling.refusals:
            assert replay.instants[-1].tables == ruling.states


def test_lawful_and_forbidden_are_what_the_law_says(source: Source) -> None:
    seen = 0
    for case in source.game.cases:
        record = from_json(case.content["input"])
        game, readings = GAMES[record.game], readings_of(record)
        for one in replayed(record).instants:
            state = one.tables[0]
            for event in one.lawful:
                assert isinstance(game.apply(state, event, readings), Accepted), case.path
            for group in one.forbidden:
                for event, reason in group.acts:
                    step = game.apply(state, event, readings)
                    assert isinstance(step, Refused) and step.reason == reason, case.path
                    assert reason.rule == group.rule
                    seen += 1
            asked = {event for group in one.forbidden for event, _ in group.acts}
            assert not asked & set(one.lawful)
    assert seen > 10_000


def test_what_is_refused_was_forbidden_under_the_same_clause(source: Source) -> None:
    """Of a refused act that is an ordinary one, the moment before has said so."""
    told = 0
    for case in source.game.cases:
        for one in replayed(from_json(case.content["input"])).instants:
            if one.refusal is None:
                continue
            named = {event: group.rule for group in one.forbidden for event, _ in group.acts}
            if one.refusal.event in named:
                assert named[one.refusal.event] == one.refusal.reason.rule, case.path
                told += 1
    assert told > 40


@LANGUAGES
def test_a_page_tells_every_moment_with_a_drawing_each(source: Source, language: str) -> None:
    for page in of_kind(source, language, "hand"):
        items = re.findall(r'<li class="moment" value="(\d+)" id="hand-(\d+)"', page.body)
        assert [int(one) for one, _ in items] == list(range(1, len(items) + 1)), page.path
        assert all(one == other for one, other in items)
        assert len(data(page.body)["scenes"]) == len(items), page.path


@LANGUAGES
def test_links_of_the_law_lead_to_its_pages(source: Source, language: str) -> None:
    known = pages(source, language)
    ours = tuple({one.partition("/")[0] for one in known})
    for page in known.values():
        for there in links(page):
            if there.startswith(ours):
                assert there in known, (page.path, there)


@LANGUAGES
def test_the_sheet_of_a_page_is_the_hand(source: Source, language: str) -> None:
    for case in source.game.cases:
        body = pages(source, language)[hand_path(case)].body
        fence = re.search(r"~~~text\n(.*?)\n~~~", body, re.S)
        assert fence is not None
        record = from_json(case.content["input"])
        again = read_sheet(fence[1])
        assert (again.setup, again.events) == (record.setup, record.events), case.path


@LANGUAGES
def test_a_refusal_names_its_clause(source: Source, language: str) -> None:
    law = Law.of(source)
    for case in source.game.cases:
        if case.kind != "refused":
            continue
        here = hand_path(case)
        link = law.link(case.refused, here, language)
        ruling = pages(source, language)[here].body.rpartition("<strong>")[2]
        assert link in ruling, case.path


@LANGUAGES
def test_the_alternatives_of_a_witness_part(source: Source, language: str) -> None:
    for case in source.game.cases:
        if case.kind != "witness":
            continue
        body = pages(source, language)[hand_path(case)].body
        told = re.search(r'<dl class="under-each">(.*?)</dl>', body, re.S)
        assert told is not None, case.path
        rulings = [words(one) for one in re.findall(r"<dd>(.*?)</dd>", told[1], re.S)]
        assert len(set(rulings)) > 1, case.path


def test_what_a_hand_is_about_is_what_is_drawn_of_it(source: Source) -> None:
    law = Law.of(source)
    for case in source.game.cases:
        replay = replayed(from_json(case.content["input"]))
        told = telling(replay, law, "fr", hand_path(case), case.clause)
        at = key_drawing(told, case.clause)
        assert 0 <= at < len(told)
        if case.kind == "refused":
            assert 'class="act refused"' in told[at].body, case.path


def test_what_was_said_in_one_deal_is_not_shown_in_the_next(source: Source) -> None:
    law, several = Law.of(source), 0
    for case in source.game.cases:
        replay = replayed(from_json(case.content["input"]))
        if len(replay.coups) < 2:
            continue
        several += 1
        heads = [one for one in telling(replay, law, "en", "x") if 'class="coup"' in one.body]
        assert len(heads) == len(replay.coups), case.path
        for one in heads:
            assert not [
                word for word in one.drawing.words if word.kind == "said" and word.text != "cagnot"
            ], case.path
    assert several > 10


def test_a_deal_that_goes_without_saying_is_not_told(source: Source) -> None:
    law = Law.of(source)
    for case in source.game.cases:
        replay = replayed(from_json(case.content["input"]))
        told = telling(replay, law, "fr", "x", case.clause)
        deals = sum(isinstance(one.event, Deal | DealPack) for one in replay.instants)
        assert len(replay.instants) - deals <= len(told) <= len(replay.instants)


def test_french_elides_before_the_names_of_the_chairs(source: Source) -> None:
    loose = re.compile(r"\b([Dd]e|[Qq]ue|[Nn]e|[Jj]usque) (Est|Ouest)\b")
    for page in pages(source, "fr").values():
        assert not loose.search(words(page.body)), page.path
    assert "au tour d’Est" in words(pages(source, "fr")["hand/follow-suit/02-refused"].body)
