"""Races that are broken in luck, ends and records."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from svinarium.kernel import (
    Die,
    Draw,
    Drawn,
    Event,
    Outcome,
    Refusal,
    Result,
    Setup,
)
from tests.kernel.mutants.base import Broken, replace
from tests.kernel.race import RaceState


class Crooked(Die, frozen=True):
    """A die whose one face comes twice as often."""

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        return ((face, Fraction(1 + (face == 6), 6)) for face in range(1, 7))


class SumAboveOne(Broken):
    caught_by, said = "probabilities", "sum to 7/6"
    die = Crooked(6)


class Shy(Die, frozen=True):
    """A die that shows one face less than it has."""

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        return ((face, Fraction(1, 5)) for face in range(1, 6))


class SizeIsWrong(Broken):
    caught_by, said = "probabilities", "its size is 6"
    die = Shy(6)


class Never(Die, frozen=True):
    """A die with a face that never comes."""

    def outcomes(self) -> Iterator[tuple[Outcome, Fraction]]:
        return ((face, Fraction(face != 1, 5)) for face in range(1, 7))


class ZeroOutcome(Broken):
    caught_by, said = "probabilities", "probability 0"
    die = Never(6)


class Velvet(Die, frozen=True):
    """An honest die of somebody else."""


class ForeignSource(Broken):
    caught_by, said = "sources", "no source of the kernel"
    die = Velvet(6)


class ManySides(Broken):
    caught_by, said = "sources", "out of limits"
    die = Die(2**60)


class SpokenPosition(Broken):
    caught_by, said = "sources", "words joined by slashes"

    def position(self, state: RaceState) -> str:
        return f"Throw {state.wants} No. {state.throws}"


class AudienceOfNobody(Broken):
    caught_by, said = "sources", "audience"
    all_alike = False

    def wanted(self, state: RaceState) -> Draw | None:
        wanted = super().wanted(state)
        return replace(wanted, audience=(0, 1, 9)) if wanted else None


class OutcomeRefused(Broken):
    caught_by, said = "outcomes", "refused"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        refused = isinstance(event, Drawn) and event.result == 6
        return Refusal("too_good") if refused else super().verify(state, event)


class AnyResult(Broken):
    caught_by, said = "outcomes", "no outcome of"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        if isinstance(event, Drawn) and event.result == 7 and state.wants == "die":
            event = Drawn(event.position, 6)
        return super().verify(state, event)


class AnyPosition(Broken):
    caught_by, said = "outcomes", "is wanted"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        wanted = self.wanted(state)
        if isinstance(event, Drawn) and wanted and event.position.startswith(wanted.position):
            event = Drawn(wanted.position, event.result)
        return super().verify(state, event)


class SameDrawTwice(Broken):
    caught_by, said = "outcomes", "answered twice"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        late = isinstance(event, Drawn) and event.position == f"die/{state.throws}" and event.result in range(1, 6)
        return None if late and self.movers(state) else super().verify(state, event)


class ShortStandings(Broken):
    caught_by, said = "results", "standings"

    def result(self, state: RaceState) -> Result | None:
        result = super().result(state)
        return replace(result, standings=(1,)) if result else None


class NobodyWon(Broken):
    caught_by, said = "results", "nobody won"

    def result(self, state: RaceState) -> Result | None:
        result = super().result(state)
        return replace(result, standings=(2, 3)) if result else None


class GapInRanks(Broken):
    caught_by, said = "results", "rank 3"

    def result(self, state: RaceState) -> Result | None:
        result = super().result(state)
        return replace(result, standings=(1, 3)) if result else None


class HalfScores(Broken):
    caught_by, said = "results", "scores"

    def result(self, state: RaceState) -> Result | None:
        result = super().result(state)
        return replace(result, scores=("2/4", 3)) if result else None


class ForgetfulStart(Broken):
    """A start that depends on how often it was asked for: a replay begins elsewhere."""

    caught_by, said = "records", "replay"
    runs = 0

    def start(self, setup: Setup) -> RaceState:
        self.runs += 1
        return replace(super().start(setup), oinks=self.runs)


class _CountingUp:
    """A number that is one more each time."""

    runs = 0

    def __get__(self, game: object, kind: object) -> int:
        self.runs += 1
        return self.runs


class AnyRules(Broken):
    caught_by, said = "records", "a record of rules"
    rules: Any = _CountingUp()
