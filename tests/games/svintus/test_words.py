"""Everything about Svintus has words in both languages, and its rules can be read with any options."""

from __future__ import annotations

from itertools import product

import pytest

from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language
from svinarium.games.svintus import SVINTUS, rules_of
from svinarium.games.svintus.notation import PLAIN
from tests.games.svintus.support import Table
from tests.locales.spoken import spoken

PHASES = ("deal", "turn", "threat", "more", "drawn", "lay", "slap", "seat", "add", "aim", "paused", "over")
TIMERS = ("guard", "turn", "grace", "catch", "slap", "quiet", "aim", "prompt", "closing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: Language) -> None:
    words = spoken(language, SVINTUS)
    assert all(f"phase-{phase}" in words for phase in PHASES)
    assert all(f"timer-{timer}" in words for timer in TIMERS)
    assert all(f"zone-svintus-{zone}" in words for zone in ("deck", "pile", "hand"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_cards_have_words_and_keys(language: Language) -> None:
    words = spoken(language, SVINTUS)
    for move in PLAIN:
        keys = words(f"move-{move}-keys").split(", ")
        assert f"move-{move}" in words
        assert keys
    assert all(f"move-{verb}" in words for verb in ("card", "lay", "catch", "choose", "punish", "add"))
    for kind in rules_of(SVINTUS.setup(4, {"own_cards": "A | red | - | skip"}, "party")).deck.kinds:
        message = f"card-{kind.text}" if kind.name != "number" else f"card-{kind.text[0]}"
        assert message in words, message
    assert all(f"colour-{colour}" in words for colour in ("red", "green", "blue", "orange"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_any_options(language: Language) -> None:
    words = spoken(language, SVINTUS)
    texts = set()
    for preset, turn_time, catch, interception in product(SVINTUS.presets, (30, "off"), ("on", "off"), ("on", "off")):
        options = {"turn_time": turn_time, "catch": catch, "interception": interception}
        told = sections(words, SVINTUS, SVINTUS.setup(3, options, preset))
        assert all(title and body and "{" not in body for title, body in told)
        assert len(told) >= 7
        texts.add(str(told))
    assert len(texts) == 4 * 5, "base and family differ in these options only"
    own = sections(words, SVINTUS, SVINTUS.setup(3, {"own_cards": "Feast | red | - | skip"}))
    assert any("Feast" in body for _, body in own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds(language: Language) -> None:
    words = spoken(language, SVINTUS)
    table = Table("r1", "g1")
    text = odds_text(words, SVINTUS, table.setup, table.view(0))
    assert "112" in text
    assert "{" not in text
