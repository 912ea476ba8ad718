"""Whatever is wrong with a score sheet is said politely: where, what, and what was meant."""

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hombre.bete_hombree.events import Deal
from hombre.cards import Hand, Rank, Suit, card, sort_hand
from hombre.problems import Problem, RecordError
from hombre.sheet import looks_like_sheet, read_sheet
from hombre.sheet.printing import print_sheet


def faults(sheet: str | bytes) -> tuple[Problem, ...]:
    with pytest.raises(RecordError) as caught:
        read_sheet(sheet)
    assert caught.value.problems
    return caught.value.problems


def test_a_sheet_of_a_newer_format_says_so_and_nothing_else() -> None:
    (fault,) = faults("bete 2 fr\nwhist: 1 passe\n")
    assert (fault.line, fault.column) == (1, 6)
    assert "plus récent" in fault.hint.fr
    assert "newer" in fault.hint.en
    assert "newer" not in faults("bete 0 fr\nbelle C\n")[0].hint.en


HEAD = "bete 1 fr\ndonneur Sud belle C\n"


@pytest.mark.parametrize(
    ("sheet", "place", "what"),
    [
        ("", (1, 1), "vide"),
        ("bonjour\n", (1, 1), "bete 1 fr"),
        ("bete 2 fr\nbelle C\n", (1, 6), "format 1"),
        ("bete 1\nbelle C\n", (1, 6), "fr ou en"),
        ("bete 1 fr\n", (1, 1), "belle"),
        (HEAD + "encheers: 1 passe", (3, 1), "encheres"),
        (HEAD + "calls: 1 passe", (3, 1), "encheres"),
        (HEAD + "encheres: 1 pass", (3, 13), "passe"),
        (HEAD + "encheres: Sude passe", (3, 11), "Sud"),
        (HEAD + "encheres: South passe", (3, 11), "Sud"),
        (HEAD + "encheres: 5 passe", (3, 11), "joueur"),
        (HEAD + "encheres: 1 passe 2 sept", (3, 21), "sept"),
        (HEAD + "encheres: 1 deux en bele", (3, 21), "en belle"),
        (HEAD + "encheres: 4 cagnotte 3 2", (3, 22), "lettres"),
        (HEAD + "1: KS DP", (3, 4), "RP"),
        (HEAD + "1: PRDVA", (3, 1), "4 cartes, on en attend 5"),
        (HEAD + "1: PRDVA10\n1: ...", (4, 1), "déjà"),
        (HEAD + "1 Nord: ...", (3, 3), "Est"),
        (HEAD + "encheres: 1 passe\n1: ...", (4, 1), "coup"),
        (HEAD + "encheres: 1 passe\nbelle P", (4, 1), "au début"),
        (HEAD + "belle P", (3, 1), "ligne 2"),
        (HEAD + "1> RP DP VP AP 10P", (3, 16), "pli"),
        (HEAD + "1> PRD", (3, 4), "une seule carte"),
        (HEAD + "5> RP DP VP AP", (3, 1), "qui entame, non le numéro"),
        (HEAD + "resultat: fini", (3, 11), "fait"),
        (HEAD + "resultat: made", (3, 11), "fait"),
        (HEAD + 'joueurs: "Grand Nord A B C', (3, 10), "guillemets"),
        (HEAD + "joueurs: A B C", (3, 1), "quatre"),
        (HEAD + "atout: S", (3, 8), "P C K T"),
        (HEAD + "atout: S", (3, 8), "vouliez-vous écrire P"),
        (HEAD + "jetons: Est -2 Nord -2 Ouest -2 Sud -2", (3, 1), "tapis +8"),
        (HEAD + "jetons: Est +9", (3, 13), "s’arrête"),
        (HEAD + "jetons: Est +9 Est -3 Nord -3 Sud -3", (3, 16), "déjà"),
        (HEAD + "donne 0", (3, 1), "à partir de 1"),
        (HEAD + "\0atout: C", (3, 1), "nul"),
        (HEAD + "regle=texte/1", (3, 1), "première ligne"),
        ("bete 1 fr regle=texte\nbelle C", (1, 17), "texte/1"),
        ("bete 1 fr\nroi Est: RC\nencheres: Est passe\ncoup donneur 9", (4, 14), "joueur"),
        ("bete 1 fr\nbelle ?\nencheres: 1 passe", (3, 11), "donneur"),
    ],
)
def test_each_fault_is_said_with_its_place(sheet: str, place: tuple[int, int], what: str) -> None:
    found = faults(sheet)
    first = next((one for one in found if (one.line, one.column) == place), None)
    assert first is not None, found
    assert what in first.render("fr"), first.render("fr")
    assert first.what.en and first.what.en != first.what.fr


