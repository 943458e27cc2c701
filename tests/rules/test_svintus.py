"""Svintus: one test named after each numbered rule, SV-1 … SV-17. The others are in `test_svintus_windows.py`.

The names of the tests carry the numbers of the rules.
"""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from collections import Counter

import pytest

from svinarium.games.svintus import SVINTUS, SvintusState, read_own_cards, rules_of
from svinarium.kernel import Clock, Drawn, MalformedError, Reason, Refusal, Signal
from tests.games.svintus.support import Table, everything_in_place

# --- the deck -----------------------------------------------------------------------------------------------------


def test_SV_1_base_deck() -> None:
    """112 cards: 64 numbers, 40 coloured specials, 8 wilds."""
    texts = Counter(rules_of(SVINTUS.setup(4)).deck.text)
    assert sum(texts.values()) == 112
    assert all(texts[f"{colour}{rank}"] == 2 for colour in "rgbo" for rank in range(8))
    specials = [f"{colour}-{name}" for colour in "rgbo" for name in ("grab", "snore", "reverse", "hush", "slap")]
    assert all(texts[special] == 2 for special in specials)
    assert texts["wild"] == 8
    assert len(texts) == 32 + 20 + 1


def test_SV_2_etiquette_deck() -> None:
    """12 grey snakes besides: two of each of six ranks."""
    texts = Counter(rules_of(SVINTUS.setup(4, {}, "etiquette")).deck.text)
    assert sum(texts.values()) == 124
    assert {text: n for text, n in texts.items() if text.startswith("snake")} == dict.fromkeys(
        ("snake1", "snake3", "snake4", "snake5", "snake6", "snake7"), 2
    )
    assert rules_of(SVINTUS.setup(4, {"snake_copies": 3}, "etiquette")).deck.size == 130


OWN = (
    "Feast | - | - | draw 2 others, colour; Swap | red | 3 | swap; "
    "Post | blue | - | pass hands; Trio | green | - | draw 3 chosen, skip, again"
)


def test_SV_3_own_cards_are_data() -> None:
    cards = read_own_cards(OWN)
    assert [card.name for card in cards] == ["Feast", "Swap", "Post", "Trio"]
    assert rules_of(SVINTUS.setup(4, {"own_cards": OWN})).deck.size == 116
    for wrong in (
        "Feast",
        "| red | - | skip",
        "A | pink | - | skip",
        "A | red | 8 | skip",
        "A | red | - | explode",
        "A | red | - | draw 6 next",
        "A | red | - | skip, skip",
        "; ".join(["A | red | - | skip"] * 5),
        f"{'A' * 25} | red | - | skip",
    ):
        with pytest.raises(MalformedError) as caught:
            SVINTUS.setup(4, {"own_cards": wrong})
        assert caught.value.code == "svintus_own_card"


def test_SV_3_draw_others_and_colour() -> None:
    table = Table("own1 r1 r2", "g1", "b1", own_cards=OWN)
    assert [move for move in table.legal(0) if "own1" in move] == [
        "own1 red", "own1 green", "own1 blue", "own1 orange",
    ]  # fmt: skip
    table.play(0, "own1 blue")
    assert [table.count(seat) for seat in range(3)] == [2, 3, 3]
    assert (table.colour, table.on_turn) == ("blue", 1)
    assert not table.state.open, "own cards have no twin"


def test_SV_3_swap_with_a_chosen_seat() -> None:
    table = Table("own2 r1", "g1 g2 g3", "b1", own_cards=OWN)
    table.play(0, "card own2")
    assert table.view(0).phase == "seat"
    assert table.legal(0) == ("choose 1", "choose 2", "svintus")
    assert table.legal(1) == ()
    table.play(0, "choose 1")
    assert (table.hand(0), table.hand(1)) == ("g1 g2 g3", "r1")
    assert table.on_turn == 1
    assert [(card.seat, card.card) for card in table.view(0).known] == [(1, "r1")]
    assert [card.card for card in table.view(1).known] == ["g1", "g2", "g3"]
    assert table.view(2).known == ()


