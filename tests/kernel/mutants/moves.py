"""Races that are broken in texts and moves."""

from __future__ import annotations

from svinarium.kernel import (
    Clock,
    Event,
    IllegalError,
    MalformedError,
    Move,
    Refusal,
    Signal,
)
from tests.kernel.mutants.base import Broken
from tests.kernel.race import RaceState


class TwoLineTimer(Broken):
    caught_by, said = "event_texts", "is not one line"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return ("nap\nnow",) if self.movers(state) else ()


class EqualsPosition(Broken):
    caught_by, said = "event_texts", "reads as"

    def position(self, state: RaceState) -> str:
        return f"{state.wants} = {state.throws}"


class NamelessTimer(Broken):
    caught_by, said = "event_texts", "does not read back"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return ("",) if self.movers(state) else ()


class MoveNotRead(Broken):
    caught_by, said = "move_texts", "does not read back"

    def read_move(self, text: str) -> str:
        if len(text) > 4:
            raise MalformedError("move", {"move": text[:40]})
        return super().read_move(text)


class RollTwice(Broken):
    caught_by, said = "move_texts", "odd blanks"

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return tuple(f"{move} " for move in super().legal(state, seat))

    def apply(self, state: RaceState, event: Event) -> RaceState:
        return super().apply(state, Move(event.seat, event.move.strip()) if isinstance(event, Move) else event)


class MoveReadsOther(Broken):
    caught_by, said = "move_texts", "reads as"

    def read_move(self, text: str) -> str:
        return "roll" if text.strip() == "rest" else super().read_move(text)


class ReaderBreaks(Broken):
    caught_by, said = "move_texts", "IndexError"

    def read_move(self, text: str) -> str:
        return super().read_move(text.split()[0])


class MoverTwice(Broken):
    caught_by, said = "movers", "movers (0, 0)"

    def movers(self, state: RaceState) -> tuple[int, ...]:
        return super().movers(state) * 2


class MoverWithoutMove(Broken):
    caught_by, said = "movers", "has no legal move"

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return () if max(state.scores) > 3 else super().legal(state, seat)


class OthersHaveMoves(Broken):
    caught_by, said = "movers", "may not act and has moves"

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return ("roll", "rest")


class MoveTwice(Broken):
    caught_by, said = "legal_list", "has a move twice"

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return super().legal(state, seat) * 2


class TooManyMoves(Broken):
    caught_by, said = "legal_list", "1001 legal moves"

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return tuple(f"roll {n}" for n in range(1001)) if super().legal(state, seat) else ()

    def read_move(self, text: str) -> str:
        return " ".join(text.split())

    def apply(self, state: RaceState, event: Event) -> RaceState:
        return super().apply(state, Move(event.seat, "roll") if isinstance(event, Move) else event)


class LegalRefused(Broken):
    caught_by, said = "legal", "refused"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        tired = isinstance(event, Move) and event.move == "rest" and max(state.scores) > 5
        return Refusal("tired") if tired else super().verify(state, event)


class AnybodyMoves(Broken):
    caught_by, said = "verify", "not refused"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        return None if event == Move(1, "rest") and self.movers(state) == (0,) else super().verify(state, event)


class AcceptsStrangeSeat(Broken):
    caught_by, said = "verify", "not refused"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        if isinstance(event, Move) and event.seat == -1 and self.movers(state) == (len(state.scores) - 1,):
            event = Move(len(state.scores) - 1, event.move)
        return super().verify(state, event)


class KnownMoveMalformed(Broken):
    caught_by, said = "verify", "no refusal"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        refusal = super().verify(state, event)
        if refusal and refusal.code == "not_your_turn":
            raise MalformedError("not_your_turn")
        return refusal


class ApplyForgetsVerify(Broken):
    caught_by, said = "verify", "apply says None"

    def apply(self, state: RaceState, event: Event) -> RaceState:
        return state if isinstance(event, Signal) else super().apply(state, event)


class ApplySaysOther(Broken):
    caught_by, said = "verify", "apply says"

    def apply(self, state: RaceState, event: Event) -> RaceState:
        if self.verify(state, event):
            raise IllegalError(Refusal("no"))
        return super().apply(state, event)


class CrashesOnStrange(Broken):
    caught_by, said = "verify", "TypeError"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        if isinstance(event, Clock) and event.timer != "nap":
            raise TypeError(event.timer)
        return super().verify(state, event)


class LoudRefusal(Broken):
    caught_by, said = "codes", "Not your turn"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        refusal = super().verify(state, event)
        return Refusal("Not your turn") if refusal and refusal.code == "not_your_turn" else refusal


class TimerRefused(Broken):
    caught_by, said = "timers", "refused"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return ("sleep",) if self.movers(state) else ()

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        return Refusal("awake") if event == Clock("sleep") else super().verify(state, event)


class TimerTwice(Broken):
    caught_by, said = "timers", "a timer twice"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return super().timers(state) * 2


class OinkRefused(Broken):
    caught_by, said = "others", "refused"

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        return Refusal("quiet") if isinstance(event, Signal) else super().verify(state, event)
