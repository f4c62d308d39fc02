"""The Intrigue cards of Rise of Ix: 17."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import IN_SUPPLY, Commission
from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.boxes.rise_of_ix.tech import TechAtLeast
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech
from landsraad.imperium.boxes.rise_of_ix.tiles import STEP, flows
from landsraad.imperium.boxes.rise_of_ix.units import DEPLOY_UNITS, RoutDreadnoughts
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX, LOSE_GARRISONED
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SEAT
from landsraad.imperium.declare.vocabulary import ANY, CONFLICT, COUNCIL, GARRISON, LOSE_TROOP, SOLARI, VP
from landsraad.imperium.effects.cards import Discard, Draw, Trash
from landsraad.imperium.effects.conditions import CouncilSeat, Deployed
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, LoseInfluence, steps_touch
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.influence import ALLIANCE, rise
from landsraad.imperium.table.state import AGENT_TURN, Imperium
from landsraad.imperium.table.units import DEPLOYED_TOGETHER, MOVES_TROOPS, lose

PUSHES: Final = SEAT.number("strategic_push", word="Strategic Push played for this Conflict", box=BOX)


class DeployedTogether(Deployed):
    """So many units deployed this turn have stood in the Conflict at one moment."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.army == context.army and game.turn.have[DEPLOYED_TOGETHER] >= self.n


class SolariAtLeast(Condition):
    """The seat has so many Solari."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].have[SOLARI] >= self.n

    def needs(self) -> int:
        return touch.SOLARI

    def describe(self) -> str:
        return f"you have {self.n} or more Solari"

    def glyph(self) -> str:
        return f"{self.n}+ solari"


class GrandConspiracy(Act):
    """Victory points for meeting three or four of four conditions."""

    def met(self, game: Imperium, context: Origin) -> int:
        """How many of the conditions are met."""
        seat = game.seats[context.seat]
        high = sum(1 for one in game.rules.factions if seat.policy.influence(game, seat, one) >= ALLIANCE)
        commissioned = seat.have[IN_SUPPLY] == 0 and not seat.policy.commands
        conditions = (commissioned, flows(game, seat) >= 1, high >= 2, seat.have[COUNCIL] > 0)
        return sum(1 for met in conditions if met)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.met(game, context) >= 3

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"needs three of its conditions, you meet {self.met(game, context)}"

    def do(self, game: Imperium, context: Origin) -> None:
        met = self.met(game, context)
        if met >= 3:
            gain(game, game.seats[context.seat], VP, met - 2, "grand-conspiracy")

    def describe(self) -> str:
        return (
            "gain 1 victory point for three of these, or 2 for all four: both your dreadnoughts commissioned, a "
            "copy of The Spice Must Flow, 4 or more influence with two factions, a High Council seat"
        )

    def glyphs(self) -> list[str]:
        return ["if 3 of", "2 dreadnought", "the-spice-must-flow", "2x4+", "council", "arrow", "vp", "if all", "2 vp"]


class InfluenceWithHosts(Act):
    """Quid Pro Quo: influence with every faction on whose spaces the seat has an Agent."""

    verb = "influence"

    def hosts(self, game: Imperium, context: Origin) -> list[int]:
        """The factions that the seat visits this round."""
        visited = {game.rules.spaces[pos].faction for pos in game.seats[context.seat].posts}
        return [faction for faction in game.rules.factions if faction in visited]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.hosts(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no Agent on a space of a faction"

    def do(self, game: Imperium, context: Origin) -> None:
        for faction in reversed(self.hosts(game, context)):
            game.push(STEP[faction], context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        touched = touch.touches(needs=touch.AGENTS | touch.BOARD)
        for faction in self.hosts(game, context):
            touched |= steps_touch(game, army, faction, 1)
        return touched

    def describe(self) -> str:
        return "gain 1 influence with each faction on whose spaces you have an Agent"

    def glyphs(self) -> list[str]:
        return ["influence-up", "per agent faction"]


class SolariForVictory(Act):
    """Strategic Push: Solari, if its owner wins this Conflict."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].have[PUSHES] += 1

    def describe(self) -> str:
        return "if you win this Conflict, gain 2 Solari"

    def glyphs(self) -> list[str]:
        return ["win", "arrow", "2 solari"]