def test_SV_3_hands_are_passed_on() -> None:
    table = Table("own3 r1", "g1 g2", "b1 b2 b3", top="b7", own_cards=OWN)
    table.play(0, "card own3")
    assert [table.hand(seat) for seat in range(3)] == ["b1 b2 b3", "r1", "g1 g2"]
    assert table.on_turn == 1


def test_SV_3_draw_chosen_skip_again() -> None:
    table = Table("own4 g1 r1 r2", "g2", "b1", top="g7", own_cards=OWN)
    table.play(0, "card own4", "choose 2")
    assert table.count(2) == 4
    assert (table.view(0).phase, table.on_turn) == ("more", 0)
    assert table.legal(0) == ("card g1", "done")


def test_SV_3_an_effect_is_carried_out_when_nobody_chooses() -> None:
    table = Table("own2 r1", "g1 g2 g3", "b1", own_cards=OWN)
    table.play(0, "card own2")
    table.clock("prompt")
    assert (table.hand(0), table.hand(1)) == ("g1 g2 g3", "r1")


def test_SV_3_skip_reverse_hush_slap() -> None:
    own = "A | red | - | skip; B | red | - | reverse; C | red | - | hush, slap; D | - | 5 | -"
    table = Table("own1 own2 own3 own4 r1", "r1", "r2", "r3", own_cards=own)
    assert "card own4" not in table.legal(0), "a rank without a colour goes on its rank only"
    table.play(0, "card own1")
    assert table.on_turn == 2
    table = Table("own1 own2 own3 own4 r1", "r1", "r2", "r3", own_cards=own)
    table.play(0, "card own2")
    assert table.on_turn == 3
    table = Table("own1 own2 own3 own4 r1", "r1", "r2", "r3", own_cards=own)
    table.play(0, "card own3")
    assert table.view().phase == "slap"
    assert table.state.hush == -1, "the slap comes first"
    for seat in (0, 1, 2):
        table.play(seat, "slap")
    assert table.state.hush == 0
    assert table.count(3) == 3
    table = Table("own4 r1", "r1", "r2", top="g5", own_cards=own)
    table.play(0, "card own4")
    assert table.colour == "green", "a card without a colour leaves it as it is"


def test_SV_4_one_twin() -> None:
    """At most one other player can intercept a coloured card."""
    deck = rules_of(SVINTUS.setup(4)).deck
    for top, kind in enumerate(deck.kind):
        if kind.name != "wild":
            assert sum(deck.twins(deck.kind_of[top])) == 2
    own = rules_of(SVINTUS.setup(4, {"own_cards": "A | red | - | skip"})).deck
    assert sum(own.twins(own.numbers["own1"])) == 0


# --- the start ----------------------------------------------------------------------------------------------------


def _deal(order_of: list[str], seats: int = 2, **options: object) -> SvintusState:
    """A deal in which the cards after the hands come in this order."""
    state = SVINTUS.start(SVINTUS.setup(seats, options))
    texts = list(state.rules.deck.text)
    chosen: list[int] = []
    for text in order_of:
        chosen.append(next(card for card, name in enumerate(texts) if name == text and card not in chosen))
    rest = [card for card in range(len(texts)) if card not in chosen]
    order = (*rest[: seats * 8], *chosen, *rest[seats * 8 :])
    assert state.want is not None
    assert (state.want.position, state.want.audience) == ("round/1/deck", ())
    return SVINTUS.apply(state, Drawn(state.want.position, order))


def test_SV_5_eight_cards_each() -> None:
    for seats in range(2, 11):
        state = SVINTUS.start(SVINTUS.setup(seats))
        assert state.want is not None
        state = SVINTUS.apply(state, Drawn(state.want.position, tuple(range(112))))
        assert [len(hand) for hand in state.hands] == [8] * seats
        assert len(state.deck) == 112 - 8 * seats - 1
        assert everything_in_place(state)
        assert state.rules.deck.kind[state.pile[-1]].name == "number"


