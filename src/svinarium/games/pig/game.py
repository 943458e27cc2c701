"""`Pig`: the rules of Pig and Two-Dice Pig as the kernel asks for them, one machine fed with a throw table."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.pig.machine import drawn, judge_move, moved
from svinarium.games.pig.move_text import read_pig_move
from svinarium.games.pig.odds import table_facts
from svinarium.games.pig.options import PRESETS, pig_defaults, pig_options, rules_of
from svinarium.games.pig.players import PLAYERS, hold_move
from svinarium.games.pig.starting import first_state
from svinarium.games.pig.state import PigState
from svinarium.games.pig.views import PigView, legal_moves, pig_notes, pig_view
from svinarium.kernel import Draw, Event, Fact, Note, Outcome, PlainGame, Refusal, Result, Setup, Value, View


class Pig(PlainGame[PigState]):
    """A game of the family: roll and gather, or bank, before the throw that burns it all.

    >>> PIG.setup(2, {"dice": 2}).options["target"]
    200
    >>> PIG.facts(PIG.setup(2))["bust_chance"]
    '1/6'
    """

    state_type = PigState
    view_type = PigView
    min_seats = 1
    max_seats = 100
    presets = PRESETS
    players = PLAYERS
    all_alike = True

    def __init__(self, name: str, dice: int) -> None:
        self.name = name
        self.dice = dice
        self.options = pig_options(dice)

    def __repr__(self) -> str:
        return f"Pig({self.name!r}, {self.dice})"

    # --- before the game -------------------------------------------------------------------------------------------

    def defaults(self, given: Mapping[str, Value]) -> Mapping[str, Value]:
        """Every option's default: those for two dice if two are chosen; a table brings its own target."""
        return pig_defaults(self.dice, given)

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse options that make no game: see `svinarium.games.pig.options`."""
        rules_of(Setup(seats, dict(options)))

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """The odds of one throw, and where autopilot banks; in Hog those of the best number of dice."""
        rules = rules_of(setup)
        if not rules.choose:
            return {**table_facts(rules.throws[0]), "hold": rules.hold}
        chances = table_facts(rules.throws[rules.hold - 1])
        del chances["break_even"]
        return {**chances, "best_dice": rules.hold, "hold": rules.hold}

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> PigState:
        """The first state: start rolls are wanted, or somebody is on turn."""
        return first_state(rules_of(setup))

    def movers(self, state: PigState) -> tuple[int, ...]:
        """The seat on turn, unless a draw is wanted."""
        return () if state.seat is None or state.draw is not None else state.rules.alone[state.seat]

    def legal(self, state: PigState, seat: int) -> tuple[str, ...]:
        """``roll``, and ``bank`` once there is something to bank."""
        return legal_moves(state, seat)

    def wanted(self, state: PigState) -> Draw | None:
        """A start roll, the lot, or the throw that was asked for."""
        return state.draw

    def judge_move(self, state: PigState, seat: int, move: str) -> Refusal | None:
        """Why a move is not allowed now, or nothing if it is."""
        return judge_move(state, seat, move)

    def moved(self, state: PigState, seat: int, move: str) -> PigState:
        """The state after a move that is allowed."""
        return moved(state, move)

    def drawn(self, state: PigState, outcome: Outcome) -> PigState:
        """The state after the wanted draw, answered."""
        return drawn(state, outcome)

    def result(self, state: PigState) -> Result | None:
        """How the game ended, or nothing."""
        return state.course.result

    def read_move(self, text: str) -> str:
        """``roll``, ``bank`` or ``roll N`` from what somebody typed in either language."""
        return read_pig_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: PigState, seat: int | None) -> PigView:
        """Everything: nothing is hidden."""
        return pig_view(state, seat)

    def notes(self, before: PigState, event: Event, after: PigState, seat: int | None) -> tuple[Note, ...]:
        """What the event did."""
        return pig_notes(before, event, after)

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """Banks at ``view.hold``, or at the target (PIG-12)."""
        assert isinstance(view, PigView)
        return hold_move(view, view.hold)


PIG = Pig("pig", 1)
"""Pig, one die."""

TWO_DICE_PIG = Pig("two-dice-pig", 2)
"""Two-Dice Pig."""
