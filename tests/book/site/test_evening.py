"""The score of an evening: what the page writes is a sheet that the engine judges as entered."""

import itertools
import json
import random
from typing import Any, Final

import pytest
from tests.book.site.in_node import needs_node, node

from hombre.bete_hombree.reading_texts import READINGS
from hombre.counters.web import answer
from hombre_book.site.plan import LANGUAGES
from hombre_book.site.sheet_words import sheet_words

WORDS: Final = {language: sheet_words(language) for language in LANGUAGES}
NAMES: Final = ["Anne", "Jean Paul", "coup", "Œdipe"]
HOWS: Final = ("demand", "sans-prejudice", "retiens", "cagnotte", "tout", "curieuse")


def evening(coups: list[dict[str, Any]], language: str = "fr", **other: Any) -> dict[str, Any]:
    return {
        "id": "1", "title": "", "language": language, "names": NAMES, "stopped": False,
        "start": {"mode": "belle", "dealer": 3, "belle": "H"}, "carried": [], "closing": True,
        "table": {"edition": "text/1", "readings": {}}, "coups": coups, **other,
    }  # fmt: skip


def played(demander: int, how: str, tricks: int, **other: Any) -> dict[str, Any]:
    return {
        "kind": "played", "demander": demander, "how": how, "tricks": tricks, "belle": False,
        "trump": "C", "matadors": 0, "won": [demander] * 5, "noted": None, **other,
    }  # fmt: skip


def sheets(evenings: list[dict[str, Any]]) -> list[str]:
    script = """
        const { sheetOf } = await import(`${process.cwd()}/evening_sheet.mjs`);
        console.log(JSON.stringify(given.evenings.map((one) => sheetOf(one, given.words))));
    """
    told: list[str] = node(script, {"evenings": evenings, "words": WORDS})
    return told


def sitting(sheet: str, language: str = "fr") -> dict[str, Any]:
    asked = {"op": "sitting", "sheet": sheet, "language": language}
    told: dict[str, Any] = json.loads(answer(json.dumps(asked)))
    assert told["ok"], (sheet, told)
    return told


# --- one coup at a time ---------------------------------------------------------------------------


def seated(how: str, demander: int) -> bool:
    """Whether that demand is open to that player where the fourth deals: it is law elsewhere."""
    seats = {
        "sans-prejudice": (0,),
        "retiens": (1,),
        "cagnotte": (3,),
        "tout": (3,),
        "curieuse": (3,),
    }
    return demander in seats.get(how, (0, 1, 2, 3))


def single_coups(readings: dict[str, str]) -> list[dict[str, Any]]:
    """Every way of demanding, from every seat, with every number, plain and in belle."""
    coups = []
    for how, demander in itertools.product(HOWS, range(4)):
        if not seated(how, demander) or (how == "curieuse" and readings.get("curieuse") != "on"):
            continue
        numbers = {"demand": (2, 3, 4, 5), "cagnotte": (2, 3, 4, 5), "tout": (5,), "retiens": (3,)}
        for tricks in numbers.get(how, (2,)):
            coups.append(played(demander, how, tricks))
            if how in ("demand", "cagnotte", "tout"):
                coups.append(played(demander, how, tricks, belle=True, trump="H"))
    coups.append(played(1, "retiens", 2, belle=True, trump="H"))
    return coups


def under(readings: dict[str, str]) -> dict[str, Any]:
    return {"table": {"edition": "text/1", "readings": readings}}


def every_reading() -> list[dict[str, str]]:
    return [{}] + [
        {slug: one.slug} for slug, each in READINGS.items() for one in each.alternatives
        if one.slug != each.default
    ]  # fmt: skip


@needs_node
def test_every_demand_is_judged_as_it_was_entered_under_every_reading() -> None:
    cases = [(readings, coup) for readings in every_reading() for coup in single_coups(readings)]
    written = sheets([evening([coup], **under(readings)) for readings, coup in cases])
    faults = []
    for (readings, coup), sheet in zip(cases, written, strict=True):
        (told,) = sitting(sheet)["coups"]
        refused = told["refused"] and told["refused"]["slug"]
        if refused != not_played(readings, coup):
            faults.append((sheet, refused))
        elif not refused and differences(coup, told):
            faults.append((sheet, differences(coup, told)))
    assert not faults, "\n\n".join(f"{sheet}{why}" for sheet, why in faults)


