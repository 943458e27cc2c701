"""What an event did, as codes and facts: for the log, the screen and the record."""

from __future__ import annotations

from svinarium.games.dice_poker.cells import FIGURES, SCHOOL, Sheet, premium, school_sum
from svinarium.games.dice_poker.move_text import cell_of, kept_dice
from svinarium.games.dice_poker.rules import ROLL, STRIKE
from svinarium.games.dice_poker.settlement import settle, tenths
from svinarium.games.dice_poker.state import PokerState
from svinarium.kernel import Drawn, Event, Fact, Move, Note


def poker_notes(before: PokerState, event: Event, after: PokerState) -> tuple[Note, ...]:
    """What happened."""
    if isinstance(event, Drawn):
        return _start(event, after) if before.seat is None else (_throw(after, before.seat),)
    assert isinstance(event, Move)
    if event.move == ROLL:
        return ()
    if after.draw is not None:
        return (_note("poker_keep", seat=event.seat, dice=_text(kept_dice(event.move))),)
    sheets = before.sheets[event.seat], after.sheets[event.seat]
    ended = (_ended(event, before, sheets), *_school(event.seat, sheets, after))
    return ended if after.result is None else (*ended, Note("over"), *_settled(after))


def _start(event: Drawn, after: PokerState) -> tuple[Note, ...]:
    notes = []
    if isinstance(event.result, tuple):
        seat = int(event.position.rpartition("/")[2])
        notes.append(_note("poker_start", seat=seat, dice=_text(event.result), sum=sum(event.result)))
    if after.starter is not None:
        notes.append(_note("starts", seat=after.starter))
    return tuple(notes)


def _throw(after: PokerState, seat: int) -> Note:
    return _note("poker_throw", seat=seat, throw=after.throws, dice=_text(after.kept + after.thrown))


# --- the end of a turn --------------------------------------------------------------------------------------------


def _ended(event: Move, before: PokerState, sheets: tuple[Sheet, Sheet]) -> Note:
    seat = event.seat
    cell = cell_of(event.move, sheets[0])
    points = sheets[1][cell] or 0
    if cell < len(SCHOOL):
        return _note("poker_school", seat=seat, face=cell + 1, mark=mark(points))
    figure = FIGURES[cell - len(SCHOOL)]
    if event.move.startswith(STRIKE):
        return _note("poker_strike", seat=seat, figure=figure, lost=sheets[0][cell] or 0)
    if not points:
        return _note("poker_miss", seat=seat, figure=figure)
    doubled = before.throws == 1 and before.rules.scoring.first_throw_double and figure != "chance"
    return _note("poker_write", seat=seat, figure=figure, points=points, doubled="yes" if doubled else "no")


def _school(seat: int, sheets: tuple[Sheet, Sheet], after: PokerState) -> tuple[Note, ...]:
    """The obligatory programme has become full (DP-5)."""
    school = slice(len(SCHOOL))
    if None not in sheets[0][school] or None in sheets[1][school]:
        return ()
    points = premium(sheets[1], after.rules.scoring)
    return (_note("poker_school_full", seat=seat, mark=mark(school_sum(sheets[1])), premium=points),)


def mark(points: int) -> str:
    """Points of the obligatory programme as they stand on the sheet: ``+`` for 0 (DP-4).

    >>> mark(0), mark(4), mark(-5)
    ('+', '+4', '−5')
    """
    return f"+{points or ''}" if points >= 0 else f"−{-points}"


def _settled(after: PokerState) -> tuple[Note, ...]:
    assert after.result is not None
    totals = [int(score) for score in after.result.scores]
    if len(totals) == 1:
        return ()
    return tuple(
        _note("poker_settled", seat=seat, total=totals[seat], **tenths(share))
        for seat, share in enumerate(settle(totals))
    )


def _text(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))


def _note(code: str, **facts: Fact) -> Note:
    return Note(code, facts)
