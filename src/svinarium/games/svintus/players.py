"""Programs that play Svintus, and autopilot. Each sees its `SvintusView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from svinarium.games.svintus.cards import COLOURS
from svinarium.games.svintus.judgement import (
    HURTING,
    colour_counts,
    face,
    following,
    hand_of,
    next_seat,
    plays,
    rest_of,
    sizes,
    unseen,
    worth,
)
from svinarium.games.svintus.notation import Parsed
from svinarium.games.svintus.views import SvintusView
from svinarium.kernel import WAIT, Chance, MalformedError, Player, PlayerKind, Setup, View

QUIET_MOVES = ("draw", "take", "skip", "done")
"""What autopilot prefers."""

PLAYING = ("card ", "wild ", "snake", "own", "lay ")


def away_move(view: SvintusView) -> str:
    """What is played for somebody who is away: he draws and passes, answers what he is asked, and does nothing else."""
    moves = view.moves
    if on_turn(view):
        for move in QUIET_MOVES:
            if move in moves:
                return move
        for move in moves:
            if move.startswith(PLAYING):
                return move
    if view.asked == view.seat or view.phase == "slap":
        return moves[0]
    return idle_move(view)


def on_turn(view: SvintusView) -> bool:
    """Whether it is the viewer's turn, and his to act."""
    return view.on_turn == view.seat and not view.committed and view.asked is None and view.phase != "slap"


def idle_move(view: SvintusView) -> str:
    """Doing nothing, out of turn."""
    if view.timers:
        return WAIT
    return "watch" if "watch" in view.moves else view.moves[0]


# --- careless -----------------------------------------------------------------------------------------------------


class Careless(msgspec.Struct, frozen=True):
    """Lays whatever fits, forgets to call every other time, seldom intercepts or catches, never uses a snake."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of the view's moves, or nothing."""
        assert isinstance(view, SvintusView)
        if on_turn(view):
            laid = [move for move in view.moves if move.startswith(("card ", "wild ", "snake", "own"))]
            if laid:
                return laid[chance.below(len(laid))]
            return next((move for move in QUIET_MOVES if move in view.moves), view.moves[0])
        if view.asked == view.seat:
            return view.moves[chance.below(len(view.moves))]
        if "slap" in view.moves:
            return "slap" if chance.below(2) or not view.timers else WAIT
        eager = [move for move in view.moves if move.startswith(("card ", "wild ", "svintus"))]
        eager += [f"catch {call.seat}" for call in view.calls if not call.called and f"catch {call.seat}" in view.moves]
        return eager[0] if eager and chance.below(4) == 0 else idle_move(view)


# --- steady -------------------------------------------------------------------------------------------------------


class Steady(msgspec.Struct, frozen=True):
    """Lays what leaves most to follow, keeps wilds, transfers, intercepts, calls, catches and punishes."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of the view's moves, or nothing."""
        assert isinstance(view, SvintusView)
        urgent = reaction(view)
        if urgent:
            return urgent
        if on_turn(view):
            return best_play(view, worth) or quiet_move(view)
        return best_play(view, worth) or idle_move(view)


def reaction(view: SvintusView) -> str:
    """What has to be done at once: slap, call, catch, answer what is asked, punish; else nothing."""
    moves = view.moves
    for move in ("slap", "svintus", "shoot"):
        if move in moves:
            return move
    for call in view.calls:
        if not call.called and f"catch {call.seat}" in moves:
            return f"catch {call.seat}"
    if view.asked == view.seat:
        return answer(view)
    return next((move for move in moves if move.startswith("punish ")), "")


def answer(view: SvintusView) -> str:
    """A seat that an own card hits: the one with the fewest cards. A card to give: one that little follows on."""
    if view.phase == "add":
        hand = hand_of(view)
        given = min(hand, key=lambda card: (card == "wild", following(rest_of(hand, card), *face(card))))
        return f"add {given}"
    counts = sizes(view)
    seats = [seat for seat in range(len(counts)) if f"choose {seat}" in view.moves]
    return f"choose {min(seats, key=lambda seat: counts[seat])}"


def best_play(view: SvintusView, value: Callable[[SvintusView, tuple[str, ...], Parsed], float]) -> str:
    """The play that is worth most; first several cards at once, where that is allowed. Nothing if none fits."""
    lays = [move for move in view.moves if move.startswith("lay ")]
    if lays:
        return lays[0]
    hand = hand_of(view)
    found = plays(view)
    return max(found, key=lambda one: value(view, hand, one[1]))[0] if found else ""


def quiet_move(view: SvintusView) -> str:
    """What there is to do on turn without a card that fits."""
    return next((move for move in QUIET_MOVES if move in view.moves), view.moves[0])


# --- sly ----------------------------------------------------------------------------------------------------------


class Sly(msgspec.Struct, frozen=True):
    """Counts cards, keeps twins to intercept itself, plans transfers: keeps a grab and a snore for a threat."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of the view's moves, or nothing."""
        assert isinstance(view, SvintusView)
        urgent = reaction(view)
        if urgent:
            return urgent
        return best_play(view, sly_worth) or (quiet_move(view) if on_turn(view) else idle_move(view))


def sly_worth(view: SvintusView, hand: tuple[str, ...], parsed: Parsed) -> float:
    """What `Steady` thinks, twins that go together, transfers kept, and colours that the others have the least of."""
    value = worth(view, hand, parsed)
    letter, name = face(parsed.card)
    rest = rest_of(hand, parsed.card)
    if parsed.card in rest and view.phase in ("turn", "more", "drawn"):
        value += 7 if parsed.card != "wild" else 1
    threatened = sizes(view)[next_seat(view)] <= 2
    if name in HURTING and not threatened and not view.threat and len(hand) > 3:
        kept = sum(face(card)[1] == name for card in rest)
        value -= 0 if kept else 1.5
    colour = COLOURS[parsed.colour][0] if parsed.colour >= 0 else letter
    if threatened and colour:
        left = unseen(view, hand)
        value -= left[colour] / max(1, sum(left.values())) * 14
    if len(rest) == 1 and colour_counts(rest)[colour]:
        value += 2
    return value


def _maker(player: Player, name: str) -> Callable[[Setup, str], Player]:
    def make(_: Setup, argument: str) -> Player:
        if argument:
            raise MalformedError("player_argument", {"player": name, "value": argument[:40], "expected": name})
        return player

    return make


PLAYERS: Mapping[str, PlayerKind] = {
    name: PlayerKind(name, _maker(player, name))
    for name, player in (("careless", Careless()), ("steady", Steady()), ("sly", Sly()))
}
