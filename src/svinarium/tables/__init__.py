"""Live tables: one actor a table, its log, its seats. ``docs/protocol.md`` says how clients talk to them."""

from svinarium.tables.actor import Answer, Job, Table
from svinarium.tables.driver import Manners
from svinarium.tables.frames import Watcher
from svinarium.tables.house import House
from svinarium.tables.living import Keys, load_keys, open_house, player_names
from svinarium.tables.seating import Seating
from svinarium.tables.store import Database, SqliteLog, open_database
from svinarium.tables.system import LoopClock, SystemLuck, ThreadThinker

__all__ = [
    "Answer",
    "Database",
    "House",
    "Job",
    "Keys",
    "LoopClock",
    "Manners",
    "Seating",
    "SqliteLog",
    "SystemLuck",
    "Table",
    "ThreadThinker",
    "Watcher",
    "load_keys",
    "open_database",
    "open_house",
    "player_names",
]
