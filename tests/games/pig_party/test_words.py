"""Everything about the game has words in both languages."""

from __future__ import annotations

import re

import pytest

from svinarium.cli.board import card_text
from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language
from svinarium.games.pig_party import PIG_PARTY, Card, deck
from svinarium.kernel import Note
from tests.locales.catalogues import ROOT
from tests.locales.spoken import spoken

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_everything_has_words(language: Language) -> None:
    words = spoken(language, PIG_PARTY)
    for message in ("phase-start", "phase-roll", "phase-give", "phase-over", "move-leave-1", "move-leave-2"):
        assert message in words
    for colour in ("pink", "black", "white", "ginger"):
        assert {f"role-{colour}", f"field-pig-party-colours-{colour}"} <= set(words.starting_with(""))
    for zone in ("open", "deck", "won"):
        assert f"zone-pig-party-{zone}" in words


@BOTH
@pytest.mark.parametrize("known", deck(), ids=lambda card: card.name)
def test_every_card_has_words_with_its_points(language: Language, known: Card) -> None:
    words = spoken(language, PIG_PARTY)
    named = card_text(words, known.face)
    assert named.endswith(f", {known.points}")
    assert "_" not in named
    plain = named.removesuffix(f", {known.points}")
    note = Note("party_card", {"card": known.name, "points": known.points})
    assert plain in words.note(note, ["A", "B"])
    *_, (_, told) = sections(words, PIG_PARTY, PIG_PARTY.setup(2))
    assert f"{plain} — {known.points} (" in told


@BOTH
def test_keys_are_read_as_moves(language: Language) -> None:
    words = spoken(language, PIG_PARTY)
    for key in words("move-roll-keys").split(", "):
        assert key == "enter" or PIG_PARTY.read_move(key) == "roll"
    for key in words("move-leave-keys").split(", "):
        assert PIG_PARTY.read_move(f"{key} 2") == "leave 2"
    for key in words("move-give-keys").split(", "):
        assert PIG_PARTY.read_move(f"{key} double_razorback") == "give double_razorback-25"


@BOTH
@pytest.mark.parametrize("options", [{}, {"shared_colours": "on", "first": "seat_0", "bonus_when": "first_card"}])
def test_the_rules_are_told_whole(language: Language, options: dict[str, object]) -> None:
    words, setup = spoken(language, PIG_PARTY), PIG_PARTY.setup(3, options)
    told = sections(words, PIG_PARTY, setup)
    assert len(told) == 8
    for title, body in told:
        assert title
        assert body
        assert not re.search(r"[{}]|\$\w", body)
    assert "{" not in odds_text(words, PIG_PARTY, setup, PIG_PARTY.view(PIG_PARTY.start(setup), 0))


def test_names_have_no_verb_in_the_past_after_them() -> None:
    text = (ROOT / "ru" / "pig_party.ftl").read_text("utf-8")
    assert re.findall(r"\{ \$names? \} [а-яё]+", text) == []
