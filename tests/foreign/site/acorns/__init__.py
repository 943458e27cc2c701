"""Acorns: each round every piglet nibbles two acorns, or shakes the oak: a rain, a few, or a hedgehog on the head."""

from __future__ import annotations

import msgspec

from svinarium.kernel import (
    Chance,
    Draw,
    Drawn,
    Event,
    Fact,
    MalformedError,
    Note,
    Option,
    Outcome,
    PlainGame,
    Player,
    PlayerKind,
    Reason,
    Refusal,
    Result,
    Setup,
    View,
    Weighted,
    check_seat,
    malformed_move,
    no_move_now,
    score_text,
    standings,
)

OAK = Weighted((("rain", 3), ("few", 2), ("hedgehog", 1)))
GAINS = {"rain": 5, "few": 1}
NIBBLE = 2


class AcornsState(msgspec.Struct, frozen=True):
    """``turn`` counts the turns of all seats from 0; ``shaking`` while the oak's answer is awaited."""

    rounds: int
    acorns: tuple[int, ...]
    turn: int = 0
    shaking: bool = False

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % len(self.acorns)

    @property
    def over(self) -> bool:
        """Whether all rounds are played."""
        return self.turn == self.rounds * len(self.acorns)


def _gain(state: AcornsState, outcome: Outcome) -> int:
    """Acorns that the oak brings; a hedgehog takes half of them, the odd one too."""
    return GAINS.get(str(outcome), -((state.acorns[state.seat] + 1) // 2))


def _with_more(state: AcornsState, more: int) -> AcornsState:
    """The seat on turn has so many more, and its turn is over."""
    acorns = (*state.acorns[: state.seat], state.acorns[state.seat] + more, *state.acorns[state.seat + 1 :])
    return AcornsState(state.rounds, acorns, state.turn + 1)


class AcornsView(View, frozen=True, kw_only=True):
    """What everybody sees, with the round, counted from 1."""

    round: int
    rounds: int


class Careful(msgspec.Struct, frozen=True):
    """Shakes while it has little to lose: fewer than ``most`` acorns."""

    most: int

    def choose(self, view: View, chance: Chance) -> str:
        """One of the view's moves."""
        mine = view.scores[view.seat] if view.seat is not None else 0
        return "shake" if int(mine) < self.most else "nibble"


def _careful(_: Setup, argument: str) -> Player:
    if not argument.isascii() or not argument.isdigit() or len(argument) > 3:
        raise MalformedError("player_argument", {"player": "careful", "value": argument[:40], "expected": "0…999"})
    return Careful(int(argument))


class Acorns(PlainGame[AcornsState]):
    """The rules."""

    name = "acorns"
    state_type = AcornsState
    view_type = AcornsView
    max_seats = 6
    options = (Option("rounds", "int", 5, minimum=1, maximum=50),)
    presets = {"long": {"rounds": 20}}
    players = {"careful": PlayerKind("careful", _careful, "careful:6")}
    all_alike = True

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """Odds of the oak; without the hedgehog's share, which depends on what one has."""
        return {"nibble": NIBBLE, **{name: score_text(p) for name, p in OAK.outcomes() if isinstance(name, str)}}

    def start(self, setup: Setup) -> AcornsState:
        """Nobody has an acorn."""
        return AcornsState(int(setup.options["rounds"]), (0,) * setup.seats)

    def wanted(self, state: AcornsState) -> Draw | None:
        """The oak's answer. The turn makes the position's name unique in the game."""
        return Draw(f"oak/{state.turn}", OAK) if state.shaking else None

    def movers(self, state: AcornsState) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if state.shaking or state.over else (state.seat,)

    def legal(self, state: AcornsState, seat: int) -> tuple[str, ...]:
        """Both moves, always."""
        return ("nibble", "shake") if seat in self.movers(state) else ()

    def read_move(self, text: str) -> str:
        """A move as somebody typed it."""
        move = super().read_move(text)
        if move not in ("nibble", "shake"):
            raise malformed_move(move, "nibble | shake")
        return move

    def judge_move(self, state: AcornsState, seat: int, move: str) -> Refusal | None:
        """The one place that says what is allowed."""
        check_seat(seat, len(state.acorns))
        if self.read_move(move) != move:
            raise malformed_move(move, "nibble | shake")
        if seat in self.movers(state):
            return None
        return no_move_now(self.wanted(state), state.over) or Refusal("not_your_turn", {"on_turn": state.seat})

    def moved(self, state: AcornsState, seat: int, move: str) -> AcornsState:
        """The state after a move: the oak is asked, or two acorns are nibbled."""
        return msgspec.structs.replace(state, shaking=True) if move == "shake" else _with_more(state, NIBBLE)

    def drawn(self, state: AcornsState, outcome: Outcome) -> AcornsState:
        """The state after the oak's answer."""
        return _with_more(state, _gain(state, outcome))

    def result(self, state: AcornsState) -> Result | None:
        """Most acorns win; level piglets share."""
        if not state.over:
            return None
        ranks = standings(state.acorns)
        return Result(Reason.HIGHEST if ranks.count(1) == 1 else Reason.SHARED, ranks, state.acorns)

    def view(self, state: AcornsState, seat: int | None) -> View:
        """All see all."""
        return AcornsView(
            seat=seat,
            phase="over" if state.over else "choose",
            to_act=self.movers(state),
            moves=() if seat is None else self.legal(state, seat),
            scores=state.acorns,
            result=self.result(state),
            round=min(state.turn // len(state.acorns) + 1, state.rounds),
            rounds=state.rounds,
        )

    def notes(self, before: AcornsState, event: Event, after: AcornsState, seat: int | None) -> tuple[Note, ...]:
        """What happened, as a code and facts."""
        if after.shaking:
            return ()
        code = str(event.result) if isinstance(event, Drawn) else "nibble"
        gain = after.acorns[before.seat] - before.acorns[before.seat]
        return (Note(f"acorns_{code}", {"seat": before.seat, "acorns": abs(gain)}),)

    def autopilot(self, view: View) -> str:
        """Who is away nibbles."""
        return "nibble"


ACORNS = Acorns()
