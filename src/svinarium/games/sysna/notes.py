"""What an event did, as codes and facts: for the log, the screen and the record."""

from __future__ import annotations

from svinarium.games.sysna.rules import ENOUGH, PLAY, THROW
from svinarium.games.sysna.state import SysnaState
from svinarium.games.sysna.views import secret
from svinarium.kernel import Drawn, Event, Fact, Move, Note, Reason


def sysna_notes(before: SysnaState, event: Event, after: SysnaState) -> tuple[Note, ...]:
    """What happened; nothing of it tells a choice that is still secret."""
    if isinstance(event, Drawn):
        return (*(_throw(before, after) if before.phase == "throw" else ()), *_progress(before, after))
    assert isinstance(event, Move)
    return (*_said(before, event, after), *_progress(before, after))


# --- words --------------------------------------------------------------------------------------------------------


def _said(before: SysnaState, event: Move, after: SysnaState) -> tuple[Note, ...]:
    seat, move = event.seat, event.move
    if move == THROW:
        return ()
    if before.phase == "confirm":
        return (_note("sysna_confirm", seat=seat, ending=before.rules.ending),)
    if not secret(before):
        return (_play(seat) if move == PLAY else _enough(before, after, seat),)
    chosen = _note("sysna_chosen", seat=seat)
    return (chosen, *_shown(before, event, after)) if len(before.waiting) == 1 else (chosen,)


def _shown(before: SysnaState, event: Move, after: SysnaState) -> tuple[Note, ...]:
    """All choices together: how many, then who takes the pot."""
    said = (*before.said[: event.seat], event.move, *before.said[event.seat + 1 :])
    takers = [seat for seat in before.inside if said[seat] == ENOUGH]
    shown = _note("sysna_shown", playing=len(before.inside) - len(takers), taking=len(takers))
    return (shown, *(_enough(before, after, seat) for seat in takers))


def _play(seat: int) -> Note:
    return _note("sysna_play", seat=seat)


def _enough(before: SysnaState, after: SysnaState, seat: int) -> Note:
    return _note("sysna_enough", seat=seat, points=before.pot, score=after.scores[seat])


# --- throws -------------------------------------------------------------------------------------------------------


def _throw(before: SysnaState, after: SysnaState) -> tuple[Note, ...]:
    if after.phase == "speak":
        return (_note("sysna_throw", points=after.pot - before.pot, pot=after.pot),)
    if after.draw is not None:
        return (Note("sysna_again"),)
    return (_note("sysna_chirik", lost=before.pot, players=len(before.inside)),)


# --- the course ---------------------------------------------------------------------------------------------------


def _progress(before: SysnaState, after: SysnaState) -> tuple[Note, ...]:
    """A round that has begun, level players that go on, the end."""
    if after.result is not None:
        won = after.result.winners if after.result.reason is Reason.TARGET else ()
        return (*(_note("sysna_target", seat=seat, score=after.scores[seat]) for seat in won), Note("over"))
    if after.round == before.round or after.leader is None:
        return ()
    level = before.round > 0 and max(after.scores) >= after.rules.target
    leads = _note("sysna_leads", seat=after.leader, round=after.round)
    return (_note("sysna_level", score=max(after.scores)), leads) if level else (leads,)


def _note(code: str, **facts: Fact) -> Note:
    return Note(code, facts)
