"""Where the dice of a game at this terminal come from: the ledger, or a seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Literal, Protocol

import msgspec

from svinarium.bots import SeededLuck
from svinarium.kernel import AnyGame, Draw, LedgerPart, Outcome, Setup
from svinarium.ledger import ZERO_HASH, EntropyLine, Ledger, Opening, Secret


class Dice(Protocol):
    """Answers the draws of one game. ``by`` is what a record says of them; ``published`` is its ledger's header."""

    by: Literal["ledger", "seed"]
    game_id: str
    published: LedgerPart | None

    def answer(self, draw: Draw) -> Outcome:
        """The result of a draw."""
        ...

    def secret(self) -> str | None:
        """The secret in hex: for the record, when the game is over."""
        ...


class LedgerDice:
    """Dice of a ledger that is opened here: the record can be verified. Each game is number 1 of a house of its own."""

    by: Literal["ledger", "seed"] = "ledger"

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.game_id = ledger.game_id.hex()
        self.published: LedgerPart | None = msgspec.convert({**ledger.to_log(), "attempt": 1}, LedgerPart)

    @classmethod
    def open(cls, game: AnyGame, setup: Setup, persons: Iterable[int]) -> LedgerDice:
        """Go through the whole ceremony: commitment, digests of the persons' entropy, the entropy itself."""
        opening = Opening.new(
            number=1,
            previous=ZERO_HASH,
            game=game.name,
            rules=game.rules,
            options=setup.options,
            seats=setup.seats,
            participants=persons,
            game_id=secrets.token_bytes(16),
            secret=secrets.token_bytes(32),
        )
        entropy = {seat: secrets.token_bytes(16) for seat in opening.line.participants}
        for seat, drawn in entropy.items():
            opening = opening.with_digest(seat, EntropyLine(opening.game_id, seat, Secret(drawn)).digest())
        for seat, drawn in entropy.items():
            opening = opening.with_entropy(seat, drawn)
        return cls(opening.seal())

    def answer(self, draw: Draw) -> Outcome:
        """What follows from transcript, secret and position."""
        return self.ledger.answer(draw)

    def secret(self) -> str | None:
        """The secret that the house was bound to."""
        return self.ledger.secret.hex()


class SeedDice:
    """Dice that follow from a number: the same number is the same game."""

    by: Literal["ledger", "seed"] = "seed"
    published: LedgerPart | None = None

    def __init__(self, seed: int) -> None:
        self.game_id = f"seed-{seed}"
        self._luck = SeededLuck(seed)

    def answer(self, draw: Draw) -> Outcome:
        """What the generator gives."""
        return self._luck(draw)

    def secret(self) -> str | None:
        """There is none."""
        return None
