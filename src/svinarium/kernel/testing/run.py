"""`check_game`: all checks of a game, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import msgspec

from svinarium.kernel.game import AnyGame
from svinarium.kernel.testing import (
    ends,
    luck,
    moves,
    programs,
    recording,
    revealing,
    secrets,
    seeing,
    setups,
    states,
    texts,
    worlds,
)
from svinarium.kernel.testing.bench import Bench, Others

Check = Callable[[Bench], None]

BEFORE: Mapping[str, Check] = {"descriptors": setups.descriptors, "options": setups.options}
"""Checks that need no game played."""

PLAYED: Mapping[str, Check] = {
    "pure": states.pure,
    "state_json": states.state_json,
    "state_repr": states.state_repr,
    "alive": states.alive,
    "terminal": states.terminal,
    "positions": states.positions,
    "event_texts": texts.event_texts,
    "move_texts": texts.move_texts,
    "movers": moves.movers,
    "legal_list": moves.legal_list,
    "legal": moves.legal,
    "verify": moves.verify,
    "timers": moves.timers,
    "probabilities": luck.probabilities,
    "sources": luck.sources,
    "outcomes": luck.outcomes,
    "results": ends.results,
    "records": recording.records,
    "views": seeing.views,
    "seen": seeing.seen,
    "folds": seeing.folds,
    "alike": seeing.alike,
    "programs": programs.programs,
    "hidden_draws": secrets.hidden_draws,
    "worlds": worlds.worlds,
    "frames": worlds.frames,
    "reveals": revealing.reveals,
    "hidden_worlds": revealing.hidden_worlds,
    "possible_worlds": revealing.possible_worlds,
}
"""Checks over the games that were played."""

CHECKS: Mapping[str, str] = {
    **{name: (check.__doc__ or "").strip() for name, check in {**BEFORE, **PLAYED}.items()},
    "ends": "Every game comes to an end within ``max_events`` events, by random moves, autopilot and its own players.",
    "codes": "Codes and the names of facts are lower_snake, facts are whole numbers or texts.",
    "others": "Signals and judged orders that the caller gives are accepted.",
    "starts": "A first state can be made at all.",
}
"""Every check by name, and what it holds. The last four are held all the time, by whatever check is at hand."""


class Report(msgspec.Struct, frozen=True):
    """What was done: ``checks`` by name, and counts of ``games``, ``events``, ``players`` and, in a game that hides
    something, ``hidden_draws`` looked at, ``frames`` compared between differing worlds, viewers with other ``worlds``.
    """

    game: str
    seats: int
    checks: tuple[str, ...]
    counts: dict[str, int]


def check_game(
    game: AnyGame,
    *,
    options: Mapping[str, object] | None = None,
    preset: str = "",
    seats: int | None = None,
    games: int = 20,
    seed: int = 0,
    max_events: int = 10_000,
    others: Others | None = None,
) -> Report:
    """Hold a game to what the kernel expects of every game; `CheckFailed` names the check, the state and the event.

    The game is set up with ``options``, ``preset`` and ``seats`` (two, if it can) and played ``games`` times at random
    and once by autopilot; each check then looks at what was played. ``others(state)`` gives the signals and judged
    orders that may come. The same ``seed`` does the same.

    >>> from svinarium.games.pig import PIG
    >>> check_game(PIG, options={"target": 20}, games=3).seats
    2
    """
    random = Random(seed)
    if seats is None:
        seats = min(max(2, game.min_seats), game.max_seats)
    bench = Bench(game, game.setup(seats, options, preset), random, max_events=max_events, others=others)
    for name, check in BEFORE.items():
        with bench.watch(name):
            check(bench)
    with bench.watch("starts"):
        bench.play_games(games)
    for name, check in PLAYED.items():
        with bench.watch(name):
            check(bench)
    return Report(game.name, seats, tuple(CHECKS), bench.counts)
