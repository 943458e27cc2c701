"""All pairs of option values are played, by programs and with mischief, until everything that can has fired."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.games.svintus.pairs import VALUES, run, tables

TABLES = tables()
FEW = (2, 5, 10, 11)
"""Tables that are quick, with both editions, both places, own cards, and with and without a clock."""


def test_every_pair_occurs() -> None:
    met = {((one, table[one]), (other, table[other])) for table in TABLES for one, other in combinations(VALUES, 2)}
    assert len(met) == sum(len(VALUES[one]) * len(VALUES[other]) for one, other in combinations(VALUES, 2))
    assert len(TABLES) < 30
    assert {TABLES[at]["edition"] for at in FEW} == {"base", "etiquette"}
    assert {TABLES[at]["place"] for at in FEW} == {"online", "physical"}
    assert {TABLES[at]["turn_time"] for at in FEW} == {30, "off"}


@pytest.mark.parametrize("at", FEW)
def test_a_few_tables(at: int) -> None:
    report = run(TABLES[at])
    assert report.missing == (), report.text()


@pytest.mark.long
@pytest.mark.parametrize("at", range(len(TABLES)))
def test_all_tables(at: int, record_property: Callable[[str, object], None]) -> None:
    report = run(TABLES[at], seed=2)
    record_property("games", report.games)
    record_property("events", report.events)
    record_property("fired", len(report.fired))
    assert report.missing == (), report.text()
