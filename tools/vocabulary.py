"""Write the numbers of all options down, so that a change to them is seen and meant."""

from __future__ import annotations

import sys
from pathlib import Path

import landsraad

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "data"


def page(name: str) -> Path:
    """The file that holds a family's options, one a line in the order of their numbers."""
    return FOLDER / f"vocabulary-{name}.txt"


def listed(name: str) -> str:
    """A family's options, one a line."""
    return "".join(f"{option}\n" for option in landsraad.families()[name].vocabulary.names)


if __name__ == "__main__":
    for name in landsraad.families():
        if "--print" in sys.argv:
            print(listed(name), end="")
        else:
            page(name).write_text(listed(name))
            print(page(name).relative_to(FOLDER.parent.parent))
