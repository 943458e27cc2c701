"""Before the game: descriptors, options, presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from svinarium.kernel.errors import MalformedError
from svinarium.kernel.options import Option, Setup
from svinarium.kernel.testing.bench import CODE, Bench, encoded

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def descriptors(bench: Bench) -> None:
    """Name, rules version, seats, options, presets and players are well formed, and every default is allowed."""
    game = bench.game
    bench.expect(bool(_NAME.fullmatch(game.name)), f"name {game.name!r}: small letters, digits and hyphens")
    bench.expect(game.rules >= 1, f"rules {game.rules}: versions count from 1")
    bench.expect(1 <= game.min_seats <= game.max_seats, f"seats {game.min_seats}…{game.max_seats}")
    names = [option.name for option in game.options]
    bench.expect(len(set(names)) == len(names), f"two options have one name: {names}")
    bench.expect(all(map(CODE.fullmatch, names)), f"an option's name is not lower_snake: {names}")
    for option in game.options:
        _described(bench, option)
    _presets(bench)
    for seats in {game.min_seats, bench.setup.seats, game.max_seats}:
        game.setup(seats)
    for name, kind in game.players.items():
        bench.expect(kind.name == name == kind.text.partition(":")[0], f"player {name!r} is called {kind.text!r}")


def _described(bench: Bench, option: Option) -> None:
    if option.kind == "int":
        limits = (option.minimum, option.maximum)
        low, high = (0 if limit is None else limit for limit in limits)
        bench.expect(None in limits or low <= high, f"option {option.name}: no number from {low} to {high}")
    if option.kind == "choice":
        bench.expect(bool(option.choices), f"option {option.name}: no choices")
    bench.expect(len(set(option.choices)) == len(option.choices), f"option {option.name}: the same choice twice")
    bench.expect(_reads(option, option.default), f"option {option.name}: its default is not allowed")


def _reads(option: Option, value: object) -> bool:
    try:
        return option.read(value) == value
    except MalformedError:
        return False


def _presets(bench: Bench) -> None:
    game = bench.game
    for preset in game.presets:
        problems = [_problem(bench, seats, {}, preset) for seats in (bench.setup.seats, game.min_seats, game.max_seats)]
        bench.expect(None in problems, f"preset {preset!r} makes no game: {problems[0]}")


def options(bench: Bench) -> None:
    """What is allowed is taken as it is, all else is refused as malformed; a setup is made again from its options."""
    game, setup = bench.game, bench.setup
    bench.expect(game.setup(setup.seats, setup.options) == setup, f"made again, it is another setup: {setup!r}")
    bench.expect(list(setup.options) == [option.name for option in game.options], f"not every option: {setup!r}")
    bench.expect(msgspec.json.decode(encoded(setup), type=Setup) == setup, f"not the same from JSON: {setup!r}")
    bench.well_coded("facts", game.facts(setup))
    _refused(bench, "option_unknown", setup.seats, {"no_such_option": 1})
    _refused(bench, "preset_unknown", setup.seats, {}, "no such preset")
    _refused(bench, "seats", game.min_seats - 1, {})
    _refused(bench, "seats", game.max_seats + 1, {})
    for option in game.options:
        for value in _bad(option):
            _refused(bench, "option_value", setup.seats, {option.name: value})
        for value in _good(option):
            _taken(bench, option, value)


def _bad(option: Option) -> list[Any]:
    bad: list[Any] = [1.5, None, ["no list"], {}]
    if option.kind != "text":
        bad += ["no such value", ""]
    if option.kind == "int":
        bad += [limit for limit in (_past(option.minimum, -1), _past(option.maximum, +1)) if limit is not None]
    return bad


def _past(limit: int | None, by: int) -> int | None:
    return None if limit is None else limit + by


def _good(option: Option) -> list[Any]:
    numbers = [limit for limit in (option.minimum, option.maximum) if limit is not None and option.kind == "int"]
    return [*option.choices, *numbers, *map(str, numbers)]


def _taken(bench: Bench, option: Option, value: Any) -> None:
    """An allowed value makes a game with just that value, or the game says why not in this company."""
    expected = option.read(value)
    if _problem(bench, bench.setup.seats, {option.name: value}) is None:
        found = bench.game.setup(bench.setup.seats, {option.name: value}).options[option.name]
        bench.expect(found == expected, f"option {option.name}={value!r} became {found!r}")


def _problem(bench: Bench, seats: int, given: Mapping[str, Any], preset: str = "") -> MalformedError | None:
    try:
        bench.game.setup(seats, given, preset)
    except MalformedError as error:
        bench.well_coded(error.code, error.facts)
        return error
    return None


def _refused(bench: Bench, code: str, seats: int, given: Mapping[str, Any], preset: str = "") -> None:
    problem = _problem(bench, seats, given, preset)
    asked = f"seats={seats} options={dict(given)!r} preset={preset!r}"
    bench.expect(problem is not None, f"{asked} is not refused")
    bench.expect(problem is None or problem.code == code, f"{asked}: expected code {code!r}, got {problem}")
