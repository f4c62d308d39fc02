"""The Intrigue deck of Uprising without the CHOAM module: 35 titles, 40 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.base.leaders import SetAside
from landsraad.imperium.boxes.uprising.battle import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, FlipBattleCard
from landsraad.imperium.boxes.uprising.cards import CALLS, TWO_SPIES
from landsraad.imperium.boxes.uprising.conditions import FourBehindAnAlly, OwnsFlows, UnitsDeployed
from landsraad.imperium.boxes.uprising.desert import BlowUpWall, OwnSandworm, Summon
from landsraad.imperium.boxes.uprising.effects import AcquireToHand, LoseSomeInfluence, TwoFactions
from landsraad.imperium.boxes.uprising.spies import PlaceSpy, RecallSpies
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import ANY, BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD
from landsraad.imperium.effects.cards import Discard, Draw, DrawIntrigue, Trash
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import CouncilSeat, InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, LoseInfluence
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Deploy, Recruit, Retreat, RetreatTroops
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.state import Imperium


class CallToArms(Act):
    """Each card acquired on this Reveal turn brings a troop."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[CALLS] += 1

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.ROW | touch.TROOPS | touch.SUPPLY)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "each card you acquire from now on lets you recruit 1 troop"

    def glyphs(self) -> list[str]:
        return ["acquire", "arrow", "troop"]


INTRIGUE = [
    Intrigue("buy-access", "Buy Access", solari=5, plot=TwoFactions()),
    Intrigue("call-to-arms", "Call to Arms", plot=CallToArms(), waits=True),
    Intrigue("change-allegiances", "Change Allegiances",
             plot=Lines(Pay(LoseInfluence(), then=Influence(ANY)), Pay(spice=3, then=Influence(ANY)),
                        one_at_least=True)),
    Intrigue("contingency-plan", "Contingency Plan", copies=3, plot=Gain(solari=2), combat=Gain(swords=3)),
    Intrigue("councilors-ambition", "Councilor's Ambition", when=CouncilSeat(), plot=Gain(water=2)),
    Intrigue("crysknife-intrigue", "Crysknife", plot=Gain(spice=1),
             endgame=Pay(FlipBattleCard(CRYSKNIFE), then=Gain(vp=1))),
    Intrigue("cunning", "Cunning", plot=Choose(Draw(1), Pay(spice=1, then=Lines(Draw(1), Trash())))),
    Intrigue("depart-for-arrakis", "Depart for Arrakis",
             plot=Lines(Pay(spice=2, then=Recruit(3)), If(InfluenceAtLeast(GUILD, 3), Draw(1)), one_at_least=True)),
    Intrigue("desert-mouse-intrigue", "Desert Mouse", plot=Gain(spice=1),
             endgame=Pay(FlipBattleCard(DESERT_MOUSE), then=Gain(vp=1))),
    Intrigue("detonation", "Detonation", copies=2, plot=Choose(BlowUpWall(optional=False), Deploy(4))),
    Intrigue("devour", "Devour", combat=Gain(swords=2) & If(OwnSandworm(), Gain(swords=2) & Trash())),
    Intrigue("distraction", "Distraction", copies=2, when=UnitsDeployed(3), plot=PlaceSpy(shared=True)),
    Intrigue("find-weakness", "Find Weakness",
             combat=Lines(Gain(swords=2), Pay(RecallSpies(1), then=Gain(swords=3)))),
    Intrigue("go-to-ground", "Go to Ground", cost=RetreatTroops(1, 2), combat=PlaceSpy()),
    Intrigue("imperium-politics", "Imperium Politics", solari=1, plot=Influence(ANY, among=(EMPEROR, GUILD))),
    Intrigue("impress", "Impress", combat=Gain(swords=2) & AcquireFree(3)),
    Intrigue("inspire-awe", "Inspire Awe", plot=AcquireToHand(3, when=OwnSandworm())),
    Intrigue("intelligence-report", "Intelligence Report", plot=Draw(1) & If(TWO_SPIES, Draw(1))),
    Intrigue("manipulate", "Manipulate", plot=SetAside()),
    Intrigue("market-opportunity", "Market Opportunity",
             plot=Choose(Pay(spice=2, then=Gain(solari=5)), Pay(solari=5, then=Gain(spice=5)))),
    Intrigue("mercenaries", "Mercenaries", solari=3, plot=DrawIntrigue(1) & Recruit(2)),
    Intrigue("opportunism", "Opportunism", solari=2, cost=LoseSomeInfluence(2), plot=Gain(vp=1)),
    Intrigue("ornithopter-intrigue", "Ornithopter", plot=Gain(spice=1),
             endgame=Pay(FlipBattleCard(ORNITHOPTER), then=Gain(vp=1))),
    Intrigue("questionable-methods", "Questionable Methods",
             combat=Lines(Gain(swords=1), Pay(LoseInfluence(), then=Gain(swords=4)))),
    Intrigue("secure-spice-trade", "Secure Spice Trade", when=OwnsFlows(2), endgame=Gain(vp=1, spice=2)),
    Intrigue("shaddams-favor", "Shaddam's Favor",
             plot=Recruit(1) & If(InfluenceAtLeast(EMPEROR, 3), Gain(solari=3))),
    Intrigue("shadow-alliance", "Shadow Alliance", when=FourBehindAnAlly(), endgame=Gain(vp=1)),
    Intrigue("sietch-ritual", "Sietch Ritual", cost=Discard(), plot=Influence(ANY, among=(BENE_GESSERIT, FREMEN))),
    Intrigue("special-mission", "Special Mission", copies=2,
             plot=Choose(PlaceSpy(on=CITY), Pay(RecallSpies(1), then=BlowUpWall() & Gain(spice=2)))),
    Intrigue("spice-is-power", "Spice is Power",
             combat=Choose(Pay(RetreatTroops(3), then=Gain(spice=3)), Pay(spice=3, then=Gain(swords=6)))),
    Intrigue("spring-the-trap", "Spring the Trap", cost=RecallSpies(2), combat=Gain(swords=7)),
    Intrigue("strategic-stockpiling", "Strategic Stockpiling",
             plot=Lines(Pay(spice=5, then=Gain(vp=1)),
                        If(InfluenceAtLeast(FREMEN, 3), Pay(water=3, then=Gain(vp=1))), one_at_least=True)),
    Intrigue("tactical-option", "Tactical Option", combat=Choose(Gain(swords=2), Retreat())),
    Intrigue("unexpected-allies", "Unexpected Allies", water=2, plot=BlowUpWall() & Summon()),
    Intrigue("weirding-combat", "Weirding Combat",
             combat=Gain(swords=3) & If(InfluenceAtLeast(BENE_GESSERIT, 3), Gain(swords=2))),
]
