"""Svintus: one test named after each numbered rule, SV-18 … SV-27: out of turn, mistakes, snakes, scores, leaving."""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from typing import Any

import pytest

from svinarium.games.svintus import SVINTUS, rules_of
from svinarium.games.svintus.views import RobShown
from svinarium.kernel import WAIT, Clock, MalformedError, Move, Reason, Signal
from tests.games.svintus.support import Table

# --- interception -------------------------------------------------------------------------------------------------


def test_SV_18_interception() -> None:
    """The twin at once, whoever's turn it is; play goes on from the interceptor's neighbour."""
    table = Table("r1 g1 g2", "b1 b2", "r1 o1 o2", "r2 r3")
    table.play(0, "card r1")
    assert table.on_turn == 1
    assert table.legal(2) == ("card r1", "watch")
    assert table.legal(3) == ("watch",), "only the very same card intercepts"
    table.move(2, "card r1")
    assert (table.on_turn, table.count(2), table.top) == (3, 2, "r1")


def test_SV_18_grab_adds_up() -> None:
    table = Table("r-grab g1 g2", "b1 b2", "r-grab o1 o2", "r2 r3")
    table.play(0, "card r-grab")
    table.play(2, "card r-grab")
    assert (table.on_turn, table.view().pot, table.count(1)) == (3, 6, 2)


def test_SV_18_snore_frees_the_first_victim() -> None:
    table = Table("r-snore g1 g2", "b1 b2", "r-snore o1 o2", "r2 r3")
    table.play(0, "card r-snore")
    table.play(2, "card r-snore")
    assert (table.on_turn, table.view().threat) == (3, "snore")


def test_SV_18_reverse_turns_again() -> None:
    table = Table("r-reverse g1 g2", "b1 b2", "r-reverse o1 o2", "r2 r3")
    table.play(0, "card r-reverse")
    assert table.on_turn == 3
    table.play(2, "card r-reverse")
    assert (table.on_turn, table.state.direction) == (3, 1)


def test_SV_18_hush_belongs_to_the_interceptor_and_wild_names_a_colour() -> None:
    table = Table("r-hush g1 g2", "b1 b2", "r-hush o1 o2")
    table.play(0, "card r-hush")
    table.play(2, "card r-hush")
    assert table.view().hush == 2
    table = Table("wild g1 g2", "b1 b2", "wild o1 o2")
    table.play(0, "wild red")
    table.play(2, "wild orange")
    assert (table.colour, table.on_turn) == ("orange", 0)


def test_SV_18_grey_twins() -> None:
    table = Table("snake3 g1 g2", "b1 b2", "snake3 o1 o2", top="r3", preset="etiquette")
    table.play(0, "snake3 green")
    assert "snake3 blue" in table.legal(2)
    table.play(2, "snake3 blue")
    assert (table.colour, table.on_turn) == ("blue", 0)


def test_SV_18_ones_own_card() -> None:
    table = Table("r1 r1 g2", "b1 b2", "o1 o2")
    table.play(0, "card r1")
    assert table.legal(0) == ("card r1", "card r1 svintus", "watch")
    table.play(0, "card r1")
    assert (table.on_turn, table.count(0)) == (1, 1)
    table = Table("r1 r1 g2", "b1 b2", "o1 o2", self_intercept="off")
    table.play(0, "card r1")
    assert table.legal(0) == ()


@pytest.mark.parametrize(
    ("card", "option", "move"),
    [
        ("r-slap", "intercept_specials", "card r-slap"),
        ("r-grab", "intercept_specials", "card r-grab"),
        ("wild", "intercept_wild", "wild red"),
    ],
)
def test_SV_18_options(card: str, option: str, move: str) -> None:
    for value in ("on", "off"):
        options: dict[str, Any] = {option: value}
        table = Table(f"{card} g1 g2", "b1 b2", f"{card} o1 o2", **options)
        table.play(0, move)
        if table.view().phase == "slap":
            assert table.legal(2) == ("slap",), "not while a slap is open"
            table.play(0, "slap")
            table.play(1, "slap")
        assert (move in table.legal(2)) is (value == "on")
    table = Table(f"{card} g1 g2", "b1 b2", f"{card} o1 o2", interception="off")
    table.play(0, move)
    assert "guard" not in table.timers


