"""Before the suite: is this a harness at all?

Whoever fails here has a fault in the harness and not in the law, so the message shows
what was said on the wire.
"""

from typing import Any, Final

from hombre_conformance.running.ask import Asker
from hombre_conformance.running.child import Lost
from hombre_conformance.running.talk import Talk
from hombre_conformance.suite import Suite

__all__ = ["SMOKE", "Unfit", "probe"]

Json = dict[str, Any]

SMOKE: Final = (
    "bete-hombree/all-pass/1-accepted",
    "bete-hombree/follow-suit/1-accepted",
    "bete-hombree/follow-suit/2-refused",
    "bete-hombree/overbid/1-accepted",
    "bete-hombree/overbid/2-refused",
)
"""Five cases that any engine of the game gets right but for a fault or two of its own."""


class Unfit(Exception):
    """The implementation cannot be evaluated: why, with the last lines that went either way."""


def probe(asker: Asker, talk: Talk, suite: Suite) -> None:
    """Raises ``Unfit`` if the harness answers nothing, always the same, or now this now that."""
    cases = [suite.case(name) for name in SMOKE]
    replies = [_ask(asker, talk, case) for case in cases]
    if all(one["msg"] != "result" for one in replies):
        said = sorted({f"{one['msg']}: {one.get('detail', '')}" for one in replies})
        raise _unfit(talk, f"none of five simple cases was answered ({'; '.join(said)[:300]})")
    again = [_ask(asker, talk, case) for case in cases]
    for case, one, other in zip(cases, replies, again, strict=True):
        if _told(one) != _told(other):
            raise _unfit(talk, f"{case['id']} was answered otherwise when asked again")
    if "ruling" in asker.observes:
        _one_answer_for_all(talk, cases, replies)


def _told(reply: Json) -> Json:
    return {name: one for name, one in reply.items() if name != "seq"}


def _one_answer_for_all(talk: Talk, cases: list[Json], replies: list[Json]) -> None:
    """A harness that accepts everything, or refuses everything, says nothing."""
    told = [one["answers"]["ruling"]["refused"] for one in replies if one["msg"] == "result"]
    right = [case["expect"]["ruling"][0]["equals"]["refused"] for case in cases]
    if len(told) == len(right) and all(one is None for one in told):
        raise _unfit(talk, "acts against the law are accepted like all others")
    if len(told) == len(right) and all(one is not None for one in told):
        raise _unfit(talk, "lawful acts are refused like all others")


def _ask(asker: Asker, talk: Talk, case: Json) -> Json:
    try:
        return asker.ask(talk, case)
    except Lost as lost:
        raise _unfit(talk, f"{case['id']}: {lost.kind}: {lost.detail}") from None


def _unfit(talk: Talk, why: str) -> Unfit:
    sent, came = talk.last
    lines = [why, f"  asked:    {_shown(sent)}", f"  answered: {_shown(came) or 'nothing'}"]
    if talk.stderr:
        lines.append(f"  its standard error ends: {talk.stderr[-500:]!r}")
    return Unfit("\n".join(lines))


def _shown(line: bytes) -> str:
    """A line of the wire, harmless on any screen."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\n")
    cut = f"{text[:1500]}… ({len(text)} characters)" if len(text) > 1500 else text
    return cut if cut.isprintable() else cut.encode("unicode_escape").decode("ascii")
