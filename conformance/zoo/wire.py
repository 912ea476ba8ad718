"""Animals that break the protocol in one reply, or at the hello."""

import json
import sys
from collections.abc import Callable
from typing import Any, Final

from hombre.law import Text
from hombre.wire.messages import LARGEST_REPLY, encode
from zoo.keeper import (
    ANIMALS,
    Animal,
    Expected,
    Json,
    Settings,
    animal,
    live,
    tell,
    with_target,
)

__all__ = ["BAD_REPLIES"]


def _unevaluated(says: str) -> Expected:
    return Expected("unevaluated", 3, says=says, shows=())


# --- at the hello -----------------------------------------------------------------------------


@animal(
    "silent",
    "ne répond jamais",
    "never answers",
    _unevaluated("timeout: no answer"),
    Settings(start=3),
)
def silent() -> None:
    """Read on and on."""
    for _ in sys.stdin.buffer:
        pass


@animal(
    "dies-at-hello",
    "s’arrête sur une erreur dès la salutation",
    "dies at the hello",
    _unevaluated("crash: ended with status 3"),
)
def dies_at_hello() -> None:
    """Read the hello, and end."""
    sys.stdin.buffer.readline()
    sys.exit(3)


@animal(
    "leaves-at-hello",
    "s’en va sans mot dire, mais en bon ordre",
    "says nothing at the hello and leaves in good order",
    _unevaluated("crash: ended with status 0"),
)
def leaves_at_hello() -> None:
    """Read the hello, and leave."""
    sys.stdin.buffer.readline()


@animal(
    "banner",
    "écrit un mot de bienvenue sur la sortie standard",
    "prints a banner on its standard output",
    _unevaluated("Welcome to my engine!"),
)
def banner() -> None:
    """Talk before being spoken to."""
    tell(b"Welcome to my engine!\n")
    live(lambda request, answer: answer)


@animal(
    "refuses",
    "ne parle que la version 2 du protocole",
    "speaks version 2 of the protocol only",
    Expected("incompatible", 4, says="versions 2 to 3", shows=()),
)
def refuses() -> None:
    """Say so, as the protocol wants it."""
    sys.stdin.buffer.readline()
    tell(encode({"msg": "refuse", "seq": 0, "code": "protocol", "supported": {"min": 2, "max": 3}}))


_HELLOS: Final[dict[str, tuple[str, str, Json, str]]] = {
    "claims-2": (
        "choisit une version qu’on ne lui a pas proposée",
        "chooses a version that was not offered",
        {"protocol": 2},
        "$.protocol: expected 1, found 2",
    ),
    "unknown-reading": (
        "déclare une lecture qui n’existe pas",
        "declares a reading that does not exist",
        {"readings": {"no-such-reading": "on"}},
        "there is no reading no-such-reading",
    ),
    "unknown-alternative": (
        "déclare d’une lecture une branche qui n’existe pas",
        "declares an alternative that its reading does not have",
        {"readings": {"pass": "sometimes"}},
        "there is no reading pass=sometimes",
    ),
    "observes-nothing": (
        "ne veut répondre à aucune question",
        "will answer no kind of question",
        {"observes": []},
        "$.observes",
    ),
    "nameless": (
        "ne dit pas comment il s’appelle",
        "does not say what it is called",
        {"implementation": {"version": "1"}},
        "name",
    ),
}


def _saying(change: Json) -> Callable[[], None]:
    def act() -> None:
        live(lambda request, answer: answer | change if answer["msg"] == "hello" else answer)

    return act


for _name, (_fr, _en, _change, _says) in _HELLOS.items():
    ANIMALS[_name] = Animal(_name, Text(_fr, _en), _saying(_change), _unevaluated(_says))


