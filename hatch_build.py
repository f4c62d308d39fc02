"""Build hooks, configured by environment variables.

LANDSRAAD_COMPILE=1 puts the compiled engine into a wheel. LANDSRAAD_ADDRESS is where the project lives, for the links
in the package metadata.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class ProjectLinks(MetadataHookInterface):
    """Links to where the project lives, if the builder says where that is."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the links."""
        address = os.environ.get("LANDSRAAD_ADDRESS", "").rstrip("/")
        metadata["urls"] = {"Homepage": address} if address else {}


class CompileHook(BuildHookInterface):
    """Adds the compiled engine to a wheel when asked to."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs at build time."""
        return ["mypy>=2.4", "setuptools>=77"] if self.asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine and put its extension modules into the wheel."""
        if not self.asked() or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.compile import build

        target = Path(self.root, "build", "compiled")
        for path in build(target):
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def asked(self) -> bool:
        """Tell whether the environment asks for a compiled wheel."""
        return os.environ.get("LANDSRAAD_COMPILE") == "1"
