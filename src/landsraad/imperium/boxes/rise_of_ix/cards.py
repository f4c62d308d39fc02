"""The Imperium cards of Rise of Ix: 29 titles, 35 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.cards import FREMEN_BOND, OTHER_BENE_GESSERIT, DoubleSpaceInfluence
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import IN_CONFLICT, Commission
from landsraad.imperium.boxes.rise_of_ix.infiltration import CheaperSpace, Infiltration
from landsraad.imperium.boxes.rise_of_ix.intrigue_deck import BuryIntrigue
from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.boxes.rise_of_ix.tech import TechAtLeast
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech, Negotiate
from landsraad.imperium.boxes.rise_of_ix.units import RecruitToConflict, RetreatUnits, Rout
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SWORDS_SHOWN
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    EMPEROR,
    EMPEROR_ICON,
    FACTION_ICONS,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    SOLARI,
    SPICE,
    SPICE_TRADE,
    SWORDS,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.armed import SwordsPerArmedCard
from landsraad.imperium.effects.cards import Discard, Draw, DrawIntrigue, Trash, TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import Alliance, InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit, Retreat
from landsraad.imperium.rules.turn import EXTRA_TURNS
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import Imperium


class AmongEnemies(Condition):
    """An opponent's Agent stands on the space that the Agent was sent to."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return any(context.space in other.posts for other in game.opponents(context.seat))

    def needs(self) -> int:
        return touch.BOARD

    def describe(self) -> str:
        return "an enemy Agent stands on the space you visit"

    def glyph(self) -> str:
        return "enemy agent"


