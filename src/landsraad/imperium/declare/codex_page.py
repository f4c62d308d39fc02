"""A page of the codex: the words and glyphs of one thing, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.grammar import sentence
from landsraad.kernel.seen.codex import CodexEntry

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act


class Page:
    """The words and glyphs of one entry, field by field."""

    def __init__(self) -> None:
        self.details: dict[str, str] = {}
        self.glyphs: dict[str, list[str]] = {}
        self.facts: dict[str, str | int] = {}
        self.text: list[str] = []

    def note(self, field: str, words: str, glyphs: Sequence[str] = ()) -> None:
        """Describe a field that another line of the text covers."""
        self.details[field] = sentence(words)
        if glyphs:
            self.glyphs[field] = list(glyphs)

    def add(self, field: str, words: str, glyphs: Sequence[str] = (), label: str = "") -> None:
        """Describe a field and add it to the text, after its label if it needs one."""
        self.note(field, words, glyphs)
        self.text.append(sentence(f"{label}: {words}" if label else words))

    def act(self, field: str, act: Act | None, label: str = "") -> None:
        """Describe a field that holds an effect, if there is one."""
        if act is not None:
            self.add(field, act.describe(), act.glyphs(), label)

    def entry(
        self, module: str, kind: str, id: str, name: str, *, copies: int = 1, cost: int | None = None,
        icons: Sequence[str] = (), factions: Sequence[str] = (),
    ) -> CodexEntry:
        """The page as an entry."""
        return {
            "family": "", "module": module, "kind": kind, "id": id, "name": name, "copies": copies, "cost": cost,
            "icons": list(icons), "factions": list(factions), "text": " ".join(self.text), "details": self.details,
            "glyphs": self.glyphs, "facts": self.facts,
        }
