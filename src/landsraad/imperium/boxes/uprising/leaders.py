"""The leaders of Uprising without the CHOAM module: eight, one of them with two faces."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.uprising.conditions import Reaches, SentToIcon, StrengthAtLeast
from landsraad.imperium.boxes.uprising.desert import OwnSandworm
from landsraad.imperium.boxes.uprising.effects import AcquireToHand, TrashForSpice
from landsraad.imperium.boxes.uprising.spies import PlaceSpy, RecallSpies, SpyOnVisitedMaker
from landsraad.imperium.boxes.uprising.training import BeginTraining, Train
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    AGENT_PLACED,
    ENEMY_PLACED,
    GAME_BEGUN,
    INFLUENCE_REACHED,
    REVEAL_BEGUN,
    SEAT,
)
from landsraad.imperium.declare.vocabulary import (
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    EMPEROR,
    FACTION_ICONS,
    FREMEN_ICON,
    LANDSRAAD,
    SUPPLY,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import AnyAlliance
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import SpaceInfluence
from landsraad.imperium.effects.optional_effects import Lines, May
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit, Retreat
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.rules.start import take_leader
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.menu import Offer, offer
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.event import Event

MEMORIES: Final = SEAT.number("memories", word="memory", box="uprising")
"""Troops of Lady Jessica that lie with the Bene Gesserit."""


class Remember(Act):
    """Spice Agony: a troop from supply becomes a memory."""

    verb = "remember"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SUPPLY] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop left in your supply"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        if seat.have[SUPPLY]:
            seat.have[SUPPLY] -= 1
            seat.have[MEMORIES] += 1
            if game.events is not None:
                game.emit(Event("memory", seat.index))

    def describe(self) -> str:
        return "put a troop from your supply with the Bene Gesserit as a memory"

    def glyphs(self) -> list[str]:
        return ["troop", "memory"]


class OtherMemories(Act):
    """Lady Jessica takes all memories back, draws as many cards, and becomes Reverend Mother for good."""

    verb = "transform"
    optional = True

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        memories = seat.have[MEMORIES]
        seat.have[MEMORIES] = 0
        seat.have[SUPPLY] += memories
        take_leader(game, seat, REVEREND_MOTHER)
        if game.events is not None:
            game.emit(Event("transform", seat.index, REVEREND_MOTHER.id, memories))
        game.push(REPEAT_IF_SPACE_FITS, context)  # also on the very turn of the change
        draw_cards(game, seat, memories)

    def describe(self) -> str:
        return (
            "you may return all memories to your supply, draw as many cards and turn your Leader over to Reverend "
            "Mother Jessica for the rest of the game"
        )

    def glyphs(self) -> list[str]:
        return ["memory", "arrow", "card", "flip"]


class RepeatSpace(Act):
    """Gain what is printed on the space visited once more, but for the influence of its faction."""

    verb = "repeat"

    def possible(self, game: Imperium, context: Origin) -> bool:
        """Only when its effects have been used once."""
        return not any(
            origin.space == context.space and origin.card < 0 and part in game.rules.spaces[context.space].parts
            and part.effect.possible(game, origin) and not isinstance(part.effect, SpaceInfluence)
            for part, origin in game.bag
        )

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "first use the effects of the space"

    def do(self, game: Imperium, context: Origin) -> None:
        for part in game.rules.spaces[context.space].parts:
            if not isinstance(part.effect, SpaceInfluence):
                offer(game, part, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.touches(needs=touch.TURN)
        for part in game.rules.spaces[context.space].parts:
            if not isinstance(part.effect, SpaceInfluence):
                touched |= part.effect.footprint(game, context)
        return touched

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.NOTHING  # it waits for the effects of the space, in whatever order they are used

    def describe(self) -> str:
        return "use what is printed on the space you visit again, but for the influence"

    def glyphs(self) -> list[str]:
        return ["repeat"]


class LeaveOutDiplomacy(Act):
    """Limited Allies: Staban Tuek starts without Diplomacy."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        for card in seat.deck:
            if CARDS[card].id == "diplomacy":
                seat.deck.remove(card)
                game.trashed = (*game.trashed, card)
                return

    def describe(self) -> str:
        return "start without Diplomacy"


class UnseenNetwork(PlaceSpy):
    """Staban Tuek places a Spy; where it stands decides what it may buy."""

    verb = "use"

    def __init__(self) -> None:
        super().__init__()
        self.landsraad = Lines(Pay(spice=1, then=Gain(solari=3)))
        self.factions = Lines(Pay(solari=2, then=DrawIntrigue(1)))

    def bind(self, source: str, name: str) -> None:
        self.landsraad.bind(source, name)
        self.factions.bind(f"{source}:factions", name)

    def placed(self, game: Imperium, context: Origin, post: int) -> None:
        icons = game.rules.post_icons[post]
        if icons & LANDSRAAD:
            game.push(self.landsraad, context)
        elif icons & FACTION_ICONS:
            game.push(self.factions, context)

    def describe(self) -> str:
        landsraad, factions = self.landsraad.describe(), self.factions.describe()
        return f"place a Spy; if it watches Landsraad spaces, {landsraad}; if it watches a faction, {factions}"

    def glyphs(self) -> list[str]:
        return [
            "spy-place", "if agent-landsraad", *self.landsraad.glyphs(), "if agent-emperor", *self.factions.glyphs()
        ]