class AgentAmong(Condition):
    """The seat has an Agent on a space of a faction."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, game: Imperium, context: Origin) -> bool:
        return any(game.rules.spaces[pos].faction == self.faction for pos in game.seats[context.seat].posts)

    def needs(self) -> int:
        return touch.BOARD | touch.AGENTS

    def describe(self) -> str:
        return f"you have an Agent on a space of the {FACTION_WORDS[self.faction]}"

    def glyph(self) -> str:
        return f"agent {FACTIONS[self.faction].replace('_', '-')}"


class SwordsPerDreadnought(Act):
    """Full-Scale Assault: swords for every own dreadnought in the Conflict."""

    verb = "gain"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[IN_CONFLICT] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no dreadnought in the Conflict"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return self.possible(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        army = game.seats[context.army]
        if army.have[IN_CONFLICT]:
            gain(game, army, SWORDS, self.n * army.have[IN_CONFLICT])
            game.notice(game.seats[context.seat], SWORDS_SHOWN, context)

    def describe(self) -> str:
        return f"gain {count(self.n, 'sword')} for each of your dreadnoughts in the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "sword"), "per dreadnought"]


class TakeAnotherTurn(Act):
    """Weirding Way: another turn right after this one."""

    verb = "another-turn"
    optional = True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[EXTRA_TURNS] += 1

    def describe(self) -> str:
        return "you may take another turn right after this one"

    def glyphs(self) -> list[str]:
        return ["extra-turn"]


IMPERIUM = [
    Card("appropriate", "Appropriate", 5, icons=LANDSRAAD | SPICE_TRADE, factions=(EMPEROR,), acquire=Freighter(),
         agent=If(InfluenceAtLeast(EMPEROR, 2), AcquireTech(coins=(SPICE, SOLARI))), persuasion=2),
    Card("bounty-hunter", "Bounty Hunter", 1, icons=CITY, entry=Infiltration(CITY),
         agent=If(AmongEnemies(), Gain(solari=2)), persuasion=1, swords=1),
    Card("choam-delegate", "CHOAM Delegate", 1, icons=SPICE_TRADE, entry=Infiltration(SPICE_TRADE),
         reveal=Gain(solari=3), unload=True),
    Card("court-intrigue", "Court Intrigue", 2, icons=EMPEROR_ICON, factions=(EMPEROR,),
         entry=Infiltration(EMPEROR_ICON), agent=Pay(BuryIntrigue(), then=DrawIntrigue(1)), persuasion=1, swords=1),
    Card("desert-ambush", "Desert Ambush", 3, icons=SPICE_TRADE, factions=(FREMEN,), agent=Rout(), persuasion=1,
         swords=1),
    Card("embedded-agent", "Embedded Agent", 5, icons=LANDSRAAD, factions=(BENE_GESSERIT,),
         entry=Infiltration(LANDSRAAD), agent=If(OTHER_BENE_GESSERIT, Freighter(2)), persuasion=1,
         reveal=DrawIntrigue(1)),
    Card("esmar-tuek", "Esmar Tuek", 5, icons=CITY | SPICE_TRADE, factions=(GUILD,),
         agent=Pay(spice=1, then=Influence(GUILD) & Draw(1)), reveal=Gain(spice=2, solari=2), unload=True),
    Card("freighter-fleet", "Freighter Fleet", 2, copies=2, icons=SPICE_TRADE, reveal=Freighter(), unload=True),
    Card("full-scale-assault", "Full-Scale Assault", 8, icons=EMPEROR_ICON | CITY, factions=(EMPEROR,),
         acquire=Commission(), agent=Recruit(2), persuasion=2, reveal=SwordsPerDreadnought(3)),
    Card("guild-accord", "Guild Accord", 6, icons=GUILD_ICON, factions=(GUILD,),
         entry=CheaperSpace(GUILD_ICON, "heighliner", "Heighliner", 2),
         reveal=Gain(water=1) & If(Alliance(GUILD), Gain(spice=3)), unload=True),
    Card("guild-chief-administrator", "Guild Chief Administrator", 4, icons=GUILD_ICON | CITY | SPICE_TRADE,
         factions=(GUILD,), agent=Pay(Discard(), then=Trash()), persuasion=1, reveal=Freighter()),
    Card("imperial-bashar", "Imperial Bashar", 4, icons=CITY, factions=(EMPEROR,), agent=Choose(Recruit(1), Trash()),
         persuasion=1, swords=2, reveal=SwordsPerArmedCard(other=True)),
    Card("imperial-shock-trooper", "Imperial Shock Trooper", 3, factions=(EMPEROR,), persuasion=1, swords=2,
         reveal=If(AgentAmong(EMPEROR), Gain(swords=3))),
    Card("in-the-shadows", "In the Shadows", 2, copies=2, icons=LANDSRAAD | CITY, factions=(BENE_GESSERIT,),
         agent=If(InfluenceAtLeast(BENE_GESSERIT, 2),
                  Pay(Discard(), then=Influence(ANY, among=(EMPEROR, GUILD, FREMEN)))),
         reveal=Influence(BENE_GESSERIT), unload=True),
    Card("ix-guild-compact", "Ix-Guild Compact", 3, icons=GUILD_ICON, factions=(GUILD,),
         agent=Pay(Discard(2), then=Commission()), reveal=Negotiate(2), unload=True),
    Card("ixian-engineer", "Ixian Engineer", 5, copies=2, icons=SPICE_TRADE, agent=AcquireTech(),
         reveal=If(TechAtLeast(3), Pay(TrashThis(), then=Gain(vp=1)))),
    Card("jamis", "Jamis", 2, icons=FREMEN_ICON, factions=(FREMEN,), entry=Infiltration(FREMEN_ICON), agent=Trash(),
         persuasion=1, swords=2),
    Card("landing-rights", "Landing Rights", 4, icons=CITY, factions=(GUILD,), agent=Freighter(), persuasion=2),
    Card("local-fence", "Local Fence", 3, icons=CITY,
         agent=Choose(Pay(spice=2, then=Gain(solari=5)), Pay(solari=5, then=Gain(spice=4)), optional=True),
         persuasion=2),
    Card("negotiated-withdrawal", "Negotiated Withdrawal", 4, copies=2, icons=LANDSRAAD | CITY | SPICE_TRADE,
         acquire=Recruit(1), persuasion=2, reveal=Pay(RetreatUnits(3), then=Influence(ANY))),
    Card("satellite-ban", "Satellite Ban", 5, icons=GUILD_ICON | FREMEN_ICON, factions=(GUILD, FREMEN),
         agent=Pay(Discard(), then=Gain(spice=1, water=1)), persuasion=1, reveal=Retreat(2)),
    Card("sayyadina", "Sayyadina", 3, icons=BENE_GESSERIT_ICON | FREMEN_ICON, factions=(BENE_GESSERIT, FREMEN),
         agent=Pay(water=3, then=Gain(vp=1)), reveal=If(FREMEN_BOND, Gain(persuasion=3))),
    Card("shai-hulud", "Shai-Hulud", 7, icons=SPICE_TRADE, factions=(FREMEN,), acquire=Trash(),
         agent=Pay(Trash(optional=False), then=Recruit(2)), reveal=If(FREMEN_BOND, Gain(swords=5))),
    Card("spice-trader", "Spice Trader", 4, icons=CITY | SPICE_TRADE, factions=(FREMEN,),
         agent=If(InfluenceAtLeast(FREMEN, 2), Pay(Discard(), then=Gain(spice=2))), persuasion=2, swords=1),
    Card("treachery", "Treachery", 6, copies=2, icons=FACTION_ICONS, agent=DoubleSpaceInfluence() & TrashThis(),
         reveal=RecruitToConflict(2), unload=True),
    Card("truthsayer", "Truthsayer", 3, copies=2, icons=EMPEROR_ICON | BENE_GESSERIT_ICON | LANDSRAAD,
         factions=(EMPEROR, BENE_GESSERIT), agent=Pay(Discard(), then=Draw(1)), persuasion=1, swords=1),
    Card("water-peddler", "Water Peddler", 1, acquire=Gain(water=1), reveal=Gain(water=1), unload=True),
    Card("web-of-power", "Web of Power", 4, icons=BENE_GESSERIT_ICON, factions=(BENE_GESSERIT,),
         entry=Infiltration(BENE_GESSERIT_ICON),
         agent=If(InfluenceAtLeast(EMPEROR, 2), Gain(solari=2)) & If(InfluenceAtLeast(GUILD, 2), Draw(1))
         & If(InfluenceAtLeast(FREMEN, 2), Gain(water=1)),
         persuasion=1, reveal=Influence(ANY)),
    Card("weirding-way", "Weirding Way", 3, icons=CITY | SPICE_TRADE, factions=(BENE_GESSERIT,),
         agent=TakeAnotherTurn(), persuasion=1, swords=2),
]

CONTROL_THE_SPICE = Card(
    "control-the-spice", "Control the Spice", icons=SPICE_TRADE, agent=Pay(spice=1, then=Recruit(1) & Trash()),
    persuasion=1, reveal=Gain(spice=1), pile="starting",
)
"""The starting card of Epic mode."""
