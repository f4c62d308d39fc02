"""Acts: the effects of this family, and the ways to put them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import (
    bound,
    clauses,
)
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import ANY, VOCABULARY
from landsraad.kernel.effect import Effect, Value

if TYPE_CHECKING:
    from landsraad.imperium.table.state import Imperium, Seat


NOTHING = "it would do nothing now"
"""What stands in the way of an act that has no better reason."""


def obstacles(acts: Sequence[Act], game: Imperium, context: Origin) -> str:
    """Why none of several acts is possible now, each reason once."""
    reasons = [reason for act in acts if (reason := act.obstacle(game, context)) and reason != NOTHING]
    return "; ".join(dict.fromkeys(reasons)) or NOTHING


SHORT = {
    "draw": "draw", "draw-intrigue": "Intrigue card", "influence": "influence", "recruit": "recruit", "gain": "gain",
    "trash": "trash a card", "trash-this": "trash this", "discard": "discard", "pay": "pay", "choose": "choose",
    "deploy-from": "deploy", "retreat-from": "retreat", "lose-influence": "lose influence", "steal": "take cards",
    "trash-intrigue": "trash Intrigue", "take-reserve": "Reserve card", "use": "use", "harvest": "harvest",
    "recall-agent": "recall", "acquire-tech": "Tech tile", "freighter": "freighter", "spy": "Spy",
    "contract": "contract", "council": "Council seat", "swordmaster": "Swordmaster", "mentat": "Mentat",
    "return-this": "to your hand", "return": "to your hand",
}
"""Verbs of effects in a word or two, where the verb itself does not say it."""


class Act(Effect["Imperium", Origin]):
    """An effect of a card, a space, a leader or the rules of a round."""

    optional = False
    """Whether its owner may leave it undone."""

    rewarding = False
    """Whether doing it can be worth something by itself, so that it may be paid even where nothing else comes of it."""

    doubled = True
    """Whether a Conflict reward of it is taken twice by a player who doubles rewards."""

    reveals = False
    """Whether it draws or shows cards that nobody knew before."""

    shows_top = 0
    """How many cards on top of its deck its owner sees while this act asks."""

    def do(self, game: Imperium, context: Origin) -> None:
        """Act, push or ask; what says nothing else lets somebody pick one of its options."""
        self.pick_one(game, context)

    def pick_one(self, game: Imperium, context: Origin) -> None:
        """Ask which of its options is taken: none of them where there is none, and the only one without asking."""
        options = self.options(game, context)
        if len(options) == 1:
            self.answer(game, context, options[0])
        elif options:
            game.ask(self, context, game.seats[context.seat].decider)

    def at_once(self, game: Imperium, context: Origin) -> bool:
        """Whether doing it right away can never hurt its owner and asks nothing."""
        return False

    def footprint(self, game: Imperium, context: Origin) -> int:
        """What it touches, as bits (see `declare.touch`): the rules ask this to see whether its order matters."""
        return touch.ANYTHING

    def settled(self, game: Imperium, context: Origin) -> bool:
        """Whether doing it now asks nothing of anybody."""
        return False

    def wanting(self, game: Imperium, context: Origin) -> int:
        """What would have to change, as bits, for it to be possible where it is not."""
        return touch.touched(self.footprint(game, context))

    def short(self) -> str:
        """The act in a word or two, beside its icon."""
        return SHORT.get(self.verb) or " ".join(self.verb.split("-"))

    def possible(self, game: Imperium, context: Origin) -> bool:
        """Whether it can be carried out now."""
        return True

    def useful(self, game: Imperium, context: Origin) -> bool:
        """Whether it may be picked where there are alternatives: it would change something."""
        return self.possible(game, context)

    def rank(self, game: Imperium, context: Origin) -> int:
        """What a Rival looks at when it must choose among acts: it takes the lowest."""
        return 0

    def influences(self) -> int:
        """The faction with which it gains influence and nothing else; -1 if it does something else."""
        return ANY

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        """What a Rival looks at when it must choose among this act's options: it takes the lowest."""
        return 0

    def option_faction(self, option: int) -> int:
        """The faction with which one of this act's options gains influence; -1 if it does something else."""
        return VOCABULARY.value[option] if VOCABULARY.verbs[option] == "faction" else ANY

    def owed(self, game: Imperium, context: Origin) -> bool:
        """Whether the turn cannot end before it is done, where it is possible."""
        return not self.optional

    def declinable(self) -> bool:
        """Whether its owner may still decline when it is done and asks."""
        return False

    def split(self) -> list[Act]:
        """Its parts, which may be done in any order."""
        return [self]

    def pieces(self) -> list[Act]:
        """Its parts, down to the last that may be done apart from the others."""
        return [self]

    def bind(self, source: str, name: str) -> None:
        """Learn which card it stands on; acts with choices of their own put them in the vocabulary."""

    def count_more(self, game: Imperium, context: Origin, cards: list[int]) -> None:
        """Count cards revealed after this act counted the cards in play."""

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        """Notice that a seat has gained goods, or (`what` is -1) Intrigue cards."""

    def obstacle(self, game: Imperium, context: Origin) -> str:
        """Why it is not possible now, in words."""
        return NOTHING

    def order(self) -> str:
        """The act in words, where it is settled already that it is done."""
        return self.describe().removeprefix("you may ")

    def __and__(self, other: Act) -> All:
        return All([*self.split(), *other.split()])


