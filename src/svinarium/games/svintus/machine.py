"""The machine: one check for asking (`judge`) and for doing (`advance`); what each kind of event does."""

from __future__ import annotations

from svinarium.games.svintus import calls, rounds, slap, snakes, timers
from svinarium.games.svintus.legal import OPEN_PHASES, acting, legal, paused
from svinarium.games.svintus.notation import Parsed, parse
from svinarium.games.svintus.resolution import chosen, run
from svinarium.games.svintus.signals import hear, judge_signal, quiet_over
from svinarium.games.svintus.state import Play, Said, SvintusState, freeze, thaw
from svinarium.games.svintus.taking import choose_card, shuffled
from svinarium.games.svintus.turns import COMMITS, commit, guard_over, misplay, misplayed_card, time_out
from svinarium.kernel import (
    GAME_OVER,
    Clock,
    Drawn,
    Event,
    IllegalError,
    Move,
    Outcome,
    Reason,
    Refusal,
    Signal,
    check_seat,
    judge_draw,
    no_move_now,
    unexpected,
)

# --- what may happen ----------------------------------------------------------------------------------------------


def judge(s: SvintusState, event: Event) -> Refusal | None:
    """Why an event is refused now, or nothing if it may happen."""
    if type(event) is Move:
        parsed = parse(event.move)
        return None if event.move in legal_for(s, event.seat) else _judge_other(s, event.seat, parsed)
    if type(event) is Drawn:
        judged = judge_draw(s.want, s.result is not None, event.position, event.result)
        return judged if isinstance(judged, Refusal) else None
    if type(event) is Clock:
        return _judge_clock(s, event)
    if s.result is not None:
        return GAME_OVER
    if type(event) is Signal:
        return judge_signal(s, event) or no_move_now(s.want, over=False)
    return unexpected(event)


def legal_for(s: SvintusState, seat: int) -> tuple[str, ...]:
    """The seat's legal moves; `MalformedError` if there is no such seat."""
    check_seat(seat, s.rules.seats)
    return legal(s, seat)


def _judge_other(s: SvintusState, seat: int, parsed: Parsed) -> Refusal | None:
    """What is said to a move that is not legal: some have a price and are accepted (SV-16, SV-23)."""
    nobody = no_move_now(s.want, s.result is not None)
    if nobody is not None:
        return nobody
    if s.side.away and paused(s):
        return Refusal("svintus_table_is_paused")
    if misplayed_card(s, seat, parsed) >= 0 or (parsed.verb == "slap" and _costs(s, seat)):
        return None
    return _why_not(s, seat, parsed)


def _costs(s: SvintusState, seat: int) -> bool:
    """Whether a slap now is a false one that has a price."""
    return s.phase in OPEN_PHASES and bool(s.rules.false_slap) and not s.side.away >> seat & 1


def _why_not(s: SvintusState, seat: int, parsed: Parsed) -> Refusal:
    """The reason why a move that is no misplay is refused."""
    verb = parsed.verb
    if verb == "slap":
        return Refusal("svintus_nothing_to_slap")
    if verb == "svintus":
        return Refusal("svintus_nothing_to_call")
    if verb == "catch":
        return Refusal("svintus_nobody_to_catch", {"seat": parsed.seat})
    if verb == "punish":
        return Refusal("svintus_nothing_to_punish", {"seat": parsed.seat})
    if parsed.card and choose_card(s, seat, parsed.card) < 0:
        return Refusal("svintus_not_in_hand", {"card": parsed.card})
    if s.phase in OPEN_PHASES and seat == s.on_turn:
        return _why_not_on_turn(s, verb)
    if s.phase in OPEN_PHASES and verb == "play" and acting(s) >> seat & 1:
        return Refusal("svintus_no_interception")
    return Refusal("not_your_turn", {"on_turn": s.on_turn})


def _why_not_on_turn(s: SvintusState, verb: str) -> Refusal:
    if s.pending:
        return Refusal("svintus_already_committed")
    if s.threat:
        return Refusal("svintus_answer_the_threat", {"threat": s.threat})
    if verb == "draw" and s.phase == "turn" and not s.again:
        return Refusal("svintus_card_fits")
    return Refusal("svintus_does_not_fit" if verb in ("play", "lay") else "svintus_not_now")


