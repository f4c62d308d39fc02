"""Effects that give goods and lasting things: resources, a Council seat, the Swordmaster, spice, control."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COUNCIL_SEAT_TAKEN, GAINED, HARVESTED, SWORDS_SHOWN, TURN
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    COUNCIL,
    HAVE_GLYPHS,
    HAVE_WORDS,
    PERSUASION,
    SOLARI,
    SPICE,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
    amount_glyph,
    count,
)
from landsraad.imperium.rules.reveal import COUNCIL_PERSUASION
from landsraad.imperium.table.act import Act, listeners_settled, listeners_touch
from landsraad.imperium.table.board import close_if_once, take_control
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import OWN, REVEAL_TURN, Imperium, replaced
from landsraad.kernel.event import Event

BASE_HARVEST: Final = TURN.number("base_harvest", 1)
BONUS_HARVEST: Final = TURN.number("bonus_harvest", 1)
"""How many times the printed and the gathered spice of a Maker space is harvested."""


class Gain(Act):
    """Take goods from the bank."""

    verb = "gain"

    def __init__(
        self, solari: int = 0, spice: int = 0, water: int = 0, vp: int = 0, persuasion: int = 0, swords: int = 0
    ) -> None:
        goods = (
            (VP, vp), (PERSUASION, persuasion), (SWORDS, swords), (SOLARI, solari), (SPICE, spice), (WATER, water),
        )
        self.goods = [(what, n) for what, n in goods if n]
        self.armed = swords > 0
        self._source = ""

    def bind(self, source: str, name: str) -> None:
        self._source = source.partition(":")[0]

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        for what, n in self.goods:
            source = self._source if what == VP else ""
            gain(game, seat if what != SWORDS else game.seats[context.army], what, n, source)
        if self.armed and context.card >= 0:
            game.notice(seat, SWORDS_SHOWN, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = 0
        for what, _ in self.goods:
            touched |= touch.GOODS[what]
        heard = listeners_touch(game, game.seats[context.seat], GAINED, context)
        return heard | touch.touches(adds=touched)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def short(self) -> str:
        return series([count(n, HAVE_WORDS[what]) for what, n in self.goods])

    def describe(self) -> str:
        return f"gain {series([count(n, HAVE_WORDS[what]) for what, n in self.goods])}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(n, HAVE_GLYPHS[what]) for what, n in self.goods]


class Harvest(Act):
    """Gain the spice of a Maker space: its own and what has gathered there."""

    verb = "harvest"

    def __init__(self, base: int) -> None:
        self.base = base

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return not game.seats[context.seat].hooks[HARVESTED]

    def do(self, game: Imperium, context: Origin) -> None:
        turn = game.turn
        seat = game.seats[context.seat]
        gathered = game.bonus[context.space]
        game.bonus = replaced(game.bonus, context.space, 0)
        spice = self.base * turn.have[BASE_HARVEST] + gathered * turn.have[BONUS_HARVEST]
        gain(game, seat, SPICE, spice - (seat.leader.leaves_spice if seat.policy.uses_leader else 0))
        game.fire(seat, HARVESTED, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        heard = listeners_touch(game, seat, HARVESTED, context) | listeners_touch(game, seat, GAINED, context)
        return heard | touch.touches(needs=touch.TURN, adds=touch.SPICE, alters=touch.BOARD)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return listeners_settled(game, game.seats[context.seat], HARVESTED, context)

    def describe(self) -> str:
        return f"harvest {self.base} spice and all bonus spice here"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.base, "spice"), "maker"]


class TakeCouncilSeat(Act):
    """Take a seat on the High Council for the rest of the game."""

    verb = "council"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.have[COUNCIL] = 1
        close_if_once(game, seat, game.rules.high_council)
        if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
            gain(game, seat, PERSUASION, COUNCIL_PERSUASION)
        if game.events is not None:
            game.emit(Event("council", seat.index))
        game.fire(seat, COUNCIL_SEAT_TAKEN, OWN[seat.index])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.COUNCIL)

    def describe(self) -> str:
        return "take a High Council seat (2 persuasion on each of your Reveal turns)"

    def glyphs(self) -> list[str]:
        return ["council"]


class GainSwordmaster(Act):
    """Gain the third Agent, usable at once and for the rest of the game."""

    verb = "swordmaster"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.have[SWORDMASTER] = 1
        close_if_once(game, seat, game.rules.swordmaster)
        seat.have[AGENTS] += 1
        if game.events is not None:
            game.emit(Event("swordmaster", seat.index))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.AGENTS)

    def describe(self) -> str:
        return "gain your Swordmaster, a third Agent for the rest of the game"

    def glyphs(self) -> list[str]:
        return ["swordmaster"]


class TakeControl(Act):
    """Control the space the Conflict is about."""

    verb = "control"
    doubled = False

    def __init__(self, space: str, name: str) -> None:
        self.space = space
        self.name = name

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        pos = game.rules.pos[self.space]
        take_control(game, pos, context.seat)
        if game.events is not None:
            game.emit(Event("control", context.seat, game.rules.spaces[pos].id))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.BOARD)

    def describe(self) -> str:
        return f"take control of {self.name}"

    def glyphs(self) -> list[str]:
        return ["control"]
