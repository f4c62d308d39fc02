"""Write down the order in which gauges and places entered the layouts of observations; new ones come last.

With --check nothing is written: it says what is new, and fails if anything is.
"""

import sys
from pathlib import Path

from landsraad.families import families
from landsraad.observe.layout import Layout, entered_parts

FOLDER = Path(__file__).resolve().parent.parent / "src" / "landsraad" / "observe" / "layouts"


def main() -> None:
    """Write a file for each family."""
    FOLDER.mkdir(exist_ok=True)
    new = []
    for family in families().values():
        before = entered_parts(family.name)
        layout = Layout(family, before)
        if "--check" in sys.argv:
            new += [f"{family.name}: {part}" for part in layout.entered if part not in before]
            continue
        (FOLDER / f"{family.name}.txt").write_text("\n".join(layout.entered) + "\n", encoding="utf-8")
    if new:
        sys.exit("\n".join(["This is new: run make layout.", *new]))


if __name__ == "__main__":
    main()
