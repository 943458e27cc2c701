"""What a throw table means for a player: chances, means and the turn total where a roll stops paying. All derived."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

import msgspec

from svinarium.games.pig.throws import ThrowTable
from svinarium.kernel import Fact, score_text


class Odds(msgspec.Struct, frozen=True):
    """Exact chances of each kind of effect, and ``mean``, the mean points of one throw (0 for one that gains none)."""

    gain: Fraction
    bust: Fraction
    void: Fraction
    wipe: Fraction
    out: Fraction
    mean: Fraction

    @property
    def end(self) -> Fraction:
        """Chance that a throw ends the turn without points."""
        return self.bust + self.wipe + self.out

    @property
    def mean_gain(self) -> Fraction:
        """Mean points of a throw that scores."""
        return self.mean / self.gain

    @property
    def break_even(self) -> Fraction:
        """The turn total at which one more roll neither gains nor loses on average: mean / chance of losing it.

        A roll changes the expected turn total t by mean − t × end; what a wipe costs besides (the score) is not in it.
        """
        return self.mean / self.end


def odds(table: ThrowTable) -> Odds:
    """The odds of a table that can score and can end a turn.

    >>> from svinarium.games.pig import read_table
    >>> pig = odds(read_table("d6: any 1 = bust; else = gain sum"))
    >>> pig.bust, pig.mean_gain, pig.break_even
    (Fraction(1, 6), Fraction(4, 1), Fraction(20, 1))
    """
    chances = dict.fromkeys(("gain", "bust", "void", "wipe", "out"), Fraction(0))
    mean = Fraction(0)
    for effect, p in table.distribution().items():
        chances[effect.kind] += p
        mean += effect.points * p
    return Odds(**chances, mean=mean)


def best_table(tables: Sequence[ThrowTable]) -> int:
    """Index of the table with the greatest mean of one throw, the first of equal ones: how many dice to take in Hog."""
    means = [odds(table).mean for table in tables]
    return means.index(max(means))


def hold_total(table: ThrowTable) -> int:
    """The least turn total at which a roll does not gain on average: a sensible place to bank, derived."""
    return max(1, ceil(odds(table).break_even))


def table_facts(table: ThrowTable) -> dict[str, Fact]:
    """The odds as facts: chances and means as exact fractions in text."""
    chances = odds(table)
    return {
        "gain_chance": str(chances.gain),
        "bust_chance": str(chances.bust),
        "void_chance": str(chances.void),
        "wipe_chance": str(chances.wipe),
        "out_chance": str(chances.out),
        "mean_gain": str(chances.mean_gain),
        "mean_throw": str(chances.mean),
        "break_even": score_text(chances.break_even),
    }
