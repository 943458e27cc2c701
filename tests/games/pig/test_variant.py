"""Variants in TOML: the examples, the documentation's own, and an error for everything that can be wrong."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from svinarium.games.pig import PIG, Variant, read_table, read_variant
from svinarium.games.pig.variant import GAMES
from svinarium.kernel import MalformedError
from tests.games.pig.support import Play

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "examples" / "variants").glob("*.toml"))
DOCUMENT = (ROOT / "docs" / "variants.md").read_text("utf-8")

COIN = """
name = "coin"
[throw]
outcomes = [
  { name = "heads", chance = "1/2", effect = "gain 1" },
  { name = "tails", chance = "1/2", effect = "bust" },
]
"""
DICE = """
name = "eight"
[options]
target = 80
[throw]
dice = "d8"
cases = [
  { when = "any 1", effect = "bust" },
  { when = "else", effect = "gain sum" },
]
"""


def code_blocks(language: str) -> list[str]:
    """The code of the document in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples(path: Path) -> None:
    """Every example is named like its file, makes a game, and can be played a turn."""
    variant = read_variant(path.read_text("utf-8"))
    assert variant.name == path.stem
    assert eval(repr(variant)) == variant
    game = GAMES[variant.game]
    assert sum(read_table(str(variant.options["table"])).distribution().values()) == 1
    play = Play(2, game=game, preset="", **variant.options)
    best = max(read_table(str(variant.options["table"])).outcomes(), key=lambda row: row[2].points)
    play.bank(0, best[0])
    assert play.scores == (best[2].points, 0)


def test_there_are_examples_of_both_forms() -> None:
    texts = [path.read_text("utf-8") for path in EXAMPLES]
    assert any("dice =" in text for text in texts)
    assert any("chance =" in text for text in texts)
    assert any("weight =" in text for text in texts)


def test_the_document_s_examples() -> None:
    """What the document shows is what lies in `examples/`, and its Python runs."""
    shown = [read_variant(block) for block in code_blocks("toml")]
    lying = [read_variant(path.read_text("utf-8")) for path in EXAMPLES]
    assert shown
    assert all(variant in lying for variant in shown)
    (python,) = code_blocks("python")
    exec(python, {})


def test_chances_become_exact() -> None:
    variant = read_variant((ROOT / "examples" / "variants" / "acorns.toml").read_text("utf-8"))
    assert variant.options["table"] == (
        "weighted: 10 on-its-side = gain 1; 4 cap-down = gain 3; 5 rolls-off = bust; 1 cap-lost = wipe"
    )
    chances = {outcome: p for outcome, p, _ in read_table(str(variant.options["table"])).outcomes()}
    assert chances["cap-down"] == Fraction(1, 5)


def test_a_variant_of_options_only() -> None:
    assert read_variant('name = "quick"\n[options]\ntarget = "50"\n') == Variant("quick", "pig", {"target": 50})
    assert read_variant('name = "plain"\ngame = "two-dice-pig"\n') == Variant("plain", "two-dice-pig", {})


