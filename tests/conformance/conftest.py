"""Where every tool must be there, a test that was left out for want of one has failed."""

import os
from collections.abc import Generator
from typing import Any

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, Any]:
    """With ``HOMBRE_TOOLS=all`` a skip is a failure; without it names what was missing."""
    report = yield
    if report.skipped and os.environ.get("HOMBRE_TOOLS") == "all":
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome, report.longrepr = "failed", f"{item.nodeid} was left out: {why}"
    return report
