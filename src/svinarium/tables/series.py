"""The next game of the same people: a new table, seats moved on by one, the games that everybody has won so far."""

from __future__ import annotations

import msgspec

from svinarium.tables.entries import AUTOPILOT, SeatEntry, Series, TableMade
from svinarium.tables.model import TableData


def follow_up(data: TableData, online: tuple[int, ...]) -> TableMade:
    """The first row of the table that follows ``data``. Who is not here keeps his seat, and may come later.

    `MalformedError` if the game cannot be set up so any more.
    """
    seats = tuple(_anew(entry, here=seat in online) for seat, entry in enumerate(data.seats))
    setup = data.game.setup(len(seats), data.game.rotated(data.setup))
    host = (data.host - 1) % len(seats)
    return TableMade(
        data.game.name, data.game.rules, setup.options, seats[1:] + seats[:1], host, data.pace, _series(data)
    )


def winners(data: TableData) -> tuple[int, ...]:
    """The seats that have won at this table; none if it ended without standings."""
    if data.ended is not None:
        ranks = data.ended.standings
    else:
        result = data.game.result(data.state) if data.state is not None else None
        ranks = result.standings if result is not None else ()
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def _anew(entry: SeatEntry, *, here: bool) -> SeatEntry:
    if entry.kind == "person":
        stand_in = "" if here else entry.stand_in or AUTOPILOT
        return msgspec.structs.replace(entry, stand_in=stand_in, resigned=0, generation=0)
    if entry.kind == "open":
        return SeatEntry("bot", bot=entry.stand_in) if entry.stand_in != AUTOPILOT else SeatEntry("open")
    return SeatEntry("bot", bot=entry.bot)


def _series(data: TableData) -> Series:
    """One game further; after the last game of a match a new one begins. ``of`` is 0 if nobody said how many."""
    seats = len(data.seats)
    now = data.series or Series(1, 0, (0,) * seats)
    if now.of and now.number >= now.of:
        return Series(1, now.of, (0,) * seats)
    won = winners(data)
    wins = tuple(games + (seat in won) for seat, games in enumerate(now.wins))
    return Series(now.number + 1, now.of, wins[1:] + wins[:1])
