"""The state of a game: one value that every event replaces, and the small values that it is made of."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus.rules import Rules
from svinarium.kernel import Draw, Note, Result

Hand = tuple[int, ...]
"""Ids of cards, sorted."""


class Timer(msgspec.Struct, frozen=True, gc=False):
    """A timer that runs for ``ms`` milliseconds.

    ``due`` orders the timers as they would run out if moves took no time at all: programs that wait for nothing are
    told of them in this order.
    """

    name: str
    ms: int
    due: int


class Call(msgspec.Struct, frozen=True, gc=False):
    """The duty of a seat with one card to call «Свинтус!», and the window in which it is caught (SV-20, SV-21).

    ``open``: the grace is over. ``timed``: the 3 s after it are over, too. ``finished``: the next player has finished
    his turn. ``turn`` is the turn in which the card was laid, ``spent`` the seats whose catch is spent, as a mask.
    """

    seat: int
    turn: int
    called: bool = False
    open: bool = False
    timed: bool = False
    finished: bool = False
    spent: int = 0


class Offence(msgspec.Struct, frozen=True, gc=False):
    """An offence that a snake of its rank may punish: by the seats of the mask ``open``, until ``turn`` is over."""

    seat: int
    rank: int
    open: int
    turn: int


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat, before which everything else stops.

    ``what``: ``draw N`` or ``swap`` (which seat, for an own card), ``add`` (``left`` more cards to
    ``target``), ``aim`` (at ``target``). ``phase`` is where the game goes on, ``guarded`` whether the guard was
    running then.
    """

    what: str
    seat: int
    target: int = -1
    left: int = 0
    phase: str = ""
    guarded: bool = False


class Task(msgspec.Struct, frozen=True, gc=False):
    """A thing of the resolution queue that is still to be done: see `svinarium.games.svintus.resolution`."""

    what: str
    seat: int = -1
    n: int = 0


class Wink(msgspec.Struct, frozen=True, gc=False):
    """A wink of ``seat`` at ``target`` that nobody has noticed yet, until ``turn`` is over (SV-25)."""

    seat: int
    target: int
    turn: int


class Report(msgspec.Struct, frozen=True, gc=False):
    """At a physical table: ``seat`` says that ``target`` has offended, against ``hush`` or a snake's rank."""

    seat: int
    target: int
    what: str


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand that others know: ``who`` is their mask, spectators are the bit after the seats."""

    card: int
    who: int


class Side(msgspec.Struct, frozen=True, gc=False):
    """What changes seldom: who is away, what is said, winks, reports, offences, cards that others know.

    ``away`` and ``quiet`` (offences against hush that do not count for 3 s) are masks. ``question`` is who asked in the
    last chat message, or −1. ``voids`` counts void rounds in a row.
    """

    away: int = 0
    quiet: int = 0
    question: int = -1
    wink: Wink | None = None
    report: Report | None = None
    marks: tuple[Mark, ...] = ()
    offences: tuple[Offence, ...] = ()
    voids: int = 0


class Fields(msgspec.Struct, gc=False):
    """All that a state says.

    ``phase`` is ``deal``, ``turn``, ``drawn`` (the card just drawn may be laid), ``lay`` (several at once), ``slap``,
    ``ask`` (see ``prompt``) or ``over``. ``hands`` hold ids; the top of ``deck`` and ``pile`` is their last card.
    ``colour`` is the active colour, −1 any. ``threat`` (``grab``, ``snore`` or nothing) is on the seat on turn, with
    ``stake`` cards. ``actor`` laid the top card, −1 is the start card. ``open`` says whether the window of interception
    is, ``window`` who may still use it, as a mask. ``again``: the seat on turn may lay one more card. ``drawn`` is the
    card just drawn, ``pending`` the commit that waits for the guard (SV-19). ``slappers`` have not slapped yet, a mask.
    ``idle`` counts turns in a row that passed with nothing to take (SV-9). ``want`` is the draw that is wanted.
    """

    rules: Rules
    scores: tuple[int, ...]
    round: int
    dealer: int
    phase: str
    turn: int
    on_turn: int
    direction: int
    hands: tuple[Hand, ...]
    deck: tuple[int, ...]
    pile: tuple[int, ...]
    colour: int
    threat: str
    stake: int
    actor: int
    open: bool
    window: int
    again: bool
    drawn: int
    pending: str
    hush: int
    slappers: int
    prompt: Prompt | None
    calls: tuple[Call, ...]
    queue: tuple[Task, ...]
    timers: tuple[Timer, ...]
    now: int
    serial: int
    shuffles: int
    idle: int
    side: Side
    want: Draw | None
    result: Result | None


class SvintusState(Fields, frozen=True, gc=False):  # type: ignore[misc]  # msgspec may freeze what a dataclass may not
    """The whole state, as a value."""


class Play(Fields, gc=False):
    """A state while an event is carried out. ``said`` collects what happens, if anybody wants to know."""

    said: list[Said] | None = None


class Said(msgspec.Struct, frozen=True, gc=False):
    """A note, and the seats that may know it; nothing stands for everybody."""

    note: Note
    to: tuple[int, ...] | None = None


_COUNT = len(SvintusState.__struct_fields__)


def thaw(state: Fields, said: list[Said] | None = None) -> Play:
    """A play that starts from a state."""
    return Play(*(*msgspec.structs.astuple(state)[:_COUNT], said))


def freeze(play: Play) -> SvintusState:
    """The state that a play has come to."""
    return SvintusState(*msgspec.structs.astuple(play)[:_COUNT])


def tell(t: Play, note: Note, *to: int) -> None:
    """Note that something happened; ``to`` are the seats that may know it, none for everybody."""
    if t.said is not None:
        t.said.append(Said(note, to or None))
