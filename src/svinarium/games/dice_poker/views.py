"""What is seen of a game: everything, by everybody."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from svinarium.games.dice_poker.cells import (
    CELLS,
    FIGURES,
    SCHOOL,
    Dice,
    Scoring,
    Sheet,
    possible,
    premium,
    school_sum,
    struck_cells,
    total,
)
from svinarium.games.dice_poker.machine import legal_moves
from svinarium.games.dice_poker.rules import THROWS
from svinarium.games.dice_poker.settlement import settle
from svinarium.games.dice_poker.state import PokerState, StartRound
from svinarium.kernel import DieShown, Score, View, score_text


class SheetShown(msgspec.Struct, frozen=True):
    """A sheet: points of the cells of both programmes, ``None`` while open; sum and premium of the first; the total.

    The obligatory cells go by their texts, ``1`` … ``6``, the free ones by their figures, ``pair`` … ``chance`` (in the
    order of `FREE`), so that no two have one name.
    """

    school: dict[str, int | None]
    school_sum: int
    premium: int
    free: dict[str, int | None]
    total: int


class PokerView(View, frozen=True, kw_only=True):
    """A game of Dice Poker as seen; nothing is hidden.

    ``phase`` is ``start`` (start throws), ``first`` (the first throw of a turn), ``choose`` (throw on or write),
    ``write`` (no throws left), ``over``. ``scores`` are the totals so far. ``dice`` set aside have the role ``kept``.
    ``possible``: what the dice on the table would score in each cell that may be written now, 0 for a figure that is
    not made; empty before the first throw. ``strikeable``: recorded figures of the seat on turn that it may strike
    instead. ``settlement``: what each wins, exactly, once the game is over (not for a single seat).
    """

    on_turn: int | None
    starter: int | None
    turn: int
    throws: int
    throws_left: int
    sheets: tuple[SheetShown, ...]
    possible: dict[str, int]
    strikeable: tuple[str, ...]
    settlement: tuple[Score, ...]
    start_rolls: tuple[StartRound, ...]
    scoring: Scoring


def poker_view(state: PokerState, seat: int | None) -> PokerView:
    """What a seat, or a spectator, sees of the state."""
    rules, on_turn = state.rules, state.seat
    scoring = rules.scoring
    moving = on_turn is not None and state.draw is None
    return PokerView(
        seat=seat,
        phase=_phase(state),
        to_act=rules.alone[on_turn] if on_turn is not None and moving else (),
        moves=legal_moves(state, seat),
        scores=tuple(total(sheet, scoring) for sheet in state.sheets),
        dice=_dice(state),
        result=state.result,
        on_turn=on_turn,
        starter=state.starter,
        turn=state.turn,
        throws=state.throws,
        throws_left=0 if on_turn is None else THROWS - state.throws,
        sheets=tuple(sheet_shown(sheet, scoring) for sheet in state.sheets),
        possible=_possible(state),
        strikeable=_strikeable(state),
        settlement=_settlement(state),
        start_rolls=tuple(filter(None, state.start_rolls)),
        scoring=scoring,
    )


@lru_cache(maxsize=8192)
def sheet_shown(sheet: Sheet, scoring: Scoring) -> SheetShown:
    """A sheet as a view shows it."""
    school = dict(zip(SCHOOL, sheet, strict=False))
    free = dict(zip(FIGURES, sheet[len(SCHOOL) :], strict=True))
    return SheetShown(school, school_sum(sheet), premium(sheet, scoring), free, total(sheet, scoring))


def _phase(state: PokerState) -> str:
    if state.seat is None:
        return "start" if state.result is None else "over"
    if not state.throws:
        return "first"
    return "choose" if state.throws < THROWS else "write"


def _possible(state: PokerState) -> dict[str, int]:
    if state.seat is None or not state.throws or state.draw is not None:
        return {}
    dice = tuple(sorted(state.kept + state.thrown))
    return possible(state.sheets[state.seat], dice, state.throws == 1, state.rules.scoring)


def _strikeable(state: PokerState) -> tuple[str, ...]:
    if state.seat is None or not state.throws or state.draw is not None or not state.rules.scoring.strike:
        return ()
    return tuple(CELLS[cell] for cell in struck_cells(state.sheets[state.seat]))


def _settlement(state: PokerState) -> tuple[Score, ...]:
    if state.result is None or state.rules.seats == 1:
        return ()
    return tuple(score_text(share) for share in settle([total(s, state.rules.scoring) for s in state.sheets]))


def _dice(state: PokerState) -> tuple[DieShown, ...]:
    """The dice on the table; before the first turn those of the last start throw."""
    if state.kept or state.thrown or state.throws:
        return shown(state.kept, state.thrown)
    for thrown in reversed(state.start_rolls):
        if thrown:
            return shown((), thrown[-1][1])
    return ()


@lru_cache(maxsize=16384)
def shown(kept: Dice, thrown: Dice) -> tuple[DieShown, ...]:
    """Dice as a view shows them: those set aside first.

    >>> shown((3, 3), (5,))[1:]
    (DieShown(value=3, sides=6, role='kept'), DieShown(value=5, sides=6, role=''))
    """
    return (*(DieShown(face, 6, "kept") for face in kept), *(DieShown(face) for face in thrown))
