"""Who knows what: worlds that a seat cannot tell apart, and events that show somebody something hidden."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus.legal import turn_moves
from svinarium.games.svintus.notation import parse
from svinarium.games.svintus.state import Mark, SvintusState, Wink
from svinarium.kernel import Chance, Clock, Drawn, Event, Move, Signal

Viewer = int | None


def viewer_bit(s: SvintusState, viewer: Viewer) -> int:
    """A viewer's bit in masks of who knows; spectators come after the seats."""
    return 1 << (s.rules.seats if viewer is None else viewer)


def known_cards(s: SvintusState, viewer: Viewer) -> set[int]:
    """Ids of the cards in others' hands that the viewer knows to be there."""
    bit = viewer_bit(s, viewer)
    return {one.card for one in s.side.marks if one.who & bit}


# --- other worlds -------------------------------------------------------------------------------------------------


def another_world(s: SvintusState, viewer: Viewer, chance: Chance) -> SvintusState:
    """A state that the viewer cannot tell from this one: others' hands, the deck, what waits, who winked drawn anew."""
    known = known_cards(s, viewer)
    slots = [
        card for seat, hand in enumerate(s.hands) if seat != viewer for card in hand if card not in known
    ]  # fmt: skip
    pool = [*slots, *s.deck]
    _shuffle(pool, chance)
    moved = dict(zip(slots, pool, strict=False))
    world = msgspec.structs.replace(
        s,
        hands=tuple(tuple(sorted(moved.get(card, card) for card in hand)) for hand in s.hands),
        deck=tuple(pool[len(slots) :]),
        drawn=moved.get(s.drawn, s.drawn),
        side=msgspec.structs.replace(
            s.side,
            marks=_moved_marks(s.side.marks, moved),
            wink=_another_wink(s, viewer, chance),
        ),
    )
    return _another_commit(world, chance) if s.pending and viewer != s.on_turn else world


def _shuffle(cards: list[int], chance: Chance) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _moved_marks(marks: tuple[Mark, ...], moved: dict[int, int]) -> tuple[Mark, ...]:
    """What others know goes with the place of the card."""
    return tuple(sorted((Mark(moved.get(one.card, one.card), one.who) for one in marks), key=lambda one: one.card))


def _another_commit(world: SvintusState, chance: Chance) -> SvintusState:
    """Another commit that may be waiting for the guard in this world."""
    commits = turn_moves(msgspec.structs.replace(world, phase="turn"))
    return msgspec.structs.replace(world, pending=commits[chance.below(len(commits))])


def _another_wink(s: SvintusState, viewer: Viewer, chance: Chance) -> Wink | None:
    """A wink that the viewer does not know of may not be, or be another one."""
    wink = s.side.wink
    if wink is not None and viewer in (wink.seat, wink.target):
        return wink
    others = [seat for seat in range(s.rules.seats) if seat != viewer]
    if len(others) < 2 or s.phase in ("deal", "over") or 5 not in s.rules.snakes or chance.below(2):
        return None
    _shuffle(others, chance)
    return Wink(others[0], others[1], s.turn + 1)


# --- what an event reveals ----------------------------------------------------------------------------------------


def reveals(before: SvintusState, event: Event, after: SvintusState, viewer: Viewer) -> bool:
    """Whether the event shows the viewer something that was hidden from him."""
    if viewer is not None and not set(after.hands[viewer]) <= set(before.hands[viewer]):
        return True
    if isinstance(event, Move):
        if event.seat == viewer or hidden_move(before, event, after, viewer):
            return False
        return _shows(before, event, viewer)
    if isinstance(event, Clock):
        return bool(before.pending) and event.timer.startswith("guard") and viewer != before.on_turn
    if isinstance(event, Signal):
        wink = before.side.wink
        return wink is not None and event.kind in ("saw_wink", "noticed") and viewer not in (wink.seat, wink.target)
    return isinstance(event, Drawn) and _drawn_shows(before, event, after, viewer)


def _shows(before: SvintusState, event: Move, viewer: Viewer) -> bool:
    """Whether another seat's move, seen, shows a card that the viewer did not know of, or tells that there is none."""
    parsed = parse(event.move)
    verb = parsed.verb
    if verb in ("play", "lay", "punish"):
        if before.phase == "drawn" and event.seat == before.on_turn:
            return True
        known = known_cards(before, viewer) if before.side.marks else set()
        texts = before.rules.deck.text
        return not any(card in known and texts[card] == parsed.card for card in before.hands[event.seat])
    if verb == "draw":
        return not before.rules.voluntary_draw or before.rules.until_playable
    return verb == "done" and ((before.phase == "drawn" and before.rules.play_drawn == "must") or before.phase == "lay")


def _drawn_shows(before: SvintusState, event: Drawn, after: SvintusState, viewer: Viewer) -> bool:
    """Whether a draw shows the viewer more than its audience says: a deal, cards that go on from there."""
    what = event.position.split("/")[2]
    if what == "deck":
        return True
    if what == "reshuffle":
        return before.rules.until_playable and any(task.what == "draw" for task in before.queue)
    return what == "unseen" and viewer is not None and before.hands[viewer] != after.hands[viewer]


# --- what is seen of an event -------------------------------------------------------------------------------------


def hidden_move(before: SvintusState, event: Move, after: SvintusState, viewer: Viewer) -> bool:
    """Whether a move is not seen: a commit that waits for the guard (SV-19), a card that goes with a snake (SV-24)."""
    if event.seat == viewer:
        return False
    if after.pending and not before.pending and event.seat == after.on_turn:
        return True
    prompt = before.prompt
    return prompt is not None and prompt.what == "add" and event.seat == prompt.seat and viewer != prompt.target


def hidden_signal(event: Event, viewer: Viewer) -> bool:
    """Whether a signal is not noticed at all: a wink at another one."""
    return isinstance(event, Signal) and event.kind == "wink" and viewer not in (event.seat, event.facts.get("at"))
