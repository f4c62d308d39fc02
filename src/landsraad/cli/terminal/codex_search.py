"""Searching the codex: by a name, part of a name, or a typo."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from landsraad.cli.terminal.matching import holds, words
from landsraad.kernel.seen.codex import CodexEntry


class CodexSearch:
    """Entries of the codex, ready to be searched."""

    def __init__(self, entries: Iterable[CodexEntry]) -> None:
        self.entries = list(entries)

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
        """The entries whose names look like the query, to forgive typos."""
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
