"""Options of Svintus, their defaults in both editions, presets, and the rules that they make."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from svinarium.games.svintus.cards import SNAKE_RANKS
from svinarium.games.svintus.own_cards import read_own_cards
from svinarium.games.svintus.rules import PENALTY, First, PlayDrawn, Rules, Start, Transfer
from svinarium.kernel import MalformedError, Option, Setup, Value

MAX_SEATS = 10
OFF, ON, NONE = "off", "on", "none"
ALL_SNAKES = "1,3,4,5,6,7"
ONLINE_SNAKES = "1,4,6,7"
EDITIONS = ("base", "etiquette")
SWITCH = (OFF, ON)

OPTIONS: tuple[Option, ...] = (
    Option("edition", "choice", "base", EDITIONS, group="game"),
    Option("place", "choice", "online", ("online", "physical"), group="game"),
    Option("target_score", "int", 30, ("by_players",), minimum=1, maximum=1000, group="game"),
    Option("start_card", "choice", "number_only", ("number_only", "any_no_effect", "any_with_effect"), group="game"),
    Option(
        "first_player",
        "choice",
        "right_of_dealer",
        ("right_of_dealer", "left_of_dealer", "youngest", "random"),
        group="game",
    ),
    Option("youngest", "int", NONE, (NONE,), minimum=0, maximum=MAX_SEATS - 1, group="game"),
    Option("special_match", "choice", "color_or_name", ("color_or_name", "color_only"), group="moves"),
    Option("multi_play", "choice", OFF, (OFF, "same_rank"), group="moves"),
    Option("voluntary_draw", "choice", OFF, SWITCH, group="moves"),
    Option("draw_rule", "choice", "one", ("one", "until_playable"), group="moves"),
    Option("play_drawn", "choice", "may", ("may", "must", "never"), group="moves"),
    Option("transfer", "choice", "grab_and_snore", ("grab_and_snore", "grab_only", OFF), group="moves"),
    Option("reverse_two", "choice", "no_effect", ("no_effect", "skip"), group="moves"),
    Option("final_grab_draws", "choice", OFF, SWITCH, group="moves"),
    Option("wild_continue", "choice", OFF, SWITCH, group="moves"),
    Option("wild_anytime", "choice", OFF, SWITCH, group="moves"),
    Option("interception", "choice", ON, SWITCH, group="interception"),
    Option("intercept_specials", "choice", ON, SWITCH, group="interception"),
    Option("intercept_wild", "choice", ON, SWITCH, group="interception"),
    Option("self_intercept", "choice", ON, SWITCH, group="interception"),
    Option("intercept_guard", "int", 1000, minimum=0, maximum=5000, group="interception"),
    Option("catch", "choice", ON, SWITCH, group="calls"),
    Option("call_grace", "int", 2000, minimum=0, maximum=10_000, group="calls"),
    Option("svintus_penalty", "int", 3, minimum=2, maximum=3, group="calls"),
    Option("false_catch", "choice", NONE, (NONE, "draw_2"), group="calls"),
    Option("slap_timeout", "int", 5, minimum=1, maximum=60, group="slap"),
    Option("slap_loser", "choice", "one", ("one", "all_missing"), group="slap"),
    Option("false_slap", "choice", "ignore", ("ignore", "draw_2"), group="slap"),
    Option("turn_time", "int", 30, (OFF,), minimum=5, maximum=600, group="clock"),
    Option("misplay", "choice", "reject", ("reject", "penalty"), group="clock"),
    Option("time_out", "choice", "draw_1", ("draw_1", "draw_2"), group="clock"),
    Option("snakes_active", "text", NONE, group="snakes"),
    Option("snake_copies", "int", 0, minimum=0, maximum=4, group="snakes"),
    Option("snake_short_hand", "choice", "give_all", ("give_all", "need_two"), group="snakes"),
    Option("own_cards", "text", NONE, group="own"),
)
"""All options, with the defaults of the base edition played online. ``slap_timeout`` and ``turn_time`` are seconds,
``intercept_guard`` and ``call_grace`` milliseconds."""

ETIQUETTE: Mapping[str, Value] = {
    "misplay": "penalty",
    "time_out": "draw_2",
    "voluntary_draw": ON,
    "snakes_active": ONLINE_SNAKES,
    "snake_copies": 2,
}
"""Where the defaults of the etiquette edition differ from those of the base one."""

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "base": {"edition": "base"},
    "etiquette": {"edition": "etiquette"},
    "party": {
        "edition": "etiquette",
        "snakes_active": ALL_SNAKES,
        "misplay": "penalty",
        "false_slap": "draw_2",
        "false_catch": "draw_2",
    },
    "family": {"catch": OFF, "interception": OFF, "turn_time": OFF},
    "old_base": {
        "special_match": "color_only",
        "svintus_penalty": 2,
        "multi_play": "same_rank",
        "wild_continue": ON,
    },
}


def svintus_defaults(given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option's default, which the edition and the place decide."""
    defaults = {option.name: option.default for option in OPTIONS}
    if given.get("edition") == "etiquette":
        defaults |= ETIQUETTE
        if given.get("place") == "physical":
            defaults["snakes_active"] = ALL_SNAKES
    return defaults


