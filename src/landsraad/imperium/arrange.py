from __future__ import annotations
from collections.abc import Mapping
from landsraad.imperium.state import Imperium
def arrange(game: Imperium, given: Mapping[str, object]) -> None:
    return
def observe(game: Imperium, then: Mapping[str, object]) -> list[str]:
    return []
