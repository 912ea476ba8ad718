"""One run from the command line: checked, watched, reported, and given its exit status."""

import gc
import json
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say
from hombre_conformance.running.known import KnownFault, with_more
from hombre_conformance.running.options import Options
from hombre_conformance.running.run import Nothing, Outcome, run
from hombre_conformance.running.stream import StreamFault, lines_of
from hombre_conformance.running.verdicts import Line
from hombre_conformance.suite import SuiteDefect

__all__ = ["Reports", "hold"]

USAGE: Final = 2
DAMAGED: Final = 5


@dataclass(frozen=True, slots=True)
class Reports:
    """Where the reports go and in which language; ``issue`` is the link of failures that are to
    be listed as known, empty if none are.
    """

    folder: Path
    language: str
    issue: str = ""


def hold(options: Options, reports: Reports, release: str) -> int:
    """Run, write the reports, tell the terminal; the exit status."""
    fault = _usage(options, reports)
    if fault is not None:
        return _stop(fault, reports.language, USAGE)
    stream = reports.folder / "report.jsonl"
    gc.freeze()  # what is loaded stays, and need not be looked through again and again
    try:
        outcome = run(options, release, stream, _progress())
    except SuiteDefect as error:
        return _stop(say(f"suite : {error}", f"suite: {error}"), reports.language, DAMAGED)
    except Nothing:
        return _stop(_NOTHING, reports.language, USAGE)
    except (KnownFault, StreamFault) as error:
        return _stop(Text(str(error), str(error)), reports.language, USAGE)
    except OSError as error:
        said = f"{error.filename}: {error.strerror}"
        return _stop(Text(said, said), reports.language, USAGE)
    from hombre_conformance.running.summary import summary  # the run does not wait for these

    report = summary(outcome, options, release)
    _write(report, reports)
    _tell(report, reports)
    if reports.issue and options.known is not None:
        _add_known(outcome, options.known, reports)
    return int(report["exit"])


_NOTHING: Final = say(
    "aucun cas n'est choisi : rien n'est éprouvé. Voyez « hombre-conform list ».",
    "no case is chosen, so nothing would be shown. See “hombre-conform list”.",
)


def _usage(options: Options, reports: Reports) -> Text | None:
    """What is wrong with the command line, if anything."""
    if options.reasons not in ("off", "warn", "strict"):
        return say("--reasons : off, warn ou strict", "--reasons: off, warn or strict")
    if reports.language not in ("fr", "en"):
        return say("--lang : fr ou en", "--lang: fr or en")
    if reports.issue and options.known is None:
        return say("--write-known veut aussi --known FICHIER", "--write-known needs --known FILE")
    if reports.issue and options.known is not None and not options.known.exists():
        options.known.write_text("[]\n", "utf-8")
    if options.means.sandbox and shutil.which("bwrap") is None:
        return say(
            "--sandbox veut bubblewrap (Debian : apt install bubblewrap)",
            "--sandbox needs bubblewrap (Debian: apt install bubblewrap)",
        )
    return None


def _stop(text: Text, language: str, status: int) -> int:
    print(f"hombre-conform: {in_language(text, language)}", file=sys.stderr)
    return status


# --- while it runs ----------------------------------------------------------------------------


def _progress() -> Callable[[Line, int, int], None] | None:
    """A line on the terminal that says how far the run is and how long it still takes."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        return None
    begun = monotonic()
    shown = [0.0]

    def watch(line: Line, done: int, selected: int) -> None:
        now = monotonic()
        if now - shown[0] < 0.1 and done < selected:
            return
        shown[0] = now
        left = (now - begun) / done * (selected - done)
        bar = "#" * (20 * done // selected)
        end = "\r\x1b[K" if done == selected else ""
        sys.stderr.write(f"\r\x1b[K[{bar:20}] {done}/{selected}  {left:.0f} s{end}")
        sys.stderr.flush()

    return watch


# --- afterwards -------------------------------------------------------------------------------


def _write(report: dict[str, Any], reports: Reports) -> None:
    from hombre_conformance.report import junit, page

    folder = reports.folder
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(report, ensure_ascii=True, indent=1) + "\n"
    (folder / "report.json").write_text(text, "utf-8")
    (folder / "report.html").write_text(page(report, reports.language), "utf-8")
    stream = folder / "report.jsonl"
    if stream.exists():
        with (folder / "report.xml").open("w", encoding="utf-8") as xml:
            cases = (one for one in lines_of(stream) if one.get("stream") == "case")
            xml.writelines(junit(report, cases))


def _tell(report: dict[str, Any], reports: Reports) -> None:
    from hombre_conformance.report import terminal

    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    width = shutil.get_terminal_size((100, 24)).columns
    told = terminal(report, reports.language, width, colour)
    sys.stdout.buffer.write(told.encode("utf-8", "backslashreplace"))
    where = reports.folder
    names = "report.json report.jsonl report.xml report.html"
    sys.stdout.buffer.write(f"\n{where}: {names}\n".encode())
    sys.stdout.flush()


def _add_known(outcome: Outcome, path: Path, reports: Reports) -> None:
    bad = [line for line, _ in outcome.tally.failures if line.verdict in ("fail", "error")]
    count = with_more(path, bad, reports.issue)
    said = say(f"{count} échecs ajoutés à {path}", f"{count} failures added to {path}")
    print(in_language(said, reports.language))
