"""Games by entry point: found, named, refreshed; what cannot be loaded is told of and stops nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from svinarium import registry
from svinarium.kernel import MalformedError
from svinarium.registry import Broken
from tests.foreign.install import installed, package

RACE = "from tests.kernel.race import Race\nclass Other(Race):\n    name = {name!r}\nGAME = Other()\n"
"""A module with a game."""


def test_the_games_of_the_house_are_there() -> None:
    games = registry.games()
    assert {"pig", "two-dice-pig"} <= set(games)
    assert all(name == game.name for name, game in games.items())
    assert registry.game("pig") is games["pig"]
    assert registry.broken() == ()


def test_an_unknown_game_is_malformed_and_the_names_are_told() -> None:
    with pytest.raises(MalformedError) as caught:
        registry.game("pigg" * 20)
    assert caught.value.code == "game_unknown"
    assert caught.value.facts["game"] == "pigg" * 10
    assert str(caught.value.facts["expected"]).split(" | ") == list(registry.games())


def test_nobody_changes_what_is_found() -> None:
    with pytest.raises(TypeError):
        registry.games()["pig"] = registry.game("pig")  # type: ignore[index]  # that it is refused is the test


def test_games_are_looked_for_once_until_refreshed(tmp_path: Path) -> None:
    assert "late" not in registry.games()
    with installed(tmp_path):
        assert "late" not in registry.games()
        package(tmp_path, "late", {"late_game.py": RACE.format(name="late")}, {"late": "late_game:GAME"})
        assert "late" not in registry.games()
        registry.refresh()
        assert registry.game("late").name == "late"
    assert "late" not in registry.games()


def test_broken_packages_break_nothing(tmp_path: Path) -> None:
    files = {
        "bad_crash.py": "raise RuntimeError('no luck')",
        "bad_exit.py": "import no_such_module_anywhere",
        "bad_thing.py": "GAME = 'pig'",
        "bad_name.py": RACE.format(name="calls-itself-so"),
        "bad_taken.py": RACE.format(name="pig"),
        "good.py": RACE.format(name="good"),
    }
    entries = {
        "crash": "bad_crash:GAME",
        "exit": "bad_exit:GAME",
        "missing": "good:NO_SUCH",
        "thing": "bad_thing:GAME",
        "called": "bad_name:GAME",
        "pig": "bad_taken:GAME",
        "good": "good:GAME",
    }
    package(tmp_path, "stranger", files, entries)
    pig = registry.game("pig")
    with installed(tmp_path):
        assert registry.game("good").name == "good"
        assert registry.game("pig") is pig
        assert {"crash", "exit", "missing", "thing", "called"}.isdisjoint(registry.games())
        broken = {each.name: each for each in registry.broken()}
        assert set(broken) == {"crash", "exit", "missing", "thing", "called", "pig"}
        assert broken["crash"] == Broken("crash", "bad_crash:GAME", "load", "RuntimeError: no luck")
        assert broken["exit"].detail == "ModuleNotFoundError: No module named 'no_such_module_anywhere'"
        assert broken["missing"].detail.startswith("AttributeError: ")
        assert broken["thing"] == Broken("thing", "bad_thing:GAME", "no_game", "str")
        assert broken["called"] == Broken("called", "bad_name:GAME", "name", "calls-itself-so")
        assert broken["pig"] == Broken("pig", "bad_taken:GAME", "taken")
    assert registry.broken() == ()


def test_strangers_come_in_order_of_their_names(tmp_path: Path) -> None:
    house = list(registry.games())
    files = {f"{name}.py": RACE.format(name=name) for name in ("zebra", "aardvark")}
    package(tmp_path, "zoo", files, {name: f"{name}:GAME" for name in ("zebra", "aardvark")})
    with installed(tmp_path):
        assert list(registry.games()) == [*house, "aardvark", "zebra"]
