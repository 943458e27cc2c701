"""What makes clones of this game fail, each a test."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from svinarium.games.svintus import SVINTUS
from svinarium.kernel import Clock, Move, Signal
from tests.games.svintus.support import Table, everything_in_place


def test_deck_and_pile_are_empty_while_penalties_are_due() -> None:
    """What is missing is forgiven, for each of several penalties, and nothing waits for it."""
    table = Table("r-slap r1 r2", "b1 b2", "o1 o2", "g1 g2", rest=3, slap_loser="all_missing")
    table.play(0, "card r-slap")
    table.clock("slap")
    assert sum(note.startswith("cards_forgiven") for note in table.said) == 4
    assert (table.view().phase, table.on_turn) == ("turn", 1)
    assert everything_in_place(table.state)


def test_a_penalty_in_the_middle_of_which_the_pile_is_shuffled() -> None:
    table = Table("r-grab r1 r2", "b1 b2", "r3", top="r0", rest=2, deck="o1")
    table.play(0, "card r-grab")
    table.clock("guard")
    table.do(Move(1, "take"))
    wanted = SVINTUS.wanted(table.state)
    assert wanted is not None
    assert wanted.position == "round/1/reshuffle/1"
    assert SVINTUS.movers(table.state) == ()
    assert SVINTUS.timers(table.state) == ()
    table.settle()
    assert table.count(1) == 4, "one from the deck, one from the pile, the third is forgiven"
    assert (table.on_turn, table.top) == (2, "r-grab")


def test_everybody_passes_with_nothing_to_take() -> None:
    """Twice in a row each, then the round is void; one card that is laid begins the count anew."""
    table = Table("g1 g2", "b1 b2", "o1 r7", rest=2, top="r0", preset="family")
    table.play(0, "draw")
    table.play(1, "draw")
    table.play(2, "card r7")
    assert table.state.round == 1
    table = Table("g1 g2", "b1 b2", rest=0, top="r0", preset="etiquette", turn_time="off")
    for turn in range(4):
        assert table.state.round == 1
        table.play(turn % 2, "draw")
    assert (table.state.round, table.state.scores) == (2, (0, 0))


def test_void_rounds_have_an_end() -> None:
    """At a table at which nobody plays any more the game is given up, so that it ends."""
    table = Table("g1 g2", "b1 b2", rest=0, top="r0", preset="etiquette", turn_time="off")
    for number in range(3):
        assert SVINTUS.result(table.state) is None
        table.put("g1 g2", "b1 b2", top="r0", rest=0)
        for turn in range(4):
            table.play(turn % 2, "draw")
        assert table.state.side.voids == min(number + 1, 2)
    result = SVINTUS.result(table.state)
    assert result is not None
    assert (result.reason.value, result.standings) == ("abandoned", (1, 1))


def test_interception_of_a_grab_under_threat() -> None:
    """A transferred grab is intercepted: all that was piled up goes on to the interceptor's neighbour."""
    table = Table("r-grab r1 r2", "b-grab b1 b2", "o1 o2", "b-grab g1 g2")
    table.play(0, "card r-grab")
    table.play(1, "card b-grab")
    assert (table.on_turn, table.view().pot) == (2, 6)
    table.move(3, "card b-grab")
    assert (table.on_turn, table.view().pot, table.count(2)) == (0, 9, 2)
    table.play(0, "take")
    assert (table.count(0), table.on_turn) == (11, 1)


def test_the_victim_may_intercept_although_nothing_transfers() -> None:
    table = Table("r-grab r1 r2", "r-grab b1 b2", "o1 o2", transfer="off")
    table.play(0, "card r-grab")
    assert table.legal(1) == ("card r-grab", "take")
    table.move(1, "card r-grab")
    assert (table.on_turn, table.view().pot) == (2, 6)
    late = Table("r-grab r1 r2", "r-grab b1 b2", "o1 o2", transfer="off", intercept_specials="off")
    late.play(0, "card r-grab")
    assert late.legal(1) == ("take",)


def test_interception_that_needs_a_colour() -> None:
    """It is named with the move: there is no state in which a colour is missing."""
    table = Table("wild g1 g2", "b1 b2", "wild o1 o2")
    table.play(0, "wild red")
    assert [move for move in table.legal(2) if move != "watch"] == [
        f"wild {colour}" for colour in ("red", "green", "blue", "orange")
    ]
    table.move(2, "wild blue")
    assert (table.colour, table.on_turn) == ("blue", 0)


def test_a_leaver_holds_the_deal() -> None:
    """A dealer who is away deals all the same, and the deal goes on to the next one."""
    table = Table("r1", "g1 g2", "b1")
    table.signal("away", 1)
    table.play(0, "card r1")
    assert (table.state.round, table.state.dealer, table.view().away) == (2, 1, (1,))
    assert [table.count(seat) for seat in range(3)] == [8, 8, 8]
    table.put("b2", "r1 r2", "b1", top="b0")
    table.state = msgspec.structs.replace(table.state, on_turn=0)
    table.play(0, "card b2")
    assert table.state.dealer == 2


