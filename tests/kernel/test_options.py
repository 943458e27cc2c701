"""Options: what is accepted, in which form, and what is said to all else."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from svinarium.kernel import MalformedError, Option, Setup, Value, read_options
from tests.kernel.race import Race

TARGET = Option("target", "int", 100, ("none",), 1, 10_000)
ENDING = Option("ending", "choice", "sudden", ("sudden", "equal_turns"))
TITLE = Option("title", "text", "")
FREE = Option("free", "int", 0)


@pytest.mark.parametrize(
    ("option", "given_value", "value"),
    [
        (TARGET, 50, 50),
        (TARGET, "50", 50),
        (TARGET, " 50 ", 50),
        (TARGET, "0050", 50),
        (TARGET, "none", "none"),
        (ENDING, "equal_turns", "equal_turns"),
        (TITLE, "any  words", "any  words"),
        (TITLE, " trimmed ", "trimmed"),
        (FREE, "-7", -7),
        (FREE, 10**30, 10**30),
        (Option("shown", "choice", "on", ("on", "off")), True, "on"),
        (Option("shown", "choice", "on", ("on", "off")), False, "off"),
    ],
)
def test_values_are_read(option: Option, given_value: object, value: Value) -> None:
    assert option.read(given_value) == value


@pytest.mark.parametrize(
    ("option", "bad"),
    [(TARGET, bad) for bad in (0, 10_001, -1, "0", "x", "", "1.0", 1.0, None, [50], True, "٥٠", "5 0", "1_000", "+5")]
    + [(TARGET, "0" * 40 + "50"), (TARGET, "1" * 41), (TARGET, "-" + "0" * 45 + "50"), (FREE, "--5"), (FREE, "-")]
    + [(ENDING, bad) for bad in ("Sudden", "", 1, None, "sudden equal_turns")]
    + [(TITLE, bad) for bad in (1, None, 1.5, ["x"])],
)
def test_other_values_are_malformed(option: Option, bad: object) -> None:
    with pytest.raises(MalformedError) as caught:
        option.read(bad)
    assert caught.value.code == "option_value"
    assert caught.value.facts["option"] == option.name
    assert caught.value.facts["expected"] == option.expected


@given(st.text())
@example("0" * 50)
@example("²")
def test_any_text_is_a_value_within_the_limits_or_malformed(text: str) -> None:
    try:
        value = TARGET.read(text)
    except MalformedError:
        return
    assert value == "none" or (isinstance(value, int) and 1 <= value <= 10_000 and int(text) == value)
    assert TARGET.read(value) == value


def test_what_is_expected_is_told_in_every_language() -> None:
    assert TARGET.expected == "1…10000 | none"
    assert ENDING.expected == "sudden | equal_turns"
    assert TITLE.expected == "text"


def test_unknown_names_are_malformed() -> None:
    assert read_options([TARGET, ENDING], {"target": "7"}) == {"target": 7}
    with pytest.raises(MalformedError) as caught:
        read_options([TARGET, ENDING], {"targget": 7})
    assert caught.value.facts == {"option": "targget", "expected": "target | ending"}


# --- setting a game up -----------------------------------------------------------------------------------------------


def test_every_default_is_filled_in_and_the_order_is_the_games() -> None:
    made = Race().setup(2, {"title": "Ночь", "goal": "5"})
    assert made == Setup(2, {"goal": 5, "mood": "calm", "title": "Ночь"})
    assert list(made.options) == ["goal", "mood", "title"]


def test_what_is_given_wins_over_a_preset() -> None:
    assert Race().setup(2, preset="short").options == {"goal": 5, "mood": "wild", "title": ""}
    assert Race().setup(2, {"goal": 7}, "short").options == {"goal": 7, "mood": "wild", "title": ""}


def test_defaults_may_depend_on_what_is_given() -> None:
    class Moody(Race):
        def defaults(self, given: Mapping[str, Value]) -> Mapping[str, Value]:
            return {**super().defaults(given), "goal": 30 if given.get("mood") == "wild" else 10}

    assert Moody().setup(2, {"mood": "wild"}).options["goal"] == 30
    assert Moody().setup(2).options["goal"] == 10
    assert Moody().setup(2, preset="short").options["goal"] == 5


@pytest.mark.parametrize("seats", [0, -1, 5, 100])
def test_too_few_and_too_many_seats_are_malformed(seats: int) -> None:
    with pytest.raises(MalformedError) as caught:
        Race().setup(seats)
    assert caught.value.code == "seats"
    assert caught.value.facts == {"seats": seats, "minimum": 1, "maximum": 4}


def test_an_unknown_preset_is_malformed() -> None:
    with pytest.raises(MalformedError) as caught:
        Race().setup(2, preset="long")
    assert caught.value.facts == {"preset": "long", "expected": "short"}


@pytest.mark.parametrize(("given", "read"), [("true", "on"), ("false", "off"), (True, "on"), (False, "off")])
def test_truth_values_are_on_and_off(given: object, read: str) -> None:
    assert Option("loud", "choice", "off", ("on", "off")).read(given) == read
    with pytest.raises(MalformedError, match="option_value"):
        Option("size", "choice", "small", ("small", "large")).read(given)
