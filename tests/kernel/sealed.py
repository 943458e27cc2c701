"""A tiny game of hidden moves: all choose ``left`` or ``right`` at once, unseen; those in the smaller half win."""

from __future__ import annotations

import msgspec

from svinarium.kernel import (
    Chance,
    Draw,
    Event,
    Game,
    IllegalError,
    MalformedError,
    Move,
    Note,
    Reason,
    Refusal,
    Result,
    Seen,
    Setup,
    View,
)

SIDES = ("left", "right")


class SealedState(msgspec.Struct, frozen=True):
    choices: tuple[str, ...]


class SealedView(View, frozen=True, kw_only=True):
    own: str = ""
    chosen: tuple[bool, ...] = ()
    choices: tuple[str, ...] = ()


class Sealed(Game[SealedState]):
    name = "sealed"
    state_type = SealedState
    view_type = SealedView
    min_seats = 2
    max_seats = 5

    def start(self, setup: Setup) -> SealedState:
        return SealedState(("",) * setup.seats)

    def movers(self, state: SealedState) -> tuple[int, ...]:
        return tuple(seat for seat, choice in enumerate(state.choices) if not choice)

    def legal(self, state: SealedState, seat: int) -> tuple[str, ...]:
        return SIDES if seat in self.movers(state) else ()

    def wanted(self, state: SealedState) -> Draw | None:
        return None

    def verify(self, state: SealedState, event: Event) -> Refusal | None:
        if not isinstance(event, Move) or event.move not in SIDES:
            raise MalformedError("move")
        return None if event.seat in self.movers(state) else Refusal("chosen_already")

    def apply(self, state: SealedState, event: Event) -> SealedState:
        if refusal := self.verify(state, event):
            raise IllegalError(refusal)
        assert isinstance(event, Move)
        choices = list(state.choices)
        choices[event.seat] = event.move
        return SealedState(tuple(choices))

    def result(self, state: SealedState) -> Result | None:
        if not all(state.choices):
            return None
        same = [state.choices.count(choice) for choice in state.choices]
        won = [2 * count <= len(same) or count == len(same) for count in same]
        return Result(Reason.SHARED, tuple(1 if w else 1 + sum(won) for w in won), tuple(map(int, won)))

    def view(self, state: SealedState, seat: int | None) -> View:
        result = self.result(state)
        return SealedView(
            seat=seat,
            phase="over" if result else "choose",
            to_act=self.movers(state),
            moves=() if seat is None else self.legal(state, seat),
            scores=result.scores if result else (0,) * len(state.choices),
            result=result,
            own="" if seat is None else state.choices[seat],
            chosen=tuple(map(bool, state.choices)),
            choices=state.choices if result else (),
        )

    def view_event(self, before: SealedState, event: Event, after: SealedState, seat: int | None) -> Seen:
        seen = super().view_event(before, event, after, seat)
        return seen if seat == seen.seat else msgspec.structs.replace(seen, move=None)

    def reveals(self, before: SealedState, event: Event, after: SealedState, seat: int | None) -> bool:
        return self.result(after) is not None

    def another_world(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        if self.result(state):
            return state
        return SealedState(
            tuple(c if not c or at == seat else SIDES[chance.below(2)] for at, c in enumerate(state.choices))
        )

    def autopilot(self, view: View) -> str:
        return "left"


class NoteTellsSide(Sealed):
    """Leaks in what is seen of a hidden move."""

    def notes(self, before: SealedState, event: Event, after: SealedState, seat: int | None) -> tuple[Note, ...]:
        return (Note("quick"),) if isinstance(event, Move) and event.move == "left" else ()


class ViewTellsSide(Sealed):
    """Leaks in the view after a hidden move."""

    def view(self, state: SealedState, seat: int | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), pot=state.choices.count("left"))


class ForgetsOthers(Sealed):
    """Never another world: leaks would not be found, so that this must be."""

    def another_world(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        return state
