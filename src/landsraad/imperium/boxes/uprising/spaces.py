"""The board of Uprising for one to four players: its spaces, observation posts and tracks."""

from __future__ import annotations

from landsraad.imperium.boxes.base import spaces as base
from landsraad.imperium.boxes.uprising.conditions import SwordmasterOut
from landsraad.imperium.boxes.uprising.contracts import TakeContract
from landsraad.imperium.boxes.uprising.desert import BlowUpWall, HarvestOrRide, TakeHooks
from landsraad.imperium.boxes.uprising.effects import RecallOtherAgent
from landsraad.imperium.boxes.uprising.spies import PlaceSpy
from landsraad.imperium.declare.board import Post, Space, Track, Upgrade
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    COUNCIL,
    EMPEROR,
    EMPEROR_ICON,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    SPICE_TRADE,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, StealIntrigue, Trash, TrashIntrigue
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain, GainSwordmaster, Harvest, TakeCouncilSeat
from landsraad.imperium.effects.influence import Influence, SpaceInfluence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.menu import Offer
from landsraad.imperium.table.state import Imperium

AREAS = ("emperor", "guild", "bene_gesserit", "fremen")
ICONS = (EMPEROR_ICON, GUILD_ICON, BENE_GESSERIT_ICON, FREMEN_ICON)


def faction_space(
    id: str, name: str, faction: int, effect: Act, *, short: str = "", combat: bool = False, spice: int = 0,
    water: int = 0,
) -> Space:
    """A space of a faction: in addition to its effect it gives influence with that faction."""
    return Space(
        id, name, AREAS[faction], ICONS[faction], effect=SpaceInfluence(faction) & effect, faction=faction, short=short,
        combat=combat, spice=spice, water=water,
    )


class VisitCouncil(Act):
    """The High Council: a seat for a player who has none, and something else for those who come again."""

    verb = "council"

    def __init__(self, seat: TakeCouncilSeat, again: Act) -> None:
        self.seat = seat
        self.again = Offer(again)

    def bind(self, source: str, name: str) -> None:
        self.again.bind(source, name)

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        act: Act = self.again if game.seats[context.seat].have[COUNCIL] else self.seat
        act.do(game, context)

    def describe(self) -> str:
        return f"{self.seat.describe()} or, if you have a seat already, {self.again.describe()}"

    def glyphs(self) -> list[str]:
        return [*self.seat.glyphs(), "if council", *self.again.glyphs()]


