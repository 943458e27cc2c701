"""`PlainGame`: a game in which nothing happens but moves and the draws that they ask for.

What every game says of seats, draws and events that do not fit is written here once; a game adds what its moves are.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from svinarium.kernel.draws import Draw, Outcome
from svinarium.kernel.errors import IllegalError, MalformedError, Refusal
from svinarium.kernel.events import Drawn, Event, Move
from svinarium.kernel.game import Game

S = TypeVar("S")

GAME_OVER = Refusal("game_over")


def check_seat(seat: object, seats: int) -> None:
    """`MalformedError` for what is no seat of a game for so many."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise MalformedError("seat", {"seat": str(seat)[:40], "seats": seats})


def malformed_move(move: str, expected: str) -> MalformedError:
    """What a text is answered that is no move of the game."""
    return MalformedError("move", {"move": move[:40], "expected": expected})


def no_move_now(wanted: Draw | None, over: bool) -> Refusal | None:
    """Why nobody at all may move: the game is over, or a draw has to be answered first."""
    if over:
        return GAME_OVER
    return Refusal("waiting_for_draw", {"position": wanted.position}) if wanted is not None else None


def judge_draw(wanted: Draw | None, over: bool, position: str, result: object) -> Refusal | Outcome:
    """Why an answer to a draw is refused now, or the result in its kernel form; `MalformedError` if it can be none."""
    if wanted is None:
        return GAME_OVER if over else Refusal("no_draw_wanted", {"position": position[:80]})
    if position != wanted.position:
        return Refusal("wrong_draw", {"position": position[:80], "wanted": wanted.position})
    return wanted.source.check(result)


def unexpected(event: Event) -> Refusal:
    """What is said to a kind of event that the game does not know."""
    return Refusal("unexpected_event", {"event": type(event).__name__.lower()})


class PlainGame(Game[S]):
    """The rules of a game of moves and draws: asking (`verify`) and doing (`apply`) go through the same check."""

    @abstractmethod
    def judge_move(self, state: S, seat: int, move: str) -> Refusal | None:
        """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that the game does not have."""

    @abstractmethod
    def moved(self, state: S, seat: int, move: str) -> S:
        """The state after a move that is allowed."""

    @abstractmethod
    def drawn(self, state: S, outcome: Outcome) -> S:
        """The state after the wanted draw, answered."""

    def verify(self, state: S, event: Event) -> Refusal | None:
        """Why the event is not allowed now, or nothing if it is."""
        if isinstance(event, Move):
            return self.judge_move(state, event.seat, event.move)
        if isinstance(event, Drawn):
            judged = self._judge_draw(state, event)
            return judged if isinstance(judged, Refusal) else None
        return unexpected(event)

    def apply(self, state: S, event: Event) -> S:
        """The next state; `IllegalError` with what `verify` says."""
        if type(event) is Move:
            refusal = self.judge_move(state, event.seat, event.move)
            if refusal is not None:
                raise IllegalError(refusal)
            return self.moved(state, event.seat, event.move)
        if type(event) is Drawn:
            outcome = self._judge_draw(state, event)
            if isinstance(outcome, Refusal):
                raise IllegalError(outcome)
            return self.drawn(state, outcome)
        raise IllegalError(unexpected(event))

    def _judge_draw(self, state: S, event: Drawn) -> Refusal | Outcome:
        return judge_draw(self.wanted(state), self.result(state) is not None, event.position, event.result)
