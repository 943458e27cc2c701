"""Poses of a pig, what a throw of two is called, and what it is worth (PTP-1 … PTP-4)."""

from __future__ import annotations

from collections.abc import Mapping

SIDES = ("side_dot_up", "side_dot_down")
"""A pig on its side, with the dot up or down."""

POINTS: Mapping[str, int] = {"razorback": 5, "trotter": 5, "snouter": 10, "leaning_jowler": 15}
"""What a pose is worth beside a pig on its side (PTP-1)."""

POSES = (*SIDES, *POINTS)
"""All poses."""

SIDE = "side"
"""A pig on its side when the dot does not matter."""

OINKER = "oinker"
"""The pigs touch, both on the table (PTP-3)."""

PIGGYBACK = "piggyback"
"""One pig lies on the other (PTP-4)."""

SIDER = 1
"""What two pigs on the same side are worth."""


def pair_name(first: str, second: str) -> str:
    """How a clean throw of two pigs is called.

    >>> pair_name("trotter", "side_dot_up")
    'trotter+side_dot_up'
    """
    return f"{first}+{second}"


def poses_of(outcome: str) -> tuple[str, ...]:
    """The poses of a throw by its name: of both pigs, or the one name of pigs that touch.

    >>> poses_of("trotter+side_dot_up"), poses_of("oinker")
    (('trotter', 'side_dot_up'), ('oinker',))
    """
    return tuple(outcome.split("+"))


def pair_points(first: str, second: str) -> int:
    """The score of a clean throw; 0 is a pig out (PTP-2).

    >>> pair_points("side_dot_up", "snouter"), pair_points("snouter", "snouter"), pair_points("razorback", "trotter")
    (10, 40, 10)
    >>> pair_points("side_dot_up", "side_dot_up"), pair_points("side_dot_up", "side_dot_down")
    (1, 0)
    """
    if first in SIDES and second in SIDES:
        return SIDER if first == second else 0
    together = POINTS.get(first, 0) + POINTS.get(second, 0)
    return 2 * together if first == second else together


def throw_effect(outcome: str) -> str:
    """What a throw does, in the language of throw tables (PTP-2 … PTP-4).

    >>> throw_effect("trotter+trotter"), throw_effect("oinker"), throw_effect("piggyback")
    ('gain 20', 'wipe', 'out')
    """
    if outcome == OINKER:
        return "wipe"
    if outcome == PIGGYBACK:
        return "out"
    first, second = poses_of(outcome)
    points = pair_points(first, second)
    return f"gain {points}" if points else "bust"
