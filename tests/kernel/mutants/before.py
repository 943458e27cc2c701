"""Races that are broken before the game."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.kernel import (
    Fact,
    Option,
    PlayerKind,
    Setup,
    Value,
)
from tests.kernel.mutants.base import Broken
from tests.kernel.race import Race, eager


class LoudName(Broken):
    caught_by, said = "descriptors", "small letters"
    name = "Race!"


class NoRules(Broken):
    caught_by, said = "descriptors", "versions count from 1"
    rules = 0


class TwinOptions(Broken):
    caught_by, said = "descriptors", "two options have one name"
    options = (*Race.options, Option("mood", "choice", "x", ("x",)))


class RefusedDefault(Broken):
    caught_by, said = "descriptors", "default is not allowed"
    options = (Option("goal", "int", 2, minimum=3, maximum=50), *Race.options[1:])


class NoNumbers(Broken):
    caught_by, said = "descriptors", "no number from"
    options = (Option("goal", "int", 10, minimum=30, maximum=3), *Race.options[1:])


class BadPreset(Broken):
    caught_by, said = "descriptors", "makes no game"
    presets: Mapping[str, Mapping[str, Value]] = {"endless": {"goal": 10_000}}


class MisnamedPlayer(Broken):
    caught_by, said = "descriptors", "is called"
    players: Mapping[str, PlayerKind] = {"eager": PlayerKind("keen", eager, "keen:3")}


class TakesAnything(Broken):
    caught_by, said = "options", "is not refused"

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        known = {option.name for option in self.options}
        return super().setup(seats, {name: value for name, value in (options or {}).items() if name in known}, preset)


class TakesMoreSeats(Broken):
    caught_by, said = "options", "seats=5"

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        return super().setup(min(seats, 4), options, preset)


class ForgetsOption(Broken):
    caught_by, said = "options", "not every option"

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        made = super().setup(seats, options, preset)
        return Setup(made.seats, {name: value for name, value in made.options.items() if name != "title"})


class OtherValue(Broken):
    caught_by, said = "options", "became"

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        made = super().setup(seats, options, preset)
        return Setup(made.seats, {**made.options, "mood": "calm"})


class ForgetsOnTheWay(Broken):
    caught_by, said = "options", "another setup"
    runs = 0

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        made = super().setup(seats, options, preset)
        self.runs += 1
        return Setup(made.seats, {**made.options, "title": str(self.runs)})


class ProseInFacts(Broken):
    caught_by, said = "codes", "Chance of six"

    def facts(self, setup: Setup) -> dict[str, Fact]:
        return {"Chance of six": "1/6"}
