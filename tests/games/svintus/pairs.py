"""The runner over all pairs of option values: tables in which every pair occurs, played until everything has fired.

``python -m tests.games.svintus.pairs`` prints what fired where; ``… 3`` only for the first three tables.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from svinarium.games.svintus import SVINTUS, SvintusState
from svinarium.games.svintus.rules import Rules
from svinarium.games.svintus.signals import REPORTED
from svinarium.kernel import WAIT, Clock, Drawn, Event, Move, Player, Signal, make_player
from svinarium.kernel.draws import pick

OWN = (
    "A | - | - | draw 2 chosen, colour; B | red | 2 | swap; "
    "C | blue | - | pass hands; D | green | - | draw 1 others, skip"
)
VALUES: Mapping[str, tuple[Any, ...]] = {
    "edition": ("base", "etiquette"),
    "place": ("online", "physical"),
    "target_score": (60, 20),
    "start_card": ("number_only", "any_no_effect", "any_with_effect"),
    "first_player": ("right_of_dealer", "left_of_dealer", "random", "youngest"),
    "special_match": ("color_or_name", "color_only"),
    "multi_play": ("off", "same_rank"),
    "voluntary_draw": ("off", "on"),
    "draw_rule": ("one", "until_playable"),
    "play_drawn": ("may", "must", "never"),
    "transfer": ("grab_and_snore", "grab_only", "off"),
    "reverse_two": ("no_effect", "skip"),
    "final_grab_draws": ("off", "on"),
    "wild_continue": ("off", "on"),
    "wild_anytime": ("off", "on"),
    "interception": ("on", "off"),
    "intercept_specials": ("on", "off"),
    "intercept_wild": ("on", "off"),
    "self_intercept": ("on", "off"),
    "intercept_guard": (1000, 0),
    "catch": ("on", "off"),
    "call_grace": (2000, 0),
    "svintus_penalty": (3, 2),
    "false_catch": ("none", "draw_2"),
    "slap_timeout": (5, 1),
    "slap_loser": ("one", "all_missing"),
    "false_slap": ("ignore", "draw_2"),
    "turn_time": (30, "off"),
    "misplay": ("reject", "penalty"),
    "time_out": ("draw_1", "draw_2"),
    "snakes_active": ("1,3,4,5,6,7", "1,4,6,7"),
    "snake_copies": (2, 1, 3),
    "snake_short_hand": ("give_all", "need_two"),
    "own_cards": ("none", OWN),
    "seats": (4, 2, 3),
}
"""Values of every option, with how many play; seat 1 is the youngest; snakes only count in the etiquette edition."""

GAMES = 60
"""So many games may a table need until everything has fired."""
BOUND = 6_000
"""So many events may a game have."""


def tables(seed: int = 1) -> list[dict[str, Any]]:
    """Tables such that every pair of values of two options occurs at one of them, greedily few."""
    random = Random(seed)
    names = list(VALUES)
    missing = {
        ((one, a), (other, b)) for one, other in combinations(names, 2) for a in VALUES[one] for b in VALUES[other]
    }
    found = []
    while missing:
        made = max(
            (_candidate(random, names, missing) for _ in range(30)), key=lambda table: len(_pairs(table) & missing)
        )
        found.append(made)
        missing -= _pairs(made)
    return found


def _candidate(random: Random, names: list[str], missing: set[Any]) -> dict[str, Any]:
    """A table around one missing pair, the other options such that they meet many others."""
    table = dict(random.choice(sorted(missing, key=repr)))
    for name in random.sample(names, len(names)):
        if name not in table:
            table[name] = max(
                random.sample(VALUES[name], len(VALUES[name])),
                key=lambda value: sum(_pair(name, value, other, has) in missing for other, has in table.items()),
            )
    return {name: table[name] for name in names}


def _pair(one: str, a: Any, other: str, b: Any) -> Any:
    order = list(VALUES)
    return ((one, a), (other, b)) if order.index(one) < order.index(other) else ((other, b), (one, a))


def _pairs(table: dict[str, Any]) -> set[Any]:
    return {((one, table[one]), (other, table[other])) for one, other in combinations(table, 2)}


# --- what has to fire ---------------------------------------------------------------------------------------------


def expected(rules: Rules) -> set[str]:
    """What must have happened at a table: kinds of cards, windows, penalties."""
    clock, snakes = bool(rules.turn_time), bool(rules.snake_copies)
    others = rules.seats > 2 or rules.self_intercept  # else whoever is not on turn has laid the card himself
    faces = {"number", "grab", "snore", "reverse", "hush", "slap", "wild"} | ({"snake"} if snakes else set())
    wanted = {f"card {face}" for face in faces} | {"round_won", "card_drawn", "grab_threat", "snored", "hush_broken"}
    wanted |= {"pile_shuffled", "colour_named"}
    wanted |= {f"card own{number}" for number in range(1, len(rules.own) + 1)}
    for on, codes in (
        (rules.reports, {"reported"}),
        (bool(rules.own), {"hands_swapped", "hands_passed", "seat_chosen"}),
        (clock, {"time_over", "slap_open", "slapped", "slap_last"}),
        (bool(rules.intercept_guard) and rules.interception, {"committed"}),
        (others and rules.interception, {"intercepted"}),
        (rules.calls, {"called", "missed", "svintus_caught", "catch_false"}),
        (rules.misplay, {"misplayed"}),
        (bool(rules.false_slap), {"slap_false"}),
        (rules.multi_play, {"card_laid"}),
        (rules.transfer != "off", {"transfer grab"}),
        (rules.transfer == "grab_and_snore", {"transfer snore"}),
        (rules.wild_continue, {"phase more"}),
        (rules.seats > 2, {"direction_turned"}),
        (rules.seats == 2 and rules.reverse_skips, {"seat_skipped"}),
        (rules.play_drawn != "never", {"phase drawn"}),
    ):
        wanted |= codes if on else set()
    return wanted | (_of_snakes(rules) if snakes else set())


def _of_snakes(rules: Rules) -> set[str]:
    ranks = [rank for rank in rules.snakes if rank != 6 or rules.interception]
    wanted = {f"{what} {rank}" for rank in ranks for what in ("offence", "punished")} | {"cards_given"}
    if 6 in ranks:
        wanted |= {"aim_hit", "aim_missed", "cards_robbed"}
    return wanted | ({"wink_seen", "wink_noticed", "winker"} if 5 in ranks else set())


def happened(before: SvintusState, event: Event, after: SvintusState) -> Iterator[str]:
    """What an event brought, in the words of `expected`."""
    for note in SVINTUS.notes(before, event, after, None):
        code = note.code.removeprefix("svintus_")
        if code == "card_played":
            kind = before.rules.deck.kind[after.pile[-1]] if after.pile else None
            yield f"card {kind.name}" if kind is not None else code
        elif code in ("offence", "punished"):
            yield f"{code} {note.facts['rank']}"
        else:
            yield "svintus_caught" if code == "caught" else code
    if before.threat and after.threat == before.threat and after.turn != before.turn:
        yield f"transfer {after.threat}"
    if after.again or after.phase == "drawn":
        yield "phase more" if after.again else "phase drawn"


# --- playing ------------------------------------------------------------------------------------------------------


class Report(msgspec.Struct, frozen=True):
    """What fired at a table, and what is missing."""

    table: dict[str, Any]
    fired: dict[str, int]
    missing: tuple[str, ...]
    games: int
    events: int

    def text(self) -> str:
        """The report as three lines."""
        fired = ", ".join(f"{what} {count}" for what, count in sorted(self.fired.items()))
        missing = ", ".join(self.missing) or "nothing"
        return f"{self.games} games, {self.events} events, {self.table}\n  {fired}\n  missing: {missing}"


class EndlessError(AssertionError):
    """A game passed the bound of events."""


class Driver:
    """Plays a table with a program, and with all the mischief that there is."""

    def __init__(self, table: dict[str, Any], seed: int) -> None:
        options = {name: value for name, value in table.items() if name != "seats"}
        if options["edition"] == "base":
            del options["snakes_active"], options["snake_copies"]
        if options["first_player"] == "youngest":
            options["youngest"] = 1
        self.setup = SVINTUS.setup(int(table["seats"]), options)
        self.random = Random(seed)
        self.below = self.random.randrange
        self.players: list[Player] = [make_player(SVINTUS.players, self.setup, name) for name in ("steady", "careless")]

    def next_event(self, state: SvintusState) -> Event:
        """Something that may happen."""
        wanted = SVINTUS.wanted(state)
        if wanted is not None:
            return Drawn(wanted.position, pick(wanted.source, self.below))
        chance = self.random.random()
        event: Event | None = self._mischief(state) if chance < 0.08 else None
        if event is not None and SVINTUS.verify(state, event) is None:
            return event
        timers, movers = SVINTUS.timers(state), list(SVINTUS.movers(state))
        if timers and (not movers or chance > 0.97):
            return Clock(self.random.choice(timers))
        for seat in self.random.sample(movers, len(movers)):
            view = SVINTUS.view(state, seat)
            move = (
                self.random.choice(view.moves) if chance > 0.8 else self.random.choice(self.players).choose(view, self)
            )
            if move != WAIT:
                return Move(seat, move)
        return Clock(timers[0])

    def _mischief(self, state: SvintusState) -> Event | None:
        seat = self.below(state.rules.seats)
        other = (seat + 1 + self.below(state.rules.seats - 1)) % state.rules.seats
        wink = state.side.wink
        if wink is not None and self.random.random() < 0.7:
            return Signal("noticed", wink.target) if self.below(2) else Signal("saw_wink", seat)
        if state.side.question >= 0 and self.below(2):
            return Signal("chat", seat)
        kinds: list[Event] = [
            Signal("chat", seat, {"named": str(other)}),
            Signal("chat", seat, {"question": 1}),
            Signal("voice", seat),
            Signal("press", seat),
            Signal("wink", seat, {"at": other}),
            Move(seat, "slap"),
        ]
        if state.rules.reports:
            what = self.random.choice(REPORTED)
            kinds += [Signal("report", seat, {"offender": other, "what": what}), Signal("confirm", seat)]
        if state.hands[seat]:
            kind = state.rules.deck.kind[self.random.choice(state.hands[seat])]
            kinds.append(Move(seat, f"{kind.text} red" if kind.asks_colour else f"card {kind.text}"))
        return self.random.choice(kinds)


def run(table: dict[str, Any], seed: int = 1) -> Report:
    """Play a table until everything has fired, or it has had its games; `EndlessError` names a game without an end."""
    driver = Driver(table, seed)
    fired: Counter[str] = Counter()
    state = SVINTUS.start(driver.setup)
    wanted = expected(state.rules)
    events = games = 0
    while games < GAMES and not wanted <= set(fired):
        games += 1
        state = SVINTUS.start(driver.setup)
        for _ in range(BOUND):
            if SVINTUS.result(state) is not None or (games > 1 and wanted <= set(fired)):
                break
            event = driver.next_event(state)
            after = SVINTUS.apply(state, event)
            fired.update(happened(state, event, after))
            state = after
            events += 1
        else:
            if SVINTUS.result(state) is None and not fired["round_won"]:
                raise EndlessError(f"no round is won in {BOUND} events: {table}, hands {[len(h) for h in state.hands]}")
    return Report(table, dict(fired), tuple(sorted(wanted - set(fired))), games, events)


def main() -> None:
    """Print what fired at each table."""
    chosen = tables()
    for number, table in enumerate(chosen[: int(sys.argv[1]) if len(sys.argv) > 1 else None], start=1):
        report = run(table)
        sys.stdout.write(f"table {number} of {len(chosen)}: {report.text()}\n")


if __name__ == "__main__":
    main()
