"""The numbers of options never change unless somebody means it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import landsraad
from landsraad.kernel.game import SEALED_SHIFT
from tools import vocabulary


@pytest.mark.parametrize("family", landsraad.families())
def test_the_numbers_of_all_options_are_the_pinned_ones(family: str) -> None:
    """Asked of a fresh process, since tests declare things of their own. What is new comes after what is there."""
    code = f"import landsraad; print(*landsraad.families()[{family!r}].vocabulary.names, sep='\\n')"
    names = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    pinned = vocabulary.page(family).read_text().splitlines()
    moved = [(number, now, before) for number, (now, before) in enumerate(zip(names, pinned)) if now != before]
    assert moved == [], "an option has moved: what is added comes at the end"
    assert len(names) >= len(pinned), "an option is gone"
    assert len(names) == len(pinned), "there are new options: `make vocabulary` pins them"
    assert len(names) < 1 << SEALED_SHIFT


def test_the_order_does_not_depend_on_the_order_of_imports() -> None:
    """Importing a box's cards before anything else leaves the numbers as they are."""
    early = "import landsraad.imperium.boxes.promo.cards, landsraad.imperium.boxes.base.starting, runpy, sys; "
    code = early + "sys.argv = ['', '--print']; runpy.run_path('tools/vocabulary.py', run_name='__main__')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    pinned = "".join(vocabulary.page(family).read_text() for family in ("imperium", "classic"))
    assert ran.stdout == pinned
