"""The base of broken races: each is broken in one way."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from svinarium.kernel import MalformedError, Player
from tests.kernel.race import Race

replace = msgspec.structs.replace


class Broken(Race):
    """In no way broken. ``caught_by`` names the check that must find a subclass, ``said`` is of its words."""

    caught_by: ClassVar[str] = ""
    said: ClassVar[str] = ""


def only(player: Player, argument: str) -> Player:
    if argument:
        raise MalformedError("player_argument", {"value": argument})
    return player
