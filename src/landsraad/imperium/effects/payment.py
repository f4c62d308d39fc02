"""Payments: an arrow on a card, with what is paid and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import (
    goods_glyphs,
    goods_words,
    paid,
    series,
    stands_apart,
)
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    HAVE_WORDS,
    RESOURCES,
    SOLARI,
    SPICE,
    WATER,
    count,
)
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import pay

if TYPE_CHECKING:
    from landsraad.imperium.table.state import Imperium


class Pay(Act):
    """An arrow: pay once, then gain. Its owner may decline, except where the card is an Intrigue card."""

    verb = "pay"
    optional = True

    def __init__(
        self, *dues: Act, then: Act, solari: int = 0, spice: int = 0, water: int = 0, even_for_nothing: bool = False
    ) -> None:
        self.dues = list(dues)
        self.then = then
        self.even_for_nothing = even_for_nothing
        """Whether it may be paid although nothing would be gained."""
        self.price = [0, 0, 0]
        self.price[SOLARI] = solari
        self.price[SPICE] = spice
        self.price[WATER] = water

    def bind(self, source: str, name: str) -> None:
        for due in self.dues:
            due.bind(source, name)
        self.then.bind(source, name)

    def possible(self, game: Imperium, context: Origin) -> bool:
        have = game.seats[context.seat].have
        price = self.price
        if have[SOLARI] < price[SOLARI] or have[SPICE] < price[SPICE] or have[WATER] < price[WATER]:
            return False
        rewarding = self.even_for_nothing
        for due in self.dues:
            if not due.possible(game, context):
                return False
            rewarding = rewarding or due.rewarding
        return rewarding or self.then.possible(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        have = game.seats[context.seat].have
        for resource in RESOURCES:
            if have[resource] < self.price[resource]:
                return f"costs {count(self.price[resource], HAVE_WORDS[resource])}, you have {have[resource]}"
        for act in (*self.dues, self.then):
            if not act.possible(game, context):
                return act.obstacle(game, context)
        return ""

    def do(self, game: Imperium, context: Origin) -> None:
        if not self.possible(game, context):
            return
        for resource in RESOURCES:
            if self.price[resource]:
                pay(game, game.seats[context.seat], resource, self.price[resource])
        game.push(self.then, context)
        for due in reversed(self.dues):
            game.push(due, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = self.then.footprint(game, context)
        for resource in RESOURCES:
            if self.price[resource]:
                touched |= touch.touches(takes=touch.GOODS[resource])
        for due in self.dues:
            touched |= due.footprint(game, context)
        return touched

    def short(self) -> str:
        paying = [*goods_glyphs(self.price), *(due.short() for due in self.dues)]
        return f"{' '.join(paying)} for {self.then.short()}" if len(paying) == 1 else f"pay for {self.then.short()}"

    def wanting(self, game: Imperium, context: Origin) -> int:
        have = game.seats[context.seat].have
        for resource in RESOURCES:
            if have[resource] < self.price[resource]:
                return touch.GOODS[resource]
        for act in (*self.dues, self.then):
            if not act.possible(game, context):
                return act.wanting(game, context)
        return touch.ALL

    def describe(self) -> str:
        words = paid(cost_words(self.price, self.dues), self.then.order())
        return words if stands_apart(words) else f"you may {words}"

    def glyphs(self) -> list[str]:
        dues = [glyph for due in self.dues for glyph in due.glyphs()]
        return [*goods_glyphs(self.price), *dues, "arrow", *self.then.glyphs()]


def cost_words(price: list[int], dues: list[Act]) -> str:
    """A cost in words: resources to pay, and whatever else must be done."""
    return series([*([f"pay {goods_words(price)}"] if any(price) else []), *(due.describe() for due in dues)])
