"""What has happened, told briefly: what one seat did in a row stands in one line."""

from __future__ import annotations

from landsraad.kernel.event import Event

LAST_WORDS = ("end-turn",)
"""Events that only close a turn: the end of the line says it."""


class Hearsay:
    """Hears events one by one, and tells them in lines."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str, list[str]]] = []
        self.closed = True

    def hear(self, event: Event, text: str, subject: str) -> None:
        """Take in an event, its sentence, and the name with which it begins if it is about a seat."""
        if event.kind in LAST_WORDS:
            self.closed = True
        elif text:
            said = text.removesuffix(".").removeprefix(f"{subject} ") if subject else text.removesuffix(".")
            whole = not subject or not text.startswith(f"{subject} ") or ";" in said
            if whole:
                self.lines.append((event.seat, "", [text.removesuffix(".")]))
            elif self.closed or self.lines[-1][1] != subject:
                self.lines.append((event.seat, subject, [said]))
            else:
                self.lines[-1][2].append(said)
            self.closed = whole

    def tell(self) -> list[tuple[int, str]]:
        """What was heard since the last telling: lines, each with the seat it is about."""
        told = [(seat, line(subject, parts)) for seat, subject, parts in self.lines]
        self.lines = []
        self.closed = True
        return told


def line(subject: str, parts: list[str]) -> str:
    """What a subject did, as one sentence.

    >>> line("Paul Atreides", ["plays Dagger", "gains 1 Solari"]), line("", ["Round 2 begins"])
    ('Paul Atreides plays Dagger, gains 1 Solari.', 'Round 2 begins.')
    >>> line("Chani", ["plays Dune, the Desert Planet", "gains 1 spice"])
    'Chani plays Dune, the Desert Planet; gains 1 spice.'
    """
    joined = ("; " if any("," in part for part in parts) else ", ").join(parts)
    return f"{subject} {joined}.".lstrip()
