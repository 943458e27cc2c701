"""Decisions of a table's life: who has a seat, who is host, what all agree on, how a table ends without its game.

Pure, like `svinarium.tables.decisions`: each function returns a `Decision` or raises the error that refuses it. A
table's own player is given as ``seat``; what the house does of itself has none.
"""

from __future__ import annotations

import msgspec

from svinarium.kernel import (
    Event,
    Fact,
    IllegalError,
    MalformedError,
    Refusal,
    Signal,
    SvinariumError,
    settle,
    step,
)
from svinarium.tables.decisions import Decision, clean_name, move, playing
from svinarium.tables.entries import (
    AUTOPILOT,
    Asked,
    Counted,
    Ended,
    EndReason,
    Entry,
    Followed,
    Paused,
    Resumed,
    SeatEntry,
    SeatSet,
    SeatTaken,
    Shifted,
    Why,
    Wish,
)
from svinarium.tables.messages import Phase
from svinarium.tables.model import TableData, fold_entry, obliged
from svinarium.tables.ports import Reveal

LATE = 3
"""After so many moves in a row that the autopilot made for somebody who let his time run out, it plays on for him."""


# --- seats -----------------------------------------------------------------------------------------------------------


def sit(data: TableData, at: int, seat: int, guest: str, name: str) -> Decision:
    """A guest takes a free seat, in the middle of a game too. One guest takes one seat of a table."""
    if data.seats[seat].kind != "open" or data.over:
        raise _illegal("code_spent", seat=seat)
    if any(taken.guest == guest for taken in data.seats):
        raise _illegal("already_seated")
    return _decided(data, at, SeatTaken(seat, guest, clean_name(name), _telling(data, seat, "back")))


def leave(data: TableData, at: int, seat: int) -> Decision:
    """A player leaves: in the lobby his seat is free again, in a game the autopilot plays on for him."""
    if data.phase is Phase.LOBBY:
        if not any(other.kind == "person" for i, other in enumerate(data.seats) if i != seat):
            return _ended(data, at, "left", seat)
        return _free(data, at, seat, "left")
    return stand_in(data, at, seat, "left")


def stand_in(data: TableData, at: int, seat: int, why: Why) -> Decision:
    """From now on the autopilot plays for somebody, until he is back."""
    entry = _mine(data, seat)
    _going_on(data)
    if entry.stand_in:
        raise _illegal("stand_in", seat=seat)
    return _set(data, at, seat, msgspec.structs.replace(entry, stand_in=AUTOPILOT), why)


def back(data: TableData, at: int, seat: int) -> Decision:
    """A player takes his seat back from what played for him. Who has resigned does not come back."""
    entry = _mine(data, seat)
    _going_on(data)
    if not entry.stand_in or entry.resigned:
        raise _illegal("not_away" if not entry.resigned else "resigned", seat=seat)
    return _set(data, at, seat, msgspec.structs.replace(entry, stand_in=""), "back")


def resign(data: TableData, at: int, seat: int) -> Decision:
    """A player gives up: the autopilot ends the game for him, or the game is over if nobody is left to play against."""
    entry = _mine(data, seat)
    playing(data)
    if entry.resigned:
        raise _illegal("resigned", seat=seat)
    gone = msgspec.structs.replace(entry, stand_in=AUTOPILOT, resigned=data.version + 1)
    seats = (*data.seats[:seat], gone, *data.seats[seat + 1 :])
    left = [other for other in seats if not other.resigned]
    if len(left) > 1 and any(other.kind == "person" for other in left):
        return _set(data, at, seat, gone, "resigned")
    return _ended(data, at, "resigned", seat, _by_resignation(seats))


def _by_resignation(seats: tuple[SeatEntry, ...]) -> tuple[int, ...]:
    """Who is left has won; of those who gave up the last one is the best."""
    return tuple(
        1 if not mine.resigned else 1 + sum(not s.resigned or s.resigned > mine.resigned for s in seats)
        for mine in seats
    )


# --- the host --------------------------------------------------------------------------------------------------------


