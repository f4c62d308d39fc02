"""A ruleset: what the modules of a game put together, worked out once for all games that use it."""

from __future__ import annotations

from landsraad.imperium.declare import CARDS, CONFLICTS, INTRIGUES, LEADERS, Card, Leader, Space
from landsraad.imperium.words import ALL_ICONS, CITY, CONFLICT, LANDSRAAD, RESOURCES, SOLARI

MOST = 40
"""Having more than this of a resource makes no difference to what can be afforded."""


class Ruleset:
    """The board, decks and numbers of a game."""

    def __init__(self, modules: tuple[str, ...], spaces: list[Space]) -> None:
        self.modules = modules
        self.spaces = spaces
        self.pos: dict[str, int] = {}
        self.pos_of: dict[int, int] = {}
        self.all_spaces = (1 << len(spaces)) - 1
        self.landsraad = 0
        self.makers: list[int] = []
        self.needs: list[tuple[int, int, int]] = []
        by_icon: dict[int, int] = {}
        for pos, space in enumerate(spaces):
            self.pos[space.short] = pos
            for option in (space.space_option, space.agent_option, space.recall_option, space.voice_option):
                self.pos_of[option] = pos
            by_icon[space.icon] = by_icon.get(space.icon, 0) | 1 << pos
            if space.area == "landsraad":
                self.landsraad |= 1 << pos
            if space.maker:
                self.makers.append(pos)
            if space.needs is not None:
                faction, level = space.needs
                self.needs.append((1 << pos, faction, level))
        self.reach = [
            sum(mask for icon, mask in by_icon.items() if icon & icons) for icons in range(ALL_ICONS + 1)
        ]
        self.afford = [self._afford(discount) for discount in range(2)]
        self.open_to_schemers = self.landsraad | by_icon.get(CITY, 0)
        self.high_council = self.pos.get("high-council", -1)
        self.swordmaster = self.pos.get("swordmaster", -1)
        self.mentat = self.pos.get("mentat", -1)

        cards = [card for card in CARDS if card.module in modules]
        self.starting = [card.index for card in cards if card.pile == "starting" for _ in range(card.copies)]
        self.imperium = [card.index for card in cards if card.pile == "imperium" for _ in range(card.copies)]
        self.reserve: list[Card] = [card for card in cards if card.pile == "reserve"]
        self.reserve_slot = {card.index: slot for slot, card in enumerate(self.reserve)}
        self.for_sale = [
            (card.buy_option, card, slot) for slot, card in enumerate(self.reserve) if card.cost is not None
        ]
        self.intrigue = [
            card.index for card in INTRIGUES if card.module in modules for _ in range(card.copies)
        ]
        self.conflicts = [card.index for card in CONFLICTS if card.module in modules]
        self.leaders: list[Leader] = [leader for leader in LEADERS if leader.module in modules]
        self.units = [(CONFLICT, 2)]

    def _afford(self, discount: int) -> list[list[int]]:
        """For each resource and amount of it, the spaces whose cost in it can be paid."""
        tables = []
        for resource in RESOURCES:
            table = []
            for amount in range(MOST + 1):
                mask = 0
                for pos, space in enumerate(self.spaces):
                    cost = space.cost[resource]
                    if discount and resource == SOLARI and space.icon == LANDSRAAD:
                        cost -= discount
                    if amount >= cost:
                        mask |= 1 << pos
                table.append(mask)
            tables.append(table)
        return tables
