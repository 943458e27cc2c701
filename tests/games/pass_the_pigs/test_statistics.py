"""Chi-square: the tail against known values and published p-values; what a comparison says."""

from __future__ import annotations

from fractions import Fraction
from math import exp, isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.games.pass_the_pigs import kern_pairs, kern_single, read_counts
from svinarium.games.pass_the_pigs.statistics import chi_square, chi_square_tail, compare
from tests.games.pass_the_pigs.support import vectors

PIGS = vectors("pigs")


@pytest.mark.parametrize(
    ("x", "degrees", "tail"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (9.487729036781154, 4, 0.05),
        (11.070497693516351, 5, 0.05),
        (20.515005652432873, 5, 0.001),
        (18.307038053275146, 10, 0.05),
        (124.34211340400407, 100, 0.05),
    ],
)
def test_tables_of_quantiles(x: float, degrees: int, tail: float) -> None:
    assert isclose(chi_square_tail(x, degrees), tail, rel_tol=1e-12)


@given(st.floats(0, 700), st.integers(1, 60))
@settings(max_examples=200, deadline=None)
def test_the_tail_is_a_chance_that_falls_with_x_and_rises_with_the_degrees(x: float, degrees: int) -> None:
    here = chi_square_tail(x, degrees)
    assert 0 <= here <= 1
    assert chi_square_tail(x + 1, degrees) - 1e-12 <= here <= chi_square_tail(x, degrees + 1) + 1e-12
    assert isclose(chi_square_tail(x, 2), exp(-x / 2), rel_tol=1e-12)


def test_what_nobody_can_exceed() -> None:
    assert chi_square_tail(0, 3) == 1
    assert chi_square_tail(1e6, 3) == 0


def two_samples(rows: list[list[int]]) -> tuple[float, int]:
    """Pearson's statistic of a table whose rows and columns do not know of each other, and its degrees of freedom."""
    total = sum(map(sum, rows))
    columns = [sum(column) for column in zip(*rows, strict=True)]
    expected = [[Fraction(sum(row) * column, total) for column in columns] for row in rows]
    found = sum((n - e) ** 2 / e for row, es in zip(rows, expected, strict=True) for n, e in zip(row, es, strict=True))
    return float(found), (len(rows) - 1) * (len(columns) - 1)


def test_published_p_value_of_the_drop_height() -> None:
    found, degrees = two_samples(list(PIGS["by_drop_height"].values()))
    assert isclose(chi_square_tail(found, degrees), PIGS["facts"]["drop_height_matters_p_value"], rel_tol=0.05)


def test_published_p_value_of_independence() -> None:
    """With the two rarest poses taken together, so that no cell is too small."""
    rows = [[*row[:4], row[4] + row[5]] for row in PIGS["joint_rows_black_columns_pink"]]
    rows[4:] = [[a + b for a, b in zip(rows[4], rows[5], strict=True)]]
    found, degrees = two_samples(rows)
    assert degrees == 16
    published = PIGS["facts"]["independence_of_the_two_pigs_p_value"]
    assert isclose(chi_square_tail(found, degrees), published, abs_tol=0.005)


def test_chi_square() -> None:
    assert chi_square([5, 15], [Fraction(1, 4), Fraction(3, 4)]) == 0
    assert chi_square([10, 10], [Fraction(1, 4), Fraction(3, 4)]) == pytest.approx(25 / 5 + 25 / 15)


def test_the_model_does_not_differ_from_itself() -> None:
    for model in (kern_pairs(), kern_single()):
        found = compare(model, kern_single())
        assert (found.chi_square, found.p_value, found.differs) == (0, 1, False)
        assert found.touching is not None
        assert found.touching.p_value == 1


def test_a_height_that_matters_is_found() -> None:
    """The throws from eight inches differ as a whole, and it is said in which poses."""
    names = PIGS["poses"]
    eight = [f"{name}={count}" for name, count in zip(names, PIGS["by_drop_height"]["8_inch"], strict=True)]
    found = compare(read_counts(eight), kern_single())
    assert found.differs
    by_name = {line.name: line for line in found.poses}
    assert by_name["razorback"].p_value < 0.01
    assert by_name["snouter"].p_value > 0.1
    assert not by_name["snouter"].few


def test_what_the_model_does_not_have() -> None:
    model = read_counts(["up=5", "down=5"])
    assert compare(read_counts(["up=5", "trotter=1"]), model).p_value == 0
    assert compare(read_counts(["up=5", "down=5"]), model).degrees == 1


def test_touching_is_compared_where_it_can_be_known() -> None:
    assert compare(read_counts(["up=5"]), kern_pairs()).touching is None
    pairs = compare(read_counts(["up+up=50"]), kern_pairs()).touching
    assert pairs is not None
    assert (pairs.observed, pairs.total, pairs.few) == (0, 50, True)
    many = compare(read_counts(["up=100", "touching=10"]), kern_pairs()).touching
    assert many is not None
    assert (many.total, many.p_value < 1e-9) == (60, True)
