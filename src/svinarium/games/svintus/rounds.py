"""Rounds: dealing, the start card, who is first, winning, scores, void rounds (SV-5, SV-6, SV-9, SV-10, SV-26)."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus import timers
from svinarium.games.svintus.cards import ANY
from svinarium.games.svintus.rules import GRAB, HAND, PENALTY, Rules
from svinarium.games.svintus.state import Play, Side, SvintusState, Task, tell
from svinarium.games.svintus.taking import blur, got, mark, put, remove
from svinarium.kernel import Die, Draw, Note, Reason, Result, Shuffle, standings

MAX_VOIDS = 3
"""So many void rounds in a row, and the table is given up: nobody plays any more."""


def first_state(rules: Rules) -> SvintusState:
    """Before the first round: seat 0 deals."""
    return SvintusState(
        rules=rules,
        scores=(0,) * rules.seats,
        round=1,
        dealer=0,
        phase="deal",
        turn=0,
        on_turn=0,
        direction=1,
        hands=((),) * rules.seats,
        deck=(),
        pile=(),
        colour=ANY,
        threat="",
        stake=0,
        actor=-1,
        open=False,
        window=0,
        again=False,
        drawn=-1,
        pending="",
        hush=-1,
        slappers=0,
        prompt=None,
        calls=(),
        queue=(),
        timers=(),
        now=0,
        serial=0,
        shuffles=0,
        idle=0,
        side=Side(),
        want=_deck(1, rules),
        result=None,
    )


def _deck(number: int, rules: Rules) -> Draw:
    return Draw(f"round/{number}/deck", Shuffle(rules.deck.size), ())


def deal(t: Play, order: tuple[int, ...]) -> None:
    """The deck is shuffled, its top first: eight cards each, one by one from the dealer's left, then the start card."""
    rules, seats = t.rules, t.rules.seats
    hands: list[tuple[int, ...]] = [()] * seats
    for place in range(seats):
        hands[(t.dealer + 1 + place) % seats] = tuple(sorted(order[place : seats * HAND : seats]))
    t.hands = tuple(hands)
    rest = order[seats * HAND :]
    at = _start_place(rules, rest)
    t.pile = (rest[at],)
    t.deck = tuple(reversed(rest[at + 1 :] + rest[:at]))
    tell(t, Note("svintus_dealt", {"seat": t.dealer, "round": t.round}))
    facts = rules.deck.kind[rest[at]].facts
    tell(t, Note("svintus_start_card", {"face": facts["face"], "colour": facts["colour"]}))
    if rules.first == "random":
        t.want = Draw(f"round/{t.round}/first", Die(seats))
    else:
        begin(t, _first(t))


def _start_place(rules: Rules, rest: tuple[int, ...]) -> int:
    """Where the start card lies: those above it go back under the deck (SV-5)."""
    if rules.start_card != "number_only":
        return 0
    return next((at for at, card in enumerate(rest) if rules.deck.coloured_number[card]), 0)


def _first(t: Play) -> int:
    """Who has the first turn (SV-6)."""
    if t.rules.first == "youngest":
        return t.rules.youngest
    return (t.dealer + (1 if t.rules.first == "left_of_dealer" else -1)) % t.rules.seats


def begin(t: Play, first: int) -> None:
    """The first turn begins; a start card may have its effect on it."""
    kind = t.rules.deck.kind[t.pile[-1]]
    t.colour = kind.colour
    t.direction, t.actor = 1, -1
    if t.rules.start_card == "any_with_effect":
        if kind.name == "grab":
            t.threat, t.stake = "grab", GRAB
        elif kind.name == "snore":
            t.threat = "snore"
        elif kind.name == "reverse":
            t.direction = -1
    tell(t, Note("svintus_round_starts", {"seat": first}))
    t.queue = (Task("open", first),)


# --- the end of a round -------------------------------------------------------------------------------------------


def win(t: Play, seat: int, stake: int = 0) -> None:
    """A hand is empty: the round is over. The victim of a final grab of ``stake`` cards may have to draw (SV-10)."""
    t.timers, t.calls = (), ()
    t.prompt, t.phase = None, "turn"
    t.queue = (Task("score", seat),)
    t.hush = -1
    if stake and t.rules.final_grab_draws:
        t.queue = (Task("take", (seat + t.direction) % t.rules.seats, stake), *t.queue)


def score(t: Play, seat: int) -> None:
    """One point for each card in the other hands; at the target the game is won, else the next deal follows."""
    points = sum(map(len, t.hands))
    scores = list(t.scores)
    scores[seat] += points
    t.scores = tuple(scores)
    tell(t, Note("svintus_round_won", {"seat": seat, "points": points, "score": scores[seat]}))
    if scores[seat] >= t.rules.target:
        end(t, Reason.TARGET)
    else:
        t.side = msgspec.structs.replace(t.side, voids=0)
        _next_round(t)


def void(t: Play) -> None:
    """Nobody could take a card for two rounds of the table: no points, the next deal follows (SV-9)."""
    tell(t, Note("svintus_round_void", {"round": t.round}))
    voids = t.side.voids + 1
    if voids == MAX_VOIDS:
        end(t, Reason.ABANDONED)
        return
    t.side = msgspec.structs.replace(t.side, voids=voids)
    _next_round(t)


def end(t: Play, reason: Reason) -> None:
    """The game is over."""
    _clear(t)
    t.phase = "over"
    t.result = Result(reason, standings(t.scores), t.scores)
    tell(t, Note("over"))


def _next_round(t: Play) -> None:
    """The deal moves one seat to the left. The cards lie as they are until they are shuffled."""
    _clear(t)
    t.round += 1
    t.dealer = (t.dealer + 1) % t.rules.seats
    t.phase = "deal"
    t.want = _deck(t.round, t.rules)


def _clear(t: Play) -> None:
    """Nothing of a round goes on into the next one but who is away."""
    t.timers, t.calls, t.queue = (), (), ()
    t.prompt, t.threat, t.pending = None, "", ""
    t.open = t.again = False
    t.hush = t.drawn = t.actor = -1
    t.stake = t.window = t.slappers = t.shuffles = t.idle = 0
    t.side = Side(away=t.side.away, voids=t.side.voids)


# --- cards taken unseen -------------------------------------------------------------------------------------------


def want_unseen(t: Play, seat: int, victim: int) -> None:
    """Ask which cards of a hand are taken unseen; a hand of one card is left alone (SV-24)."""
    cards = len(t.hands[victim])
    if cards > 1:
        t.want = Draw(f"round/{t.round}/unseen/{timers.number(t)}/{seat}/{victim}", Shuffle(cards), ())


def unseen(t: Play, seat: int, victim: int, order: tuple[int, ...]) -> None:
    """Two cards go from a hand to another one; one card stays. Who had them knows where they are."""
    hand = t.hands[victim]
    cards = tuple(hand[place] for place in order[: min(PENALTY, len(hand) - 1)])
    blur(t, victim, 1 << seat | 1 << victim)
    for card in cards:
        remove(t, victim, card)
    put(t, seat, cards)
    mark(t, cards, 1 << victim)
    tell(t, Note("svintus_cards_robbed", {"seat": seat, "place": victim + 1, "cards": len(cards)}))
    got(t, seat, cards)
    for card in sorted(cards):
        facts = t.rules.deck.kind[card].facts
        tell(t, Note("svintus_card_lost", {"seat": victim, "face": facts["face"], "colour": facts["colour"]}), victim)
