"""``compare``: two versions of the facts, both judged, and whether the difference matters."""

from dataclasses import replace
from typing import Final

from hombre.bete_hombree.readings import Readings
from hombre.counters.web_asking import Asking, Json, pinned, record_of
from hombre.counters.web_judge import judge
from hombre.cubes import Case
from hombre.games import survey_record
from hombre.law import Text
from hombre.notation import in_language
from hombre.problems import RecordError
from hombre.survey import Finding, Outcome, Survey
from hombre.wording import say

__all__ = ["compare"]

_SAME_HERE: Final = say(
    "La différence ne change rien : les deux versions mènent à la même décision.",
    "The difference does not matter: both versions lead to the same ruling.",
)
_OTHER_HERE: Final = say(
    "La différence compte : les deux versions ne mènent pas à la même décision.",
    "The difference matters: the two versions do not lead to the same ruling.",
)
_SAME_ALWAYS: Final = say(
    "Il en va de même sous toutes les lectures consignées.",
    "It is so under all recorded readings.",
)
_SOMETIMES: Final = say(
    "Sous d'autres lectures il peut en aller autrement.",
    "Under other readings it may be otherwise.",
)


def compare(asking: Asking) -> Json:
    """Both rulings, and whether they are the same; ``other`` is the second sheet.

    ``same`` is under the rules asked for, ``always`` says that it is so under every
    reading; both are told in ``told``.
    """
    first, second = asking, _other(asking)
    one, other = survey_record(first.record), survey_record(second.record)
    same = _gist(one.findings[0].verdict) == _gist(other.findings[0].verdict)
    always = _always(one, other, same)
    told = [_SAME_HERE if same else _OTHER_HERE, _SAME_ALWAYS if always else _SOMETIMES]
    return {
        "one": judge(first),
        "other": judge(second),
        "same": same,
        "always": always,
        "told": [_in(asking, text) for text in told],
    }


def _in(asking: Asking, text: Text) -> str:
    return in_language(text, asking.language)


def _other(asking: Asking) -> Asking:
    """The request about the second version; its faults are told as those of ``other``."""
    try:
        record = pinned(record_of(asking.asked, "other"), asking.asked)
    except RecordError as error:
        raise RecordError(
            tuple([replace(one, path=f"$.other {one.path}".strip()) for one in error.problems])
        ) from None
    return replace(asking, record=record)


def _gist(outcome: Outcome) -> tuple[object, ...]:
    """What players care about, without the places in the record, which are not the same."""
    refused, vague = outcome.refused is not None, outcome.too_vague is not None
    return refused, outcome.deals, outcome.possible, bool(outcome.doubts), vague


def _always(one: Survey[Readings], other: Survey[Readings], same: bool) -> bool:
    """Whether the two are the same (or not) under every reading as they are under ours."""
    return all(
        (_gist(first.verdict) == _gist(second.verdict)) is same
        for first in one.findings
        for second in other.findings
        if _meet(first, second)
    )


def _meet(one: Finding[Readings], other: Finding[Readings]) -> bool:
    """Whether some combination of readings leads to both."""
    return any(_compatible(first, second) for first in one.condition for second in other.condition)


def _compatible(one: Case, other: Case) -> bool:
    kept = {field: set(some) for field, some in one}
    return all(field not in kept or kept[field] & set(some) for field, some in other)
