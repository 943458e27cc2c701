"""A person at this terminal: shown the table, asked for a move, answered when he asks for the odds or the rules."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from svinarium.cli.board import cards, scoreboard
from svinarium.cli.interrupts import Interrupts
from svinarium.cli.moves import Keys, choices
from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import rulebook
from svinarium.cli.session import Session
from svinarium.cli.table import LeftError, LocalTable
from svinarium.kernel import WAIT, AnyGame, MalformedError, Move, View


class Person:
    """A seat that is asked. ``alone``: the only person here, so that it is spoken to as one's own self."""

    by = "person"

    def __init__(
        self, session: Session, game: AnyGame, names: Sequence[str], interrupts: Interrupts, *, alone: bool
    ) -> None:
        self._session, self.words, self.names, self.alone = session, session.words, names, alone
        self._interrupts = interrupts
        self._keys = Keys(game, names)

    def choose(self, table: LocalTable, seat: int, view: View) -> str:
        """Ask until a legal move is typed. End of input or Ctrl-C is `LeftError`."""
        self._introduce(table, seat, view)
        while True:
            text = self._read()
            typed = text.strip().lower()
            if typed in self._keys.of("play-leave-keys"):
                raise LeftError
            if typed in self._keys.of("play-odds-keys"):
                self._tell(odds_text(self.words, table.game, table.setup, view))
            elif typed in self._keys.of("play-rules-keys"):
                self._session.show(rulebook(self.words, table.game, table.setup))
            else:
                move = self._move(table, seat, view, text)
                if move is not None:
                    return move

    def _introduce(self, table: LocalTable, seat: int, view: View) -> None:
        if not view.pot:
            self._session.show("")
            self._session.show(scoreboard(self.words, table.setup, self.names, view))
            for line in cards(self.words, table.game, self.names, view):
                self._session.show(line)
        if view.pot:
            message = "play-your-turn-pot" if self.alone else "play-turn-pot"
            said = self.words(message, name=self.names[seat], pot=view.pot)
        else:
            said = self.words("play-your-turn" if self.alone else "play-turn", name=self.names[seat])
        may = self._choices(view.moves)
        if table.game.timers(table.state):
            may += f" · {self.words('play-wait')}"
        self._session.show(Text.assemble((said, "bold"), "  ", (may, "dim")))

    def _choices(self, moves: Sequence[str]) -> str:
        return choices(self.words, self._keys, self.names, moves)

    def _read(self) -> str:
        stage = self._session.stage
        stage.print("> ", end="")
        stage.file.flush()
        line = self._interrupts.read_line(sys.stdin)
        if not line:
            raise LeftError
        return line

    def _move(self, table: LocalTable, seat: int, view: View, text: str) -> str | None:
        """The move that was typed if it is allowed; else says why not. Where a timer is running one may wait, too."""
        if table.game.timers(table.state) and text.strip().lower() in self._keys.of("play-wait-keys"):
            return WAIT
        try:
            move = self._keys.read(view.moves, text)
            refusal = table.game.verify(table.state, Move(seat, move))
        except MalformedError as error:
            if error.code == "move":
                shown = self.words("play-not-a-move", text=text.strip()[:40], moves=self._choices(view.moves))
                self._tell(shown)
            else:
                self._tell(self.words.error(error))
            return None
        if refusal is None:
            return move
        self._tell(self.words.refusal(refusal))
        return None

    def _tell(self, text: str) -> None:
        self._session.show(Text(text, style="yellow"))
