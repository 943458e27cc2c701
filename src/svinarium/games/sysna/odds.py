"""What a throw is worth: the chance of a chirik, means, and the pot where one more throw stops paying. All derived."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from svinarium.games.sysna.rules import HOLD, Rules
from svinarium.kernel import Fact, score_text


class Odds(msgspec.Struct, frozen=True):
    """Exact numbers of one throw: ``chirik`` its chance of burning, ``mean`` the mean of what it adds to the pot."""

    chirik: Fraction
    mean: Fraction

    @property
    def mean_gain(self) -> Fraction:
        """Mean points of a throw that is no chirik."""
        return self.mean / (1 - self.chirik)

    @property
    def break_even(self) -> Fraction:
        """The pot at which staying for one more throw neither gains nor loses on average: mean / chance of chirik."""
        return self.mean / self.chirik


def odds(rules: Rules) -> Odds:
    """The odds of one throw.

    >>> from svinarium.games.sysna import SYSNA, rules_of
    >>> two = odds(rules_of(SYSNA.setup(2)))
    >>> two.chirik, two.mean_gain, two.break_even
    (Fraction(1, 6), Fraction(15, 2), Fraction(75, 2))
    """
    p = Fraction(1, rules.die.size())
    chirik = sum((p for gain in rules.gains.values() if not gain), Fraction(0))
    return Odds(chirik, p * sum(rules.gains.values()))


def sysna_facts(rules: Rules) -> dict[str, Fact]:
    """The odds as facts: chances and means as exact fractions in text; ``hold`` is where autopilot takes."""
    chances = odds(rules)
    return {
        "gain_chance": str(1 - chances.chirik),
        "bust_chance": str(chances.chirik),
        "mean_gain": score_text(chances.mean_gain),
        "mean_throw": score_text(chances.mean),
        "break_even": score_text(chances.break_even),
        "hold": HOLD,
    }
