"""Effects are known by the names of their classes, so no two classes of a family share one."""

from __future__ import annotations

from collections import defaultdict

import pytest

from landsraad.families import FAMILIES
from landsraad.kernel.effect import Value


def all_kinds(kind: type[Value]) -> set[type[Value]]:
    """A class and everything derived from it."""
    return {kind}.union(*(all_kinds(one) for one in kind.__subclasses__()))


@pytest.mark.parametrize("family", ["imperium", "classic"])
def test_no_two_kinds_of_effect_have_one_name(family: str) -> None:
    assert family in FAMILIES
    places: dict[str, set[str]] = defaultdict(set)
    for kind in all_kinds(Value):
        if kind.__module__.startswith((f"landsraad.{family}.", "landsraad.kernel.")):
            places[kind.__name__].add(kind.__module__)
    assert len(places) > 40
    assert {name: sorted(modules) for name, modules in places.items() if len(modules) > 1} == {}
