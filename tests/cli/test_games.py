"""``svinarium games``: names, options with defaults and allowed values, seats, presets, players."""

from __future__ import annotations

from pathlib import Path

import pytest

from svinarium import bots, registry
from tests.cli.running import answer, refused, run


def test_all_games_for_a_program() -> None:
    games = {game["name"]: game for game in answer("games")["games"]}
    assert {"pig", "two-dice-pig"} <= set(games)
    assert set(games) == set(registry.games())
    assert games["pig"]["seats"] == {"min": 1, "max": 100}


def test_one_game_for_a_program() -> None:
    pig = answer("games", "pig")
    options = {option["name"]: option for option in pig["options"]}
    assert options["target"] == {
        "name": "target",
        "kind": "int",
        "default": 100,
        "choices": [],
        "min": 1,
        "max": 10000,
        "allowed": "1…10000",
    }
    assert options["ending"]["choices"] == ["sudden", "equal_turns"]
    assert options["ending"]["default"] == "sudden"
    assert pig["presets"]["two_dice_literal"] == {"dice": 2, "bust_on": "any_one", "void_on": "double"}
    assert pig["players"] == ["me", *bots.player_names(registry.game("pig"))]


@pytest.mark.parametrize(
    ("lang", "title", "about"), [("en", "Who starts", "to hold"), ("ru", "Кто начинает", "жребию")]
)
def test_one_game_for_people_names_every_option_value_preset_and_player(lang: str, title: str, about: str) -> None:
    shown = " ".join(run("games", "pig", lang=lang).stdout.split())
    game = registry.game("pig")
    assert title in shown
    assert (about in shown) is (lang == "ru")
    for option in game.options:
        assert option.name in shown
        assert all(choice in shown for choice in option.choices)
    assert all(preset in shown for preset in game.presets)
    assert all(player in shown for player in bots.player_names(game))


def test_the_list_for_people() -> None:
    shown = run("games", lang="ru").stdout
    assert "Свинья на двух кубиках" in shown
    assert "1–100" in shown


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    assert " | ".join(registry.games()) in refused("games", "chess")


def test_a_variant_is_shown_as_the_game_it_is_one_of(tmp_path: Path) -> None:
    file = tmp_path / "quick.toml"
    file.write_text('name = "quick"\n[options]\ntarget = 30\n')
    shown = answer("games", file)
    assert shown["name"] == "pig"
    assert shown["variant"] == "quick"
    assert shown["variant_options"] == {"target": 30}
