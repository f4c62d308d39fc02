"""Conditions that cards of Uprising name."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.spies import icon_words
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import ANY, COUNCIL, FACTION_WORDS, FACTIONS, ICONS, SWORDMASTER
from landsraad.imperium.effects.conditions import Deployed
from landsraad.imperium.table.act import Condition
from landsraad.imperium.table.influence import Reached
from landsraad.imperium.table.state import Imperium
from landsraad.imperium.table.units import DEPLOYED_UNITS


class SentToMaker(Condition):
    """The Agent of this turn went to a Maker space."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return context.space in game.rules.makers

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return "you sent this Agent to a Maker space"

    def glyph(self) -> str:
        return "agent maker"


class SentToFaction(Condition):
    """The Agent of this turn went to a space of a faction."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return context.space >= 0 and game.rules.spaces[context.space].faction != ANY

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return "you sent this Agent to a space of a faction"

    def glyph(self) -> str:
        return "agent influence-any"


class SentToIcon(Condition):
    """The Agent of this turn went to a space with one of these icons."""

    def __init__(self, icons: int) -> None:
        self.icons = icons

    def holds(self, game: Imperium, context: Origin) -> bool:
        return context.space >= 0 and bool(game.rules.spaces[context.space].icon & self.icons)

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return f"you sent this Agent to a {icon_words(self.icons)} space"

    def glyph(self) -> str:
        return " ".join(f"agent-{icon.replace('_', '-')}" for i, icon in enumerate(ICONS) if self.icons >> i & 1)


class NoCouncilSeat(Condition):
    """The seat does not sit on the High Council."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return not game.seats[context.seat].have[COUNCIL]

    def needs(self) -> int:
        return touch.COUNCIL

    def describe(self) -> str:
        return "you have no High Council seat"

    def glyph(self) -> str:
        return "no council"


class CouncilAndSwordmaster(Condition):
    """The seat sits on the High Council and has its Swordmaster."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        have = game.seats[context.seat].have
        return have[COUNCIL] > 0 and have[SWORDMASTER] > 0

    def needs(self) -> int:
        return touch.COUNCIL | touch.AGENTS

    def describe(self) -> str:
        return "you have a High Council seat and the Swordmaster"

    def glyph(self) -> str:
        return "council swordmaster"


class SwordmasterOut(Condition):
    """Somebody has a Swordmaster."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return any(seat.have[SWORDMASTER] for seat in game.seats)

    def needs(self) -> int:
        return touch.AGENTS | touch.OTHERS

    def describe(self) -> str:
        return "any player has a Swordmaster"

    def glyph(self) -> str:
        return "swordmaster"


class UnitsInConflict(Condition):
    """The seat has so many units in the Conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        army = game.seats[context.army]
        return sum(army.have[unit.conflict] for unit in game.rules.units) >= self.n

    def needs(self) -> int:
        return touch.CONFLICT

    def describe(self) -> str:
        return f"you have {self.n} or more units in the Conflict"

    def glyph(self) -> str:
        return f"{self.n}+ conflict"


class UnitsDeployed(Deployed):
    """The owner of the turn has deployed so many units this turn."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.seat == context.seat and game.turn.have[DEPLOYED_UNITS] >= self.n


class StrengthAtLeast(Condition):
    """The seat has so much strength in the Conflict, or more in games of teams."""

    def __init__(self, n: int, in_teams: int) -> None:
        self.n = n
        self.in_teams = in_teams

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.army]
        return game.strength(seat) >= (self.n if seat.policy.team < 0 else self.in_teams)

    def needs(self) -> int:
        return touch.CONFLICT | touch.SWORDS

    def describe(self) -> str:
        return f"you have {self.n} or more strength in the Conflict ({self.in_teams} with six players)"

    def glyph(self) -> str:
        return f"{self.n}+ strength"


class Reaches(Condition):
    """The step just taken up a track reached a level."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, game: Imperium, context: Origin) -> bool:
        return isinstance(context, Reached) and context.faction == self.faction and context.level == self.level

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return f"you reach {self.level} influence with the {FACTION_WORDS[self.faction]}"

    def glyph(self) -> str:
        return f"{FACTIONS[self.faction].replace('_', '-')} {self.level}"


class OwnsFlows(Condition):
    """The seat owns so many The Spice Must Flow."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        flows = [card.index for card in game.rules.reserve if card.flow]
        return sum(seat.policy.copies(seat, flow) for flow in flows) >= self.n

    def needs(self) -> int:
        return touch.HAND | touch.DECK | touch.DISCARDS | touch.PLAY

    def describe(self) -> str:
        return f"you have {self.n} or more The Spice Must Flow"

    def glyph(self) -> str:
        return f"{self.n}+ the-spice-must-flow"


class FourBehindAnAlly(Condition):
    """The seat stands high on a track whose Alliance an opponent holds."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        opponents = [other.index for other in game.opponents(seat.index)]
        return any(
            game.alliances[faction] in opponents and seat.policy.shared(game, seat, faction) >= 4
            for faction in game.rules.factions
        )

    def needs(self) -> int:
        return touch.ANY_INFLUENCE | touch.ALLIANCES

    def describe(self) -> str:
        return "you have 4 or more influence with a faction whose Alliance an opponent holds"

    def glyph(self) -> str:
        return "4+ alliance"
