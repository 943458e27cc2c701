"""What happens when a card lands (SV-17): one queue, nothing in parallel.

Card lands → an empty hand ends the round → duty to call → colour → direction → slap → hush → threat → one phase for
interception and transfer → next turn. An own card's draws, swaps and hands that are passed on come where the hush is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from svinarium.games.svintus import calls, rounds, slap, timers
from svinarium.games.svintus.cards import COLOURS, Kind
from svinarium.games.svintus.rules import GRAB
from svinarium.games.svintus.snakes import expire
from svinarium.games.svintus.state import Play, Prompt, Task, tell
from svinarium.games.svintus.taking import mark, nothing_left, remove, take, want_shuffle
from svinarium.kernel import Note

BLOCKING = ("slap", "ask")
ALWAYS = ("take",)
"""Tasks that are done also while something is asked or slapped: penalties."""


def land(t: Play, seat: int, card: int, colour: int = -1, called: bool = False) -> None:
    """A card of a seat's hand lands on the pile; ``colour`` is the one that he names."""
    remove(t, seat, card)
    t.pile = (*t.pile, card)
    if t.said is not None:
        facts = t.rules.deck.kind[card].facts
        tell(t, Note("svintus_card_played", {"seat": seat, "face": facts["face"], "colour": facts["colour"]}))
    landed(t, seat, card, colour, called)


def landed(t: Play, seat: int, card: int, colour: int = -1, called: bool = False) -> None:
    """A card has landed: all that follows from it."""
    kind = t.rules.deck.kind[card]
    stake = t.stake if t.threat == "grab" else 0
    first = not t.again
    close_turn(t)
    t.idle = 0
    t.actor = seat
    hand = t.hands[seat]
    if not hand:
        rounds.win(t, seat, stake + GRAB if kind.name == "grab" else 0)
    else:
        if len(hand) == 1 and t.rules.calls:
            calls.owe(t, seat, called)
        _colour(t, seat, kind, colour)
        if kind.name == "number":
            finish(t, seat)
            open_turn(t, (seat + t.direction) % t.rules.seats, landed_now=True)
            return
        t.queue = (*_effects(t, seat, kind, stake, first), *t.queue)
    run(t)


def _colour(t: Play, seat: int, kind: Kind, named: int) -> None:
    """The active colour: the one that was named, or the card's own; a card with neither leaves it as it is."""
    if named >= 0:
        t.colour = named
        tell(t, Note("svintus_colour_named", {"seat": seat, "colour": COLOURS[named]}))
    elif kind.colour >= 0:
        t.colour = kind.colour


def close_turn(t: Play) -> None:
    """Whoever was on turn has committed, or is out of it: the window is closed, threat and timers are gone."""
    t.open = t.again = False
    t.window = t.stake = 0
    t.drawn = -1
    t.pending = t.threat = ""
    timers.stop(t, "guard", "turn")


def finish(t: Play, seat: int) -> None:
    """The seat's turn is finished, if it was his: what waits for that (SV-21) is told."""
    if seat == t.on_turn and t.calls:
        calls.turn_finished(t)


def _effects(t: Play, seat: int, kind: Kind, stake: int, first: bool) -> list[Task]:
    """The tasks of a card in the order of SV-17; direction and threat are set at once, nothing can come between."""
    tasks: list[Task] = []
    skips, again = 0, False
    names = kind.effects if kind.own else (kind.name,)
    if "reverse" in names:
        skips += _reverse(t)
    if "slap" in names and t.rules.slap:
        tasks.append(Task("slap", seat))
    if "hush" in names:
        tasks.append(Task("hush", seat))
    for effect in names:
        tasks += _own_effect(t, seat, effect)
    if "grab" in names:
        t.threat, t.stake = "grab", stake + GRAB
    elif "snore" in names:
        t.threat = "snore"
    skips += "skip" in names
    again = first and ("again" in names or (kind.name == "wild" and t.rules.wild_continue))
    return [*tasks, Task("again" if again else "next", seat, skips)]


