"""Pig and its family: one machine fed with a throw table. The rules are numbered PIG-1 … PIG-12."""

from svinarium.games.pig.effects import Effect, EffectKind, read_effect
from svinarium.games.pig.game import PIG, TWO_DICE_PIG, Pig
from svinarium.games.pig.odds import Odds, odds
from svinarium.games.pig.players import Hold, Pace
from svinarium.games.pig.rules import Rules
from svinarium.games.pig.state import Course, PigState
from svinarium.games.pig.table_text import dice_table, read_table, weighted_table
from svinarium.games.pig.throws import Case, ThrowTable
from svinarium.games.pig.variant import Variant, read_variant
from svinarium.games.pig.views import PigView, Throw

__all__ = [
    "PIG",
    "TWO_DICE_PIG",
    "Case",
    "Course",
    "Effect",
    "EffectKind",
    "Hold",
    "Odds",
    "Pace",
    "Pig",
    "PigState",
    "PigView",
    "Rules",
    "Throw",
    "ThrowTable",
    "Variant",
    "dice_table",
    "odds",
    "read_effect",
    "read_table",
    "read_variant",
    "weighted_table",
]
