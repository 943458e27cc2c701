"""A tiny game with hidden cards, to prove the checks of what is seen.

Each seat gets a card, 0 … cards-1, that only he sees. In turn each may first ``swap`` (his card goes under the table,
he gets one of the rest, unseen by others), then must ``bet`` or ``fold``. The last one in wins without showing; else
all who are in show, and the highest card wins.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from svinarium.kernel import (
    CardsShown,
    Chance,
    Die,
    Draw,
    Drawn,
    Event,
    Game,
    IllegalError,
    MalformedError,
    Move,
    Note,
    Option,
    Player,
    PlayerKind,
    Reason,
    Refusal,
    Result,
    Setup,
    Shuffle,
    Value,
    View,
    standings,
)

MOVES = ("swap", "bet", "fold")


class DuelState(msgspec.Struct, frozen=True):
    seats: int
    cards: int
    hands: tuple[int, ...] = ()
    under: tuple[int | None, ...] = ()
    rest: tuple[int, ...] = ()
    turn: int = 0
    swapping: bool = False
    bets: tuple[int, ...] = ()
    folded: tuple[bool, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        return tuple(seat for seat, folded in enumerate(self.folded) if not folded)

    @property
    def over(self) -> bool:
        return bool(self.hands) and (self.turn == self.seats or len(self.left) == 1)

    @property
    def shown(self) -> bool:
        return self.over and len(self.left) > 1


class DuelView(View, frozen=True, kw_only=True):
    own: int | None = None


class Careful(msgspec.Struct, frozen=True):
    """Bets on a high card."""

    def choose(self, view: View, chance: Chance) -> str:
        assert isinstance(view, DuelView)
        assert view.own is not None
        return "bet" if view.own >= 2 else view.moves[chance.below(len(view.moves))]


def careful(_setup: Setup, argument: str) -> Player:
    if argument:
        raise MalformedError("player_argument", {"player": "careful", "value": argument, "expected": ""})
    return Careful()


class Duel(Game[DuelState]):
    name = "duel"
    state_type = DuelState
    view_type = DuelView
    min_seats = 2
    max_seats = 4
    options = (Option("cards", "int", 5, minimum=3, maximum=200),)
    presets: Mapping[str, Mapping[str, Value]] = {"many": {"cards": 40}}
    players: Mapping[str, PlayerKind] = {"careful": PlayerKind("careful", careful)}

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        cards = options["cards"]
        if isinstance(cards, int) and cards <= seats:
            raise MalformedError("too_few_cards", {"cards": cards, "seats": seats})

    def start(self, setup: Setup) -> DuelState:
        cards = setup.options["cards"]
        assert isinstance(cards, int)
        return DuelState(setup.seats, cards)

    def wanted(self, state: DuelState) -> Draw | None:
        if not state.hands:
            return Draw("deck", Shuffle(state.cards), ())
        if state.swapping:
            return Draw(f"swap/{state.turn}", Die(len(state.rest)), (state.turn,))
        return None

    def movers(self, state: DuelState) -> tuple[int, ...]:
        return () if self.wanted(state) or state.over else (state.turn,)

    def legal(self, state: DuelState, seat: int) -> tuple[str, ...]:
        if seat not in self.movers(state):
            return ()
        return tuple(move for move in MOVES if move != "swap" or (state.rest and state.under[seat] is None))

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        wanted = self.wanted(state)
        if isinstance(event, Drawn):
            if wanted is None or event.position != wanted.position:
                return Refusal("no_such_draw")
            wanted.source.check(event.result)
            return None
        if not isinstance(event, Move) or event.move not in MOVES:
            raise MalformedError("move", {"move": str(event)[:80]})
        if event.seat not in self.movers(state):
            return Refusal("not_your_turn", {"seat": event.seat})
        return None if event.move in self.legal(state, event.seat) else self.cannot_swap(state, event.seat)

    def cannot_swap(self, state: DuelState, seat: int) -> Refusal:
        return Refusal("cannot_swap", {"rest": len(state.rest)})

    def apply(self, state: DuelState, event: Event) -> DuelState:
        if refusal := self.verify(state, event):
            raise IllegalError(refusal)
        if isinstance(event, Drawn):
            return self.drawn(state, event)
        assert isinstance(event, Move)
        seat = event.seat
        if event.move == "swap":
            return msgspec.structs.replace(state, swapping=True)
        bets, folded = list(state.bets), list(state.folded)
        bets[seat] += event.move == "bet"
        folded[seat] = event.move == "fold"
        return msgspec.structs.replace(state, bets=tuple(bets), folded=tuple(folded), turn=seat + 1)

    def drawn(self, state: DuelState, event: Drawn) -> DuelState:
        if isinstance(event.result, tuple):
            n, order = state.seats, event.result
            return msgspec.structs.replace(
                state, hands=order[:n], rest=order[n:], under=(None,) * n, bets=(1,) * n, folded=(False,) * n
            )
        assert isinstance(event.result, int)
        hands, under, rest = list(state.hands), list(state.under), list(state.rest)
        under[state.turn], hands[state.turn] = hands[state.turn], rest.pop(event.result - 1)
        return msgspec.structs.replace(state, hands=tuple(hands), under=tuple(under), rest=tuple(rest), swapping=False)

    def result(self, state: DuelState) -> Result | None:
        if not state.over:
            return None
        strength = [-1 if state.folded[seat] else card for seat, card in enumerate(state.hands)]
        if not state.shown:
            strength = [0 if seat in state.left else -1 for seat in range(state.seats)]
        winner = strength.index(max(strength))
        pot = sum(state.bets)
        scores = tuple((pot if seat == winner else 0) - bet for seat, bet in enumerate(state.bets))
        ranks = standings([int(seat == winner) for seat in range(state.seats)])
        return Result(Reason.HIGHEST if state.shown else Reason.LAST_LEFT, ranks, scores)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def sees(self, state: DuelState, viewer: int | None, owner: int) -> bool:
        return viewer == owner or (state.shown and owner in state.left)

    def view(self, state: DuelState, seat: int | None) -> View:
        result = self.result(state)
        cards = []
        for owner, card in enumerate(state.hands):
            cards.append(CardsShown("hand", 1, owner, (str(card),) if self.sees(state, seat, owner) else ()))
            if (under := state.under[owner]) is not None:
                cards.append(CardsShown("under", 1, owner, (str(under),) if seat == owner else ()))
        return DuelView(
            seat=seat,
            phase="over" if result else "bets",
            to_act=self.movers(state),
            moves=() if seat is None else self.legal(state, seat),
            scores=result.scores if result else tuple(-bet for bet in state.bets) or (0,) * state.seats,
            pot=sum(state.bets),
            cards=tuple(cards),
            result=result,
            own=state.hands[seat] if seat is not None and state.hands else None,
        )

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        if isinstance(event, Drawn):
            return (Note("dealt"),) if event.position == "deck" else (Note("swapped", {"seat": before.turn}),)
        shows = [Note("shows", {"seat": who, "card": after.hands[who]}) for who in after.left if after.shown]
        return tuple(shows)

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        if isinstance(event, Drawn):
            return seat is not None and (event.position == "deck" or seat == before.turn)
        return after.shown and any(owner != seat for owner in after.left)

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        if not state.hands:
            return state
        hands, under, rest = list(state.hands), list(state.under), list(state.rest)
        hidden = [*rest]
        unknown = [owner for owner in range(state.seats) if not self.sees(state, seat, owner)]
        buried = [owner for owner, card in enumerate(under) if card is not None and owner != seat]
        hidden += [hands[owner] for owner in unknown] + [card for o in buried if (card := under[o]) is not None]
        for i in range(len(hidden) - 1, 0, -1):
            j = chance.below(i + 1)
            hidden[i], hidden[j] = hidden[j], hidden[i]
        for owner in unknown:
            hands[owner] = hidden.pop()
        for owner in buried:
            under[owner] = hidden.pop()
        return msgspec.structs.replace(state, hands=tuple(hands), under=tuple(under), rest=tuple(hidden))

    def autopilot(self, view: View) -> str:
        return "fold"
