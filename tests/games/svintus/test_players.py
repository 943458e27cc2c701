"""Programs: each level beats the one below; each decides by its own view."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from svinarium.bots.match import play_out
from svinarium.bots.seeded import SeededChance, SeededLuck
from svinarium.games.svintus import SVINTUS
from svinarium.kernel import WAIT, MalformedError, make_player
from tests.games.svintus.support import Luck, Table


def share(better: str, worse: str, games: int, **options: object) -> tuple[float, float]:
    """How often one of two ``better`` wins against two ``worse``, and half of the 95 % interval."""
    setup = SVINTUS.setup(4, options)
    players = {name: make_player(SVINTUS.players, setup, name) for name in (better, worse)}
    won = 0
    for game in range(games):
        order = [better, worse, better, worse] if game % 2 else [worse, better, worse, better]
        end = play_out(SVINTUS, setup, [players[name] for name in order], SeededLuck(game), SeededChance(game + 10**6))
        result = SVINTUS.result(end)
        assert result is not None
        won += order[result.winners[0]] == better
    part = won / games
    return part, 1.96 * sqrt(part * (1 - part) / games)


def chosen(table: Table, seat: int, player: str, seed: int = 1) -> str:
    """What the player does now at the seat."""
    return make_player(SVINTUS.players, table.setup, player).choose(table.view(seat), Luck(seed))


def test_steady_beats_careless() -> None:
    part, half = share("steady", "careless", 40)
    assert part - half > 0.5


def test_sly_holds_its_own_against_steady() -> None:
    part, _ = share("sly", "steady", 60)
    assert part > 0.45


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("steady", "careless"), ("sly", "steady"), ("sly", "careless")])
def test_each_level_beats_the_one_below(
    better: str, worse: str, record_property: Callable[[str, object], None]
) -> None:
    part, half = share(better, worse, 2000)
    record_property("wins", f"{part:.4f} ± {half:.4f}")
    assert part - half > 0.5


def test_steady_keeps_wilds_and_lays_what_more_can_follow() -> None:
    table = Table("r1 r2 r3 g5 wild", "b1 b2 b3", top="r0")
    assert chosen(table, 0, "steady") in ("card r1", "card r2", "card r3")
    table = Table("r5 b5 b1 b2", "o1 o2 o3", top="o5")
    assert chosen(table, 0, "steady") == "card b5"
    table = Table("wild b1 b2 o3", "g1 g2 g3", top="r0")
    assert chosen(table, 0, "steady") == "wild blue"


@pytest.mark.parametrize("player", ["steady", "sly"])
def test_they_transfer_intercept_call_and_catch(player: str) -> None:
    table = Table("r-grab r1 r2", "b-grab b1 b2", "r-grab o1 o2")
    table.move(0, "card r-grab")
    assert chosen(table, 1, player) == "card b-grab"
    assert chosen(table, 2, player) == "card r-grab"
    assert chosen(Table("r1 g1", "b1 b2"), 0, player) == "card r1 svintus"
    table = Table("r1 g1", "b1 b2", "o1 o2")
    table.move(0, "card r1")
    assert chosen(table, 0, player) == "svintus"
    assert chosen(table, 2, player) == WAIT
    table.clock("grace")
    assert chosen(table, 2, player) == "catch 0"
    called = Table("r1 g1", "b1 b2", "o1 o2")
    called.move(0, "card r1 svintus")
    called.clock("grace")
    assert chosen(called, 2, player) == WAIT


def test_sly_lays_a_pair_to_intercept_itself() -> None:
    table = Table("r3 r5 r5 r6 g6", "b1 b2 b3 b4", top="r0")
    assert chosen(table, 0, "sly") == "card r5"
    table.move(0, "card r5")
    assert chosen(table, 0, "sly") == "card r5"
    assert chosen(table, 0, "careless", seed=2) in ("card r5", WAIT)


def test_sly_keeps_a_grab_for_a_threat() -> None:
    table = Table("r-grab r1 r2 b3 g3", "b1 b2 b3 b4", top="r0")
    assert chosen(table, 0, "sly") != "card r-grab"
    table = Table("r-grab r1 r2 b3 g3", "b1 b2", top="r0")
    assert chosen(table, 0, "sly") == "card r-grab", "somebody is about to win"


@pytest.mark.parametrize("player", ["steady", "sly"])
def test_snakes_are_used(player: str) -> None:
    table = Table("r1 r2", "b1 b2", "snake4 wild o2 o3 g1", preset="etiquette")
    table.signal("chat", 1, named="2")
    assert chosen(table, 2, player) == "punish 1 snake4"
    table.move(2, "punish 1 snake4")
    assert chosen(table, 2, player) == "add g1"


def test_they_lay_several_at_once_and_choose_who_has_least() -> None:
    table = Table("r1 g1 b1 o5", "b1 b2 b3", top="r0", multi_play="same_rank")
    assert chosen(table, 0, "steady") == "lay r1"
    own = Table("own1 r1 g1 g2", "b1 b2 b3", "o1", own_cards="A | red | - | swap")
    own.play(0, "card own1")
    assert chosen(own, 0, "sly") == "choose 2"


@pytest.mark.parametrize("player", ["careless", "steady", "sly"])
def test_they_take_no_argument(player: str) -> None:
    with pytest.raises(MalformedError, match="player_argument"):
        make_player(SVINTUS.players, SVINTUS.setup(4), f"{player}:3")


@pytest.mark.parametrize("preset", list(SVINTUS.presets))
def test_they_finish_games_of_every_preset(preset: str) -> None:
    setup = SVINTUS.setup(3, {"target_score": 10}, preset)
    players = [make_player(SVINTUS.players, setup, name) for name in ("careless", "steady", "sly")]
    end = play_out(SVINTUS, setup, players, SeededLuck(5), SeededChance(6), max_events=20_000)
    assert SVINTUS.result(end) is not None
