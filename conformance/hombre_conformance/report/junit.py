"""The report for JUnit readers, written case by case in constant memory."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, Final
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from hombre_conformance.report.escape import visible

__all__ = ["junit"]

Report = Mapping[str, Any]

_LINE: Final = 400
_DETAIL: Final = 4000
"""In characters, of what an implementation says."""

_OUTCOMES: Final[Mapping[str, str]] = {
    "pass": "",
    "fail": "failure",
    "unexpected-pass": "failure",
    "error": "error",
    "not-run": "error",
    "not-applicable": "skipped",
    "expected-fail": "skipped",
    "disputed": "skipped",
}
"""What JUnit calls each verdict.  ``unsupported`` and ``other-reading`` depend on the run."""
_WHOLE: Final = ("complete", "aborted")
"""The ends of a run after which every case selected has a verdict."""


def junit(report: Report, lines: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The XML in pieces, one for each of the ``lines``: the cases of the run as they were written.

    Raises ``ValueError`` at the end if the lines are not those that ``report["counts"]``
    has counted; the XML is whole even then.
    """
    buffer = StringIO()
    xml = XMLGenerator(buffer, encoding="utf-8", short_empty_elements=True)
    outcomes = _outcomes(report)
    _open(xml, report, outcomes)
    yield _taken(buffer)
    seen: Counter[str] = Counter()
    for line in lines:
        seen[line["verdict"]] += 1
        _case(xml, line, outcomes)
        yield _taken(buffer)
    if _run_failed(report, outcomes):
        _run(xml, report)
    xml.endElement("testsuite")
    xml.characters("\n")
    xml.endElement("testsuites")
    xml.characters("\n")
    xml.endDocument()
    yield _taken(buffer)
    _check(report, seen)


def _outcomes(report: Report) -> Mapping[str, str]:
    """What JUnit calls each verdict of this run.

    Another reading counts against an implementation whose readings contradict each other,
    and a case that is not supported against one that was to support all.
    """
    other = "" if report["consistent"] else "failure"
    unsupported = "failure" if report["options"].get("complete") else "skipped"
    return {**_OUTCOMES, "other-reading": other, "unsupported": unsupported}


def _run_failed(report: Report, outcomes: Mapping[str, str]) -> bool:
    """Whether something is wrong that no case tells: a reader must never see an empty success."""
    told = [key for key, count in report["counts"].items() if count and outcomes.get(key)]
    wrong = any(outcomes[key] != "skipped" for key in told)
    return report["status"] != "complete" or not (report["conforms"] or wrong)


def _check(report: Report, seen: Mapping[str, int]) -> None:
    counts = report["counts"]
    wrong = [
        f"{name}: {counts.get(name, 0)} counted, {seen.get(name, 0)} written"
        for name in sorted({*counts, *seen} - {"selected"})
        if counts.get(name, 0) != seen.get(name, 0)
    ]
    total = sum(seen.values())
    if report["status"] in _WHOLE and counts["selected"] != total:
        wrong.append(f"selected: {counts['selected']} counted, {total} written")
    if wrong:
        raise ValueError("the cases do not add up: " + "; ".join(wrong))


def _taken(buffer: StringIO) -> str:
    text = buffer.getvalue()
    buffer.seek(0)
    buffer.truncate()
    return text


def _attributes(**texts: str) -> "AttributesImpl[str]":
    return AttributesImpl({name: visible(text, _LINE, "en") for name, text in texts.items()})


# --- the suite --------------------------------------------------------------------------------


def _open(xml: XMLGenerator, report: Report, outcomes: Mapping[str, str]) -> None:
    counts, suite = report["counts"], report["suite"]
    total: Counter[str] = Counter()
    for verdict, outcome in outcomes.items():
        total[outcome] += counts.get(verdict, 0)
    total["error"] += _run_failed(report, outcomes)
    numbers = {
        "name": suite["name"],
        "tests": str(total.total()),
        "failures": str(total["failure"]),
        "errors": str(total["error"]),
        "skipped": str(total["skipped"]),
        "time": _seconds(report["ms"]),
    }
    xml.startDocument()
    xml.startElement("testsuites", _attributes(**numbers))
    xml.characters("\n")
    stamp = report["started"].removesuffix("Z")
    xml.startElement("testsuite", _attributes(**numbers, timestamp=stamp))
    xml.characters("\n")
    _properties(xml, _about(report))


def _about(report: Report) -> Iterator[tuple[str, str]]:
    """What the run was, and the readings that it found."""
    who, suite, runner = report["implementation"], report["suite"], report["runner"]
    if who is not None:
        yield "implementation", f"{who['name']} {who['version']}"
    yield "suite", f"{suite['name']} {suite['version']}"
    yield "digest", suite["digest"]
    yield "runner", f"{runner['name']} {runner['version']}"
    yield "status", report["status"]
    yield "conforms", "true" if report["conforms"] else "false"
    yield "statement", report["statement"]["en"]
    for one in report["readings"]:
        if one["declared"] is not None:
            yield f"reading.{one['slug']}.declared", one["declared"]
        yield f"reading.{one['slug']}.possible", " ".join(one["possible"])


def _properties(xml: XMLGenerator, pairs: Iterable[tuple[str, str]]) -> None:
    xml.startElement("properties", _attributes())
    for name, text in pairs:
        xml.startElement("property", _attributes(name=name, value=text))
        xml.endElement("property")
    xml.endElement("properties")
    xml.characters("\n")


def _seconds(ms: int) -> str:
    return f"{ms / 1000:.3f}"


# --- a case -----------------------------------------------------------------------------------


def _case(xml: XMLGenerator, line: Mapping[str, Any], outcomes: Mapping[str, str]) -> None:
    verdict, kind = line["verdict"], line.get("kind") or line["verdict"]
    clause, detail = line.get("clause") or "", line.get("detail") or ""
    attributes = _attributes(classname=clause, name=line["id"], time=_seconds(line.get("ms") or 0))
    xml.startElement("testcase", attributes)
    pairs = [(name, line.get(name) or "") for name in ("clause", "chapter", "reading")]
    told = [(name, str(text)) for name, text in pairs if text]
    if told:
        _properties(xml, told)
    outcome = outcomes[verdict]
    if outcome == "skipped":
        xml.startElement("skipped", _attributes(message=_message(verdict, detail)))
        xml.endElement("skipped")
    elif outcome:
        mark = kind if verdict in ("fail", "error") else verdict
        xml.startElement(outcome, _attributes(type=mark, message=_message(verdict, detail)))
        xml.characters(visible(detail, _DETAIL, "en", lines=True))
        xml.endElement(outcome)
    xml.endElement("testcase")
    xml.characters("\n")


def _run(xml: XMLGenerator, report: Report) -> None:
    """The run itself as a case that went wrong."""
    xml.startElement(
        "testcase", _attributes(classname=report["suite"]["name"], name="run", time="0.000")
    )
    why = report.get("why") or report["statement"]["en"]
    xml.startElement("error", _attributes(type=report["status"], message=_message("run", why)))
    xml.characters(visible(why, _DETAIL, "en", lines=True))
    xml.endElement("error")
    xml.endElement("testcase")
    xml.characters("\n")


def _message(verdict: str, detail: str) -> str:
    """The verdict and the first line of the detail."""
    first = detail.lstrip("\r\n").partition("\n")[0]
    return f"{verdict}: {first}" if first else verdict
