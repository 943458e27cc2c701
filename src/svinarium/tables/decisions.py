"""Decisions: what a command would do to a table. Pure: verify, draw, tentative next version; nothing has happened yet.

Each function returns a `Decision` or raises the error that refuses the command (`MalformedError`, `IllegalError`,
`StaleError`).
"""

from __future__ import annotations

import msgspec

from svinarium.kernel import (
    Clock,
    Drawn,
    Event,
    IllegalError,
    MalformedError,
    Move,
    Refusal,
    StaleError,
    Step,
    settle,
    step,
)
from svinarium.ledger import Ledger, Opening, Secret
from svinarium.tables.entries import (
    DigestTaken,
    EntropyTaken,
    Entry,
    GameOpened,
    Moved,
    Started,
)
from svinarium.tables.messages import MAX_NAME, Phase
from svinarium.tables.model import Folded, TableData, fold_entry, played
from svinarium.tables.ports import LedgerRow, Reveal


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What goes into the log, and the table after it."""

    entry: Entry
    folded: Folded
    opens: LedgerRow | None = None
    reveals: Reveal | None = None


PERSON = "person"
"""Who made a move: the player himself."""


def move(data: TableData, at: int, seat: int, text: str, version: int, by: str) -> Decision:
    """A move with the draws that follow it, out of the sealed ledger."""
    ledger = playing(data)
    unchanged(data, version)
    if by == PERSON and data.seats[seat].stand_in:
        raise IllegalError(Refusal("stand_in", {"seat": seat}))
    game = data.game
    first = step(game, data.state, Move(seat, game.read_move(text)))
    return _played(data, by, (first, *settle(game, first.after, ledger.answer)), at)


def ring(data: TableData, at: int, timer: str) -> Decision:
    """A timer of the game has run out, with the draws that follow; refused if it does not run any more."""
    ledger = playing(data)
    first = step(data.game, data.state, Clock(timer))
    return _played(data, "clock", (first, *settle(data.game, first.after, ledger.answer)), at)


def playing(data: TableData) -> Ledger:
    """The sealed ledger of a game that is on; refused before it, after it, and while the table is paused."""
    if data.phase is not Phase.PLAYING or data.ledger is None:
        raise IllegalError(Refusal("not_playing", {"phase": data.phase.value}))
    if data.paused is not None:
        raise IllegalError(Refusal("paused"))
    return data.ledger


def unchanged(data: TableData, version: int) -> None:
    """Refuse what was decided on an older version of the table."""
    if version != data.version:
        raise StaleError("version", {"yours": version, "current": data.version})


def _played(data: TableData, by: str, steps: tuple[Step, ...], at: int) -> Decision:
    events = tuple(s.event for s in steps)
    if data.game.result(steps[-1].after) is None or data.ledger is None:
        return Decision(Moved(by, events), Folded(played(data, steps, by, None, at), steps))
    secret = bytes(data.ledger.secret)
    after = played(data, steps, by, secret.hex(), at)
    reveal = Reveal(data.ledger.game_id, secret, cancelled=False)
    return Decision(Moved(by, events, secret.hex()), Folded(after, steps), reveals=reveal)


def clean_name(name: str) -> str:
    """A name as it is shown: printable, single spaces, at most `MAX_NAME` characters; `MalformedError` if too long."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(clean) > MAX_NAME:
        raise MalformedError("name_long", {"length": len(clean), "maximum": MAX_NAME})
    return clean


def open_game(
    data: TableData, at: int, opening: Opening, box: bytes, attempt: int, deadline: int | None, old: Secret | None
) -> Decision:
    """The house's commitment. ``old`` is the secret of the start that is repeated; it is revealed by the same row."""
    revealed = bytes(old).hex() if old is not None else None
    entry = GameOpened(attempt, opening.open_line.hex(), deadline, revealed)
    opens = LedgerRow(opening.line.number, opening.game_id, data.id, attempt, opening.open_line, box)
    reveals = None
    if old is not None and data.opening is not None:
        reveals = Reveal(data.opening.game_id, bytes(old), cancelled=True)
    return Decision(entry, fold_entry(data, entry, at, opening.secret), opens, reveals)


def begin(data: TableData, at: int) -> Decision:
    """The start of a game in which no person takes part: nobody's entropy is awaited."""
    opening = _ceremony(data, Phase.COMMITTING)
    entry = Started(_first_draws(data, opening))
    return Decision(entry, fold_entry(data, entry, at))


def take_digest(data: TableData, at: int, seat: int, game_id: str, digest: str, deadline: int | None) -> Decision:
    """A participant's digest. ``deadline`` is for the next phase, if this was the last one."""
    opening = _ceremony(data, Phase.COMMITTING)
    _same_game(opening, game_id)
    after = opening.with_digest(seat, _hex("digest", digest, 32))
    if after == opening:
        raise IllegalError(Refusal("ledger_given", {"seat": seat}))
    entry = DigestTaken(seat, digest.lower(), deadline if after.digests_complete else data.deadline)
    return Decision(entry, fold_entry(data, entry, at))


def take_entropy(data: TableData, at: int, seat: int, game_id: str, entropy: str) -> Decision:
    """A participant's entropy; with the last one the game starts."""
    opening = _ceremony(data, Phase.REVEALING)
    _same_game(opening, game_id)
    after = opening.with_entropy(seat, _hex("entropy", entropy, 16))
    if after == opening:
        raise IllegalError(Refusal("ledger_given", {"seat": seat}))
    events = _first_draws(data, after) if after.complete else ()
    entry = EntropyTaken(seat, entropy.lower(), events)
    return Decision(entry, fold_entry(data, entry, at))


def _first_draws(data: TableData, opening: Opening) -> tuple[Event, ...]:
    ledger = opening.seal()
    steps = settle(data.game, data.game.start(data.setup), ledger.answer)
    return tuple(Drawn(s.event.position, s.event.result) for s in steps if isinstance(s.event, Drawn))


def _ceremony(data: TableData, phase: Phase) -> Opening:
    if data.phase is not phase or data.opening is None:
        raise IllegalError(Refusal("wrong_phase", {"phase": data.phase.value, "expected": phase.value}))
    return data.opening


def _same_game(opening: Opening, game_id: str) -> None:
    if game_id.lower() != opening.game_id.hex():
        raise StaleError("game_id", {"yours": game_id[:32], "current": opening.game_id.hex()})


def _hex(what: str, text: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != size or len(text) != 2 * size:
        raise MalformedError("hex", {"field": what, "expected": size})
    return value
