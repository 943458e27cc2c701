"""What is seen of a game: everything, by everybody. `PigView`, and the notes that say what an event did."""

from __future__ import annotations

import msgspec

from svinarium.games.pig.rules import BANK, shown
from svinarium.games.pig.starting import START_DIE
from svinarium.games.pig.state import PigState, StartRound
from svinarium.kernel import DieShown, Drawn, Event, Fact, Move, Note, Outcome, View


class Throw(msgspec.Struct, frozen=True, gc=False):
    """The last throw: who threw, the outcome (a face, faces, a pose) and its effect as text, ``gain 5``."""

    seat: int
    outcome: Outcome
    effect: str


class PigView(View, frozen=True, kw_only=True):
    """A game of the family as seen. ``pot`` is the turn total; nothing is hidden.

    ``phase`` is ``start`` (start rolls), ``roll`` (nothing to bank yet), ``choose`` (roll or bank), ``over``.
    ``target``, ``hold`` (where autopilot banks; where one chooses a number of dice, that number) and the rest are all
    that a program needs to play.
    """

    on_turn: int | None
    starter: int | None
    round: int
    turn: int
    rolls: int
    turn_total: int
    start_rolls: tuple[StartRound, ...]
    last: Throw | None
    out: tuple[int, ...]
    closing: int | None
    playing_off: tuple[int, ...]
    target: int
    hold: int


def legal_moves(state: PigState, seat: int | None) -> tuple[str, ...]:
    """The seat's legal moves: none unless it is on turn and nothing is being drawn."""
    if seat is None or state.seat != seat or state.draw is not None:
        return ()
    return state.rules.moves if state.turn_total else state.rules.first_moves


def pig_view(state: PigState, seat: int | None) -> PigView:
    """What a seat, or a spectator, sees of the state."""
    rules, course, on_turn = state.rules, state.course, state.seat
    return PigView(
        seat=seat,
        phase=_phase(state),
        to_act=() if on_turn is None or state.draw is not None else rules.alone[on_turn],
        moves=legal_moves(state, seat),
        scores=state.scores,
        pot=state.turn_total,
        dice=_dice(state),
        result=course.result,
        on_turn=on_turn,
        starter=course.starter,
        round=state.round,
        turn=state.turn,
        rolls=state.rolls,
        turn_total=state.turn_total,
        start_rolls=course.start_rolls if on_turn is not None else tuple(filter(None, course.start_rolls)),
        last=None if state.last is None else Throw(*state.last, rules.effect(state.last[1]).text),
        out=course.out,
        closing=course.closing,
        playing_off=course.level,
        target=rules.target,
        hold=rules.hold,
    )


def _phase(state: PigState) -> str:
    if state.seat is None:
        return "start" if state.course.result is None else "over"
    return "choose" if state.turn_total else "roll"


def _dice(state: PigState) -> tuple[DieShown, ...]:
    """The dice of the last throw; before the first one, of the last start roll."""
    if state.last is not None:
        return state.rules.shown(state.last[1])
    for rolled in reversed(state.course.start_rolls):
        if rolled:
            return shown(rolled[-1][1], START_DIE.sides)
    return ()


# --- what happened ------------------------------------------------------------------------------------------------


def pig_notes(before: PigState, event: Event, after: PigState) -> tuple[Note, ...]:
    """What the event did, as codes and facts (PIG-11)."""
    seat = before.seat
    if isinstance(event, Move):
        if event.move != BANK:
            return ()
        assert seat is not None
        return (bank_note(after, seat, before.turn_total), *progress_notes(before, after))
    if not isinstance(event, Drawn):
        return ()
    if seat is None:
        return _start_notes(before, event, after)
    return (*_throw_notes(before, after, seat), *progress_notes(before, after))


def _start_notes(before: PigState, event: Drawn, after: PigState) -> tuple[Note, ...]:
    notes = []
    if before.course.start_rolls:
        assert isinstance(event.result, int)
        notes.append(_note("start_roll", seat=int(event.position.rpartition("/")[2]), value=event.result))
    if after.course.starter is not None:
        notes.append(_note("starts", seat=after.course.starter))
    return tuple(notes)


def _throw_notes(before: PigState, after: PigState, seat: int) -> tuple[Note, ...]:
    assert after.last is not None
    effect = before.rules.effect(after.last[1])
    lost = before.turn_total
    match effect.kind:
        case "gain":
            gained = _note("gain", seat=seat, points=effect.points, total=lost + effect.points)
            return (gained, bank_note(after, seat, effect.points)) if before.rules.choose else (gained,)
        case "bust":
            return (_note("bust", seat=seat, lost=lost),)
        case "wipe":
            return (_note("wipe", seat=seat, lost=lost + before.scores[seat]),)
        case kind:
            return (_note(kind, seat=seat),)


def bank_note(after: PigState, seat: int, points: int) -> Note:
    """So many points were banked."""
    return _note("bank", seat=seat, points=points, score=after.scores[seat])


def progress_notes(before: PigState, after: PigState) -> tuple[Note, ...]:
    """The last round, a play-off, the end: whatever has begun by the event."""
    if after.turn == before.turn and after.course is before.course:
        return ()
    notes = []
    if after.course.closing is not None and before.course.closing is None:
        notes.append(_note("last_round", seat=after.course.closing))
    if after.course.level and after.round != before.round:
        notes.append(Note("play_off"))
    if after.course.result is not None:
        notes.append(Note("over"))
    return tuple(notes)


def _note(code: str, **facts: Fact) -> Note:
    return Note(code, facts)
