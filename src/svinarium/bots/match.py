"""Games among programs, from the first state to the last, as fast as the rules are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from svinarium.kernel import WAIT, Chance, Clock, Drawn, Event, Game, Luck, Move, Player, Setup, Step

S = TypeVar("S")


def play_out(
    game: Game[S],
    setup: Setup,
    players: Sequence[Player],
    luck: Luck,
    chance: Chance,
    max_events: int = 100_000,
    on_step: Callable[[Step], None] | None = None,
) -> S:
    """Play a game to its end, or for ``max_events`` events, and return the state it came to.

    ``players[seat]`` sees his own view and nothing else. Seats that may act are asked in an order of ``chance``; a
    timer runs out when nobody may act or wants to. `IllegalError` if a program plays what is not allowed.
    """
    state = game.start(setup)
    for _ in range(max_events):
        event: Event
        wanted = game.wanted(state)
        if wanted is not None:
            event = Drawn(wanted.position, luck(wanted))
        elif (found := _next(game, state, players, chance)) is not None:
            event = found
        else:
            break
        after = game.apply(state, event)
        if on_step is not None:
            on_step(Step(state, event, after, wanted.source.text if wanted else None))
        state = after
    return state


def _next(game: Game[S], state: S, players: Sequence[Player], chance: Chance) -> Event | None:
    """The next move or timer; nothing if the game is over."""
    waiting = list(game.movers(state))
    while waiting:
        seat = waiting.pop(chance.below(len(waiting)) if len(waiting) > 1 else 0)
        move = players[seat].choose(game.view(state, seat), chance)
        if move != WAIT or not game.timers(state):
            return Move(seat, move)
    timers = game.timers(state)
    return Clock(timers[0]) if timers else None
