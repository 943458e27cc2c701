"""Snakes out of turn (SV-24, SV-25): offences, giving a snake with two cards, aiming, winks."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus import timers
from svinarium.games.svintus.state import Offence, Play, Prompt, Task, Wink, tell
from svinarium.games.svintus.taking import blur, choose_card, got, mark, put, remove, show
from svinarium.kernel import Draw, Note, Outcome, Weighted

WITH_SNAKE = 2
BAR = Weighted((("hit", 1), ("miss", 1)))
"""Where the aiming bar stands when a program, or a person without a screen, stops it."""


def offend(t: Play, seat: int, rank: int, only: int = -1) -> None:
    """A seat has offended: snakes of this rank may punish it, in all other hands or in that of ``only``.

    Seats that are away trigger nothing.
    """
    if rank not in t.rules.snakes or t.side.away >> seat & 1:
        return
    open_to = (1 << only if only >= 0 else t.rules.everybody) & ~(1 << seat)
    offence = Offence(seat, rank, open_to, t.turn + 1)
    _set(t, (*t.side.offences, offence))
    tell(t, Note("svintus_offence", {"seat": seat, "rank": rank}))


def expire(t: Play) -> None:
    """Forget the offences and the wink whose time is over, at the beginning of a turn."""
    side = t.side
    offences = tuple(offence for offence in side.offences if offence.turn >= t.turn)
    wink = side.wink if side.wink is not None and side.wink.turn >= t.turn else None
    if offences != side.offences or wink is not side.wink:
        t.side = msgspec.structs.replace(side, offences=offences, wink=wink)


def watch(t: Play, seat: int) -> None:
    """The seat lets interception and offences go."""
    t.window &= ~(1 << seat)
    if t.side.offences:
        changed = [msgspec.structs.replace(one, open=one.open & ~(1 << seat)) for one in t.side.offences]
        _set(t, tuple(one for one in changed if one.open))


def punish(t: Play, seat: int, target: int, card_text: str) -> None:
    """A seat punishes an offence; rank 6 must hit first."""
    rank = int(card_text[-1])
    offence = next(one for one in t.side.offences if one.seat == target and one.rank == rank and one.open >> seat & 1)
    _set(t, tuple(one for one in t.side.offences if one is not offence))
    tell(t, Note("svintus_punished", {"seat": seat, "rank": rank, "place": target + 1}))
    guarded = timers.running(t, "guard")
    timers.stop(t, "guard", "turn")
    phase, t.phase = t.phase, "ask"
    t.prompt = Prompt("aim" if rank == 6 else "add", seat, target, 0, phase, guarded)
    if rank == 6:
        show(t, seat, choose_card(t, seat, card_text))
        timers.start(t, "aim", timers.AIM_MS)
    else:
        _give_snake(t, card_text)


def shoot(t: Play) -> None:
    """The aimer stops the bar without one to look at: where it stands is drawn."""
    t.want = Draw(f"round/{t.round}/aim/{timers.number(t)}", BAR)


def aimed(t: Play, result: Outcome) -> None:
    """The bar has stopped. A miss costs two cards of the target's, and the snake stays (SV-24, SV-25)."""
    prompt = t.prompt
    assert prompt is not None
    timers.stop(t, "aim")
    if result == "hit":
        tell(t, Note("svintus_aim_hit", {"seat": prompt.seat, "place": prompt.target + 1}))
        _give_snake(t, "snake6")
        return
    tell(t, Note("svintus_aim_missed", {"seat": prompt.seat, "place": prompt.target + 1}))
    t.queue = (Task("rob", prompt.seat, prompt.target), *t.queue)
    _resume(t)


