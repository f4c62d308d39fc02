"""The numbers of options never change unless somebody means it."""

from __future__ import annotations

import subprocess
import sys

from landsraad.kernel.game import SEALED_SHIFT
from tools import vocabulary


def test_the_numbers_of_all_options_are_the_pinned_ones() -> None:
    """Asked of a fresh process, since tests declare things of their own. `make vocabulary` pins new options."""
    ran = subprocess.run([sys.executable, "tools/vocabulary.py", "--print"], capture_output=True, text=True, check=True)
    names = ran.stdout.splitlines()
    pinned = [name for family in ("imperium", "classic") for name in vocabulary.page(family).read_text().splitlines()]
    moved = [(number, now, before) for number, (now, before) in enumerate(zip(names, pinned)) if now != before]
    assert moved == []
    assert len(names) == len(pinned)
    assert len(names) < 1 << SEALED_SHIFT


def test_the_order_does_not_depend_on_the_order_of_imports() -> None:
    """Importing a box's cards before anything else leaves the numbers as they are."""
    early = "import landsraad.imperium.boxes.promo.cards, landsraad.imperium.boxes.base.starting, runpy, sys; "
    code = early + "sys.argv = ['', '--print']; runpy.run_path('tools/vocabulary.py', run_name='__main__')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    pinned = "".join(vocabulary.page(family).read_text() for family in ("imperium", "classic"))
    assert ran.stdout == pinned
