"""Programs that play any game, and all programs of a game by their names."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from svinarium.kernel import AnyGame, Chance, MalformedError, Player, PlayerKind, Setup, View, make_player


class RandomPlayer(msgspec.Struct, frozen=True):
    """Plays any of its legal moves, each as likely as the others."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of ``view.moves``, uniformly."""
        return view.moves[chance.below(len(view.moves))]


def _random(_: Setup, argument: str) -> Player:
    if argument:
        raise MalformedError("player_argument", {"player": "random", "value": argument[:40], "expected": ""})
    return RandomPlayer()


GENERAL: Mapping[str, PlayerKind] = {"random": PlayerKind("random", _random)}
"""Programs that play any game."""


def players(game: AnyGame) -> dict[str, PlayerKind]:
    """All programs of a game by name: its own first, which may go by the name of a general one, then the general."""
    return {**game.players, **{name: kind for name, kind in GENERAL.items() if name not in game.players}}


def player_names(game: AnyGame) -> tuple[str, ...]:
    """How the programs of a game are asked for, with sensible arguments: ``hold:20``, ``pace``, ``random``."""
    return tuple(kind.text for kind in players(game).values())


def make(game: AnyGame, setup: Setup, text: str) -> Player:
    """The program that ``text`` names; `MalformedError` ``player_unknown`` or what the program says of its argument."""
    return make_player(players(game), setup, text)
