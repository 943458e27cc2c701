"""What a move or a throw does (PP-2 … PP-5). What is refused, and why."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from svinarium.games.pass_the_pigs import poses_of
from svinarium.games.pass_the_pigs.poses import OINKER
from svinarium.games.pig_party.cards import PIGS, bonus_points, deck, is_pig_out, one_pig, two_pigs
from svinarium.games.pig_party.move_text import EXPECTED, GIVE, LEAVE, MOVES, ROLL
from svinarium.games.pig_party.rounds import after_win, next_turn, set_up
from svinarium.games.pig_party.state import PartyState, Poses, Thrown
from svinarium.kernel import Draw, Outcome, Refusal, check_seat, malformed_move, no_move_now

T = TypeVar("T")

MUST_GIVE = Refusal("party_must_give")
NOTHING_TO_GIVE = Refusal("party_nothing_to_give")
NOT_YOURS = Refusal("party_not_your_card")
MAY_NOT_LEAVE = Refusal("party_may_not_leave")


# --- what may happen ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def throws_two(cards: tuple[int, ...]) -> bool:
    """Whether two pigs are thrown: as soon as one of the open cards needs two."""
    return any(len(deck()[card].wants) == 2 for card in cards)


@lru_cache(maxsize=4096)
def moves_for(cards: tuple[int, ...], pigs: Poses) -> tuple[str, ...]:
    """The moves of a seat that is to throw, its pigs lying so: ``roll``, and which of them it may leave (PP-2)."""
    pairs = [deck()[card] for card in cards if len(deck()[card].wants) == 2]
    left = [place for place, pose in enumerate(pigs) if any(card.has(pose) for card in pairs)]
    if len(left) == 2 and pigs[0] == pigs[1]:
        left = left[:1]
    return (ROLL, *(f"{LEAVE} {place + 1}" for place in left))


def legal_moves(state: PartyState, seat: int | None) -> tuple[str, ...]:
    """The seat's legal moves: none unless it is on turn and nothing is being drawn."""
    if seat is None or state.seat != seat or state.draw is not None:
        return ()
    if state.giving:
        return tuple(f"{GIVE} {deck()[card].face}" for card in state.won[seat])
    return moves_for(state.open, state.pigs[seat])


def judge_move(state: PartyState, seat: int, move: str) -> Refusal | None:
    """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that this game does not have."""
    if move not in MOVES:
        raise malformed_move(move, EXPECTED)
    check_seat(seat, state.rules.seats)
    nobody = no_move_now(state.draw, state.result is not None)
    if nobody is not None:
        return nobody
    if state.seat != seat:
        return Refusal("not_your_turn", {"on_turn": state.seat if state.seat is not None else -1})
    if move in legal_moves(state, seat):
        return None
    if state.giving:
        return NOT_YOURS if move.startswith(GIVE) else MUST_GIVE
    return NOTHING_TO_GIVE if move.startswith(GIVE) else MAY_NOT_LEAVE


# --- what happens then --------------------------------------------------------------------------------------------


def moved(state: PartyState, move: str) -> PartyState:
    """The state after a move that is allowed: a card given back, or a throw that is to be drawn."""
    word, _, rest = move.partition(" ")
    if word == GIVE:
        return next_turn(_given(state, MOVES[move]))
    left = int(rest) - 1 if word == LEAVE else None
    two = left is None and throws_two(state.open)
    draw = Draw(f"throw/{state.thrown + 1}", two_pigs() if two else one_pig())
    return replace(state, thrown=state.thrown + 1, left=left, draw=draw)


def drawn(state: PartyState, outcome: Outcome) -> PartyState:
    """The wanted draw is answered: the shuffle, the lot, a throw, or a pig of a bonus throw."""
    state = replace(state, draw=None)
    if state.seat is None:
        return set_up(state, outcome)
    if state.bonus is not None:
        return _bonus(state, (*state.bonus, str(outcome)))
    return _thrown(state, str(outcome))


def _thrown(state: PartyState, outcome: str) -> PartyState:
    seat, left = state.seat, state.left
    assert seat is not None
    first = state.throws[seat] == 0
    if left is not None:
        lying = state.pigs[seat]
        poses: Poses = (lying[0], outcome) if left == 0 else (outcome, lying[1])
    else:
        poses = poses_of(outcome)
    state = replace(
        state,
        throws=_with(state.throws, seat, state.throws[seat] + 1),
        pigs=_with(state.pigs, seat, poses if len(poses) == 2 else ()),
        left=None,
        last=Thrown(seat, poses, left),
    )
    if outcome == OINKER:
        return _oinker(state)
    if left is None and is_pig_out(poses):
        return next_turn(replace(state, sitting=(*state.sitting, seat)))
    won = tuple(card for card in state.open if deck()[card].shown_by(poses))
    if not won:
        return next_turn(state)
    return _won(state, won, bonus=first and state.open[-1] in won and _has_bonus(state))


def _has_bonus(state: PartyState) -> bool:
    """Whether there is a bonus for the latest card at all: not in the last round, when it is not new to anybody."""
    return not state.final and (state.rules.bonus_when == "first_throw" or state.turned == 1)


def _won(state: PartyState, cards: tuple[int, ...], *, bonus: bool) -> PartyState:
    """The seat on turn takes cards and their points (PP-3), and throws all eight if it has earned that (PP-4)."""
    seat = state.seat
    assert seat is not None
    state = replace(
        state,
        open=tuple(card for card in state.open if card not in cards),
        won=_with(state.won, seat, (*state.won[seat], *cards)),
        scores=_with(state.scores, seat, state.scores[seat] + sum(deck()[card].points for card in cards)),
    )
    return _bonus(state, ()) if bonus else after_win(state)


def _bonus(state: PartyState, poses: Poses) -> PartyState:
    """A bonus throw with so many pigs drawn: the next one is wanted, or all eight are scored."""
    seat = state.seat
    assert seat is not None
    if len(poses) < PIGS:
        draw = Draw(f"throw/{state.thrown}/bonus/{len(poses) + 1}", one_pig())
        return replace(state, bonus=poses, draw=draw, last=Thrown(seat, poses) if poses else state.last)
    scores = _with(state.scores, seat, state.scores[seat] + bonus_points(poses))
    return after_win(replace(state, bonus=None, scores=scores, last=Thrown(seat, poses)))


def _oinker(state: PartyState) -> PartyState:
    """A card has to be given back, the only one at once (PP-5)."""
    seat = state.seat
    assert seat is not None
    state = replace(state, pigs=_with(state.pigs, seat, ()))
    won = state.won[seat]
    if len(won) > 1:
        return replace(state, giving=True)
    return next_turn(_given(state, won[0]) if won else state)


def _given(state: PartyState, card: int) -> PartyState:
    """The card goes to the bottom of the deck, its points with it."""
    seat = state.seat
    assert seat is not None
    return replace(
        state,
        giving=False,
        won=_with(state.won, seat, tuple(other for other in state.won[seat] if other != card)),
        scores=_with(state.scores, seat, state.scores[seat] - deck()[card].points),
        deck=(*state.deck, card),
        bottom=state.bottom + 1,
    )


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
