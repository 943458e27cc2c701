"""Moves in words: every game, every preset, both languages; and words, keys and numbers as moves."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from svinarium import registry
from svinarium.cli.finding import learn
from svinarium.cli.moves import Keys, choices, move_text
from svinarium.cli.words import Words
from svinarium.kernel import AnyGame, Clock, Drawn, MalformedError, Move, Setup
from svinarium.kernel.draws import pick
from tests.cli.running import run

NAMES = ["Аня", "Боря"]
EVENTS = 300
GAMES = [(name, preset) for name in registry.games() for preset in ("", *registry.game(name).presets)]


def met(game: AnyGame, setup: Setup) -> Iterator[tuple[str, ...]]:
    """Lists of legal moves that random play meets."""
    dice = random.Random(7)
    state: Any = game.start(setup)
    for _ in range(EVENTS):
        wanted, movers = game.wanted(state), game.movers(state)
        if game.result(state) is not None:
            state = game.start(setup)
        elif wanted is not None:
            state = game.apply(state, Drawn(wanted.position, pick(wanted.source, dice.randrange)))
        elif not movers:
            state = game.apply(state, Clock(game.timers(state)[0]))
        else:
            seat = dice.choice(movers)
            moves = game.legal(state, seat)
            yield moves
            state = game.apply(state, Move(seat, dice.choice(moves)))


def setup_of(game: AnyGame, preset: str) -> Setup:
    return game.setup(max(2, game.min_seats), {}, preset)


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_every_move_has_words_and_the_words_are_that_move(name: str, preset: str) -> None:
    game = registry.game(name)
    keys = Keys(game, NAMES)
    spoken = {"ru": Words("ru"), "en": Words("en")}
    for words in spoken.values():
        learn(words, game)
    known: set[tuple[str, ...]] = set()
    for moves in met(game, setup_of(game, preset)):
        if moves in known:
            continue
        known.add(moves)
        for lang, words in spoken.items():
            labels = [move_text(words, NAMES, move) for move in moves]
            assert len(set(labels)) == len(labels), labels
            for move, label in zip(moves, labels, strict=True):
                assert not re.search(r"[_{}]|\w-\w", label), label
                assert lang == "en" or not re.search(r"\b(?!LS|BS|Sh|[FCP])[a-z]+", label, re.IGNORECASE), label
                assert keys.read(moves, label.upper()) == move
                assert keys.read(moves, move) == move
        if keys.numbered(moves):
            assert [keys.read(moves, str(number + 1)) for number in range(len(moves))] == list(moves)
    assert known


def test_a_number_that_means_a_move_of_the_game_is_that_move() -> None:
    pig = registry.game("pig")
    keys = Keys(pig, NAMES)
    moves = ("roll 3", "roll 1", "bank")
    assert not keys.numbered(moves)
    assert keys.read(moves, "1") == "roll 1"
    assert choices(Words("en"), keys, NAMES, moves).startswith("Roll 3 · Roll 1 · ")


@pytest.mark.parametrize("typed", ["0", "4", "999", "-1", "²", "१", "1000000000000"])
def test_a_number_of_no_move_is_none(typed: str) -> None:
    poker = registry.game("dice-poker")
    moves = ("keep 3 3", "keep 4", "roll")
    keys = Keys(poker, NAMES)
    assert keys.numbered(moves)
    with pytest.raises(MalformedError):
        keys.read(moves, typed)


def test_a_card_is_laid_by_its_number_and_by_its_name() -> None:
    table = ("play", "svintus", "--seats", "me,careless", "--seed", 5, "-o", "turn_time=off")
    shown = run(*table, typed="1\nq\n", lang="ru").stdout
    assert "card " not in shown
    first = re.search(r"\[1\] (Карта [\w ]+?) ·", shown)
    assert first is not None, shown
    assert run(*table, typed=f"{first[1]}\nq\n", lang="ru").stdout == shown