@pytest.mark.parametrize(("reverse_two", "on_turn"), [("no_effect", 1), ("skip", 0)])
def test_reverse_with_two(reverse_two: str, on_turn: int) -> None:
    table = Table("r-reverse r1 r2", "r-reverse b1 b2", reverse_two=reverse_two)
    table.play(0, "card r-reverse")
    assert table.on_turn == on_turn
    table.move(1, "card r-reverse")
    assert table.on_turn == 1 - on_turn, "the interceptor's own reverse counts from him"
    assert table.state.direction == 1


def test_winning_by_interception() -> None:
    table = Table("r1 g1 g2", "b1 b2", "r1")
    table.play(0, "card r1")
    table.move(2, "card r1")
    assert table.said[:3] == [
        "intercepted seat=2",
        "card_played seat=2 face=1 colour=red",
        "round_won seat=2 points=4 score=4",
    ]
    assert table.state.round == 2


def test_winning_by_interception_while_a_commit_waits() -> None:
    table = Table("r1 g1 g2", "r2 b2", "r1")
    table.move(0, "card r1")
    table.move(1, "card r2")
    table.move(2, "card r1")
    assert table.state.round == 2
    assert table.state.pending == ""


def test_giving_snakes_down_to_one_card() -> None:
    """The giver owes the call, has its grace, and can be caught after it."""
    table = Table("r1 r2", "b1 b2", "snake4 o1 o2 o3", preset="etiquette")
    table.signal("chat", 1, named="2")
    table.move(2, "punish 1 snake4", "add o1", "add o2")
    assert (table.hand(2), table.legal(2)) == ("o3", ("svintus",))
    called = Table("r1 r2", "b1 b2", "o1")
    called.state = SVINTUS.apply(table.state, Move(2, "svintus"))
    called.clock("grace")
    assert called.view().calls[0].called
    table.clock("grace")
    table.move(0, "catch 2")
    assert table.count(2) == 4


def test_giving_snakes_down_to_nothing_while_a_commit_waits() -> None:
    table = Table("r1 r2 r3", "r4 b1 b2", "snake4 o1", preset="etiquette")
    table.play(0, "card r1")
    table.signal("chat", 1, named="2")
    table.move(1, "card r4")
    table.move(2, "punish 1 snake4")
    assert table.state.round == 2
    assert table.state.scores[2] == 2 + 5


def test_a_commit_whose_card_is_given_away_lapses() -> None:
    table = Table("r1 r2 r3", "r4 b1 snake4 b2", "o1 o2", preset="etiquette")
    table.play(0, "card r1")
    table.signal("chat", 0, named="1")
    table.move(1, "card r4")
    table.move(1, "punish 0 snake4", "add r4", "add b1")
    assert table.state.pending == "card r4"
    table.clock("guard")
    assert "commit_lapsed seat=1" in table.said
    assert (table.on_turn, table.hand(1), "draw" in table.legal(1)) == (1, "b2", True)
    assert "turn" in table.timers


def test_catch_exactly_at_the_end_of_its_window() -> None:
    """Before the timer's event it counts, after it it does not: what arrives first is first."""
    table = Table("r1 g1", "r2 b2 b3", "r3 o2 o3")
    table.move(0, "card r1")
    table.clock("grace")
    table.clock("guard")
    table.play(1, "card r2")
    end = Clock(table.timer("catch"))
    assert SVINTUS.verify(table.state, Move(2, "catch 0")) is None
    before = SVINTUS.apply(table.state, Move(2, "catch 0"))
    assert len(before.hands[0]) == 4
    assert SVINTUS.verify(before, end) is not None, "the window is closed, its timer is gone"
    after = SVINTUS.apply(table.state, end)
    refusal = SVINTUS.verify(after, Move(2, "catch 0"))
    assert refusal is not None
    assert refusal.code == "svintus_nobody_to_catch"


STATES: dict[str, tuple[str, ...]] = {
    "turn": (),
    "drawn": ("0 draw",),
    "threat": ("0 card r-grab", "guard"),
    "snore": ("0 card r-snore", "guard"),
    "more": ("0 wild red", "guard"),
    "lay": ("0 lay r1",),
}


