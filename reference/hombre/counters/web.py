"""The engine's door for the pages of the site: JSON in, JSON out, never an exception.

``answer`` takes ``{"op": …, "language": "fr" | "en", …}`` and gives ``{"ok": true, …}``, or
``{"ok": false, "problems": [{message, hint, line, column, path}]}`` for what cannot be
read.  What each operation asks and answers is told by its own module, ``web_*``.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from hombre.counters.web_asking import Asking, Json, asking, check_depth, unasked
from hombre.counters.web_compare import compare
from hombre.counters.web_judge import judge
from hombre.counters.web_position import position
from hombre.counters.web_sheet import sheet
from hombre.counters.web_sitting import sitting
from hombre.problems import Problem, RecordError
from hombre.wording import clip

__all__ = ["MOST_REQUEST", "OPERATIONS", "answer"]

MOST_REQUEST: Final = 512 * 1024
"""The longest request, in characters: room for two sheets, names and rules."""

OPERATIONS: Final[Mapping[str, Callable[[Asking], Json]]] = {
    "judge": judge,
    "compare": compare,
    "position": position,
    "sheet": sheet,
    "sitting": sitting,
}
"""What can be asked, by name."""


def answer(request: str) -> str:
    """The answer to one request; both are JSON texts."""
    return json.dumps(_answered(request), ensure_ascii=False)


def _answered(request: str) -> Json:
    language = "fr"
    try:
        asked = _read(request)
        language = asked["language"] if asked.get("language") in ("fr", "en") else language
        name = asked.get("op")
        if not isinstance(name, str) or name not in OPERATIONS:
            raise unasked(
                "$.op",
                f"on ne sait pas faire « {clip(str(name))} »",
                f"nothing is called “{clip(str(name))}”",
                f"il y a : {', '.join(OPERATIONS)}",
                f"there are: {', '.join(OPERATIONS)}",
            )
        done = OPERATIONS[name](asking(asked, language))
    except RecordError as error:
        return {"ok": False, "problems": [_problem(one, language) for one in error.problems]}
    return {"ok": True, "op": name, "language": language, **done}


def _read(request: str) -> dict[str, Any]:
    """The request as an object."""
    if len(request) > MOST_REQUEST:
        raise unasked(
            "$",
            f"demande trop longue : {len(request)} signes",
            f"request too long: {len(request)} characters",
            f"au plus {MOST_REQUEST}",
            f"at most {MOST_REQUEST}",
        )
    check_depth(request, "$")
    try:
        asked = json.loads(request)
    except ValueError:
        raise unasked("$", "la demande n'est pas du JSON", "the request is not JSON") from None
    if not isinstance(asked, dict):
        raise unasked("$", "la demande n'est pas un objet", "the request is not an object")
    return asked


def _problem(problem: Problem, language: str) -> Json:
    french = language == "fr"
    what, hint = problem.what, problem.hint
    return {
        "message": what.fr if french else what.en,
        "hint": hint.fr if french else hint.en,
        "line": problem.line,
        "column": problem.column,
        "path": problem.path,
    }
