"""Moves as text: what is read, what people type, what is no move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svinarium.games.svintus import SVINTUS, rules_of
from svinarium.kernel import MalformedError


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("r7", "card r7"),
        (" Красная  7 ", "card r7"),
        ("к7", "card r7"),
        ("карта к7 свинтус", "card r7 svintus"),
        ("зелёный Хапёж", "card g-grab"),
        ("blue grab", "card b-grab"),
        ("Полисвин синий", "wild blue"),
        ("wild orange svintus", "wild orange svintus"),
        ("шшалун красный", "snake1 red"),
        ("поймать 2", "catch 2"),
        ("Свинтус!", "svintus"),
        ("хлоп", "slap"),
        ("взять", "draw"),
        ("пас", "done"),
        ("pass", "done"),
        ("наказать 1 шштоль", "punish 1 snake3"),
        ("отдать з5", "add g5"),
        ("выбрать 3", "choose 3"),
        ("ещё с2", "lay b2"),
    ],
)
def test_what_people_type(typed: str, move: str) -> None:
    assert SVINTUS.read_move(typed) == move
    assert SVINTUS.read_move(move) == move


@pytest.mark.parametrize(
    "typed", ["", "card", "card r8", "wild", "wild pink", "card wild", "catch", "catch 12", "snake2 red", "r7 r7", "🎲"]
)
def test_what_is_no_move(typed: str) -> None:
    with pytest.raises(MalformedError) as caught:
        SVINTUS.read_move(typed)
    assert caught.value.code == "move"


def test_every_card_reads_back() -> None:
    deck = rules_of(SVINTUS.setup(4, {"own_cards": "A | red | - | skip; B | - | - | colour"}, "party")).deck
    for plays, lay, give in zip(deck.plays, deck.lays, deck.gives, strict=True):
        assert [SVINTUS.read_move(move) for move in plays] == list(plays)
        assert (SVINTUS.read_move(lay), SVINTUS.read_move(give)) == (lay, give)


def _read(text: str) -> str:
    """The move, or the code of the error."""
    try:
        return SVINTUS.read_move(text)
    except MalformedError as error:
        return f"malformed {error.code}"


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    move = _read(text)
    assert move == "malformed move" or _read(move) == move
