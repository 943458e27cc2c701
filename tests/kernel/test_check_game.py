"""Every check of `check_game` can fail: for each there is a game that is broken in just that way."""

from __future__ import annotations

import pytest

from svinarium.kernel import MalformedError, Reason, Result, Setup
from svinarium.kernel.testing import CHECKS, CheckFailed, bench, check_game
from tests.kernel.leaks import LEAKS
from tests.kernel.mutants import MUTANTS, Broken
from tests.kernel.race import Race, RaceState, others


class OddState(RaceState, frozen=True):
    notes: dict[str, int] = {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_good_open_game_passes(seats: int, seed: int) -> None:
    report = check_game(Race(), seats=seats, seed=seed, others=others)
    assert report.checks == tuple(CHECKS)
    assert report.seats == seats
    assert report.counts["games"] == 21
    assert report.counts["events"] > 100
    assert report.counts["players"] == 1
    assert "frames" not in report.counts


def test_seats_options_and_preset_are_as_asked_for() -> None:
    assert check_game(Race()).seats == 2
    short = check_game(Race(), preset="short").counts["events"]
    assert short < check_game(Race(), options={"goal": 50}).counts["events"]
    with pytest.raises(MalformedError, match="preset_unknown"):
        check_game(Race(), preset="no such")


def test_long_games_are_played_until_it_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ENOUGH", 50)
    counts = check_game(Race(), games=1000).counts
    assert counts["games"] < 10
    assert counts["events"] > 50


class Odd(Race):
    """Rare things that are allowed: a mapping in the state, a result without a winner."""

    state_type = OddState

    def start(self, setup: Setup) -> RaceState:
        return OddState(10, (0,) * setup.seats, notes={"a": 1})

    def result(self, state: RaceState) -> Result | None:
        result = super().result(state)
        return Result(Reason.OUT, (2,) * len(state.scores), result.scores) if result else None


def test_rare_things_are_allowed() -> None:
    assert check_game(Odd()).counts["events"] > 100


def test_the_same_seed_does_the_same() -> None:
    assert check_game(Race(), seed=7).counts == check_game(Race(), seed=7).counts
    assert check_game(Race(), seed=7).counts != check_game(Race(), seed=8).counts


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.caught_by}-{mutant.__name__}")
def test_a_broken_game_is_found(mutant: type[Broken]) -> None:
    with pytest.raises(CheckFailed) as caught:
        check_game(mutant(), others=others, max_events=2000)
    assert caught.value.check == mutant.caught_by
    assert mutant.said in caught.value.what
    assert caught.value.game == mutant.name
    assert str(caught.value).startswith(f"{mutant.name}: check {mutant.caught_by!r}: ")


def test_every_check_is_shown_able_to_fail() -> None:
    assert {mutant.caught_by for mutant in MUTANTS} | {leak.caught_by for leak in LEAKS} == set(CHECKS)


def test_every_check_says_what_it_holds() -> None:
    assert len(CHECKS) > 20
    for line in CHECKS.values():
        assert line.endswith(".")
        assert "\n" not in line


def test_a_failure_says_where() -> None:
    failure = CheckFailed("race", "legal", "refused", {"state": (1, 2), "event": "x" * 3000, "viewer": None})
    state, event = str(failure).splitlines()[1:]
    assert state == "  state: (1, 2)"
    assert event.startswith("  event: 'xxx")
    assert event.endswith(" …")
    assert len(event) < 2100