@animal(
    "knows-another-game",
    "ne connaît pas le jeu, et le dit",
    "does not know the game, and says so",
    _unevaluated("none of five simple cases was answered"),
)
def knows_another_game() -> None:
    """Know only piquet."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] == "hello":
            return answer | {"games": ["piquet"]}
        return _unable(request, answer)

    live(change)


def _unable(request: Json, answer: Json) -> Json:
    if answer["msg"] != "result":
        return answer
    return {"msg": "unsupported", "seq": answer["seq"], "detail": "not my game"}


# --- one bad reply ----------------------------------------------------------------------------


def _text(answer: Json) -> str:
    return json.dumps(answer, separators=(",", ":"))


def _replaced(answer: Json, old: str, new: str) -> bytes:
    text = _text(answer)
    assert old in text, text
    return (text.replace(old, new, 1) + "\n").encode()


def _deep(answer: Json) -> bytes:
    return _replaced(answer, '"msg"', f'"more":{"[" * 100}{"]" * 100},"msg"')


def _without(answer: Json, name: str) -> Json:
    return answer | {"answers": {key: one for key, one in answer["answers"].items() if key != name}}


def _position(answer: Json, **members: Any) -> Json:
    position = answer["answers"]["position"] | members
    return answer | {"answers": answer["answers"] | {"position": position}}


def _twice(answer: Json) -> bytes:
    """Very many members, and only the last is one too many."""
    many = ",".join(f'"{one}":0' for one in range(300_000))
    return f'{{{many},"end":1,"end":2}}\n'.encode()


Bad = tuple[str, str, Callable[[Json], bytes | Json], str]

BAD_REPLIES: Final[dict[str, Bad]] = {
    "garbage": (
        "répond par autre chose que du JSON",
        "answers with something that is not JSON",
        lambda answer: b"Traceback (most recent call last):\n",
        "not JSON",
    ),
    "empty-line": (
        "répond par une ligne vide",
        "answers with an empty line",
        lambda answer: b"\n",
        "not JSON",
    ),
    "a-list": (
        "répond par une liste",
        "answers with a list",
        lambda answer: b"[]\n",
        "not an object",
    ),
    "latin-1": (
        "n’écrit pas en UTF-8",
        "does not write UTF-8",
        lambda answer: '{"msg":"error","detail":"bête"}\n'.encode("latin-1"),
        "not UTF-8",
    ),
    "byte-order-mark": (
        "écrit une marque d’ordre des octets",
        "writes a byte order mark",
        lambda answer: b"\xef\xbb\xbf" + encode(answer),
        "a byte order mark",
    ),
    "member-twice": (
        "donne deux fois le même membre",
        "has a member twice",
        lambda answer: _replaced(answer, '"msg"', '"msg":"result","msg"'),
        "'msg' stands twice",
    ),
    "last-of-many-twice": (
        "donne trois cent mille membres, le dernier deux fois",
        "has three hundred thousand members, the last of them twice",
        _twice,
        "'end' stands twice",
    ),
    "fraction": (
        "écrit 3.0 pour 3",
        "writes 3.0 for 3",
        lambda answer: _replaced(answer, '"dealer":3', '"dealer":3.0'),
        "3.0 is not a whole number",
    ),
    "exponent": (
        "écrit 3e0 pour 3",
        "writes 3e0 for 3",
        lambda answer: _replaced(answer, '"dealer":3', '"dealer":3e0'),
        "3e0 is not a whole number",
    ),
    "not-a-number": (
        "écrit NaN",
        "writes NaN",
        lambda answer: _replaced(answer, '"dealer":3', '"dealer":NaN'),
        "NaN is not a whole number",
    ),
    "huge-number": (
        "écrit un nombre de cent mille chiffres",
        "writes a number of a hundred thousand digits",
        lambda answer: _replaced(answer, '"dealer":3', f'"dealer":{"9" * 100_000}'),
        "beyond 2^53-1",
    ),
    "wrong-seq": (
        "répond à la question précédente",
        "answers the question before",
        lambda answer: answer | {"seq": answer["seq"] - 1},
        "$.seq: expected",
    ),
    "seq-as-text": (
        "donne le numéro de la question pour un texte",
        "gives the number of the question as a text",
        lambda answer: answer | {"seq": str(answer["seq"])},
        "$.seq",
    ),
    "true-for-one": (
        "écrit true pour 1",
        "writes true for 1",
        lambda answer: _position(answer, cloth=True),
        "$.answers.position.cloth",
    ),
    "number-as-text": (
        'écrit "3" pour 3',
        'writes "3" for 3',
        lambda answer: _position(answer, dealer="3"),
        "$.answers.position.dealer",
    ),
    "too-deep": (
        "emboîte cent listes",
        "nests a hundred lists",
        _deep,
        "nested deeper than 64",
    ),
    "observation-missing": (
        "oublie une question",
        "leaves a question out",
        lambda answer: _without(answer, "legal"),
        "missing: legal",
    ),
    "observation-extra": (
        "répond à ce qu’on ne lui demande pas",
        "answers what it was not asked",
        lambda answer: answer | {"answers": answer["answers"] | {"score": []}},
        'not asked for: "score"',
    ),
    "unknown-message": (
        "répond par un message que le protocole ne connaît pas",
        "answers with a message that the protocol does not know",
        lambda answer: answer | {"msg": "results"},
        "$.msg: expected result or unsupported or error",
    ),
    "hello-again": (
        "salue au lieu de répondre",
        "says hello instead of answering",
        lambda answer: {"msg": "hello", "seq": answer["seq"]},
        "$.msg",
    ),
    "half-a-character": (
        "écrit la moitié d’un caractère dans un texte",
        "writes half a character in a text",
        lambda answer: _replaced(answer, '"msg"', r'"detail":"\ud800","msg"'),
        "lone surrogate",
    ),
    "half-a-character-in-a-name": (
        "écrit la moitié d’un caractère dans le nom d’un membre",
        "writes half a character in the name of a member",
        lambda answer: _replaced(answer, '"msg"', r'"\udfff":1,"msg"'),
        "lone surrogate",
    ),
    "five-megabytes": (
        "répond par une ligne de cinq mégaoctets",
        "answers with a line of five megabytes",
        lambda answer: answer | {"detail": "x" * (5 << 20)},
        f"more than {LARGEST_REPLY} bytes",
    ),
    "two-lines": (
        "répond deux fois à la fois",
        "answers twice at once",
        lambda answer: encode(answer) + encode(answer | {"seq": answer["seq"] + 1}),
        "more than one line in answer",
    ),
}
"""Faults of one reply: in French and English, the reply spoilt, and what is said of it."""


def _spoiling(spoil: Callable[[Json], bytes | Json]) -> Callable[[], None]:
    return lambda: with_target(lambda request, answer: spoil(answer))


for _name, (_fr, _en, _spoil, _says) in BAD_REPLIES.items():
    _expected = Expected(kind="protocol", says=_says)
    ANIMALS[_name] = Animal(_name, Text(_fr, _en), _spoiling(_spoil), _expected)
