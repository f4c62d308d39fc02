"""The log in short lines: what one seat did in a row stands in one line."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.kernel.event import Event


class LogLines:
    """Takes events one by one, and gives lines. Events of a `closing` kind only end a line."""

    def __init__(self, closing: Sequence[str] = ()) -> None:
        self.closing = closing
        self.lines: list[tuple[int, str, list[str]]] = []
        self.closed = True

    def add(self, event: Event, text: str, subject: str) -> None:
        """Take in an event, its sentence, and the name with which it begins if it is about a seat."""
        if event.kind in self.closing:
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

    def take(self) -> list[tuple[int, str]]:
        """The lines since the last time, each with the seat it is about."""
        taken = [(seat, sentence(subject, parts)) for seat, subject, parts in self.lines]
        self.lines = []
        self.closed = True
        return taken


def sentence(subject: str, parts: list[str]) -> str:
    """What a subject did, as one sentence.

    >>> sentence("Paul Atreides", ["plays Dagger", "gains 1 Solari"]), sentence("", ["Round 2 begins"])
    ('Paul Atreides plays Dagger, gains 1 Solari.', 'Round 2 begins.')
    >>> sentence("Chani", ["plays Dune, the Desert Planet", "gains 1 spice"])
    'Chani plays Dune, the Desert Planet; gains 1 spice.'
    """
    joined = ("; " if any("," in part for part in parts) else ", ").join(parts)
    return f"{subject} {joined}.".lstrip()
