"""Shaddam Corrino IV, who plays only with contracts."""

from __future__ import annotations

from landsraad.imperium.act import Act, Choose, Pay
from landsraad.imperium.boxes.choam.contracts import SARDAUKAR
from landsraad.imperium.boxes.uprising.contracts import BANK, OFFERED, RESERVED, lay_out
from landsraad.imperium.deck import without
from landsraad.imperium.declare import CARDS, Leader
from landsraad.imperium.effects import Gain, Influence, Recruit, UseSignet
from landsraad.imperium.register import AGENT_PLACED, GAME_BEGUN
from landsraad.imperium.state import Imperium
from landsraad.imperium.units import BARRED
from landsraad.imperium.words import ANY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class SetSardaukarAside(Act):
    """Before the game the Sardaukar contracts are taken out for Shaddam."""

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        for contract in SARDAUKAR:
            for pile in (OFFERED, BANK):
                if contract.index in game.piles[pile]:
                    game.lay(pile, without(game.piles[pile], contract.index))
                    seat.lay(RESERVED, (*seat.piles[RESERVED], contract.index))
                    if game.events is not None:
                        game.tell(Event("contracts-aside", seat.index, contract.id))
        game.reveal()
        lay_out(game)

    def words(self) -> str:
        return "set the Sardaukar contracts aside"


class BarDeployment(Act):
    """With the Signet Ring played nothing can be deployed this turn."""

    def do(self, game: Imperium, context: Context) -> None:
        if any(isinstance(CARDS[card].agent, UseSignet) for card in game.turn.cards):
            game.turn.have[BARRED] = 1

    def words(self) -> str:
        return "deploy nothing this turn"


class EmperorOfTheKnownUniverse(Choose):
    """A Solari and a troop, or influence for Solari; either way nothing is deployed this turn."""

    def words(self) -> str:
        return f"you may not deploy units this turn; {super().words()}"


SHADDAM = Leader(
    "leader-shaddam-corrino-iv", "Shaddam Corrino IV", "Corrino", difficulty=2,
    ability="Sardaukar Commander",
    ability_words="the two Sardaukar contracts are set aside for you: whenever you take a contract, you may take one "
                  "of them instead",
    on={GAME_BEGUN: (SetSardaukarAside(),), AGENT_PLACED: (BarDeployment(),)},
    signet="Emperor of the Known Universe",
    ring=EmperorOfTheKnownUniverse(Gain(solari=1) & Recruit(1), Pay(solari=3, then=Influence(ANY))),
)

LEADERS = [SHADDAM]
