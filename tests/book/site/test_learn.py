"""The lesson: lawful examples, figures that the engine computes, links to rules that are there."""

from pathlib import Path

import pytest

from hombre.bete_hombree.events import Play
from hombre.cards import Rank, rank_of
from hombre.games import judge_record
from hombre_book.site.lesson import LESSON, Step, filled, read_lesson, tricks_of
from hombre_book.site.plan import LANGUAGES, Source
from hombre_book.site.sections import learn

LESSON_READ = read_lesson()
TRICKS = [step for step in LESSON_READ.steps if step.show == "trick"]


def _links(step: Step, language: str) -> list[str]:
    return [target for _, target in learn.LINK.findall(step.text[language])]


@pytest.mark.parametrize("step", LESSON_READ.steps, ids=lambda step: step.id)
def test_both_languages_stand_on_the_same_rules(source: Source, step: Step) -> None:
    french, english = _links(step, "fr"), _links(step, "en")
    assert sorted(french) == sorted(english)
    for one in french:
        name = learn.target(one)
        slug = name.removeprefix("clause/").replace("reading/", "reading-")
        assert slug in source.game.game.entries, one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_lesson_cites_the_law(language: str) -> None:
    bare = ("replay",)
    for step in LESSON_READ.steps:
        if step.id in bare:
            continue
        assert _links(step, language), step.id


@pytest.mark.parametrize("step", TRICKS, ids=lambda step: step.id)
def test_what_is_said_of_a_trick_is_why_the_engine_lets_it_stand(step: Step) -> None:
    """The duties named beside a trick are grounds of the judge's for its cards."""
    record = LESSON_READ.examples[step.of].record
    moments = [one for one in judge_record(record).moments if isinstance(one.event, Play)]
    grounds = {
        reason.rule.rpartition("/")[2]
        for one in moments[4 * (step.number - 1) : 4 * step.number]
        for reason in one.reasons
    }
    duties = {"follow-suit", "beat", "ruff", "overruff", "free-discard", "lead", "winner-leads"}
    said = duties & set(_links(step, "fr"))
    if rank_of(moments[4 * (step.number - 1)].event.card) is Rank.ROI:
        said.discard("beat")  # it is said that nobody can: nothing beats a king
    assert said <= grounds


def test_all_duties_are_met_in_the_first_deal() -> None:
    said = {one for step in TRICKS for one in _links(step, "fr")}
    assert {"follow-suit", "beat", "ruff", "overruff", "free-discard"} <= said


def test_the_tricks_are_won_as_the_engine_has_them() -> None:
    example = LESSON_READ.examples["first"]
    counted = [trick.who[trick.won] for trick in tricks_of(example)]
    west = example.coup.result.demander if example.coup.result else None
    assert counted.count(west if west is not None else -1) == 4
    leaders = [trick.who[0] for trick in tricks_of(example)]
    assert leaders[1:] == counted[:-1]


def test_no_figure_of_the_settlement_is_typed() -> None:
    """Amounts in digits stand in the sheets only."""
    for step in LESSON_READ.steps:
        for language in LANGUAGES:
            assert not any(sign.isdigit() for sign in step.text[language]), step.id


def test_figures_come_with_their_nouns() -> None:
    examples = LESSON_READ.examples
    assert filled("{first.due|jetons}", examples, "fr") == "3\u00a0jetons"
    assert filled("{belle.due|jetons}", examples, "en") == "6\u00a0jetons"
    assert filled("{lost.marked}", examples, "fr") == "12"
    assert filled("{swap.changed|cartes}", examples, "fr") == "deux\u00a0cartes"
    with pytest.raises(KeyError):
        filled("{first.marked}", examples, "fr")


def test_an_example_that_is_not_lawful_stops_the_lesson(tmp_path: Path) -> None:
    table = tmp_path / "learn.toml"
    lawful = LESSON.read_text(encoding="utf-8")
    table.write_text(lawful.replace("2 deux 3 trois", "2 deux 3 deux", 1), encoding="utf-8")
    with pytest.raises(ValueError, match="the example first"):
        read_lesson(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_draws_what_it_tells(source: Source, language: str) -> None:
    (page,) = learn.pages(source, language)
    assert page.body.count('<figure class="trick">') == 5
    assert page.body.count('class="judged"') == 4
    assert "{" not in "".join(part for part in page.body.split("\n") if part.startswith("<p>"))
    used = {part.split('"')[0] for part in page.body.split('href="#card-')[1:]}
    for symbol in used:
        assert page.body.count(f'<symbol id="card-{symbol}"') == 1
