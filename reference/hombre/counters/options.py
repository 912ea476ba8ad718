"""What may be done, grouped so that a person can read it: « passer ; demander trois levées »."""

from collections.abc import Iterable, Sequence

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    DeclareMatadors,
    Demand,
    Event,
    Exchange,
    NameTrump,
    Pass,
    Play,
    Retiens,
    Said,
    SansPrejudice,
    Stop,
    Tout,
)
from hombre.cards import UNKNOWN, Card, Suit
from hombre.counters.prose import Several, suit_name
from hombre.counters.telling import Voice, actor
from hombre.notation import NUMBERS, in_language

__all__ = ["by_actor", "options_text"]


def by_actor(events: Iterable[Event], before: object) -> dict[int | None, list[Event]]:
    """The acts by who may do them (None: the players together), in the order given."""
    found: dict[int | None, list[Event]] = {}
    for event in events:
        who = None if isinstance(event, Stop) else actor(event, before)  # type: ignore[arg-type]
        found.setdefault(who, []).append(event)
    return found


def options_text(voice: Voice, events: Sequence[Event]) -> str:
    """The acts of one player, as infinitives separated by semicolons."""
    said = [one.said for one in events if isinstance(one, Call)]
    cards = tuple([one.card for one in events if isinstance(one, Play)])
    discards = [one for one in events if isinstance(one, Exchange)]
    counts = [one.count for one in events if isinstance(one, DeclareMatadors) and one.count]
    trumps = [one for one in events if isinstance(one, NameTrump)]
    words = _calls(voice, said)
    if cards:
        words.append(_cards(voice, cards))
    if discards:
        three = all(len(one.discard) in (0, 3) for one in discards)
        words.append(voice.say("may-discard-three" if three else "may-discard"))
    if counts:
        words.append(voice.say("may-matadors", list=_numbers(voice, counts)))
    if trumps:
        words.append(voice.say("may-trump", list=_trumps(voice, trumps)))
    if any(isinstance(one, Stop) for one in events):
        words.append(voice.say("may-stop"))
    return ("\u202f; " if voice.language == "fr" else "; ").join(words)


def _calls(voice: Voice, said: Sequence[Said]) -> list[str]:
    words = [voice.say("may-pass")] if Pass() in said else []
    demands = [one for one in said if isinstance(one, Demand)]
    if demands:
        words.append(voice.say("may-demand", list=_heights(voice, demands)))
    named = [one for one in said if isinstance(one, Cagnotte) and one.tricks]
    if Cagnotte() in said:
        words.append(voice.say("may-cagnotte"))
    if Cagnotte(0, True) in said:
        words.append(voice.say("may-cagnotte-belle"))
    if named:
        words.append(voice.say("may-cagnotte-bid", list=_heights(voice, named)))
    for one, key in (
        (Tout(), "may-tout"),
        (Tout(True), "may-tout-belle"),
        (SansPrejudice(), "may-sans"),
        (Retiens(), "may-retiens"),
        (Curieuse(), "may-curieuse"),
    ):
        if one in said:
            words.append(voice.say(key))
    return words


def _heights(voice: Voice, bids: Sequence[Demand | Cagnotte]) -> str:
    """« quatre ou cinq levées, ou trois, quatre ou cinq en belle »."""
    plain = [one.tricks for one in bids if not one.belle]
    belle = [one.tricks for one in bids if one.belle]
    told = [voice.say("may-tricks", list=_numbers(voice, plain))] if plain else []
    if belle:
        in_belle = _numbers(voice, belle)
        if not plain:
            in_belle = voice.say("may-tricks", list=in_belle)
        told.append(voice.say("may-belle", list=in_belle))
    comma = ", ou " if voice.language == "fr" else ", or "
    return comma.join(told)


def _numbers(voice: Voice, numbers: Sequence[int]) -> str:
    return voice.join([in_language(NUMBERS[one], voice.language) for one in numbers], "or")


def _trumps(voice: Voice, trumps: Sequence[NameTrump]) -> str:
    """The suits; with the numbers of tricks that go with each where there is a choice."""
    by_suit: dict[Suit, list[int]] = {}
    for one in trumps:  # 0: none is said, where one has been named already
        by_suit.setdefault(one.suit, []).extend([one.tricks] if one.tricks else [])
    if not any(by_suit.values()):
        return voice.join([suit_name(suit, voice.language) for suit in by_suit], "or")
    return ", ".join([_trump(voice, suit, numbers) for suit, numbers in by_suit.items()])


def _trump(voice: Voice, suit: Suit, numbers: Sequence[int]) -> str:
    name = suit_name(suit, voice.language)
    if not numbers:
        return name
    tricks = voice.say("may-tricks", list=_numbers(voice, numbers))
    return voice.say("may-trump-tricks", suit=name, list=tricks)


def _cards(voice: Voice, cards: tuple[Card, ...]) -> str:
    if set(cards) == {UNKNOWN}:
        return voice.say("may-play-any")
    return voice.say("may-play", cards=Several(tuple(dict.fromkeys(cards)), voice.language))
