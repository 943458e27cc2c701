"""Whole games: what holds in every state, the players, how often pigs touch, what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.bots import SeededChance, SeededLuck, make
from svinarium.games.pass_the_pigs.statistics import chi_square, chi_square_tail
from svinarium.games.pig_party import PIG_PARTY, PartyState, deck, throw_value
from svinarium.games.pig_party.cards import by_name, one_pig, two_pigs
from svinarium.kernel import Draw, Drawn, Event, MalformedError, Move, Reason, Setup, make_player
from tests.games.pig_party.support import NOTHING, OINKER, RAZORBACK, SNOUTER, TROTTER, UP, Play


def walked(setup: Setup, players: list[str], seed: int) -> Iterator[tuple[PartyState, Event, PartyState]]:
    """A game among programs, step by step."""
    luck, chance = SeededLuck(seed), SeededChance(seed)
    made = [make(PIG_PARTY, setup, player) for player in players]
    state = PIG_PARTY.start(setup)
    while PIG_PARTY.result(state) is None:
        event: Event
        if (wanted := PIG_PARTY.wanted(state)) is not None:
            event = Drawn(wanted.position, luck(wanted))
        else:
            (seat,) = PIG_PARTY.movers(state)
            event = Move(seat, made[seat].choose(PIG_PARTY.view(state, seat), chance))
        after = PIG_PARTY.apply(state, event)
        yield state, event, after
        state = after


@given(
    st.integers(2, 8),
    st.integers(1, 3),
    st.sampled_from([20, 100, 400]),
    st.sampled_from(["natural", "random"]),
    st.integers(0, 10**6),
)
@settings(max_examples=25, deadline=None)
def test_what_holds_in_every_state(seats: int, rounds: int, target: int, player: str, seed: int) -> None:
    """Every card is in one place, scores are the cards' points and bonuses, nobody waits for ever."""
    setup = PIG_PARTY.setup(seats, {"card_rounds": rounds, "target": target})
    bonuses = [0] * seats
    after = PIG_PARTY.start(setup)
    for before, _, after in walked(setup, [player] * seats, seed):
        if before.bonus is not None and after.bonus is None:
            assert before.seat is not None
            bonuses[before.seat] += after.scores[before.seat] - before.scores[before.seat]
        if after.deck or after.turned:
            places = Counter([*after.deck, *after.open, *(card for won in after.won for card in won)])
            assert places == Counter(range(len(deck())))
        assert 0 <= after.bottom <= len(after.deck)
        worth = [sum(deck()[card].points for card in won) for won in after.won]
        assert list(after.scores) == [a + b for a, b in zip(worth, bonuses, strict=True)]
        assert max(after.throws) <= rounds
        assert not after.final or not before.deck or before.final
    result = PIG_PARTY.result(after)
    assert result is not None
    assert result.reason in (Reason.TARGET, Reason.HIGHEST, Reason.SHARED)
    assert (max(after.scores) >= target) == (result.reason is Reason.TARGET)


def test_all_that_can_happen_happens() -> None:
    """Over some games: every card is won, cards come back, stay open, bonuses, last rounds."""
    codes: Counter[str] = Counter()
    won: set[object] = set()
    for seed in range(120):
        setup = PIG_PARTY.setup(2 + seed % 3, {"target": (100, 400)[seed % 2], "card_rounds": 1 + seed % 3})
        for step in walked(setup, ["natural", "random", "natural", "random"][: setup.seats], seed):
            for note in PIG_PARTY.notes(*step, None):
                codes[note.code] += 1
                if note.code == "party_won":
                    won.add(note.facts["card"])
    party = ["card", "thrown", "won", "all_eight", "bonus", "pig_out", "oinker", "gives", "stays_open", "last_round"]
    assert {f"party_{code}" for code in (*party, "shuffled")} | {"starts", "over"} == set(codes)
    assert won == {card.name for card in deck()}


