"""Programs: autopilot and the game's own players play legal moves, decide by what they see, and come to an end."""

from __future__ import annotations

from random import Random
from typing import Any

from svinarium.kernel.errors import MalformedError
from svinarium.kernel.players import WAIT, Player, PlayerKind, make_player
from svinarium.kernel.testing.bench import Bench, Dice
from svinarium.kernel.views import View


def programs(bench: Bench) -> None:
    """Autopilot and all of the game's players choose legal moves, the same ones by the same chance, and end games."""
    game = bench.game
    for state in bench.states(200):
        for seat in bench.sample(game.movers(state), 3):
            view = game.view(state, seat)
            move = game.autopilot(view)
            bench.expect(_may_play(view, move), f"autopilot plays {move!r}", state=state, viewer=seat)
    for kind in game.players.values():
        _kind(bench, kind)


def _kind(bench: Bench, kind: PlayerKind) -> None:
    """A kind that refuses this setup with a reason is left out."""
    try:
        player = make_player(bench.game.players, bench.setup, kind.text)
    except MalformedError as error:
        bench.well_coded(error.code, error.facts)
        return
    _arguments(bench, kind)
    bench.count("players")
    for state in bench.states(60):
        for seat in bench.sample(bench.game.movers(state), 3):
            _chooses(bench, kind, player, state, seat)
    bench.play(kind.text, lambda state, seat: player.choose(bench.game.view(state, seat), bench.chance), "programs")
    bench.trails.pop()


def _chooses(bench: Bench, kind: PlayerKind, player: Player, state: Any, seat: int) -> None:
    view = bench.game.view(state, seat)
    number = bench.random.getrandbits(32)
    first, second = (player.choose(view, Dice(Random(number))) for _ in range(2))
    bench.expect(_may_play(view, first), f"{kind.text} plays {first!r}", state=state, viewer=seat)
    bench.expect(first == second, f"{kind.text} plays {first!r}, then {second!r}", state=state, viewer=seat)


def _may_play(view: View, move: str) -> bool:
    return move in view.moves or (move == WAIT and bool(view.timers))


def _arguments(bench: Bench, kind: PlayerKind) -> None:
    try:
        make_player(bench.game.players, bench.setup, f"{kind.name}:no such argument")
    except MalformedError as error:
        bench.well_coded(error.code, error.facts)
        return
    bench.fail(f"player {kind.name} takes any argument")
