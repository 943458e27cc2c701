"""Pig Party: one test named after each numbered rule; the names carry the numbers of the rules."""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import ceil, log2

import pytest

from svinarium.games.pass_the_pigs import POSES
from svinarium.games.pig_party import PIG_PARTY, bonus_points, card_points, deck
from svinarium.kernel import Die, MalformedError, Reason, Refusal, Shuffle
from tests.games.pass_the_pigs.support import vectors
from tests.games.pig_party.support import (
    DOWN,
    JOWLER,
    NOTHING,
    OINKER,
    PIG_OUT,
    RAZORBACK,
    SNOUTER,
    TROTTER,
    UP,
    Play,
    card,
)

PIGS = vectors("pigs")


# --- PP-1 ---------------------------------------------------------------------------------------------------------


def test_PP_1_seats_and_colours() -> None:
    """2–4 with a colour each, up to 8 where colours are shared."""
    assert (PIG_PARTY.min_seats, PIG_PARTY.max_seats) == (2, 8)
    assert PIG_PARTY.setup(4).options["shared_colours"] == "off"
    assert Play(seats=4).view().colours == ("pink", "black", "white", "ginger")
    assert Play(seats=6).view().colours == ("pink", "black", "white", "ginger", "pink", "black")
    assert PIG_PARTY.setup(5).options["shared_colours"] == "on"
    with pytest.raises(MalformedError) as refused:
        PIG_PARTY.setup(5, {"shared_colours": "off"})
    assert (refused.value.code, refused.value.facts) == ("party_colours", {"seats": 5, "maximum": 4})
    for seats in (1, 9):
        with pytest.raises(MalformedError):
            PIG_PARTY.setup(seats)


def test_PP_1_the_deck_is_shuffled_unseen_and_the_top_card_turned() -> None:
    state = PIG_PARTY.start(PIG_PARTY.setup(3))
    wanted = PIG_PARTY.wanted(state)
    assert wanted is not None
    assert (wanted.position, wanted.source, wanted.audience) == ("deck", Shuffle(20), ())
    play = Play(["double_razorback"])
    assert play.said == ["starts seat=0", "party_card card=double_razorback points=25"]
    (face,) = play.view().faces
    assert (face.wants, face.points, face.chance) == ((RAZORBACK, RAZORBACK), 25, str(card("double_razorback").chance))
    assert play.zone("open") == ("double_razorback-25",)
    assert play.zone("deck") == ()
    assert [place.count for place in play.view().cards if place.zone == "deck"] == [19]


def test_PP_1_who_starts() -> None:
    play = Play(first="random", seats=4)
    wanted = PIG_PARTY.wanted(play.state)
    assert wanted is not None
    assert wanted.source == Die(4)
    play.draw(3)
    assert play.view().on_turn == 2


# --- PP-2 ---------------------------------------------------------------------------------------------------------


def test_PP_2_two_pigs_in_turn() -> None:
    play = Play(["double_razorback"], seats=3)
    for seat in (0, 1, 2, 0):
        assert play.legal(seat) == ("roll",)
        other = (seat + 1) % 3
        assert play.refused(other, "roll") == Refusal("not_your_turn", {"on_turn": seat})
        play.throw(seat, NOTHING)
        assert play.said == [f"party_thrown seat={seat} first={UP} second={SNOUTER}"]


def test_PP_2_a_pig_that_shows_a_pose_of_the_card_may_stay() -> None:
    play = Play(["razorback_trotter"])
    play.throw(0, f"{RAZORBACK}+{SNOUTER}")
    play.throw(1, f"{UP}+{TROTTER}")
    assert play.legal(0) == ("roll", "leave 1")
    assert play.refused(0, "leave 2") == Refusal("party_may_not_leave")
    play.move(0, "leave 1")
    wanted = PIG_PARTY.wanted(play.state)
    assert wanted is not None
    assert {outcome for outcome, _ in wanted.source.outcomes()} == set(POSES)
    play.draw(UP)
    assert play.view().pigs[0] == (RAZORBACK, UP)
    assert play.legal(1) == ("roll", "leave 2")
    play.throw(1, RAZORBACK, "leave 2")
    assert play.said[1] == "party_won seat=1 card=razorback_trotter points=25 score=25"