def test_SV_18_not_the_start_card_nor_a_winning_one() -> None:
    table = Table("r1 r2", "r0 b2", top="r0")
    assert table.legal(1) == ()
    assert table.code(1, "card r0") == "not_your_turn"
    table = Table("r1", "r1 b2", "g1", top="r0")
    table.play(0, "card r1")
    assert table.state.round == 2


# --- the window ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("twin", ["r1", "o7"])
def test_SV_19_a_normal_commit_waits_for_the_guard_always(twin: str) -> None:
    """Also when nobody holds the twin; it is carried out by the guard's end, and nobody sees it before."""
    table = Table("r1 g1 g2", "r5 b2 b3", f"{twin} o1 o2")
    table.move(0, "card r1")
    assert SVINTUS.duration(table.state, table.timer("guard")) == 1000
    table.do(Move(1, "card r5"))
    seen = SVINTUS.view_event(table.before, Move(1, "card r5"), table.state, 2)
    assert (seen.seat, seen.move) == (1, None)
    assert SVINTUS.view_event(table.before, Move(1, "card r5"), table.state, 1).move == "card r5"
    assert (table.top, table.on_turn, table.view(2).committed) == ("r1", 1, True)
    assert table.code(1, "card r5") == "already_committed"
    assert table.view(2).to_act == (0, 2)
    table.clock("guard")
    assert (table.top, table.on_turn) == ("r5", 2)


def test_SV_19_an_interception_in_the_guard_comes_first() -> None:
    table = Table("r1 g1 g2", "r5 b2 b3", "r1 o1 o2", "r2 r3")
    table.move(0, "card r1")
    table.move(1, "card r5")
    table.move(2, "card r1")
    assert (table.on_turn, table.count(1), table.state.pending) == (3, 3, "")


def test_SV_19_the_twin_of_the_seat_on_turn_waits_for_nobody() -> None:
    table = Table("r1 g1 g2", "r1 b2 b3", "o1 o2")
    table.move(0, "card r1")
    table.move(1, "card r1")
    assert (table.on_turn, table.count(1)) == (2, 2)


def test_SV_19_the_window_closes_when_the_next_one_commits() -> None:
    table = Table("r1 g1 g2", "b2 b3 b4", "r1 o1 o2")
    table.move(0, "card r1")
    table.clock("guard")
    assert "card r1" in table.legal(2)
    table.move(1, "draw")
    assert table.legal(2) == ()


def test_SV_19_who_lets_it_go_is_not_asked_again() -> None:
    table = Table("r1 g1 g2", "b2 b3 b4", "r1 o1 o2")
    table.move(0, "card r1")
    table.move(2, "watch")
    assert table.legal(2) == ()
    assert table.view().to_act == (0, 1)


# --- svintus ------------------------------------------------------------------------------------------------------


def test_SV_20_call() -> None:
    """With the play, or up to the grace after it."""
    table = Table("r1 g1", "b1 b2", "o1 o2")
    table.move(0, "card r1 svintus")
    assert [(call.seat, call.called) for call in table.view().calls] == [(0, True)]
    table = Table("r1 g1", "b1 b2", "o1 o2")
    table.move(0, "card r1")
    assert SVINTUS.duration(table.state, table.timer("grace")) == 2000
    assert "svintus" in table.legal(0)
    assert table.code(1, "catch 0") == "nobody_to_catch", "not before the grace is over"
    table.move(0, "svintus")
    assert table.code(0, "svintus") == "nothing_to_call"
    table = Table("r1 g1", "b1 b2", "o1 o2")
    table.move(0, "card r1")
    table.clock("grace")
    assert table.code(0, "svintus") == "nothing_to_call", "too late"
    assert Table("r1 g1 g2", "b1 b2").code(0, "svintus") == "nothing_to_call"


