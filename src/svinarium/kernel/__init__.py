"""The kernel: what a game is. Draws, events, options, results, views, records and the rules' own interface.

The kernel imports nothing of the house and knows no clock, socket, screen or random generator.
"""

from svinarium.kernel.draws import Audience, Die, Draw, Outcome, Shuffle, Source, Weighted, parse_source
from svinarium.kernel.errors import Fact, Facts, IllegalError, MalformedError, Refusal, StaleError, SvinariumError, UnsavedError
from svinarium.kernel.events import Clock, Drawn, Event, Judged, Move, Signal, event_text, parse_event
from svinarium.kernel.game import MAX_LEGAL, AnyGame, Game, see
from svinarium.kernel.options import Option, Setup, Value, read_options
from svinarium.kernel.play import Luck, Shown, Step, settle, show, step
from svinarium.kernel.players import Chance, Player, PlayerKind, make_player, whole_number
from svinarium.kernel.records import (
    Correction,
    Header,
    LedgerPart,
    Line,
    Record,
    Replay,
    event_line,
    events_of,
    line_text,
    read_record,
    record_of,
    replay,
)
from svinarium.kernel.results import Reason, Result, Score, score_text, standings
from svinarium.kernel.views import CardsShown, DieShown, Note, Seen, View, fold, patch

__all__ = [
    "MAX_LEGAL",
    "AnyGame",
    "Audience",
    "CardsShown",
    "Chance",
    "Clock",
    "Correction",
    "Die",
    "DieShown",
    "Draw",
    "Drawn",
    "Event",
    "Fact",
    "Facts",
    "Game",
    "Header",
    "IllegalError",
    "Judged",
    "LedgerPart",
    "Line",
    "Luck",
    "MalformedError",
    "Move",
    "Note",
    "Option",
    "Outcome",
    "Player",
    "PlayerKind",
    "Reason",
    "Record",
    "Refusal",
    "Replay",
    "Result",
    "Score",
    "Seen",
    "Setup",
    "Shown",
    "Shuffle",
    "Signal",
    "Source",
    "StaleError",
    "Step",
    "SvinariumError",
    "UnsavedError",
    "Value",
    "View",
    "Weighted",
    "event_line",
    "event_text",
    "events_of",
    "fold",
    "line_text",
    "make_player",
    "parse_event",
    "parse_source",
    "patch",
    "read_options",
    "read_record",
    "record_of",
    "replay",
    "score_text",
    "see",
    "settle",
    "show",
    "standings",
    "step",
    "whole_number",
]
