"""What happened, as codes and facts."""

from __future__ import annotations

from svinarium.games.pass_the_pigs.poses import OINKER
from svinarium.games.pig_party.cards import deck, is_pig_out
from svinarium.games.pig_party.move_text import GIVE, MOVES
from svinarium.games.pig_party.state import PartyState
from svinarium.kernel import Drawn, Event, Fact, Move, Note


def party_notes(before: PartyState, event: Event, after: PartyState) -> tuple[Note, ...]:
    """What the event did."""
    if isinstance(event, Move):
        if not event.move.startswith(GIVE):
            return ()
        return (_gives(before, event.seat, MOVES[event.move]), *_progress(before, after))
    if not isinstance(event, Drawn):
        return ()
    if before.seat is None:
        return _start_notes(after)
    if before.bonus is not None:
        return _bonus_notes(before, after)
    return (*_throw_notes(before, event, after, before.seat), *_progress(before, after))


def _start_notes(after: PartyState) -> tuple[Note, ...]:
    if after.seat is None:
        return (_note("party_shuffled"),)
    return (_note("starts", seat=after.seat), *_turned(after))


def _throw_notes(before: PartyState, event: Drawn, after: PartyState, seat: int) -> list[Note]:
    assert after.last is not None
    poses = after.last.poses
    notes = [_note("party_thrown", seat=seat, first=poses[0], second=poses[1] if len(poses) == 2 else "none")]
    if event.result == OINKER:
        lost = [card for card in before.won[seat] if card not in after.won[seat]]
        if not before.won[seat]:
            notes.append(_note("party_oinker", seat=seat))
        notes += [_gives(before, seat, card) for card in lost]
        return notes
    if before.left is None and is_pig_out(poses):
        return [*notes, _note("party_pig_out", seat=seat)]
    score = before.scores[seat]
    for card in after.won[seat][len(before.won[seat]) :]:
        score += deck()[card].points
        notes.append(_note("party_won", seat=seat, card=deck()[card].name, points=deck()[card].points, score=score))
    if after.bonus is not None:
        notes.append(_note("party_all_eight", seat=seat))
    return notes


def _gives(before: PartyState, seat: int, card: int) -> Note:
    known = deck()[card]
    score = before.scores[seat] - known.points
    return _note("party_gives", seat=seat, card=known.name, points=known.points, score=score)


def _bonus_notes(before: PartyState, after: PartyState) -> tuple[Note, ...]:
    if after.bonus is not None:
        return ()
    seat = before.seat
    assert seat is not None
    points = after.scores[seat] - before.scores[seat]
    return (_note("party_bonus", seat=seat, points=points, score=after.scores[seat]), *_progress(before, after))


def _progress(before: PartyState, after: PartyState) -> tuple[Note, ...]:
    """Cards that stay open, the next card, the last round, the end: whatever has begun by the event."""
    if after.bonus is not None:
        return ()
    notes: list[Note] = []
    begun = after.turned > before.turned or (after.final and not before.final)
    if begun and before.bonus is None and before.open == after.open[: len(before.open)]:
        latest = deck()[before.open[-1]]
        notes.append(_note("party_stays_open", card=latest.name, points=latest.points))
    if after.turned > before.turned:
        notes += _turned(after)
    if after.final and not before.final:
        notes.append(_note("party_last_round"))
    if after.result is not None:
        notes.append(_note("over"))
    return tuple(notes)


def _turned(after: PartyState) -> tuple[Note, ...]:
    latest = deck()[after.open[-1]]
    return (_note("party_card", card=latest.name, points=latest.points),)


def _note(code: str, **facts: Fact) -> Note:
    return Note(code, facts)
