"""A game of a package of its own is found, checked, played, recorded and replayed, with its own words and players."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from svinarium import registry
from svinarium.bots import SeededChance, SeededLuck, make, play_out, player_names
from svinarium.kernel import (
    AnyGame,
    Drawn,
    Header,
    IllegalError,
    MalformedError,
    Move,
    Reason,
    Step,
    read_record,
    record_of,
    replay,
)
from svinarium.kernel.testing import check_game
from tests.foreign.install import SITE, installed


@pytest.fixture(name="acorns")
def _acorns() -> Iterator[AnyGame]:
    with installed(SITE):
        yield registry.game("acorns")


def test_it_is_found_after_the_games_of_the_house(acorns: AnyGame) -> None:
    assert list(registry.games())[-1] == "acorns"
    assert registry.games()["acorns"] is acorns
    assert registry.broken() == ()


def test_it_is_gone_when_it_is_not_installed() -> None:
    with pytest.raises(MalformedError, match="game_unknown"):
        registry.game("acorns")
    assert "acorns" not in sys.modules


@pytest.mark.parametrize("seats", range(1, 7))
def test_it_passes_all_checks(acorns: AnyGame, seats: int) -> None:
    assert check_game(acorns, seats=seats).counts["events"] > 100
    assert check_game(acorns, seats=seats, preset="long").counts["players"] == 1


def test_a_game_is_played_recorded_and_replayed(acorns: AnyGame) -> None:
    setup = acorns.setup(2, {"rounds": "30"})
    steps: list[Step] = []
    players = [make(acorns, setup, "careful:9"), make(acorns, setup, "random")]
    state = play_out(acorns, setup, players, SeededLuck(3), SeededChance(4), on_step=steps.append)
    result = acorns.result(state)
    assert result is not None
    assert result.reason in (Reason.HIGHEST, Reason.SHARED)
    assert {step.event.result for step in steps if isinstance(step.event, Drawn)} == {"rain", "few", "hedgehog"}
    header = Header(game_id="0" * 32, game="acorns", rules=1, options=setup.options, seats=2, names=("А", "B"))
    record = record_of(header, acorns, [(step.event, 0, "seed") for step in steps])
    again = replay(read_record(record.text()), acorns)
    assert again.state == state
    assert again.version == len(steps)
    assert [replay(record, acorns, at).state for at in range(len(steps))] == [step.before for step in steps]
    assert '"source":"weighted 3:rain 2:few 1:hedgehog"' in record.text()


def test_the_hedgehog_takes_half_and_the_odd_one(acorns: AnyGame) -> None:
    state = acorns.start(acorns.setup(1))
    for event in (Move(0, "shake"), Drawn("oak/0", "rain"), Move(0, "shake"), Drawn("oak/1", "hedgehog")):
        state = acorns.apply(state, event)
    assert state.acorns == (2,)


def test_refusals_have_codes(acorns: AnyGame) -> None:
    state = acorns.start(acorns.setup(2))
    with pytest.raises(IllegalError, match="not_your_turn"):
        acorns.apply(state, Move(1, "shake"))
    with pytest.raises(MalformedError, match="move"):
        acorns.apply(state, Move(0, "climb"))


def test_its_players_are_offered_with_the_general_ones(acorns: AnyGame) -> None:
    assert player_names(acorns) == ("careful:6", "random")


@pytest.mark.parametrize("lang", registry.LANGUAGES)
def test_its_words_are_in_both_languages(acorns: AnyGame, lang: str) -> None:
    assert registry.languages("acorns") == registry.LANGUAGES
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(registry.messages("acorns", lang)))
    codes = {f"note-acorns_{outcome}" for outcome in ("nibble", "rain", "few", "hedgehog")}
    for message in codes | {"game-acorns-title", "move-nibble", "move-shake", "phase-choose", "option-acorns-rounds"}:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {"name": "X", "acorns": 3})
        assert errors == []
        assert text
    assert acorns.name == "acorns"