def test_all_faults_are_listed_in_order_of_place() -> None:
    found = faults(HEAD + "1: KS ...\ncalls: 1 passe 2 foo\natout: Z\nzzzz\n")
    assert [one.line for one in found] == [3, 4, 4, 5, 6]


def test_one_bad_call_does_not_hide_the_next() -> None:
    found = faults(HEAD + "encheres: Est three  Nord quatr  X passe  3 trois  4 demande sept\n")
    assert [one.column for one in found] == [15, 27, 34, 54]
    found = faults(HEAD + "encheres: 1 en belle trois  2 pase levees  3 passe\n")
    assert [one.column for one in found] == [13, 31]


def test_an_unknown_dealer_does_not_hide_the_belle() -> None:
    found = faults("bete 1 fr\ndonneur Sut belle C\nencheres: Est pase\n")
    assert [(one.line, one.column) for one in found] == [(2, 9), (3, 15)]


def test_one_bad_fact_of_the_heading_does_not_hide_the_next() -> None:
    found = faults("bete 1 fr whist belle C\nfoo donneur Sdu betes Est:x bourses 1 2 z deja peu\n")
    assert [(one.line, one.column) for one in found] == [
        (1, 11),
        (2, 1),
        (2, 13),
        (2, 27),
        (2, 41),
        (2, 48),
    ]
    found = faults("bete 1 fr belle J donneur Sud contrat: Est troi en belle premier-donneur Sdu\n")
    assert [one.column for one in found] == [17, 44, 74]
    found = faults(HEAD + "encheres: Est trois coup donneur Sdu belle C\n")
    assert [one.column for one in found] == [34], "what belongs at the beginning is not looked for"


def test_one_bad_winner_does_not_hide_the_next() -> None:
    found = faults(HEAD + "plis: 1 7 2 Q resultat: fini\n")
    assert [one.column for one in found] == [9, 13, 25]
    assert [one.column for one in faults(HEAD + "plis:\n")] == [5]


def test_cards_dealt_twice_are_told_with_the_other_faults() -> None:
    found = faults(HEAD + "1: PRDVA10\n2: RP 9C ...\nzzzz\n")
    assert [(one.line, one.column) for one in found] == [(4, 4), (4, 7), (5, 1)]


def test_a_foreign_keyword_is_one_fault() -> None:
    assert len(faults(HEAD + "trump: C\n")) == 1


def test_a_foreign_keyword_still_says_who_plays_and_deals() -> None:
    for told in (
        "players: A B C D\nbelle C\nencheres: A passe\n",
        "dealer Nord\nbelle C\n1 Ouest: ...\n",
    ):
        assert [(one.line, one.column) for one in faults("bete 1 fr\n" + told)] == [(2, 1)]


def test_a_language_in_capitals_without_the_format_is_one_fault() -> None:
    for language in ("fr", "FR"):
        (fault,) = faults(f"bete {language}\nbelle C\n")
        assert (fault.line, fault.column) == (1, 6)
    (fault,) = faults("bete EN\nbelle H\n")
    assert "bete 1 en" in fault.hint.fr


def test_a_number_without_a_dealer_is_nobody_yet() -> None:
    (fault,) = faults("bete 1 fr\nbelle ?\nencheres: 1 passe")
    assert fault.what.fr == "on ne sait pas encore qui est le 1, faute de donneur"
    assert fault.what.en == "it is not known yet who 1 is: nobody deals"


@pytest.mark.parametrize("number", ["12", "23", "34", "123"])
def test_a_number_of_two_digits_is_no_player(number: str) -> None:
    (fault,) = faults(HEAD + f"{number}> RP DP VP AP")
    assert "qui entame, non le numéro" in fault.hint.fr
    found = faults(HEAD + f"encheres: Est foo {number} passe 3 zut\n")
    assert [one.column for one in found] == [15, 28 + len(number)]


