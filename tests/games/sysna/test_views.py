"""Views: what the protocol promises of Sysna, and what stays hidden."""

from __future__ import annotations

import msgspec

from svinarium.games.sysna import SYSNA, SysnaView
from svinarium.kernel import Chance, DieShown, Move, Seen
from tests.games.sysna.support import Play

FIELDS = {
    "seat", "phase", "to_act", "moves", "scores", "pot", "dice", "cards", "timers", "result",
    "leader", "round", "throws", "order", "place", "inside", "said", "taken", "if_enough", "target", "ending",
    "announce", "round_limit", "hold",
}  # fmt: skip


class Ones:
    """Always the last of the choices."""

    def below(self, n: int) -> int:
        return n - 1


def test_the_fields() -> None:
    assert set(SysnaView.__struct_fields__) == FIELDS
    view = msgspec.json.decode(msgspec.json.encode(Play(2, announce="at_once", round_limit=7).view(0)))
    assert set(view) == FIELDS
    assert (view["leader"], view["target"], view["hold"], view["ending"]) == (0, 200, 20, "gamble")
    assert (view["announce"], view["round_limit"]) == ("at_once", 7)


def test_the_course_of_a_round() -> None:
    play = Play(2, confirmed=False, first_leader="random")
    view = play.view(1)
    assert (view.phase, view.to_act, view.moves, view.leader, view.order) == ("confirm", (0, 1), ("confirm",), None, ())
    play.say("confirm", "confirm")
    assert (play.view().phase, play.view().to_act) == ("lot", ())
    play.draw(1)
    view = play.view(0)
    assert (view.phase, view.to_act, view.moves, view.pot, view.dice) == ("throw", (0,), ("throw",), 0, ())
    assert (view.leader, view.round, view.throws, view.order, view.inside) == (0, 1, 0, (1, 0), (1, 0))
    assert view.place == (2, 1)
    play.do(Move(0, "throw"))
    assert (play.view(0).phase, play.view(0).moves) == ("throw", ())
    play.draw((3, 5))
    view = play.view(1)
    assert (view.phase, view.to_act, view.moves, view.pot) == ("speak", (1,), ("play", "enough"), 8)
    assert (view.dice, view.throws) == ((DieShown(3, 6, "red"), DieShown(5)), 1)
    assert play.view(0).moves == play.view(None).moves == ()


def test_the_red_die_is_only_marked_where_it_matters() -> None:
    double = Play(2, chirik="double")
    double.throw((3, 5))
    assert double.view().dice == (DieShown(3), DieShown(5))
    one = Play(2, dice=1)
    one.throw(4)
    assert one.view().dice == (DieShown(4),)


def test_what_was_said_is_seen_until_the_next_throw_has_fallen() -> None:
    play = Play(2)
    play.round(((3, 5), "pp"))
    play.do(Move(0, "throw"))
    assert play.view().said == ("play", "play")
    play.draw((3, 5))
    assert play.view().said == ("", "")


def _seen(play: Play, move: Move, viewer: int | None) -> Seen:
    after = SYSNA.apply(play.state, move)
    return SYSNA.view_event(play.state, move, after, viewer)


def test_secret_choices_are_hidden_from_others_until_the_last_one() -> None:
    play = Play(3, announce="at_once")
    play.throw((3, 5))
    for word in ("play", "enough"):
        assert _seen(play, Move(2, word), 2).move == word
        for viewer in (None, 0, 1):
            seen = _seen(play, Move(2, word), viewer)
            assert (seen.seat, seen.move, [note.code for note in seen.notes]) == (2, None, ["sysna_chosen"])
    play.do(Move(2, "enough"))
    play.do(Move(1, "enough"))
    assert play.view(0).to_act == (0,)
    assert play.view(0).scores == (0, 0, 0)
    seen = _seen(play, Move(0, "play"), None)
    assert [note.code for note in seen.notes] == ["sysna_chosen", "sysna_shown", "sysna_enough", "sysna_enough"]


def test_words_in_order_are_heard_by_all() -> None:
    play = Play(3)
    play.throw((3, 5))
    assert [_seen(play, Move(1, "enough"), viewer).move for viewer in (None, 0, 1, 2)] == ["enough"] * 4
    assert not any(SYSNA.reveals(play.state, Move(1, "enough"), play.state, viewer) for viewer in (None, 0, 1, 2))


def test_only_the_last_secret_choice_reveals() -> None:
    play = Play(2, announce="at_once")
    play.throw((3, 5))
    chance: Chance = Ones()
    assert not SYSNA.reveals(play.state, Move(1, "play"), play.state, 0)
    play.do(Move(1, "play"))
    assert SYSNA.another_world(play.state, 0, chance).said == ("", "enough")
    assert SYSNA.another_world(play.state, 1, chance) == play.state
    assert SYSNA.reveals(play.state, Move(0, "play"), play.state, 1)
    play.do(Move(0, "enough"))
    play.throw((3, 5))
    assert play.state.inside == (1,)
    assert SYSNA.reveals(play.state, Move(1, "play"), play.state, 0)
    assert not SYSNA.reveals(play.state, Move(1, "play"), play.state, 1)


def test_the_end() -> None:
    play = Play(2, target=5)
    play.round(((3, 5), "pe"))
    play.throw((1, 1))
    view = play.view(1)
    assert (view.phase, view.to_act, view.moves, view.pot, view.inside) == ("over", (), (), 0, ())
    assert view.result == play.result
    assert play.result.facts == {"rounds": 1}
