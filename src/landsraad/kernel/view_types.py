"""The shape of what every family tells: sentences in pieces, options and events."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Piece(TypedDict):
    """Words of a sentence that stand for something: a seat, a thing with an id, or amounts that have glyphs. `you` is
    what a verb is where its subject is the reader."""

    text: str
    seat: NotRequired[int]
    id: NotRequired[str]
    glyphs: NotRequired[list[str]]
    you: NotRequired[str]


Said = list[str | Piece]
"""A sentence: plain words, and pieces that stand for something."""


class OptionView(TypedDict):
    """Something that may be chosen. `of` is the sort of thing it is about and `id` which one, `at` where that lies if
    its verb leaves that open; an `effect` has the id of the thing it comes from. `n` is the amount, `glyphs` what
    choosing it does as a row of icons."""

    option: int
    name: str
    text: str
    verb: str
    of: NotRequired[str]
    id: NotRequired[str]
    at: NotRequired[str]
    n: NotRequired[int]
    glyphs: NotRequired[list[str]]


class EventView(TypedDict):
    """An event as one seat may know it. `said` is its sentence in pieces, without the full stop; where a seat does it,
    the sentence begins with that seat. `source` is that from which points come: an id, or a word."""

    kind: str
    seat: int | None
    what: str
    n: int
    other: int | None
    seen: list[str]
    text: str
    said: Said
    source: NotRequired[str]