@pytest.mark.parametrize("preset", ["base", "etiquette"])
@pytest.mark.parametrize("state", STATES)
def test_time_out_in_every_state(state: str, preset: str) -> None:
    """The turn is over, what threatened has happened, and the game goes on."""
    options: dict[str, Any] = {"voluntary_draw": "on", "multi_play": "same_rank", "wild_continue": "on"}
    table = Table("r-grab r-snore wild r1 g1", "b1 b2", "o1 o2", preset=preset, **options)
    for step in STATES[state]:
        if step == "guard":
            table.clock("guard")
        else:
            table.move(int(step[0]), step[2:])
    seat, held = table.on_turn, table.count(table.on_turn)
    table.clock("turn")
    extra = 1 if preset == "base" else 2
    cards = {
        "turn": extra,
        "drawn": 0 if preset == "base" else 2,
        "threat": 3 if preset == "base" else 5,
        "snore": 0 if preset == "base" else 2,
        "more": 0,
        "lay": 0,
    }
    assert table.count(seat) == held + cards[state]
    assert (table.on_turn, table.view().phase) == ((seat + 1) % 3, "turn")
    assert everything_in_place(table.state)


@pytest.mark.parametrize("timer", ["slap", "prompt", "aim", "guard", "grace", "catch", "quiet"])
def test_every_other_timer_leads_on(timer: str) -> None:
    own = "A | red | - | draw 2 chosen"
    table = Table(
        "own1 r-slap r-hush r1 g1", "b1 b2 b3", "r1 o1 o2", preset="party", own_cards=own, slap_loser="all_missing"
    )
    if timer == "aim":
        table.put("r1 r2 r3", "b1 b2 b3 snake6", "r1 o1 o2", top="r0")
        table.play(0, "card r1")
        table.play(2, "card r1")
        table.play(1, "punish 2 snake6")
        table.clock("aim")
        assert (table.view().phase, table.on_turn, table.count(1)) == ("turn", 0, 5)
        return
    if timer == "slap":
        table.play(0, "card r-slap")
    elif timer == "prompt":
        table.play(0, "card own1")
    elif timer == "quiet":
        table.play(0, "card r-hush")
        table.signal("chat", 1)
    else:
        table.put("r1 g1", "b1 b2 b3", "o1 o2", top="r0")
        table.play(0, "card r1")
        if timer == "catch":
            table.clock("grace")
    table.clock(timer)
    assert table.view().phase == "turn"
    assert table.on_turn == 1
    assert SVINTUS.legal(table.state, 1) != ()


@pytest.mark.parametrize("top", ["wild", "snake7"])
def test_wild_or_grey_start_cards(top: str) -> None:
    """Any card may be laid, a snake too; with nothing to lay one draws as always."""
    table = Table("r1 g-grab snake4 wild", "b1", top=top, preset="etiquette", start_card="any_with_effect")
    assert table.colour == "any"
    first = {move.rpartition(" ")[0] if not move.startswith("card") else move for move in table.legal(0)}
    assert {"card r1", "card g-grab", "snake4", "wild"} <= first
    assert table.legal(1) == (), "a start card cannot be intercepted"
    table.play(0, "card g-grab")
    assert (table.colour, table.view().pot) == ("green", 3)


def test_a_start_card_that_threatens_can_be_transferred_but_not_intercepted() -> None:
    table = Table("b-grab r1", "b1 b2", "r-grab o1", top="r-grab", start_card="any_with_effect")
    table.state = msgspec.structs.replace(table.state, threat="grab", stake=3)
    assert table.legal(0) == ("card b-grab", "card b-grab svintus", "take")
    assert table.legal(2) == ()


def test_active_colour_after_a_reshuffle() -> None:
    """It is state, not a property of the card; the wild itself goes into the deck without a colour."""
    table = Table("wild r1 r2", "g1 b1", "o2 o3", top="r0", rest="pile")
    table.play(0, "wild green")
    table.clock("guard")
    table.move(1, "card g1")
    table.clock("guard")
    table.move(2, "draw")
    assert len(table.state.pile) == 1
    assert (table.top, table.colour) == ("g1", "green")
    assert any(table.state.rules.deck.text[card] == "wild" for card in table.state.deck)
    again = Table("wild r1 r2", "b1 b2", "o1 o2", top="r0", rest="pile")
    again.play(0, "wild green")
    again.clock("guard")
    again.move(1, "draw")
    assert (again.top, again.colour) == ("wild", "green")
    assert everything_in_place(again.state)


def test_a_drawn_card_that_is_taken_away_cannot_be_laid() -> None:
    table = Table("g1", "b1 b2 b3", "o1 o2", top="r0", deck="r7", preset="party")
    table.play(0, "draw")
    assert table.view(0).drawn == "r7"
    table.do(Signal("wink", 2, {"at": 1}))
    table.do(Signal("saw_wink", 0))
    table.draw((0, 1))
    assert (table.hand(0), table.view(0).drawn) == ("g1", "")
    assert table.legal(0) == ("done",)


def test_away_in_the_middle_of_everything() -> None:
    """A seat that goes while it is asked is played by autopilot, whatever it is asked."""
    own = "A | red | - | swap"
    table = Table("own1 r1 g1", "b1 b2 b3", "o1 o2", own_cards=own)
    table.play(0, "card own1")
    table.signal("away", 0)
    assert SVINTUS.autopilot(table.view(0)) == "choose 1"
