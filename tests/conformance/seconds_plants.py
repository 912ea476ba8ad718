"""Wrong rules for the second formulations: each is noticed where it is put in."""

from seconds.legality import Choice
from seconds.two_tricks import Choice as Demand

WRONG_PLAYS = (
    ("breaks(H, S, R) :- hand(H, S, R), follows(H), not led(S).", ""),
    ("can_beat(H) :- hand(H, S, R), to_beat(S, W), R > W.", ""),
    ("can_beat(H), to_beat(S, W), R < W", "can_beat(H), to_beat(S, W), R < 1"),
    ("to_beat(S, W) :- winning(S, W), led(S).", ""),
    ("to_beat(S, W) :- winning(S, W), led(S).", "to_beat(S, W) :- top(S, W)."),
    ("top(S, W), reading(beat_after_ruff, beat).", "top(S, W)."),
    ("has_trump(H), not trump(S)", "has_trump(H), not ruffed, not trump(S)"),
    (", not can_overruff(H), reading(underruff, free).", ", not can_overruff(H)."),
    ("can_overruff(H) :- hand(H, S, R), ruff(S, W), R > W.", ""),
    ("rank(0..5).", "rank(0..4)."),
    (", 10 * S + R > 0.", "."),
)
BEAT = Choice("beat", "duty", "bound", ally=False)
FREE = Choice("free", "free", "bound", ally=False)
BOUND = Choice("free", "duty", "bound", ally=True)
EXEMPT = Choice("free", "duty", "exempt", ally=True)
NO_ALLY = Choice("free", "duty", "exempt", ally=False)
WRONG_READ_PLAYS = (
    (BEAT, "to_beat(S, W) :- top(S, W), reading(beat_after_ruff, beat).", ""),
    (BEAT, "top(S, W), reading(beat_after_ruff, beat).", "top(S, W), not ruffed."),
    (FREE, "free(H) :- hand(H, _, _), ruffed,", "free(H) :- hand(H, _, _),"),
    (FREE, "ruffed, not can_overruff(H), reading", "ruffed, reading"),
    (FREE, "not trump(S), not free(H), not exempt.", "not trump(S), not exempt."),
    (BOUND, "exempt :- ally, reading(ally_winning, exempt).", "exempt :- ally."),
    (EXEMPT, "exempt :- ally, reading(ally_winning, exempt).", ""),
    (EXEMPT, "to_beat(S, W), R < W, not exempt.", "to_beat(S, W), R < W."),
    (EXEMPT, "not free(H), not exempt.", "not free(H)."),
    (EXEMPT, "ruff(S, W), R < W, not exempt.", "ruff(S, W), R < W."),
    (EXEMPT, "follows(H), not led(S).", "follows(H), not led(S), not exempt."),
    (NO_ALLY, "exempt :- ally, reading", "exempt :- reading"),
)
"""Rules of the play that are wrong under a choice of its readings."""
WRONG_DEMANDS = (
    ("second(P, U), U < T.", "second(P, U), U > T."),
    ("took(P, 3), P != D.", "took(P, 2), P != D."),
    ("swept :- demander(D), took(P, 3), P != D.", ""),
    ("failed :- outrun, not reading(simple_conditions, two).", "failed :- outrun."),
    (
        "failed :- swept, reading(simple_conditions, both).",
        "failed :- swept, not reading(simple_conditions, two).",
    ),
    ("made :- demander(D), took(D, 2), not failed.", ""),
    ("N >= 3.", "N >= 3, not outrun."),
)
FREED = "both", "no", "no", "no"
BOUND_TO = "both", "yes", "yes", "yes"
WRONG_FREED = (
    (
        Demand("demand", False, "both", "no", "yes", "yes"),
        "freed :- words(retiens), reading(",
        "freed :- reading(",
    ),
    (Demand("retiens", True, *FREED), "reading(simple_after_retiens, no).", "belle, swept."),
    (
        Demand("retiens", True, "both", "yes", "no", "yes"),
        "freed :- belle, not words(retiens), reading(",
        "freed :- belle, reading(",
    ),
    (
        Demand("raised", True, "race", "yes", "no", "yes"),
        "freed :- belle, not words(retiens), reading(simple_in_belle, no).",
        "",
    ),
    (
        Demand("premier", False, "race", "yes", "no", "yes"),
        "freed :- belle, not words(retiens), reading(",
        "freed :- not words(retiens), reading(",
    ),
    (
        Demand("cagnotte", False, "both", "yes", "yes", "no"),
        "freed :- words(cagnotte), reading(simple_after_cagnotte, no).",
        "",
    ),
    (
        Demand("cagnotte", False, "both", "yes", "yes", "no"),
        "words(cagnotte), reading(",
        "words(cagnotte), belle, reading(",
    ),
    (Demand("tout", False, *FREED), "words(cagnotte), reading(", "reading("),
    (
        Demand("cagnotte", True, *BOUND_TO),
        "words(cagnotte), reading(simple_after_cagnotte, no).",
        "words(cagnotte).",
    ),
    (Demand("demand", True, *FREED), "took(D, 2), freed.", "freed."),
)
"""Rules that are wrong of what frees a demand, under the words, the belle and the readings before
them.
"""
WRONG_CALLS = (
    ("bids(I, P) :- has_word(I, P), not made(I, P), not out(I, P).", ""),
    ("has_word(I, P) :- turn(I, P).", "has_word(I, P) :- seat(P), state(I)."),
    ("bids(I, P) :- standing(I, P, _, _, _, 1), has_word(I, P).", ""),
    (
        "bids(I, P) :- standing(I, P, _, _, _, 1), passes(I, 0), reading(reserve_moment, at_once).",
        "",
    ),
    ("number(2..5).", "number(2..4)."),
    ("word(I, 3, tout(B)) :- speaks(I, 3)", "word(I, 2, tout(B)) :- speaks(I, 2)"),
    ("word(I, 3, cagnotte(0, B)) :-", "word(I, 2, cagnotte(0, B)) :-"),
    ("not peeped(I, 3), number(N), belle(B).", "not peeped(I, 3), number(N), belle(B), N > 2."),
    ("speaks(I, 0), passes(I, 0), not bid(I).", "speaks(I, 0), passes(I, 0)."),
    ("sans_prejudice, 1), passes(I, 0), not looked(I, 1).", "sans_prejudice, 1), passes(I, 0)."),
    ("sans_prejudice, 1), passes", "sans_prejudice, _), passes"),
    ("not bid(I), reading(curieuse, on).", "not bid(I)."),
    ("M < 5, not equalled(I).", "M < 4, not equalled(I)."),
    ("_, 0, _, _), reading(cagnotte_rank, equal_in_belle).", "_, 0, _, _)."),
    ("word(I, P, cagnotte(0, 0)), standing(I, _, 5, 0, _, _).", "passes(I, 9), speaks(I, P)."),
    ("cagnotte(0, 0), 2, 0)", "cagnotte(0, 0), 1, 0)"),
    ("higher(I, P, number, M, 1) }.", "higher(I, P, number, M, 1), M < 5 }."),
    ("tout(B), 5, B)", "tout(B), 5, 0)"),
    ("word(I, P, retiens), reading(retiens_rank, plain_three).", "word(I, P, retiens)."),
    ("P < Q, reading(seniority, seat).", "P > Q, reading(seniority, seat)."),
    ("A < B, reading(seniority, opener).", "A < B."),
    ("may_be_premier(I, P) :- speaks(I, P), reading(premier_needs_bid, no).", ""),
    ("N > M.", "N >= M."),
    ("alike(I, W) :- bid(I), words(W), reading(tout_rank, as_five).", ""),
    ("higher(I, P, W, N, 1) :- speaks(I, P), alike(I, W), standing(I, _, N, 0, _, _).", ""),
    (
        "speaks(I, P), alike(I, W), standing(I, _, N, 0,",
        "speaks(I, P), alike(I, W), standing(I, _, N, _,",
    ),
    ("before(I, P, Q), reading(belle_over_belle, elder).", "before(I, P, Q)."),
    ("N, 0, _, _), before(I, P, Q), may_be", "N, _, _, _), before(I, P, Q), may_be"),
    ("N, 0, _, _), before(I, P, Q), may_be", "N, 0, _, _), may_be"),
    ("reading(premier_over_belle, once), not covered(I, N).", "not covered(I, N)."),
    ("K != tout, belle(B), reading(tout_rank, above_plain).", "K != tout, belle(B)."),
    ("K != tout, belle(B), reading(tout_rank, above_all).", "K != tout, belle(B)."),
    ("cagnotte(0, 0), M + 1, 0)", "cagnotte(0, 0), M + 2, 0)"),
    ("#min { M", "#max { M"),
    ("blind(I, P, sans_prejudice) :- word(I, P, sans_prejudice), not looked(I, P).", ""),
    ("sans_prejudice), not looked(I, P).", "sans_prejudice)."),
    ("blind(I, P, retiens) :- word(I, P, retiens).", ""),
    ("next(P, (P + 1)", "next(P, (P + 3)"),
    ("has_word(I, P), reading(reserve_reopens, closes).", "has_word(I, P)."),
    ("ends(I, P, 5) :- has_word(I, P), passes(I, 3), not bid(I).", ""),
    ("_, _, _, _, 0), passes(I, 2).", "_, _, _, _, 0), passes(I, 1)."),
    ("_, _, _, _, 0), passes(I, 2).", "_, _, _, _, _), passes(I, 2)."),
    ("standing(I, Q, _, _, _, 0), reading(pass, final),", "standing(I, Q, _, _, _, 0),"),
    ("_, _, _, 1), reading(blind_bids, binding).", "_, _, _, 1), passes(I, 9)."),
    ("reading(blind_bids, revocable).", "reading(blind_bids, binding)."),
    ("left(I, P, N, B, 0) :- standing(I, _, N, B, _, _), ends(I, P, 4).", ""),
    ("left(I, P, 0, 0, 0) :- has_word(I, P), not bid(I).", ""),
)
"""Rules of the auction that are wrong under the house’s readings."""
WRONG_READ_CALLS = (
    ("pass final", "out(I, P) :- passed(I, P), reading(pass, final).", ""),
    ("pass final", "has_word(I, Q) :- has_word(I, P), out(I, P), next(P, Q).", ""),
    ("pass final", "has_word(I, P), out(I, P), next(P, Q).", "has_word(I, P), next(P, Q)."),
    ("pass final", "over(I, P, C) :- word(I, P, C), others_out(I, P).", ""),
    ("pass final", "Q, _, _, _, 0), reading(pass, final)", "Q, _, _, _, _), reading(pass, final)"),
    ("pass final", "passed(I, O) : seat(O), O != Q, O != P.", "passed(I, O) : seat(O), O != Q."),
    ("pass final", "passed(I, O) : seat(O), O != Q, O != P.", "passes(I, 9)."),
    ("curieuse on", "passes(I, 3), not bid(I), reading(curieuse, on).", "passes(I, 9)."),
    ("curieuse on", "passes(I, 3), not bid(I), reading", "passes(I, 2), not bid(I), reading"),
    ("curieuse on", "curieuse, 2, 0)", "curieuse, 2, 1)"),
    ("curieuse on", "over(I, P, curieuse) :- word(I, P, curieuse).", ""),
    (
        "reserve_moment on_return",
        "passes(I, 0), reading(reserve_moment, at_once).",
        "passes(I, 0).",
    ),
    ("cagnotte_number at_once", ", reading(cagnotte_number, after).", "."),
    ("cagnotte_number at_once_final", ", reading(cagnotte_number, after).", "."),
    ("cagnotte_rank equal_in_belle", ", M < 5, not equalled(I).", ", M < 5."),
    ("cagnotte_rank equal_in_belle", "cagnotte(0, 0), M, 1)", "cagnotte(0, 0), M, 0)"),
    ("cagnotte_rank equal_in_belle", "standing(I, _, _, 0, _, _), reading", "bid(I), reading"),
    ("retiens_rank plain_three", "retiens, 3, 0)", "retiens, 3, 1)"),
    ("retiens_rank plain_three", "retiens), reading(retiens_rank, two_in_belle).", "retiens)."),
    (
        "seniority opener",
        "A < B, reading(seniority, opener).",
        "A > B, reading(seniority, opener).",
    ),
    ("seniority opener", "place(I, P, (P - O + 4)", "place(I, P, (P + O + 4)"),
    ("seniority opener", "P < Q, reading(seniority, seat).", "P < Q."),
    ("premier_needs_bid yes", "speaks(I, P), reading(premier_needs_bid, no).", "speaks(I, P)."),
    ("premier_needs_bid yes", "may_be_premier(I, P) :- speaks(I, P), bidden(I, P).", ""),
    (
        "premier_needs_bid yes premier_over_belle once",
        "may_be_premier(I, P),\n    reading(premier_over_belle",
        "reading(premier_over_belle",
    ),
    (
        "belle_over_belle elder",
        "before(I, P, Q), reading(belle_over_belle",
        "speaks(I, P), reading(belle_over_belle",
    ),
    (
        "belle_over_belle elder",
        "1, _, _), before(I, P, Q), reading(belle_over",
        "1, _, _), before(I, P, Q), passes(I, 9), reading(belle_over",
    ),
    (
        "belle_over_belle elder seniority opener",
        "standing(I, _, 5, 1, _, _), reading(belle_over_belle, elder).",
        "passes(I, 9).",
    ),
    ("premier_over_belle once", ", not covered(I, N).", "."),
    ("premier_over_belle once", "once), not covered(I, N).", "once), covered(I, N)."),
    ("premier_over_belle once", "1, _, _), before(I, P, Q), may_be", "1, _, _), may_be"),
    ("tout_rank above_plain", "words(W), reading(tout_rank, as_five).", "words(W)."),
    ("tout_rank above_plain", "standing(I, _, _, _, K, _), K != tout.", "bid(I)."),
    (
        "tout_rank above_plain",
        "5, 0, K, _), K != tout, belle(B)",
        "5, _, K, _), K != tout, belle(B)",
    ),
    (
        "tout_rank above_plain",
        "K != tout, belle(B), reading(tout_rank, above_plain).",
        "K = tout, belle(B).",
    ),
    ("tout_rank above_plain", "5, 0, tout, _), reading", "5, _, tout, _), reading"),
    ("tout_rank above_plain", "5, 0, tout, _), reading", "5, 1, tout, _), reading"),
    ("tout_rank above_all", "words(W), reading(tout_rank, as_five).", "words(W)."),
    (
        "tout_rank above_all",
        "K != tout, belle(B), reading(tout_rank, above_all).",
        "K = tout, belle(B).",
    ),
    ("tout_rank above_all", "0, tout, _), reading(tout_rank, above_plain).", "0, tout, _)."),
    (
        "reserve_reopens closes",
        "has_word(I, P), reading(reserve_reopens, closes).",
        "passes(I, 9).",
    ),
    (
        "reserve_reopens closes",
        "1), has_word(I, P), reading(reserve_reopens",
        "1), reading(reserve_reopens",
    ),
    ("blind_bids revocable", "1), reading(blind_bids, revocable).", "1), passes(I, 9)."),
    ("blind_bids revocable", "1), reading(blind_bids, binding).", "1)."),
    ("blind_bids revocable", "left(I, P, 0, 0, 0) :- ends(I, P, 5).", ""),
)
"""Rules of the auction that are wrong under other alternatives, which come first."""
TOGETHER = (
    "pass final curieuse on blind_bids revocable reserve_moment on_return retiens_rank plain_three",
    "pass final seniority opener premier_needs_bid yes reserve_reopens closes",
    "belle_over_belle elder premier_over_belle once cagnotte_rank equal_in_belle",
    "seniority opener premier_over_belle once tout_rank above_plain",
    "belle_over_belle elder premier_needs_bid yes tout_rank above_all",
)
"""Alternatives that touch each other."""
WRONG_PEEPS = (
    ("silent(I, P) :- peeped(I, P), P != 3.", ""),
    ("silent(I, P) :- peeped(I, P), P != 3.", "silent(I, P) :- peeped(I, P)."),
    ("speaks(I, 3), not peeped(I, 3), belle(B).", "speaks(I, 3), belle(B)."),
    ("speaks(I, 3), not peeped(I, 3), number(N), belle(B).", "speaks(I, 3), number(N), belle(B)."),
    ("speaks(I, 3), not peeped(I, 3), belle(B), reading", "speaks(I, 3), belle(B), reading"),
)
WRONG_TOGETHER = (
    (
        8,
        "ends(I, P, 5) :- has_word(I, P), passes(I, 3), not bid(I).",
        "ends(I, P, 5) :- has_word(I, P), passes(I, 3), not bid(I), not odd.\n"
        "odd :- reading(pass, final), reading(tout_rank, above_all), reading(curieuse, on).",
    ),
    (
        4,
        "over(I, P, curieuse) :- word(I, P, curieuse).",
        "over(I, P, curieuse) :- word(I, P, curieuse), not odd.\n"
        "odd :- reading(seniority, opener), reading(retiens_rank, plain_three),\n"
        "    reading(cagnotte_number, at_once_final).",
    ),
    (
        2,
        "blind(I, P, retiens) :- word(I, P, retiens).",
        "blind(I, P, retiens) :- word(I, P, retiens), not odd.\n"
        "odd :- reading(premier_over_belle, once), reading(belle_over_belle, elder),\n"
        "    reading(cagnotte_rank, equal_in_belle), reading(reserve_moment, on_return).",
    ),
)
"""Rules of the auction that are wrong under three or four alternatives at once, and right under any
two of them; before each, the shape under which it is wrong.
"""
