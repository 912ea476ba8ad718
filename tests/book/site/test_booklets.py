"""The printed editions: the whole law in them, and the pages in the order that folding needs."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hombre.law import Warrant
from hombre_book.site.imposing import A4, impose, order
from hombre_book.site.imprint import built_on, day_text, imprint
from hombre_book.site.plan import Page, Source
from hombre_book.site.printing import main
from hombre_book.site.sections import booklets

pypdf = pytest.importorskip("pypdf")

PAGE = (
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents {at} 0 R "
    "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>"
)


def made(source: Source, language: str) -> dict[str, Page]:
    return {one.path: one for one in booklets.pages(source, language)}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", ["booklet", "pocket"])
def test_every_clause_stands_in_it_once(source: Source, language: str, name: str) -> None:
    body = made(source, language)[name].body
    numbers = re.findall(r"^\*\*(\d+\.\d+) ", body, re.M)
    assert len(numbers) == len(set(numbers)) == len(source.game.game.clauses)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_sign_tells_what_is_not_stated(source: Source, language: str) -> None:
    body = made(source, language)["booklet"].body
    for warrant, sign in ((Warrant.INFERRED, "°"), (Warrant.SUPPLIED, r"\*")):
        count = sum(one.warrant is warrant for one in source.game.game.clauses.values())
        assert len(re.findall(rf"^\*\*\d+\.\d+ .*?\.\*\*{re.escape(sign)} ", body, re.M)) == count


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_booklet_has_every_open_point_the_pocket_none(source: Source, language: str) -> None:
    pages = made(source, language)
    assert pages["booklet"].body.count("\n### ") == len(source.game.game.readings)
    assert "\n### " not in pages["pocket"].body


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_print_says_what_it_is(
    source: Source, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796083200")
    for page in made(source, language).values():
        assert imprint(language) in re.sub("<[^>]+>", "", page.body)
        assert "2026" in imprint(language) and "version 1" in imprint(language)
        for stem in booklets.PRINTS:
            assert f"../../data/print/{stem}.{language}.pdf" in page.body


def test_the_day_is_told_as_each_language_does(monkeypatch: pytest.MonkeyPatch) -> None:
    day = datetime(2026, 12, 1, tzinfo=UTC)
    assert day_text(day, "fr") == "1er\u00a0décembre 2026"
    assert day_text(day, "en") == "1\u00a0December 2026"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(day.timestamp())))
    assert built_on() == day


@pytest.mark.parametrize(
    ("pages", "sides"),
    [
        (0, []),
        (1, [(None, 0), (None, None)]),
        (4, [(3, 0), (1, 2)]),
        (6, [(None, 0), (1, None), (5, 2), (3, 4)]),
        (8, [(7, 0), (1, 6), (5, 2), (3, 4)]),
    ],
)
def test_the_order_of_pages(pages: int, sides: list[tuple[int | None, int | None]]) -> None:
    assert list(order(pages)) == sides


@pytest.mark.parametrize("pages", range(1, 30))
def test_folded_sheets_read_in_order(pages: int) -> None:
    """Fold the pile: each sheet is opened inside the one before."""
    sides = list(order(pages))
    assert len(sides) % 2 == 0
    first, last = [], []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        first += [front[1], back[0]]  # its right half, then the back of that half
        last += [front[0], back[1]]
    read = [*first, *reversed(last)]
    assert read == [at if at < pages else None for at in range(len(read))]


def numbered(path: Path, pages: int) -> None:
    """A PDF whose pages say « page 1 », « page 2 » …, in A5, with title and language."""
    objects = ["<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>", ""]
    kids = []
    for number in range(1, pages + 1):
        kids.append(f"{len(objects) + 1} 0 R")
        objects.append(PAGE.format(at=len(objects) + 2))
        drawn = f"BT /F1 48 Tf 40 300 Td (page {number}) Tj ET"
        objects.append(f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream")
    objects[1] = f"<< /Type /Pages /Count {pages} /Kids [{' '.join(kids)}] >>"
    objects.append("<< /Title (Essai) >>")
    out, places = "%PDF-1.4\n", []
    for at, one in enumerate(objects, 1):
        places.append(len(out))
        out += f"{at} 0 obj\n{one}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    start, size = len(out), len(objects) + 1
    out += f"xref\n0 {size}\n0000000000 65535 f \n{table}"
    out += f"trailer\n<< /Size {size} /Root 1 0 R /Info {size - 1} 0 R >>\n"
    path.write_text(f"{out}startxref\n{start}\n%%EOF\n", encoding="latin-1")


def test_imposed_sheets_hold_the_right_pages(tmp_path: Path) -> None:
    source, target = tmp_path / "small.pdf", tmp_path / "sheets.pdf"
    numbered(source, 6)
    assert impose(source, target) == 4
    reader = pypdf.PdfReader(target)
    told = [re.findall(r"page (\d)", one.extract_text()) for one in reader.pages]
    assert [set(one) for one in told] == [{"1"}, {"2"}, {"6", "3"}, {"4", "5"}]
    for side in reader.pages:
        assert (float(side.mediabox.width), float(side.mediabox.height)) == pytest.approx(A4)
    assert reader.metadata is not None and reader.metadata.title == "Essai"
    assert reader.root_object["/Lang"] == "fr"


def test_a_page_is_put_into_its_own_half(tmp_path: Path) -> None:
    source, target = tmp_path / "small.pdf", tmp_path / "sheets.pdf"
    numbered(source, 4)
    impose(source, target)
    places: list[tuple[str, float]] = []

    def seen(text: str, page: list[float], line: list[float], *_: object) -> None:
        if text.strip():
            places.append((text.strip(), page[0] * line[4] + page[4]))

    pypdf.PdfReader(target).pages[0].extract_text(visitor_text=seen)
    across = dict(places)
    assert across["page 4"] < A4[0] / 2 < across["page 1"]


def test_what_is_no_site_is_not_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "a built site" in capsys.readouterr().err
