"""The moves: what is laid, taken, passed; misplays and time-outs (SV-7, SV-8, SV-11 … SV-14, SV-18, SV-19, SV-23)."""

from __future__ import annotations

from svinarium.games.svintus import timers
from svinarium.games.svintus.cards import ANY
from svinarium.games.svintus.legal import OPEN_PHASES, turn_moves
from svinarium.games.svintus.notation import Parsed, parse
from svinarium.games.svintus.resolution import close_turn, end_hush, land, landed, start_turn_timer
from svinarium.games.svintus.rules import PENALTY
from svinarium.games.svintus.snakes import offend
from svinarium.games.svintus.state import Fields, Play, Task, tell
from svinarium.games.svintus.taking import choose_card, remove, show
from svinarium.kernel import Note

COMMITS = ("play", "lay", "draw", "take", "skip", "done")
"""Moves by which the seat on turn commits: within the guard they wait (SV-19)."""


def commit(t: Play, seat: int, move: str, parsed: Parsed) -> None:
    """A move of those that use a turn, or intercept: at once, or when the guard is over."""
    if seat != t.on_turn or t.pending:
        intercept(t, seat, parsed)
    elif timers.running(t, "guard") and not _is_interception(t, seat, parsed):
        t.pending = move
        tell(t, Note("svintus_committed", {"seat": seat}))
    else:
        carry_out(t, seat, parsed)


def _is_interception(t: Play, seat: int, parsed: Parsed) -> bool:
    """Whether the seat on turn lays the twin of the top card, which nobody waits for."""
    if parsed.verb != "play" or not t.open or not t.rules.may_be_intercepted(t.pile[-1]):
        return False
    card = choose_card(t, seat, parsed.card)
    return card >= 0 and bool(t.rules.twins(t.pile[-1])[card])


def guard_over(t: Play) -> None:
    """The guard is over: the commit that waited is carried out, or lapses if its card is not there any more."""
    move, seat = t.pending, t.on_turn
    if not move:
        start_turn_timer(t)
        return
    t.pending = ""
    parsed = parse(move)
    if parsed.card and choose_card(t, seat, parsed.card) < 0:
        tell(t, Note("svintus_commit_lapsed", {"seat": seat}))
        start_turn_timer(t)
    elif parsed.verb == "play" and move.removesuffix(" svintus") not in turn_moves(t):
        misplay(t, seat, parsed)
    else:
        carry_out(t, seat, parsed)


def carry_out(t: Play, seat: int, parsed: Parsed) -> None:
    """The seat on turn does what it has committed to."""
    match parsed.verb:
        case "play":
            land(t, seat, choose_card(t, seat, parsed.card), parsed.colour, parsed.called)
        case "lay":
            _lay(t, seat, choose_card(t, seat, parsed.card))
        case "draw":
            close_turn(t)
            t.idle += 1
            tell(t, Note("svintus_card_drawn", {"seat": seat}))
            t.queue = (Task("draw", seat), *t.queue)
        case "take":
            _suffer(t, seat, 0)
        case "skip":
            tell(t, Note("svintus_snored", {"seat": seat}))
            t.queue = (Task("pass", seat), *t.queue)
        case _:
            _pass(t, seat)


def _pass(t: Play, seat: int) -> None:
    """No further card: what was laid lies, or the turn passes."""
    if t.phase == "lay":
        landed(t, seat, t.pile[-1])
        return
    tell(t, Note("svintus_turn_passed", {"seat": seat}))
    t.queue = (Task("pass", seat), *t.queue)


def _lay(t: Play, seat: int, card: int) -> None:
    """A card of several: it has not landed before the last one lies on it (SV-7)."""
    close_turn(t)
    remove(t, seat, card)
    t.pile = (*t.pile, card)
    t.phase = "lay"
    if t.rules.turn_time:
        timers.start(t, "turn", t.rules.turn_time)
    facts = t.rules.deck.kind[card].facts
    tell(t, Note("svintus_card_laid", {"seat": seat, "face": facts["face"], "colour": facts["colour"]}))


def intercept(t: Play, seat: int, parsed: Parsed) -> None:
    """A seat lays the twin of the top card out of turn; the play goes on behind it (SV-18)."""
    tell(t, Note("svintus_intercepted", {"seat": seat}))
    if t.hush >= 0 and (t.hush == seat or (seat != t.actor and _between(t, t.on_turn, seat, t.hush))):
        end_hush(t)
    twin = parsed.card == t.rules.deck.text[t.pile[-1]]
    land(t, seat, choose_card(t, seat, parsed.card), parsed.colour, parsed.called)
    if twin and t.hands[seat]:
        offend(t, seat, 6)


def _between(t: Play, one: int, other: int, seat: int) -> bool:
    """Whether a seat lies between two others, in the direction of play."""
    at = one
    while (at := (at + t.direction) % t.rules.seats) != other:
        if at == seat:
            return True
    return False


# --- what goes wrong ----------------------------------------------------------------------------------------------


def misplayed_card(s: Fields, seat: int, parsed: Parsed) -> int:
    """The card that a seat lays although it may not, where that has a price and not just a refusal; −1: a refusal."""
    if not s.rules.misplay or parsed.verb != "play" or s.phase not in OPEN_PHASES:
        return -1
    if s.side.away >> seat & 1 or (seat == s.on_turn and (s.pending or s.phase == "lay")):
        return -1
    card = choose_card(s, seat, parsed.card)
    asks = card >= 0 and s.rules.deck.kind[card].asks_colour
    return card if asks == (parsed.colour != ANY) else -1


def misplay(t: Play, seat: int, parsed: Parsed) -> None:
    """The card comes back, seen by all, and costs two; on turn the turn is missed, too (SV-23)."""
    card = choose_card(t, seat, parsed.card)
    show(t, seat, card)
    facts = t.rules.deck.kind[card].facts
    tell(t, Note("svintus_misplayed", {"seat": seat, "face": facts["face"], "colour": facts["colour"]}))
    offend(t, seat, 1)
    if seat == t.on_turn:
        _suffer(t, seat, PENALTY)
    else:
        t.queue = (Task("take", seat, PENALTY), *t.queue)


def time_out(t: Play) -> None:
    """The time for the turn is over (SV-23)."""
    seat = t.on_turn
    if t.phase == "lay" or t.again:
        _pass(t, seat)
        return
    tell(t, Note("svintus_time_over", {"seat": seat}))
    extra = t.rules.time_out_takes
    if extra == 1 and (t.threat or t.phase == "drawn"):
        extra = 0
    drawn = t.phase == "drawn"
    offend(t, seat, 1)
    if drawn and not extra:
        t.queue = (Task("pass", seat), *t.queue)
    else:
        _suffer(t, seat, extra)


def _suffer(t: Play, seat: int, extra: int) -> None:
    """The threat is carried out, and more cards with it; then the turn passes."""
    cards = t.stake + extra
    passing = (Task("pass", seat), *t.queue)
    if t.threat == "snore":
        tell(t, Note("svintus_snored", {"seat": seat}))
    if cards:
        t.idle += 1
        passing = (Task("take", seat, cards), *passing)
    close_turn(t)
    t.queue = passing