def give_to_bot(data: TableData, at: int, seat: int, target: int, bot: str) -> Decision:
    """The host gives a seat to a program: a free one in the lobby, in a game one whose player is away."""
    entry = _hosted(data, seat, target)
    if data.phase is Phase.LOBBY:
        if entry.kind == "person":
            raise _illegal("seat_active", seat=target)
        return _set(data, at, target, SeatEntry("bot", bot=bot, generation=entry.generation), "bot")
    _in_game(data)
    if entry.kind == "bot":
        return _set(data, at, target, msgspec.structs.replace(entry, bot=bot), "bot")
    if entry.active:
        raise _illegal("seat_active", seat=target)
    if entry.kind == "open":
        return _set(data, at, target, SeatEntry("bot", bot=bot, generation=entry.generation), "bot")
    return _set(data, at, target, msgspec.structs.replace(entry, stand_in=bot), "bot")


def open_seat(data: TableData, at: int, seat: int, target: int) -> Decision:
    """The host opens a seat for whoever has the link: a program's, or one whose player is away.

    In the lobby he may free any seat but his own; in a game what played there plays on until somebody sits down.
    """
    entry = _hosted(data, seat, target)
    if entry.kind == "open":
        raise _illegal("seat_open", seat=target)
    if target == seat or (entry.active and data.phase is not Phase.LOBBY):
        raise _illegal("seat_active", seat=target)
    if data.phase is Phase.LOBBY:
        return _free(data, at, target, "opened")
    _in_game(data)
    freed = SeatEntry("open", stand_in=entry.program, generation=entry.generation + 1)
    return _set(data, at, target, freed, "opened")


def give_host(data: TableData, at: int, seat: int, target: int) -> Decision:
    """The host makes somebody else the host."""
    entry = _hosted(data, seat, target)
    if not entry.active:
        raise _illegal("seat_empty", seat=target)
    return _decided(data, at, SeatSet(target, entry, "handed", host=target))


# --- what all agree on -----------------------------------------------------------------------------------------------


def ask(data: TableData, at: int, seat: int, what: Wish) -> Decision:
    """A player asks for a pause, for the end of the table or for another game, or agrees to it."""
    _askable(data, seat, what)
    if seat in data.asks.get(what, ()):
        raise _illegal("asked", what=what)
    return _decided(data, at, Asked(what, seat, agrees=True))


def refuse(data: TableData, at: int, seat: int, what: Wish) -> Decision:
    """A player does not want it; who asked for it takes it back the same way."""
    _askable(data, seat, what)
    if what not in data.asks:
        raise _illegal("not_asked", what=what)
    return _decided(data, at, Asked(what, seat, agrees=False))


def agreed(data: TableData, online: tuple[int, ...]) -> Wish | None:
    """What everybody has agreed to who has a say: in a game all who play themselves, after it all who are here."""
    voters = data.people if not data.over else tuple(seat for seat in online if data.seats[seat].kind == "person")
    wishes: tuple[Wish, ...] = ("pause", "abandon", "rematch")
    return next((what for what in wishes if what in data.asks and voters and set(voters) <= {*data.asks[what]}), None)


def _askable(data: TableData, seat: int, what: Wish) -> None:
    entry = _mine(data, seat)
    if what == "rematch":
        if not data.over or data.next or data.ledger is None:
            raise _wrong_phase(data, Phase.FINISHED)
        return
    if data.over or data.phase is Phase.LOBBY:
        raise _wrong_phase(data, Phase.PLAYING)
    if what == "pause":
        playing(data)
    if not entry.active:
        raise _illegal("stand_in", seat=seat)


def pause(data: TableData, at: int, *, by_house: bool) -> Decision:
    """Every clock stands still."""
    playing(data)
    return _decided(data, at, Paused("house" if by_house else "players"))


def resume(data: TableData, at: int, seat: int | None = None) -> Decision:
    """The clocks run on; any one player may say so."""
    if seat is not None and not _mine(data, seat).active:
        raise _illegal("stand_in", seat=seat)
    if data.paused is None:
        raise _illegal("not_paused")
    return _decided(data, at, Resumed())


def abandon(data: TableData, at: int) -> Decision:
    """The table is closed before its game is over; its secret is revealed."""
    return _ended(data, at, "abandoned", None)


def expire(data: TableData, at: int) -> Decision:
    """Nobody has come for so long that the table is closed; its secret is revealed."""
    return _ended(data, at, "expired", None)


def follow(data: TableData, at: int, table: str) -> Decision:
    """The same people play on at another table."""
    if data.next:
        raise _illegal("followed")
    return _decided(data, at, Followed(table))


