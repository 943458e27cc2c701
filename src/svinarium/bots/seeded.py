"""Luck and chance from a number: the same number gives the same game, on every machine and version of Python.

Only ``random()`` of Python's generator is used, the one whose numbers are promised to stay. For dice that others must
be able to trust there is the ledger.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from svinarium.kernel import Die, Draw, Outcome, pick

_EXACT = 2**32
"""Up to here ``int(random() * n)`` is uniform to one part in a million."""


class SeededChance:
    """Random choices for programs, from a seed."""

    def __init__(self, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random

    def below(self, n: int) -> int:
        """A uniformly random whole number 0 … n-1."""
        if n <= _EXACT:
            return int(self._random() * n)
        high, low = divmod(n, _EXACT)
        while True:
            found = self.below(high + 1) * _EXACT + self.below(_EXACT)
            if found < high * _EXACT + low:
                return found


class SeededLuck:
    """Answers draws from a seed: a `Luck` of the kernel."""

    def __init__(self, seed: int) -> None:
        self._below = SeededChance(seed).below

    def __call__(self, draw: Draw) -> Outcome:
        """A random result of the draw's source."""
        source = draw.source
        if type(source) is Die and source.count == 1:
            return 1 + self._below(source.sides)
        return pick(source, self._below)
