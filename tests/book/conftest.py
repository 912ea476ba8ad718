"""The fixtures of the small project."""

from tests.book.small import judge, project

__all__ = ["judge", "project"]
