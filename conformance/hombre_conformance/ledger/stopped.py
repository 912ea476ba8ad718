"""A block that any exception may break off, because one is a finding there and no fault of ours.

Nothing here imports the engine.
"""

from __future__ import annotations

from types import TracebackType

__all__ = ["Stopped"]


class Stopped:
    """Notes which exception broke off the block under it, empty for none.

    A module that is not here goes through: it is no answer to what was asked.
    """

    error: str = ""

    def __enter__(self) -> Stopped:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> bool:
        if kind is None or not issubclass(kind, Exception) or issubclass(kind, ModuleNotFoundError):
            return False
        self.error = f"{kind.__name__}: {error}"
        return True
