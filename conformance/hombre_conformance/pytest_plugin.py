"""A plugin for pytest: every case of the suite is a test of an engine.

pytest -p hombre_conformance.pytest_plugin --hombre-command "node engine.mjs"

Nothing else is imported unless the option is given.
"""

import pytest

__all__ = ["pytest_addoption", "pytest_configure"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    group = parser.getgroup("hombre", "conformance of an engine for La Bête hombrée")
    add = group.addoption
    add("--hombre-command", metavar="COMMAND", help="the command that starts the engine")
    add("--hombre-only", metavar="ID", action="append", default=[], help="these cases (globs)")
    add("--hombre-clause", metavar="CLAUSE", action="append", default=[], help="of this clause")
    add("--hombre-tag", metavar="TAG", action="append", default=[], help="with this tag")
    add("--hombre-env", metavar="NAME", action="append", default=[], help="a variable to hand on")
    add(
        "--hombre-timeout",
        metavar="S",
        type=float,
        default=2.0,
        help="seconds for a case (default: 2)",
    )
    add(
        "--hombre-sandbox",
        action="store_true",
        help="no network, read-only disk (bubblewrap); without it the engine has your rights",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take up the work, if a command is given."""
    if config.getoption("--hombre-command") is None:
        return
    from hombre_conformance.pytest_cases import Conformance

    config.pluginmanager.register(Conformance(config), "hombre-conformance")
