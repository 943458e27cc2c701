"""``svinarium rules``: the rules as they are with these options, odds derived."""

from __future__ import annotations

from itertools import product

import pytest

from svinarium import registry
from svinarium.kernel import MalformedError
from tests.cli.running import answer, refused, run

BOTH = pytest.mark.parametrize("lang", ["ru", "en"])


def told(*args: object, lang: str = "en") -> str:
    return " ".join(run("rules", *args, lang=lang).stdout.split())


def test_rules_of_pig_for_a_program() -> None:
    shown = answer("rules", "pig")
    assert shown["game"] == "pig"
    assert shown["options"]["target"] == 100
    assert shown["facts"]["bust_chance"] == "1/6"
    titles = [section["title"] for section in shown["sections"]]
    assert titles == ["The goal", "Who starts", "A turn", "Bust", "The end", "Somebody has gone", "The odds"]
    assert all(section["text"] for section in shown["sections"])


def test_odds_are_derived_and_exact() -> None:
    odds = told("pig")
    assert "1/6 (16.7 %)" in odds
    assert "worth 4 on average" in odds
    assert "Below a pot of 20" in odds
    assert "16,7 %" in told("pig", lang="ru")


def test_rules_follow_the_options() -> None:
    assert "Reach 50 before" in told("pig", "-o", "target=50")
    assert "play-off" not in told("pig")
    equal = told("pig", "-o", "ending=equal_turns", "-o", "tie=shared")
    assert "the win is shared" in equal
    assert "Who starts" not in told("pig", "--seats", "1")
    assert "by lot" in told("pig", "-o", "first=random")
    assert "After so many rounds the game ends: 40" in told("pig", "-o", "round_limit=40")
    assert "red die" in told("two-dice-pig", "-o", "bust_on=red_one")
    assert "does not count" in told("two-dice-pig", "--preset", "two_dice_literal")
    assert "coin" in told("pig", "--preset", "piglet")


@BOTH
def test_rules_can_be_told_for_every_setup_of_the_family(lang: str) -> None:
    game = registry.game("pig")
    many = 0
    choices = [(option.name, option.choices) for option in game.options if option.kind == "choice"]
    for values in product(*([None, *words] for _, words in choices)):
        chosen = {name: value for (name, _), value in zip(choices, values, strict=True) if value is not None}
        for dice in (1, 2):
            options = {**chosen, "dice": dice}
            try:
                game.setup(2, options)
            except MalformedError:
                continue
            if many % 40 == 0:
                given = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
                assert "{" not in told("pig", *given, lang=lang)
            many += 1
    assert many > 100
    for preset in game.presets:
        for seats in (1, 3):
            assert "{" not in told("pig", "--preset", preset, "--seats", seats, lang=lang)


def test_a_declared_table_is_shown_as_it_is() -> None:
    assert "d6: any 1 = bust; else = gain 3" in told("pig", "-o", "table=d6: any 1 = bust; else = gain 3")


def test_wrong_use() -> None:
    assert refused("rules") == "GAME is missing. What can be given: --help."
    assert "1…100" in refused("rules", "pig", "--seats", "101")
    assert "“lots”" in refused("rules", "pig", "-o", "target=lots")