def target_of(value: Value, seats: int) -> int:
    """The target score; ``by_players`` is 30 for 2, 40 for 3–4, 50 for 5–7, 60 for 8 and more (SV-26).

    >>> [target_of("by_players", seats) for seats in (2, 4, 7, 8)]
    [30, 40, 50, 60]
    """
    if value != "by_players":
        return int(value)
    return 30 if seats == 2 else 40 if seats <= 4 else 50 if seats <= 7 else 60


def read_snakes(text: str) -> tuple[int, ...]:
    """The ranks that an option's text lists; `MalformedError` ``svintus_snakes`` if one is none of a snake.

    >>> read_snakes("1, 4,6"), read_snakes("none")
    ((1, 4, 6), ())
    """
    if text.strip() in ("", NONE):
        return ()
    words = [word.strip() for word in text.split(",")]
    wrong = [word for word in words if not re.fullmatch("[0-9]", word) or int(word) not in SNAKE_RANKS]
    if wrong or len(set(words)) != len(words):
        raise MalformedError("svintus_snakes", {"value": text[:40], "expected": f"{ALL_SNAKES} | {NONE}"})
    return tuple(sorted(int(word) for word in words))


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; `MalformedError` says why its options make no game."""
    return _rules(setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=512)
def _rules(seats: int, items: tuple[tuple[str, Value], ...]) -> Rules:
    o = dict(items)
    youngest = -1 if o["youngest"] == NONE else int(o["youngest"])
    _check(seats, o, youngest)
    clock = 0 if o["turn_time"] == OFF else int(o["turn_time"]) * 1000
    return Rules(
        seats=seats,
        snake_copies=int(o["snake_copies"]),
        own=read_own_cards(str(o["own_cards"])),
        start_card=cast(Start, o["start_card"]),
        first=cast(First, o["first_player"]),
        youngest=youngest,
        by_name=o["special_match"] == "color_or_name",
        multi_play=o["multi_play"] == "same_rank",
        voluntary_draw=o["voluntary_draw"] == ON,
        play_drawn=cast(PlayDrawn, o["play_drawn"]),
        until_playable=o["draw_rule"] == "until_playable",
        final_grab_draws=o["final_grab_draws"] == ON,
        transfer=cast(Transfer, o["transfer"]),
        reverse_skips=o["reverse_two"] == "skip",
        wild_continue=o["wild_continue"] == ON,
        wild_anytime=o["wild_anytime"] == ON and bool(clock),
        slap=bool(clock),
        slap_timeout=int(o["slap_timeout"]) * 1000,
        slap_loser_one=o["slap_loser"] == "one",
        false_slap=PENALTY if o["false_slap"] == "draw_2" and clock else 0,
        interception=o["interception"] == ON and bool(clock),
        intercept_specials=o["intercept_specials"] == ON,
        intercept_wild=o["intercept_wild"] == ON,
        self_intercept=o["self_intercept"] == ON,
        intercept_guard=int(o["intercept_guard"]) if clock else 0,
        calls=o["catch"] == ON and bool(clock),
        call_grace=int(o["call_grace"]),
        svintus_penalty=int(o["svintus_penalty"]),
        false_catch=PENALTY if o["false_catch"] == "draw_2" else 0,
        turn_time=clock,
        misplay=o["misplay"] == "penalty",
        time_out_takes=1 if o["time_out"] == "draw_1" else 2,
        snakes=read_snakes(str(o["snakes_active"])),
        need_two=o["snake_short_hand"] == "need_two",
        target=target_of(o["target_score"], seats),
        reports=o["place"] == "physical",
    )


def _check(seats: int, o: Mapping[str, Value], youngest: int) -> None:
    if (o["first_player"] == "youngest") != (youngest >= 0) or youngest >= seats:
        raise MalformedError(
            "svintus_youngest", {"youngest": o["youngest"], "first_player": o["first_player"], "seats": seats}
        )
    snakes = read_snakes(str(o["snakes_active"]))
    if (o["edition"] == "etiquette") != (int(o["snake_copies"]) > 0) or (snakes and o["edition"] == "base"):
        raise MalformedError(
            "svintus_edition",
            {"edition": o["edition"], "snakes_active": str(o["snakes_active"])[:40], "snake_copies": o["snake_copies"]},
        )
