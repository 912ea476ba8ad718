"""A record is read in whichever form it comes."""

from pathlib import Path

import pytest

from hombre.problems import RecordError
from hombre.reading import read
from hombre.sheet import print_sheet

CONFORMANCE = Path(__file__).parents[2] / "conformance"
RULINGS = sorted((CONFORMANCE / "casebook").glob("*.toml"))
HANDS = sorted((CONFORMANCE / "hands").glob("*/*/*.json"))


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_a_ruling_is_read_as_its_record(path: Path) -> None:
    told, kept = read(path.read_bytes()), read(path.with_suffix(".json").read_bytes())
    assert (told.setup, told.events) == (kept.setup, kept.events)


def test_a_hand_is_read_as_its_record() -> None:
    assert len(HANDS) > 200
    for path in HANDS:
        record = read(path.read_bytes())
        assert read(print_sheet(record, "fr")).setup == record.setup, path


def test_faults_of_a_case_are_placed_in_its_file() -> None:
    case = b'slug = "x"\nsheet = """\nbete 1 fr\ndonneur Sut belle C\n"""\n'
    with pytest.raises(RecordError) as caught:
        read(case)
    assert [(one.line, one.column) for one in caught.value.problems] == [(4, 9)]
    with pytest.raises(RecordError) as caught:
        read(b'{"format": 1, "input": {"format": "hombre-record/1", "setup": {"dealer": 9}}}')
    paths = {one.path for one in caught.value.problems}
    assert "$.input.setup.dealer" in paths
    assert all(one.startswith("$.input") for one in paths)


@pytest.mark.parametrize(
    "written",
    [
        b'sheet = """\nbete',
        b'x\nsheet = """\n\xff"""\n',
        b'sheet = """\n"""\n',
        b'sheet = """\n"""\na = ' + b"[" * 5000,
        b'{"input": 3}',
        b'{"input": {}}',
        b"{",
    ],
)
def test_what_only_looks_like_a_case_is_a_fault(written: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read(written)
    assert caught.value.problems
