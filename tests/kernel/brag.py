"""A duel in which what others may do depends on what is hidden: only who holds the best card may ``brag``.

Bragging shows the card to all, so that it is a move which is possible in some worlds only, and reveals why.
"""

from __future__ import annotations

import msgspec

from svinarium.kernel import Event, Move, Refusal, Setup
from tests.kernel.duel import Duel, DuelState


class BragState(DuelState, frozen=True):
    bragged: int | None = None


class Brag(Duel):
    name = "brag"
    state_type = BragState

    def start(self, setup: Setup) -> DuelState:
        return BragState(setup.seats, super().start(setup).cards)

    def may_brag(self, state: DuelState, seat: int) -> bool:
        assert isinstance(state, BragState)
        return state.bragged is None and state.hands[seat] == state.cards - 1

    def legal(self, state: DuelState, seat: int) -> tuple[str, ...]:
        legal = super().legal(state, seat)
        if isinstance(state, BragState) and state.bragged == seat:
            return tuple(move for move in legal if move != "swap")
        return (*legal, "brag") if legal and self.may_brag(state, seat) else legal

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        if isinstance(event, Move) and event.move == "brag":
            if event.seat not in self.movers(state):
                return Refusal("not_your_turn", {"seat": event.seat})
            return None if self.may_brag(state, event.seat) else Refusal("nothing_to_brag_of")
        return super().verify(state, event)

    def cannot_swap(self, state: DuelState, seat: int) -> Refusal:
        return Refusal("cannot_swap")

    def apply(self, state: DuelState, event: Event) -> DuelState:
        if isinstance(event, Move) and event.move == "brag" and self.verify(state, event) is None:
            return msgspec.structs.replace(state, bragged=event.seat)
        return super().apply(state, event)

    def sees(self, state: DuelState, viewer: int | None, owner: int) -> bool:
        assert isinstance(state, BragState)
        return state.bragged == owner or super().sees(state, viewer, owner)

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        if isinstance(event, Move) and event.move == "brag":
            return event.seat != seat
        return super().reveals(before, event, after, seat)


class SilentBrag(Brag):
    """Does not say that bragging reveals anything."""

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        return not (isinstance(event, Move) and event.move == "brag") and super().reveals(before, event, after, seat)


class UnseenBrag(Brag):
    """Bragging shows nothing: who has seen it knows the card all the same, and `another_world` does not."""

    def sees(self, state: DuelState, viewer: int | None, owner: int) -> bool:
        return Duel.sees(self, state, viewer, owner)
