"""Every reading is varied by a law that names it; a law names none that it cannot vary."""

from enum import EnumMeta
from importlib import import_module
from typing import Final

import pytest

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre_conformance.ledger.laws import Law, collect

LAWS: Final = collect().laws
NAMING: Final = [one for one in LAWS if one.readings and one.id != "payers.conserved_read"]
"""All but the law to which à la curieuse is the words of a bid, not a reading."""
HELPERS: Final = ("contracts.lists", "contracts.packs")
"""Where the pages of the settlement and of the play make their readings."""


def _enum_of(reading: str) -> type:
    return type(getattr(Readings(), FIELDS[reading]))


def test_every_reading_is_varied_by_a_law() -> None:
    named = {reading for law in LAWS for reading in law.readings}
    assert named == set(READINGS) == set(FIELDS)


@pytest.mark.parametrize("law", NAMING, ids=[one.id for one in NAMING])
def test_a_law_that_names_a_reading_knows_its_alternatives(law: Law) -> None:
    modules = [import_module(one) for one in (law.function.__module__, *HELPERS)]
    known = {one for module in modules for one in vars(module).values() if type(one) is EnumMeta}
    assert {_enum_of(one) for one in law.readings} <= known
