"""House Hagal with Rise of Ix: nine cards, and Rivals that ship, build dreadnoughts and, alone with one person, buy
tech."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.boxes.base.spaces import DEAR_MENTAT
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import Commission, DreadnoughtInSupply
from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.boxes.rise_of_ix.tech import OWNED, scrap, turn_over
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech, Negotiate
from landsraad.imperium.boxes.rise_of_ix.tiles import FLAGSHIP, INVASION_SHIPS, SPY_SATELLITES, TRAINING_DRONES
from landsraad.imperium.declare.cards import CONFLICTS, HagalCard
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Policy
from landsraad.imperium.declare.register import AGENT_PLACED, NONE, ROUND_BEGUN
from landsraad.imperium.declare.vocabulary import FACTION_WORDS, FACTIONS, GUILD, SOLARI, SPICE, SUPPLY
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import InfluenceAtLeast
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.rivals.hagal import SETS, SETTLE, HagalPolicy, RivalTurn, SoloRivals
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.goods import pay, score
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.imperium.table.units import recruit

REMOVED = ("hagal-hall-of-oratory", "hagal-rally-troops")


class InfluenceBelow(Condition):
    """The seat stands lower than that on a track."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].influence[self.faction] < self.level

    def describe(self) -> str:
        return f"you have less than {self.level} influence with the {FACTION_WORDS[self.faction]}"

    def glyph(self) -> str:
        return f"{FACTIONS[self.faction].replace('_', '-')} <{self.level}"


STRANGER = InfluenceBelow(GUILD, 2)
FRIEND = InfluenceAtLeast(GUILD, 2)
SHIPPING = HagalCard("", "", "interstellar-shipping", when=FRIEND, effect=Freighter(2))

HAGAL = [
    HagalCard("hagal-interstellar-shipping", "Interstellar Shipping", "interstellar-shipping", swords=3, when=FRIEND,
              effect=Freighter(2)),
    HagalCard("hagal-foldspace-interstellar-shipping", "Foldspace / Interstellar Shipping", "foldspace", swords=2,
              when=STRANGER, influence=GUILD, other=SHIPPING),
    HagalCard("hagal-smuggling-interstellar-shipping", "Smuggling / Interstellar Shipping", "smuggling", swords=2,
              when=STRANGER, effect=Freighter(), other=SHIPPING),
    HagalCard("hagal-tech-negotiation", "Tech Negotiation", "tech-negotiation", copies=2, players=1,
              effect=Choose(AcquireTech(off=1), Negotiate(), optional=True)),
    HagalCard("hagal-dreadnought-1p", "Dreadnought", "dreadnought", copies=2, swords=3, players=1,
              when=DreadnoughtInSupply(), effect=Commission() & AcquireTech()),
    HagalCard("hagal-dreadnought-2p", "Dreadnought", "dreadnought", copies=2, swords=3, players=2,
              when=DreadnoughtInSupply(), effect=Commission() & Recruit(1)),
]


class RivalTilesTurn(RivalTurn):
    """A Rival's turn: with 3 spice it first trades Spy Satellites for a victory point."""

    def do(self, game: Imperium, context: Origin) -> None:
        trade_satellites(game, game.seats[context.seat])
        super().do(game, context)


class RivalTiles(Act):
    """What a Rival does with its tiles once its Agent stands and has brought what it brings."""

    def do(self, game: Imperium, context: Origin) -> None:
        rival = game.seats[context.seat]
        trade_satellites(game, rival)
        tiles = rival.piles[OWNED]
        if TRAINING_DRONES.index in tiles and rival.have[SUPPLY]:
            turn_over(game, rival, TRAINING_DRONES.index)
            recruit(game, rival, 1)
        launches = FLAGSHIP.index in tiles and game.rules.spaces[context.space].combat
        if launches and rival.have[SOLARI] >= 4 and rival.have[SUPPLY] >= 3:
            turn_over(game, rival, FLAGSHIP.index)
            pay(game, rival, SOLARI, 4)
            recruit(game, rival, 3)


def trade_satellites(game: Imperium, rival: Seat) -> None:
    """Trade Spy Satellites and 3 spice for a victory point."""
    if SPY_SATELLITES.index in rival.piles[OWNED] and rival.have[SPICE] >= 3:
        scrap(game, rival, SPY_SATELLITES.index)
        pay(game, rival, SPICE, 3)
        score(game, rival, 1, SPY_SATELLITES.id)


def invades(game: Imperium, rival: Seat, pos: int) -> bool:
    """Use Invasion Ships, if a Rival has them, to enter a space where others stand."""
    if INVASION_SHIPS.index not in rival.piles[OWNED] or pos in rival.posts:
        return False
    turn_over(game, rival, INVASION_SHIPS.index)
    return True


def sets_with_tech(game: Imperium) -> tuple[tuple[int, int], ...]:
    """What a Rival that buys tech turns into victory points: it saves its spice for tiles until the last Conflicts."""
    if game.conflict != NONE and CONFLICTS[game.conflict].level == 3:
        return SETS
    return tuple([one for one in SETS if one[0] != SPICE])


class TechRivalPolicy(HagalPolicy):
    """A solo Rival that buys tech."""

    def slips_past(self, game: Imperium, seat: Seat, pos: int) -> bool:
        return invades(game, seat, pos)

    def sets(self, game: Imperium) -> tuple[tuple[int, int], ...]:
        return sets_with_tech(game)

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {**super().listens(), **WITH_TECH}


class TechRivals(SoloRivals):
    """Two Rivals that buy tech, against one person."""

    def policy(self) -> Policy:
        return TECH_RIVAL


WITH_TECH: Mapping[int, tuple[Act, ...]] = {AGENT_PLACED: (RivalTiles(),), ROUND_BEGUN: (SETTLE,)}
"""What a Rival that buys tech also listens to."""
RIVAL_TILES_TURN = RivalTilesTurn()
TECH_RIVAL = TechRivalPolicy(RIVAL_TILES_TURN)
SOLO = TechRivals([DEAR_MENTAT])
