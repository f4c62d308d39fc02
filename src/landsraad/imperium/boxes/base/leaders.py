"""The eight Leaders of the base game."""

from __future__ import annotations

from typing import ClassVar

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.leaders import Discount, Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    COUNCIL_SEAT_TAKEN,
    DEPLOYED,
    GAME_BEGUN,
    HARVESTED,
    PAID_SOLARI,
)
from landsraad.imperium.declare.vocabulary import ANY, CITY, FACTION, FACTIONS, LANDSRAAD, SECRET, SOLARI, VOCABULARY
from landsraad.imperium.effects.cards import Draw, DrawIntrigue
from landsraad.imperium.effects.conditions import AnyAlliance
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, steps_touch
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.influence import SECRETS, TOP, rise
from landsraad.imperium.table.market import ASIDE, refill
from landsraad.imperium.table.state import NO_CARD, Imperium, Seat
from landsraad.imperium.table.units import DEPLOYED_TROOPS
from landsraad.kernel.event import Event

MASTERSTROKE = 4
"""Troops deployed in one turn that set off the Baron's Masterstroke."""


class InfluenceWhereBehind(Act):
    """Duke Leto: influence with a faction where some opponent has more."""

    verb = "influence"

    def behind(self, game: Imperium, seat: Seat) -> list[int]:
        """The factions where an opponent is ahead."""
        return [
            faction
            for faction, level in enumerate(seat.influence)
            if level < TOP and any(other.influence[faction] > level for other in game.opponents(seat.index))
        ]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.behind(game, game.seats[context.army]))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no opponent has more influence than you anywhere"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = [FACTION[faction] for faction in self.behind(game, game.seats[context.army])]
        return game.seats[context.seat].policy.narrow(game, context, self, options)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        rise(game, game.seats[context.army], VOCABULARY.value[option], 1)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "With which faction, among those where an opponent is ahead of you, do you gain 1 influence?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "no opponent has more influence than you there" if VOCABULARY.verbs[option] == "faction" else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        touched = touch.touches(needs=touch.ANY_INFLUENCE | touch.OTHERS)
        for faction in self.behind(game, army):
            touched |= steps_touch(game, army, faction, 1)
        return touched

    def describe(self) -> str:
        return "gain 1 influence with a faction where an opponent has more than you"

    def glyphs(self) -> list[str]:
        return ["if behind", "influence-any"]


class PickTwoFactions(Act):
    """The Baron secretly picks two different factions before the first round."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        picked = game.seats[context.seat].piles[SECRETS]
        return [option for faction, option in enumerate(SECRET) if faction not in picked]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        seat.lay(SECRETS, tuple(sorted([*seat.piles[SECRETS], VOCABULARY.value[option]])))
        if len(seat.piles[SECRETS]) < 2:
            game.ask(self, context, context.seat)

    def prompt(self, game: Imperium, context: Origin) -> str:
        which = "a second faction" if game.seats[context.seat].piles[SECRETS] else "the first of two factions"
        return f"Pick {which} in secret for your Masterstroke."

    def describe(self) -> str:
        return "secretly pick two factions"


class Masterstroke(Act):
    """The Baron: the first time four troops are deployed in one turn, influence with both secret factions."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        if game.turn.have[DEPLOYED_TROOPS] < MASTERSTROKE or len(seat.piles[SECRETS]) < 2:
            return
        factions = seat.piles[SECRETS]
        seat.lay(SECRETS, ())
        if game.events is not None:
            seen = [FACTIONS[faction] for faction in factions]
            game.emit(Event("masterstroke", seat.index, seen=seen, open=True))
        for faction in factions:
            rise(game, seat, faction, 1)

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        touched = touch.NOTHING
        for faction in game.rules.factions if army.piles[SECRETS] else ():
            touched |= steps_touch(game, army, faction, 1)
        return touched

    def describe(self) -> str:
        return f"after deploying {MASTERSTROKE} troops in one turn, gain 1 influence with both secret factions, once"


