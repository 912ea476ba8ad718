"""Animals that break the protocol in time: too late, too early, without end, or at the end."""

import os
import sys
import threading
import time
from signal import SIG_IGN, SIGTERM, signal

from hombre.wire.messages import encode
from zoo.keeper import (
    AFTER,
    BEFORE,
    TARGET,
    Expected,
    Json,
    Settings,
    animal,
    live,
    tell,
    with_target,
)

__all__ = ["FLOOD", "LAST_WORDS"]

FLOOD = 10 << 20
"""Bytes on the standard error."""
LAST_WORDS = "the end of the flood"
_SHORT = Settings(case=2)
_UNPROBED = Settings(probes=False)
_LATE = Expected(kind="timeout", says="no answer in 2 s")


@animal(
    "no-line-feed",
    "n’achève pas sa ligne",
    "does not end its line",
    _LATE,
    _SHORT,
)
def no_line_feed() -> None:
    """Say everything but the line feed."""
    with_target(lambda request, answer: encode(answer)[:-1])


@animal(
    "without-end",
    "écrit sans fin et sans jamais finir la ligne",
    "writes without end, and never ends the line",
    Expected(kind="protocol", says="a reply of more than"),
)
def without_end() -> None:
    """Write until somebody stops it."""

    def change(request: Json, answer: Json) -> bytes:
        for _ in range(1 << 14):
            tell(b"x" * (1 << 16))
        return b"\n"

    with_target(change)


@animal(
    "late",
    "donne la bonne réponse, mais trop tard, et ne se laisse pas arrêter",
    "gives the right answer too late, and will not be stopped",
    _LATE,
    _SHORT,
)
def late() -> None:
    """Answer after the deadline, in the middle of the next question if it can."""
    signal(SIGTERM, SIG_IGN)

    def change(request: Json, answer: Json) -> Json:
        time.sleep(2.2)
        return answer

    with_target(change)


@animal(
    "answers-the-last-question",
    "donne la réponse d’avant, sous le bon numéro, et la bonne à la question suivante",
    "is one answer behind, under the right number",
    Expected(verdict="fail", kind="mismatch", shows=(AFTER[1],)),
    _UNPROBED,
)
def answers_the_last_question() -> None:
    """Mistake the question for the one before, where the same was asked."""
    kept: list[Json] = []

    def change(request: Json, answer: Json) -> Json:
        if request["case"] == AFTER[0]:
            kept.append(answer)
            return answer
        return kept[-1] | {"seq": answer["seq"]}

    with_target(change, AFTER)


@animal(
    "unasked",
    "parle avant qu’on l’interroge",
    "speaks before it is asked",
    Expected(kind="protocol"),
    _UNPROBED,
)
def unasked() -> None:
    """Repeat its answer, a moment later, and be slow with the next one."""

    def change(request: Json, answer: Json) -> Json:
        if request["case"] == BEFORE:
            threading.Timer(0.2, tell, (encode(answer),)).start()
        else:
            time.sleep(1)
        return answer

    with_target(change, (BEFORE, TARGET))


@animal(
    "deaf",
    "ferme son entrée et continue",
    "closes its standard input and goes on",
    Expected(kind="crash", says="closed its standard input"),
    _UNPROBED,
)
def deaf() -> None:
    """Close the input, answer what was asked before, and stay."""

    def change(request: Json, answer: Json) -> bytes:
        os.close(0)
        tell(encode(answer))
        time.sleep(30)
        return b""

    with_target(change, (BEFORE,))


@animal(
    "mute",
    "ferme sa sortie et s’endort",
    "closes its standard output and sleeps",
    Expected(kind="crash", says="closed its standard output"),
)
def mute() -> None:
    """Close the output, and stay."""

    def change(request: Json, answer: Json) -> None:
        os.close(1)
        time.sleep(30)

    with_target(change)


@animal(
    "floods-stderr",
    "écrit dix mégaoctets sur la sortie d’erreur, et répond juste",
    "writes ten megabytes on its standard error, and answers rightly",
    Expected(exit=0, verdict="pass", tame=True),
)
def floods_stderr() -> None:
    """Flood, then answer."""

    def change(request: Json, answer: Json) -> Json:
        for _ in range(FLOOD >> 16):
            sys.stderr.write("~" * (1 << 16))
        sys.stderr.write(f"\n{LAST_WORDS}")
        sys.stderr.flush()
        return answer

    with_target(change)


@animal(
    "floods-stderr-and-dies",
    "écrit dix mégaoctets sur la sortie d’erreur, et s’arrête",
    "writes ten megabytes on its standard error, and dies",
    Expected(kind="crash", says="status 4"),
)
def floods_stderr_and_dies() -> None:
    """Flood, then die."""

    def change(request: Json, answer: Json) -> None:
        for _ in range(FLOOD >> 16):
            sys.stderr.write("~" * (1 << 16))
        sys.stderr.write(f"\n{LAST_WORDS}")
        sys.stderr.flush()
        os._exit(4)

    with_target(change)


# --- the goodbye ------------------------------------------------------------------------------


def _farewell(says: str) -> Expected:
    """Every answer is right; what is wrong after them is told, and no more."""
    return Expected(exit=0, verdict="pass", says=says)


@animal(
    "rude",
    "répond n’importe quoi à l’adieu",
    "answers the goodbye with anything",
    _farewell("not JSON"),
)
def rude() -> None:
    """Say something else."""
    live(lambda request, answer: b"so long\n" if request["msg"] == "bye" else answer)


@animal(
    "leaves-without-goodbye",
    "s’en va sans répondre à l’adieu",
    "leaves without answering the goodbye",
    _farewell("ended with status 0 without answering"),
)
def leaves_without_goodbye() -> None:
    """Leave."""
    live(lambda request, answer: None if request["msg"] == "bye" else answer)


@animal(
    "last-status",
    "finit sur le code 7 après l’adieu",
    "ends with status 7 after the goodbye",
    _farewell("ended with status 7"),
)
def last_status() -> None:
    """Say goodbye, and fail."""
    live(lambda request, answer: answer)
    sys.exit(7)


@animal(
    "lingers",
    "reste après l’adieu",
    "stays after the goodbye",
    _farewell("did not end within 1 s"),
    Settings(bye=1),
)
def lingers() -> None:
    """Say goodbye, and stay."""
    live(lambda request, answer: answer)
    time.sleep(30)


@animal(
    "last-word",
    "parle encore après l’adieu",
    "speaks on after the goodbye",
    _farewell("not asked for: 'and another thing"),
)
def last_word() -> None:
    """Say goodbye, and one thing more."""
    live(lambda request, answer: answer)
    time.sleep(0.1)
    tell(b"and another thing\n")


@animal(
    "floods-stderr-at-the-end",
    "écrit dix mégaoctets sur la sortie d’erreur après l’adieu, et finit en ordre",
    "writes ten megabytes on its standard error after the goodbye, and ends in order",
    Expected(exit=0, verdict="pass", tame=True),
)
def floods_stderr_at_the_end() -> None:
    """Say goodbye, and flood."""
    live(lambda request, answer: answer)
    sys.stderr.write("~" * FLOOD)
