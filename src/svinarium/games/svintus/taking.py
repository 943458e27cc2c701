"""Taking cards from the deck (SV-9): reshuffling the pile, and forgiving what there is not."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus.state import Fields, Mark, Play, Task, tell
from svinarium.kernel import Draw, Note, Shuffle


def take(t: Play, seat: int, cards: int) -> int:
    """Give the seat cards from the deck; how many it got. If the deck must be shuffled first, the rest is a task."""
    deck = t.deck
    count = min(cards, len(deck))
    if count:
        taken = deck[-count:]
        t.deck = deck[:-count]
        hand = (*t.hands[seat], *taken)
        t.hands = (*t.hands[:seat], tuple(sorted(hand)), *t.hands[seat + 1 :])
        t.idle = 0
        if t.said is not None:
            tell(t, Note("svintus_cards_taken", {"seat": seat, "cards": count}))
            got(t, seat, taken)
    missing = cards - count
    if missing and len(t.pile) > 1:
        t.queue = (Task("take", seat, missing), *t.queue)
        want_shuffle(t)
    elif missing:
        tell(t, Note("svintus_cards_forgiven", {"seat": seat, "cards": missing}))
    return count


def got(t: Play, seat: int, cards: tuple[int, ...]) -> None:
    """Tell a seat, and nobody else, which cards have come into its hand."""
    for card in sorted(cards):
        facts = t.rules.deck.kind[card].facts
        tell(t, Note("svintus_card_got", {"seat": seat, "face": facts["face"], "colour": facts["colour"]}), seat)


def want_shuffle(t: Play) -> None:
    """Ask for the pile but its top card to be shuffled (SV-9)."""
    t.shuffles += 1
    t.want = Draw(f"round/{t.round}/reshuffle/{t.shuffles}", Shuffle(len(t.pile) - 1), ())


def shuffled(t: Play, order: tuple[int, ...]) -> None:
    """The pile has been shuffled: it is the deck, but for its top card."""
    old = t.pile
    t.deck = tuple(old[place] for place in reversed(order))
    t.pile = old[-1:]
    tell(t, Note("svintus_pile_shuffled", {"cards": len(order)}))


def nothing_left(t: Play) -> bool:
    """Whether there is no card to take, and none would come by shuffling."""
    return not t.deck and len(t.pile) <= 1


# --- cards that others know ---------------------------------------------------------------------------------------


def mark(t: Play, cards: tuple[int, ...], who: int) -> None:
    """These cards, in somebody's hand, are known to a mask of others from now on."""
    known = {one.card: one.who for one in t.side.marks}
    for card in cards:
        known[card] = known.get(card, 0) | who
    set_marks(t, tuple(Mark(card, known[card]) for card in sorted(known)))


def show(t: Play, seat: int, card: int) -> None:
    """A seat shows a card and keeps it. Who knew of one alike in that hand cannot tell whether it is another one."""
    kind = t.rules.deck.kind_of
    alike = {other for other in t.hands[seat] if kind[other] == kind[card]}
    knew = 0
    for one in t.side.marks:
        if one.card in alike:
            knew |= one.who
    mark(t, (card,), t.rules.public & ~knew)


def unmark(t: Play, seat: int, card: int) -> None:
    """A card leaves a hand: nobody can tell any more which of the cards alike in that hand he had known."""
    kind = t.rules.deck.kind_of
    alike = {card, *(other for other in t.hands[seat] if kind[other] == kind[card])}
    set_marks(t, tuple(one for one in t.side.marks if one.card not in alike))


def blur(t: Play, seat: int, sure: int) -> None:
    """Cards leave a hand unseen: only those of the mask ``sure`` still know what they knew of it."""
    if t.side.marks:
        hand = set(t.hands[seat])
        marks = [Mark(one.card, one.who & sure) if one.card in hand else one for one in t.side.marks]
        set_marks(t, tuple(one for one in marks if one.who))


def set_marks(t: Play, marks: tuple[Mark, ...]) -> None:
    """Replace what is known."""
    if marks != t.side.marks:
        t.side = msgspec.structs.replace(t.side, marks=marks)


def remove(t: Play, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    hand = t.hands[seat]
    at = hand.index(card)
    t.hands = (*t.hands[:seat], (*hand[:at], *hand[at + 1 :]), *t.hands[seat + 1 :])
    if card == t.drawn:
        t.drawn = -1
    if t.side.marks:
        unmark(t, seat, card)


def put(t: Play, seat: int, cards: tuple[int, ...]) -> None:
    """Put cards into a hand."""
    t.hands = (*t.hands[:seat], tuple(sorted((*t.hands[seat], *cards))), *t.hands[seat + 1 :])


def choose_card(t: Fields, seat: int, text: str) -> int:
    """The card of that text in a hand which leaves it; one that others know, if they know some. −1: there is none."""
    texts = t.rules.deck.text
    alike = [card for card in t.hands[seat] if texts[card] == text]
    if len(alike) > 1 and t.side.marks:
        known = {one.card for one in t.side.marks}
        alike.sort(key=lambda card: card not in known)
    return alike[0] if alike else -1