def test_SV_20_an_interceptor_and_a_giver_owe_it_too() -> None:
    table = Table("r1 g1 g2", "b1 b2", "r1 o1")
    table.play(0, "card r1")
    table.play(2, "card r1")
    assert [call.seat for call in table.view().calls] == [2]
    assert "svintus" in table.legal(2)


def test_SV_21_catch() -> None:
    """From the end of the grace on; three cards, or two."""
    for penalty in (3, 2):
        table = Table("r1 g1", "b1 b2", "o1 o2", svintus_penalty=penalty)
        table.move(0, "card r1")
        table.clock("grace")
        assert "catch 0" in table.legal(1)
        assert "catch 0" in table.legal(2)
        table.move(2, "catch 0")
        assert table.count(0) == 1 + penalty
        assert table.view().calls == ()
        assert table.code(1, "catch 0") == "nobody_to_catch"


def _caught_late(*steps: str) -> Table:
    """Seat 0 has not called; the steps happen."""
    table = Table("r1 g1 ", "r2 b2 b3", "r3 o2 o3")
    table.move(0, "card r1")
    for step in steps:
        if step == "turn":
            table.play(table.on_turn, next(move for move in table.legal(table.on_turn) if move.startswith("card")))
        else:
            table.clock(step)
    return table


def test_SV_21_the_window_closes_at_the_later_of_both() -> None:
    assert "catch 0" in _caught_late("grace", "guard", "turn").legal(2)
    assert "catch 0" in _caught_late("grace", "catch").legal(2)
    assert "catch 0" not in _caught_late("grace", "guard", "turn", "catch").legal(2)
    assert "catch 0" not in _caught_late("grace", "catch", "guard", "turn").legal(2)
    assert "catch 0" in _caught_late("guard", "turn", "grace").legal(2)


@pytest.mark.parametrize(("false_catch", "cards"), [("none", 2), ("draw_2", 4)])
def test_SV_21_a_false_catch_is_spent(false_catch: str, cards: int) -> None:
    table = Table("r1 g1", "b1 b2", "o1 o2", false_catch=false_catch)
    table.move(0, "card r1 svintus")
    table.clock("grace")
    table.move(1, "catch 0")
    assert (table.count(0), table.count(1)) == (1, cards)
    assert table.code(1, "catch 0") == "nobody_to_catch"
    assert "catch 0" in table.legal(2), "one per target and seat"


def test_SV_21_only_while_he_holds_one_card() -> None:
    table = Table("r1 g1", "b1 b2", "o1 o2")
    table.move(0, "card r1")
    table.clock("grace")
    table.state = SVINTUS.apply(table.state, Signal("away", 2))
    assert "catch 0" in table.legal(1)
    hushed = Table("r-hush g1", "b1 b2", "o1 o2")
    hushed.move(0, "card r-hush")
    hushed.clock("grace")
    hushed.signal("chat", 0)
    assert hushed.count(0) == 3
    assert "catch 0" not in hushed.legal(1)


def test_SV_22_simultaneous_actions_count_in_their_order() -> None:
    """Two catches, two interceptions, two slaps: the first one counts; a tie among those who are last is drawn."""
    table = Table("wild g1 g2", "b1 b2", "wild o1 o2", "wild r2 r3")
    table.move(0, "wild red")
    after = [SVINTUS.apply(table.state, Move(seat, "wild blue")) for seat in (2, 3)]
    assert [state.on_turn for state in after] == [3, 0]
    assert SVINTUS.verify(after[0], Move(3, "wild blue")) is None, "he intercepts the interceptor"
    slap = Table("r-slap g1", "b1", "o1")
    slap.move(0, "card r-slap")
    slap.move(2, "slap")
    slap.move(0, "slap")
    assert slap.count(1) == 3
    assert slap.code(1, "slap") == "nothing_to_slap"


# --- time and mistakes --------------------------------------------------------------------------------------------


