"""``hombre serve``: this engine speaks the conformance protocol."""

import sys

from hombre.counters.desk import AS_WRITTEN, Rules, asked, language_of_environment, stop_at

__all__ = ["release", "serve_on"]


def release() -> str:
    """The number of this version; ``?`` where it is not installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("hombre")
    except PackageNotFoundError:
        return "?"


def serve_on(rules: Rules = AS_WRITTEN) -> None:
    """Answer a runner on the standard streams, under these rules."""
    from hombre.counters.pinned import house_rules, with_choices
    from hombre.problems import RecordError
    from hombre.wire.serve import serve

    language = language_of_environment() or "fr"
    try:
        wanted = asked(rules, language)
        readings = with_choices(house_rules(wanted).readings, wanted.read)
    except RecordError as error:
        stop_at(error, rules, language)
    try:
        serve(readings, sys.stdin.buffer, sys.stdout.buffer, release())
    except KeyboardInterrupt:
        sys.exit(130)
