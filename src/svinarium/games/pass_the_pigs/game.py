"""`PassThePigs`: the rules of Pass the Pigs as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from svinarium.games.pass_the_pigs.calls import WINDOW_MS
from svinarium.games.pass_the_pigs.figures import pose_chances
from svinarium.games.pass_the_pigs.machine import advance, judge, timer
from svinarium.games.pass_the_pigs.move_text import read_pigs_move
from svinarium.games.pass_the_pigs.notes import pigs_notes
from svinarium.games.pass_the_pigs.options import OPTIONS, PRESETS, counts_of, rules_of, table_of
from svinarium.games.pass_the_pigs.players import PLAYERS, hold_or_pass
from svinarium.games.pass_the_pigs.state import PigsState
from svinarium.games.pass_the_pigs.views import PigsView, movers_of, moves_of, pigs_view
from svinarium.games.pig.odds import table_facts
from svinarium.games.pig.starting import first_state
from svinarium.kernel import Draw, Event, Fact, Game, Note, Refusal, Result, Setup, Value, View

SCORES = (1, 5, 10, 15, 20, 25, 40, 60)
"""All scores of a throw (PTP-2)."""


class PassThePigs(Game[PigsState]):
    """Two pigs are thrown; how they lie makes the score. Roll and gather, or bank, before a pig out takes it.

    >>> PASS_THE_PIGS.facts(PASS_THE_PIGS.setup(2))["bust_chance"]
    '1279/6000'
    """

    name = "pass-the-pigs"
    state_type = PigsState
    view_type = PigsView
    min_seats = 1
    max_seats = 20
    options = OPTIONS
    presets = PRESETS
    players = PLAYERS
    all_alike = True

    def __repr__(self) -> str:
        return "PASS_THE_PIGS"

    # --- before the game -------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        """Check seats and options; a share may be given as a whole number, too: 0 or 1."""
        given = dict(options or {})
        if type(given.get("piggyback_share")) is int:
            given["piggyback_share"] = str(given["piggyback_share"])
        return super().setup(seats, given, preset)

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse options that make no game: see `svinarium.games.pass_the_pigs.options`."""
        rules_of(Setup(seats, dict(options)))

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """The odds of one throw: of its effects, of each score (``chance_20``) and each pose (``pose_trotter``)."""
        table = table_of(setup.options)
        scores = dict.fromkeys(SCORES, Fraction(0))
        for effect, p in table.distribution().items():
            if effect.kind == "gain":
                scores[effect.points] += p
        rules, _ = rules_of(setup)
        return {
            **table_facts(table),
            "hold": rules.hold,
            **{f"chance_{points}": str(p) for points, p in scores.items()},
            **{f"pose_{pose}": str(p) for pose, p in pose_chances(counts_of(setup.options)).items()},
        }

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> PigsState:
        """The first state: the lot or start throws are wanted, or somebody is on turn."""
        rules, calls = rules_of(setup)
        return PigsState(first_state(rules), calls)

    def movers(self, state: PigsState) -> tuple[int, ...]:
        """The seat on turn unless a throw is wanted; while one may call: those who may."""
        return movers_of(state)

    def legal(self, state: PigsState, seat: int) -> tuple[str, ...]:
        """``roll``, and ``bank`` once there is something to bank; ``call …`` and ``pass`` while one may call."""
        return moves_of(state, seat)

    def wanted(self, state: PigsState) -> Draw | None:
        """The lot, a start throw, or the throw that was asked for, once nobody may call any more."""
        return None if state.waiting else state.game.draw

    def timers(self, state: PigsState) -> tuple[str, ...]:
        """The call window's, one for each throw."""
        return (timer(state),) if state.waiting else ()

    def duration(self, state: PigsState, timer: str) -> int:
        """4 seconds (PTP-7)."""
        return WINDOW_MS

    def verify(self, state: PigsState, event: Event) -> Refusal | None:
        """Why the event is not allowed now, or nothing if it is."""
        return judge(state, event)

    def apply(self, state: PigsState, event: Event) -> PigsState:
        """The next state."""
        return advance(state, event)

    def result(self, state: PigsState) -> Result | None:
        """How the game ended, or nothing."""
        return state.game.course.result

    def read_move(self, text: str) -> str:
        """A move from what somebody typed in either language."""
        return read_pigs_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: PigsState, seat: int | None) -> PigsView:
        """Everything: nothing is hidden."""
        return pigs_view(state, seat)

    def notes(self, before: PigsState, event: Event, after: PigsState, seat: int | None) -> tuple[Note, ...]:
        """What the event did."""
        return pigs_notes(before, event, after)

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """Banks at 22 or at the target (PTP-9); never calls."""
        assert isinstance(view, PigsView)
        return hold_or_pass(view, view.hold)


PASS_THE_PIGS = PassThePigs()
"""Pass the Pigs."""
