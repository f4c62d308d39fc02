"""Sentences in pieces: words, and what some of them stand for, so that nobody has to read them to draw them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from landsraad.kernel.view_types import Piece, Said

SLOT: Final = re.compile(r"([Tt]he )?\{(\w+)\}")
"""A place in a template; the article of a people belongs to it."""
VERB: Final = re.compile(r" (\w+)")
IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "will": "will"}


def text_of(said: Said) -> str:
    """A sentence as plain words."""
    return "".join([piece if isinstance(piece, str) else piece["text"] for piece in said])


def second(verb: str) -> str:
    """A verb of the third person as "you" need it.

    >>> [second(verb) for verb in ("plays", "passes", "loses", "trashes", "carries", "is", "and")]
    ['play', 'pass', 'lose', 'trash', 'carry', 'are', 'and']
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("sses", "shes", "ches", "xes")):
        return verb[:-2]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-1] if verb.endswith("s") else verb


def split(template: str) -> list[tuple[str, str, str]]:
    """A template as its slots, each with the words before it and its article; last the words that are left.

    >>> split("The {who} bids {n} spice")
    [('', 'The ', 'who'), (' bids ', '', 'n'), (' spice', '', '')]
    """
    parts: list[tuple[str, str, str]] = []
    at = 0
    for found in SLOT.finditer(template):
        parts.append((template[at : found.start()], found[1] or "", found[2]))
        at = found.end()
    parts.append((template[at:], "", ""))
    return parts


def joined(pieces: Sequence[str | Piece]) -> Said:
    """Pieces as a sentence: plain words that follow each other are one, and the verb after a seat with which the
    sentence begins has its form for "you".

    >>> joined([{"text": "Paul", "seat": 0}, " plays ", {"text": "Dagger", "id": "dagger"}])[1:3]
    [' ', {'text': 'plays', 'you': 'play'}]
    """
    said: Said = []
    for piece in pieces:
        if not isinstance(piece, str):
            said.append(piece)
            continue
        words = piece
        if len(said) == 1 and not isinstance(said[0], str) and "seat" in said[0]:
            verb = VERB.match(words)
            if verb is not None and second(verb[1]) != verb[1]:
                said += [" ", {"text": verb[1], "you": second(verb[1])}]
                words = words[verb.end() :]
        last = said[-1] if said else None
        if isinstance(last, str):
            said[-1] = last + words
        elif words:
            said.append(words)
    return said