class All(Act):
    """Several acts, one after the other."""

    def __init__(self, acts: list[Act]) -> None:
        self.acts = acts
        self.reveals = any(act.reveals for act in acts)

    def split(self) -> list[Act]:
        return self.acts

    def pieces(self) -> list[Act]:
        return [piece for act in self.acts for piece in act.pieces()]

    def bind(self, source: str, name: str) -> None:
        for act in self.acts:
            act.bind(source, name)

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
        for act in reversed(self.acts):
            game.push(act, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.NOTHING
        for act in self.acts:
            touched |= act.footprint(game, context)
        return touched

    def settled(self, game: Imperium, context: Origin) -> bool:
        return all(act.settled(game, context) for act in self.acts)

    def describe(self) -> str:
        return clauses([act.describe() for act in self.acts])

    def glyphs(self) -> list[str]:
        return [glyph for act in self.acts for glyph in act.glyphs()]


class Condition(Value):
    """Something that holds or does not."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        """Whether it holds now for the owner of the effect."""
        raise NotImplementedError(type(self).__name__)

    def needs(self) -> int:
        """What it looks at, as bits (see `declare.touch`)."""
        return touch.ALL

    def describe(self) -> str:
        """The condition after an `if`."""
        raise NotImplementedError(type(self).__name__)

    def glyph(self) -> str:
        """The condition as a tag."""
        raise NotImplementedError(type(self).__name__)


class If(Act):
    """An act that needs a condition when it is done; another may take its place."""

    def __init__(self, condition: Condition, then: Act, otherwise: Act | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.verb = then.verb
        self.optional = then.optional
        self.reveals = then.reveals or (otherwise is not None and otherwise.reveals)

    def pieces(self) -> list[Act]:
        """What several effects need together, each needs alone."""
        parts = self.then.pieces()
        if len(parts) == 1 or self.otherwise is not None:
            return [self]
        return [If(self.condition, part) for part in parts]

    def bind(self, source: str, name: str) -> None:
        self.then.bind(source, name)
        if self.otherwise is not None:
            self.otherwise.bind(source, name)

    def at_once(self, game: Imperium, context: Origin) -> bool:
        if self.otherwise is not None:
            return False
        return self.condition.holds(game, context) and self.then.at_once(game, context)

    def possible(self, game: Imperium, context: Origin) -> bool:
        if self.condition.holds(game, context):
            return self.then.possible(game, context)
        return self.otherwise is not None and self.otherwise.possible(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if self.condition.holds(game, context):
            return self.then.obstacle(game, context)
        if self.otherwise is not None:
            return self.otherwise.obstacle(game, context)
        return f"only if {self.condition.describe()}"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.condition.holds(game, context):
            self.then.do(game, context)
        elif self.otherwise is not None:
            self.otherwise.do(game, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = self.condition.needs() | self.then.footprint(game, context)
        return touched if self.otherwise is None else touched | self.otherwise.footprint(game, context)

    def settled(self, game: Imperium, context: Origin) -> bool:
        if self.condition.holds(game, context):
            return self.then.settled(game, context)
        return self.otherwise is None or self.otherwise.settled(game, context)

    def short(self) -> str:
        return self.then.short()

    def wanting(self, game: Imperium, context: Origin) -> int:
        if self.otherwise is not None:
            return touch.ALL
        if self.condition.holds(game, context):
            return self.then.wanting(game, context)
        return self.condition.needs()

    def describe(self) -> str:
        words = f"if {self.condition.describe()}, {bound(self.then.describe())}"
        return words if self.otherwise is None else f"{words}; otherwise {bound(self.otherwise.describe())}"

    def glyphs(self) -> list[str]:
        glyphs = [f"if {self.condition.glyph()}", *self.then.glyphs()]
        return glyphs if self.otherwise is None else [*glyphs, "else", *self.otherwise.glyphs()]


def listeners_touch(game: Imperium, seat: Seat, trigger: int, context: Origin) -> int:
    """What those acts touch that listen to a trigger at a seat."""
    touched = touch.NOTHING
    for act in seat.hooks[trigger]:
        touched |= act.footprint(game, context)
    return touched


def listeners_settled(game: Imperium, seat: Seat, trigger: int, context: Origin) -> bool:
    """Whether those acts ask nothing that listen to a trigger at a seat."""
    for act in seat.hooks[trigger]:  # noqa: SIM110  # a loop costs less
        if not act.settled(game, context):
            return False
    return True
