"""Lines: effects printed below one another that are used one by one, and effects that may be left undone."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import clauses, sentence, stands_apart
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import Part, named_parts
from landsraad.imperium.declare.vocabulary import PASS, VOCABULARY
from landsraad.imperium.table.act import Act, obstacles
from landsraad.imperium.table.state import Imperium


class Lines(Act):
    """Several effects that their owner uses in any order, each paid when it is used; optional ones may be left out,
    but not (`one_at_least`) all of them. Their options are told apart by a number if their verbs are the same, or
    (`numbered`) always."""

    def __init__(self, *acts: Act, one_at_least: bool = False, numbered: bool = False) -> None:
        self.acts = list(acts)
        self.one_at_least = one_at_least
        self._numbered = numbered
        self.optional = all(act.optional for act in acts)
        self._parts: list[Part] = []
        self._stages = [LinesLeft(self, used) for used in range(1 << len(acts))]

    def bind(self, source: str, name: str) -> None:
        if not self._numbered:
            for act in self.acts:
                act.bind(source, name)
            self._parts = named_parts(self.acts, source, name)
            return
        self._parts = []
        for n, act in enumerate(self.acts, 1):
            act.bind(f"{source}:{n}", name)
            text = f"{sentence(act.order())[:-1]} ({name})"
            option = VOCABULARY.add(act.verb, f"{source}:{n}", 1 << (n - 1), text, "effect")
            self._parts.append(Part(act, option, text))

    def part(self, line: int) -> Part:
        """One of the lines, with its option."""
        return self._parts[line]

    def stage(self, used: int) -> LinesLeft:
        """What is left when some lines, as bits, are used."""
        return self._stages[used]

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return all(act.at_once(game, context) for act in self.acts)

    def possible(self, game: Imperium, context: Origin) -> bool:
        for act in self.acts:  # noqa: SIM110  # a loop costs less
            if act.possible(game, context):
                return True
        return False

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return obstacles(self.acts, game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        self._stages[0].do(game, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.NOTHING
        for act in self.acts:
            touched |= act.footprint(game, context)
        return touched

    def short(self) -> str:
        return ", ".join([act.short() for act in self.acts])

    def describe(self) -> str:
        return clauses([act.describe() for act in self.acts])

    def glyphs(self) -> list[str]:
        return [glyph for act in self.acts for glyph in act.glyphs()]


class LinesLeft(Act):
    """Lines in use: those in the mask are done with."""

    def __init__(self, lines: Lines, used: int) -> None:
        self.lines = lines
        self.used = used

    def left(self, game: Imperium, context: Origin) -> list[int]:
        """The lines that can be used now."""
        acts = self.lines.acts
        return [n for n, act in enumerate(acts) if not self.used >> n & 1 and act.possible(game, context)]

    def unused(self) -> list[int]:
        """The lines that are not done with."""
        return [n for n in range(len(self.lines.acts)) if not self.used >> n & 1]

    def do(self, game: Imperium, context: Origin) -> None:
        acts = self.lines.acts
        if game.seats[context.seat].policy.automatic:
            for n in reversed(self.unused()):
                game.push(acts[n], context)
            return
        left = self.left(game, context)
        by_itself = NONE if not game.skips_forced else self.by_itself(game, context, left)
        if by_itself != NONE:
            if game.events is not None:
                part = self.lines.part(by_itself)
                game.note_done(game.seats[context.seat].decider, part.option, part.text, part.effect.short())
            self.use(game, context, by_itself)
            return
        for n in left:
            alone = len(left) == 1 and (self.needed() or acts[n].owed(game, context) or acts[n].declinable())
            if alone or acts[n].at_once(game, context):
                self.use(game, context, n)
                return
        if left:
            game.ask(self, context, game.seats[context.seat].decider)

    def by_itself(self, game: Imperium, context: Origin, left: list[int]) -> int:
        """A line that must be used, asks nothing and does not depend on the others, if there is one: what reveals
        something comes last."""
        acts = self.lines.acts
        found = NONE
        for n in left:
            act = acts[n]
            if not act.owed(game, context) or not act.settled(game, context):
                continue
            mine = act.footprint(game, context)
            if any(m != n and touch.clash(mine, acts[m].footprint(game, context)) for m in self.unused()):
                continue
            if not act.reveals:
                return n
            found = n if found == NONE else found
        return found

    def needed(self) -> bool:
        """Whether a line must be used before the others can be left out."""
        return self.lines.one_at_least and not self.used

    def use(self, game: Imperium, context: Origin, line: int) -> None:
        """Use a line, then go on with the others."""
        game.push(self.lines.stage(self.used | 1 << line), context)
        self.lines.acts[line].do(game, context)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        left = self.left(game, context)
        options = [self.lines.part(n).option for n in left]
        if not self.needed() and not any(self.lines.acts[n].owed(game, context) for n in left):
            options.append(PASS)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            line = next(n for n in self.left(game, context) if self.lines.part(n).option == option)
            self.use(game, context, line)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if option == PASS:
            return "Leave it at that"
        for n, act in enumerate(self.lines.acts):
            part = self.lines.part(n)
            if part.option == option:
                return act.text(game, context, option) or part.text
        return ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        for n, act in enumerate(self.lines.acts):
            if self.lines.part(n).option == option:
                return act.phrase(game, context, option) or act.glyphs()
        return []

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        for n, act in enumerate(self.lines.acts):
            if self.lines.part(n).option == option:
                return "already done" if self.used >> n & 1 else act.obstacle(game, context)
        return ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        left = self.left(game, context)
        if len(left) == 1:
            return f"{sentence(self.lines.acts[left[0]].order())[:-1]}?"
        return "What comes next?" if PASS not in game.legal else "Which effect do you use?"

    def describe(self) -> str:
        return self.lines.describe()


class May(Act):
    """An act that its owner may leave undone."""

    optional = True

    def __init__(self, act: Act) -> None:
        self.act = act
        self.verb = act.verb

    def bind(self, source: str, name: str) -> None:
        self.act.bind(source, name)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.act.possible(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return self.act.obstacle(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        self.act.do(game, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return self.act.footprint(game, context)

    def short(self) -> str:
        return self.act.short()

    def describe(self) -> str:
        words = self.act.describe()
        return words if stands_apart(words) else f"you may {words}"

    def glyphs(self) -> list[str]:
        return self.act.glyphs()
