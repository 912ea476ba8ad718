"""Acts and answers in words: what was expected of an observation, and what came instead.

What came is a stranger's: whatever is not of the form that the protocol asks for is
shown as the JSON that it is.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from hombre.bete_hombree.table import PLAYERS
from hombre.counters.prose import bid_text, signed, suit_name
from hombre.counters.telling import Voice, actor, tell_event
from hombre.notation import in_language
from hombre.records.form import ITEM, SUIT
from hombre.records.shapes import Faults
from hombre.sheet.words import CHAIRS
from hombre.values import value
from hombre_conformance.report.escape import json_text
from hombre_conformance.report.hand import Scene
from hombre_conformance.report.words import WORDS, tell

__all__ = ["Change", "act_text", "chair_name", "changes", "voice"]

LONGEST: Final = 300
"""Characters of a value that is shown as JSON."""


@value
class Change:
    """One thing in which an answer is not what was expected.

    ``sign`` is ``−`` for an act that is missing and ``+`` for one that is not lawful: the
    act is then in ``expected`` or in ``got``.  With no sign, ``name`` says what has both values.
    """

    sign: str
    name: str
    expected: str
    got: str


def voice(language: str) -> Voice:
    """How to speak of players without names."""
    return Voice(language, tuple([in_language(one, language) for one in CHAIRS]))


def chair_name(chair: object, language: str) -> str:
    """What the player in that chair is called; nobody for null."""
    if chair is None:
        return tell("nobody", language)
    if _whole(chair) and isinstance(chair, int) and 0 <= chair < PLAYERS:
        return in_language(CHAIRS[chair], language)
    return json_text(chair, LONGEST, language)


def act_text(act: object, language: str, scene: Scene | None) -> str:
    """An act, with the chair of whoever does it."""
    faults = Faults(1)
    event = ITEM.read(act, "$", faults)
    state = None if scene is None else scene.states[-1]
    if faults.found:
        return json_text(act, LONGEST, language)
    what = tell_event(voice(language), event, state).rstrip(".")
    chair = actor(event, state)
    return what if chair is None else tell("chair", language, chair=chair, what=what)


def event_text(scene: Scene, index: int, language: str) -> str:
    """An event of the record in words."""
    return tell_event(voice(language), scene.items[index], scene.before(index)).rstrip(".")


# --- differences ------------------------------------------------------------------------------


def changes(seen: Mapping[str, Any], language: str, scene: Scene | None) -> Iterator[Change]:
    """How the answer to an observation of a report differs from what was expected."""
    missing, extra = seen.get("missing") or [], seen.get("extra") or []
    if missing or extra:
        for act in missing:
            yield Change("−", "", act_text(act, language, scene), "")
        for act in extra:
            yield Change("+", "", "", act_text(act, language, scene))
        return
    expected, got = seen.get("expected"), seen.get("got")
    if isinstance(expected, dict) and isinstance(got, dict):
        yield from _members(expected, got, language, scene, "")
    else:
        yield Change("", "", _any(expected, language), _any(got, language))


def _members(
    expected: Mapping[str, Any],
    got: Mapping[str, Any],
    language: str,
    scene: Scene | None,
    within: str,
) -> Iterator[Change]:
    """The members of an object that are not the same."""
    for name in [*expected, *(one for one in got if one not in expected)]:
        there, here = expected.get(name, _ABSENT), got.get(name, _ABSENT)
        if _same(there, here) or (name in _REASONS and there is _ABSENT):
            continue
        if name == "deals" and isinstance(there, list) and isinstance(here, list):
            yield from _deals(there, here, language, scene)
            continue
        label = tell(f"m-{name}", language) if f"m-{name}" in WORDS else _bare(name, language)
        texts = [_value(name, one, language, scene) for one in (there, here)]
        yield Change("", within + label, *texts)


def _deals(
    expected: Sequence[Any], got: Sequence[Any], language: str, scene: Scene | None
) -> Iterator[Change]:
    """The verdicts on the deals, one after another."""
    if len(expected) != len(got):
        yield Change("", tell("m-deals", language), str(len(expected)), str(len(got)))
    for at, (there, here) in enumerate(zip(expected, got, strict=False)):
        within = tell("deal-n", language, count=at + 1) + ", "
        if isinstance(there, dict) and isinstance(here, dict):
            yield from _members(there, here, language, scene, within)
        elif not _same(there, here):
            yield Change("", within, _any(there, language), _any(here, language))


class _Absent:
    """Stands for a member that is not there."""


_ABSENT: Final = _Absent()
_REASONS: Final = ("clause", "grounds")
"""Members of an answer that tell why; where nothing is expected of them they are no difference."""


def _same(one: object, other: object) -> bool:
    """Whether two JSON values are equal; true is not 1."""
    try:
        return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)
    except RecursionError:
        return False


# --- values -----------------------------------------------------------------------------------


def _value(name: str, found: object, language: str, scene: Scene | None) -> str:
    """The value of a member in words where it has the form of one."""
    if isinstance(found, _Absent):
        return tell("no-answer", language)
    if name == "refused":
        return _refused(found, language, scene)
    write = _WRITERS.get(name)
    said = None if write is None else write(found, language)
    return _any(found, language) if said is None else said


def _any(found: object, language: str) -> str:
    if found is None:
        return tell("nothing", language)
    return json_text(found, LONGEST, language)


def _bare(name: str, language: str) -> str:
    return json_text(name, 60, language)


def _whole(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and abs(found) < 2**53


def _refused(found: object, language: str, scene: Scene | None) -> str:
    if found is None:
        return tell("nothing-refused", language)
    if not isinstance(found, int) or not _whole(found):
        return _any(found, language)
    if scene is None or not 0 <= found < len(scene.items):
        return tell("event-bare", language, index=found)
    return tell("event", language, index=found, what=event_text(scene, found, language))


def _one_of(found: object, language: str) -> str | None:
    """One of the words of the protocol."""
    if isinstance(found, str) and f"v-{found}" in WORDS:
        return tell(f"v-{found}", language)
    return None


def _truth(found: object, language: str) -> str | None:
    return tell("yes" if found else "no", language) if isinstance(found, bool) else None


def _suit(found: object, language: str) -> str | None:
    faults = Faults(1)
    suit = SUIT.read(found, "$", faults)
    return None if faults.found else suit_name(suit, language)


def _chair(found: object, language: str) -> str | None:
    return chair_name(found, language)


def _counted(found: object, language: str, write: Callable[[int], str] = str) -> str | None:
    """A number for each chair, and perhaps one for the cloth."""
    if not isinstance(found, list) or not all(map(_whole, found)):
        return None
    names = [in_language(one, language) for one in (*CHAIRS, WORDS["cloth"])]
    if not PLAYERS <= len(found) <= len(names):
        return None
    pairs = zip(names, found, strict=False)
    return ", ".join(f"{name}\u00a0{write(one)}" for name, one in pairs)


def _signed(found: object, language: str) -> str | None:
    return _counted(found, language, signed)


def _ledger(found: object, language: str) -> str | None:
    if found == []:
        return tell("empty", language)
    if not isinstance(found, list):
        return None
    entries = [_entry(one, language) for one in found]
    told = [one for one in entries if one is not None]
    return ", ".join(told) if len(told) == len(found) <= 40 else None


def _entry(one: object, language: str) -> str | None:
    if not isinstance(one, dict):
        return None
    match one:
        case {"owner": None, "bete": int(amount)} if len(one) == 2 and _whole(amount):
            return f"{tell('absent', language)}\u00a0{amount}"
        case {"owner": int(owner), "bete": int(amount)} if len(one) == 2 and _whole(amount):
            return f"{chair_name(owner, language)}\u00a0{amount}"
        case {"pinandele": int(amount)} if len(one) == 1 and _whole(amount):
            return f"{tell('pinandele', language)}\u00a0{amount}"
    return None


_CONTRACT: Final = {"chair", "tricks", "trump", "belle", "matadors"}


def _contract(found: object, language: str) -> str | None:
    if not isinstance(found, dict) or set(found) != _CONTRACT:
        return None
    tricks, belle, matadors = found["tricks"], found["belle"], found["matadors"]
    suit = _suit(found["trump"], language)
    if suit is None or not (_whole(tricks) and _whole(matadors) and isinstance(belle, bool)):
        return None
    plain = "" if belle else f" ({tell('plain', language)})"
    told = [chair_name(found["chair"], language), bid_text(tricks, belle, language) + plain]
    told.append(tell("trump-is", language, suit=suit))
    key = "matadors" if matadors else "matadors-none"
    return ", ".join([*told, tell(key, language, count=matadors)])


_WRITERS: Final[Mapping[str, Callable[[object, str], str | None]]] = {
    "outcome": _one_of,
    "phase": _one_of,
    "payments": _signed,
    "purses": _counted,
    "won": _counted,
    "ledger": _ledger,
    "belle": _suit,
    "dealer": _chair,
    "turn": _chair,
    "over": _truth,
    "contract": _contract,
}
