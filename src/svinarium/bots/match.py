"""Games among programs, from the first state to the last, as fast as the rules are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from svinarium.kernel import Chance, Clock, Drawn, Event, Game, Luck, Move, Player, Setup, Step

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

    ``players[seat]`` sees his own view and nothing else. Of several seats that may act, one is chosen by ``chance``; a
    timer runs out when nobody may act. `IllegalError` if a program plays what is not allowed.
    """
    state = game.start(setup)
    for _ in range(max_events):
        event: Event
        wanted = game.wanted(state)
        if wanted is not None:
            event = Drawn(wanted.position, luck(wanted))
        elif movers := game.movers(state):
            seat = movers[0] if len(movers) == 1 else movers[chance.below(len(movers))]
            event = Move(seat, players[seat].choose(game.view(state, seat), chance))
        elif timers := game.timers(state):
            event = Clock(timers[0])
        else:
            break
        after = game.apply(state, event)
        if on_step is not None:
            on_step(Step(state, event, after, wanted.source.text if wanted else None))
        state = after
    return state
