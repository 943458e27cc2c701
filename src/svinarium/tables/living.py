"""A house as it lives: on the machine's clock, randomness and disk, with its keys, its games and its programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from svinarium import bots, registry
from svinarium.kernel import AnyGame
from svinarium.ledger import SecretBox, load_key
from svinarium.tables.driver import Manners
from svinarium.tables.house import House
from svinarium.tables.seating import Seating
from svinarium.tables.store import Database, SqliteLog
from svinarium.tables.system import LoopClock, SystemLuck, ThreadThinker


class Keys(msgspec.Struct, frozen=True):
    """The house's keys: the bytes that sign cookies, codes and tokens, and the box of the games' secrets."""

    cookies: bytes
    box: SecretBox


def load_keys(folder: Path) -> Keys:
    """The keys in their files (mode 0600), made once if they are not there.

    `MalformedError` if a file is not to be trusted: ``secret_key_mode``, ``secret_key_length``, ``secret_key_file``.
    """
    return Keys(bytes(load_key(folder / "cookie.key")), SecretBox.from_file(folder / "secrets.key"))


def player_names(game: AnyGame) -> tuple[str, ...]:
    """The programs that may sit at a table of this game, as text for menus."""
    return bots.player_names(game)


@asynccontextmanager
async def open_house(database: Database, keys: Keys, manners: Manners | None = None) -> AsyncIterator[House]:
    """A living house. At the end nothing new is taken, and what was taken is committed and answered."""
    log = SqliteLog(database)
    thinker = ThreadThinker()
    house = House(
        log=log,
        clock=LoopClock(),
        luck=SystemLuck(),
        thinker=thinker,
        box=keys.box,
        seating=Seating(keys.cookies),
        game_of=registry.game,
        player_of=bots.make,
        manners=manners,
    )
    try:
        yield house
    finally:
        await house.close()
        await asyncio.to_thread(thinker.close)
        await asyncio.to_thread(log.close)
        await asyncio.sleep(0)
