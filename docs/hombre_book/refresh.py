"""The indexes of the witnesses made anew from their texts (for maintainers)."""

import hashlib
from pathlib import Path

from hombre_book.layout import Layout
from hombre_book.sources import read_index, read_text, read_witnesses, refreshed, render_index

__all__ = ["refresh"]


def refresh(layout: Layout, folder: Path) -> list[str]:
    """Write every index anew, keeping dispositions; say what was done and what to look at."""
    layout.index.mkdir(parents=True, exist_ok=True)
    said = []
    for witness in read_witnesses(layout):
        path = folder / witness.file
        if not path.exists():
            said.append(f"{witness.key}: there is no {witness.file} in that folder")
            continue
        old = {one.id: one for one in read_index(layout, witness)[0]}
        new = refreshed(read_text(path), old)
        (layout.index / witness.file).write_text(render_index(new), encoding="utf-8")
        said.append(f"{witness.key}: {len(new)} sentences")
        gone = sorted(old.keys() - {one.id for one in new})
        if gone:
            said.append(f"{witness.key}: no longer there: {', '.join(gone)}")
        mark = hashlib.sha256(path.read_bytes()).hexdigest()
        if mark != witness.sha256:
            said.append(f'{witness.key}: the text is another one; sha256 = "{mark}"')
    return said