def test_SV_5_start_card_number_only() -> None:
    """Others go back under the deck, in their order, until a coloured number turns up."""
    state = _deal(["wild", "b-grab", "snake3", "g5", "o1"], edition="etiquette")
    texts = state.rules.deck.text
    assert texts[state.pile[-1]] == "g5"
    assert texts[state.deck[-1]] == "o1"
    assert [texts[card] for card in reversed(state.deck[:3])] == ["wild", "b-grab", "snake3"]
    assert SVINTUS.view(state, 0).colour == "green"


@pytest.mark.parametrize("top", ["wild", "snake4"])
def test_SV_5_on_a_wild_or_grey_start_any_card_may_be_laid(top: str) -> None:
    state = _deal([top], start_card="any_no_effect", edition="etiquette")
    assert SVINTUS.view(state, 0).colour == "any"
    on_turn = state.on_turn
    cards = {state.rules.deck.text[card] for card in state.hands[on_turn]}
    assert {move.split()[1] for move in SVINTUS.legal(state, on_turn) if move.startswith("card")} == {
        card for card in cards if not card.startswith(("wild", "snake"))
    }


def test_SV_5_any_with_effect() -> None:
    grab = _deal(["b-grab"], start_card="any_with_effect")
    assert (grab.threat, grab.stake) == ("grab", 3)
    assert SVINTUS.view(grab, grab.on_turn).phase == "threat"
    snore = _deal(["b-snore"], start_card="any_with_effect")
    assert snore.threat == "snore"
    reverse = _deal(["b-reverse"], start_card="any_with_effect", seats=4)
    assert (reverse.direction, reverse.on_turn) == (-1, 3)
    for top in ("b-grab", "b-snore", "b-reverse"):
        plain = _deal([top], start_card="any_no_effect")
        assert (plain.threat, plain.direction) == ("", 1)


@pytest.mark.parametrize(
    ("first", "seat", "more"),
    [("right_of_dealer", 3, {}), ("left_of_dealer", 1, {}), ("youngest", 2, {"youngest": 2})],
)
def test_SV_6_first_player(first: str, seat: int, more: dict[str, object]) -> None:
    state = _deal(["r1"], seats=4, first_player=first, **more)
    assert (state.dealer, state.on_turn, state.direction) == (0, seat, 1)


def test_SV_6_first_player_by_lot_and_the_deal_goes_left() -> None:
    state = _deal(["r1"], seats=4, first_player="random")
    assert state.want is not None
    assert state.want.position == "round/1/first"
    assert SVINTUS.apply(state, Drawn("round/1/first", 2)).on_turn == 1
    table = Table("r1", "g1 g2", "b1", "o1")
    table.play(0, "card r1")
    assert (table.state.round, table.state.dealer) == (2, 1)
    with pytest.raises(MalformedError, match="svintus_youngest"):
        SVINTUS.setup(2, {"first_player": "youngest"})


# --- the turn -----------------------------------------------------------------------------------------------------


def test_SV_7_what_fits() -> None:
    """Colour, rank or name of the top card; a wild always."""
    table = Table("r1 g0 g1 b-grab wild", "g1", top="r0")
    assert set(table.legal(0)) == {"card r1", "card g0", "wild red", "wild green", "wild blue", "wild orange"}
    assert table.code(0, "card g1") == "does_not_fit"
    assert table.code(0, "card o7") == "not_in_hand"
    assert table.code(1, "card g1") == "not_your_turn"
    assert "card b-grab" in Table("b-grab", "g1", top="r-grab").legal(0)
    assert "card b-grab" not in Table("b-grab", "g1", top="r-grab", special_match="color_only").legal(0)


