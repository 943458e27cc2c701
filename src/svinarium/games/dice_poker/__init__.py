"""Dice Poker with an obligatory and a free programme. The rules are numbered DP-1 … DP-12."""

from svinarium.games.dice_poker.cells import CELLS, FREE, SCHOOL, Scoring, score, total
from svinarium.games.dice_poker.game import DICE_POKER, DicePoker
from svinarium.games.dice_poker.players import LookAhead
from svinarium.games.dice_poker.rules import Rules, rules_of
from svinarium.games.dice_poker.settlement import settle
from svinarium.games.dice_poker.state import PokerState
from svinarium.games.dice_poker.views import PokerView, SheetShown

__all__ = [
    "CELLS",
    "DICE_POKER",
    "FREE",
    "SCHOOL",
    "DicePoker",
    "LookAhead",
    "PokerState",
    "PokerView",
    "Rules",
    "Scoring",
    "SheetShown",
    "rules_of",
    "score",
    "settle",
    "total",
]
