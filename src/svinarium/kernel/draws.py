"""Luck is asked for, never taken: a state names the draw that it wants, somebody else answers.

A `Draw` has a *position* (its name in the game: ``turn/7/roll/2``), a *source* (what is drawn, with exact
probabilities) and an *audience* (who sees the result at once). Who answers is not the rules' business: the ledger
online, a seeded generator in simulations, a person's hand at a physical table, an enumerator in a solver.

Results are plain JSON values, one shape a source:

=============  =============================  ==========================
source         result                         text form of the source
=============  =============================  ==========================
``Die(6)``     ``int`` 1 … sides              ``d6``
``Die(6, 2)``  ``list`` of ``count`` ints     ``2d6``
``Weighted``   ``str``, one of the outcomes   ``weighted 1:heads 1:tails``
``Shuffle``    ``list``, a permutation 0 … n-1  ``shuffle 112``
=============  =============================  ==========================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from math import factorial
from typing import Any, Literal, TypeAlias

import msgspec

from svinarium.kernel.errors import MalformedError

Outcome: TypeAlias = int | str | tuple[int, ...]
"""A drawn result. Tuples are written as JSON arrays."""

Audience: TypeAlias = Literal["all"] | tuple[int, ...]
"""Who sees a result at once: everybody, these seats, or (empty) nobody yet."""

MAX_TOTAL = 2**256
"""Largest total of weights, or number of sides, that a draw may have."""


class Die(msgspec.Struct, frozen=True, tag="die", gc=False):
    """One throw of ``count`` dice with ``sides`` equally likely faces 1 … sides, in a stated order.

    >>> Die(6).text, Die(6, 2).text
    ('d6', '2d6')
    """

    sides: int
    count: int = 1

    @property
    def text(self) -> str:
        """The text form, read back by `parse_source`."""
        return f"d{self.sides}" if self.count == 1 else f"{self.count}d{self.sides}"

    def size(self) -> int:
        """Number of different results."""
        return int(self.sides**self.count)

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every result with its exact probability."""
        p = Fraction(1, self.size())
        if self.count == 1:
            return ((face, p) for face in range(1, self.sides + 1))
        return ((faces, p) for faces in product(range(1, self.sides + 1), repeat=self.count))

    def check(self, result: object) -> Outcome:
        """The result in its kernel form; `MalformedError` if it is not one of this source's."""
        if self.count == 1:
            if type(result) is int and 1 <= result <= self.sides:
                return result
        elif isinstance(result, list | tuple) and len(result) == self.count:
            if all(type(face) is int and 1 <= face <= self.sides for face in result):
                return tuple(result)
        raise _bad_result(self.text, result)


class Weighted(msgspec.Struct, frozen=True, tag="weighted"):
    """One of several named outcomes, with positive integer weights: probability = weight / total.

    >>> Weighted((("heads", 1), ("tails", 1))).text
    'weighted 1:heads 1:tails'
    """

    table: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        names = [name for name, _ in self.table]
        if not names or len(set(names)) != len(names):
            raise MalformedError("draw_table", {"table": " ".join(names)})
        if any(not re.fullmatch(r"[^\s:]+", name) for name in names) or any(w <= 0 for _, w in self.table):
            raise MalformedError("draw_table", {"table": " ".join(names)})

    @property
    def text(self) -> str:
        """The text form, read back by `parse_source`."""
        return "weighted " + " ".join(f"{weight}:{name}" for name, weight in self.table)

    @property
    def total(self) -> int:
        """Sum of the weights."""
        return sum(weight for _, weight in self.table)

    def size(self) -> int:
        """Number of different results."""
        return len(self.table)

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every result with its exact probability."""
        total = self.total
        return ((name, Fraction(weight, total)) for name, weight in self.table)

    def check(self, result: object) -> Outcome:
        """The result in its kernel form; `MalformedError` if it is not one of this source's."""
        if isinstance(result, str) and any(name == result for name, _ in self.table):
            return result
        raise _bad_result(self.text, result)


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """A uniformly random order of ``n`` things: ``result[i]`` is the thing at place ``i``.

    >>> Shuffle(3).size()
    6
    """

    n: int

    @property
    def text(self) -> str:
        """The text form, read back by `parse_source`."""
        return f"shuffle {self.n}"

    def size(self) -> int:
        """Number of different results (n!)."""
        return factorial(self.n)

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every result with its exact probability (n! of them: for small n)."""
        p = Fraction(1, self.size())
        return ((order, p) for order in permutations(range(self.n)))

    def check(self, result: object) -> Outcome:
        """The result in its kernel form; `MalformedError` if it is not one of this source's."""
        if isinstance(result, list | tuple) and len(result) == self.n:
            if all(type(i) is int for i in result) and set(result) == set(range(self.n)):
                return tuple(result)
        raise _bad_result(self.text, result)


Source: TypeAlias = Die | Weighted | Shuffle


class Draw(msgspec.Struct, frozen=True, gc=False):
    """What a state wants from luck: a position that occurs once a game, a source, and who sees the result."""

    position: str
    source: Source
    audience: Audience = "all"

    def seen_by(self, seat: int | None) -> bool:
        """Whether ``seat`` (``None``: a spectator) sees the result the moment it is drawn."""
        return self.audience == "all" or seat in self.audience


def pick(source: Source, below: Callable[[int], int]) -> Outcome:
    """A result of the source, from uniformly random whole numbers: ``below(n)`` gives one of 0 … n-1.

    Numbers are used up in the order that ``docs/ledger.md`` states.

    >>> pick(Die(6, 2), lambda n: n - 1), pick(Shuffle(3), lambda n: 0)
    ((6, 6), (1, 2, 0))
    """
    if isinstance(source, Die):
        if source.count == 1:
            return 1 + below(source.sides)
        return tuple(1 + below(source.sides) for _ in range(source.count))
    if isinstance(source, Weighted):
        left = below(source.total)
        for name, weight in source.table[:-1]:
            if left < weight:
                return name
            left -= weight
        return source.table[-1][0]
    order = list(range(source.n))
    for i in range(source.n - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


_DIE = re.compile(r"(?P<count>[2-9]|[1-9][0-9]{1,3})?d(?P<sides>[1-9][0-9]{0,77})")
_SHUFFLE = re.compile(r"shuffle (?P<n>[1-9][0-9]{0,5})")
_WEIGHT = re.compile(r"(?P<weight>[1-9][0-9]{0,77}):(?P<name>[^\s:]+)")


def parse_source(text: str) -> Source:
    """Read a source's text form back; `MalformedError` if it is none.

    >>> parse_source("2d6")
    Die(sides=6, count=2)
    """
    if found := _DIE.fullmatch(text):
        return Die(int(found["sides"]), int(found["count"] or 1))
    if found := _SHUFFLE.fullmatch(text):
        return Shuffle(int(found["n"]))
    kind, _, rest = text.partition(" ")
    entries = [_WEIGHT.fullmatch(entry) for entry in rest.split(" ")]
    if kind == "weighted" and all(entries):
        return Weighted(tuple((entry["name"], int(entry["weight"])) for entry in entries if entry))
    raise MalformedError("draw_source", {"text": text})


def _bad_result(source: str, result: Any) -> MalformedError:
    return MalformedError("draw_result", {"source": source, "result": str(result)})
