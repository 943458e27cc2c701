"""`Rules`: what the options say, once and for all, in the form that the machine runs on."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from svinarium.games.svintus.cards import ANY, Deck, Kind, deck_of
from svinarium.games.svintus.own_cards import OwnCard

Start: TypeAlias = Literal["number_only", "any_no_effect", "any_with_effect"]
First: TypeAlias = Literal["right_of_dealer", "left_of_dealer", "youngest", "random"]
PlayDrawn: TypeAlias = Literal["may", "must", "never"]
Transfer: TypeAlias = Literal["grab_and_snore", "grab_only", "off"]

HAND = 8
GRAB = 3
PENALTY = 2
"""Cards for a misplay, an offence against hush, a lost slap, a missed shot (SV-15, SV-16, SV-23 … SV-25)."""


class Rules(msgspec.Struct, frozen=True, dict=True):
    """How a table plays. Fields are named as the options; ``own`` are the host's cards; times are in milliseconds.

    ``turn_time`` 0 means that there is no clock: then ``intercept_guard`` is 0 and interception, slap and calls are off
    (SV-23), whatever the options say. ``snakes`` are the ranks whose use out of turn is on (SV-25).
    ``reports``: offences are reported by players, at a physical table (SV-15).
    """

    seats: int
    snake_copies: int
    own: tuple[OwnCard, ...]
    start_card: Start
    first: First
    youngest: int
    by_name: bool
    multi_play: bool
    voluntary_draw: bool
    play_drawn: PlayDrawn
    until_playable: bool
    final_grab_draws: bool
    transfer: Transfer
    reverse_skips: bool
    wild_continue: bool
    wild_anytime: bool
    slap: bool
    slap_timeout: int
    slap_loser_one: bool
    false_slap: int
    interception: bool
    intercept_specials: bool
    intercept_wild: bool
    self_intercept: bool
    intercept_guard: int
    calls: bool
    call_grace: int
    svintus_penalty: int
    false_catch: int
    turn_time: int
    misplay: bool
    time_out_takes: int
    snakes: tuple[int, ...]
    need_two: bool
    target: int
    reports: bool

    @cached_property
    def deck(self) -> Deck:
        """The deck."""
        return deck_of(self.snake_copies, self.own)

    @cached_property
    def everybody(self) -> int:
        """All seats, as a mask: bit ``seat`` is set."""
        return (1 << self.seats) - 1

    @cached_property
    def public(self) -> int:
        """All seats and the spectators, as a mask: what everybody knows."""
        return (1 << (self.seats + 1)) - 1

    @cached_property
    def own_names(self) -> tuple[str, ...]:
        """Names of the host's cards."""
        return tuple(card.name for card in self.own)

    @cached_property
    def nothing(self) -> bytes:
        """For every id, 0."""
        return bytes(self.deck.size)

    @cached_property
    def wilds(self) -> bytes:
        """For every id, 1 if it is a wild."""
        return bytes(kind.name == "wild" for kind in self.deck.kind)

    @cached_property
    def _fits(self) -> tuple[tuple[bytes, ...], ...]:
        colours = (*range(4), ANY)
        kinds = range(len(self.deck.kinds))
        return tuple(tuple(self.deck.fits(top, colour, self.by_name) for colour in colours) for top in kinds)

    @cached_property
    def _twins(self) -> tuple[bytes, ...]:
        return tuple(self.deck.twins(top) for top in range(len(self.deck.kinds)))

    @cached_property
    def _interceptable(self) -> tuple[bool, ...]:
        return tuple(map(self._is_interceptable, self.deck.kinds))

    @cached_property
    def _interceptors(self) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
        """For every kind on top: under a threat, and without one."""
        pairs = zip(self._twins, self._interceptable, strict=True)
        twins = tuple(found if may else self.nothing for found, may in pairs)
        return twins, tuple(_either(found, self.wilds) for found in twins) if self.wild_anytime else twins

    @cached_property
    def _answers(self) -> dict[str, tuple[bytes, ...]]:
        twins = self._interceptors[0]
        return {name: tuple(_either(cards, found) for found in twins) for name, cards in self._threats.items()}

    @cached_property
    def _threats(self) -> dict[str, bytes]:
        names = {"grab": self.transfer != "off", "snore": self.transfer == "grab_and_snore"}
        return {name: bytes(on and kind.name == name for kind in self.deck.kind) for name, on in names.items()}

    def fits(self, top: int, colour: int) -> bytes:
        """For every id, 1 if it may be laid on the card ``top`` while ``colour`` is active."""
        return self._fits[self.deck.kind_of[top]][colour]

    def twins(self, top: int) -> bytes:
        """For every id, 1 if it is identical to the card ``top``."""
        return self._twins[self.deck.kind_of[top]]

    def transfers(self, threat: str) -> bytes:
        """For every id, 1 if it transfers this threat (SV-11, SV-12)."""
        return self._threats[threat]

    def interceptors(self, top: int, threat: str) -> bytes:
        """For every id, 1 if it intercepts ``top``: its twin (SV-18), or a wild if ``wild_anytime`` (SV-14)."""
        return self._interceptors[not threat][self.deck.kind_of[top]]

    def answers(self, top: int, threat: str) -> bytes:
        """For every id, 1 if it transfers this threat or intercepts ``top``."""
        return self._answers[threat][self.deck.kind_of[top]]

    def may_be_intercepted(self, top: int) -> bool:
        """Whether a card like this one may be intercepted at all (SV-18)."""
        return self._interceptable[self.deck.kind_of[top]]

    def _is_interceptable(self, kind: Kind) -> bool:
        if not self.interception or kind.own:
            return False
        return self.intercept_wild if kind.name == "wild" else self.intercept_specials or not kind.special


def _either(these: bytes, those: bytes) -> bytes:
    return bytes(a | b for a, b in zip(these, those, strict=True))