def test_SV_23_out_of_time() -> None:
    """Base: draws 1 and passes; etiquette: takes 2. The threat is carried out first."""
    table = Table("r1 g1", "b1 b2")
    assert SVINTUS.duration(table.state, table.timer("turn")) == 30_000
    table.clock("turn")
    assert (table.count(0), table.on_turn) == (3, 1)
    table = Table("r1 g1", "b1 b2", preset="etiquette")
    table.clock("turn")
    assert (table.count(0), table.on_turn) == (4, 1)
    for preset, cards in (("base", 5), ("etiquette", 7)):
        table = Table("r-grab g1 g2", "b1 b2", preset=preset)
        table.play(0, "card r-grab")
        table.clock("guard")
        table.clock("turn")
        assert (table.count(1), table.on_turn, table.view().pot) == (cards, 0, None)


def test_SV_23_no_clock() -> None:
    """Correspondence: no guard, no interception, no slap, no call, no catch, no timers."""
    table = Table("r1 g1", "r1 b2", "o1 o2", turn_time="off")
    assert table.timers == set()
    table.move(0, "card r1")
    assert (table.on_turn, table.timers, table.view().to_act, table.view().calls) == (1, set(), (1,), ())
    table = Table("r-slap g1", "r1 b2", turn_time="off")
    table.move(0, "card r-slap")
    assert table.view().phase == "turn"


def test_SV_23_misplay_rejected() -> None:
    table = Table("g1 r1", "b1 b2")
    assert table.code(0, "card g1") == "does_not_fit"
    assert not SVINTUS.forgives(table.state, 0)


def test_SV_23_misplay_penalty() -> None:
    """The card comes back, the turn is missed, 2 cards; out of turn 2 cards and no turn is lost."""
    table = Table("g1 r1", "b1 b2", "o1 o2", misplay="penalty")
    assert SVINTUS.forgives(table.state, 0)
    table.move(0, "card g1")
    assert (table.count(0), table.on_turn) == (4, 1)
    assert [(card.seat, card.card) for card in table.view(2).known] == [(0, "g1")], "everybody has seen it"
    table.move(2, "card o1")
    assert (table.count(2), table.on_turn) == (4, 1)
    assert table.code(1, "card r7") == "not_in_hand"
    threat = Table("r-grab r1 r2", "b1 b2", misplay="penalty")
    threat.play(0, "card r-grab")
    threat.play(1, "card b1")
    assert (threat.count(1), threat.on_turn) == (7, 0)


# --- snakes -------------------------------------------------------------------------------------------------------


def snaky(*hands: str, **options: Any) -> Table:
    """A table with all snakes."""
    return Table(*hands, preset="etiquette", **{"snakes_active": "1,3,4,5,6,7", **options})


def test_SV_24_on_ones_turn() -> None:
    """On a top card of the same rank; its player names the colour."""
    table = Table("snake3 g1", "b1 b2", top="r3", preset="etiquette")
    assert [move for move in table.legal(0) if "svintus" not in move] == [
        "snake3 red", "snake3 green", "snake3 blue", "snake3 orange", "draw",
    ]  # fmt: skip
    table.play(0, "snake3 green")
    assert (table.colour, table.top) == ("green", "snake3")
    assert Table("snake4 g1", "b1", top="r3", preset="etiquette").legal(0) == ("draw",)


def test_SV_24_punishing() -> None:
    """The snake and two more cards of one's choice, unseen by others; the turn does not move; only the first one."""
    table = snaky("r1 r2", "b1 b2", "snake3 o1 o2 o3", "snake3 g1 g2 g3")
    table.signal("press", 1)
    assert [(offence.seat, offence.rank) for offence in table.view().offences] == [(1, 3)]
    assert table.legal(0)[-1] == "draw", "the seat on turn has its own moves"
    assert table.legal(2) == ("punish 1 snake3", "watch")
    table.move(2, "punish 1 snake3")
    assert table.code(3, "punish 1 snake3") == "nothing_to_punish"
    assert (table.view(2).phase, table.legal(2), table.legal(0)) == ("add", ("add o1", "add o2", "add o3"), ())
    table.do(Move(2, "add o1"))
    seen = [SVINTUS.view_event(table.before, Move(2, "add o1"), table.state, seat).move for seat in (0, 1, 2, None)]
    assert seen == [None, "add o1", "add o1", None]
    table.move(2, "add o3")
    assert (table.hand(1), table.hand(2)) == ("b1 b2 o1 o3 snake3", "o2")
    assert (table.on_turn, table.view().phase) == (0, "turn")
    assert [call.seat for call in table.view().calls] == [2], "one card left must be called"
    assert [card.card for card in table.view(2).known] == ["o1", "o3", "snake3"]
    assert [card.card for card in table.view(3).known] == ["snake3"]