def test_PP_2_it_is_a_choice() -> None:
    """Who may leave a pig may as well throw both."""
    play = Play(["razorback_trotter"])
    play.throw(0, f"{RAZORBACK}+{RAZORBACK}")
    play.throw(1, NOTHING)
    assert play.legal(0) == ("roll", "leave 1")
    play.throw(0, f"{TROTTER}+{RAZORBACK}")
    assert play.view().scores == (25, 0)


def test_PP_2_both_may_stay_one_at_a_time() -> None:
    play = Play(["razorback_trotter", "razorback_snouter"], card_rounds=1)
    play.throw(0, NOTHING)
    play.throw(1, NOTHING)
    assert play.open == ["razorback_trotter", "razorback_snouter"]
    play.throw(0, f"{SNOUTER}+{TROTTER}")
    assert play.view().pigs[0] == (SNOUTER, TROTTER)
    play.throw(1, NOTHING)
    assert play.open[-1] == "side_dot_up"
    assert play.view().pigs == ((), ())


def test_PP_2_anything_is_no_reason_to_stay() -> None:
    """A pig is left for a pose that the card names; ``anything`` names none."""
    play = Play(["any_snouter"])
    play.throw(0, f"{RAZORBACK}+{TROTTER}")
    play.throw(1, NOTHING.replace(SNOUTER, UP))
    assert play.legal(0) == ("roll",)
    standing = Play(["no_side"])
    standing.throw(0, f"{RAZORBACK}+{UP}")
    standing.throw(1, PIG_OUT)
    assert standing.legal(0) == ("roll", "leave 1")


def test_PP_2_one_pig_for_a_card_of_one() -> None:
    play = Play(["snouter"])
    play.move(0, "roll")
    wanted = PIG_PARTY.wanted(play.state)
    assert wanted is not None
    assert {str(outcome) for outcome, _ in wanted.source.outcomes()} == set(POSES)
    play.draw(UP)
    assert play.said == [f"party_thrown seat=0 first={UP} second=none"]
    play.throw(1, TROTTER)
    assert play.legal(0) == ("roll",)


def test_PP_2_pig_out_and_oinker_need_both_pigs() -> None:
    play = Play(["side_razorback"])
    play.throw(0, f"{UP}+{TROTTER}")
    play.throw(1, PIG_OUT)
    play.throw(0, DOWN, "leave 1")
    assert play.view().pigs[0] == (UP, DOWN)
    assert play.view().sitting == (1,)
    play.move(0, "leave 1")
    wanted = PIG_PARTY.wanted(play.state)
    assert wanted is not None
    assert OINKER not in {outcome for outcome, _ in wanted.source.outcomes()}


# --- PP-3 ---------------------------------------------------------------------------------------------------------


def test_PP_3_the_first_to_show_it_takes_it() -> None:
    play = Play(["side_trotter", "snouter"])
    play.throw(0, NOTHING)
    play.throw(1, f"{TROTTER}+{DOWN}")
    play.bonus()
    assert play.view().scores == (0, 20)
    assert play.zone("won", 1) == ("side_trotter-20",)
    assert play.open == ["snouter"]
    assert play.said[-1] == "party_card card=snouter points=30"
    assert play.view().on_turn == 0
    assert play.view().pigs == ((), ())


@pytest.mark.parametrize("name", [known.name for known in deck()])
def test_PP_3_what_shows_a_card(name: str) -> None:
    """Every throw that fits wins the card, in either order, and no other does."""
    known = card(name)
    pigs = len(known.wants)
    words = {"side": {UP, DOWN}, "any": set(POSES), "standing": set(POSES) - {UP, DOWN}}
    allowed = [words.get(want, {want}) for want in known.wants]
    for poses in product(POSES, repeat=pigs):
        if set(poses) == {UP, DOWN}:
            continue
        play = Play([name])
        play.throw(0, "+".join(poses))
        fits = any(all(p in a for p, a in zip(order, allowed, strict=True)) for order in (poses, poses[::-1]))
        assert bool(play.zone("won", 0)) is fits, poses


