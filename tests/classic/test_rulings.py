"""Every switch of the rules is explained in the rulings, and only those are named there."""

import re
from pathlib import Path

from landsraad.classic.sheets.rules import SETTINGS

TEXT = (Path(__file__).parent.parent.parent / "docs" / "rulings-classic.md").read_text()


def test_every_switch_is_explained() -> None:
    assert not [name for name in SETTINGS if f"`{name}`" not in TEXT]


def test_only_switches_are_named_as_such() -> None:
    named = re.findall(r"\| `([a-z_]+)` \|$", TEXT, re.MULTILINE)
    assert len(named) > 15
    assert not [name for name in named if name not in SETTINGS]
    for name in named:
        for choice in SETTINGS[name].choices:
            line = next(line for line in TEXT.splitlines() if line.endswith(f"| `{name}` |"))
            assert isinstance(choice, bool) or f"`{choice}`" in line, (name, choice)
