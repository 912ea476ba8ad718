"""How much memory a check may take: a bent engine can go round for ever, and grow."""

import sys
from typing import Final

__all__ = ["keep_small"]

_MOST: Final = 4 << 30
"""Bytes that the process may write to."""


def keep_small() -> None:
    """Limit the present process; on systems other than Linux nothing is limited."""
    if sys.platform != "linux":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = _MOST if hard == resource.RLIM_INFINITY else min(_MOST, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