# --- PP-4 ---------------------------------------------------------------------------------------------------------


def test_PP_4_bonus_at_the_first_throw() -> None:
    """Who shows the card at the first throw of his own for it throws all eight at once."""
    play = Play(["snouter", "trotter"])
    play.throw(0, SNOUTER)
    assert play.said[-1] == "party_all_eight seat=0"
    positions = []
    for pose in (RAZORBACK, TROTTER, SNOUTER, UP, DOWN, UP, DOWN, RAZORBACK):
        wanted = PIG_PARTY.wanted(play.state)
        assert wanted is not None
        positions.append(wanted.position)
        play.draw(pose)
    assert positions == [f"throw/1/bonus/{number}" for number in range(1, 9)]
    assert play.said == ["party_bonus seat=0 points=8 score=38", "party_card card=trotter points=20"]
    dice = play.view().dice
    assert [die.role for die in dice] == ["pink", "pink", "black", "black", "white", "white", "ginger", "ginger"]


def test_PP_4_no_bonus_later() -> None:
    play = Play(["snouter", "trotter"])
    for seat in (0, 1):
        play.throw(seat, UP)
    play.throw(0, SNOUTER)
    assert play.said[-1] == "party_card card=trotter points=20"
    assert play.view().scores == (30, 0)
    play.throw(1, TROTTER)
    assert play.said[-1] == "party_all_eight seat=1"


def test_PP_4_the_second_player_has_a_first_throw_of_his_own() -> None:
    play = Play(["snouter"])
    play.throw(0, UP)
    play.throw(1, SNOUTER)
    assert play.said[-1] == "party_all_eight seat=1"


def test_PP_4_first_card() -> None:
    """Only for the first card turned in the game."""
    play = Play(["snouter", "trotter"], bonus_when="first_card")
    play.throw(0, SNOUTER)
    assert play.said[-1] == "party_all_eight seat=0"
    play.bonus(JOWLER)
    assert play.view().scores == (40, 0)
    play.throw(1, TROTTER)
    assert play.view().scores == (40, 20)
    assert play.said[-1].startswith("party_card")
    assert PIG_PARTY.setup(2).options["bonus_when"] == "first_throw"


def test_PP_4_no_bonus_for_a_card_that_stayed_open() -> None:
    play = Play(["snouter", "trotter"], card_rounds=1)
    play.throw(0, UP)
    play.throw(1, UP)
    play.throw(0, SNOUTER)
    assert play.view().scores == (30, 0)
    assert play.open == ["trotter", "side_dot_up"]


def test_PP_4_the_table() -> None:
    assert [bonus_points((pose,)) for pose in POSES] == [0, 0, 1, 1, 5, 10]
    assert bonus_points((SNOUTER,) * 5) == 25
    assert bonus_points((SNOUTER,) * 6) == 25


# --- PP-5 ---------------------------------------------------------------------------------------------------------


def test_PP_5_pig_out_sits_out() -> None:
    play = Play(["double_razorback", "snouter"], seats=3)
    play.throw(0, PIG_OUT)
    assert play.said[-1] == "party_pig_out seat=0"
    assert play.view().sitting == (0,)
    for seat in (1, 2, 1, 2, 1):
        assert play.view().on_turn == seat
        play.throw(seat, NOTHING)
    assert play.open == ["double_razorback"]
    play.throw(2, NOTHING)
    assert play.open == ["double_razorback", "snouter"]
    assert play.view().sitting == ()
    assert play.view().on_turn == 0


def test_PP_5_all_sit_out() -> None:
    play = Play(["double_razorback", "snouter"])
    play.throw(0, PIG_OUT)
    play.throw(1, f"{DOWN}+{UP}")
    assert play.said[-2:] == [
        "party_stays_open card=double_razorback points=25",
        "party_card card=snouter points=30",
    ]