def _reverse(t: Play) -> int:
    """Turn the direction; how many seats are passed over: with two players none, or the other one (SV-13)."""
    if t.rules.seats == 2:
        return int(t.rules.reverse_skips)
    t.direction = -t.direction
    tell(t, Note("svintus_direction_turned", {"direction": "clockwise" if t.direction > 0 else "counter"}))
    return 0


def _own_effect(t: Play, seat: int, effect: str) -> list[Task]:
    seats = t.rules.seats
    if effect.startswith("draw "):
        _, number, who = effect.split()
        cards = int(number)
        if who == "chosen":
            return [Task("ask", seat, cards)]
        others = seats - 1 if who == "others" else 1
        return [Task("draws", (seat + t.direction * place) % seats, cards) for place in range(1, others + 1)]
    if effect == "swap":
        return [Task("ask", seat)]
    return [Task("hands", seat)] if effect == "pass hands" else []


# --- the queue ----------------------------------------------------------------------------------------------------


def run(t: Play) -> None:
    """Do what stands in the queue, until it is empty, a draw is wanted or somebody is asked."""
    while t.queue and t.want is None and t.result is None:
        task = t.queue[0]
        if t.phase in BLOCKING and task.what not in ALWAYS:
            return
        t.queue = t.queue[1:]
        _TASKS[task.what](t, task)


def _take(t: Play, task: Task) -> None:
    take(t, task.seat, task.n)


def _draw(t: Play, task: Task) -> None:
    """The seat on turn takes one card for its turn; ``n`` counts those that it took already (SV-8)."""
    rules, seat = t.rules, task.seat
    if nothing_left(t):
        if not task.n:
            tell(t, Note("svintus_cards_forgiven", {"seat": seat, "cards": 1}))
        t.queue = (Task("pass", seat), *t.queue)
    elif not t.deck:
        t.queue = (task, *t.queue)
        want_shuffle(t)
    else:
        card = t.deck[-1]
        take(t, seat, 1)
        if rules.until_playable and not rules.fits(t.pile[-1], t.colour)[card]:
            t.queue = (Task("draw", seat, task.n + 1), *t.queue)
        elif rules.play_drawn == "never":
            t.queue = (Task("pass", seat), *t.queue)
        else:
            t.phase, t.drawn = "drawn", card
            start_turn_timer(t)


def _pass(t: Play, task: Task) -> None:
    """The turn passes; with nothing to take for two rounds of the table the round is void (SV-9)."""
    seat = task.seat
    close_turn(t)
    finish(t, seat)
    if t.idle >= 2 * t.rules.seats:
        rounds.void(t)
        return
    open_turn(t, (seat + t.direction) % t.rules.seats)


def _next(t: Play, task: Task) -> None:
    """The turn goes on behind the seat, over ``n`` others; what the hush of one of those (SV-15) ends."""
    seat = task.seat
    finish(t, seat)
    for _ in range(task.n):
        seat = (seat + t.direction) % t.rules.seats
        tell(t, Note("svintus_seat_skipped", {"seat": seat}))
        if seat == t.hush:
            end_hush(t)
    open_turn(t, (seat + t.direction) % t.rules.seats, landed_now=True)


def _again(t: Play, task: Task) -> None:
    """The seat may lay one more fitting card (SV-14, SV-3)."""
    open_turn(t, task.seat, landed_now=True, again=True)


def _hush(t: Play, task: Task) -> None:
    t.hush = task.seat
    tell(t, Note("svintus_hush_began", {"seat": task.seat}))


def _ask(t: Play, task: Task) -> None:
    """The player of an own card says which seat it hits."""
    t.phase = "ask"
    t.prompt = Prompt(f"draw {task.n}" if task.n else "swap", task.seat)
    if t.rules.turn_time:
        timers.start(t, "prompt", t.rules.turn_time)


def _draws(t: Play, task: Task) -> None:
    take(t, task.seat, task.n)


