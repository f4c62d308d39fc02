"""Lines: effects printed below one another that are used one by one, and effects that may be left undone."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.declare import Part, named_parts, parts_of
from landsraad.imperium.menu import offer
from landsraad.imperium.speech import clauses, stands_apart
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import PASS
from landsraad.kernel.effect import Context


class Lines(Act):
    """Several effects that their owner uses in any order, each paid when it is used; optional ones may be left out,
    but not (`one_at_least`) all of them."""

    def __init__(self, *acts: Act, one_at_least: bool = False) -> None:
        self.acts = list(acts)
        self.one_at_least = one_at_least
        self.optional = all(act.optional for act in acts)
        self._parts: list[Part] = []
        self._stages = [LinesLeft(self, used) for used in range(1 << len(acts))]

    def bind(self, source: str, name: str) -> None:
        for act in self.acts:
            act.bind(source, name)
        self._parts = named_parts(self.acts, source, name)

    def part(self, line: int) -> Part:
        """One of the lines, with its option."""
        return self._parts[line]

    def stage(self, used: int) -> LinesLeft:
        """What is left when some lines, as bits, are used."""
        return self._stages[used]

    def at_once(self, game: Imperium, context: Context) -> bool:
        return all(act.at_once(game, context) for act in self.acts)

    def possible(self, game: Imperium, context: Context) -> bool:
        for act in self.acts:  # noqa: SIM110  # a loop costs less
            if act.possible(game, context):
                return True
        return False

    def do(self, game: Imperium, context: Context) -> None:
        self._stages[0].do(game, context)

    def words(self) -> str:
        return clauses([act.words() for act in self.acts])

    def glyphs(self) -> list[str]:
        return [glyph for act in self.acts for glyph in act.glyphs()]


class LinesLeft(Act):
    """Lines in use: those in the mask are done with."""

    def __init__(self, lines: Lines, used: int) -> None:
        self.lines = lines
        self.used = used

    def left(self, game: Imperium, context: Context) -> list[int]:
        """The lines that can be used now."""
        acts = self.lines.acts
        return [n for n, act in enumerate(acts) if not self.used >> n & 1 and act.possible(game, context)]

    def do(self, game: Imperium, context: Context) -> None:
        acts = self.lines.acts
        left = self.left(game, context)
        for n in left:
            alone = len(left) == 1 and (self.needed() or acts[n].owed(game, context) or acts[n].declinable())
            if alone or acts[n].at_once(game, context):
                self.use(game, context, n)
                return
        if left:
            game.ask(self, context, game.seats[context.seat].decider)

    def needed(self) -> bool:
        """Whether a line must be used before the others can be left out."""
        return self.lines.one_at_least and not self.used

    def use(self, game: Imperium, context: Context, line: int) -> None:
        """Use a line, then go on with the others."""
        game.push(self.lines.stage(self.used | 1 << line), context)
        self.lines.acts[line].do(game, context)

    def options(self, game: Imperium, context: Context) -> list[int]:
        left = self.left(game, context)
        options = [self.lines.part(n).option for n in left]
        if not self.needed() and not any(self.lines.acts[n].owed(game, context) for n in left):
            options.append(PASS)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if option != PASS:
            line = next(n for n in self.left(game, context) if self.lines.part(n).option == option)
            self.use(game, context, line)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        if option == PASS:
            return "Leave it at that"
        parts = [self.lines.part(n) for n in range(len(self.lines.acts))]
        return next((part.text for part in parts if part.option == option), "")

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        for n, act in enumerate(self.lines.acts):
            if self.lines.part(n).option == option:
                return act.phrase(game, context, option) or act.glyphs()
        return []

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which effect do you use?"

    def words(self) -> str:
        return self.lines.words()


class May(Act):
    """An act that its owner may leave undone."""

    optional = True

    def __init__(self, act: Act) -> None:
        self.act = act
        self.verb = act.verb

    def bind(self, source: str, name: str) -> None:
        self.act.bind(source, name)

    def possible(self, game: Imperium, context: Context) -> bool:
        return self.act.possible(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return self.act.obstacle(game, context)

    def do(self, game: Imperium, context: Context) -> None:
        self.act.do(game, context)

    def words(self) -> str:
        words = self.act.words()
        return words if stands_apart(words) else f"you may {words}"

    def glyphs(self) -> list[str]:
        return self.act.glyphs()


class Offer(Act):
    """Effects that join those among which their owner chooses the next."""

    def __init__(self, act: Act) -> None:
        self.act = act
        self._parts: list[Part] = []

    def bind(self, source: str, name: str) -> None:
        self._parts = parts_of(self.act, source, name)

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        for part in self._parts:
            offer(game, part, context)

    def words(self) -> str:
        return self.act.words()

    def glyphs(self) -> list[str]:
        return self.act.glyphs()