def test_SV_7_multi_play() -> None:
    """Several at once, the last one lies on top; nobody intercepts before that."""
    table = Table("r1 g1 b1 o1 r5", "o1", "r3", top="r0", multi_play="same_rank")
    assert {"lay r1", "card r1"} <= set(table.legal(0))
    assert "lay r5" not in table.legal(0)
    table.play(0, "lay r1")
    assert table.view(0).phase == "lay"
    assert table.legal(1) == ()
    table.play(0, "lay g1", "card b1")
    assert (table.hand(0), table.top, table.colour, table.on_turn) == ("r5 o1", "b1", "blue", 1)
    assert "lay r1" not in Table("r1 g1", "o1", top="r0").legal(0)


def test_SV_8_cannot() -> None:
    """One card; it alone may be played at once if it fits; then the turn passes."""
    table = Table("g1 g2", "b1", top="r0", deck="r7 o1")
    assert table.legal(0) == ("draw",)
    table.play(0, "draw")
    assert (table.view(0).phase, table.view(0).drawn, table.view(1).drawn) == ("drawn", "r7", "")
    assert table.legal(0) == ("card r7", "done")
    assert table.legal(1) == ()
    table.play(0, "card r7")
    assert (table.top, table.on_turn) == ("r7", 1)
    table = Table("g1 g2", "b1", top="r0", deck="g7")
    table.play(0, "draw")
    assert table.legal(0) == ("done",)
    table.play(0, "done")
    assert (table.on_turn, table.count(0)) == (1, 3)


def test_SV_8_will_not() -> None:
    """Drawing while a card fits is refused in base, and has its price in etiquette."""
    assert Table("r1", "g1", top="r0").code(0, "draw") == "card_fits"
    table = Table("r1 r2", "g1", top="r0", voluntary_draw="on", deck="g3")
    table.play(0, "draw", "done")
    assert (table.count(0), table.on_turn) == (3, 1)


@pytest.mark.parametrize(("play_drawn", "legal"), [("may", ("card r7", "done")), ("must", ("card r7",)), ("never", ())])
def test_SV_8_play_drawn(play_drawn: str, legal: tuple[str, ...]) -> None:
    table = Table("g1 g2", "b1", top="r0", deck="r7", play_drawn=play_drawn)
    table.play(0, "draw")
    assert table.legal(0) == legal
    assert table.on_turn == (1 if play_drawn == "never" else 0)


def test_SV_8_until_playable() -> None:
    table = Table("g1 g2", "b1", top="r0", deck="g3 b4 o5 r6 r7", draw_rule="until_playable")
    table.play(0, "draw")
    assert (table.count(0), table.view(0).drawn) == (6, "r6")
    table = Table("g1 g2", "wild", top="r0", deck="g3", rest=1, draw_rule="until_playable")
    table.play(0, "draw")
    assert (table.count(0), table.on_turn) == (3, 1), "when there is nothing left the turn passes"


def test_SV_9_the_pile_is_shuffled() -> None:
    """The pile but its top card; the active colour is not forgotten."""
    table = Table("g1 wild", "b1 b2", top="r0", rest="pile", deck="")
    pile = len(table.state.pile)
    table.move(0, "wild green")
    table.move(1, "draw")
    assert table.state.pending == "draw"
    table.do(Clock(table.timer("guard")))
    wanted = SVINTUS.wanted(table.state)
    assert wanted is not None
    assert (wanted.position, wanted.source.size() > 1, wanted.audience) == ("round/1/reshuffle/1", True, ())
    assert wanted.source.text == f"shuffle {pile}"
    table.settle()
    assert len(table.state.pile) == 1
    assert (table.top, table.colour) == ("wild", "green")
    assert everything_in_place(table.state)


