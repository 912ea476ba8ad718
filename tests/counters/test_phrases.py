"""Every clause has its words, and they speak only of what the engine says."""

from collections import defaultdict
from functools import cache

import pytest
from tests.counters.wild import wild_rulings

from hombre.bete_hombree.phrases import FORBIDS, PRICES, STANDS, Phrases
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.prose import placeholders
from hombre.counters.telling import forbids, is_breach, price, stands, voice_of
from hombre.law import Rule, Text

TABLES = {"stands": STANDS, "forbids": FORBIDS, "prices": PRICES}
ALWAYS = {"player"}
DERIVED = {"stands": {"bid"}, "forbids": {"bid"}, "prices": {"demander_seat"}}
"""Parts that are no fact but are made for the phrases of a table."""
RULINGS = 400


@cache
def facts_given() -> dict[tuple[str, Rule], set[frozenset[str]]]:
    """The names of the facts with which the engine uses each clause, by table of phrases."""
    found = defaultdict(set)
    for _, ruling in wild_rulings(RULINGS):
        for moment in ruling.moments:
            for reason in moment.reasons:
                kind = "forbids" if is_breach(moment, reason) else "stands"
                found[kind, reason.rule].add(frozenset(dict(reason.facts)))
        for refusal in ruling.refusals:
            found["forbids", refusal.reason.rule].add(frozenset(dict(refusal.reason.facts)))
            for fault in refusal.price:
                found["prices", fault.rule].add(frozenset(dict(fault.facts)))
    return found


def test_every_clause_has_a_phrase() -> None:
    assert not set(CLAUSES) - set(STANDS) - set(FORBIDS)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_phrase_belongs_to_a_clause(table: Phrases) -> None:
    assert not set(table) - set(CLAUSES)


@pytest.mark.parametrize("name", TABLES)
def test_phrases_speak_only_of_given_facts(name: str) -> None:
    """Where the engine uses a clause, some phrase can be said with what it gives."""
    faults = []
    for (kind, rule), given in facts_given().items():
        texts = TABLES[kind].get(rule, ()) if kind == name else ()
        for facts in given if texts else ():
            if not any(_needed(text, name) <= facts for text in texts):
                faults.append(f"{rule}: {sorted(facts)}")
    assert not faults, faults


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_in_a_phrase_is_given(name: str) -> None:
    faults = []
    for rule, texts in TABLES[name].items():
        given = facts_given().get((name, rule))
        for text in texts if given else ():
            if not any(_needed(text, name) <= facts for facts in given or ()):
                faults.append(f"{rule}: {text.en}")
    spare = [one for one in faults if not one.startswith(tuple(WITHOUT_CARDS))]
    assert not spare, spare


WITHOUT_CARDS = ("bete-hombree/matadors-held",)
"""Clauses with a phrase for a case so rare that the records here may not have it."""


def _needed(text: Text, table: str) -> frozenset[str]:
    return placeholders(text) - ALWAYS - DERIVED[table]


def test_most_clauses_are_used_here() -> None:
    """Or else the tests above would prove nothing."""
    used = {rule for _, rule in facts_given()}
    assert len(used) > 0.85 * len(CLAUSES), sorted(set(CLAUSES) - used)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_sentences_are_whole(language: str) -> None:
    """No placeholder is left open, every sentence ends, none is too long for a reason."""
    faults = set()
    for record, ruling in wild_rulings(RULINGS):
        voice = voice_of(record, language)
        told = [stands(voice, moment, one) for moment in ruling.moments for one in moment.reasons]
        for refusal in ruling.refusals:
            told.append(forbids(voice, refusal.reason, refusal.event, refusal.before))
            told += [price(voice, one, refusal.before) for one in refusal.price]
        faults |= {one for one in told if not one.endswith(".") or set(one) & set("{}?")}
        faults |= {one for one in told if len(one) > 160}
    assert not faults, sorted(faults)[:20]


def test_french_is_typeset() -> None:
    texts = [text.fr for table in TABLES.values() for group in table.values() for text in group]
    record, ruling = wild_rulings(1)[0]
    voice = voice_of(record, "fr")
    told = [stands(voice, one, why) for one in ruling.moments for why in one.reasons]
    assert texts
    assert not [one for one in told if any(bad in one for bad in (" :", " ;", " ?", "'"))]