SPACES = [
    faction_space("space-sardaukar", "Sardaukar", EMPEROR, DrawIntrigue(1) & Recruit(4), spice=4),
    faction_space("space-dutiful-service", "Dutiful Service", EMPEROR, TakeContract()),
    faction_space("space-uprising-heighliner", "Heighliner", GUILD, Recruit(5), short="heighliner", combat=True,
                  spice=5),
    faction_space("space-deliver-supplies", "Deliver Supplies", GUILD, Gain(water=1)),
    faction_space("space-espionage", "Espionage", BENE_GESSERIT, Draw(1) & PlaceSpy(), spice=1),
    faction_space("space-uprising-secrets", "Secrets", BENE_GESSERIT, DrawIntrigue(1) & StealIntrigue(),
                  short="secrets"),
    faction_space("space-desert-tactics", "Desert Tactics", FREMEN, Recruit(1) & Trash(), combat=True, water=1),
    faction_space("space-fremkit", "Fremkit", FREMEN, Draw(1), combat=True),

    Space("space-uprising-high-council", "High Council", "landsraad", LANDSRAAD, short="high-council", solari=5,
          effect=VisitCouncil(TakeCouncilSeat(), again=Gain(spice=2) & DrawIntrigue(1) & Recruit(3))),
    Space("space-imperial-privilege", "Imperial Privilege", "landsraad", LANDSRAAD, solari=3, needs=(EMPEROR, 2),
          effect=Pay(TrashIntrigue(), then=DrawIntrigue(1)) & RecallOtherAgent() & Draw(1)),
    Space("space-uprising-swordmaster", "Swordmaster", "landsraad", LANDSRAAD, short="swordmaster", solari=8,
          cheaper=(SwordmasterOut(), 2), once=True, effect=GainSwordmaster()),
    Space("space-assembly-hall", "Assembly Hall", "landsraad", LANDSRAAD, effect=DrawIntrigue(1),
          reveal=Gain(persuasion=1)),
    Space("space-gather-support", "Gather Support", "landsraad", LANDSRAAD, effect=Recruit(2),
          upgrade=Upgrade(Gain(water=1), solari=2)),

    Space("space-accept-contract", "Accept Contract", "choam", SPICE_TRADE, effect=TakeContract() & Draw(1)),
    Space("space-shipping", "Shipping", "choam", SPICE_TRADE, spice=3, needs=(GUILD, 2),
          effect=Gain(solari=5) & Influence(ANY)),

    Space("space-uprising-arrakeen", "Arrakeen", "dune", CITY, short="arrakeen", combat=True,
          effect=Recruit(1) & Draw(1), control=Gain(solari=1), shielded=True),
    Space("space-spice-refinery", "Spice Refinery", "dune", CITY, combat=True, effect=Gain(solari=2),
          upgrade=Upgrade(Gain(solari=2), spice=1), control=Gain(solari=1), shielded=True),
    Space("space-uprising-research-station", "Research Station", "dune", CITY, short="research-station", combat=True,
          water=2, effect=Recruit(2) & Draw(2)),
    Space("space-uprising-sietch-tabr", "Sietch Tabr", "dune", CITY, short="sietch-tabr", combat=True,
          needs=(FREMEN, 2),
          effect=Choose(TakeHooks() & Recruit(1) & Gain(water=1), Gain(water=1) & BlowUpWall())),
    Space("space-uprising-imperial-basin", "Imperial Basin", "dune", SPICE_TRADE, short="imperial-basin", combat=True,
          maker=1, effect=Harvest(1), control=Gain(spice=1), shielded=True),
    Space("space-uprising-hagga-basin", "Hagga Basin", "dune", SPICE_TRADE, short="hagga-basin", combat=True, maker=2,
          water=1, effect=HarvestOrRide(2, worms=1)),
    Space("space-deep-desert", "Deep Desert", "dune", SPICE_TRADE, combat=True, maker=4, water=3,
          effect=HarvestOrRide(4, worms=2)),
]

POSTS = [
    Post("post-emperor", "Emperor post", "sardaukar", "dutiful-service"),
    Post("post-guild", "Guild post", "heighliner", "deliver-supplies"),
    Post("post-bene-gesserit", "Bene Gesserit post", "espionage", "secrets"),
    Post("post-fremen", "Fremen post", "desert-tactics", "fremkit"),
    Post("post-landsraad-council", "Council post", "high-council", "imperial-privilege", "swordmaster"),
    Post("post-landsraad-assembly", "Assembly post", "assembly-hall", "gather-support"),
    Post("post-choam", "CHOAM post", "shipping", "accept-contract"),
    Post("post-sietch-research", "Sietch post", "sietch-tabr", "research-station"),
    Post("post-research-refinery", "Research post", "research-station", "spice-refinery"),
    Post("post-refinery-arrakeen", "Refinery post", "spice-refinery", "arrakeen"),
    Post("post-imperial-basin", "Imperial Basin post", "imperial-basin"),
    Post("post-hagga-basin", "Hagga Basin post", "hagga-basin"),
    Post("post-deep-desert", "Deep Desert post", "deep-desert"),
]

GROUPS = base.GROUPS

TRACKS = [
    Track(EMPEROR, PlaceSpy(), id="track-uprising-emperor"),
    *(track for track in base.TRACKS if track.faction != EMPEROR),
]
"""Only the Emperor's track has another bonus than in the base game."""
