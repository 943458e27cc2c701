"""Do one's own throws differ from a model? Pearson's chi-square, per pose and in all, with exact p-values (PTP-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import erfc, exp, pi, sqrt

import msgspec

from svinarium.games.pass_the_pigs.counts import TOUCHING, Counts
from svinarium.games.pass_the_pigs.figures import pose_chances
from svinarium.games.pass_the_pigs.poses import POSES

DIFFERS = 0.05
"""Below this p-value one says that throws differ."""

FEW = 5
"""With fewer expected than this the chi-square is only a rough guide."""


class Compared(msgspec.Struct, frozen=True):
    """One line of a comparison: ``observed`` of ``total``, ``expected`` by the model, and how surprising that is."""

    name: str
    observed: int
    total: int
    expected: float
    chi_square: float
    p_value: float

    @property
    def few(self) -> bool:
        """Whether so few are expected, with or without it, that the p-value is only a rough guide."""
        return min(self.expected, self.total - self.expected) < FEW


class Comparison(msgspec.Struct, frozen=True):
    """A comparison with a model: each pose against all others, touching throws (if any were noted), and all poses.

    ``degrees`` are the degrees of freedom of ``chi_square``; poses that the model does not have are left out of it and
    make ``p_value`` 0 if they were seen.
    """

    poses: tuple[Compared, ...]
    touching: Compared | None
    chi_square: float
    degrees: int
    p_value: float

    @property
    def differs(self) -> bool:
        """Whether the poses as a whole differ from the model's."""
        return self.p_value < DIFFERS


def chi_square_tail(x: float, degrees: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is at least ``x``.

    For whole degrees the regularized incomplete gamma function Q(degrees / 2, x / 2) is a finite sum: from
    Q(1/2, y) = erfc(√y) or Q(1, y) = e^−y upwards by Q(a + 1, y) = Q(a, y) + y^a e^−y / Γ(a + 1). All terms are
    positive, so that nothing cancels.

    >>> round(chi_square_tail(3.841458820694124, 1), 12), round(chi_square_tail(11.070497693516351, 5), 12)
    (0.05, 0.05)
    """
    if x <= 0 or degrees < 1:
        return 1.0
    y = x / 2
    if degrees % 2:
        tail, a, term = erfc(sqrt(y)), 0.5, 2 * sqrt(y / pi) * exp(-y)
    else:
        tail, a, term = exp(-y), 1.0, y * exp(-y)
    while 2 * a < degrees:
        tail += term
        a += 1
        term *= y / a
    return min(1.0, tail)


def chi_square(observed: Sequence[int], chances: Sequence[Fraction]) -> float:
    """Pearson's sum of (observed − expected)² / expected, exact until the end; chances sum to 1 and are above 0.

    >>> chi_square([8, 12], [Fraction(1, 2), Fraction(1, 2)])
    0.8
    """
    total = sum(observed)
    return float(sum((n - total * p) ** 2 / (total * p) for n, p in zip(observed, chances, strict=True)))


def one_of(name: str, observed: int, total: int, chance: Fraction) -> Compared:
    """How often one thing came of ``total`` times, against its chance in the model."""
    if 0 < chance < 1 and total:
        found = chi_square((observed, total - observed), (chance, 1 - chance))
        tail = chi_square_tail(found, 1)
    else:
        found, tail = 0.0, 1.0 if observed == total * chance else 0.0
    return Compared(name, observed, total, float(total * chance), found, tail)


def compare(counts: Counts, model: Counts) -> Comparison:
    """Compare counted throws with a model, by its own counts.

    Poses are compared among pigs that lie clean, touching throws among all throws. Pigs of one throw are taken as if
    they did not know of each other, for which the published data give no reason to doubt (p = 0.18).
    """
    seen, total, chances = counts.pigs, counts.total, pose_chances(model)
    possible = [pose for pose in POSES if chances[pose]]
    odd = any(seen[pose] for pose in POSES if not chances[pose])
    found = chi_square([seen[pose] for pose in possible], [chances[pose] for pose in possible]) if not odd else 0.0
    return Comparison(
        poses=tuple(one_of(pose, seen[pose], total, chances[pose]) for pose in POSES),
        touching=_touching(counts, model),
        chi_square=found,
        degrees=len(possible) - 1,
        p_value=0.0 if odd else chi_square_tail(found, len(possible) - 1),
    )


def _touching(counts: Counts, model: Counts) -> Compared | None:
    """Touching throws among all: only where throws of two were counted, or touching ones noted."""
    if not counts.pairs and not counts.touching:
        return None
    return one_of(TOUCHING, counts.touching, _throws(counts), _touching_chance(model))


def _throws(counts: Counts) -> int:
    """How many throws of two pigs were made; single pigs are two a throw."""
    return counts.touching + (counts.total + 1) // 2


def _touching_chance(model: Counts) -> Fraction:
    return Fraction(2 * model.touching, 2 * model.touching + model.total)


def describe(compared: Compared) -> Mapping[str, float | int | str]:
    """A line as plain values, with the shares that a reader compares."""
    return {
        "name": compared.name,
        "observed": compared.observed,
        "share": compared.observed / compared.total if compared.total else 0.0,
        "expected": compared.expected,
        "expected_share": compared.expected / compared.total if compared.total else 0.0,
        "chi_square": compared.chi_square,
        "p_value": compared.p_value,
        "few": compared.few,
    }
