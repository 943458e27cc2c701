"""The three errors, told apart by cause. All carry a code and facts; each client words them in its own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

Fact: TypeAlias = int | str
"""A fact is a number or a short string: what a message needs to be worded, never prose."""

Facts: TypeAlias = Mapping[str, Fact]


class Refusal(msgspec.Struct, frozen=True):
    """Why a well-formed command is not allowed now. ``code`` names a message ``refusal-<code>`` in the catalogues."""

    code: str
    facts: dict[str, Fact] = {}


class SvinariumError(Exception):
    """Base of the house's own errors: ``code`` and ``facts``, never prose."""

    kind: ClassVar[Literal["error", "malformed", "illegal", "stale", "unsaved"]] = "error"

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})
        super().__init__(code, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.kind}: {self.code}" + (f" ({facts})" if facts else "")


class MalformedError(SvinariumError):
    """What came in cannot be read: no such move, option, player, file, field. Its message is ``malformed-<code>``."""

    kind = "malformed"


class IllegalError(SvinariumError):
    """It can be read, and the rules refuse it now. Carries the `Refusal`; its message is ``refusal-<code>``."""

    kind = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.facts)
        self.refusal = refusal


class UnsavedError(SvinariumError):
    """The disk refused the command; nothing has changed. Its message is ``unsaved-<code>``."""

    kind = "unsaved"


class StaleError(SvinariumError):
    """It was meant for a state that is not the current one any more. Its message is ``stale-<code>``."""

    kind = "stale"