def not_played(readings: dict[str, str], coup: dict[str, Any]) -> str | None:
    """Under which clause the law of the table has no such coup; None if it has."""
    if readings.get("retiens-choice") == "at-once" and (coup["how"], coup["trump"]) == (
        "retiens",
        "C",
    ):
        return "retiens-choice"
    if readings.get("blind-bids") == "revocable" and coup["how"] in ("sans-prejudice", "retiens"):
        return "out-of-phase"  # the last word is a pass, and the bid falls
    return None


def differences(coup: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """Where the engine's coup is not the one that was entered."""
    contract = told["contract"] or {}
    wanted = {"chair": coup["demander"], "tricks": coup["tricks"], "trump": coup["trump"]}
    wrong = [
        f"{key}: {contract.get(key)}" for key, one in wanted.items() if contract.get(key) != one
    ]
    return wrong + [told["outcome"]] * (told["outcome"] != "made")


# --- a whole evening ------------------------------------------------------------------------------

TRICKS: Final = (
    (0, 0, 0, 1, 2), (1, 1, 2, 3, 3), (2, 3, 2, 3, 2), (3, 3, 0, 0, 1), (0, 1, 2, 3, 0),
)  # fmt: skip


def some_coup(chance: random.Random, dealer: int, readings: dict[str, str]) -> dict[str, Any]:
    """A coup that can be played where that chair deals."""
    kind = chance.choice(("passed", "void", "played", "played", "played", "played"))
    if kind == "passed":
        return {"kind": "passed"}
    if kind == "void":
        return {"kind": "void", "why": chance.choice(("faced", "count", "false"))}
    coup = dict(chance.choice(single_coups(readings)))
    coup["demander"] = (coup["demander"] + dealer + 1) % 4
    del coup["belle"]
    coup |= {"belle": False, "trump": chance.choice("SHDC")}
    if coup["how"] == "retiens":
        coup["tricks"] = 2  # the number is not said, and not kept
    if chance.random() < 0.3:
        coup |= {"won": [], "noted": chance.choice(("made", "lost"))}
    else:
        coup["won"] = list(chance.choice(TRICKS))
    if chance.random() < 0.2:
        coup["matadors"] = chance.choice((3, 4, 5))
        if chance.random() < 0.5:
            coup["false"] = True
    return coup


def some_evening(chance: random.Random, language: str) -> dict[str, Any]:
    readings = dict(chance.choice(([], [("curieuse", "on")], [("pass", "final")])))
    if chance.random() < 0.5:
        readings["king-dealer"] = "neighbour"
        readings["all-struck"] = chance.choice(READINGS["all-struck"].alternatives[1:]).slug
    king = chance.random() < 0.4
    dealer = chance.randrange(4)
    suit = chance.choice("SHDC")
    start = (
        {"mode": "king", "receiver": dealer, "suit": suit}
        if king else {"mode": "belle", "dealer": dealer, "belle": suit}
    )  # fmt: skip
    coups = []
    if king and "king-dealer" in readings:
        dealer = (dealer + 1) % 4
    for _ in range(chance.randrange(9)):
        coups.append(some_coup(chance, dealer, readings))
        dealer = (dealer + (coups[-1]["kind"] != "void")) % 4
    carried = [{"owner": 1, "bete": 12}, {"pinandele": 8}, {"owner": "absent", "bete": 16}]
    return evening(
        coups, language, start=start, carried=carried[: chance.randrange(4)],
        closing=chance.random() < 0.7, stopped=bool(coups) and chance.random() < 0.2,
        table={"edition": chance.choice(("text/1", "queue/1")), "readings": readings},
    )  # fmt: skip


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_taken_up_as_it_was_entered(language: str) -> None:
    chance = random.Random(f"evening {language}")
    wanted = [some_evening(chance, language) for _ in range(120)]
    script = """
        const { sheetOf } = await import(`${process.cwd()}/evening_sheet.mjs`);
        const { readSheet } = await import(`${process.cwd()}/evening_read.mjs`);
        const { readEvening } = await import(`${process.cwd()}/store.mjs`);
        console.log(JSON.stringify(given.evenings.map((one) => {
          const sheet = sheetOf(one, given.words);
          const line = sheet.trim().replace(/ *#.*$/gm, "").split("\\n").join(" / ");
          const back = readSheet(sheet, given.words);
          const again = sheetOf({ ...readSheet(line, given.words).evening, id: "" }, given.words);
          return { sheet, back, again, valid: readEvening(one) !== undefined };
        })));
    """
    for one, told in zip(wanted, node(script, {"evenings": wanted, "words": WORDS}), strict=True):
        assert told["valid"]
        assert told["back"]["trouble"] is None, told["sheet"]
        expected = {key: value for key, value in one.items() if key not in ("id", "title")}
        assert told["back"]["evening"] == expected, told["sheet"]
        if not any(coup.get("noted") for coup in one["coups"]):
            assert told["again"] == told["sheet"]


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_and_the_page_count_the_same_coups_and_dealers(language: str) -> None:
    chance = random.Random(f"sitting {language}")
    wanted = [some_evening(chance, language) for _ in range(60)]
    for one in wanted:
        one["table"]["readings"].pop("pass", None)
        one["closing"] = False
    script = """
        const { sheetOf, dealers } = await import(`${process.cwd()}/evening_sheet.mjs`);
        const told = given.evenings.map((one) => [sheetOf(one, given.words), dealers(one)]);
        console.log(JSON.stringify(told));
    """
    judged = 0
    for one, (sheet, dealers) in zip(
        wanted, node(script, {"evenings": wanted, "words": WORDS}), strict=True
    ):
        told = sitting(sheet, language)
        refused = [coup["refused"] for coup in told["coups"] if coup["refused"]]
        if one["coups"] and not refused:
            assert len(told["coups"]) == len(one["coups"]), sheet
        if one["coups"]:
            found = [coup["dealer"] for coup in told["coups"]]
            assert found == dealers[: len(found)], sheet
            # What was noted as made or lost is so for the engine as well.
            assert not [one["checks"] for one in told["coups"] if one["checks"]], sheet
            judged += len(found)
    assert judged > 150


@needs_node
def test_sheets_by_hand_keep_their_lines_and_say_why_they_cannot_be_taken_up() -> None:
    by_hand = (
        "bete 1 fr\ndonneur Sud  belle C\n1 Est : RP 9P AK 10T 9T\nencheres: 1 trois 2 passe"
        " 3 passe 4 passe\natout: P\nplis: 1 1 1 2 3\njetons: +9 -3 -3 -3\ncoup\n"
        "encheres: 1 passe 2 deux 3 passe 4 passe 1 passe\natout: K\nplis: 2 2 1 3 4\n"
    )
    wrong = {
        "bonjour": "no-sheet",
        "bete 1 fr\nbelle C\nencheres: 1 passe": "no-dealer",
        "bete 1 fr regle=nul/9\ndonneur Sud belle C": "edition",
        "bete 1 fr\nlectures: pass=peut-etre\ndonneur Sud belle C": "reading",
        "bete 1 fr\ndonneur Sud belle C donne 4": "midway",
        "bete 1 fr\ndonneur Sud belle C\ncontrat: Est trois atout P\nplis: 1 1 1 1 1": "midway",
        "bete 1 fr\ndonneur Sud belle Z": "suit",
        "bete 1 fr\njoueurs: A B": "short",
        'bete 1 fr\njoueurs: A B C "D\ndonneur A belle C': "quotes",
        "x" * 70_000: "too-long",
    }
    script = """
        const { readSheet } = await import(`${process.cwd()}/evening_read.mjs`);
        console.log(JSON.stringify(given.texts.map((one) => readSheet(one, given.words))));
    """
    first, *others = node(script, {"texts": [by_hand, *wrong], "words": WORDS})
    kinds = [coup["kind"] for coup in first["evening"]["coups"]]
    assert kinds == ["raw", "played"]
    assert first["evening"]["coups"][0]["lines"][-1] == "jetons: +9 -3 -3 -3"
    assert first["evening"]["coups"][1]["demander"] == 2
    assert [one["trouble"]["kind"] for one in others] == list(wrong.values())
    assert all(one["evening"] is None for one in others)


@needs_node
def test_a_coup_alone_is_judged_as_it_was_in_its_evening() -> None:
    """The sheet that goes to the page of quarrels says where the table stood before the coup."""
    chance = random.Random("alone")
    wanted = [some_evening(chance, "fr") for _ in range(80)]
    for one in wanted:
        one["stopped"] = False
    answers = [sitting(sheet) for sheet in sheets(wanted)]
    script = """
        const { coupLines, dealers, heading, quoted } =
          await import(`${process.cwd()}/evening_sheet.mjs`);
        const { coupAlone } = await import(`${process.cwd()}/evening_steps.mjs`);
        const words = given.words.fr;
        console.log(JSON.stringify(given.evenings.map((one, at) => {
          const answer = given.answers[at];
          const head = heading(one, words);
          const named = head.findIndex((line) => line.startsWith(words.keys.players));
          return answer.coups.map((_, coup) => coup && coupAlone(
            coupLines(one, words, one.coups[coup], dealers(one)[coup]),
            one, words, answer, coup, (name) => quoted(name, words), head.slice(0, named + 1),
          ));
        })));
    """
    alone = node(script, {"evenings": wanted, "answers": answers, "words": WORDS})
    compared = 0
    for answer_, coups in zip(answers, alone, strict=True):
        for at, sheet in list(enumerate(coups))[1:]:
            found, before = sitting(sheet)["coups"][0], answer_["coups"][at]
            for key in ("dealer", "belle", "outcome", "payments", "ledger", "purses", "next"):
                assert found[key] == before[key], (key, sheet)
            compared += 1
    assert compared > 150


def test_an_answer_says_how_many_tables_are_possible() -> None:
    head = "bete 1 fr\ndonneur Sud  belle C\nencheres: 1 deux 2 passe 3 passe 4 passe\natout: P\n"
    assert sitting(head + "plis: 1 2 1 2 3\n")["tables"] == 1
    assert sitting(head + "plis: 1:2 2:2 3:1\n")["tables"] > 1


@needs_node
def test_what_is_struck_stays_on_the_list() -> None:
    coups = [
        {"ended": True, "struck": [], "ledger": [{"owner": 1, "bete": 12}, {"pinandele": 8}]},
        {"ended": True, "struck": [], "ledger": [{"owner": 1, "bete": 12}, {"pinandele": 8},
                                                 {"owner": 1, "bete": 12}]},
        {"ended": True, "struck": [{"owner": 1, "bete": 12}, {"pinandele": 8}],
         "ledger": [{"owner": 1, "bete": 12}]},
        {"ended": True, "struck": [], "ledger": []},
        {"ended": False, "struck": [], "ledger": []},
    ]  # fmt: skip
    script = """
        const { written } = await import(`${process.cwd()}/evening_steps.mjs`);
        console.log(JSON.stringify(written([{ bete: 16 }], given)));
    """
    told = [(one["coup"], one["struck"], one["returned"]) for one in node(script, coups)]
    # The absent player's entry is gone at once; the last one was given back when all ended.
    assert told == [(0, 1, True), (1, 3, False), (1, 3, False), (2, 4, True)]


@needs_node
def test_steps_are_undone_and_redone_and_a_change_forgets_what_was_undone() -> None:
    script = """
        const { redo, step, undo } = await import(`${process.cwd()}/evening_steps.mjs`);
        const kept = (n) => ({ evening: n, past: [], future: [] });
        let now = step(step(kept(1), 2), 3);
        const trail = [now.evening];
        for (const act of [undo, undo, undo, redo, (one) => step(one, 9), redo, undo]) {
          now = act(now);
          trail.push(now.evening);
        }
        console.log(JSON.stringify(trail));
    """
    assert node(script, 0) == [3, 2, 1, 1, 2, 9, 9, 2]