def test_SV_24_with_fewer_cards() -> None:
    table = snaky("r1 r2", "b1 b2", "snake3 o1")
    table.signal("press", 1)
    table.move(2, "punish 1 snake3")
    assert table.state.scores[2] > 0, "a giver who empties his hand wins"
    table = snaky("r1 r2", "b1 b2", "snake3 o1", snake_short_hand="need_two")
    table.signal("press", 1)
    assert table.legal(2) == ("watch",)


def test_SV_24_open_until_the_next_turn_is_finished() -> None:
    table = snaky("r1 r2 r3", "r4 b2 b3", "snake3 o1 o2", "r5 g4 g5")
    table.signal("press", 3)
    table.play(0, "card r1")
    assert "punish 3 snake3" in table.legal(2)
    table.play(1, "card r4")
    assert "punish 3 snake3" not in table.legal(2)


def test_SV_24_taken_cards_never_empty_a_hand_and_owe_no_call() -> None:
    table = snaky("r1 r2 r3", "b1 b2", "snake5 o1", "g1 g2")
    table.signal("wink", 2, at=0)
    table.signal("saw_wink", 1)
    assert (table.count(1), table.count(2), table.view().calls) == (1, 3, ())
    table.signal("wink", 2, at=0)
    table.signal("saw_wink", 1)
    assert (table.count(1), table.count(2)) == (1, 3)
    assert "snake5" in table.hand(2)


def test_SV_24_seats_that_are_away_trigger_nothing() -> None:
    table = snaky("r1 r2", "b1 b2", "snake1 o1 o2")
    table.signal("away", 1)
    table.signal("press", 1)
    assert table.view().offences == ()
    table.play(0, "card r1 svintus")
    table.clock("guard")
    table.clock("turn")
    assert table.view().offences == ()


def test_SV_25_rank_1_broke_any_rule() -> None:
    misplay = snaky("g1 r1", "b1 b2", "snake1 o1 o2")
    misplay.move(0, "card g1")
    late = snaky("g1 r1", "b1 b2", "snake1 o1 o2")
    late.clock("turn")
    noisy = snaky("r-hush r1 r2", "b1 b2", "snake1 o1 o2")
    noisy.play(0, "card r-hush")
    noisy.signal("chat", 0)
    silent = snaky("r1 r2", "b1 b2", "snake1 o1 o2")
    silent.move(0, "card r1")
    silent.clock("grace")
    slapper = snaky("r1 r2", "b1 b2", "snake1 o1 o2", false_slap="draw_2")
    slapper.move(0, "slap")
    for table in (misplay, late, noisy, silent, slapper):
        assert [(offence.seat, offence.rank) for offence in table.view().offences] == [(0, 1)]
        assert "punish 0 snake1" in table.legal(2)
    refused = Table("g1 r1", "b1 b2", preset="etiquette", misplay="reject")
    assert refused.code(0, "card g1") == "does_not_fit", "an attempt refused without penalty is no offence"


def test_SV_25_rank_4_and_7_what_was_said() -> None:
    table = snaky("r1 r2", "b1 b2", "snake4 snake7 o1 o2", "snake4 snake7 g1")
    table.signal("chat", 1, named="2")
    assert table.legal(2) == ("punish 1 snake4", "watch")
    assert table.legal(3) == (), "only whose name was said"
    table.signal("chat", 3, question=1)
    table.signal("chat", 1)
    assert "punish 1 snake7" in table.legal(3)
    assert "punish 1 snake7" not in table.legal(2)
    table.signal("chat", 0)
    assert [offence.seat for offence in table.view().offences if offence.rank == 7] == [1], "directly after it"


