"""Programs that play the family, and autopilot. Each sees its `PigView` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from svinarium.games.pig.options import rules_of
from svinarium.games.pig.rules import BANK, ROLL
from svinarium.games.pig.views import PigView
from svinarium.kernel import Chance, MalformedError, PlayerKind, Setup, View, whole_number

MAX_HOLD = 10_000


class Hold(msgspec.Struct, frozen=True):
    """Banks at a turn total of ``total``, or as soon as it reaches the target. In Hog: throws ``total`` dice."""

    total: int

    def choose(self, view: View, chance: Chance) -> str:
        """Roll or bank."""
        assert isinstance(view, PigView)
        return hold_move(view, self.total)


class Pace(msgspec.Struct, frozen=True):
    """Keeps pace and ends the race: bolder when behind, for a target of 100 (rules/pig.md, ``pace``).

    Banks if score + turn total ≥ 100; else rolls if his own or the best other score is ≥ 71; else rolls while the turn
    total is below 21 + floor((other − own) / 8 + 1/2). Alone, he keeps pace with himself.
    """

    def choose(self, view: View, chance: Chance) -> str:
        """Roll or bank."""
        assert isinstance(view, PigView)
        own, others = _own_and_others(view)
        if not view.turn_total:
            return ROLL
        other = max(others, default=own)
        if own + view.turn_total >= 100:
            return BANK
        if own >= 71 or other >= 71:
            return ROLL
        return ROLL if view.turn_total < 21 + (other - own + 4) // 8 else BANK


def hold_move(view: PigView, total: int) -> str:
    """What one does who banks at ``total`` or at the target; where one chooses a number of dice: throw ``total``."""
    if view.moves[0] != ROLL:
        return f"{ROLL} {total}"
    own, _ = _own_and_others(view)
    done = view.turn_total >= total or own + view.turn_total >= view.target
    return BANK if view.turn_total and done else ROLL


def _own_and_others(view: PigView) -> tuple[int, list[int]]:
    """The viewer's score, and the scores of the others that are still in play."""
    assert view.seat is not None
    seats = view.playing_off or range(len(view.scores))
    others = [int(view.scores[seat]) for seat in seats if seat != view.seat and seat not in view.out]
    return int(view.scores[view.seat]), others


def make_hold(setup: Setup, argument: str) -> Hold:
    """``hold:n``: n points 1…10000; in Hog n dice, as many as the table allows."""
    rules = rules_of(setup)
    return Hold(whole_number("hold", argument, 1, len(rules.tables) if rules.choose else MAX_HOLD))


def make_pace(setup: Setup, argument: str) -> Pace:
    """``pace``: only where there is a choice to roll or bank, and for the target that its numbers are made for."""
    rules = rules_of(setup)
    if argument:
        raise MalformedError("player_argument", {"player": "pace", "value": argument[:40], "expected": "pace"})
    if rules.choose:
        raise MalformedError("pace_table", {"table": "hog"})
    if rules.target != 100:
        raise MalformedError("pace_target", {"target": rules.target, "expected": 100})
    return Pace()


PLAYERS: Mapping[str, PlayerKind] = {
    "hold": PlayerKind("hold", make_hold, "hold:20"),
    "pace": PlayerKind("pace", make_pace),
}
