"""Faults in answers, one for each law that is held over the wire."""

from typing import Any, Final

from tests.conformance.fuzz_engines import Bend, Engine, Json
from tests.conformance.wire_bends_acts import ACTS
from tests.conformance.wire_bends_sitting import SITTING

__all__ = ["FAULTS"]


def _named(answers: Json, what: str) -> list[Any]:
    return [one for name, one in answers.items() if name.startswith(what)]


def _phase(answers: Json, *phases: str) -> list[Json]:
    return [one for one in _named(answers, "position") if one["phase"] in phases]


def _deals(answers: Json) -> list[Json]:
    return [deal for one in _named(answers, "ruling") for deal in one["deals"]]


def one_card_less(engine: Engine, question: Json, answers: Json) -> None:
    for acts in _named(answers, "legal"):
        if acts and acts[0]["do"] == "play":
            del acts[0]


def another_winner(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "playing"):
        one["won"] = [*one["won"][1:], one["won"][0]]


def the_left_plays(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "playing", "bidding"):
        one["turn"] = (one["turn"] + 2) % 4


def four_tricks(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "playing"):
        if sum(one["won"]) == 4:
            one |= {"phase": "dealing", "turn": None, "contract": None, "won": None}


def goes_on(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "declaring", "exchanging"):
        one["phase"] = "bidding"


def void(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["outcome"] = "void" if one["outcome"] == "passed" else one["outcome"]


def all_demands(engine: Engine, question: Json, answers: Json) -> None:
    """Whoever’s turn it is and whoever has bid may say any number, plain or in belle."""
    for acts in _named(answers, "legal"):
        if acts and acts[0]["do"] == "call":
            for chair in range(4):
                for at in range(8):
                    told = {"do": "call", "chair": chair, "say": "demand"}
                    acts.append({**told, "tricks": 2 + at // 2, "belle": at % 2 == 1})


def no_demands(engine: Engine, question: Json, answers: Json) -> None:
    _without(answers, "demand")


def _without(answers: Json, *words: str) -> None:
    for acts in _named(answers, "legal"):
        acts[:] = [one for one in acts if one.get("say") not in words]


def silence(engine: Engine, question: Json, answers: Json) -> None:
    _without(answers, "pass", "sans-prejudice", "retiens", "cagnotte", "tout")


def everybody_deals(engine: Engine, question: Json, answers: Json) -> None:
    for acts in _named(answers, "legal"):
        for chair in {one["chair"] for one in acts if one["do"] == "call"}:
            acts.append({"do": "call", "chair": chair, "say": "tout"})


def something_goes(engine: Engine, question: Json, answers: Json) -> None:
    """One cannot lay away nothing, take back matadors, or name spades."""
    for acts in _named(answers, "legal"):
        acts[:] = [
            one
            for one in acts
            if one.get("discard") != [] and one.get("count") != 0 and one.get("suit") != "S"
        ]


def the_other_way(engine: Engine, question: Json, answers: Json) -> None:
    other = {"made": "lost", "lost": "made"}
    for one in _deals(answers):
        one["outcome"] = other.get(one["outcome"], one["outcome"])


def twice(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["payments"] = [2 * gain for gain in one["payments"]]


def cloth(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["payments"][4] += 1


def one_bete_more(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["ledger"] = [*one["ledger"], {"owner": 0, "bete": 4}]


def nothing_refused(engine: Engine, question: Json, answers: Json) -> None:
    for one in _named(answers, "ruling"):
        one["refused"] = None


def next_but_one(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        if not one["over"]:
            one["dealer"] = (one["dealer"] + 1) % 4
            one["belle"] = "SHDC"["SHDC".index(one["belle"]) - 1]


def neighbours_purse(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "dealing"):
        one["purses"] = [*one["purses"][1:], one["purses"][0]]


def nobodys_turn(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "bidding"):
        one["turn"] = None


def found_jeton(engine: Engine, question: Json, answers: Json) -> None:
    for one in _phase(answers, "playing"):
        one["cloth"] += 1


def no_end(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["over"] = not one["over"]


_BENT: Final[tuple[tuple[Bend, str, str], ...]] = (
    (one_card_less, "plays", "play.legality"),
    (nothing_refused, "plays", "turns.own_card"),
    (another_winner, "plays", "play.trick_winner"),
    (the_left_plays, "plays", "turns.winner_leads turns.play_in_turn turns.lead"),
    (four_tricks, "plays", "turns.five_tricks"),
    (the_left_plays, "calls", "auction.first_speaker auction.turn"),
    (goes_on, "trumps", "auction.auction_ends"),
    (void, "rounds", "auction.all_pass"),
    (
        all_demands,
        "calls",
        "auction.overbid words.own_bid words.dernier_closes words.retiens_covered",
    ),
    (all_demands, "otherwise", "words.premier"),
    (no_demands, "calls", "auction.calls words.reserved_word words.dernier"),
    (
        silence,
        "calls",
        "auction.call words.cagnotte_wordless words.cagnotte_in_belle words.cagnotte_bid "
        "words.tout words.sans_prejudice words.retiens",
    ),
    (everybody_deals, "calls", "words.dealer_privileges"),
    (something_goes, "exchanges", "trump.exchange trump.tout_exchange"),
    (something_goes, "trumps", "trump.matadors_told trump.contract cagnotte.cagnotte"),
    (the_other_way, "two-tricks", "outcome.simple"),
    (the_other_way, "outcomes", "outcome.made"),
    (
        twice,
        "settlements",
        "settlement.due settlement.matadors settlement.multiplier settlement.settled_due",
    ),
    (twice, "lists", "settlement.pays_each takings.bete_paid"),
    (
        one_bete_more,
        "lists",
        "takings.one_bete takings.pinandeles settlement.bete_marked settlement.counted_on",
    ),
    (one_bete_more, "settlements", "settlement.new_bete"),
    (cloth, "lists", "settlement.conserved"),
    (cloth, "rounds", "settlement.pass_out"),
    (nothing_refused, "packs", "opening.dealt"),
    (next_but_one, "matadors", "session.belle"),
    (next_but_one, "rounds", "session.rotation opening.void"),
    (neighbours_purse, "rounds", "session.pay"),
    (nobodys_turn, "calls", "deck.phases"),
    (found_jeton, "plays", "session.sitting_money"),
    (no_end, "tours", "session.tour_count session.tour_begins"),
)

FAULTS: Final[dict[str, tuple[Bend, str]]] = {
    **{law: (bend, domain) for bend, domain, laws in _BENT for law in laws.split()},
    **ACTS,
    **SITTING,
}
"""For each law a fault that breaks it, and the domain in which it shows."""
