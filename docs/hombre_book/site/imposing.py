"""Imposition: the pages of a small edition laid out on sheets that are folded together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pypdf import PageObject, PdfReader, PdfWriter, Transformation
from pypdf.generic import NameObject, TextStringObject

__all__ = ["A4", "impose", "order"]

A4: Final = (841.89, 595.28)
"""A sheet lying on its side, width and height in points."""


def order(pages: int) -> Iterator[tuple[int | None, int | None]]:
    """The sides of the sheets, front and back in turn: which page is left, which right.

    Pages count from 0; None is an empty half.  The sheets are laid on each other and
    folded once: the first side has the last and the first page.
    """
    whole = (pages + 3) // 4 * 4
    known = [at if at < pages else None for at in range(whole)]
    for side in range(whole // 2):
        left, right = known[whole - 1 - side], known[side]
        yield (left, right) if side % 2 == 0 else (right, left)


def impose(source: Path, target: Path) -> int:
    """Lay the pages of a PDF two on a side, and write it; how many sides there are.

    Title and language are those of the source.  The result is for the printer alone:
    its pages are pictures of pages, without the structure that screen readers go by.
    """
    reader, writer = PdfReader(source), PdfWriter()
    for left, right in order(len(reader.pages)):
        side = writer.add_blank_page(*A4)
        for at, half in ((left, 0), (right, 1)):
            if at is not None:
                _place(side, reader.pages[at], half)
    if reader.metadata:
        writer.add_metadata({key: str(value) for key, value in reader.metadata.items()})
    language = reader.root_object.get("/Lang")
    if language:
        writer.root_object[NameObject("/Lang")] = TextStringObject(str(language))
    with target.open("wb") as file:
        writer.write(file)
    return len(writer.pages)


def _place(side: PageObject, page: PageObject, half: int) -> None:
    """Put a page into a half of a side, as large as it fits, in the middle of the half."""
    width, height = A4[0] / 2, A4[1]
    scale = min(width / float(page.mediabox.width), height / float(page.mediabox.height))
    across = half * width + (width - float(page.mediabox.width) * scale) / 2
    up = (height - float(page.mediabox.height) * scale) / 2
    side.merge_transformed_page(page, Transformation().scale(scale).translate(across, up))
