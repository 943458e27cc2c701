"""Nothing leaks: two worlds that differ only in what a seat may not know give that seat byte-identical frames.

Proven on a card game and a game of hidden moves that keep their secrets, and on ones that leak in every way.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from svinarium.kernel import Drawn, Move, show, step
from svinarium.kernel.testing import CheckFailed, check_game
from tests.kernel.brag import Brag, SilentBrag, UnseenBrag
from tests.kernel.duel import Duel, DuelView
from tests.kernel.leaks import LEAKS, Leaky
from tests.kernel.sealed import ForgetsOthers, NoteTellsSide, Sealed, ViewTellsSide


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_game_that_keeps_its_secrets_passes(seats: int, seed: int) -> None:
    counts = check_game(Duel(), seats=seats, seed=seed).counts
    assert counts["hidden_draws"] > 50
    assert counts["frames"] > 100
    assert counts["worlds"] == seats + 1


def test_few_and_many_cards() -> None:
    assert check_game(Duel(), seats=2, options={"cards": 3}).counts["frames"] > 50
    assert check_game(Duel(), seats=3, options={"cards": 200}).counts["frames"] > 50


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hidden_moves_that_keep_their_secrets_pass(seats: int) -> None:
    frames = check_game(Sealed(), seats=seats).counts["frames"]
    assert frames > 20 or seats == 2, "of two the second one's move reveals at once"


@pytest.mark.parametrize("seats", [2, 4])
def test_moves_that_only_some_can_make_pass_if_they_reveal_why(seats: int) -> None:
    assert check_game(Brag(), seats=seats).counts["frames"] > 100


@pytest.mark.parametrize(("leak", "check"), [(SilentBrag, "frames"), (UnseenBrag, "possible_worlds")])
def test_moves_that_only_some_can_make_are_found_if_they_do_not(leak: type[Brag], check: str) -> None:
    with pytest.raises(CheckFailed) as caught:
        check_game(leak(), seats=3)
    assert caught.value.check == check


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: f"{leak.caught_by}-{leak.__name__}")
def test_a_leak_is_found(leak: type[Leaky]) -> None:
    game = leak()
    with pytest.raises(CheckFailed) as caught:
        check_game(game, seats=3, others=game.others)
    assert caught.value.check == leak.caught_by
    assert leak.said in caught.value.what


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found_whatever_the_seed(leak: type[Leaky], seed: int) -> None:
    game = leak()
    with pytest.raises(CheckFailed):
        check_game(game, seats=3, seed=seed, others=game.others)


@pytest.mark.parametrize(
    ("leak", "check"), [(NoteTellsSide, "frames"), (ViewTellsSide, "worlds"), (ForgetsOthers, "possible_worlds")]
)
def test_a_leak_of_a_hidden_move_is_found(leak: type[Sealed], check: str) -> None:
    with pytest.raises(CheckFailed) as caught:
        check_game(leak(), seats=3)
    assert caught.value.check == check


def test_by_hand_two_deals_and_what_seat_0_is_sent() -> None:
    """The same in a few lines without `check_game`: other cards for others, the same bytes for seat 0."""
    game = Duel()
    sent = set()
    for order in ((2, 0, 1, 3, 4), (2, 1, 0, 3, 4), (2, 4, 3, 1, 0)):
        state, steps = game.start(game.setup(3)), []
        for event in (Drawn("deck", order), Move(0, "bet"), Move(1, "swap"), Drawn("swap/1", order[3] % 2 + 1)):
            steps.append(step(game, state, event))
            state = steps[-1].after
        shown = show(game, steps, 0, None)
        sent.add(msgspec.json.encode([shown.events, shown.changes]))
        assert isinstance(shown.view, DuelView)
        assert shown.view.own == 2
    assert len(sent) == 1


def test_another_world_keeps_what_the_seat_knows() -> None:
    game = Duel()
    state = game.apply(game.start(game.setup(3)), Drawn("deck", (2, 0, 1, 3, 4)))
    chance = random.Random(0)
    worlds = {game.another_world(state, 0, _Chance(chance)) for _ in range(400)}
    assert {world.hands[0] for world in worlds} == {2}
    assert len(worlds) == 24


class _Chance:
    def __init__(self, generator: random.Random) -> None:
        self.below = generator.randrange
