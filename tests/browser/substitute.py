"""A made-up game: played by the rules, sealed by a ledger of its own, whole in itself, and not the one that was.

It is made by the house's own pure functions, so that nothing but its being another game can give it away.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from svinarium import registry
from svinarium.ledger import EntropyLine, Opening, OpenLine, Secret
from svinarium.tables import decisions
from svinarium.tables.decisions import Decision
from svinarium.tables.entries import Moved, SeatEntry, TableMade
from svinarium.tables.frames import Committed, whole_state
from svinarium.tables.loading import record
from svinarium.tables.messages import LedgerInfo, Phase, SeatInfo, TableInfo
from svinarium.tables.model import made

HOLD = 3
AT = 1_700_000_000_000


def made_up(name: str, size: int) -> bytes:
    """Bytes that stand for random ones."""
    return sha256(f"tests/browser/{name}".encode()).digest()[:size]


class Substitute:
    """Another game of the same table, from its ceremony to its end, on other dice.

    ``told`` is a `TableInfo` with the seats and the ledger of the true game, as plain data. The substitute has the true
    game's number and place in the chain, its id unless ``other_id``, and for ``entropies`` of seats the true bytes.
    """

    def __init__(
        self,
        info: dict[str, Any],
        seats: list[dict[str, Any]],
        ledger: dict[str, Any],
        *,
        other_id: bool = False,
        entropies: Mapping[int, bytes] | None = None,
    ) -> None:
        about = msgspec.convert(info, TableInfo)
        shown = msgspec.convert(seats, tuple[SeatInfo, ...])
        true = msgspec.convert(ledger, LedgerInfo)
        host = next(seat.seat for seat in shown if seat.host)
        entries = tuple(SeatEntry(seat.kind, seat.name, seat.bot, f"guest {seat.seat}") for seat in shown)
        entry = TableMade(about.game, about.rules, about.options, entries, host)
        self.history: list[Committed] = []
        self.data = made(about.id, about.created, entry, registry.game(about.game))
        line = OpenLine.parse(bytes.fromhex(true.lines[0]))
        opening = Opening.new(
            number=line.number,
            previous=line.previous,
            game=about.game,
            rules=about.rules,
            options=about.options,
            seats=about.seats,
            participants=line.participants,
            game_id=made_up("game", 16) if other_id else line.game_id,
            secret=made_up("secret", 32),
        )
        self._take(decisions.open_game(self.data, 0, opening, b"", true.attempt, None, None))
        self._agree(opening, entropies or {})
        self._play()

    def _agree(self, opening: Opening, entropies: Mapping[int, bytes]) -> None:
        game = opening.game_id.hex()
        own = {seat: entropies.get(seat, made_up(f"entropy {seat}", 16)) for seat in opening.line.participants}
        for seat, entropy in own.items():
            digest = EntropyLine(opening.game_id, seat, Secret(entropy)).digest().hex()
            self._take(decisions.take_digest(self.data, 0, seat, game, digest, None))
        for seat, entropy in own.items():
            self._take(decisions.take_entropy(self.data, 0, seat, game, entropy.hex()))

    def _play(self) -> None:
        game = self.data.game
        while self.data.phase is not Phase.FINISHED:
            [seat] = game.movers(self.data.state)
            total = game.view(self.data.state, seat).pot or 0
            move = "bank" if total >= HOLD and "bank" in game.legal(self.data.state, seat) else "roll"
            bot = self.data.seats[seat].bot
            by = f"bot:{bot}" if bot else "person"
            self._take(decisions.move(self.data, 0, seat, move, self.data.version, by))

    def _take(self, decision: Decision) -> None:
        entry, folded = decision.entry, decision.folded
        by = entry.by if isinstance(entry, Moved) else None
        self.history.append(Committed(AT + len(self.history), self.data, folded.data, folded.steps, by))
        self.data = folded.data

    @property
    def record(self) -> str:
        """The record of this game."""
        return record(self.data, self.history).text()

    def welcome(self, true: dict[str, Any]) -> dict[str, Any]:
        """A welcome that tells this game instead of the one of a true welcome, to the same seat."""
        state = msgspec.to_builtins(whole_state(self.data, self.history, true["you"], (0,)))
        return {**true, "version": self.data.version, "state": state}
