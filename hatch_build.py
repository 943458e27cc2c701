"""Build hook: a wheel or an sdist contains the built front end.

Node comes from the system, else from a package that is asked for only where it is needed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scripts import frontend, steps


class FrontendHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's class is not generic in all its versions
    """Builds the front end before files are collected; does nothing if it is there and made of the present sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, if the front end must be built and the machine has no Node."""
        if frontend.built() or frontend.system_node() is not None:
            return []
        return [frontend.node_requirement()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end; an editable install leaves that to `make setup`."""
        if version == "editable":
            return
        try:
            frontend.build(fetch=False)
        except steps.StepError as error:
            steps.explain(error)
            raise SystemExit(1) from error
