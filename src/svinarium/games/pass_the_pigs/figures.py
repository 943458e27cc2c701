"""Figure models: how the pigs fall, as exact chances made from counts (PTP-6). The data name their source."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Literal, TypeAlias

import msgspec

from svinarium.games.pass_the_pigs.counts import Counts
from svinarium.games.pass_the_pigs.poses import OINKER, PIGGYBACK, pair_name, throw_effect
from svinarium.games.pig import ThrowTable, weighted_table
from svinarium.kernel import Weighted

Figures: TypeAlias = Literal["kern_pairs", "kern_single", "custom"]
"""Which counts the chances are made from: published pairs, published single pigs, or one's own."""


class Published(msgspec.Struct, frozen=True):
    """Published counts: where they are from, ``single`` pigs by pose, clean ``pairs``, and ``touching`` throws."""

    source: str
    about: str
    single: dict[str, int]
    pairs: dict[str, int]
    touching: int


@cache
def published(name: str = "kern") -> Published:
    """The published counts of that name, from the package's data.

    >>> published().touching
    23
    """
    text = files("svinarium.games.pass_the_pigs").joinpath("figures.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Published])[name]


def kern_pairs() -> Counts:
    """The published pairs."""
    known = published()
    return Counts({}, dict(known.pairs), known.touching)


def kern_single() -> Counts:
    """The published single pigs; each throw has two of them."""
    known = published()
    return Counts(dict(known.single), {}, known.touching)


def weights(counts: Counts, piggyback_share: Fraction) -> dict[str, int]:
    """Every throw that can happen with its whole weight, as small as they can be: chance = weight / sum of the weights.

    ``piggyback_share`` of the touching throws are piggybacks. Pairs are taken as they were counted; from single pigs
    the pair is made as if the two did not know of each other.

    >>> weights(Counts({"trotter": 3, "side_dot_up": 1}, {}, 1), Fraction(0))["oinker"]
    8
    """
    touching = counts.touching
    if counts.pairs:
        found = {pair: count for pair, count in counts.pairs.items() if count}
    else:
        known = {pose: count for pose, count in counts.single.items() if count}
        found = {pair_name(a, b): n * m for a, n in known.items() for b, m in known.items()}
        touching = 2 * counts.touching * sum(known.values())
    whole = piggyback_share.denominator
    found = {pair: weight * whole for pair, weight in found.items()}
    found[OINKER] = touching * (whole - piggyback_share.numerator)
    found[PIGGYBACK] = touching * piggyback_share.numerator
    divisor = gcd(*found.values())
    return {name: weight // divisor for name, weight in found.items() if weight}


def pigs_table(counts: Counts, piggyback_share: Fraction) -> ThrowTable:
    """The throw table of two pigs: `weights`, each with its effect (PTP-2 … PTP-4).

    >>> pigs_table(kern_pairs(), Fraction(0)).effect("snouter+razorback").text
    'gain 15'
    """
    return weighted_table(
        (weight, name, throw_effect(name)) for name, weight in weights(counts, piggyback_share).items()
    )


def single_source(counts: Counts) -> Weighted:
    """One pig alone: its poses with their counts."""
    return Weighted(tuple((pose, count) for pose, count in counts.pigs.items() if count))


def pose_chances(counts: Counts) -> Mapping[str, Fraction]:
    """The exact chance of each pose of a pig that lies clean."""
    total = counts.total
    return {pose: Fraction(count, total) for pose, count in counts.pigs.items()}