def test_SV_25_rank_5_wink() -> None:
    table = snaky("r1 r2", "b1 b2", "snake5 o1 o2", "g1 g2")
    table.do(Signal("wink", 2, {"at": 1}))
    seen = [SVINTUS.view_event(table.before, Signal("wink", 2, {"at": 1}), table.state, seat) for seat in range(4)]
    assert [one.signal is None for one in seen] == [True, False, False, True]
    assert [table.view(seat).winked_by for seat in (0, 1, 2, 3, None)] == [None, 2, None, None, None]
    table.signal("noticed", 1)
    assert "punish 1 snake5" in table.legal(2)
    assert table.legal(3) == ()
    off = Table("r1 r2", "b1 b2", preset="etiquette")
    assert SVINTUS.verify(off.state, Signal("wink", 0, {"at": 1})) is not None, "rank 5 is off"
    missed = snaky("r1 r2", "b1 b2", "snake5 o1 o2", "g1 g2")
    missed.signal("noticed", 1)
    missed.signal("saw_wink", 3)
    assert (missed.view().offences, missed.count(3)) == ((), 2), "nobody winked"


def test_SV_25_rank_5_a_seen_wink_is_told_at_once_and_paid_after_a_slap() -> None:
    table = snaky("r-slap b1 b2", "b3 b4 b5", "o1 o2 o3", "g1 g2 g3")
    table.signal("wink", 2, at=1)
    table.play(0, "card r-slap")
    assert table.view().phase == "slap"
    told = SVINTUS.notes(table.state, Signal("saw_wink", 3), table.state, None)
    assert [(note.code, note.facts) for note in told] == [
        ("svintus_wink_seen", {"seat": 3}),
        ("svintus_winker", {"seat": 2, "place": 4}),
    ]
    table.signal("saw_wink", 3)
    assert table.view().robs == (RobShown(2, 3),), "everybody sees what will come"
    assert (table.count(2), table.count(3)) == (3, 3)
    for seat in (0, 2, 3):
        table.move(seat, "slap")
    assert (table.count(2), table.count(3)) == (5, 1)
    assert table.view().robs == ()


def test_SV_25_rank_6_hit_and_miss() -> None:
    def intercepted() -> Table:
        table = snaky("r1 g1 g2", "b1 b2 b3", "r1 o1 o2 o3", "snake6 r2 r3 r4")
        table.play(0, "card r1")
        table.play(2, "card r1")
        assert "punish 2 snake6" in table.legal(3)
        table.move(3, "punish 2 snake6")
        assert table.view(3).phase == "aim"
        assert SVINTUS.duration(table.state, table.timer("aim")) == 3000
        return table

    hit = intercepted()
    hit.signal("aimed", 3, hit=1)
    hit.move(3, "add r2", "add r3")
    assert (hit.count(2), hit.hand(3)) == (6, "r4")
    miss = intercepted()
    miss.signal("aimed", 3, hit=0)
    assert (miss.count(2), miss.count(3)) == (1, 6)
    assert "snake6" in miss.hand(3)
    late = intercepted()
    late.clock("aim")
    assert (late.count(2), late.count(3)) == (1, 6)
    drawn = intercepted()
    drawn.do(Move(3, "shoot"))
    wanted = SVINTUS.wanted(drawn.state)
    assert wanted is not None
    assert wanted.source.text == "weighted 1:hit 1:miss"
    drawn.draw("hit")
    assert drawn.view(3).phase == "add"