def test_a_card_dealt_twice_is_shown_where_it_stands() -> None:
    found = faults(HEAD + "1: PRDVA10\n2: RP ...")
    assert [(one.line, one.column) for one in found] == [(4, 4)]
    assert "3:2" in found[0].hint.fr or "3:4" in found[0].hint.fr
    assert "$" not in found[0].render("fr") + found[0].render("en")


def test_faults_are_counted_when_there_are_too_many() -> None:
    found = faults(HEAD + "zzzz\n" * 1000)
    assert len(found) == 51
    assert "950" in found[-1].what.fr


def test_bytes_that_are_no_text() -> None:
    assert (faults(b"bete 1 fr\nbelle \xe9\n")[0].line, "UTF-8") == (2, "UTF-8")
    faults("bete 1 fr".encode("utf-16"))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_nothing_whatever_raises_anything_else(sheet: str | bytes) -> None:
    looks_like_sheet(sheet)
    with pytest.raises(RecordError):
        read_sheet(sheet)


TOKENS = re.split(
    " ",
    "bete 1 fr donneur Sud belle C betes Est:12 pinandele:8 joueurs A B bourses 0 donne 7 coup"
    " encheres passe deux en cagnotte 2 3 4 5 ? ! : > = / ... 0 RP PRD9 KS cagnot paquet roi ecart"
    " matadors atout plis contrat maldonne compte jetons +9 -3 tapis resultat fait liste vide"
    ' lectures x=y sans prejudice sans-donne deja non # " \n next regle texte/1',
)


@settings(max_examples=400)
@given(st.lists(st.sampled_from(TOKENS), max_size=40))
def test_no_arrangement_of_words_raises_anything_else(words: list[str]) -> None:
    sheet = "bete 1 fr " + " ".join(words)
    try:
        record = read_sheet(sheet)
    except RecordError as error:
        assert all(one.line and one.column for one in error.problems)
    else:
        assert read_sheet(print_sheet(record, "fr")) == record


@pytest.mark.parametrize(
    "sheet",
    [
        "x" * 10_000_000,
        "RP " * 3_300_000,
        b"\xff" * 10_000_000,
        HEAD + "1: " + "RP " * 300_000,
        HEAD + "encheres: " + "1 passe " * 100_000 + "zut",
        HEAD + "zut\n" * 200_000,
        HEAD + "1 : " * 240_000,
        HEAD + '"' * 900_000,
        HEAD + "1> " + "P" * 900_000,
    ],
    ids=range(9),
)
def test_very_large_sheets_are_answered_at_once(sheet: str | bytes) -> None:
    start = time.perf_counter()
    with pytest.raises(RecordError) as caught:
        read_sheet(sheet)
    assert len(caught.value.problems) <= 51
    assert time.perf_counter() - start < 10  # two seconds, on a machine that is not busy


def test_what_looks_like_a_sheet() -> None:
    assert looks_like_sheet("bete 1 fr\nbelle C\n")
    assert looks_like_sheet("\ufeff# mot\n\n  BÊTE 1 en".encode())
    assert not looks_like_sheet('{"game": "bete-hombree"}')
    assert not looks_like_sheet(b"\xff\xfe\x00")
    assert not looks_like_sheet("")


def test_hands_are_never_mixed_up() -> None:
    hand: Hand = sort_hand([card(Suit.PIQUE, rank) for rank in (Rank.ROI, Rank.DAME, Rank.AS)])
    sheet = "bete 1 fr / belle C / 1 Nord : PRDA ..."
    deal = read_sheet(sheet).events[0]
    assert isinstance(deal, Deal)
    assert deal.hands[1][:3] == hand


@pytest.mark.parametrize("contract", ["", "contrat: Est trois atout P / "])
def test_a_card_that_is_not_of_the_pack_is_told_beside_other_faults(contract: str) -> None:
    sheet = f"bete 1 fr / donneur Sud belle C / {contract}1 Est: PRDV9 K8 / resultat: fit"
    with pytest.raises(RecordError) as caught:
        read_sheet(sheet)
    told = [one.what.en for one in caught.value.problems]
    assert any("not in the pack" in one for one in told) and len(told) == 2
