"""A sealed ledger: one game's transcript and secret, and every draw that follows from them."""

from __future__ import annotations

from typing import Any, NoReturn

from svinarium.kernel.draws import Draw, Outcome
from svinarium.ledger.draws import drawn, keyed, words
from svinarium.ledger.hidden import Secret
from svinarium.ledger.transcript import OpenLine, ledger_key, transcript_hash
from svinarium.ledger.words import Language, comparison_words


class Ledger:
    """Answers the draws of one game. Made by ``Opening.seal()``; it has no state that changes.

    The same draw always has the same answer, before and after a restart, in any order. That a position is asked for
    once a game is the rules' promise; the verifiers report a position that occurs twice.
    """

    __slots__ = ("__mac", "lines", "open", "secret", "transcript_hash")

    open: OpenLine
    """The open line, parsed."""
    lines: tuple[bytes, ...]
    """The whole transcript as published."""
    secret: Secret
    """To be published (``secret.hex()``) when the game is over, and not before."""
    transcript_hash: bytes
    """SHA-256 over the transcript."""

    def __init__(self, line: OpenLine, lines: tuple[bytes, ...], secret: Secret) -> None:
        self.open = line
        self.lines = lines
        self.secret = secret
        self.transcript_hash = transcript_hash(lines)
        self.__mac = keyed(bytes(ledger_key(secret, self.transcript_hash)))

    @property
    def game_id(self) -> bytes:
        """The 16 bytes that name this game."""
        return self.open.game_id

    def answer(self, draw: Draw) -> Outcome:
        """What this draw gives: the only result that follows from transcript, secret and position.

        `MalformedError` ``ledger_range`` for a source that the format does not hold, ``ledger_position`` for a position
        without a UTF-8 form.
        """
        return drawn(draw.source, words(self.__mac, draw.position))

    def words(self, language: Language) -> tuple[str, str, str, str]:
        """The four words that everybody at the table can compare: same words, same transcript."""
        return comparison_words(self.transcript_hash, language)

    def to_log(self) -> dict[str, Any]:
        """The public part as plain data, as a record's header and a table's state hold it (they add ``attempt``)."""
        return public_part(self.open, self.lines)

    def __repr__(self) -> str:
        return f"Ledger(game_id={self.game_id.hex()}, transcript_hash={self.transcript_hash.hex()})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Ledger is not pickled")


def public_part(line: OpenLine, lines: tuple[bytes, ...]) -> dict[str, Any]:
    """``game_id``, ``number``, ``participants`` and the published ``lines``: hex, numbers and lists only."""
    return {
        "game_id": line.game_id.hex(),
        "number": line.number,
        "participants": list(line.participants),
        "lines": [published.hex() for published in lines],
    }
