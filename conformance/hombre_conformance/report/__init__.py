"""The reports of a conformance run: for a terminal, for JUnit readers, and as a page.

All of them are functions of the report (``report.schema.json``), and trust none of its texts.
"""

from hombre_conformance.report.junit import junit
from hombre_conformance.report.page import page
from hombre_conformance.report.terminal import terminal

__all__ = ["junit", "page", "terminal"]
