"""The cases of the suite that people wrote: the hands of the law and the casebook's disputes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.events import DrawKing
from hombre.bete_hombree.position import lawful_acts
from hombre.bete_hombree.texts import CLAUSES
from hombre.cards import Rank, Suit, card
from hombre.games import judge_record
from hombre.law import Rule, Text
from hombre.record import Record
from hombre.records import from_json
from hombre_conformance.making.cases import About, Json, base_of, made, stripped
from hombre_conformance.making.fill import filled

__all__ = ["told"]

TWIN: Final = Text(
    "Le même coup, où une parole permise remplace celle qui est refusée.",
    "The same hand, with a lawful act in the place of the one that is refused.",
)


def told(root: Path) -> Iterator[Json]:
    """A case for every case file and dispute below ``conformance``, and a twin for each refusal."""
    for path in sorted((root / "hands").rglob("*.json")):
        if path.name != "index.json":
            yield from _with_twin(*_of_hand(_load(path)))
    for path in sorted((root / "hunted").glob("*.json")):
        for content in _load(path):
            yield from _hunted(content)
    for path in sorted((root / "casebook").glob("*.json")):
        if path.name != "index.json":
            yield from _with_twin(*_of_dispute(_load(path)))


def _load(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def _of_hand(content: Json) -> tuple[Record, About]:
    about = About(
        content["id"],
        Text(**content["title"]),
        Text(**content["why"]),
        tuple(one["id"] for one in content["rules"] if one["role"] == "exercises"),
        tuple(content["sources"]),
        tuple(content["tags"]),
        content["provenance"],
        content["status"],
    )
    return from_json(content["input"]), about


def _of_dispute(content: Json) -> tuple[Record, About]:
    record = from_json(content["input"])
    slug = content["id"].split("/", 1)[1]
    about = About(
        f"{record.game}/casebook/{slug}",
        Text(**content["title"]),
        Text(**content["question"]),
        _clauses(content),
        (),
        (content["page"], "dispute"),
        {"kind": "constructed", "derived_from": f"conformance/casebook/{slug}.toml"},
    )
    return record, about


def _hunted(content: Json) -> Iterator[Json]:
    """A hand on which an engine that is wrong on purpose gives itself away, and its twin."""
    record = from_json(content["input"])
    clause = Rule(f"{record.game}/{content['clause']}")
    law = CLAUSES[clause]
    about = About(
        f"{clause}/{content['name']}",
        law.title,
        Text(**content["why"]),
        (clause,),
        (),
        (law.page, "hunted"),
        {"kind": "constructed", "derived_from": "conformance/hunted/bete_hombree.json"},
    )
    case = made(record, about)
    if "twin" not in content:
        yield case
        return
    twin = from_json({**content["input"], "events": content["twin"]})
    case["twin"] = f"{about.id}-twin"
    yield case
    yield made(twin, replace(about, id=f"{about.id}-twin", why=TWIN, tags=(*about.tags, "twin")))


def _clauses(content: Json) -> tuple[str, ...]:
    """The clauses that a dispute is about: those on which the ruling turns, or else rests."""
    turning = [one["clause"] for one in content["reasons"] if one["turning"]]
    return tuple(turning or [one["clause"] for one in content["reasons"]])


def _with_twin(record: Record, about: About) -> Iterator[Json]:
    """The case; if it is refused, also the same record with something lawful in that place."""
    case = made(record, about)
    refused = case["expect"]["ruling"][0]["equals"]["refused"]
    if refused is None or case["needs"]:
        yield case
        return
    whole = filled(stripped(record)) or record
    ruling = judge_record(whole, base_of(whole))
    lawful = _lawful(whole, ruling.state, refused)
    head = (*whole.events[:refused], *([] if lawful is None else [lawful]))
    twin = replace(about, id=f"{about.id}-twin", why=TWIN, tags=(*about.tags, "twin"))
    case["twin"] = twin.id
    yield case
    yield made(replace(whole, events=head), twin)


def _lawful(record: Record, state: Any, refused: int) -> Any:
    """The lawful act that is most like the refused one: of its kind, of the same player."""
    wrong = record.events[refused]
    if isinstance(wrong, DrawKing):
        return DrawKing(wrong.chair, (card(Suit.PIQUE, Rank.ROI),))
    acts = lawful_acts(state, base_of(record))
    alike: list[Any] = [one for one in acts if type(one) is type(wrong)] or [*acts]
    same = [one for one in alike if getattr(one, "chair", 0) == getattr(wrong, "chair", 0)]
    return next(iter(same or alike), None)
