"""The four Imperium cards of the CHOAM module."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.contracts import COMPLETED, HELD, ContractsCompleted, TakeContract
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import ANY, CITY, GUILD, LANDSRAAD, PERSUASION, SPICE_TRADE
from landsraad.imperium.effects.cards import Discard, Draw, TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import Imperium

FOUR_CONTRACTS = ContractsCompleted(4)


class PersuasionPerContract(Act):
    """Interstellar Trade: persuasion for every contract fulfilled, counted once, when its owner likes."""

    verb = "gain"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return not game.seats[context.seat].piles[HELD]  # none is left that could be fulfilled before

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.piles[COMPLETED]:
            gain(game, seat, PERSUASION, len(seat.piles[COMPLETED]))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.CONTRACTS, adds=touch.PERSUASION)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "gain 1 persuasion for each contract you have fulfilled"

    def glyphs(self) -> list[str]:
        return ["persuasion", "per contract-done"]


IMPERIUM = [
    Card("cargo-runner", "Cargo Runner", 3, icons=LANDSRAAD | CITY | SPICE_TRADE, factions=(GUILD,),
         agent=If(ContractsCompleted(2), Draw(1)) & If(FOUR_CONTRACTS, Draw(1)), persuasion=1),
    Card("delivery-agreement", "Delivery Agreement", 5, icons=CITY, factions=(GUILD,),
         agent=Pay(Discard(), then=TakeContract()),
         reveal=Choose(Gain(spice=1), If(FOUR_CONTRACTS, Pay(TrashThis(), then=Gain(vp=1))))),
    Card("priority-contracts", "Priority Contracts", 6, icons=LANDSRAAD | SPICE_TRADE, factions=(GUILD,),
         agent=TakeContract(),
         reveal=Choose(Gain(spice=2), If(FOUR_CONTRACTS, Pay(TrashThis(), then=Gain(vp=1))))),
    Card("interstellar-trade", "Interstellar Trade", 7, icons=LANDSRAAD | CITY | SPICE_TRADE, factions=(GUILD,),
         acquire=TakeContract(), agent=Influence(ANY), reveal=PersuasionPerContract()),
]