# --- time ------------------------------------------------------------------------------------------------------------


def count_down(data: TableData, at: int, seat: int, until: int | None) -> Decision:
    """Somebody is away, and it is counted until when he is waited for; or he is here again (nothing)."""
    if (seat in data.leaving) == (until is not None) or not data.seats[seat].active:
        raise _illegal("not_away", seat=seat)
    playing(data)
    return _decided(data, at, Counted(seat, until))


def overdue(data: TableData, at: int) -> Decision:
    """The autopilot moves for the first of those whose time is up."""
    late = [seat for seat in obliged(data) if data.turn.get(seat, at + 1) <= at]
    if not late:
        raise _illegal("not_late")
    text = data.game.autopilot(data.game.view(data.state, late[0]))
    return move(data, at, late[0], text, data.version, AUTOPILOT)


def shift(data: TableData, at: int, by: int) -> Decision:
    """The house was down for ``by`` ms: everybody has as much time as before."""
    if by <= 0 or not (data.turn or data.timers or data.leaving):
        raise _illegal("not_late")
    return _decided(data, at, Shifted(by))


# --- helpers ---------------------------------------------------------------------------------------------------------


def _decided(data: TableData, at: int, entry: Entry) -> Decision:
    return Decision(entry, fold_entry(data, entry, at))


def _set(data: TableData, at: int, seat: int, entry: SeatEntry, why: Why) -> Decision:
    """A seat changes; if the host does not play himself any more, the next one who does is the host."""
    was, host = data.seats[seat], None
    if seat == data.host and not entry.active:
        others = [i for i in range(seat + 1, seat + len(data.seats)) if data.seats[i % len(data.seats)].active]
        host = others[0] % len(data.seats) if others else None
    told = "away" if was.active and not entry.active else "back" if entry.active and not was.active else ""
    return _decided(data, at, SeatSet(seat, entry, why, host, _telling(data, seat, told)))


def _free(data: TableData, at: int, seat: int, why: Why) -> Decision:
    return _set(data, at, seat, SeatEntry("open", generation=data.seats[seat].generation + 1), why)


def _telling(data: TableData, seat: int, kind: str) -> tuple[Event, ...]:
    """What the rules are told of a player who goes or comes, if they want to know, with the draws that follow."""
    if not kind or data.phase is not Phase.PLAYING or data.ledger is None:
        return ()
    signal = Signal(kind, seat)
    try:
        if data.game.verify(data.state, signal) is not None:
            return ()
        first = step(data.game, data.state, signal)
        steps = (first, *settle(data.game, first.after, data.ledger.answer))
    except SvinariumError:
        return ()
    return tuple(s.event for s in steps) if data.game.result(steps[-1].after) is None else ()


def _ended(data: TableData, at: int, reason: EndReason, seat: int | None, standings: tuple[int, ...] = ()) -> Decision:
    if data.over:
        raise _wrong_phase(data, Phase.PLAYING)
    if data.opening is None:
        return _decided(data, at, Ended(reason, seat, standings))
    secret = bytes(data.opening.secret)
    ended = Ended(reason, seat, standings, secret.hex())
    reveal = Reveal(data.opening.game_id, secret, cancelled=reason != "resigned")
    return Decision(ended, fold_entry(data, ended, at), reveals=reveal)


def _mine(data: TableData, seat: int) -> SeatEntry:
    entry = data.seats[seat]
    if entry.kind != "person":
        raise _illegal("seat_empty", seat=seat)
    return entry


def _hosted(data: TableData, seat: int, target: int) -> SeatEntry:
    if seat != data.host:
        raise _illegal("host_only")
    if not 0 <= target < len(data.seats):
        raise MalformedError("seat_unknown", {"seat": target, "seats": len(data.seats)})
    return data.seats[target]


def _going_on(data: TableData) -> None:
    if data.over:
        raise _wrong_phase(data, Phase.PLAYING)


def _in_game(data: TableData) -> None:
    if data.phase is not Phase.PLAYING:
        raise _wrong_phase(data, Phase.PLAYING)


def _wrong_phase(data: TableData, expected: Phase) -> IllegalError:
    return _illegal("wrong_phase", phase=data.phase.value, expected=expected.value)


def _illegal(code: str, **facts: Fact) -> IllegalError:
    return IllegalError(Refusal(code, facts))
