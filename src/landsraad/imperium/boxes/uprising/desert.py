"""The desert: sandworms, the Maker Hooks that summon them, and the Shield Wall that keeps them out."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import HARVESTED, NONE, SEAT, TABLE
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import PASS, VOCABULARY, amount_glyph, count
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Harvest
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.state import Imperium
from landsraad.imperium.table.units import barred, summon
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

SANDWORMS: Final = SEAT.number("sandworms", word="sandworm in the Conflict", glyph="sandworm", box="uprising")
HOOKS: Final = SEAT.number("hooks", word="Maker Hooks", glyph="maker-hook", box="uprising")
WALL: Final = TABLE.number("wall", 1, word="Shield Wall", glyph="shield-wall", box="uprising")
"""Whether the Shield Wall stands."""

SANDWORM = Unit("sandworm", strength=3, conflict=SANDWORMS, doubles=True)


class Token(Declared):
    """A token with a rule of its own."""

    kind = "token"

    def __init__(self, id: str, name: str, words: str, glyph: str) -> None:
        super().__init__(id, name)
        self.words = words
        self.glyph = glyph

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("rule", self.words, [self.glyph])
        return page.entry(self.box, "token", self.id, self.name)


class ShieldWall(Token):
    """The Shield Wall, which stands until somebody blows it up."""

    detonate_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.detonate_option = VOCABULARY.add("detonate", text="Blow up the Shield Wall")


MAKER_HOOKS = Token(
    "token-maker-hooks", "Maker Hooks",
    "each player may have one, which is kept for the rest of the game: it lets its owner summon sandworms where "
    "something asks for Maker Hooks",
    "maker-hook",
)
SANDWORM_TOKEN = Token(
    "token-sandworm", "Sandworm",
    "a unit of 3 strength that comes from the bank straight to the Conflict and returns there after Combat; a player "
    "who has any there takes the whole reward twice, except for control and the battle icon; it is no "
    "troop, so it cannot retreat",
    "sandworm",
)
SHIELD_WALL = ShieldWall(
    "token-shield-wall", "Shield Wall",
    "while it stands, no sandworm can be summoned to a Conflict about a space behind it; once blown up it is gone for "
    "the rest of the game",
    "shield-wall",
)


def protected(game: Imperium) -> bool:
    """Whether the Shield Wall keeps sandworms out of the Conflict of this round."""
    if not game.have[WALL] or game.conflict == NONE:
        return False
    pos = game.rules.pos.get(CONFLICTS[game.conflict].location, NONE)
    return pos != NONE and game.rules.spaces[pos].shielded


class Summon(Act):
    """Summon sandworms to the Conflict; nothing happens where the Shield Wall protects it."""

    verb = "summon"

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        army = game.seats[context.army]
        return not protected(game) and not barred(game, army) and army.policy.summons(game)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if protected(game):
            return "the Shield Wall keeps sandworms out of this Conflict"
        if not game.seats[context.army].policy.summons(game):
            return "your team summons no sandworms"
        return "you may deploy nothing this turn"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            summon(game, game.seats[context.army], self.n, SANDWORM)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.HOOKS | touch.CONFLICT, alters=touch.CONFLICT)

    def describe(self) -> str:
        return f"summon {count(self.n, 'sandworm')} to the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "sandworm")]


class TakeHooks(Act):
    """Take Maker Hooks, if one has none."""

    verb = "hooks"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def possible(self, game: Imperium, context: Origin) -> bool:
        army = game.seats[context.army]
        return any(not rider.have[HOOKS] for rider in army.policy.riders(game, army))

    def do(self, game: Imperium, context: Origin) -> None:
        army = game.seats[context.army]
        for rider in army.policy.riders(game, army):
            if not rider.have[HOOKS]:
                rider.have[HOOKS] = 1
                if game.events is not None:
                    game.emit(Event("hooks", rider.index))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.HOOKS)

    def describe(self) -> str:
        return "take Maker Hooks"

    def glyphs(self) -> list[str]:
        return ["maker-hook"]


class BlowUpWall(Act):
    """The Shield Wall may be removed, once for all."""

    verb = "blow-up"

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional

    def declinable(self) -> bool:
        return self.optional

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.have[WALL] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the Shield Wall is gone already"

    def do(self, game: Imperium, context: Origin) -> None:
        if game.have[WALL] and self.optional:
            game.ask(self, context, game.seats[context.seat].decider)
        elif game.have[WALL]:
            self.answer(game, context, SHIELD_WALL.detonate_option)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [SHIELD_WALL.detonate_option, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            game.have[WALL] = 0
            if game.events is not None:
                game.emit(Event("detonate", context.seat))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Let the Shield Wall stand" if option == PASS else "Blow up the Shield Wall"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Do you blow up the Shield Wall?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.BOARD)

    def describe(self) -> str:
        return f"blow up the Shield Wall{' if you like' if self.optional else ''}"

    def glyphs(self) -> list[str]:
        return ["detonate"]


class Ride(Act):
    """At a Maker space with Maker Hooks: sandworms instead of the spice of the space; bonus spice is taken all the
    same."""

    verb = "summon"

    def __init__(self, n: int) -> None:
        self.n = n
        self.summon = Summon(n)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[HOOKS] > 0 and self.summon.possible(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if not game.seats[context.army].have[HOOKS]:
            return "only with Maker Hooks"
        return self.summon.obstacle(game, context)

    def rank(self, game: Imperium, context: Origin) -> int:
        return -1  # a Rival that can ride does

    def do(self, game: Imperium, context: Origin) -> None:
        self.summon.do(game, context)
        if game.bonus[context.space]:
            BONUS_SPICE.do(game, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return self.summon.footprint(game, context) | BONUS_SPICE.footprint(game, context)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return f"use Maker Hooks to {self.summon.describe()} and harvest only the bonus spice here"

    def glyphs(self) -> list[str]:
        return ["if maker-hook", *self.summon.glyphs(), "maker"]


BONUS_SPICE = Harvest(0)


class HarvestOrRide(Choose):
    """What a Maker space of the deep desert gives; without Maker Hooks there is nothing to choose."""

    def __init__(self, spice: int, worms: int) -> None:
        super().__init__(Harvest(spice), Ride(worms))

    def at_once(self, game: Imperium, context: Origin) -> bool:
        if game.seats[context.army].have[HOOKS]:
            return False
        return not game.seats[context.seat].hooks[HARVESTED]


class HasHooks(Condition):
    """The seat has Maker Hooks."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[HOOKS] > 0

    def needs(self) -> int:
        return touch.HOOKS

    def describe(self) -> str:
        return "you have Maker Hooks"

    def glyph(self) -> str:
        return "maker-hook"


class OwnSandworm(Condition):
    """The seat has a sandworm in the Conflict."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SANDWORMS] > 0

    def needs(self) -> int:
        return touch.CONFLICT

    def describe(self) -> str:
        return "you have a sandworm in the Conflict"

    def glyph(self) -> str:
        return "sandworm"