def test_PP_5_a_pig_out_shows_no_card() -> None:
    """Not even one of a single side that lies open beside."""
    play = Play(["side_dot_up", "double_razorback"], card_rounds=1)
    play.throw(0, TROTTER)
    play.throw(1, TROTTER)
    play.throw(0, PIG_OUT)
    assert play.zone("won", 0) == ()


def test_PP_5_oinker_gives_back_a_card() -> None:
    play = Play(["snouter", "trotter", "double_trotter"])
    for name, seat in (("snouter", 0), ("trotter", 1)):
        play.throw(seat, name)
        play.bonus()
    play.throw(0, NOTHING)
    play.throw(1, OINKER)
    assert play.said == [
        "party_thrown seat=1 first=oinker second=none",
        "party_gives seat=1 card=trotter points=20 score=0",
    ]
    assert play.zone("deck") == ("trotter-20",)
    assert play.view().on_turn == 0


def test_PP_5_with_several_cards_one_chooses() -> None:
    play = Play(["snouter", "side_dot_up", "double_trotter"])
    play.throw(0, SNOUTER)
    play.bonus(JOWLER)
    play.throw(1, RAZORBACK)
    play.throw(0, UP)
    play.bonus()
    play.throw(1, NOTHING)
    play.throw(0, OINKER)
    assert play.view().phase == "give"
    assert play.legal(0) == ("give snouter-30", "give side_dot_up-10")
    assert play.refused(0, "roll") == Refusal("party_must_give")
    assert play.refused(0, "give trotter-20") == Refusal("party_not_your_card")
    play.move(0, "give side_dot_up-10")
    assert play.said == ["party_gives seat=0 card=side_dot_up points=10 score=40"]
    assert play.zone("deck") == ("side_dot_up-10",)
    assert play.view().on_turn == 1
    assert play.refused(1, "give side_dot_up-10") == Refusal("party_nothing_to_give")


def test_PP_5_oinker_without_a_card() -> None:
    play = Play(["double_razorback"])
    play.throw(0, OINKER)
    assert play.said[-1] == "party_oinker seat=0"
    assert play.view().on_turn == 1
    assert play.view().sitting == ()


def test_PP_5_up_for_grabs() -> None:
    """After three throws each the card stays open beside the next one; both can be won, and all are back in."""
    play = Play(["double_razorback", "any_razorback", "trotter"])
    for _ in range(3):
        for seat in (0, 1):
            assert play.open == ["double_razorback"]
            play.throw(seat, NOTHING)
    assert play.open == ["double_razorback", "any_razorback"]
    assert play.view().throws == (0, 0)
    play.throw(0, f"{RAZORBACK}+{RAZORBACK}")
    assert play.said[1:] == [
        "party_won seat=0 card=double_razorback points=25 score=25",
        "party_won seat=0 card=any_razorback points=10 score=35",
        "party_all_eight seat=0",
    ]
    play.bonus()
    assert play.open == ["trotter"]


def test_PP_5_two_pigs_are_thrown_as_soon_as_one_card_needs_two() -> None:
    play = Play(["trotter", "double_razorback"], card_rounds=1)
    play.throw(0, UP)
    play.throw(1, UP)
    play.throw(0, f"{UP}+{TROTTER}")
    assert play.zone("won", 0) == ("trotter-20",)
    assert play.open == ["double_razorback", "side_dot_up"]


# --- PP-6 ---------------------------------------------------------------------------------------------------------


def test_PP_6_first_to_100() -> None:
    """Checked after the card and its bonus."""
    assert PIG_PARTY.setup(2).options["target"] == 100
    play = Play(["leaning_jowler", "trotter"], target=45)
    play.throw(0, JOWLER)
    assert play.running
    play.bonus(SNOUTER)
    assert play.result.reason is Reason.TARGET
    assert play.result.scores == (45, 0)
    assert play.said[-1] == "over"
    assert PIG_PARTY.movers(play.state) == ()