def test_natural_leaves_what_helps() -> None:
    play = Play(["double_razorback"])
    natural = make_player(PIG_PARTY.players, play.setup, "natural")
    play.throw(0, f"{UP}+{RAZORBACK}")
    play.throw(1, NOTHING)
    assert play.legal(0) == ("roll", "leave 2")
    assert natural.choose(play.view(0), SeededChance(0)) == "leave 2"
    with pytest.raises(MalformedError):
        make_player(PIG_PARTY.players, play.setup, "natural:1")


def test_natural_gives_the_cheapest() -> None:
    play = Play(["snouter", "side_dot_up", "razorback", "double_trotter"], seats=2)
    for seat, pose in ((0, SNOUTER), (1, RAZORBACK), (0, UP)):
        play.throw(seat, pose)
        if PIG_PARTY.wanted(play.state) is not None:
            play.bonus()
    while play.open[-1] != "double_trotter":
        on_turn = play.view().on_turn
        assert on_turn is not None
        play.throw(on_turn, TROTTER)
    if play.view().on_turn == 1:
        play.throw(1, NOTHING)
    play.throw(0, OINKER)
    natural = make_player(PIG_PARTY.players, play.setup, "natural")
    assert play.legal(0) == ("give snouter-30", "give side_dot_up-10")
    assert natural.choose(play.view(0), SeededChance(0)) == "give side_dot_up-10"
    assert PIG_PARTY.autopilot(play.view(0)) == "give side_dot_up-10"


def test_a_throw_is_worth_the_points_times_the_chance() -> None:
    for name, number in by_name().items():
        known = deck()[number]
        assert throw_value((number,)) == known.points * known.chance, name


def test_natural_beats_random() -> None:
    """Most where leaving pigs matters most: with many throws for a card."""
    setup, wins = PIG_PARTY.setup(2, {"card_rounds": 8}), 0
    for seed in range(400):
        *_, (_, _, last) = walked(setup, ["natural", "random"], seed)
        wins += last.result is not None and last.result.winners == (0,)
    assert wins > 220


def test_the_deck_is_hidden_until_it_comes_back() -> None:
    """Nobody sees the order; what was given back is known, and stays where it is in every world."""
    play = Play(["trotter", "double_razorback", "snouter"])
    play.throw(0, TROTTER)
    play.bonus()
    play.throw(1, NOTHING)
    play.throw(0, OINKER)
    random = Random(1)

    class Dice:
        below = staticmethod(random.randrange)

    worlds = {PIG_PARTY.another_world(play.state, 1, Dice()).deck for _ in range(50)}
    assert len(worlds) == 50
    assert {world[-1] for world in worlds} == {by_name()["trotter"]}
    assert all(sorted(world) == sorted(play.state.deck) for world in worlds)
    views = {repr(PIG_PARTY.view(PIG_PARTY.another_world(play.state, 1, Dice()), 1)) for _ in range(20)}
    assert len(views) == 1


# --- how the pigs fall --------------------------------------------------------------------------------------------


def p_value(draw: Draw, throws: int, seed: int) -> float:
    """The p-value of so many draws of a source."""
    luck = SeededLuck(seed)
    seen = Counter(luck(draw) for _ in range(throws))
    outcomes = list(draw.source.outcomes())
    found = chi_square([seen[outcome] for outcome, _ in outcomes], [p for _, p in outcomes])
    return chi_square_tail(found, len(outcomes) - 1)


@pytest.mark.parametrize("pigs", [1, 2])
def test_200_000_throws(pigs: int) -> None:
    assert p_value(Draw("throw/1", one_pig() if pigs == 1 else two_pigs()), 200_000, 4) > 1e-3


@pytest.mark.long
@pytest.mark.parametrize("pigs", [1, 2])
def test_10_000_000_throws(pigs: int, record_property: Callable[[str, object], None]) -> None:
    found = p_value(Draw("throw/1", one_pig() if pigs == 1 else two_pigs()), 10_000_000, 5)
    record_property("p_value", f"{found:.4f}")
    assert found > 1e-3
