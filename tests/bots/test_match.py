"""Games among programs."""

from __future__ import annotations

import pytest

from svinarium import registry
from svinarium.bots import RandomPlayer, SeededChance, SeededLuck, make, play_out
from svinarium.kernel import Chance, Clock, Drawn, IllegalError, Move, Step, View
from svinarium.kernel.records import Header, record_of, replay
from tests.kernel.duel import Duel
from tests.kernel.race import Race, RaceState
from tests.kernel.sealed import Sealed


class Watcher:
    """Plays at random and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, chance: Chance) -> str:
        self.views.append(view)
        return RandomPlayer().choose(view, chance)


class Cheat:
    """Plays what is not allowed."""

    def choose(self, view: View, chance: Chance) -> str:
        return "swap"


def test_a_game_comes_to_its_end_and_every_step_is_told() -> None:
    game = Race()
    setup, steps = game.setup(3), list[Step]()
    players = [make(game, setup, "random")] * 3
    state = play_out(game, setup, players, SeededLuck(1), SeededChance(2), on_step=steps.append)
    assert game.result(state) is not None
    assert steps[0].before == game.start(setup)
    assert [step.after for step in steps[:-1]] == [step.before for step in steps[1:]]
    assert steps[-1].after == state
    assert all((step.source is not None) == isinstance(step.event, Drawn) for step in steps)
    header = Header(game_id="", game="race", rules=2, options=setup.options, seats=3, names=("", "", ""))
    assert replay(record_of(header, game, [(step.event, 0, "seed") for step in steps]), game).state == state


def test_the_same_seeds_give_the_same_game() -> None:
    game = registry.game("pig")
    setup = game.setup(2, {"target": 50})
    players = [make(game, setup, "hold:20"), make(game, setup, "random")]
    finals = [play_out(game, setup, players, SeededLuck(s), SeededChance(7)) for s in (1, 1, 2)]
    assert finals[0] == finals[1] != finals[2]


def test_programs_see_their_own_view_and_nothing_else() -> None:
    game = Duel()
    watchers = [Watcher() for _ in range(3)]
    play_out(game, game.setup(3), watchers, SeededLuck(4), SeededChance(5))
    seen = [(seat, view) for seat, watcher in enumerate(watchers) for view in watcher.views]
    assert seen
    for seat, view in seen:
        assert view.seat == seat
        assert view.moves
        assert all(not cards.cards for cards in view.cards if cards.seat != seat)


def test_of_several_that_may_act_each_comes_first_at_times() -> None:
    game = Sealed()
    first = set()
    for seed in range(40):
        steps: list[Step] = []
        play_out(game, game.setup(3), [RandomPlayer()] * 3, SeededLuck(0), SeededChance(seed), on_step=steps.append)
        assert len(steps) == 3
        assert isinstance(steps[0].event, Move)
        first.add(steps[0].event.seat)
    assert first == {0, 1, 2}


def test_timers_run_out_when_nobody_may_act() -> None:
    class Sleepy(Race):
        def movers(self, state: RaceState) -> tuple[int, ...]:
            return () if state.turn == 1 else super().movers(state)

        def timers(self, state: RaceState) -> tuple[str, ...]:
            return ("nap",) if state.turn == 1 else ()

    game, steps = Sleepy(), list[Step]()
    state = play_out(game, game.setup(2), [RandomPlayer()] * 2, SeededLuck(1), SeededChance(1), 60, steps.append)
    assert Clock("nap") in [step.event for step in steps]
    assert state.scores[0] > 0 == state.scores[1]


def test_it_stops_after_so_many_events() -> None:
    game = registry.game("pig")
    setup, steps = game.setup(2), list[Step]()
    players = [make(game, setup, "random")] * 2
    state = play_out(game, setup, players, SeededLuck(1), SeededChance(2), 10, steps.append)
    assert len(steps) == 10
    assert game.result(state) is None


def test_what_is_not_allowed_is_refused() -> None:
    game = Duel()
    with pytest.raises(IllegalError, match="cannot_swap"):
        play_out(game, game.setup(2), [Cheat(), Cheat()], SeededLuck(1), SeededChance(2))
