"""Using Tech: what tiles do on their owner's turn, and at certain moments by themselves."""

from __future__ import annotations

from typing import ClassVar

from landsraad.imperium.boxes.rise_of_ix.tech import (
    OWNED,
    TECH,
    TURNED,
    may_slip_past,
    reveal_tile,
    scrap,
    tiles_of,
    turn_over,
)
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.menu import Extra
from landsraad.imperium.table.state import OWN, Imperium, Seat

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value


class UseTiles(Extra):
    """On its own turn a seat turns over or trashes tiles for what they do."""

    verbs: ClassVar[tuple[str, ...]] = ("activate",)
    pile = OWNED

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        if game.turn.seat == seat.index:
            options += [TECH[tile].use_option for tile in seat.piles[OWNED] if TECH[tile].usable(game, seat)]

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        tile = TECH[VALUE[option]]
        if tile.use is not None:
            context = game.own(seat.index)
            if tile.flip is not None:
                turn_over(game, seat, tile.index)
            else:
                scrap(game, seat, tile.index)
            tile.use.do(game, context)
        return True

    def footprint(self, game: Imperium, seat: Seat) -> int:
        touched = touch.touches(alters=touch.TECH)
        for tile in seat.piles[OWNED]:
            use = TECH[tile].use
            if use is not None and TECH[tile].usable(game, seat):
                touched |= use.footprint(game, game.own(seat.index))
        return touched

    def wanted(self, game: Imperium, seat: Seat) -> bool:
        return game.turn.seat == seat.index and any(TECH[tile].usable(game, seat) for tile in seat.piles[OWNED])

    def invites(self, game: Imperium, seat: Seat) -> str:
        return "use a Tech tile" if self.wanted(game, seat) else ""

    def obstacle(self, game: Imperium, seat: Seat, option: int) -> str:
        if VERBS[option] != "activate":
            return ""
        tile = TECH[VALUE[option]]
        if tile.index in seat.piles[TURNED]:
            return f"{tile.name} is turned over until the next round"
        if tile.index not in seat.piles[OWNED]:
            return f"you do not have {tile.name}"
        if game.turn.seat != seat.index:
            return "only on your own turn"
        if tile.before_agent and not may_slip_past(game, seat):
            return "only before you send an Agent"
        return "" if tile.use is None else tile.use.obstacle(game, game.own(seat.index))


class TurnTilesUp(Act):
    """A round opens: all tiles are face up again."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            if seat.piles[TURNED]:
                seat.lay(OWNED, seat.piles[OWNED] + seat.piles[TURNED])
                seat.lay(TURNED, ())


class TilesAtRoundStart(Act):
    """What tiles give when a round begins, before Leaders do anything then."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in reversed(game.clockwise(game.first)):
            for tile in reversed(seat.piles[OWNED]):
                act = TECH[tile].round_start
                if act is not None:
                    game.push(act, OWN[seat.index])


class TilesAtReveal(Act):
    """What tiles do on a Reveal turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        for tile in tiles_of(seat):
            reveal_tile(game, seat, tile)


class TilesAtVictory(Act):
    """What tiles give to the winner of a Conflict."""

    def do(self, game: Imperium, context: Origin) -> None:
        for tile in tiles_of(game.seats[context.seat]):
            act = TECH[tile].win
            if act is not None:
                game.push(act, context)


class TilesAtEnd(Act):
    """What tiles are worth at the end of the game."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            for tile in tiles_of(seat):
                act = TECH[tile].endgame
                if act is not None:
                    game.push(act, OWN[seat.index])
