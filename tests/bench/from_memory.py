"""An implementation that answers from memory, and a bare echo: the other ends of the pipes.

``from_memory.py SUITE`` speaks the protocol and knows the answer to every case of that
file by heart; ``from_memory.py --echo`` says back every line.  Neither has anything to
think about, so that what is measured is the runner.
"""

import json
import re
import sys
from pathlib import Path

_SEQ = '{"msg":"run","seq":'
_TIMES = re.compile(r"(?<=/)[0-9][0-9]-")
"""What marks the repetitions of a case, which has one answer."""


def echo() -> None:
    """Every line back as it came."""
    put = sys.stdout.buffer
    for line in iter(sys.stdin.buffer.readline, b""):
        put.write(line)
        put.flush()


def recite(suite: Path) -> None:
    """The first answer of the suite to every question."""
    known: dict[str, str] = {}
    for line in suite.read_text("utf-8").splitlines():
        case = json.loads(line)
        told = {name: ways[0]["equals"] for name, ways in case["expect"].items()}
        known[case["id"]] = json.dumps(told, separators=(",", ":"))
    for line in sys.stdin:
        if line.startswith(_SEQ):
            seq = line[len(_SEQ) : line.index(",", len(_SEQ))]
            start = line.index('"case":"') + 8
            name = line[start : line.index('"', start)]
            answers = known.get(name) or known[_TIMES.sub("", name, count=1)]
            said = f'{{"msg":"result","seq":{seq},"answers":{answers}}}'
        else:
            request = json.loads(line)
            said = json.dumps(_other(request))
        sys.stdout.write(said + "\n")
        sys.stdout.flush()
        if '"msg": "bye"' in said:
            return


def _other(request: dict[str, object]) -> dict[str, object]:
    if request["msg"] == "bye":
        return {"msg": "bye", "seq": request["seq"]}
    return {
        "msg": "hello",
        "seq": 0,
        "protocol": 1,
        "implementation": {"name": "memory", "version": "1"},
        "games": ["bete-hombree"],
        "observes": ["ruling", "legal", "position"],
        "features": ["forgotten"],
    }


if __name__ == "__main__":
    if sys.argv[1] == "--echo":
        echo()
    else:
        recite(Path(sys.argv[1]))
