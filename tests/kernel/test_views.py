"""Views: patches and their fold, and how steps are shown."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from svinarium.kernel import (
    CardsShown,
    Clock,
    DieShown,
    Draw,
    Drawn,
    Judged,
    Move,
    Note,
    Seen,
    Shuffle,
    Signal,
    View,
    fold,
    patch,
    see,
    settle,
    show,
    step,
)
from tests.kernel.duel import Duel
from tests.kernel.race import Race

seats = st.none() | st.integers(0, 5)
views = st.builds(
    View,
    seat=st.none(),
    phase=st.sampled_from(["roll", "choose", "over"]),
    to_act=st.lists(st.integers(0, 5), max_size=3).map(tuple),
    moves=st.lists(st.sampled_from(["roll", "bank"]), max_size=2).map(tuple),
    scores=st.lists(st.integers(0, 100) | st.just("1/3"), max_size=3).map(tuple),
    pot=st.none() | st.integers(0, 50),
    dice=st.lists(st.builds(DieShown, st.integers(1, 6)), max_size=2).map(tuple),
    cards=st.lists(st.builds(CardsShown, st.just("hand"), st.integers(0, 7), seats), max_size=2).map(tuple),
)


def sent(value: Any) -> Any:
    """A value as it arrives: through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(st.lists(views, min_size=1, max_size=6))
def test_a_clients_view_is_the_fold_of_its_patches(all_views: list[View]) -> None:
    client, before = None, None
    for view in all_views:
        client = fold(client, sent(patch(before, view)))
        assert client == sent(view)
        before = view


@given(views, views)
def test_a_patch_has_what_differs_and_nothing_else(one: View, other: View) -> None:
    changes = patch(one, other)
    for name in one.__struct_fields__:
        assert (name in changes) == (getattr(one, name) != getattr(other, name))
    assert patch(one, one) == {}
    assert list(patch(None, one)) == list(one.__struct_fields__)


def test_an_event_is_seen_but_for_hidden_results() -> None:
    notes = (Note("x"),)
    hidden = Draw("deck", Shuffle(3), (1,))
    assert see(Move(1, "bet"), None, 0, notes) == Seen(seat=1, move="bet", notes=notes)
    drawn = Drawn("deck", (2, 0, 1))
    assert see(drawn, hidden, 0, ()) == Seen(draw="deck", source="shuffle 3")
    assert see(drawn, hidden, 1, ()) == Seen(draw="deck", source="shuffle 3", result=(2, 0, 1))
    assert see(drawn, hidden, None, ()).result is None
    assert see(Clock("nap"), None, 0, ()) == Seen(clock="nap")
    assert sent(see(Judged("w", (1, 0)), None, 0, ())) == {"judged": {"window": "w", "order": [1, 0]}}
    assert see(Signal("oink", 1, {}), None, 0, ()).signal == {"kind": "oink", "seat": 1, "facts": {}}


def test_what_is_absent_is_not_sent() -> None:
    assert sent(Seen(v=3, draw="deck", source="d6")) == {"v": 3, "draw": "deck", "source": "d6"}


def test_steps_are_shown_with_their_numbers_and_what_changed() -> None:
    game = Race()
    state = game.start(game.setup(2))
    first = step(game, state, Move(0, "roll"))
    steps = [first, *settle(game, first.after, lambda _: 4)]
    assert [each.source for each in steps] == [None, "d6"]
    shown = show(game, steps, 1, game.view(state, 1), first_v=8)
    assert [seen.v for seen in shown.events] == [8, 9]
    assert shown.events[1] == Seen(
        v=9, draw="die/1", source="d6", result=4, notes=(Note("gain", {"seat": 0, "points": 4}),)
    )
    assert shown.changes == {"scores": (4, 0)}
    assert shown.view == game.view(steps[-1].after, 1)


def test_draws_are_settled_until_none_is_wanted() -> None:
    game = Race()
    state = game.apply(game.start(game.setup(1)), Move(0, "roll"))
    steps = settle(game, state, lambda draw: 6 if draw.source.text == "d6" else "heads")
    assert [step.event for step in steps] == [Drawn("die/1", 6), Drawn("coin/1", "heads")]
    assert settle(game, steps[-1].after, lambda _: 6) == []


def test_a_spectator_sees_no_hand_before_the_end() -> None:
    game = Duel()
    state = game.apply(game.start(game.setup(2)), Drawn("deck", (4, 3, 2, 1, 0)))
    assert [cards.cards for cards in game.view(state, None).cards] == [(), ()]
    assert [cards.cards for cards in game.view(state, 0).cards] == [("4",), ()]
