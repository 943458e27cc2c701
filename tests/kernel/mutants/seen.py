"""Races that are broken in what is seen, and in their programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from svinarium.kernel import (
    Chance,
    Draw,
    Drawn,
    Event,
    Note,
    PlayerKind,
    Seen,
    View,
)
from tests.kernel.mutants.base import Broken, only, replace
from tests.kernel.race import RaceState, RaceView, eager


class OtherType(Broken):
    caught_by, said = "views", "a view of type"

    def view(self, state: RaceState, seat: int | None) -> View:
        return View(seat=seat, phase="x", scores=state.scores)


class MovesMissing(Broken):
    caught_by, said = "views", "legal are"

    def view(self, state: RaceState, seat: int | None) -> View:
        return replace(super().view(state, seat), moves=("roll",))


class ToActMissing(Broken):
    caught_by, said = "views", "movers are"

    def view(self, state: RaceState, seat: int | None) -> View:
        return replace(super().view(state, seat), to_act=())


class ResultMissing(Broken):
    caught_by, said = "views", "it is Result"

    def view(self, state: RaceState, seat: int | None) -> View:
        return replace(super().view(state, seat), result=None)


class ScoreMissing(Broken):
    caught_by, said = "views", "of 2 seats"

    def view(self, state: RaceState, seat: int | None) -> View:
        return replace(super().view(state, seat), scores=state.scores[1:])


class RenamedView(RaceView, frozen=True, kw_only=True, rename={"oinks": "noise"}):
    oinks: int = 0


class WrongFold(Broken):
    caught_by, said = "folds", "folded"
    view_type = RenamedView

    def view(self, state: RaceState, seat: int | None) -> View:
        view = super().view(state, seat)
        return RenamedView(**{name: getattr(view, name) for name in view.__struct_fields__})


class LooseView(RaceView, frozen=True, kw_only=True):
    flag: Any = 1


class EqualButOther(Broken):
    """``True == 1``: a change that no comparison sees."""

    caught_by, said = "folds", "folded"
    view_type = LooseView

    def view(self, state: RaceState, seat: int | None) -> View:
        view = super().view(state, seat)
        flag = True if state.throws % 2 else 1
        return LooseView(**{name: getattr(view, name) for name in view.__struct_fields__}, flag=flag)


class SeenAsOther(Broken):
    caught_by, said = "seen", "seen as"

    def view_event(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> Seen:
        seen = super().view_event(before, event, after, seat)
        return replace(seen, result=1) if isinstance(event, Drawn) else seen


class OwnMoveHidden(Broken):
    caught_by, said = "seen", "seen as"
    all_alike = False

    def view_event(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> Seen:
        return replace(super().view_event(before, event, after, seat), move=None)


class LoudNote(Broken):
    caught_by, said = "codes", "GAIN"

    def notes(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> tuple[Note, ...]:
        return (Note("GAIN"),)


class NotAlikeView(Broken):
    caught_by, said = "alike", "a state is not seen alike"

    def view(self, state: RaceState, seat: int | None) -> View:
        return replace(super().view(state, seat), phase=f"seat {seat}")


class NotAlikeNotes(Broken):
    caught_by, said = "alike", "an event is not seen alike"

    def notes(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> tuple[Note, ...]:
        return (Note("hello", {"seat": -1 if seat is None else seat}),)


class AlikeButHidden(Broken):
    caught_by, said = "alike", "an event is not seen alike"

    def wanted(self, state: RaceState) -> Draw | None:
        wanted = super().wanted(state)
        return replace(wanted, audience=(0,)) if wanted else None


class AlikeReveals(Broken):
    caught_by, said = "alike", "reveals, where nothing is hidden"

    def reveals(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> bool:
        return isinstance(event, Drawn)


class AlikeOtherWorld(Broken):
    caught_by, said = "alike", "another world, where nothing is hidden"

    def another_world(self, state: RaceState, seat: int | None, chance: Chance) -> RaceState:
        return replace(state, oinks=chance.below(100))


class AutopilotCheats(Broken):
    caught_by, said = "programs", "win"

    def autopilot(self, view: View) -> str:
        return "win"


class AutopilotCheatsWhereItNeverGoes(Broken):
    caught_by, said = "programs", "autopilot plays 'win'"

    def autopilot(self, view: View) -> str:
        return "roll" if view.to_act == (0,) or view.scores[0] else "win"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return ()


class Cheat(msgspec.Struct, frozen=True):
    def choose(self, view: View, chance: Chance) -> str:
        return "win" if view.scores[0] else "roll"


class PlayerCheats(Broken):
    caught_by, said = "programs", "plays 'win'"
    players: Mapping[str, PlayerKind] = {"cheat": PlayerKind("cheat", lambda _, argument: only(Cheat(), argument))}


class Moody(msgspec.Struct):
    calls: int = 0

    def choose(self, view: View, chance: Chance) -> str:
        self.calls += 1
        return view.moves[self.calls % 2]


class PlayerRemembers(Broken):
    caught_by, said = "programs", "then"
    players: Mapping[str, PlayerKind] = {"moody": PlayerKind("moody", lambda _, argument: only(Moody(), argument))}


class Lazy(msgspec.Struct, frozen=True):
    def choose(self, view: View, chance: Chance) -> str:
        return "rest"


class PlayerNeverEnds(Broken):
    caught_by, said = "ends", "lazy"
    players: Mapping[str, PlayerKind] = {"lazy": PlayerKind("lazy", lambda _, argument: only(Lazy(), argument))}


class AnyArgument(Broken):
    caught_by, said = "programs", "takes any argument"
    players: Mapping[str, PlayerKind] = {"eager": PlayerKind("eager", lambda setup, _: eager(setup, "4"))}
