"""Conditions that cards and leaders name."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import CONFLICT, COUNCIL, FACTION_WORDS, FACTIONS
from landsraad.imperium.table.act import Condition
from landsraad.imperium.table.deck import in_play
from landsraad.imperium.table.influence import allied
from landsraad.imperium.table.state import REVEAL_TURN, Imperium


class OtherInPlay(Condition):
    """Another card of a faction is in play (for the Fremen: a Fremen Bond)."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, game: Imperium, context: Origin) -> bool:
        bit = 1 << self.faction
        found = 0
        for card in game.seats[context.seat].play:
            if CARDS[card].faction_mask & bit:
                found += 1
        if found != 1:
            return found > 1
        return not (CARDS[context.card].faction_mask & bit and in_play(game, context))

    def needs(self) -> int:
        return touch.PLAY

    def describe(self) -> str:
        return f"you have another {FACTION_WORDS[self.faction]} card in play"

    def glyph(self) -> str:
        return f"other-{FACTIONS[self.faction].replace('_', '-')}"


class Alliance(Condition):
    """The seat holds a faction's Alliance token."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, game: Imperium, context: Origin) -> bool:
        return allied(game, game.seats[context.seat], self.faction)

    def needs(self) -> int:
        return touch.ALLIANCES | touch.ANY_INFLUENCE

    def describe(self) -> str:
        return f"you hold the {FACTION_WORDS[self.faction]} Alliance"

    def glyph(self) -> str:
        return f"alliance-{FACTIONS[self.faction].replace('_', '-')}"


class AnyAlliance(Condition):
    """The seat holds any Alliance token."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return seat.index in game.alliances or (seat.policy.commands and allied(game, seat, seat.policy.own_track))

    def needs(self) -> int:
        return touch.ALLIANCES | touch.ANY_INFLUENCE

    def describe(self) -> str:
        return "you hold any Alliance"

    def glyph(self) -> str:
        return "alliance"


class InfluenceAtLeast(Condition):
    """The seat stands so high on a track."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return seat.policy.influence(game, seat, self.faction) >= self.level

    def needs(self) -> int:
        return touch.INFLUENCE[self.faction]

    def describe(self) -> str:
        return f"you have {self.level} or more influence with the {FACTION_WORDS[self.faction]}"

    def glyph(self) -> str:
        return f"{FACTIONS[self.faction].replace('_', '-')} {self.level}+"


class CouncilSeat(Condition):
    """The seat sits on the High Council."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].have[COUNCIL])

    def needs(self) -> int:
        return touch.COUNCIL

    def describe(self) -> str:
        return "you have a High Council seat"

    def glyph(self) -> str:
        return "council"


class OnRevealTurn(Condition):
    """It is the seat's Reveal turn."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.kind == REVEAL_TURN and game.turn.seat == context.seat

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return "this is your Reveal turn"

    def glyph(self) -> str:
        return "reveal"


class AgentOnBoard(Condition):
    """The seat has an Agent on a board space."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].posts)

    def needs(self) -> int:
        return touch.BOARD | touch.AGENTS

    def describe(self) -> str:
        return "you have an Agent on the board"

    def glyph(self) -> str:
        return "agent"


class OpponentInConflict(Condition):
    """Some opponent has a troop in the Conflict."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return any(other.have[CONFLICT] for other in game.opponents(context.seat))

    def needs(self) -> int:
        return touch.CONFLICT | touch.OTHERS

    def describe(self) -> str:
        return "an opponent has a troop in the Conflict"

    def glyph(self) -> str:
        return "conflict"


class Deployed(Condition):
    """So many units were deployed this turn; a box says how they are counted."""

    def __init__(self, n: int) -> None:
        self.n = n

    def needs(self) -> int:
        return touch.CONFLICT

    def describe(self) -> str:
        return f"you have deployed {self.n} or more units this turn"

    def glyph(self) -> str:
        return f"{self.n}+ deploy"