def test_SV_9_what_is_missing_is_forgiven_and_a_round_can_be_void() -> None:
    table = Table("g1", "b1 b2", "o1", top="r0", rest=1, turn_time="off", voluntary_draw="on")
    for turn in range(6):
        seat = table.on_turn
        assert seat == turn % 3
        table.play(seat, "draw")
        assert "cards_forgiven" in table.said[1]
    assert "round_void round=1" in table.said
    assert (table.state.round, table.state.scores) == (2, (0, 0, 0))
    assert table.view().phase == "turn"


def test_SV_9_everybody_away_pauses_the_table() -> None:
    table = Table("r1", "g1")
    table.signal("away", 0)
    assert table.legal(0) != ()
    table.signal("away", 1)
    assert (table.view().phase, table.legal(0), table.timers) == ("paused", (), {"closing"})
    assert SVINTUS.duration(table.state, table.timer("closing")) == 24 * 60 * 60 * 1000
    assert table.code(0, "card r1") == "table_is_paused"
    back = Table("r1", "g1")
    back.state = table.state
    back.signal("back", 1)
    assert (back.view().phase, back.timers) == ("turn", {"turn"})
    table.clock("closing")
    result = SVINTUS.result(table.state)
    assert result is not None
    assert result.reason is Reason.ABANDONED


def test_SV_10_the_end_of_a_round() -> None:
    """The moment a hand is empty; the last card's effect is not carried out and it cannot be intercepted."""
    table = Table("r-grab", "r-grab g1", "b1 b2 b3")
    table.play(0, "card r-grab")
    assert table.said[:2] == ["card_played seat=0 face=grab colour=red", "round_won seat=0 points=5 score=5"]
    assert table.state.round == 2
    table = Table("r-grab", "g1", "b1 b2 b3", final_grab_draws="on")
    table.play(0, "card r-grab")
    assert table.said[1:3] == ["cards_taken seat=1 cards=3", "round_won seat=0 points=7 score=7"]


# --- special cards ------------------------------------------------------------------------------------------------


def test_SV_11_grab() -> None:
    """The next takes 3 and misses the turn, or transfers: 6, 9, …; play goes on behind the one who took."""
    table = Table("r-grab r1", "b-grab g1", "g-grab g2", "o1", top="r0")
    table.play(0, "card r-grab")
    assert (table.on_turn, table.view().phase, table.view().pot) == (1, "threat", 3)
    assert table.legal(1) == ("card b-grab", "card b-grab svintus", "take")
    assert table.code(1, "draw") == "answer_the_threat"
    table.play(1, "card b-grab")
    assert table.view().pot == 6
    table.play(2, "card g-grab")
    assert (table.on_turn, table.view().pot) == (3, 9)
    table.play(3, "take")
    assert (table.count(3), table.on_turn, table.view().phase, table.view().pot) == (10, 0, "turn", None)


def test_SV_11_grab_without_transfer() -> None:
    for transfer, allowed in (("grab_and_snore", True), ("grab_only", True), ("off", False)):
        table = Table("r-grab r1", "b-grab g1 g2", "o1", transfer=transfer)
        table.play(0, "card r-grab")
        assert ("card b-grab" in table.legal(1)) is allowed


def test_SV_12_snore() -> None:
    """The next misses the turn, or transfers it; skips do not add up; only the same kind transfers."""
    table = Table("r-snore r1", "b-snore b-grab r2", "g1", "o1 o2")
    table.play(0, "card r-snore")
    assert table.legal(1) == ("card b-snore", "skip")
    table.play(1, "card b-snore")
    assert table.on_turn == 2
    table.play(2, "skip")
    assert (table.on_turn, table.count(2), table.view().phase) == (3, 1, "turn")
    table = Table("r-snore r1", "b-snore b-grab r2", "g1", transfer="grab_only")
    table.play(0, "card r-snore")
    assert table.legal(1) == ("skip",)


