"""The four Imperium cards of the CHOAM module."""

from __future__ import annotations

from landsraad.imperium.act import Act, Choose, If, Pay
from landsraad.imperium.boxes.uprising.contracts import COMPLETED, HELD, ContractsCompleted, TakeContract
from landsraad.imperium.declare import Card
from landsraad.imperium.effects import Discard, Draw, Gain, Influence, TrashThis
from landsraad.imperium.goods import gain
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import ANY, CITY, GUILD, LANDSRAAD, PERSUASION, SPICE_TRADE
from landsraad.kernel.effect import Context

FOUR_CONTRACTS = ContractsCompleted(4)


class PersuasionPerContract(Act):
    """Interstellar Trade: persuasion for every contract fulfilled, counted once, when its owner likes."""

    verb = "gain"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return not game.seats[context.seat].piles[HELD]  # none is left that could be fulfilled before

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        if seat.piles[COMPLETED]:
            gain(game, seat, PERSUASION, len(seat.piles[COMPLETED]))

    def words(self) -> str:
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