def test_SV_25_snakes_active() -> None:
    active = {
        preset: rules_of(SVINTUS.setup(4, {}, preset)).snakes for preset in ("base", "etiquette", "party", "old_base")
    }
    assert active == {"base": (), "etiquette": (1, 4, 6, 7), "party": (1, 3, 4, 5, 6, 7), "old_base": ()}
    physical = SVINTUS.setup(4, {"place": "physical"}, "etiquette")
    assert physical.options["snakes_active"] == "1,3,4,5,6,7"
    assert Table("r1", "g1", preset="etiquette").view().offences == ()
    table = Table("r1", "g1", preset="etiquette")
    table.signal("press", 1)
    assert table.view().offences == (), "rank 3 is off"
    for wrong in ("2", "1,1", "1;3", "all"):
        with pytest.raises(MalformedError, match="svintus_snakes"):
            SVINTUS.setup(4, {"snakes_active": wrong}, "etiquette")
    with pytest.raises(MalformedError, match="svintus_edition"):
        SVINTUS.setup(4, {"snakes_active": "1"})


def test_SV_25_reported_at_a_physical_table() -> None:
    table = snaky("r1 r2", "b1 b2", "snake3 o1 o2", place="physical")
    table.signal("report", 2, offender=1, what="3")
    table.signal("confirm", 0)
    assert "punish 1 snake3" in table.legal(2)


# --- scores, leaving ----------------------------------------------------------------------------------------------


def test_SV_26_scoring() -> None:
    """One point for each card in the other hands; the first to reach the target wins."""
    table = Table("r1", "b1 b2", "o1 o2 o3", target_score=5)
    table.play(0, "card r1")
    result = SVINTUS.result(table.state)
    assert result is not None
    assert (result.reason, result.scores, result.standings) == (Reason.TARGET, (5, 0, 0), (1, 2, 2))
    assert SVINTUS.verify(table.state, Move(0, "draw")) is not None
    assert table.timers == set()
    targets = {seats: rules_of(SVINTUS.setup(seats, {"target_score": "by_players"})).target for seats in range(2, 11)}
    assert targets == {2: 30, 3: 40, 4: 40, 5: 50, 6: 50, 7: 50, 8: 60, 9: 60, 10: 60}
    assert rules_of(SVINTUS.setup(2)).target == 30


def test_SV_27_leaving() -> None:
    """Autopilot draws and passes; the player comes back at any time; no hand ever leaves the game."""
    table = Table("g1 g2", "b1 b2", "o1 o2")
    table.signal("away", 0)
    assert table.view().away == (0,)
    assert SVINTUS.autopilot(table.view(0)) == "draw"
    table.play(0, "draw")
    assert SVINTUS.autopilot(table.view(0)) == "done"
    table.signal("back", 0)
    assert table.view().away == ()
    assert table.count(0) == 3
    threat = Table("r-grab g1", "b1 b2")
    threat.play(0, "card r-grab")
    assert SVINTUS.autopilot(threat.view(1)) == "take"
    assert SVINTUS.autopilot(threat.view(0)) == WAIT


# --- the editions' defaults ---------------------------------------------------------------------------------------


def test_defaults_of_the_editions() -> None:
    table = {
        edition: {
            name: SVINTUS.setup(2, {"edition": edition}).options[name]
            for name in ("misplay", "time_out", "voluntary_draw", "snakes_active")
        }
        for edition in ("base", "etiquette")
    }
    assert table == {
        "base": {"misplay": "reject", "time_out": "draw_1", "voluntary_draw": "off", "snakes_active": "none"},
        "etiquette": {"misplay": "penalty", "time_out": "draw_2", "voluntary_draw": "on", "snakes_active": "1,4,6,7"},
    }


def test_presets() -> None:
    family = rules_of(SVINTUS.setup(4, {}, "family"))
    assert (family.calls, family.interception, family.turn_time, family.slap) == (False, False, 0, False)
    old = rules_of(SVINTUS.setup(4, {}, "old_base"))
    assert (old.by_name, old.svintus_penalty, old.multi_play, old.wild_continue) == (False, 2, True, True)
    party = rules_of(SVINTUS.setup(4, {}, "party"))
    assert (party.misplay, party.false_slap, party.false_catch) == (True, 2, 2)


def test_clocks_that_do_not_run_are_refused() -> None:
    table = Table("r1", "g1")
    refusal = SVINTUS.verify(table.state, Clock("guard/999"))
    assert refusal is not None
    assert refusal.code == "svintus_timer_not_running"
