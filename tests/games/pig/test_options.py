"""Options: defaults that depend on others, presets, and combinations that make no game."""

from __future__ import annotations

import pytest

from svinarium.games.pig import PIG, TWO_DICE_PIG, Pig
from svinarium.games.pig.options import PRESETS, rules_of
from svinarium.kernel import MalformedError


@pytest.mark.parametrize("game", [PIG, TWO_DICE_PIG])
@pytest.mark.parametrize("preset", ["", *PRESETS])
def test_a_header_s_options_give_the_same_setup(game: Pig, preset: str) -> None:
    """A record holds every option; read back they mean the same."""
    setup = game.setup(2, preset=preset)
    assert list(setup.options) == [option.name for option in game.options]
    assert game.setup(2, setup.options) == setup
    texts = {name: str(value) for name, value in setup.options.items()}
    assert game.setup(2, texts) == setup


def test_the_two_games_are_one() -> None:
    assert PIG.setup(2, {"dice": 2}).options == TWO_DICE_PIG.setup(2).options
    assert TWO_DICE_PIG.setup(2, {"dice": 1}).options == PIG.setup(2).options
    assert repr(TWO_DICE_PIG) == "Pig('two-dice-pig', 2)"
    for game in (PIG, TWO_DICE_PIG):
        assert {o.name: o.default for o in game.options} == game.setup(2).options


@pytest.mark.parametrize(
    ("preset", "table", "target"),
    [
        ("short", "d6: any 1 = bust; else = gain sum", 50),
        ("two_dice_literal", "2d6: alike = void; any 1 = bust; else = gain sum", 200),
        ("piglet", "weighted: 1 heads = gain 1; 1 tails = bust", 10),
        ("big_pig", "2d6: all 1 = gain 25; any 1 = bust; alike = gain sum*2; else = gain sum", 100),
        ("two_dice_wipe", "2d6: all 1 = wipe; any 1 = bust; else = gain sum", 100),
    ],
)
def test_presets(preset: str, table: str, target: int) -> None:
    rules = rules_of(PIG.setup(2, preset=preset))
    assert rules.tables == (table,)
    assert rules.target == target
    assert rules_of(PIG.setup(2, {"target": 33}, preset)).target == 33


def test_a_table_by_its_name_brings_its_target() -> None:
    assert PIG.setup(2, {"table": "piglet"}).options == PIG.setup(2, preset="piglet").options
    assert TWO_DICE_PIG.setup(2, {"table": "two_dice_wipe"}).options["target"] == 100
    assert TWO_DICE_PIG.setup(2, {"table": "d8: any 1 = bust; else = gain sum"}).options["target"] == 100


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"table": "piglet", "dice": 2}, "pig_table_has"),
        ({"table": "piglet", "bust_on": "one"}, "pig_table_has"),
        ({"table": "hog", "void_on": "none"}, "pig_table_has"),
        ({"dice": "table"}, "pig_table_missing"),
        ({"bust_on": "table"}, "pig_table_missing"),
        ({"hog_dice": 5}, "pig_hog_dice"),
        ({"table": "hog", "hog_dice": "none"}, "pig_hog_dice"),
        ({"table": "hog", "hog_dice": 21}, "option_value"),
        ({"table": "nonsense"}, "pig_table"),
        ({"table": ""}, "pig_table_empty"),
        ({"table": "d6: any 1 = void; else = gain sum"}, "pig_table_never_busts"),
        ({"table": "d6: else = bust"}, "pig_table_never_scores"),
        ({"dice": 3}, "option_value"),
        ({"round_limit": 0}, "option_value"),
        ({"wheels": 4}, "option_unknown"),
    ],
)
def test_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        PIG.setup(2, options)
    assert refused.value.code == code


def test_a_wipe_or_an_out_also_ends_a_turn() -> None:
    for effect in ("wipe", "out"):
        assert PIG.setup(2, {"table": f"d6: any 1 = {effect}; else = gain sum"}).options["dice"] == "table"


def test_where_autopilot_banks() -> None:
    """20, with two dice 30, whatever busts; where a declared table stops paying."""
    for options, hold in (
        ({}, 20),
        ({"dice": 2}, 30),
        ({"dice": 2, "bust_on": "any_one"}, 30),
        ({"table": "big_pig"}, 30),
        ({"table": "two_dice_wipe"}, 30),
        ({"table": "piglet"}, 1),
        ({"table": "d8: any 1 = bust; else = gain sum"}, 35),
    ):
        assert rules_of(PIG.setup(2, options)).hold == hold
