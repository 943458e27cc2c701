"""Settlement: everybody wins or loses the difference between his total and the mean (DP-11)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from svinarium.kernel import Fact


def settle(totals: Sequence[int]) -> tuple[Fraction, ...]:
    """What each wins, exactly; the sum is exactly 0.

    >>> [str(share) for share in settle((100, 101, 100))]
    ['-1/3', '2/3', '-1/3']
    """
    mean = Fraction(sum(totals), len(totals))
    return tuple(total - mean for total in totals)


def tenths(share: Fraction) -> dict[str, Fact]:
    """A share for a message that shows one decimal: ``sign`` (``plus``, ``minus``, ``zero``), ``whole``, ``tenth``.

    Rounded half away from zero, for showing only.

    >>> tenths(Fraction(-2, 3))
    {'sign': 'minus', 'whole': 0, 'tenth': 7}
    """
    rounded = floor(abs(share) * 10 + Fraction(1, 2))
    sign = "zero" if not rounded else "plus" if share > 0 else "minus"
    return {"sign": sign, "whole": rounded // 10, "tenth": rounded % 10}