def _judge_clock(s: SvintusState, event: Clock) -> Refusal | None:
    if s.result is not None:
        return GAME_OVER
    if event.timer not in running(s):
        return Refusal("svintus_timer_not_running", {"timer": event.timer[:80]})
    return None


def running(s: SvintusState) -> tuple[str, ...]:
    """Names of the running timers: of a paused table only the one that closes it, none while a draw is wanted."""
    if s.want is not None:
        return ()
    if s.side.away and paused(s):
        return tuple(timer.name for timer in s.timers if timer.name.startswith("closing"))
    return tuple([timer.name for timer in s.timers])


# --- what happens then --------------------------------------------------------------------------------------------


def advance(s: SvintusState, event: Event) -> SvintusState:
    """The next state; `IllegalError` with what `judge` says."""
    refusal = judge(s, event)
    if refusal is not None:
        raise IllegalError(refusal)
    return freeze(carried(s, event, None))


def carried(s: SvintusState, event: Event, said: list[Said] | None) -> Play:
    """An event that may happen, carried out; what it brings with it is collected in ``said``."""
    t = thaw(s, said)
    if type(event) is Move:
        _move(t, event.seat, event.move)
    elif type(event) is Drawn and t.want is not None:
        _drawn(t, t.want.source.check(event.result))
    elif type(event) is Clock:
        _clock(t, event.timer)
    elif type(event) is Signal:
        hear(t, event)
    if t.queue:
        run(t)
    if t.calls:
        calls.tidy(t)
    return t


def _move(t: Play, seat: int, move: str) -> None:
    parsed = parse(move)
    verb = parsed.verb
    if verb in COMMITS:
        on_turn = seat == t.on_turn and not t.pending
        if not (on_turn and timers.running(t, "guard")) and t.rules.misplay and move not in legal(t, seat):
            misplay(t, seat, parsed)
        else:
            commit(t, seat, move, parsed)
    elif verb == "watch":
        snakes.watch(t, seat)
    elif verb == "svintus":
        calls.call_out(t, seat)
    elif verb == "catch":
        calls.catch(t, seat, parsed.seat)
    elif verb == "slap":
        slap.slap(t, seat)
    else:
        _answer(t, seat, parsed)


def _answer(t: Play, seat: int, parsed: Parsed) -> None:
    match parsed.verb:
        case "choose":
            chosen(t, parsed.seat)
        case "punish":
            snakes.punish(t, seat, parsed.seat, parsed.card)
        case "add":
            snakes.give(t, parsed.card)
        case _:
            snakes.shoot(t)


def _drawn(t: Play, result: Outcome) -> None:
    assert t.want is not None
    _, _, what, *numbers = t.want.position.split("/")
    t.want = None
    if isinstance(result, tuple):
        if what == "deck":
            rounds.deal(t, result)
        elif what == "reshuffle":
            shuffled(t, result)
        else:
            rounds.unseen(t, int(numbers[1]), int(numbers[2]), result)
    elif what == "first":
        rounds.begin(t, int(result) - 1)
    elif what == "slap":
        slap.drawn(t, int(result))
    else:
        snakes.aimed(t, result)


def _clock(t: Play, name: str) -> None:
    timer = timers.find(t, name)
    assert timer is not None
    t.now = max(t.now, timer.due)
    t.timers = tuple(other for other in t.timers if other is not timer)
    kind, numbers = timers.parts(name)
    match kind:
        case "guard":
            guard_over(t)
        case "turn":
            time_out(t)
        case "grace":
            calls.grace_over(t, numbers[0])
        case "catch":
            calls.time_over(t, numbers[0])
        case "quiet":
            quiet_over(t, numbers[0])
        case "slap":
            slap.time_over(t)
        case "aim":
            snakes.aimed(t, "miss")
        case "prompt":
            _prompt_over(t)
        case _:
            rounds.end(t, Reason.ABANDONED)


def _prompt_over(t: Play) -> None:
    """Nobody chose: an own card hits the next seat, a giver gives the first cards of his hand."""
    assert t.prompt is not None
    if t.prompt.what == "add":
        snakes.give_the_first(t)
    else:
        chosen(t, (t.prompt.seat + t.direction) % t.rules.seats)