def test_PP_6_the_bonus_is_thrown_even_if_the_card_is_enough() -> None:
    play = Play(["leaning_jowler"], target=10)
    play.throw(0, JOWLER)
    play.bonus(RAZORBACK)
    assert play.result.scores == (41, 0)


def test_PP_6_deck_empty_one_last_full_round() -> None:
    play = Play(["snouter"], seats=3)
    play.empty()
    for _ in range(3):
        for seat in range(3):
            play.throw(seat, UP)
    assert play.said[-2:] == ["party_stays_open card=snouter points=30", "party_last_round"]
    assert play.view().final
    play.throw(0, UP)
    play.throw(1, SNOUTER)
    assert play.view().scores == (0, 30, 0)
    assert play.result.reason is Reason.HIGHEST
    assert play.result.winners == (1,)


def test_PP_6_the_last_round_goes_on_while_cards_are_open() -> None:
    play = Play(["snouter", "trotter"], card_rounds=1, seats=3)
    for seat in range(3):
        play.throw(seat, UP)
    play.empty()
    for seat in range(3):
        play.throw(seat, UP)
    assert play.view().final
    play.throw(0, SNOUTER)
    assert play.running
    play.throw(1, UP)
    play.throw(2, TROTTER)
    assert play.result.reason is Reason.HIGHEST
    assert play.result.standings == (1, 3, 2)


def test_PP_6_level_is_shared() -> None:
    play = Play(["snouter"], seats=2, card_rounds=1)
    play.empty()
    for seat in (0, 1, 0, 1):
        play.throw(seat, UP)
    assert play.result.reason is Reason.SHARED
    assert play.result.standings == (1, 1)


def test_PP_6_nothing_open_ends_the_game_at_once() -> None:
    play = Play(["snouter"], target=400)
    play.empty(1)
    play.throw(0, SNOUTER)
    play.bonus()
    assert play.result.reason is Reason.HIGHEST
    assert play.result.scores == (30, 420)


def test_PP_6_a_card_given_back_comes_again() -> None:
    """It lies under the deck, so that the deck is not empty before it has come."""
    play = Play(["trotter", "double_razorback"], card_rounds=1)
    play.throw(0, TROTTER)
    play.bonus()
    play.empty()
    play.throw(1, NOTHING)
    play.throw(0, OINKER)
    assert play.open == ["double_razorback", "trotter"]
    assert not play.view().final
    assert play.view().scores == (0, 0)


# --- PP-7 ---------------------------------------------------------------------------------------------------------


def test_PP_7_twenty_cards() -> None:
    assert len(deck()) == 20
    assert len({tuple(sorted(known.wants)) for known in deck()}) == 20
    assert {len(known.wants) for known in deck()} == {1, 2}


@pytest.mark.parametrize("name", [known.name for known in deck()])
def test_PP_7_points_follow_from_the_chances(name: str) -> None:
    """Five for each halving of the chance that a fresh throw shows the card, worked out here from the counts again."""
    known = card(name)
    words = {"side": {UP, DOWN}, "any": set(POSES), "standing": set(POSES) - {UP, DOWN}}
    allowed = [words.get(want, {want}) for want in known.wants]
    total = sum(PIGS["single"].values())
    chance = Fraction(0)
    for poses in product(POSES, repeat=len(allowed)):
        if any(all(p in a for p, a in zip(order, allowed, strict=True)) for order in (poses, poses[::-1])):
            if set(poses) != {UP, DOWN}:
                weight = Fraction(1)
                for pose in poses:
                    weight *= Fraction(PIGS["single"][pose], total)
                chance += weight
    chance *= Fraction(6000 - PIGS["touching"], 6000) if len(allowed) == 2 else 1
    assert known.chance == chance
    assert known.points == card_points(chance, 5) == 5 * ceil(log2(1 / chance))


def test_PP_7_points_stand_beside_each_card() -> None:
    facts = PIG_PARTY.facts(PIG_PARTY.setup(2))
    for known in deck():
        assert facts[f"points_{known.name}"] == known.points
        assert facts[f"chance_{known.name}"] == str(known.chance)
        assert known.face == f"{known.name}-{known.points}"
