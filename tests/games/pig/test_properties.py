"""Any game of the family, with any options and any luck, keeps its promises."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.games.pig import PIG, PigState, PigView
from svinarium.kernel import Drawn, Event, MalformedError, Move, Outcome, Reason, Setup, standings

TABLES = (
    "dice",
    "dice",
    "dice",
    "piglet",
    "hog",
    "big_pig",
    "two_dice_wipe",
    "d4: any 1 = out; any 2 = bust; else = gain sum",
    "2d3: all 1 = wipe; sum 3 = void; any 1 = bust; else = gain sum*3",
    "weighted: 5 a = gain 2; 3 b = bust; 1 c = out; 1 d = wipe; 2 e = void",
)
SEEDS = st.integers(0, 2**32)
MOST_EVENTS = 3000


@st.composite
def setups(draw: st.DrawFn, /, **fixed: object) -> Setup:
    """Any setup of any variant, of a size that ends soon."""
    table = draw(st.sampled_from(TABLES))
    options: dict[str, object] = {
        "table": table,
        "target": draw(st.integers(1, 60)),
        "first": draw(st.sampled_from(["lowest_roll", "random", "seat_0"])),
        "ending": draw(st.sampled_from(["sudden", "equal_turns"])),
        "tie": draw(st.sampled_from(["play_off", "first_reached", "shared"])),
        "round_limit": draw(st.integers(1, 30)),
    }
    if table == "hog":
        options["hog_dice"] = draw(st.integers(1, 6))
    if table == "dice" and draw(st.booleans()):
        bust_on = draw(st.sampled_from(["double", "any_one", "red_one", "one_or_double"]))
        void_on = draw(st.sampled_from(["none", "double"])) if bust_on != "double" else "none"
        options |= {"dice": 2, "bust_on": bust_on, "void_on": void_on}
    return PIG.setup(draw(st.integers(1, 5)), {**options, **fixed})


Steps = list[tuple[PigState, Event, PigState]]


def random_game(setup: Setup, seed: int) -> Steps:
    """A whole game of random moves and random draws; it is over at the end."""
    random = Random(seed)
    state = PIG.start(setup)
    steps: Steps = []
    while PIG.result(state) is None:
        wanted = PIG.wanted(state)
        if wanted is not None:
            outcomes: list[Outcome] = [outcome for outcome, _ in wanted.source.outcomes()]
            event: Event = Drawn(wanted.position, random.choice(outcomes))
        else:
            (seat,) = PIG.movers(state)
            event = Move(seat, random.choice(PIG.legal(state, seat)))
        after = PIG.apply(state, event)
        steps.append((state, event, after))
        state = after
        assert len(steps) < MOST_EVENTS
    return steps


@given(setups(), SEEDS)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_scores(setup: Setup, seed: int) -> None:
    """Never negative; only a bank raises one, by the sum of the turn's gains; only a wipe lowers one, to 0."""
    gains = 0
    for before, event, after in random_game(setup, seed):
        if isinstance(event, Drawn) and before.seat is not None:
            assert after.last is not None
            effect = before.rules.effect(after.last[1])
            assert after.last[0] == before.seat
            if effect.kind == "gain":
                gains += effect.points
            elif effect.kind != "void":
                gains = 0
        assert after.turn_total == (0 if after.turn != before.turn or after.seat is None else gains)
        changed = [seat for seat in range(setup.seats) if after.scores[seat] != before.scores[seat]]
        for seat in changed:
            assert seat == before.seat
            raised = after.scores[seat] - before.scores[seat]
            banked = event == Move(seat, "bank") or setup.options["table"] == "hog"
            assert raised == gains if banked else after.scores[seat] == 0
        if after.turn != before.turn:
            gains = 0
        assert min(after.scores) >= 0


@given(setups(), SEEDS)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_the_course(setup: Setup, seed: int) -> None:
    """Turns and rounds count up; positions of draws never repeat; somebody moves or a draw is wanted."""
    positions: list[str] = []
    for before, event, after in random_game(setup, seed):
        assert (PIG.wanted(before) is None) is bool(PIG.movers(before))
        assert after.turn - before.turn in (0, 1)
        assert after.round - before.round in (0, 1)
        assert after.course.out[: len(before.course.out)] == before.course.out
        assert after.seat not in after.course.out
        if isinstance(event, Drawn):
            positions.append(event.position)
        notes = PIG.notes(before, event, after, None)
        assert all(note.code for note in notes)
        assert bool(notes) is not (isinstance(event, Move) and event.move != "bank")
    assert len(set(positions)) == len(positions)


@given(setups(), SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_round_trips(setup: Setup, seed: int) -> None:
    """Every state survives JSON, and a game goes on from it as from the original."""
    for before, event, after in random_game(setup, seed)[-60:]:
        again = msgspec.json.decode(msgspec.json.encode(before), type=PigState)
        assert again == before
        assert PIG.apply(again, event) == after
        view = PIG.view(before, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=PigView) == view


@given(
    setups(
        table="dice", dice=1, bust_on="one", void_on="none", ending="equal_turns", round_limit="none", hog_dice="none"
    ),
    SEEDS,
)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_equal_turns_are_equal(setup: Setup, seed: int) -> None:
    """Before a play-off everybody has had as many turns; in each round of a play-off everybody level has one."""
    if setup.seats == 1:
        return
    steps = random_game(setup, seed)
    turns: Counter[int] = Counter()
    plays_off: dict[int, Counter[int]] = {}
    for before, _, after in steps:
        if before.seat is not None and (after.turn != before.turn or after.seat is None):
            if before.course.level:
                plays_off.setdefault(before.round, Counter())[before.seat] += 1
            else:
                turns[before.seat] += 1
    assert len(set(turns.values())) == 1
    assert len(turns) == setup.seats
    assert all(set(played.values()) == {1} for played in plays_off.values())
    result = PIG.result(steps[-1][2])
    assert result is not None
    best = max(steps[-1][2].scores)
    assert all(result.scores[seat] == best for seat in result.winners)
    assert best >= int(setup.options["target"])
    assert (result.reason is Reason.PLAY_OFF) is bool(plays_off)


@given(setups(), SEEDS)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_results(setup: Setup, seed: int) -> None:
    """Whoever has won has the best score, but where somebody was the last one left or a wipe struck in a play-off."""
    last = random_game(setup, seed)[-1][2]
    result = PIG.result(last)
    assert result is not None
    assert result.scores == last.scores
    if result.reason is Reason.OUT:
        assert setup.seats == 1
        assert result.winners == ()
    elif result.reason is Reason.LAST_LEFT:
        assert len(result.winners) == 1
    elif not last.course.level and not last.course.out:
        ranks = standings(last.scores)
        assert set(result.winners) <= {seat for seat, rank in enumerate(ranks) if rank == 1}
    assert not set(result.winners) & set(last.course.out)


def test_setups_that_make_no_game_are_refused_before_they_start() -> None:
    """Every combination of the options about dice is either played or refused with a reason."""
    played, refused = 0, set()
    for dice in (1, 2):
        for bust_on in ("one", "double", "any_one", "red_one", "one_or_double", "table"):
            for void_on in ("none", "double", "table"):
                try:
                    PIG.start(PIG.setup(2, {"dice": dice, "bust_on": bust_on, "void_on": void_on}))
                    played += 1
                except MalformedError as error:
                    refused.add(error.code)
    assert played == 1 + 4 + 3
    assert refused == {"pig_bust_on", "pig_void_on", "pig_never_busts", "pig_table_missing"}
