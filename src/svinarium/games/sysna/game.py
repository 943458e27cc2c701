"""`Sysna`: the rules of Sysna as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.sysna.hidden import other_choices, sealed, shows
from svinarium.games.sysna.machine import drawn, judge_move, moved
from svinarium.games.sysna.move_text import read_sysna_move
from svinarium.games.sysna.notes import sysna_notes
from svinarium.games.sysna.odds import sysna_facts
from svinarium.games.sysna.options import OPTIONS, PRESETS, rules_of, sysna_defaults
from svinarium.games.sysna.players import PLAYERS, taker_move
from svinarium.games.sysna.rounds import first_state
from svinarium.games.sysna.state import SysnaState
from svinarium.games.sysna.views import SysnaView, legal_moves, sysna_view
from svinarium.kernel import (
    Chance,
    Draw,
    Event,
    Fact,
    Note,
    Outcome,
    PlainGame,
    Refusal,
    Result,
    Seen,
    Setup,
    Value,
    View,
)


class Sysna(PlainGame[SysnaState]):
    """Pig for a crowd: the leader throws for all, everybody says «Играю!» or «Хватит!» to every throw.

    >>> SYSNA.setup(4, {"dice": 1}).options["target"]
    100
    >>> SYSNA.facts(SYSNA.setup(4))["bust_chance"]
    '1/6'
    """

    name = "sysna"
    state_type = SysnaState
    view_type = SysnaView
    min_seats = 2
    max_seats = 100
    options = OPTIONS
    presets = PRESETS
    players = PLAYERS

    # --- before the game -------------------------------------------------------------------------------------------

    def defaults(self, given: Mapping[str, Value]) -> Mapping[str, Value]:
        """Every option's default: one die burns by a 1 and is played to 100."""
        return sysna_defaults(given)

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse options that make no game: see `svinarium.games.sysna.options`."""
        rules_of(Setup(seats, dict(options)))

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """The odds of one throw, and where autopilot takes."""
        return sysna_facts(rules_of(setup))

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> SysnaState:
        """The first state: all are asked to confirm the ending."""
        return first_state(rules_of(setup))

    def movers(self, state: SysnaState) -> tuple[int, ...]:
        """Those who are asked: all to confirm, the leader to throw, one or all of the round to speak."""
        return state.waiting

    def legal(self, state: SysnaState, seat: int) -> tuple[str, ...]:
        """``confirm``, ``throw``, or ``play`` and ``enough``."""
        return legal_moves(state, seat)

    def wanted(self, state: SysnaState) -> Draw | None:
        """The lot for the first leader, or the throw that was asked for."""
        return state.draw

    def judge_move(self, state: SysnaState, seat: int, move: str) -> Refusal | None:
        """Why a move is not allowed now, or nothing if it is."""
        return judge_move(state, seat, move)

    def moved(self, state: SysnaState, seat: int, move: str) -> SysnaState:
        """The state after a move that is allowed."""
        return moved(state, seat, move)

    def drawn(self, state: SysnaState, outcome: Outcome) -> SysnaState:
        """The state after the wanted draw, answered."""
        return drawn(state, outcome)

    def result(self, state: SysnaState) -> Result | None:
        """How the game ended, or nothing."""
        return state.result

    def read_move(self, text: str) -> str:
        """``throw``, ``play``, ``enough`` or ``confirm`` from what somebody typed in either language."""
        return read_sysna_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: SysnaState, seat: int | None) -> SysnaView:
        """Everything but the secret choices of others."""
        return sysna_view(state, seat)

    def notes(self, before: SysnaState, event: Event, after: SysnaState, seat: int | None) -> tuple[Note, ...]:
        """What the event did; the same for all."""
        return sysna_notes(before, event, after)

    def view_event(self, before: SysnaState, event: Event, after: SysnaState, seat: int | None) -> Seen:
        """The event, without what somebody else chose in secret."""
        return sealed(before, event, super().view_event(before, event, after, seat), seat)

    def reveals(self, before: SysnaState, event: Event, after: SysnaState, seat: int | None) -> bool:
        """The last of the secret choices shows them all."""
        return shows(before, event, seat)

    def another_world(self, state: SysnaState, seat: int | None, chance: Chance) -> SysnaState:
        """Others may have chosen otherwise, as long as their choices are secret."""
        return other_choices(state, seat, chance)

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """Confirms and throws at once; takes at a pot of 20, or at the target (SYS-13)."""
        assert isinstance(view, SysnaView)
        return taker_move(view, view.hold)


SYSNA = Sysna()
"""Sysna."""