def _hands(t: Play, task: Task) -> None:
    """Everybody passes the hand one seat on, in the direction of play (SV-3)."""
    old, seats = t.hands, t.rules.seats
    t.hands = tuple(old[(seat - t.direction) % seats] for seat in range(seats))
    for seat in range(seats):
        mark(t, old[seat], 1 << seat)
    tell(t, Note("svintus_hands_passed", {"seat": task.seat}))


def chosen(t: Play, seat: int) -> None:
    """The seat that an own card hits is chosen."""
    prompt = t.prompt
    assert prompt is not None
    t.prompt, t.phase = None, "turn"
    timers.stop(t, "prompt")
    tell(t, Note("svintus_seat_chosen", {"seat": seat}))
    if prompt.what == "swap":
        _swap(t, prompt.seat, seat)
    else:
        take(t, seat, int(prompt.what.split()[1]))
    run(t)


def _swap(t: Play, one: int, other: int) -> None:
    mine, theirs = t.hands[one], t.hands[other]
    hands = list(t.hands)
    hands[one], hands[other] = theirs, mine
    t.hands = tuple(hands)
    mark(t, mine, 1 << one)
    mark(t, theirs, 1 << other)
    tell(t, Note("svintus_hands_swapped", {"seat": one, "place": other + 1}))


def _score(t: Play, task: Task) -> None:
    rounds.score(t, task.seat)


def _rob(t: Play, task: Task) -> None:
    """Ask which cards are taken unseen from the seat ``n`` by the seat: one always stays (SV-24)."""
    rounds.want_unseen(t, task.seat, task.n)


def _slap(t: Play, task: Task) -> None:
    slap.open_slap(t, task.seat)


def _open(t: Play, task: Task) -> None:
    open_turn(t, task.seat)


def _won(t: Play, task: Task) -> None:
    rounds.win(t, task.seat)


def _owe(t: Play, task: Task) -> None:
    calls.owe(t, task.seat, called=False)


_TASKS: Mapping[str, Callable[[Play, Task], None]] = {
    "take": _take,
    "draw": _draw,
    "pass": _pass,
    "next": _next,
    "again": _again,
    "hush": _hush,
    "ask": _ask,
    "draws": _draws,
    "hands": _hands,
    "slap": _slap,
    "score": _score,
    "rob": _rob,
    "open": _open,
    "won": _won,
    "owe": _owe,
}


# --- turns --------------------------------------------------------------------------------------------------------


def open_turn(t: Play, seat: int, *, landed_now: bool = False, again: bool = False) -> None:
    """A seat is on turn; after a card has landed, the window of interception opens with its guard (SV-19)."""
    rules = t.rules
    if not again or seat != t.on_turn:
        t.turn += 1
        if t.hush == seat and not again:
            end_hush(t)
    t.on_turn, t.phase, t.again = seat, "turn", again
    if t.side.offences or t.side.wink is not None:
        expire(t)
    if landed_now and (rules.may_be_intercepted(t.pile[-1]) or (rules.wild_anytime and not t.threat)):
        t.open = True
        t.window = rules.everybody & ~(1 << seat)
        if not rules.self_intercept:
            t.window &= ~(1 << t.actor)
        if rules.intercept_guard:
            timers.start(t, "guard", rules.intercept_guard)
    start_turn_timer(t)
    if t.threat == "grab":
        tell(t, Note("svintus_grab_threat", {"seat": seat, "cards": t.stake}))
    elif t.threat:
        tell(t, Note("svintus_snore_threat", {"seat": seat}))


def start_turn_timer(t: Play) -> None:
    """The time for the turn runs, unless it does already, the guard comes first or there is no clock (SV-23)."""
    if t.rules.turn_time and not timers.running(t, ("guard", "turn")):
        timers.start(t, "turn", t.rules.turn_time)


def end_hush(t: Play) -> None:
    """The hush is over."""
    tell(t, Note("svintus_hush_over", {"seat": t.hush}))
    t.hush = -1