def test_SV_13_reverse() -> None:
    table = Table("r-reverse r1", "g1", "b1", "o1")
    table.play(0, "card r-reverse")
    assert (table.state.direction, table.on_turn) == (-1, 3)
    two = Table("r-reverse r1", "g1")
    two.play(0, "card r-reverse")
    assert (two.state.direction, two.on_turn) == (1, 1)
    two = Table("r-reverse r1", "g1", reverse_two="skip")
    two.play(0, "card r-reverse")
    assert two.on_turn == 0
    assert "seat_skipped seat=1" in two.said


def test_SV_14_wild() -> None:
    """On anything; the colour is named with it."""
    table = Table("wild r1 r2", "g1 b2", top="r0")
    table.play(0, "wild green")
    assert (table.colour, table.on_turn) == ("green", 1)
    assert table.legal(1) == ("card g1", "card g1 svintus")
    table = Table("wild g1 g2 r2", "g1 b2", wild_continue="on")
    table.play(0, "wild green")
    assert (table.view(0).phase, table.on_turn, table.legal(0)) == ("more", 0, ("card g1", "card g2", "done"))
    table.play(0, "card g2")
    assert table.on_turn == 1
    table = Table("wild wild g1 g2", "g1 b2", wild_continue="on")
    table.play(0, "wild green", "wild red")
    assert table.on_turn == 1, "one more card, not one after the other"


def test_SV_14_wild_anytime() -> None:
    table = Table("r1 r2 r3", "g1", "wild g2 g3", wild_anytime="on")
    table.play(0, "card r1")
    assert "wild blue" in table.legal(2)
    table.play(2, "wild blue")
    assert (table.top, table.colour, table.on_turn) == ("wild", "blue", 0)
    plain = Table("r1 r2 r3", "g1", "wild g2 g3")
    plain.play(0, "card r1")
    assert plain.legal(2) == ("watch",)


def test_SV_15_hush() -> None:
    """All must be silent until the turn next reaches its player's seat; two cards an offence, one per seat per 3 s."""
    table = Table("r-hush r1 r2", "r3 r4 r5", "r6 r7 r1")
    table.signal("chat", 1)
    assert table.count(1) == 3, "nobody hushes yet"
    table.play(0, "card r-hush")
    assert table.view().hush == 0
    table.signal("chat", 1)
    table.signal("voice", 1)
    assert table.count(1) == 5
    table.signal("reaction", 0)
    assert table.count(0) == 4, "he too"
    table.do(Clock(table.timer("quiet/1")))
    table.signal("reaction", 1)
    assert table.count(1) == 7
    table.play(1, "card r3")
    assert table.view().hush == 0
    table.play(2, "card r6")
    assert table.view().hush is None
    table.signal("chat", 1)
    assert table.count(1) == 6


def test_SV_15_hush_ends_when_the_turn_passes_over_its_player_or_he_intercepts() -> None:
    own = "A | red | - | skip"
    table = Table("r-hush r1 r2", "r3 r4 r5", "own1 r7 r1", own_cards=own)
    table.play(0, "card r-hush")
    table.play(1, "card r3")
    table.play(2, "card own1")
    assert table.view().hush is None
    table = Table("r-hush r3 r2", "r3 r4 r5", "r6 r7 r1")
    table.play(0, "card r-hush")
    table.play(1, "card r3")
    table.play(0, "card r3")
    assert table.view().hush is None
    new = Table("r-hush r1 r2", "b-hush r4 r5", "r6 r7 r1")
    new.play(0, "card r-hush")
    new.play(1, "card b-hush")
    assert new.view().hush == 1, "a new hush replaces the old one"


def test_SV_15_calls_are_exempt() -> None:
    table = Table("r-hush r1 r2", "r3 r4", "r6 r7 r1")
    table.play(0, "card r-hush")
    table.play(1, "card r3 svintus")
    assert table.count(1) == 1


