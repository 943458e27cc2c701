"""Programs that play Sysna, and autopilot. Each sees its `SysnaView` and nothing else.

Their common measure is the pot where one more throw stops paying (`svinarium.games.sysna.odds`: 37½ with two dice and a
red 1, 35 with doubles, 20 with one die). All confirm and throw at once: nobody waits for a program.

``cautious``
    takes two thirds of that (25; 23; 13), or what is enough for the target.
``bold``
    takes when the pot does not pay any more (38; 35; 20), or is enough for the target.
``pace``
    looks at what everybody has and would have: see `Pace`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil

import msgspec

from svinarium.games.sysna.odds import odds
from svinarium.games.sysna.options import rules_of
from svinarium.games.sysna.rules import ENOUGH, PLAY
from svinarium.games.sysna.views import SysnaView
from svinarium.kernel import Chance, MalformedError, Player, PlayerKind, Setup, View


class Taker(msgspec.Struct, frozen=True):
    """Takes a pot of ``pot`` points or more, and one that is enough for the target."""

    pot: int

    def choose(self, view: View, chance: Chance) -> str:
        """Confirm, throw, play or enough."""
        assert isinstance(view, SysnaView)
        return taker_move(view, self.pot)


class Pace(msgspec.Struct, frozen=True):
    """Keeps pace: bolder when behind, and to the end when the game is about to be decided.

    - With the pot his score reaches the target. ``fair``: takes, that wins. ``gamble``: takes unless somebody would
      have more, who has taken already or could take the same pot.
    - Somebody has reached the target, so that this round decides: plays, there is nothing to lose.
    - He needs no more than one and a half times ``even`` for the target: plays, the race is on.
    - Else takes at ``even`` less a tenth (``fair``: and a tenth), and one point later for each four points that the
      best of the others would be ahead with the same pot, one earlier for each four that he would be behind; never
      below two thirds of ``even``.

    The tenths are from trial: who has everybody's luck must be a throw earlier or later than the others to pass them.
    """

    even: int

    @property
    def least(self) -> int:
        """The least pot that he takes while nothing is decided."""
        return two_thirds(self.even)

    def choose(self, view: View, chance: Chance) -> str:
        """Confirm, throw, play or enough."""
        assert isinstance(view, SysnaView)
        if len(view.moves) == 1:
            return view.moves[0]
        assert view.seat is not None
        assert view.pot is not None
        if extra_round(view):
            return ENOUGH if view.pot >= self.least and number_is_up(view, view.seat) else PLAY
        return ENOUGH if self._takes(view, view.seat, view.pot) else PLAY

    def _takes(self, view: SysnaView, seat: int, pot: int) -> bool:
        own, target = view.if_enough[seat], view.target
        best = max(score for other, score in enumerate(view.if_enough) if other != seat)
        if own >= target:
            return view.ending == "fair" or own >= best
        if max(map(int, view.scores)) >= target or target - (own - pot) <= self.even * 3 // 2:
            return False
        tenth = self.even // 10 if view.ending == "fair" else -(self.even // 10)
        return pot >= max(self.least, self.even + tenth + (best - own) // 4)


def taker_move(view: SysnaView, pot: int) -> str:
    """What one does who takes a pot of so many points, or one that is enough for the target (SYS-13)."""
    if len(view.moves) == 1:
        return view.moves[0]
    assert view.seat is not None
    assert view.pot is not None
    if extra_round(view):
        return ENOUGH if view.pot >= pot and number_is_up(view, view.seat) else PLAY
    return ENOUGH if view.pot >= pot or view.if_enough[view.seat] >= view.target else PLAY


# --- level at the top ---------------------------------------------------------------------------------------------


def extra_round(view: SysnaView) -> bool:
    """Whether this round is played because it was level at the top: the target was reached before it began."""
    return max(_before_round(view)) >= view.target


def number_is_up(view: SysnaView, seat: int) -> bool:
    """Whether this seat may take the pot without being level again with another one like it.

    Programs that are alike have the same luck in Sysna, and the same rule: they would stay level for ever. So in an
    extra round nobody takes what somebody level with him has taken; where choices are secret, those level take turns:
    one throw is the first one's in speaking order, the next throw the second one's.
    """
    before = _before_round(view)
    level = [other for other in view.order if before[other] == before[seat]]
    if any(view.taken[other] == view.pot for other in level):
        return False
    rivals = [other for other in level if other in view.inside]
    return view.announce == "in_order" or rivals[view.throws % len(rivals)] == seat


def _before_round(view: SysnaView) -> list[int]:
    return [int(score) - taken for score, taken in zip(view.scores, view.taken, strict=True)]


def two_thirds(even: int) -> int:
    """Two thirds, rounded: the measure of the cautious.

    >>> two_thirds(38), two_thirds(35), two_thirds(20)
    (25, 23, 13)
    """
    return (2 * even + 1) // 3


def _kind(name: str, make: Callable[[int], Player]) -> PlayerKind:
    """A kind of player without an argument, made from the pot where a throw stops paying."""

    def made(setup: Setup, argument: str) -> Player:
        if argument:
            raise MalformedError("player_argument", {"player": name, "value": argument[:40], "expected": name})
        return make(ceil(odds(rules_of(setup)).break_even))

    return PlayerKind(name, made)


PLAYERS: Mapping[str, PlayerKind] = {
    kind.name: kind
    for kind in (
        _kind("cautious", lambda even: Taker(two_thirds(even))),
        _kind("bold", Taker),
        _kind("pace", Pace),
    )
}
