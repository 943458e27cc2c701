"""Who may act, and with which moves. What says that a seat may act is public: it never depends on a hidden card.

So all seats that could hold a twin may act while the window is open, also those that do not: ``watch`` is open to all.
"""

from __future__ import annotations

from functools import lru_cache

from svinarium.games.svintus.state import Call, Fields, Hand, Offence, SvintusState

OPEN_PHASES = ("turn", "drawn", "lay")
"""Phases in which nothing is asked: the seat on turn acts, others may intercept, punish, catch."""


@lru_cache(maxsize=2048)
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask.

    >>> seats_in(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def paused(s: Fields) -> bool:
    """Whether everybody is away (SV-9)."""
    return s.side.away == s.rules.everybody


def movers(s: Fields) -> tuple[int, ...]:
    """Seats that may act now."""
    return seats_in(acting(s))


def acting(s: Fields) -> int:
    """Seats that may act now, as a mask."""
    if s is _acting[0][0]:
        return _acting[0][1]
    mask = _acting_now(s)
    if type(s) is SvintusState:
        _acting[0] = (s, mask)
    return mask


def _acting_now(s: Fields) -> int:
    if s.want is not None or s.result is not None or (s.side.away and paused(s)):
        return 0
    phase = s.phase
    if phase in OPEN_PHASES:
        mask = s.window if s.pending else s.window | 1 << s.on_turn
        for offence in s.side.offences:
            mask |= offence.open
    elif phase == "slap":
        mask = s.slappers
    else:
        mask = 1 << s.prompt.seat if s.prompt is not None else 0
    for call in s.calls:
        if may_call(call):
            mask |= 1 << call.seat
        elif call.open:
            mask |= s.rules.everybody & ~(call.spent | 1 << call.seat)
    return mask


def may_call(call: Call) -> bool:
    """Whether the seat may still call «Свинтус!» (SV-20)."""
    return not call.called and not call.open


def legal(s: Fields, seat: int) -> tuple[str, ...]:
    """The seat's legal moves."""
    last = _legal[0]
    if s is last[0] and seat == last[1]:
        return last[2]
    moves = _legal_now(s, seat)
    if type(s) is SvintusState:
        _legal[0] = (s, seat, moves)
    return moves


_acting: list[tuple[Fields | None, int]] = [(None, 0)]
_legal: list[tuple[Fields | None, int, tuple[str, ...]]] = [(None, 0, ())]
"""The last answers: a view is followed by the check of the move that was chosen from it. States never change."""


def _legal_now(s: Fields, seat: int) -> tuple[str, ...]:
    mask = acting(s)
    if not mask >> seat & 1:
        return ()
    moves: list[str] = []
    if s.phase in OPEN_PHASES:
        _open_moves(s, seat, moves)
    elif s.phase == "slap":
        if s.slappers >> seat & 1:
            moves.append("slap")
    elif s.prompt is not None and s.prompt.seat == seat:
        moves += _answers(s)
    for call in s.calls:
        if call.seat == seat:
            if may_call(call):
                moves.append("svintus")
        elif call.open and not call.spent >> seat & 1:
            moves.append(f"catch {call.seat}")
    return tuple(moves)


def _open_moves(s: Fields, seat: int, moves: list[str]) -> None:
    on_turn = seat == s.on_turn and not s.pending
    if on_turn:
        moves += turn_moves(s)
    elif s.window >> seat & 1:
        moves += plays(s, seat, s.rules.interceptors(s.pile[-1], s.threat))
    waits = s.window >> seat & 1
    for offence in s.side.offences:
        if offence.open >> seat & 1:
            waits = 1
            moves += [move for move in punishments(s, seat, offence) if move not in moves]
    if waits and not on_turn:
        moves.append("watch")


def turn_moves(s: Fields) -> list[str]:
    """The moves by which the seat on turn commits."""
    rules, seat = s.rules, s.on_turn
    if s.phase == "drawn":
        fits = s.drawn >= 0 and rules.fits(s.pile[-1], s.colour)[s.drawn]
        moves = _play(s, seat, s.drawn) if fits else []
        return [*moves, "done"] if not fits or rules.play_drawn == "may" else moves
    if s.phase == "lay":
        which = _of_rank(s, rules.deck.kind[s.pile[-1]].rank)
        return [*plays(s, seat, which), *_lays(s, seat, which)] or ["done"]
    if s.threat:
        return [*plays(s, seat, answering(s)), "take" if s.threat == "grab" else "skip"]
    which = rules.fits(s.pile[-1], s.colour)
    moves = plays(s, seat, which)
    if s.again:
        return [*moves, "done"]
    if rules.voluntary_draw or not moves:
        moves.append("draw")
    if rules.multi_play:
        moves += _lays(s, seat, which)
    return moves


def plays(s: Fields, seat: int, which: bytes) -> list[str]:
    """The moves that lay those of a seat's cards for which ``which[id]`` is 1."""
    hand = s.hands[seat]
    deck = s.rules.deck
    texts = deck.plays
    found: list[str] = []
    last: tuple[str, ...] = ()
    for card in hand:
        if which[card]:
            moves = texts[card]
            if moves is not last:
                found += moves
                last = moves
    if len(hand) == 2 and s.rules.calls:
        found += [f"{move} svintus" for move in found]
    return found


def _play(s: Fields, seat: int, card: int) -> list[str]:
    only = bytearray(s.rules.deck.size)
    only[card] = 1
    return plays(s, seat, bytes(only))


def _of_rank(s: Fields, rank: int) -> bytes:
    return bytes(kind.name == "number" and kind.rank == rank for kind in s.rules.deck.kind)


def _lays(s: Fields, seat: int, which: bytes) -> list[str]:
    """``lay``: for number cards that may be laid, and of whose rank there is another one in the hand."""
    deck, hand = s.rules.deck, s.hands[seat]
    ranks = [deck.kind[card].rank if deck.coloured_number[card] else -1 for card in hand]
    found = [
        deck.lays[card]
        for card, rank in zip(hand, ranks, strict=True)
        if which[card] and rank >= 0 and ranks.count(rank) > 1
    ]
    return list(dict.fromkeys(found))


def answering(s: Fields) -> bytes:
    """For every id, 1 if the seat under a threat may lay it: a transfer, or the twin while the window is open."""
    return s.rules.answers(s.pile[-1], s.threat) if s.open else s.rules.transfers(s.threat)


def punishments(s: Fields, seat: int, offence: Offence) -> list[str]:
    """The move that punishes an offence, if the seat holds the snake for it (SV-24)."""
    hand: Hand = s.hands[seat]
    if s.rules.need_two and len(hand) < 3:
        return []
    snake = f"snake{offence.rank}"
    texts = s.rules.deck.text
    return [f"punish {offence.seat} {snake}"] if any(texts[card] == snake for card in reversed(hand)) else []


def _answers(s: Fields) -> list[str]:
    prompt = s.prompt
    assert prompt is not None
    if prompt.what == "add":
        return list(dict.fromkeys(s.rules.deck.gives[card] for card in s.hands[prompt.seat]))
    if prompt.what == "aim":
        return ["shoot"]
    return [f"choose {seat}" for seat in range(s.rules.seats) if seat != prompt.seat]
