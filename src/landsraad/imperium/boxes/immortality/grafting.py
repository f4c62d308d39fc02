"""What graft cards and their partners share: conditions, conditional icons, and what is done to the other card."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card, Entry
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    FACTION_WORDS,
    FACTIONS,
    ICON_WORDS,
    ICONS,
    icon_names,
)
from landsraad.imperium.rules.graft import partner_of
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.board import enterable, entry_obstacle, icon_obstacle
from landsraad.imperium.table.deck import trash
from landsraad.imperium.table.state import Imperium, Seat


class Grafted(Condition):
    """The card is grafted: it was played together with another."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return partner_of(game, context) != NONE

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return "this card is grafted"

    def glyph(self) -> str:
        return "graft"


class GraftedWith(Condition):
    """The card is grafted with a card of one of these factions."""

    def __init__(self, *factions: int) -> None:
        self.factions = list(factions)

    def holds(self, game: Imperium, context: Origin) -> bool:
        partner = partner_of(game, context)
        return partner != NONE and any(CARDS[partner].faction_mask >> faction & 1 for faction in self.factions)

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        factions = series([f"the {FACTION_WORDS[one]}" for one in self.factions], "or")
        return f"this card is grafted with a card of {factions}"

    def glyph(self) -> str:
        return f"graft {' or '.join(FACTIONS[one].replace('_', '-') for one in self.factions)}"


GRAFTED = Grafted()


class ByIcons(Entry):
    """A card that goes by its icons, whatever they are now."""

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        return game.rules.reach[icons] & enterable(game, seat)

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        return icon_obstacle(game, seat, pos, icons) or entry_obstacle(game, seat, pos)


class IconsIf(ByIcons):
    """A card that shows more icons while something holds."""

    condition = ""
    tag = ""

    def __init__(self, icons: int) -> None:
        self.icons = icons

    def shown(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> int:
        return self.icons if self.met(game, seat, card, partner) else 0

    def met(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> bool:
        """Whether the condition holds for a card that shows the icons, played alone or with a partner."""
        raise NotImplementedError(type(self).__name__)

    def describe(self) -> str:
        names = [ICON_WORDS[ICONS.index(icon)] for icon in icon_names(self.icons)]
        return f"if {self.condition}, it has the {series(names)} icons"

    def glyphs(self) -> list[str]:
        return [f"if {self.tag}", *(f"agent-{icon.replace('_', '-')}" for icon in icon_names(self.icons))]


class IconsIfGrafted(IconsIf):
    """Blank Slate: more icons while it is grafted."""

    condition = "this card is grafted"
    tag = "graft"

    def met(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> bool:
        return partner is not None


class IconsIfOtherInPlay(IconsIf):
    """Long Reach: icons while another card of a faction is in play, or is played with it."""

    def __init__(self, faction: int, icons: int) -> None:
        super().__init__(icons)
        self.faction = faction
        self.condition = f"you have another {FACTION_WORDS[faction]} card in play"
        self.tag = f"other-{FACTIONS[faction].replace('_', '-')}"

    def met(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> bool:
        if partner is not None and partner.faction_mask >> self.faction & 1:
            return True
        return any(CARDS[other].faction_mask >> self.faction & 1 for other in seat.play if other != card.index)


class IconsIfMostTroops(IconsIf):
    """Show of Strength: icons while its owner has more troops in the Conflict than each opponent."""

    condition = "you have more troops in the Conflict than each opponent"
    tag = "most troops"

    def met(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> bool:
        troops = game.seats[game.turn.army].have[CONFLICT]
        return all(troops > other.have[CONFLICT] for other in game.opponents(game.turn.army))


class CopiedEntry(ByIcons):
    """Ghola: icons and discounts that stand in the partner's Agent box stand in its own as well."""

    copies = True

    def shown(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> int:
        if partner is None or partner.entry is None:
            return 0
        return partner.entry.shown(game, seat, card, partner)

    def off(self, game: Imperium, pos: int, resource: int) -> int:
        entries = [CARDS[card].entry for card in game.turn.cards]
        return sum([entry.off(game, pos, resource) for entry in entries if entry is not None and not entry.copies])


class Infiltrates(ByIcons):
    """Tleilaxu Infiltrator: enemy Agents do not stop the Agent, whichever of the two cards sends it."""

    infiltrates = True

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        return game.rules.reach[icons] & enterable(game, seat, infiltrates=True)

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        reason = icon_obstacle(game, seat, pos, icons)
        return reason or entry_obstacle(game, seat, pos, infiltrates=True)

    def describe(self) -> str:
        return "enemy Agents do not block the Agent you send"

    def glyphs(self) -> list[str]:
        return ["agent", "ignore agents"]


def trash_partner(game: Imperium, context: Origin) -> None:
    """Trash the other grafted card; whatever its boxes still had to give is lost."""
    partner = partner_of(game, context)
    seat = game.seats[context.seat]
    seat.play.remove(partner)
    game.bag = [(part, origin) for part, origin in game.bag if origin.card != partner or origin is context]
    trash(game, seat, partner, context)


class TrashPartner(Act):
    """A cost: trash the other grafted card. Some cards do something when they are trashed."""

    rewarding = True

    def possible(self, game: Imperium, context: Origin) -> bool:
        partner = partner_of(game, context)
        play = game.seats[context.seat].play
        return partner != NONE and play.count(partner) > (1 if partner == context.card and context.card in play else 0)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the other grafted card is no longer in play"

    def do(self, game: Imperium, context: Origin) -> None:
        trash_partner(game, context)

    def describe(self) -> str:
        return "trash the other grafted card"

    def glyphs(self) -> list[str]:
        return ["trash", "graft"]