def test_SV_15_at_a_physical_table_offences_are_reported_and_confirmed() -> None:
    table = Table("r-hush r1 r2", "r3 r4 r5", "r6 r7 r1", place="physical")
    table.play(0, "card r-hush")
    table.signal("report", 0, offender=1, what="hush")
    assert table.count(1) == 3
    refusal = SVINTUS.verify(table.state, Signal("confirm", 1))
    assert refusal is not None
    table.signal("confirm", 2)
    assert table.count(1) == 5
    online = Table("r-hush r1 r2", "r3 r4 r5", "r6 r7 r1")
    online.play(0, "card r-hush")
    report = Signal("report", 0, {"offender": 1, "what": "hush"})
    assert SVINTUS.verify(online.state, report) == Refusal("svintus_not_now"), "the house hears what is said itself"


def test_SV_16_slap() -> None:
    """All but the last; he takes two."""
    table = Table("r-slap r1", "g1", "b1", "o1")
    table.play(0, "card r-slap")
    assert table.view().phase == "slap"
    assert [table.legal(seat)[:1] for seat in range(4)] == [("slap",)] * 4
    assert table.code(1, "draw") == "not_your_turn"
    table.play(2, "slap")
    assert table.legal(2) == ()
    table.play(0, "slap")
    table.play(1, "slap")
    assert (table.count(3), table.on_turn, table.view().phase) == (3, 1, "turn")
    assert table.state.open, "the window opens when nothing is slapped any more"


def test_SV_16_time_out_one_is_drawn_or_all_pay() -> None:
    table = Table("r-slap r1", "g1", "b1", "o1")
    table.play(0, "card r-slap")
    table.play(0, "slap")
    table.do(Clock(table.timer("slap")))
    wanted = SVINTUS.wanted(table.state)
    assert wanted is not None
    assert wanted.source.text == "d3"
    table.draw(2)
    assert [table.count(seat) for seat in range(4)] == [1, 1, 3, 1]
    table = Table("r-slap r1", "g1", "b1", "o1", slap_loser="all_missing")
    table.play(0, "card r-slap")
    table.play(0, "slap")
    table.clock("slap")
    assert [table.count(seat) for seat in range(4)] == [1, 3, 3, 3]


def test_SV_16_who_is_away_takes_no_part() -> None:
    table = Table("r-slap r1", "g1", "b1")
    table.signal("away", 2)
    table.play(0, "card r-slap")
    assert table.view().to_act == (0, 1)
    table.play(1, "slap")
    assert table.count(0) == 3
    two = Table("r-slap r1", "g1")
    two.signal("away", 1)
    two.play(0, "card r-slap")
    assert (two.view().phase, two.on_turn) == ("turn", 1)
    leaving = Table("r-slap r1", "g1", "b1")
    leaving.play(0, "card r-slap")
    leaving.signal("away", 1)
    leaving.signal("away", 2)
    assert (leaving.view().phase, leaving.count(0)) == ("turn", 1)


def test_SV_16_a_slap_at_nothing() -> None:
    table = Table("r1 r2", "g1")
    assert table.code(1, "slap") == "nothing_to_slap"
    table = Table("r1 r2", "g1", false_slap="draw_2")
    assert "slap" not in table.legal(1)
    assert SVINTUS.forgives(table.state, 1)
    table.play(1, "slap")
    assert (table.count(1), table.on_turn) == (3, 0)


def test_SV_17_order() -> None:
    """Empty hand before duty before colour before direction before slap before hush before the next turn."""
    own = "All | - | - | slap, hush, reverse, colour, draw 1 next"
    table = Table("own1 r1", "g1", "b1", "o1", own_cards=own)
    table.play(0, "own1 blue svintus")
    codes = [note.split()[0] for note in table.said]
    assert codes == ["card_played", "called", "colour_named", "direction_turned", "slap_open"]
    for seat in (0, 1, 2):
        table.play(seat, "slap")
    codes = [note.split()[0] for note in table.said]
    assert codes == ["slapped", "slap_last", "cards_taken", "hush_began", "cards_taken"]
    assert (table.on_turn, table.count(3), table.view().hush) == (3, 4, 0)
