"""Arguments and switches that several commands take. Help and placeholders are ids of messages."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

GameName: TypeAlias = Annotated[str | None, typer.Argument(metavar="meta-game", help="arg-game", show_default=False)]
RecordFile: TypeAlias = Annotated[
    str | None, typer.Argument(metavar="meta-file", help="arg-record", show_default=False)
]
Options: TypeAlias = Annotated[list[str] | None, typer.Option("-o", metavar="meta-option", help="arg-option")]
Preset: TypeAlias = Annotated[str | None, typer.Option("--preset", metavar="meta-preset", help="arg-preset")]
