"""What a check says when it fails: which check, what is wrong, and where in the game."""

from __future__ import annotations

from types import TracebackType
from typing import Any


class CheckFailed(AssertionError):  # noqa: N818 - it is a test's verdict on a game, not an error of the house
    """A game does not keep what the kernel expects of it.

    ``check`` is one of `CHECKS`, ``what`` is one sentence; state, event and viewer say where it was found.
    """

    def __init__(self, game: str, check: str, what: str, where: dict[str, Any]) -> None:
        self.game = game
        self.check = check
        self.what = what
        self.where = where
        places = "".join(f"\n  {name}: {_shown(value)}" for name, value in where.items() if value is not None)
        super().__init__(f"{game}: check {check!r}: {what}{places}")


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 2000 else text[:2000] + " …"


class Watch:
    """While it is on, whatever else a game raises is a failure of the check at hand too."""

    def __init__(self, game: str, check: str) -> None:
        self.game = game
        self.check = check

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Exception) and not isinstance(error, CheckFailed):
            raise CheckFailed(self.game, self.check, f"raised {type(error).__name__}: {error}", {}) from error
