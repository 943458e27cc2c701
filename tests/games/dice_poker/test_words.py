"""Everything about Dice Poker has words in both languages, and its rules can be read with any options."""

from __future__ import annotations

from itertools import product

import pytest

from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language
from svinarium.games.dice_poker import DICE_POKER, FREE
from svinarium.games.dice_poker.cells import FIGURES
from svinarium.kernel import Fact, Note
from tests.games.dice_poker.support import Play
from tests.locales.spoken import spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: Language) -> None:
    words = spoken(language, DICE_POKER)
    assert all(f"phase-{phase}" in words for phase in ("start", "first", "choose", "write", "over"))
    assert all(f"cell-{cell}" in words for cell in (*FIGURES, *FREE[3:], "school_sum", "premium", "total"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_read(language: Language) -> None:
    words = spoken(language, DICE_POKER)
    for word, rest, move in (
        ("roll", "", "roll"),
        ("keep", " 3 3", "keep 3 3"),
        ("write", " F", "write F"),
        ("strike", " P", "strike P"),
    ):
        for key in words(f"move-{word}-keys").split(", "):
            assert key == "enter" or DICE_POKER.read_move(key + rest) == move, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_called_by_its_name(language: Language) -> None:
    words = spoken(language, DICE_POKER)
    cases: tuple[tuple[str, dict[str, Fact]], ...] = (
        ("poker_write", {"points": 12, "doubled": "no"}),
        ("poker_write", {"points": 12, "doubled": "yes"}),
        ("poker_miss", {}),
        ("poker_strike", {"lost": 12}),
    )
    for code, facts in cases:
        told = {words.note(Note(code, {"seat": 0, "figure": figure, **facts}), ["Ann"]) for figure in FIGURES}
        assert len(told) == len(FIGURES)
        assert all("Ann" in text and "{" not in text for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_any_options(language: Language) -> None:
    words = spoken(language, DICE_POKER)
    texts = set()
    for strike, double, premium, pairs, full, seats in product(
        ("open", "recorded"), ("on", "off"), (0, 50), ("on", "off"), ("on", "off"), (1, 3)
    ):
        options = {"strike": strike, "first_throw_double": double, "poker_premium": premium, "school_premium": premium}
        setup = DICE_POKER.setup(seats, {**options, "two_pairs_from_four": pairs, "full_from_five": full})
        told = sections(words, DICE_POKER, setup)
        assert len(told) == 8 + (double == "on") + 2 * (seats > 1)
        assert all(title and body and "{" not in body for title, body in told)
        texts.add(str(told))
    assert len(texts) == 2**6


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds(language: Language) -> None:
    play = Play(1)
    text = odds_text(spoken(language, DICE_POKER), DICE_POKER, play.setup, play.view(0))
    assert "{" not in text
    facts = DICE_POKER.facts(play.setup)
    expected = {"pair_chance": "49/54", "full_chance": "25/648", "four_chance": "13/648", "poker_chance": "1/1296"}
    assert {name: facts[name] for name in expected} == expected
    assert facts["mean_chance"] == "35/2"
