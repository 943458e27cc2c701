"""The state of a game of Dice Poker: one flat value, made anew by every event."""

from __future__ import annotations

import msgspec

from svinarium.games.dice_poker.cells import Dice, Sheet
from svinarium.games.dice_poker.rules import Rules
from svinarium.kernel import Draw, Result

StartRound = tuple[tuple[int, Dice], ...]
"""One round of start throws: ``(seat, dice)`` in the order in which they were thrown."""


class PokerState(msgspec.Struct, frozen=True, gc=False):
    """The whole state.

    ``seat`` is on turn (nobody before the start is decided and after the end). ``turn`` counts turns over the whole
    game, ``throws`` the throws of this turn. ``kept`` are the dice that were set aside before the last throw,
    ``thrown`` those that were thrown: together the dice on the table, also those of the last turn until somebody
    throws. ``draw`` has to be answered before anything else.
    """

    rules: Rules
    sheets: tuple[Sheet, ...]
    starter: int | None
    seat: int | None
    turn: int
    throws: int
    kept: Dice
    thrown: Dice
    start_rolls: tuple[StartRound, ...]
    draw: Draw | None
    result: Result | None
