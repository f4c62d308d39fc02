"""The codex: everything that a family declares, entry by entry."""

from __future__ import annotations

from typing import NamedTuple, TypedDict


class CodexEntry(TypedDict):
    """Something declared by a family: a card, a space, a leader, a rule. `details` and `glyphs` tell its boxes in words
    and icons; `facts` are what else a page may want to draw."""

    family: str
    module: str
    kind: str
    id: str
    name: str
    copies: int
    cost: int | None
    icons: list[str]
    factions: list[str]
    text: str
    details: dict[str, str]
    glyphs: dict[str, list[str]]
    facts: dict[str, str | int]


class Pile(NamedTuple):
    """How many of a kind of codex entries are in a game, and how many its modules have."""

    kind: str
    size: int
    every: int
