"""How things that boxes bring are declared: what they have in common.

Declaring a thing only describes it. When its box enters the game (`enter`), it gets its number and puts its options in
the vocabulary; the shelf of boxes sees to it that this happens in a fixed order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.grammar import sentence
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import (
    VOCABULARY,
)

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act
    from landsraad.kernel.seen.codex import CodexEntry


class Declared:
    """Something a box prints. `index` is its place among its kind, `box` the module it came with: the first that lists
    it, where several do."""

    copies = 1

    kind = "thing"
    """What sort of thing it is, for readers of options."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.box = ""
        self.index = NONE

    def enter(self, box: str) -> None:
        """Get a number, and put the options in the vocabulary."""
        self.box = box

    def codex_entry(self) -> CodexEntry:
        """What the codex says of it, for kinds of things that only one box has."""
        raise NotImplementedError(type(self).__name__)


KINDS: dict[str, Sequence[Declared]] = {}
"""What registered piles and numbers may be of; boxes add kinds of their own. Spaces are known to the ruleset."""


class Verb:
    """One option for every thing of a kind, such as `graft:dagger`; `#` in their text stands for its name. They enter
    with the box that needs them, for all that is declared by then, and with each thing that is declared later."""

    def __init__(self, kind: str, verb: str, text: str) -> None:
        self.kind = kind
        self.verb = verb
        self.text = text
        self.options: dict[int, int] = {}
        """The option of each thing, by its number."""

    def enter(self) -> None:
        """Enter the vocabulary."""
        VERBS_OF.setdefault(self.kind, []).append(self)
        for thing in KINDS[self.kind]:
            self.give(thing)

    def give(self, thing: Declared) -> None:
        """Give a thing its option."""
        text = self.text.replace("#", thing.name)
        self.options[thing.index] = VOCABULARY.add(self.verb, thing.id, thing.index, text, self.kind)


VERBS_OF: dict[str, list[Verb]] = {}
"""The verbs whose options things of a kind get when they enter."""


def give_verbs(kind: str, thing: Declared) -> None:
    """Give a thing that enters the options that boxes before it give to all of its kind."""
    for verb in VERBS_OF.get(kind, ()):
        verb.give(thing)


class Part:
    """One effect of a card or space, with the option by which it is picked when its owner chooses the order, and what
    picking it means here: spaces that have the same place on two boards share the option."""

    __slots__ = ("effect", "option", "text")

    def __init__(self, effect: Act, option: int, text: str) -> None:
        self.effect = effect
        self.option = option
        self.text = text


def parts_of(whole: Act | None, source: str, name: str) -> list[Part]:
    """The parts of an effect one by one; equal verbs of one source are numbered."""
    if whole is None:
        return []
    whole.bind(source, name)
    return named_parts(whole.pieces(), source, name)


def named_parts(effects: Sequence[Act], source: str, name: str) -> list[Part]:
    """Effects of one source, each with its option."""
    parts: list[Part] = []
    used: dict[str, int] = {}
    for effect in effects:
        verb = effect.verb
        used[verb] = used.get(verb, 0) + 1
        target = source if used[verb] == 1 else f"{source}:{used[verb]}"
        text = f"{sentence(effect.order())[:-1]} ({name})"
        parts.append(Part(effect, VOCABULARY.add(verb, target, 0, text, "effect"), text))
    return parts
