"""Choices between effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import (
    bound,
    count_word,
    sentence,
    series,
)
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    ANY,
    FACTION_WORDS,
    FACTIONS,
    VOCABULARY,
)
from landsraad.imperium.table.act import NOTHING, Act, obstacles
from landsraad.kernel.effect import plain

if TYPE_CHECKING:
    from landsraad.imperium.table.state import Imperium


class Choose(Act):
    """A choice of so many different acts, each done as it is picked, or (`named_first`) when all are picked."""

    verb = "choose"

    def __init__(self, *acts: Act, pick: int = 1, named_first: bool = False, optional: bool = False) -> None:
        self.acts = list(acts)
        self.pick = pick
        self.named_first = named_first
        self.optional = optional
        self.choices: list[int] = []
        masks = [taken for taken in range(1 << len(acts)) if taken.bit_count() < pick]
        self.stages = {taken: Chosen(self, pick - taken.bit_count(), taken) for taken in masks}

    def bind(self, source: str, name: str) -> None:
        self.choices = []
        for n, act in enumerate(self.acts, 1):
            act.bind(source, name)
            text = f"{sentence(act.order())[:-1]} ({name})"
            self.choices.append(VOCABULARY.add("choose", f"{source}:{n}", 1 << (n - 1), text, "effect"))

    def possible(self, game: Imperium, context: Origin) -> bool:
        for act in self.acts:  # noqa: SIM110  # a loop costs less
            if act.useful(game, context):
                return True
        return False

    def obstacle(self, game: Imperium, context: Origin) -> str:
        reasons = obstacles(self.acts, game, context)
        return reasons if reasons == NOTHING else f"{NOTHING}: {reasons}"

    def do(self, game: Imperium, context: Origin) -> None:
        self.stages[0].do(game, context)

    def key(self) -> str:
        return f"Choose({plain(self.acts)}, {self.pick}, {self.choices})"

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.NOTHING
        for act in self.acts:
            touched |= act.footprint(game, context)
        return touched

    def describe(self) -> str:
        if self.pick > 1 and all(act.influences() != ANY for act in self.acts):
            different = f"gain 1 influence with each of {count_word(self.pick)} different factions"
            names = [f"the {FACTION_WORDS[act.influences()]}" for act in self.acts]
            return different if len(names) == len(FACTIONS) else f"{different}: {series(names, 'or')}"
        parts = [bound(act.order()) for act in self.acts]
        if self.pick > 1:
            return f"choose {count_word(self.pick)} of these: {', '.join(parts)}"
        return f"{'you may ' if self.optional else ''}either {series(parts, 'or')}"

    def glyphs(self) -> list[str]:
        glyphs: list[str] = [] if self.pick == 1 else [f"{self.pick} of"]
        for act in self.acts:
            glyphs.extend(act.glyphs())
            glyphs.append("or")
        return glyphs[:-1]


class Chosen(Act):
    """A choice in progress: so many still to pick, those in the mask already taken."""

    def __init__(self, choice: Choose, left: int, taken: int) -> None:
        self.choice = choice
        self.left = left
        self.taken = taken

    def do(self, game: Imperium, context: Origin) -> None:
        choices = self.options(game, context)
        if len(choices) == 1:
            self.answer(game, context, choices[0])
        elif len(choices) == self.left and game.skips_forced and self.in_any_order(game, context, choices):
            for option in reversed(choices):
                game.push(self.picked(option), context)
        elif choices:
            game.ask(self, context, game.seats[context.seat].decider)

    def in_any_order(self, game: Imperium, context: Origin, choices: list[int]) -> bool:
        """Whether acts that are all to be taken ask nothing and may be done in any order."""
        acts = [self.picked(option) for option in choices]
        touched = [act.footprint(game, context) for act in acts]
        return all(act.settled(game, context) for act in acts) and not any(
            touch.clash(one, other) for n, one in enumerate(touched) for other in touched[:n]
        )

    def options(self, game: Imperium, context: Origin) -> list[int]:
        choice = self.choice
        free = [
            choice.choices[n] for n, act in enumerate(choice.acts)
            if not self.taken >> n & 1 and act.useful(game, context)
        ]
        return game.seats[context.seat].policy.narrow(game, context, self, free)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return self.picked(option).rank(game, context)

    def option_faction(self, option: int) -> int:
        return self.picked(option).influences()

    def picked(self, option: int) -> Act:
        """The act that an option stands for."""
        return self.choice.acts[VOCABULARY.value[option].bit_length() - 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        choice = self.choice
        bit = VOCABULARY.value[option]
        taken = self.taken | bit
        if not choice.named_first:
            if self.left > 1:
                game.push(choice.stages[taken], context)
            game.push(choice.acts[bit.bit_length() - 1], context)
        elif self.left > 1 and choice.stages[taken].options(game, context):
            choice.stages[taken].do(game, context)
        else:
            for n in reversed(range(len(choice.acts))):
                if taken >> n & 1:
                    game.push(choice.acts[n], context)

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if option in self.choice.choices:
            n = self.choice.choices.index(option)
            return "already chosen" if self.taken >> n & 1 else self.choice.acts[n].obstacle(game, context)
        return ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        if option not in self.choice.choices:
            return []
        act = self.choice.acts[self.choice.choices.index(option)]
        return act.phrase(game, context, option) or act.glyphs()

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Choose one." if self.left == 1 else f"Choose {self.left} different ones."

    def describe(self) -> str:
        return self.choice.describe()

    def key(self) -> str:
        return f"Chosen({self.choice.key()}, {self.left}, {self.taken})"
