"""Hog Call: what may be called, and whether a throw is what was called (PTP-7)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from svinarium.games.pass_the_pigs.poses import OINKER, PIGGYBACK, POINTS, SIDE, SIDES, pair_points, poses_of
from svinarium.games.pig import ThrowTable
from svinarium.kernel import Outcome

CallNeeds: TypeAlias = Literal["caller_score", "turn_total"]
CallNames: TypeAlias = Literal["score", "poses"]

CALL = "call"
PASS = "pass"

LEAST = 20
"""Who calls needs this score of his own, or the thrower this turn total."""

WINDOW_MS = 4_000
"""How long one may call before a throw."""

ORDER = (SIDE, *SIDES, *POINTS)
"""The order in which a call names two poses."""


class CallRules(msgspec.Struct, frozen=True, dict=True):
    """How Hog Call is played: what it ``needs``, what is named, whether a call ``wins``, and all ``calls`` there are.

    ``calls`` are what stands after the word ``call``: a score, ``5``, or two poses, ``razorback trotter``.
    """

    needs: CallNeeds
    names: CallNames
    wins: bool
    calls: tuple[str, ...]

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """The moves of somebody who may call."""
        return (*(f"{CALL} {call}" for call in self.calls), PASS)


class Call(msgspec.Struct, frozen=True, gc=False):
    """A call for the coming throw: by whom, and what it names."""

    seat: int
    name: str


def names_of(names: CallNames, table: ThrowTable) -> tuple[str, ...]:
    """All calls for the throws that a table has and that score (not pig out, oinker or piggyback).

    >>> from svinarium.games.pig import read_table
    >>> table = read_table("weighted: 1 trotter+side_dot_up = gain 5; 1 trotter+razorback = gain 10; 1 oinker = wipe")
    >>> names_of("score", table), names_of("poses", table)
    (('5', '10'), ('side trotter', 'razorback trotter'))
    """
    scoring = [(outcome, effect.points) for outcome, _, effect in table.outcomes() if effect.kind == "gain"]
    if names == "score":
        return tuple(str(points) for points in sorted({points for _, points in scoring}))
    return tuple(sorted({called_poses(str(outcome)) for outcome, _ in scoring}, key=_place))


def called_poses(outcome: str) -> str:
    """What a throw that scores is called by its poses: in no order, and without the dot of a single side.

    >>> called_poses("trotter+side_dot_up"), called_poses("side_dot_up+side_dot_up")
    ('side trotter', 'side_dot_up side_dot_up')
    """
    return ordered(*poses_of(outcome))


def ordered(first: str, second: str) -> str:
    """Two poses as a call names them.

    >>> ordered("trotter", "razorback"), ordered("side_dot_down", "snouter")
    ('razorback trotter', 'side snouter')
    """
    if (first in SIDES) != (second in SIDES):
        first, second = (SIDE if pose in SIDES else pose for pose in (first, second))
    return " ".join(sorted((first, second), key=ORDER.index))


def _place(call: str) -> tuple[int, ...]:
    return tuple(ORDER.index(pose) for pose in call.split())


def is_right(rules: CallRules, name: str, outcome: Outcome) -> bool | None:
    """Whether a throw is what was called; nothing if it is lost: pig out, oinker or piggyback."""
    thrown = str(outcome)
    if thrown in (OINKER, PIGGYBACK) or not (points := pair_points(*poses_of(thrown))):
        return None
    return name == (str(points) if rules.names == "score" else called_poses(thrown))
