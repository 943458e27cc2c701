"""Throw tables: the outcomes of one throw, with exact probabilities and an effect each.

A table is a value with a text form. Tables of dice are a list of cases, the first that fits counts::

    2d6: all 1 = wipe; any 1 = bust; alike = gain sum*2; else = gain sum

======================  ===================================================
case                    fits when
======================  ===================================================
``any N``               at least one die shows N
``all N``               every die shows N
``first N``             the first (the red) die shows N
``sum N``               the dice show N together
``alike``               all dice show the same
``else``                always; it stands last
======================  ===================================================

Tables of named outcomes give each a whole weight (probability = weight / sum of the weights)::

    weighted: 1 heads = gain 1; 1 tails = bust
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property

import msgspec

from svinarium.games.pig.effects import Effect
from svinarium.kernel import Die, MalformedError, Outcome, Weighted

FACED = ("any", "all", "first", "sum")
"""Cases that name a number."""

LISTED = 1296
"""Tables with at most so many outcomes look effects up; larger ones work them out for each throw."""


class Case(msgspec.Struct, frozen=True):
    """One line of a table: what must be seen, and its effect.

    ``when`` is one of the words above, with its ``number`` (0 if it has none), or the name of a weighted outcome.

    >>> Case("any", 1, Effect("bust")).text
    'any 1 = bust'
    """

    when: str
    number: int
    effect: Effect

    @property
    def text(self) -> str:
        """The text form, ``any 1 = bust``."""
        return f"{self.when} {self.number} = {self.effect.text}" if self.number else f"{self.when} = {self.effect.text}"

    def fits(self, faces: tuple[int, ...]) -> bool:
        """Whether dice that show ``faces`` are this case."""
        match self.when:
            case "any":
                return self.number in faces
            case "all":
                return all(face == self.number for face in faces)
            case "first":
                return faces[0] == self.number
            case "sum":
                return sum(faces) == self.number
            case "alike":
                return len(set(faces)) == 1
            case _:
                return True


class ThrowTable(msgspec.Struct, frozen=True, dict=True):
    """What is thrown, and what follows. Made by `read_table`; the cases of a weighted source are its outcomes in order.

    >>> from svinarium.games.pig import read_table
    >>> pig = read_table("d6: any 1 = bust; else = gain sum")
    >>> pig.effect(1).text, pig.effect(4).text
    ('bust', 'gain 4')
    >>> pig.distribution()[Effect("bust")]
    Fraction(1, 6)
    """

    source: Die | Weighted
    cases: tuple[Case, ...]

    @property
    def text(self) -> str:
        """The text form, read back by `read_table`."""
        if isinstance(self.source, Die):
            return f"{self.source.text}: {'; '.join(case.text for case in self.cases)}"
        weights = (weight for _, weight in self.source.table)
        return "weighted: " + "; ".join(f"{w} {case.text}" for w, case in zip(weights, self.cases, strict=True))

    @property
    def has_red(self) -> bool:
        """Whether the first die differs from the others, so that players must know it: the red one."""
        return isinstance(self.source, Die) and any(case.when == "first" for case in self.cases)

    def effect(self, outcome: Outcome) -> Effect:
        """The effect of an outcome; `MalformedError` ``draw_result`` if the source has no such outcome."""
        checked = self.source.check(outcome)
        if self.lookup is not None:
            return self.lookup[checked]
        return self._work_out(checked)

    def _work_out(self, outcome: Outcome) -> Effect:
        if isinstance(outcome, str):
            return next(case.effect for case in self.cases if case.when == outcome)
        faces = outcome if isinstance(outcome, tuple) else (outcome,)
        return next(case.effect for case in self.cases if case.fits(faces)).at(sum(faces))

    @cached_property
    def lookup(self) -> dict[Outcome, Effect] | None:
        """Every outcome's effect, or nothing if there are too many to list."""
        if self.source.size() > LISTED:
            return None
        return {outcome: self._work_out(outcome) for outcome, _ in self.source.outcomes()}

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction, Effect]]:
        """Every outcome with its exact probability and effect, one by one: for tables that are not too large."""
        return ((outcome, p, self._work_out(outcome)) for outcome, p in self.source.outcomes())

    def distribution(self) -> dict[Effect, Fraction]:
        """The exact probability of every effect that can happen. Lists no outcomes: for tables of any size."""
        if isinstance(self.source, Die):
            counts, total = count_effects(self.source, self.cases), self.source.size()
        else:
            counts, total = Counter[Effect](), self.source.total
            for case, (_, weight) in zip(self.cases, self.source.table, strict=True):
                counts[case.effect] += weight
        return {effect: Fraction(count, total) for effect, count in counts.items()}


def count_effects(die: Die, cases: tuple[Case, ...]) -> Counter[Effect]:
    """In how many of the ``sides ** count`` equally likely outcomes each effect happens.

    Die by die, over what the cases can still tell apart: the sum so far, the first of the cases ``any`` and ``first``
    that fits already, and the face that all dice share (0: they differ). Work grows with (count × sides)².
    """
    last = len(cases) - 1
    place = {(case.when, case.number): index for index, case in reversed(tuple(enumerate(cases)))}
    ways: Counter[tuple[int, int, int]] = Counter()
    for face in range(1, die.sides + 1):
        fit = min(place.get(("any", face), last), place.get(("first", face), last))
        ways[face, fit, face] += 1
    for _ in range(die.count - 1):
        longer: Counter[tuple[int, int, int]] = Counter()
        for (total, fit, shared), count in ways.items():
            for face in range(1, die.sides + 1):
                state = total + face, min(fit, place.get(("any", face), last)), shared if face == shared else 0
                longer[state] += count
        ways = longer
    effects: Counter[Effect] = Counter()
    alike = place.get(("alike", 0), last)
    for (total, fit, shared), count in ways.items():
        fit = min(fit, place.get(("sum", total), last))
        if shared:
            fit = min(fit, alike, place.get(("all", shared), last))
        effects[cases[fit].effect.at(total)] += count
    return effects


def checked_table(table: ThrowTable, *, one_throw: bool = False) -> ThrowTable:
    """The table, if one can play with it: it can score, and it can end a turn (``one_throw``: a turn ends anyway).

    `MalformedError` ``pig_table_never_scores`` or ``pig_table_never_busts`` otherwise.
    """
    possible = table.distribution()
    if not any(effect.kind == "gain" for effect in possible):
        raise MalformedError("pig_table_never_scores", {"table": table.text[:200]})
    if not one_throw and not any(effect.ends_turn for effect in possible):
        raise MalformedError("pig_table_never_busts", {"table": table.text[:200]})
    return table
