"""What happened, as codes and facts: throws by their poses, what they did, and Hog Call."""

from __future__ import annotations

from svinarium.games.pass_the_pigs.calls import CALL, PASS, Call, is_right
from svinarium.games.pass_the_pigs.poses import poses_of
from svinarium.games.pass_the_pigs.state import PigsState
from svinarium.games.pig.rules import BANK
from svinarium.games.pig.starting import start_value
from svinarium.games.pig.views import bank_note, progress_notes
from svinarium.kernel import Drawn, Event, Fact, Move, Note


def pigs_notes(before: PigsState, event: Event, after: PigsState) -> tuple[Note, ...]:
    """What the event did."""
    if isinstance(event, Move):
        return _move_notes(before, event, after)
    if not isinstance(event, Drawn):
        return (_note("pigs_window_over"),)
    if before.game.seat is None:
        return _start_notes(before, event, after)
    return (*_throw_notes(before, event, after, before.game.seat), *progress_notes(before.game, after.game))


def _move_notes(before: PigsState, event: Move, after: PigsState) -> tuple[Note, ...]:
    if event.move == BANK:
        banked = bank_note(after.game, event.seat, before.game.turn_total)
        return (banked, *progress_notes(before.game, after.game))
    if event.move == PASS:
        return (_note("pigs_pass", seat=event.seat),)
    word, *called = event.move.split()
    if word != CALL:
        return ()
    if len(called) == 1:
        return (_note("pigs_call_score", seat=event.seat, points=int(called[0])),)
    return (_note("pigs_call_poses", seat=event.seat, first=called[0], second=called[1]),)


def _start_notes(before: PigsState, event: Drawn, after: PigsState) -> tuple[Note, ...]:
    notes = []
    if before.game.course.start_rolls:
        seat = int(event.position.rpartition("/")[2])
        value = start_value(before.game.rules, event.result)
        notes += [_thrown(seat, event), _note("pigs_start_throw", seat=seat, value=value)]
    if after.game.course.starter is not None:
        notes.append(_note("starts", seat=after.game.course.starter))
    return tuple(notes)


def _thrown(seat: int, event: Drawn) -> Note:
    """How the pigs lie; ``second`` is ``none`` where they touch."""
    first, *second = poses_of(str(event.result))
    return _note("pigs_thrown", seat=seat, first=first, second=second[0] if second else "none")


def _throw_notes(before: PigsState, event: Drawn, after: PigsState, seat: int) -> tuple[Note, ...]:
    game = before.game
    effect = game.rules.effect(event.result)
    lost = game.turn_total
    thrown = _thrown(seat, event)
    if effect.kind == "gain":
        if before.call is not None:
            return (thrown, *_call_notes(before, event, after, before.call))
        return (thrown, _note("gain", seat=seat, points=effect.points, total=lost + effect.points))
    lost_call = () if before.call is None else (_note("pigs_call_lost", seat=before.call.seat),)
    if effect.kind == "wipe":
        happened = _note("pigs_oinker", seat=seat, lost=lost + game.scores[seat])
    elif effect.kind == "out":
        happened = _note("pigs_piggyback", seat=seat)
    else:
        happened = _note("pigs_pig_out", seat=seat, lost=lost)
    return (thrown, *lost_call, happened)


def _call_notes(before: PigsState, event: Drawn, after: PigsState, call: Call) -> tuple[Note, ...]:
    """A call that came true, or did not."""
    game, scores = before.game, before.game.scores
    assert before.calls is not None
    assert game.seat is not None
    twice = 2 * game.rules.effect(event.result).points
    score = after.game.scores[call.seat]
    if is_right(before.calls, call.name, event.result):
        lost = min(game.turn_total + scores[game.seat], twice)
        return (
            _note("pigs_call_right", seat=call.seat, points=twice, score=score),
            _note("pigs_call_paid", seat=game.seat, points=lost, total=max(0, game.turn_total - twice)),
        )
    return (
        _note("pigs_call_wrong", seat=call.seat, points=scores[call.seat] - score, score=score),
        _note("gain", seat=game.seat, points=twice, total=game.turn_total + twice),
    )


def _note(code: str, **facts: Fact) -> Note:
    return Note(code, facts)
