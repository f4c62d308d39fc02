"""Shaddam Corrino IV, who plays only with contracts."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.contracts import CONTRACTS, RESERVED, lay_out, set_aside
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import AGENT_PLACED, GAME_BEGUN
from landsraad.imperium.declare.vocabulary import ANY
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.leader import UseSignet
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium
from landsraad.imperium.table.units import BARRED
from landsraad.kernel.event import Event


class SetSardaukarAside(Act):
    """Before the game the Sardaukar contracts are taken out for Shaddam; as a Commander he has them since the deal."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        set_aside(game, seat, seat.leader.id)
        for index in seat.piles[RESERVED]:
            if game.events is not None:
                game.emit(Event("contracts-aside", seat.index, CONTRACTS[index].id))
        game.reveal()
        lay_out(game)

    def describe(self) -> str:
        return "set the Sardaukar contracts aside"


class BarDeployment(Act):
    """With the Signet Ring played nothing can be deployed this turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        if any(isinstance(CARDS[card].agent, UseSignet) for card in game.turn.cards):
            game.turn.have[BARRED] = 1

    def describe(self) -> str:
        return "deploy nothing this turn"


class EmperorOfTheKnownUniverse(Choose):
    """A Solari and a troop, or influence for Solari; either way nothing is deployed this turn."""

    def describe(self) -> str:
        return f"you may not deploy units this turn; {super().describe()}"


SHADDAM = Leader(
    "leader-shaddam-corrino-iv", "Shaddam Corrino IV", "Corrino", called="Shaddam", difficulty=2,
    ability="Sardaukar Commander",
    ability_words="the two Sardaukar contracts are set aside for you: whenever you take a contract, you may take one "
                  "of them instead",
    on={GAME_BEGUN: (SetSardaukarAside(),), AGENT_PLACED: (BarDeployment(),)},
    signet="Emperor of the Known Universe",
    ring=EmperorOfTheKnownUniverse(Gain(solari=1) & Recruit(1), Pay(solari=3, then=Influence(ANY))),
)

LEADERS = [SHADDAM]
