"""How a game ends: a reason, standings and scores."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

import msgspec

from svinarium.kernel.errors import Fact

Score: TypeAlias = int | str
"""A score as it is shown and stored: a whole number, or an exact fraction as text, ``"-1/3"``."""


def score_text(score: int | Fraction) -> Score:
    """A score in its stored form.

    >>> score_text(Fraction(-1, 3)), score_text(Fraction(4, 2))
    ('-1/3', 2)
    """
    if isinstance(score, int):
        return score
    return score.numerator if score.denominator == 1 else f"{score.numerator}/{score.denominator}"


class Reason(StrEnum):
    """Why a game is over. Each has a message ``reason-<value>``."""

    TARGET = "target"
    """Somebody reached the target, and by the rules that ends the game at once."""

    HIGHEST = "highest"
    """Everybody had the same number of turns (or the agreed last round is over); the highest score won."""

    FIRST_REACHED = "first_reached"
    """Level at the top; the one of them who reached his score first won."""

    PLAY_OFF = "play_off"
    """Level at the top; the extra turns of those level decided."""

    SHARED = "shared"
    """Level at the top; by the rules of this table they share the win."""

    ROUND_LIMIT = "round_limit"
    """The agreed number of rounds is over; the highest score won, level ones share."""

    LAST_LEFT = "last_left"
    """Everybody else is out of the game."""

    PRACTICE = "practice"
    """One seat alone has reached its goal; what it took stands in the facts."""

    OUT = "out"
    """One seat alone is out of the game: the practice ends without a result."""

    ABANDONED = "abandoned"
    """The table was given up before the game's own end."""

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


class Result(msgspec.Struct, frozen=True):
    """The end of a game. ``standings[seat]`` is the seat's rank, 1 = won, level seats share a rank.

    ``scores[seat]`` are the final scores; ``facts`` hold what else the reason needs (``turns`` of a practice).
    """

    reason: Reason
    standings: tuple[int, ...]
    scores: tuple[Score, ...]
    facts: dict[str, Fact] = {}

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats with rank 1."""
        return tuple(seat for seat, rank in enumerate(self.standings) if rank == 1)


def standings(scores: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """Ranks by score, highest first, level scores share the better rank.

    >>> standings((10, 30, 30, 5))
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
