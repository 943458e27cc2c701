"""Sysna keeps its promises with any options and any luck."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.games.sysna import SYSNA, SysnaState, SysnaView
from svinarium.kernel import Drawn, Move, Reason, Setup
from tests.games.playing import random_game

SEEDS = st.integers(0, 2**32)


@st.composite
def setups(draw: st.DrawFn, /, **fixed: object) -> Setup:
    """Any setup of a size that ends soon."""
    dice = draw(st.integers(1, 2))
    seats = draw(st.integers(2, 6))
    options: dict[str, object] = {
        "target": draw(st.integers(1, 60)),
        "ending": draw(st.sampled_from(["gamble", "fair"])),
        "tie": draw(st.sampled_from(["next_round", "shared"])),
        "announce": draw(st.sampled_from(["in_order", "at_once"])),
        "dice": dice,
        "chirik": "one" if dice == 1 else draw(st.sampled_from(["red_one", "double"])),
        "first_leader": draw(st.sampled_from(["random", f"seat_{draw(st.integers(0, seats - 1))}"])),
        "round_limit": draw(st.sampled_from(["none", 1, 3])),
    }
    return SYSNA.setup(seats, {**options, **fixed})


@given(setups(), SEEDS)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_points(setup: Setup, seed: int) -> None:
    """Scores only grow, by the pot, of those who take it; a pot only grows, by throws that are no chirik."""
    for before, event, after in random_game(SYSNA, setup, seed):
        for seat in range(setup.seats):
            gained = after.scores[seat] - before.scores[seat]
            assert gained == 0 or (isinstance(event, Move) and gained == before.pot and seat in before.inside)
        if isinstance(event, Drawn) and before.phase == "throw":
            gain = before.rules.gains[event.result]
            assert after.pot == (before.pot + gain if gain else 0)
        elif after.round == before.round and after.result is None:
            assert after.pot == before.pot
        assert after.scores == before.scores or isinstance(event, Move)


@given(setups(), SEEDS)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_everybody_in_a_round_takes_once_or_nothing(setup: Setup, seed: int) -> None:
    """Out of the round is who has taken; all are in at its beginning; the leader moves on by one seat."""
    for before, _, after in random_game(SYSNA, setup, seed):
        if after.result is None and after.leader is not None:
            assert set(after.inside) == {seat for seat, points in enumerate(after.taken) if not points}
            assert after.inside
            if after.round > before.round > 0:
                assert after.leader == (before.leader + 1) % setup.seats if before.leader is not None else True
                assert len(after.inside) == setup.seats
            if after.round == before.round:
                assert set(after.inside) <= set(before.inside)


@given(setups(), SEEDS)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_results(setup: Setup, seed: int) -> None:
    """Whoever has won has the highest score, and has reached the target unless the rounds were limited."""
    last = random_game(SYSNA, setup, seed)[-1][2]
    result = SYSNA.result(last)
    assert result is not None
    best = max(last.scores)
    assert all(last.scores[seat] == best for seat in result.winners)
    reached = best >= int(setup.options["target"])
    assert reached or result.reason is Reason.ROUND_LIMIT
    if setup.options["ending"] == "fair":
        assert result.reason is (Reason.TARGET if reached else Reason.ROUND_LIMIT)
        assert not reached or len(result.winners) == 1
    elif result.reason in (Reason.SHARED, Reason.ROUND_LIMIT):
        assert set(result.winners) == {seat for seat, score in enumerate(last.scores) if score == best}
    else:
        assert (result.reason, len(result.winners)) == (Reason.HIGHEST, 1)


@given(setups(), SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_round_trips(setup: Setup, seed: int) -> None:
    """Every state survives JSON, and a game goes on from it as from the original."""
    for before, event, after in random_game(SYSNA, setup, seed)[-60:]:
        again = msgspec.json.decode(msgspec.json.encode(before), type=SysnaState)
        assert again == before
        assert SYSNA.apply(again, event) == after
        view = SYSNA.view(before, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=SysnaView) == view


@given(setups(announce="at_once", ending="gamble"), SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_the_order_of_secret_choices_does_not_matter(setup: Setup, seed: int) -> None:
    """The same choices in the opposite order lead to the same state."""
    asked: list[tuple[SysnaState, list[Move]]] = []
    for before, event, after in random_game(SYSNA, setup, seed):
        if before.phase == "speak" and isinstance(event, Move):
            if before.waiting == before.inside:
                asked.append((before, []))
            asked[-1][1].append(event)
            if after.phase != "speak":
                state, moves = asked[-1]
                for move in reversed(moves):
                    state = SYSNA.apply(state, move)
                assert state == after
    assert asked
