"""`DicePoker`: the rules of Dice Poker as the kernel asks for them."""

from __future__ import annotations

from functools import lru_cache

from svinarium.games.dice_poker.course import first_state
from svinarium.games.dice_poker.machine import drawn, judge_move, legal_moves, moved
from svinarium.games.dice_poker.move_text import read_poker_move
from svinarium.games.dice_poker.notes import poker_notes
from svinarium.games.dice_poker.odds import poker_facts
from svinarium.games.dice_poker.players import PLAYERS, turn_move
from svinarium.games.dice_poker.rules import OPTIONS, PRESETS, rules_of
from svinarium.games.dice_poker.state import PokerState
from svinarium.games.dice_poker.views import PokerView, poker_view
from svinarium.kernel import Draw, Event, Fact, Note, Outcome, PlainGame, Refusal, Result, Setup, View

_facts = lru_cache(maxsize=32)(poker_facts)


class DicePoker(PlainGame[PokerState]):
    """Five dice, a sheet of fifteen cells, two programmes, and a settlement that sums to nothing.

    >>> DICE_POKER.setup(2, {"strike": "recorded"}).options["first_throw_double"]
    'on'
    >>> DICE_POKER.facts(DICE_POKER.setup(2))["poker_chance"]
    '1/1296'
    """

    name = "dice-poker"
    state_type = PokerState
    view_type = PokerView
    min_seats = 1
    max_seats = 100
    options = OPTIONS
    presets = PRESETS
    players = PLAYERS
    all_alike = True

    # --- before the game -------------------------------------------------------------------------------------------

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """Chances of the figures in one throw."""
        return dict(_facts(rules_of(setup).scoring))

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> PokerState:
        """The first state: start throws are wanted, or somebody is on turn."""
        return first_state(rules_of(setup))

    def movers(self, state: PokerState) -> tuple[int, ...]:
        """The seat on turn, unless a draw is wanted."""
        return () if state.seat is None or state.draw is not None else state.rules.alone[state.seat]

    def legal(self, state: PokerState, seat: int) -> tuple[str, ...]:
        """``roll``, ``keep …``, ``write …``, ``strike …``."""
        return legal_moves(state, seat)

    def wanted(self, state: PokerState) -> Draw | None:
        """A start throw, the lot, or the throw that was asked for."""
        return state.draw

    def judge_move(self, state: PokerState, seat: int, move: str) -> Refusal | None:
        """Why a move is not allowed now, or nothing if it is."""
        return judge_move(state, seat, move)

    def moved(self, state: PokerState, seat: int, move: str) -> PokerState:
        """The state after a move that is allowed."""
        return moved(state, move)

    def drawn(self, state: PokerState, outcome: Outcome) -> PokerState:
        """The state after the wanted draw, answered."""
        return drawn(state, outcome)

    def result(self, state: PokerState) -> Result | None:
        """How the game ended, or nothing."""
        return state.result

    def read_move(self, text: str) -> str:
        """``roll``, ``keep 3 3``, ``write F``, ``strike C`` from what somebody typed in either language."""
        return read_poker_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: PokerState, seat: int | None) -> PokerView:
        """Everything: nothing is hidden."""
        return poker_view(state, seat)

    def notes(self, before: PokerState, event: Event, after: PokerState, seat: int | None) -> tuple[Note, ...]:
        """What the event did."""
        return poker_notes(before, event, after)

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """The one-turn player (DP-12)."""
        assert isinstance(view, PokerView)
        return turn_move(view)


DICE_POKER = DicePoker()
"""Dice Poker."""
