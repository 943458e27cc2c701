"""Races whose states are broken."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from svinarium.kernel import (
    Die,
    Draw,
    Event,
    Move,
    Refusal,
    Setup,
    View,
)
from tests.kernel.mutants.base import Broken, replace
from tests.kernel.race import RaceState


class ListState(RaceState, frozen=True):
    log: list[str] = []


class ChangesState(Broken):
    caught_by, said = "pure", "the state was changed"
    state_type = ListState

    def start(self, setup: Setup) -> RaceState:
        return ListState(10, (0,) * setup.seats)

    def apply(self, state: RaceState, event: Event) -> RaceState:
        after = super().apply(state, event)
        assert isinstance(state, ListState)
        state.log.append("!")
        return after


class ViewChangesState(Broken):
    caught_by, said = "pure", "the state was changed"
    state_type = ListState

    def start(self, setup: Setup) -> RaceState:
        return ListState(10, (0,) * setup.seats)

    def view(self, state: RaceState, seat: int | None) -> View:
        assert isinstance(state, ListState)
        state.log.append("!")
        return super().view(state, seat)


class RemembersItself(Broken):
    caught_by, said = "pure", "another next state the second time"
    runs = 0

    def apply(self, state: RaceState, event: Event) -> RaceState:
        self.runs += 1
        return replace(super().apply(state, event), oinks=self.runs)


class KnowsIdentity(Broken):
    caught_by, said = "pure", "another next state from a copy"

    def __init__(self) -> None:
        self.seen: dict[int, RaceState] = {}

    def start(self, setup: Setup) -> RaceState:
        return self.keep(super().start(setup))

    def keep(self, state: RaceState) -> RaceState:
        self.seen[id(state)] = state
        return state

    def apply(self, state: RaceState, event: Event) -> RaceState:
        return self.keep(replace(super().apply(state, event), oinks=int(id(state) in self.seen)))


class LosesInJson(Broken):
    caught_by, said = "state_json", "not of the game's state_type"

    def start(self, setup: Setup) -> Any:
        state = super().start(setup)
        return NoRaceState(**{name: getattr(state, name) for name in state.__struct_fields__})


class NoRaceState(msgspec.Struct, frozen=True):
    goal: int
    scores: tuple[int, ...]
    turn: int = 0
    throws: int = 0
    wants: str = ""
    window: bool = False
    oinks: int = 0


class PairState(RaceState, frozen=True):
    pair: Any = (1, 2)


class TupleAsList(Broken):
    caught_by, said = "state_json", "not the same from JSON"
    state_type = PairState

    def start(self, setup: Setup) -> RaceState:
        return PairState(10, (0,) * setup.seats)


class Mood(Enum):
    CALM = "calm"


class MoodState(RaceState, frozen=True):
    mood: Mood = Mood.CALM


class ReprOfEnum(Broken):
    caught_by, said = "state_repr", "does not evaluate"
    state_type = MoodState

    def start(self, setup: Setup) -> RaceState:
        return MoodState(10, (0,) * setup.seats)


class ShortReprState(RaceState, frozen=True):
    def __repr__(self) -> str:
        return f"ShortReprState({self.goal}, {self.scores})"


class ShortRepr(Broken):
    caught_by, said = "state_repr", "evaluates to"
    state_type = ShortReprState

    def start(self, setup: Setup) -> RaceState:
        return ShortReprState(10, (0,) * setup.seats)


class DeadEnd(Broken):
    caught_by, said = "alive", "no mover, no wanted draw, no timer and no result"

    def movers(self, state: RaceState) -> tuple[int, ...]:
        return () if max(state.scores) > 3 else super().movers(state)


class MovesBeforeDraw(Broken):
    caught_by, said = "alive", "although a draw is wanted"

    def movers(self, state: RaceState) -> tuple[int, ...]:
        return (state.turn,) if state.wants == "coin" else super().movers(state)


class MoversAfterEnd(Broken):
    caught_by, said = "terminal", "seats may act after the end"

    def movers(self, state: RaceState) -> tuple[int, ...]:
        return () if state.wants else (state.turn,)


class DrawAfterEnd(Broken):
    caught_by, said = "terminal", "a draw is wanted after the end"

    def wanted(self, state: RaceState) -> Draw | None:
        return Draw("end", Die(6)) if self.result(state) else super().wanted(state)


class TimerAfterEnd(Broken):
    caught_by, said = "terminal", "a timer runs after the end"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return () if state.wants else ("nap",)


class AcceptsAfterEnd(Broken):
    caught_by, said = "terminal", "accepted after the end"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        return None if self.result(state) and isinstance(event, Move) else super().verify(state, event)


class SamePosition(Broken):
    caught_by, said = "positions", "a second time"

    def position(self, state: RaceState) -> str:
        return state.wants


class Endless(Broken):
    caught_by, said = "ends", "no end after"

    def added(self, state: RaceState, seat: int, points: int) -> tuple[int, ...]:
        return tuple(min(score, 2) for score in super().added(state, seat, points))


class StartCrashes(Broken):
    caught_by, said = "starts", "KeyError"

    def start(self, setup: Setup) -> RaceState:
        return RaceState(10, (0,) * int(setup.options["places"]))