def test_dice() -> None:
    assert read_variant(DICE).options == {"target": 80, "table": "d8: any 1 = bust; else = gain sum"}


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """The text with every change made, each of which must find its place."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        (replaced(COIN, ('"1/2"', '"1/3"')), "pig_table_sum", {"sum": "5/6"}),
        (replaced(COIN, ('"1/2"', "0.75")), "pig_table_sum", {"sum": "5/4"}),
        ('name = "x"\n[throw]\noutcomes = []', "pig_table_empty", {}),
        ('name = "x"\n[throw]\ndice = "d6"\ncases = []', "pig_table_empty", {}),
        ('name = "x"\n[throw]\ndice = "d6"', "pig_table_empty", {}),
        (replaced(DICE, ("80", "0")), "option_value", {"option": "target", "value": "0", "expected": "1…10000"}),
        (replaced(DICE, ("80", "10001")), "option_value", {"option": "target"}),
        (replaced(DICE, ("80", "80.0")), "option_value", {"option": "target", "value": "80.0"}),
        (replaced(DICE, ("target", "goal")), "option_unknown", {"option": "goal"}),
        (replaced(DICE, ("target = 80", "dice = 1")), "pig_table_has", {"option": "dice"}),
        (replaced(COIN, ('"bust"', '"burn"')), "pig_effect", {"effect": "burn"}),
        (replaced(COIN, ('"gain 1"', '"gain sum"')), "pig_effect", {"effect": "gain sum"}),
        (replaced(COIN, ('"tails"', '"heads"')), "pig_table_twice", {"outcome": "heads"}),
        (replaced(COIN, ('"tails"', '"t ails"')), "pig_table", {"part": "t ails"}),
        (
            replaced(COIN, ('"bust"', '"void"')),
            "pig_table_never_busts",
            {"table": "weighted: 1 heads = gain 1; 1 tails = void"},
        ),
        (replaced(COIN, ('"gain 1"', '"void"')), "pig_table_never_scores", {}),
        (replaced(DICE, ('"any 1"', '"any 9"')), "pig_table", {"part": "any 9", "expected": "any 1…8"}),
        (replaced(DICE, ('"else"', '"alike"')), "pig_table_else", {}),
        (replaced(DICE, ('"d8"', '"8"')), "pig_table", {"part": "8"}),
        ('name = "x"\n[options\n', "variant_toml", {"line": 2}),
        ('name = "x"\nname = "y"\n', "variant_toml", {"line": 2}),
        ("[throw]", "variant_field_missing", {"field": "name"}),
        ("name = 5", "variant_field", {"field": "name", "value": "5"}),
        ('name = "Two Words"', "variant_field", {"field": "name"}),
        ('name = ""', "variant_field", {"field": "name"}),
        ('name = "x"\ngame = "chess"', "variant_field", {"field": "game", "expected": "pig | two-dice-pig"}),
        ('name = "x"\ngame = ["pig"]', "variant_field", {"field": "game"}),
        ('name = "x"\ncolour = "pink"', "variant_field_unknown", {"field": "colour"}),
        ('name = "x"\noptions = 5', "variant_field", {"field": "options"}),
        ('name = "x"\nthrow = "d6"', "variant_field", {"field": "throw"}),
        ('name = "x"\n[throw]', "variant_field", {"field": "throw", "expected": "outcomes | dice, cases"}),
        (replaced(DICE, ("[throw]", "[throw]\noutcomes = []")), "variant_field", {"field": "throw"}),
        (replaced(DICE, ("[throw]", "[throw]\nwheels = 4")), "variant_field_unknown", {"field": "throw.wheels"}),
        (replaced(DICE, ('when = "else"', "when = 6")), "variant_field", {"field": "throw.cases[2].when"}),
        (replaced(DICE, ('when = "else", ', "")), "variant_field_missing", {"field": "throw.cases[2].when"}),
        (replaced(DICE, ('when = "else"', 'if = "else"')), "variant_field_unknown", {"field": "throw.cases[2].if"}),
        ('name = "x"\n[throw]\noutcomes = [1, 2]', "variant_field", {"field": "throw.outcomes"}),
        (replaced(COIN, ('"1/2"', '"half"')), "variant_field", {"field": "throw.outcomes[1].chance", "value": "half"}),
        (replaced(COIN, ('"1/2"', "0")), "variant_field", {"field": "throw.outcomes[1].chance"}),
        (replaced(COIN, ('"1/2"', "-0.5")), "variant_field", {"field": "throw.outcomes[1].chance"}),
        (replaced(COIN, ('"1/2"', "true")), "variant_field", {"field": "throw.outcomes[1].chance"}),
        (replaced(COIN, ('"1/2"', '"1/0"')), "variant_field", {"field": "throw.outcomes[1].chance"}),
        (replaced(COIN, ('chance = "1/2", ', "")), "variant_field_missing", {"field": "throw.outcomes[1].chance"}),
        (
            replaced(COIN, ('chance = "1/2"', "weight = 1")),
            "variant_field_unknown",
            {"field": "throw.outcomes[2].chance"},
        ),
        (
            replaced(COIN, ('chance = "1/2"', "weight = 0"), ('chance = "1/2"', "weight = 1")),
            "variant_field",
            {"field": "throw.outcomes[1].weight", "value": "0"},
        ),
        (replaced(DICE, ("target = 80", 'table = "piglet"')), "variant_field", {"field": "options.table"}),
        ("#" * 70_000, "pig_table_too_large", {"what": "characters"}),
    ],
)
def test_errors(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(MalformedError) as refused:
        read_variant(text)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


def test_weights_are_counts() -> None:
    counted = replaced(COIN, ('chance = "1/2"', "weight = 3"), ('chance = "1/2"', "weight = 1"))
    setup = PIG.setup(2, read_variant(counted).options)
    assert PIG.facts(setup)["bust_chance"] == "1/4"