class PushedThrough(Act):
    """A Conflict is won: what Strategic Push promised."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.have[PUSHES]:
            gain(game, seat, SOLARI, 2 * seat.have[PUSHES])


class ForgetPushes(Act):
    """Combat is over: Strategic Push counts no longer."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            seat.have[PUSHES] = 0


class VisitedFaction(Condition):
    """The seat has sent an Agent to a faction's space this turn."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return visited(game) != ANY

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return "you sent an Agent to a faction's space this turn"

    def glyph(self) -> str:
        return "agent faction"


def visited(game: Imperium) -> int:
    """The faction whose space the Agent of this turn was sent to."""
    turn = game.turn
    return game.rules.spaces[turn.space].faction if turn.kind == AGENT_TURN and turn.space >= 0 else ANY


class InfluenceVisited(Act):
    """Strongarm: influence with the faction visited this turn."""

    verb = "influence"

    def do(self, game: Imperium, context: Origin) -> None:
        rise(game, game.seats[context.army], visited(game), 1)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return steps_touch(game, game.seats[context.army], visited(game), 1)

    def describe(self) -> str:
        return "gain 1 influence with that faction"

    def glyphs(self) -> list[str]:
        return ["influence-up"]


class LoseTroop(Act):
    """A cost: lose a troop from the garrison or the Conflict."""

    verb = "lose-troop"

    def possible(self, game: Imperium, context: Origin) -> bool:
        have = game.seats[context.army].have
        return have[GARRISON] + have[CONFLICT] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop to lose"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        have = game.seats[context.army].have
        return [
            *([LOSE_GARRISONED] if have[GARRISON] else []), *([LOSE_TROOP] if have[CONFLICT] else []),
        ]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        lose(game, game.seats[context.army], 1, GARRISON if option == LOSE_GARRISONED else CONFLICT)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which troop do you lose?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return MOVES_TROOPS

    def describe(self) -> str:
        return "lose one of your troops"

    def glyphs(self) -> list[str]:
        return ["lose troop"]


INTRIGUE = [
    Intrigue("advanced-weaponry", "Advanced Weaponry", plot=Pay(solari=3, then=Commission()),
             combat=If(TechAtLeast(3), Gain(swords=4))),
    Intrigue("blackmail", "Blackmail", cost=LoseInfluence(), combat=Gain(swords=5)),
    Intrigue("cannon-turrets", "Cannon Turrets", combat=Gain(swords=2) & RoutDreadnoughts()),
    Intrigue("cull", "Cull", solari=1, plot=Trash()),
    Intrigue("diversion", "Diversion", when=DeployedTogether(4), plot=Freighter()),
    Intrigue("expedite", "Expedite", spice=1, plot=Freighter()),
    Intrigue("finesse", "Finesse", plot=Pay(LoseInfluence(), then=Influence(ANY)), combat=Gain(swords=2)),
    Intrigue("glimpse-the-path", "Glimpse the Path", spice=1, plot=Gain(water=1) & Draw(1)),
    Intrigue("grand-conspiracy", "Grand Conspiracy", endgame=GrandConspiracy()),
    Intrigue("ixian-probe", "Ixian Probe", cost=Discard(2), plot=Draw(2)),
    Intrigue("machine-culture", "Machine Culture", plot=AcquireTech(must=True),
             endgame=If(TechAtLeast(3), Gain(vp=1))),
    Intrigue("quid-pro-quo", "Quid Pro Quo", spice=2, plot=InfluenceWithHosts()),
    Intrigue("second-wave", "Second Wave", combat=Gain(swords=2) & DEPLOY_UNITS[2]),
    Intrigue("secret-forces", "Secret Forces", when=CouncilSeat(), plot=Recruit(2)),
    Intrigue("strategic-push", "Strategic Push", combat=Gain(swords=2) & SolariForVictory()),
    Intrigue("strongarm", "Strongarm", when=VisitedFaction(), cost=LoseTroop(), plot=InfluenceVisited()),
    Intrigue("war-chest", "War Chest", combat=Pay(solari=2, then=Gain(swords=4)),
             endgame=If(SolariAtLeast(10), Gain(vp=1))),
]