FEYD = Leader(
    "leader-feyd-rautha-harkonnen", "Feyd-Rautha Harkonnen", "Harkonnen", called="Feyd", difficulty=1,
    ability="Devious Strength", ability_words="on your Reveal turn you may recall a Spy to gain 2 swords",
    on={GAME_BEGUN: (BeginTraining(),), REVEAL_BEGUN: (Offer(Pay(RecallSpies(1), then=Gain(swords=2))),)},
    signet="Personal Training", ring=Train(),
)
GURNEY = Leader(
    "leader-gurney-halleck", "Gurney Halleck", "Atreides", called="Gurney", difficulty=1,
    ability="Always Smiling",
    ability_words="on your Reveal turn, once you have 6 or more strength in the Conflict (10 with six players), gain 1 "
                  "persuasion",
    on={REVEAL_BEGUN: (Offer(If(StrengthAtLeast(6, in_teams=10), Gain(persuasion=1))),)},
    signet="Warmaster", ring=Recruit(1),
)
AMBER = Leader(
    "leader-lady-amber-metulli", "Lady Amber Metulli", "Metulli", called="Amber", difficulty=1,
    ability="Desert Scouts", ability_words="on your Reveal turn you may retreat one of your troops",
    on={REVEAL_BEGUN: (Offer(Retreat(1)),)},
    signet="Fill Coffers", ring=Gain(solari=1) & If(AnyAlliance(), Gain(spice=1)),
)
JESSICA = Leader(
    "leader-lady-jessica", "Lady Jessica", "Atreides", called="Jessica", difficulty=2,
    ability="Other Memories",
    ability_words="when you send an Agent to a Bene Gesserit space, you may return all memories to your supply, draw "
                  "as many cards and turn your Leader over to Reverend Mother Jessica for the rest of the game",
    on={AGENT_PLACED: (If(SentToIcon(BENE_GESSERIT_ICON), Offer(OtherMemories())),)},
    signet="Spice Agony", ring=Pay(spice=1, then=DrawIntrigue(1) & Remember()),
)
REPEAT_IF_SPACE_FITS = If(
    SentToIcon(BENE_GESSERIT_ICON | FREMEN_ICON), Offer(Pay(water=1, then=RepeatSpace()))
)
REVEREND_MOTHER = Leader(
    "leader-reverend-mother-jessica", "Reverend Mother Jessica", "Atreides", called="Jessica", difficulty=2,
    drafted=False, ability="Reverend Mother",
    ability_words="when you send an Agent to a Bene Gesserit or Fremen space, you may pay 1 water to use what is "
                  "printed on the space again, but for the influence, once each turn",
    on={AGENT_PLACED: (REPEAT_IF_SPACE_FITS,)},
    signet="Water of Life", ring=Pay(spice=1, then=Gain(water=1)),
)
MARGOT = Leader(
    "leader-lady-margot-fenring", "Lady Margot Fenring", "Fenring", called="Margot", difficulty=1,
    ability="Loyalty", ability_words="whenever you reach 2 influence with the Bene Gesserit, gain 2 spice",
    on={INFLUENCE_REACHED: (If(Reaches(BENE_GESSERIT, 2), Gain(spice=2)),)},
    signet="Arrakis Informant", ring=PlaceSpy(on=CITY),
)
IRULAN = Leader(
    "leader-princess-irulan", "Princess Irulan", "Corrino", called="Irulan", difficulty=2,
    ability="Imperial Birthright",
    ability_words="whenever you reach 2 influence with the Emperor, draw 1 Intrigue card",
    on={INFLUENCE_REACHED: (If(Reaches(EMPEROR, 2), DrawIntrigue(1)),)},
    signet="Chronicler's Insight", ring=May(Choose(AcquireToHand(1, exactly=True), TrashForSpice())),
)
STABAN = Leader(
    "leader-staban-tuek", "Staban Tuek", "", called="Staban", difficulty=3,
    ability="Limited Allies and Smuggle Spice",
    ability_words="you start without Diplomacy; when another player sends an Agent to a Maker space that one of your "
                  "Spies watches, gain 1 spice",
    on={GAME_BEGUN: (LeaveOutDiplomacy(),), ENEMY_PLACED: (If(SpyOnVisitedMaker(), Gain(spice=1)),)},
    signet="Unseen Network", ring=UnseenNetwork(),
)
MUADDIB = Leader(
    "leader-muad-dib", "Muad'Dib", "Atreides", called="Muad'Dib", difficulty=1,
    ability="Unpredictable Foe",
    ability_words="on your Reveal turn, if you have a sandworm in the Conflict, draw 1 Intrigue card",
    on={REVEAL_BEGUN: (Offer(If(OwnSandworm(), DrawIntrigue(1))),)},
    signet="Lead the Way", ring=Draw(1),
)

LEADERS = [FEYD, GURNEY, AMBER, JESSICA, REVEREND_MOTHER, MARGOT, IRULAN, STABAN, MUADDIB]