class SetAside(Act):
    """Set a card of the Imperium Row aside, one at a time; only its owner may acquire it, for less."""

    at: ClassVar[str] = "market"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.row) and game.seats[context.seat].have[ASIDE] == NO_CARD

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the Imperium Row is empty" if not game.row else "you have a card set aside already"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([CARDS[card].set_aside_option for card in game.row]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        game.row.remove(card)
        seat.have[ASIDE] = card
        if game.events is not None:
            game.emit(Event("set-aside", seat.index, CARDS[card].id))
        refill(game)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card of the Imperium Row do you set aside?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.ROW, alters=touch.ROW)

    def describe(self) -> str:
        return ("set a card of the Imperium Row aside; on your Reveal turn you may acquire it for 1 persuasion less, "
                "or else it is trashed when that turn ends")

    def glyphs(self) -> list[str]:
        return ["market", "lock", "-1 persuasion"]


HOUSE_HAGAL = Leader("leader-house-hagal", "House Hagal", "Hagal", ability="", ability_words="", signet="",
                     ring=Draw(0))
"""The Rival of two players, which has no Leader."""

LEADERS = [
    Leader("leader-paul-atreides", "Paul Atreides", "Atreides", called="Paul", difficulty=1,
           ability="Prescience", ability_words="you may look at the top card of your deck at any time", peeks=True,
           signet="Discipline", ring=Draw(1), rival=False),
    Leader("leader-duke-leto-atreides", "Duke Leto Atreides", "Atreides", called="Leto", difficulty=2,
           ability="Landsraad Popularity", ability_words="Landsraad spaces cost you 1 Solari less",
           discounts=(Discount(LANDSRAAD, SOLARI, 1),),
           signet="Prudent Diplomacy", ring=Pay(spice=1, then=InfluenceWhereBehind())),
    Leader("leader-baron-vladimir-harkonnen", "Baron Vladimir Harkonnen", "Harkonnen", called="Baron", difficulty=3,
           ability="Masterstroke",
           ability_words="secretly pick two factions at the start; the first time you deploy 4 or more troops in one "
                         "turn, gain 1 influence with each",
           on={GAME_BEGUN: (PickTwoFactions(),), DEPLOYED: (Masterstroke(),)},
           signet="Scheme", ring=Pay(solari=1, then=DrawIntrigue(1))),
    Leader("leader-glossu-rabban", "Glossu \"The Beast\" Rabban", "Harkonnen", called="Rabban", difficulty=1,
           ability="Arrakis Fiefdom", ability_words="you start with 1 extra spice and 1 extra Solari",
           on={GAME_BEGUN: (Gain(solari=1, spice=1),)},
           signet="Brutality", ring=If(AnyAlliance(), Recruit(2), Recruit(1))),
    Leader("leader-earl-memnon-thorvald", "Earl Memnon Thorvald", "Thorvald", called="Memnon", difficulty=1,
           ability="Connections", ability_words="when you take a High Council seat, gain 1 influence with any faction",
           on={COUNCIL_SEAT_TAKEN: (Influence(ANY),)},
           signet="Spice Hoard", ring=Gain(spice=1)),
    Leader("leader-countess-ariana-thorvald", "Countess Ariana Thorvald", "Thorvald", called="Ariana", difficulty=3,
           ability="Spice Addict", ability_words="each time you harvest spice, take 1 less and draw a card",
           leaves_spice=1, on={HARVESTED: (Draw(1),)},
           signet="Hidden Reservoir", ring=Gain(water=1)),
    Leader("leader-count-ilban-richese", "Count Ilban Richese", "Richese", called="Ilban", difficulty=1,
           ability="Ruthless Negotiator", ability_words="each time you pay Solari as the cost of a space, draw a card",
           on={PAID_SOLARI: (Draw(1),)},
           signet="Manufacturing", ring=Gain(solari=1)),
    Leader("leader-helena-richese", "Helena Richese", "Richese", called="Helena", difficulty=2,
           ability="Eyes Everywhere", ability_words="enemy Agents do not block you on Landsraad and City spaces",
           ignores_enemies=LANDSRAAD | CITY,
           signet="Manipulate", ring=SetAside(), rival=False),
]
