"""The command ``svinarium``: its commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

from svinarium import __version__
from svinarium.cli.commands.doctor import doctor
from svinarium.cli.commands.games import games
from svinarium.cli.commands.pigs import pigs
from svinarium.cli.commands.play import play
from svinarium.cli.commands.replay import play_again
from svinarium.cli.commands.rules import rules
from svinarium.cli.commands.serve import serve
from svinarium.cli.commands.verify import verify
from svinarium.cli.session import Session
from svinarium.cli.shell import Command, House

app = typer.Typer(
    cls=House,
    add_completion=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
"""The whole command line."""

for name, command in (
    ("games", games),
    ("play", play),
    ("rules", rules),
    ("replay", play_again),
    ("verify", verify),
    ("pigs", pigs),
    ("serve", serve),
    ("doctor", doctor),
):
    app.command(name, cls=Command)(command)


@app.callback()
def house(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Say the version, or help if no command is given."""
    session: Session = context.obj
    if version:
        session.answer({"version": __version__}, f"svinarium {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
