"""Infiltration: Agent icons that enter spaces where enemy Agents stand."""

from __future__ import annotations

from landsraad.imperium.declare.cards import Entry
from landsraad.imperium.declare.vocabulary import SPICE
from landsraad.imperium.table.board import enterable, entry_obstacle, icon_obstacle
from landsraad.imperium.table.state import Imperium, Seat


class Infiltration(Entry):
    """A card whose own icons infiltrate; icons added to it do not."""

    def __init__(self, icons: int) -> None:
        self.icons = icons

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        reach = game.rules.reach
        mask = reach[self.icons] & enterable(game, seat, infiltrates=True)
        added = icons & ~self.icons
        return mask | (reach[added] & enterable(game, seat)) if added else mask

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        infiltrates = bool(game.rules.spaces[pos].icon & self.icons)
        return icon_obstacle(game, seat, pos, icons) or entry_obstacle(game, seat, pos, infiltrates=infiltrates)

    def passes(self, game: Imperium, pos: int) -> bool:
        return bool(game.rules.spaces[pos].icon & self.icons)

    def describe(self) -> str:
        return "infiltrates: enemy Agents there do not stop yours"

    def glyphs(self) -> list[str]:
        return ["ix-infiltrate"]


class CheaperSpace(Infiltration):
    """Guild Accord: one space costs less spice."""

    def __init__(self, icons: int, space: str, name: str, off: int) -> None:
        super().__init__(icons)
        self.space = space
        self.name = name
        self.less = off

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        mask = super().spaces(game, seat, icons)
        return mask | self.opened(game, seat, self.less)

    def opened(self, game: Imperium, seat: Seat, off: int) -> int:
        """The cheaper space, as a bit, if it is open for so much spice less."""
        pos = game.rules.pos.get(self.space, -1)
        return 0 if pos < 0 else enterable(game, seat, infiltrates=True, spice_off=off) & 1 << pos

    def opened_twice(self, game: Imperium, seat: Seat) -> int:
        return self.opened(game, seat, 2 * self.less)

    def off(self, game: Imperium, pos: int, resource: int) -> int:
        return self.less if resource == SPICE and pos == game.rules.pos.get(self.space, -1) else 0

    def describe(self) -> str:
        return f"{super().describe()}; the {self.name} costs {self.less} spice less"

    def glyphs(self) -> list[str]:
        return [*super().glyphs(), f"-{self.less} spice"]
