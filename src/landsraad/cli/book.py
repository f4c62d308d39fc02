"""The codex at hand: what things are called, what they do, and what somebody may have meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from landsraad.kernel.family import CodexEntry, Family


def words(text: str) -> list[str]:
    """The words of a text, in small letters.

    >>> words("play:duncan-idaho"), words("Smuggler's Thopter")
    (['play', 'duncan', 'idaho'], ['smugglers', 'thopter'])
    """
    return re.findall(r"\w+", re.sub(r"['’\"]", "", text.lower()).replace("_", " "))


def holds(typed: Sequence[str], text: Sequence[str], prefix: bool) -> bool:
    """Whether every typed word is in the text; a number never stands for a longer one."""
    return all(
        any(word == other or (prefix and not word.isdigit() and other.startswith(word)) for other in text)
        for word in typed
    )


class Book:
    """The codex of some families, opened for looking things up."""

    def __init__(self, families: Iterable[Family]) -> None:
        self.entries: list[CodexEntry] = [entry for family in families for entry in family.codex()]
        self.by_id: dict[str, CodexEntry] = {}
        for entry in self.entries:
            self.by_id.setdefault(entry["id"], entry)

    def name(self, id: str) -> str:
        """What the thing with that id is called."""
        entry = self.by_id.get(id)
        return entry["name"] if entry is not None else id.replace("-", " ").replace("_", " ")

    def text(self, id: str) -> str:
        """What the thing with that id does."""
        entry = self.by_id.get(id)
        return entry["text"] if entry is not None else ""

    def about(self, option: str) -> CodexEntry | None:
        """The entry that an option such as `play:dagger` or `space:arrakeen` is about."""
        verb, _, target = option.partition(":")
        last = target.rpartition(":")[2]
        for id in (f"{verb}-{target}", target, last):
            if id in self.by_id:
                return self.by_id[id]
        return None

    def search(self, query: str, kind: str | None = None) -> list[CodexEntry]:
        """The entries that a query means, best first: by id or name, then by text, then by likeness."""
        typed = words(query)
        pool = [entry for entry in self.entries if kind is None or entry["kind"] == kind]
        if not typed:
            return pool
        exact = [entry for entry in pool if typed in (words(entry["name"]), words(entry["id"]))]
        exact += [entry for entry in pool if typed == words(entry["id"].removeprefix(f"{entry['kind']}-"))]
        named = [entry for entry in pool if holds(typed, words(entry["name"]) + words(entry["id"]), prefix=True)]
        told = [entry for entry in pool if holds(typed, words(entry["text"]), prefix=False)]
        return unique([*exact, *named, *told]) or self.similar(query, pool)

    def named(self, query: str) -> list[CodexEntry]:
        """The entries whose name a query is, exactly or nearly; those of the best kind of match only."""
        typed = words(query)
        full = [entry for entry in self.entries if typed in (words(entry["name"]), words(entry["id"]))]
        part = [entry for entry in self.entries if holds(typed, words(entry["name"]), prefix=True)]
        return full or part or self.similar(query, self.entries)

    def similar(self, query: str, pool: list[CodexEntry]) -> list[CodexEntry]:
        """The entries whose names look like the query, for the slips of a keyboard."""
        by_name: dict[str, list[CodexEntry]] = {}
        for entry in pool:
            for form in {" ".join(words(entry["name"])), *words(entry["name"])}:
                if len(form) > 3:
                    by_name.setdefault(form, []).append(entry)
        close = get_close_matches(" ".join(words(query)), by_name, n=3, cutoff=0.72)
        return unique(entry for form in close for entry in by_name[form])


def unique(entries: Iterable[CodexEntry]) -> list[CodexEntry]:
    """The entries without repetition."""
    return list({(entry["family"], entry["id"]): entry for entry in entries}.values())
