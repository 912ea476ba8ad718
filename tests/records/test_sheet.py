"""The score sheet: what is written is read back, and whatever is wrong is said politely."""

from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Retiens,
    SansPrejudice,
    Stop,
    Tout,
    Tricks,
)
from hombre.bete_hombree.table import ABSENT, Bete, Contract, Kind, Ledger, Outcome, Pinandele
from hombre.cards import CARDS, UNKNOWN, Card, Rank, Suit, card, some_of, sort_hand
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.seats import Chair, Seat
from hombre.sheet import read_sheet
from hombre.sheet.printing import one_line, print_sheet

# --- any record at all ------------------------------------------------------------------------

chairs = st.integers(0, 3).map(Chair)
suits = st.sampled_from(Suit)
cards = st.sampled_from((*CARDS, *map(some_of, Suit), UNKNOWN))
amounts = st.integers(-(10**15), 10**15)
tricks = st.integers(1, 6)
hands = st.lists(cards, min_size=5, max_size=5).map(sort_hand) | st.just((UNKNOWN,) * 5)
late = st.booleans()


def of(size: int) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(cards, min_size=size, max_size=size).map(tuple) | st.just((UNKNOWN,) * size)


owners = chairs | st.just(ABSENT)
ledgers: st.SearchStrategy[Ledger] = st.lists(
    st.builds(Bete, owners, amounts) | st.builds(Pinandele, amounts), max_size=4
).map(tuple)
said = st.one_of(
    st.just(Pass()),
    st.builds(Demand, tricks, st.booleans()),
    st.builds(Cagnotte, tricks | st.just(0), st.booleans()),
    st.builds(Tout, st.booleans()),
    st.just(SansPrejudice()),
    st.just(Retiens()),
    st.just(Curieuse()),
)
deals = st.builds(Deal, st.tuples(hands, hands, hands, hands), of(3))
checks = st.one_of(
    st.builds(Check, st.just("winner"), chairs),
    st.builds(Check, st.just("dealer"), chairs),
    st.builds(Check, st.just("belle"), suits),
    st.builds(Check, st.just("outcome"), st.sampled_from(Outcome)),
    st.builds(Check, st.just("ledger"), ledgers),
    st.builds(Check, st.just("payments"), st.tuples(amounts, amounts, amounts, amounts, amounts)),
)
plays = st.builds(Play, chairs, cards, late)
items: st.SearchStrategy[Item] = st.one_of(
    plays,
    deals,
    st.builds(Call, chairs, said, late),
    st.builds(UnknownCall, chairs),
    st.builds(Look, chairs),
    st.builds(DrawKing, chairs, st.lists(cards, max_size=4).map(tuple)),
    st.builds(DealPack, of(23)),
    st.builds(Exchange, st.lists(cards, max_size=3).map(sort_hand)),
    st.builds(DeclareMatadors, st.integers(0, 6), late),
    st.builds(NameTrump, suits, tricks | st.just(0)),
    st.builds(Tricks, st.lists(chairs, max_size=5).map(tuple)),
    st.builds(TrickCounts, st.tuples(*[st.integers(0, 5)] * 4)),
    st.builds(Misdeal, st.sampled_from(Mishap)),
    st.just(FalsePack()),
    st.builds(Peek, chairs),
    st.just(Stop()),
    checks,
)
contracts = st.builds(
    Contract,
    st.integers(0, 3).map(Seat),
    tricks,
    suits,
    st.booleans(),
    st.sampled_from((0, 3, 4, 5)),
    st.booleans(),
    st.sampled_from(Kind),
)
words = st.text(min_size=1, max_size=12) | st.sampled_from(
    ("Est", "South", "passe", "belle", "2", "a/b", "#", '"', "Éva", "Eva", "T9", "absent", "0", "?")
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    dealer = draw(st.none() | chairs)
    contract = None if dealer is None else draw(st.none() | contracts)
    told = None if contract is None else draw(st.none() | st.tuples(hands, hands, hands, hands))
    marked = draw(st.booleans())
    return Setup(
        dealer,
        draw(st.none() | suits),
        draw(ledgers),
        draw(st.just((0, 0, 0, 0)) | st.tuples(amounts, amounts, amounts, amounts)),
        draw(st.none() | st.integers(0, 10**15)),
        draw(st.none() | chairs),
        marked,
        draw(st.booleans()),
        contract,
        told,
        draw(st.none() | st.integers(0, 10**15)),
        draw(st.integers(0, 10**15)) if marked else 0,
    )


records = st.builds(
    Record,
    st.just("bete-hombree"),
    setups(),
    st.lists(items, max_size=12).map(tuple),
    st.just(()) | st.lists(words, min_size=4, max_size=4, unique=True).map(tuple),
    st.sampled_from(("fr", "en")),
    st.just("text") | words,
    st.integers(1, 10**15),
    st.lists(st.tuples(words, words), max_size=3).map(tuple),
)


def read_anything(text: str) -> Record:
    """Read a sheet without asking whether the record makes sense."""
    with patch("hombre.sheet.reading.examine", return_value=()):
        return read_sheet(text)


@pytest.mark.parametrize("language", ["fr", "en"])
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(record=records)
def test_every_record_is_read_back_as_it_was_written(language: str, record: Record) -> None:
    same = replace(record, language=language)
    sheet = print_sheet(record, language)
    assert read_anything(sheet) == same
    assert print_sheet(read_anything(sheet), language) == sheet
    line = one_line(record, language)
    assert "\n" not in line
    assert read_anything(line) == same


@given(record=records)
def test_every_item_has_its_place(record: Record) -> None:
    again = read_anything(print_sheet(record, "fr"))
    assert len(again.places) == len(again.events)


# --- sheets written by hand -------------------------------------------------------------------

FRENCH = """\
bete 1 fr  regle=texte/1
donneur Sud   belle C   betes Est:12 Ouest:28 pinandele:8
1 Est   : CRD K10 TRD
2 Nord  : PR10 TVA10
3 Ouest : P9 CA10 KRA
4 Sud   : PDA KDV9
cagnot  : VP VC 9T
encheres: 1 passe  2 deux  3 trois  4 passe  1 passe  2 trois  3 passe  4 passe
encheres: 1 passe
atout   : T
1> RC RP AC DP! =1
"""


def test_the_canonical_sheet_is_printed_as_it_stands() -> None:
    assert print_sheet(read_sheet(FRENCH), "fr") == FRENCH


def test_the_same_hand_in_english() -> None:
    english = print_sheet(read_sheet(FRENCH), "en")
    assert "2 North : SK10 CJA10" in english
    assert read_sheet(english) == replace(read_sheet(FRENCH), language="en")


def test_layout_case_accents_comments_and_line_ends_do_not_matter() -> None:
    loose = """\ufeff# une donne\r
BÊTE 1 FR\r
Donneur : sud, BELLE cœur\r
bêtes : est:12 ouest:28 Pinandèle:8  # trois\r
\r
4: pda ♦dv9\r
1 est: rc dc 10k tr td\r
Nord: PR 10P VT,AT,10T\r
3 Ouest : P9 CA10 KRA\r
CAGNOT PV CV T9\r
Enchères 1 passe 2 2 3 3 4 passe 1 passe 2 Trois Ouest passe sud passe 1 passe\r
Atout trèfle\r
1 > CR PR CA PD ! = 1\r
"""
    assert read_sheet(loose) == read_sheet(FRENCH)
    assert read_sheet(loose.encode()) == read_sheet(FRENCH)
    assert read_sheet(loose.replace("\r\n", "\r")) == read_sheet(FRENCH)


def events(sheet: str) -> tuple[Item, ...]:
    return read_sheet("bete 1 fr / donneur Sud belle C / " + sheet).events


def test_a_deal_nobody_wrote_down_is_taken_as_read() -> None:
    deal, call = events("encheres: 1 passe")
    assert isinstance(deal, Deal) and set(deal.hands) == {(UNKNOWN,) * 5}
    assert call == Call(Chair(0), Pass())
    assert "cagnot" not in print_sheet(
        read_sheet("bete 1 fr / donneur Sud belle C / encheres: 1 passe"), "fr"
    )


def test_unknown_cards_fill_a_hand() -> None:
    deal = events("2: TR ?T ... / cagnot: ?")[0]
    assert isinstance(deal, Deal)
    assert deal.hands[1] == sort_hand(
        [card(Suit.TREFLE, Rank.ROI), some_of(Suit.TREFLE), UNKNOWN, UNKNOWN, UNKNOWN]
    )


def test_calls() -> None:
    said_by = [
        (one.chair, one.said, one.late)
        for one in events(
            "encheres: 1 sans préjudice 2 retiens 3 cinq en belle! 4 cagnotte trois en belle"
            " 4 cagnotte 1 passe 4 cagnotte 3 en belle 4 cagnotte 5 4 tout en belle 4 cagnotte 2"
        )
        if isinstance(one, Call)
    ]
    assert said_by == [
        (0, SansPrejudice(), False),
        (1, Retiens(), False),
        (2, Demand(5, True), True),
        (3, Cagnotte(3, True), False),
        (3, Cagnotte(), False),
        (0, Pass(), False),
        (3, Cagnotte(3, True), False),
        (3, Cagnotte(5), False),
        (3, Tout(True), False),
        (3, Cagnotte(2), False),
    ]


def test_looking_and_forgotten_calls() -> None:
    assert events("encheres: 2 regarde 1 ?")[1:] == (Look(Chair(1)), UnknownCall(Chair(0)))


def test_a_card_out_of_turn_names_its_player() -> None:
    played = events("1> 9P 3:DP 2:RP! 10P =2 / 2> ? =Nord")[1:]
    assert [one.chair for one in played if isinstance(one, Play)] == [0, 2, 1, 3, 1]
    assert [one.value for one in played if isinstance(one, Check)] == [1, 1]


def test_tricks_without_cards() -> None:
    assert events("plis: 1 1 3 Nord 1")[1] == Tricks(tuple(map(Chair, (0, 0, 2, 1, 0))))
    assert events("plis: Est:3 2:2")[1] == TrickCounts((3, 2, 0, 0))


def test_payments_by_name_and_in_order_of_play() -> None:
    for chips in ("Est +9 Sud -3 Nord:-3 Ouest −3", "+9 -3 -3 -3", "1 +9 2 -3 3 -3 4 -3 tapis 0"):
        assert events(f"jetons: {chips}") == (Check("payments", (9, -3, -3, -3, 0)),)


def test_a_sheet_may_open_at_the_play() -> None:
    record = read_sheet(
        "bete 1 fr\ndonneur Est belle P\ncontrat: Ouest trois en belle matadors 3!\n2: TRDVA10"
    )
    assert record.setup.contract == Contract(Seat(1), 3, Suit.PIQUE, True, 3, True)
    assert record.setup.hands is not None
    assert record.setup.hands[2] == tuple(
        card(Suit.TREFLE, Rank(rank)) for rank in (1, 10, 11, 12, 13)
    )
    assert record.events == ()
    for words, origin in (("cagnotte", Kind.CAGNOTTE), ("sans préjudice", Kind.SANS_PREJUDICE)):
        record = read_sheet(f"bete 1 fr / belle P / contrat: Sud {words} deux atout T")
        assert record.setup.contract == Contract(Seat(3), 2, Suit.TREFLE, False, origin=origin)


def test_a_sheet_may_open_with_the_king() -> None:
    record = read_sheet("bete 1 fr / roi Est : 9T 10K RC / encheres: 1 passe")
    assert record.setup.dealer is None and record.setup.belle is None
    assert isinstance(record.events[0], DrawKing)
    assert record.events[-1] == Call(Chair(0), Pass())  # Sud received the king, and deals


def test_numbered_hands_say_who_sits_where() -> None:
    record = read_sheet("bete 1 fr / belle C / 1 A: ... / 2 B: ... / 3 É: ... / 4 D: ...")
    assert record.names == ("A", "B", "É", "D")
    assert record.setup.dealer == 3
    turned = read_sheet("bete 1 fr / belle C / 1 Nord: ... / 4 Est: ...")
    assert turned.names == () and turned.setup.dealer == 0


def test_the_deal_moves_to_the_right_but_not_after_a_misdeal() -> None:
    again = "encheres: 1 passe"
    later = f"coup / {again} / maldonne compte / coup / {again} / coup donneur Nord / {again}"
    moved = events(f"{again} / {later}")
    assert [one.chair for one in moved if isinstance(one, Call)] == [0, 1, 1, 2]


# --- who deals, where it is told in an unusual place --------------------------------------------

ALL_PASS = "1 passe 2 passe 3 passe 4 passe"


def callers(sheet: str) -> list[int]:
    return [one.chair for one in read_sheet(sheet).events if isinstance(one, Call)]


def test_facts_on_the_first_line_say_who_deals() -> None:
    calls = "\nencheres: 1 passe 2 trois 3 passe 4 passe"
    assert callers("bete 1 fr donneur Est belle C" + calls) == [1, 2, 3, 0]
    named = read_sheet("bete 1 fr joueurs: A B C D donneur B belle C" + calls)
    assert named.names == ("A", "B", "C", "D") and named.setup.dealer == 1


@pytest.mark.parametrize(
    ("sheet", "caller"),
    [
        ("fr\njoueurs: Dealer Nord Ouest Sud\nbelle C\nencheres: 1 passe", 0),
        ("en\nplayers: Donneur North West South\nbelle H\ncalls: 1 pass", 0),
        ("fr\njoueurs: Next B C D\nbelle C\nNext: ...\nB: ...\ndonneur B\nencheres: 1 passe", 2),
        ("fr\nbelle C\n1 Coup : ...\n2 B : ...\n3 C : ...\n4 D : ...\nencheres: 1 passe", 0),
    ],
)
def test_a_player_may_be_called_as_a_keyword(sheet: str, caller: int) -> None:
    assert callers("bete 1 " + sheet) == [caller]


def test_the_dealer_of_the_next_deal_is_not_the_first_dealer() -> None:
    head, then = f"bete 1 fr\nbelle C\nencheres: {ALL_PASS}", "coup donneur Nord encheres: 1 passe"
    assert callers(f"{head} {then}") == callers(f"{head}\n{then}") == [0, 1, 2, 3, 2]
    assert read_sheet(f"{head} {then}") == replace(read_sheet(f"{head}\n{then}"))
    assert callers(f"bete 1 fr belle C encheres: {ALL_PASS} {then}") == [0, 1, 2, 3, 2]


@pytest.mark.parametrize(
    ("sheet", "chairs_of_calls"),
    [
        ("coup / encheres: 1 passe", [0]),
        (f"encheres: {ALL_PASS} / coup / coup / encheres: 1 passe", [0, 1, 2, 3, 1]),
        ("contrat: Est trois atout T / coup / encheres: 1 passe", [1]),
        (f"encheres: {ALL_PASS} / coup / sans-donne / coup / encheres: 1 passe", [0, 1, 2, 3, 2]),
    ],
)
def test_only_a_dealt_coup_moves_the_deal(sheet: str, chairs_of_calls: list[int]) -> None:
    assert callers("bete 1 fr / donneur Sud belle C / " + sheet) == chairs_of_calls


def test_a_keyword_with_its_colon_ends_a_list() -> None:
    record = read_sheet("bete 1 fr / donneur Sud betes Est:12 belle: C")
    assert record.setup.ledger == (Bete(Chair(0), 12),) and record.setup.belle == Suit.COEUR
    counts, paid = events("plis Est:3 Nord:2 jetons: +9 -3 -3 -3")[1:]
    assert counts == TrickCounts((3, 2, 0, 0))
    assert paid == Check("payments", (9, -3, -3, -3, 0))


def test_players_named_in_the_middle_of_a_line_are_named() -> None:
    start = "bete 1 fr\nbelle C\ndonneur Bob joueurs: Anne Bob Carl Dora\nencheres: Carl passe"
    record = read_sheet(start)
    assert (record.names, record.setup.dealer) == (("Anne", "Bob", "Carl", "Dora"), Chair(1))
