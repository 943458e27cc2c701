"""Programs that play Pass the Pigs, and autopilot. Each sees its `PigsView` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from svinarium.games.pass_the_pigs.calls import CALL, PASS, called_poses
from svinarium.games.pass_the_pigs.options import HOLD, rules_of, table_of
from svinarium.games.pass_the_pigs.views import PigsView
from svinarium.games.pig.players import MAX_HOLD, hold_move
from svinarium.games.pig.rules import BANK, ROLL
from svinarium.kernel import Chance, MalformedError, PlayerKind, Setup, View, whole_number

PACE = 23
"""The turn total that `Pace` gathers when level: what best play banks first."""

CLOSE = 26
"""So near to the target the race ends: nobody who is nearer, or has somebody nearer, banks less than the win."""

STEP = 10
"""So many points behind are worth one point more in the pot."""

DANGER = 10
"""A thrower who lacks no more than this is about to win."""


class Hold(msgspec.Struct, frozen=True):
    """Banks at a turn total of ``total``, or as soon as it reaches the target; never calls."""

    total: int

    def choose(self, view: View, chance: Chance) -> str:
        """Roll or bank; pass."""
        return hold_or_pass(view, self.total)


class Pace(msgspec.Struct, frozen=True):
    """Keeps pace and ends the race; never calls.

    The shape of Pig's ``pace`` (rules/pig.md) with numbers for the pigs, the best of some that were tried against
    ``hold:22`` (54 % of 60,000 games). Banks what reaches the target; within `CLOSE` points of it, his own or the best
    other's, banks nothing less; else rolls while the turn total is below `PACE` + floor((other − own) / `STEP` + 1/2).
    """

    def choose(self, view: View, chance: Chance) -> str:
        """Roll or bank; pass."""
        assert isinstance(view, PigsView)
        if PASS in view.moves:
            return PASS
        assert view.seat is not None
        own, seats = int(view.scores[view.seat]), view.playing_off or range(len(view.scores))
        others = [int(view.scores[seat]) for seat in seats if seat != view.seat and seat not in view.out]
        other = max(others, default=own)
        if not view.turn_total:
            return ROLL
        if own + view.turn_total >= view.target:
            return BANK
        if max(own, other) >= view.target - CLOSE:
            return ROLL
        return ROLL if view.turn_total < PACE + (other - own + STEP // 2) // STEP else BANK


class Caller(msgspec.Struct, frozen=True):
    """Plays like ``hold:22`` and calls when nothing else helps.

    It calls when the thrower lacks at most `DANGER` points and it could not win in its own next turn anyway, or wins by
    the call; then it calls what is likeliest: ``best``, worth ``points``.
    """

    best: str
    points: int

    def choose(self, view: View, chance: Chance) -> str:
        """Roll or bank; pass, or call when desperate."""
        assert isinstance(view, PigsView)
        if PASS in view.moves and self._desperate(view):
            return f"{CALL} {self.best}"
        return hold_or_pass(view, HOLD)

    def _desperate(self, view: PigsView) -> bool:
        assert view.seat is not None
        assert view.on_turn is not None
        own, theirs = int(view.scores[view.seat]), int(view.scores[view.on_turn]) + view.turn_total
        if view.target - theirs > DANGER:
            return False
        return own + 2 * self.points >= view.target or view.target - own > HOLD


def hold_or_pass(view: View, total: int) -> str:
    """Pass, or what one does who banks at ``total`` or at the target."""
    assert isinstance(view, PigsView)
    return PASS if PASS in view.moves else hold_move(view, total)


def make_hold(_: Setup, argument: str) -> Hold:
    """``hold:n``: n points, 1…10000."""
    return Hold(whole_number("hold", argument, 1, MAX_HOLD))


def make_pace(_: Setup, argument: str) -> Pace:
    """``pace``, for any target."""
    _no_argument("pace", argument)
    return Pace()


def make_caller(setup: Setup, argument: str) -> Caller:
    """``caller``: looks up what is likeliest by the table's own figures."""
    _no_argument("caller", argument)
    _, calls = rules_of(setup)
    by_poses = calls is not None and calls.names == "poses"
    chances: dict[tuple[str, int], Fraction] = {}
    for outcome, p, effect in table_of(setup.options).outcomes():
        if effect.kind == "gain":
            call = called_poses(str(outcome)) if by_poses else str(effect.points)
            chances[call, effect.points] = chances.get((call, effect.points), Fraction(0)) + p
    return Caller(*max(chances, key=chances.__getitem__))


def _no_argument(player: str, argument: str) -> None:
    if argument:
        raise MalformedError("player_argument", {"player": player, "value": argument[:40], "expected": player})


PLAYERS: Mapping[str, PlayerKind] = {
    "hold": PlayerKind("hold", make_hold, "hold:22"),
    "pace": PlayerKind("pace", make_pace),
    "caller": PlayerKind("caller", make_caller),
}
