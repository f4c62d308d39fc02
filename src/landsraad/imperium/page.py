"""A page of the codex: the words and glyphs of one thing, box by box."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.act import Act
from landsraad.imperium.speech import sentence
from landsraad.kernel.family import CodexEntry


class Page:
    """The words and glyphs of one entry, box by box."""

    def __init__(self) -> None:
        self.details: dict[str, str] = {}
        self.glyphs: dict[str, list[str]] = {}
        self.facts: dict[str, str | int] = {}
        self.text: list[str] = []

    def note(self, box: str, words: str, glyphs: Sequence[str] = ()) -> None:
        """Describe a box, but leave it to another line of the text to tell it."""
        self.details[box] = sentence(words)
        if glyphs:
            self.glyphs[box] = list(glyphs)

    def tell(self, box: str, words: str, glyphs: Sequence[str] = (), label: str = "") -> None:
        """Describe a box and add it to the text, after its label if it needs one."""
        self.note(box, words, glyphs)
        self.text.append(sentence(f"{label}: {words}" if label else words))

    def act(self, box: str, act: Act | None, label: str = "") -> None:
        """Describe a box that holds an effect, if there is one."""
        if act is not None:
            self.tell(box, act.words(), act.glyphs(), label)

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