def _give_snake(t: Play, card_text: str) -> None:
    """The snake goes to the offender, seen by all; two more cards follow, or what there is."""
    prompt = t.prompt
    assert prompt is not None
    snake = choose_card(t, prompt.seat, card_text)
    _hand_over(t, snake, t.rules.public)
    rest = t.hands[prompt.seat]
    if len(rest) <= WITH_SNAKE:
        for card in rest:
            _hand_over(t, card, 1 << prompt.seat)
        _given(t, len(rest))
        return
    t.prompt = msgspec.structs.replace(prompt, what="add", left=WITH_SNAKE)
    if t.rules.turn_time:
        timers.start(t, "prompt", t.rules.turn_time)


def give(t: Play, card_text: str) -> None:
    """The giver chooses a card that goes with the snake, unseen by others."""
    prompt = t.prompt
    assert prompt is not None
    _hand_over(t, choose_card(t, prompt.seat, card_text), 1 << prompt.seat)
    if prompt.left > 1:
        t.prompt = msgspec.structs.replace(prompt, left=prompt.left - 1)
    else:
        _given(t, WITH_SNAKE)


def give_the_first(t: Play) -> None:
    """Time for choosing is over: the first cards of the hand go."""
    while t.prompt is not None and t.phase == "ask":
        give(t, t.rules.deck.text[t.hands[t.prompt.seat][0]])


def _hand_over(t: Play, card: int, known_to: int) -> None:
    prompt = t.prompt
    assert prompt is not None
    if known_to != t.rules.public:
        blur(t, prompt.seat, 1 << prompt.seat | 1 << prompt.target)
    remove(t, prompt.seat, card)
    put(t, prompt.target, (card,))
    mark(t, (card,), known_to)
    got(t, prompt.target, (card,))


def _given(t: Play, cards: int) -> None:
    """All is given: an empty hand wins, one card must be called (SV-20)."""
    prompt = t.prompt
    assert prompt is not None
    timers.stop(t, "prompt")
    tell(t, Note("svintus_cards_given", {"seat": prompt.seat, "cards": cards, "place": prompt.target + 1}))
    left = len(t.hands[prompt.seat])
    if not left:
        t.queue = (Task("won", prompt.seat),)
    elif left == 1 and t.rules.calls:
        t.queue = (Task("owe", prompt.seat), *t.queue)
    _resume(t)


def _resume(t: Play) -> None:
    """The game goes on where it was; the turn's time and the guard begin anew."""
    prompt = t.prompt
    assert prompt is not None
    t.prompt, t.phase = None, prompt.phase
    if prompt.guarded:
        timers.start(t, "guard", t.rules.intercept_guard)
    elif t.rules.turn_time:
        timers.start(t, "turn", t.rules.turn_time)


# --- winks --------------------------------------------------------------------------------------------------------


def wink(t: Play, seat: int, target: int) -> None:
    """A seat winks at another one, secretly; a new wink replaces the last one."""
    t.side = msgspec.structs.replace(t.side, wink=Wink(seat, target, t.turn + 1))
    tell(t, Note("svintus_winked", {"seat": seat, "place": target + 1}), seat, target)


def noticed(t: Play, seat: int) -> None:
    """A seat says that it has noticed a wink: true if somebody winked at it, else it is nothing."""
    found = t.side.wink
    tell(t, Note("svintus_wink_noticed", {"seat": seat}))
    if found is not None and found.target == seat:
        t.side = msgspec.structs.replace(t.side, wink=None)
        offend(t, seat, 5, found.seat)


def saw(t: Play, seat: int) -> None:
    """A seat says that it saw somebody wink at another one: then the winker is known, and takes two cards from it.

    He is told at once, though during a slap he takes them after it: nothing comes out later without a word.
    """
    found = t.side.wink
    tell(t, Note("svintus_wink_seen", {"seat": seat}))
    if found is not None and seat not in (found.seat, found.target):
        t.side = msgspec.structs.replace(t.side, wink=None)
        tell(t, Note("svintus_winker", {"seat": found.seat, "place": seat + 1}))
        t.queue = (Task("rob", found.seat, seat), *t.queue)


def _set(t: Play, offences: tuple[Offence, ...]) -> None:
    t.side = msgspec.structs.replace(t.side, offences=offences)
