"""The Tech tiles: 18."""

from __future__ import annotations

from landsraad.imperium.boxes.base.intrigues import IgnoreEnemyAgents
from landsraad.imperium.boxes.rise_of_ix.intrigue_deck import BuryAny
from landsraad.imperium.boxes.rise_of_ix.tech import TechTile
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import ANY, FACTION, FACTIONS, PASS, PERSUASION, VOCABULARY, VP
from landsraad.imperium.effects.armed import SwordsPerArmedCard
from landsraad.imperium.effects.cards import Discard, Draw, DrawIntrigue, Trash, trashing_touches
from landsraad.imperium.effects.conditions import CouncilSeat
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, any_step_touches
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.deck import trash
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.influence import TOP
from landsraad.imperium.table.market import PERSUASION_SPENT
from landsraad.imperium.table.state import Imperium, Seat


class PersuasionAtLeast(Condition):
    """The seat has gained so much persuasion this turn, spent or not."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].have[PERSUASION] + game.turn.have[PERSUASION_SPENT] >= self.n

    def needs(self) -> int:
        return touch.PERSUASION

    def describe(self) -> str:
        return f"you have gained {self.n} or more persuasion this turn"

    def glyph(self) -> str:
        return f"{self.n}+ persuasion"


class TrashInPlay(Act):
    """Trash one of one's own cards in play."""

    verb = "trash-in-play"
    optional = True

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].play)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no card in play"

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        cards = dict.fromkeys([CARDS[card].trash_play for card in game.seats[context.seat].play])
        return [*cards, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            seat = game.seats[context.seat]
            seat.play.remove(VOCABULARY.value[option])
            trash(game, seat, VOCABULARY.value[option], context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Trash nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of your cards in play do you trash?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return trashing_touches(game, game.seats[context.seat], game.seats[context.seat].play)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.PLAY

    def describe(self) -> str:
        return "you may trash one of your cards in play"

    def glyphs(self) -> list[str]:
        return ["trash", "in-play"]


class NameTwoFactions(Act):
    """Gain influence with two different factions, both named before either step is taken."""

    verb = "influence"

    def __init__(self, first: int = ANY) -> None:
        self.first = first

    def do(self, game: Imperium, context: Origin) -> None:
        options = self.options(game, context)
        if len(options) > 1:
            game.ask(self, context, game.seats[context.seat].decider)
        elif options:
            self.answer(game, context, options[0])
        elif self.first != ANY:
            STEP[self.first].do(game, context)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        influence = game.seats[context.army].influence
        factions = [one for one in game.rules.factions if influence[one] < TOP and one != self.first]
        policy = game.seats[context.seat].policy
        return policy.narrow(game, context, self, [FACTION[one] for one in factions])

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        faction = VOCABULARY.value[option]
        if self.first == ANY:
            SECOND_FACTION[faction].do(game, context)
            return
        game.push(STEP[faction], context)
        game.push(STEP[self.first], context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        which = "the first of two factions" if self.first == ANY else "the second faction"
        return f"Name {which} with which you gain 1 influence."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "faction":
            return ""
        return "already named" if VOCABULARY.value[option] == self.first else "that track is full"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return any_step_touches(game, game.seats[context.army])

    def describe(self) -> str:
        return "gain 1 influence with each of two different factions"

    def glyphs(self) -> list[str]:
        return ["2 of", "influence-any"]


STEP = [Influence(faction) for faction in range(len(FACTIONS))]
SECOND_FACTION = [NameTwoFactions(faction) for faction in range(len(FACTIONS))]


class InfluenceEverywhere(Condition):
    """The seat stands so high on every track."""

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return all(seat.policy.influence(game, seat, faction) >= self.level for faction in game.rules.factions)

    def needs(self) -> int:
        return touch.ANY_INFLUENCE

    def describe(self) -> str:
        return f"you have {self.level} or more influence with every faction"

    def glyph(self) -> str:
        return f"4x{self.level}+"


class FlowAtLeast(Condition):
    """The seat owns so many copies of The Spice Must Flow."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return flows(game, game.seats[context.seat]) >= self.n

    def describe(self) -> str:
        return f"you have {self.n} or more The Spice Must Flow"

    def glyph(self) -> str:
        return f"{self.n}+ the-spice-must-flow"


def flows(game: Imperium, seat: Seat) -> int:
    """How many copies of The Spice Must Flow a seat owns."""
    flow = next(card.index for card in game.rules.reserve if card.flow)
    return seat.policy.copies(seat, flow)


class PointPerNeglected(Act):
    """Spy Satellites: a victory point for every faction that hardly knows their owner."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        neglected = sum(1 for faction in game.rules.factions if seat.policy.shared(game, seat, faction) <= 1)
        if neglected:
            gain(game, game.seats[context.seat], VP, neglected, "spy-satellites")

    def describe(self) -> str:
        return "gain 1 victory point for each faction with which you have 1 or no influence"

    def glyphs(self) -> list[str]:
        return ["vp", "per influence 0-1"]


CHAUMURKY = TechTile(
    "chaumurky", "Chaumurky", 4, marked=True, acquire=DrawIntrigue(2),
    passive="you win a final tie on victory points", passive_glyphs=["endgame", "tie", "arrow", "win"],
)
DETONATION_DEVICES = TechTile(
    "detonation-devices", "Detonation Devices", 3, marked=True,
    passive="when you win a Conflict with a dreadnought in it, you may return one to your supply for 1 victory point "
            "instead of placing it",
    passive_glyphs=["win", "dreadnought", "arrow", "vp"],
)
FLAGSHIP = TechTile(
    "flagship", "Flagship", 8, marked=True, acquire=Gain(vp=1), flip=Pay(solari=4, then=Recruit(3)),
)
INVASION_SHIPS = TechTile(
    "invasion-ships", "Invasion Ships", 5, marked=True, acquire=Recruit(4), before_agent=True,
    flip=Pay(Discard(), then=IgnoreEnemyAgents()),
)
SPACEPORT = TechTile(
    "spaceport", "Spaceport", 5, acquire=Draw(2), passive="each card you acquire may go on top of your deck",
    passive_glyphs=["acquire", "arrow", "deck"],
)
SPY_SATELLITES = TechTile(
    "spy-satellites", "Spy Satellites", 4, marked=True, scrap=Pay(spice=3, then=Gain(vp=1)),
    endgame=PointPerNeglected(),
)
TRAINING_DRONES = TechTile("training-drones", "Training Drones", 3, marked=True, flip=Recruit(1))
TROOP_TRANSPORTS = TechTile(
    "troop-transports", "Troop Transports", 2, marked=True,
    passive="troops from the Shipping track are 1 more, and you may deploy them to the Conflict at once",
    passive_glyphs=["freighter", "arrow", "3 troop", "deploy"],
)

TILES = [
    TechTile("artillery", "Artillery", 1, reveal=SwordsPerArmedCard()),
    CHAUMURKY,
    DETONATION_DEVICES,
    TechTile("disposal-facility", "Disposal Facility", 3, acquire=Trash(),
             reveal=If(PersuasionAtLeast(6), TrashInPlay())),
    FLAGSHIP,
    TechTile("holoprojectors", "Holoprojectors", 3, flip=Pay(Discard(), then=Draw(1))),
    TechTile("holtzman-engine", "Holtzman Engine", 6, marked=True, round_start=Draw(1),
             endgame=If(FlowAtLeast(2), Gain(vp=1))),
    INVASION_SHIPS,
    TechTile("memocorders", "Memocorders", 2, marked=True, acquire=Influence(ANY),
             endgame=If(InfluenceEverywhere(3), Gain(vp=1))),
    TechTile("minimic-film", "Minimic Film", 2, reveal=Gain(persuasion=1)),
    TechTile("restricted-ordnance", "Restricted Ordnance", 4, reveal=If(CouncilSeat(), Gain(swords=4))),
    TechTile("shuttle-fleet", "Shuttle Fleet", 6, marked=True, acquire=NameTwoFactions(), round_start=Gain(solari=2)),
    TechTile("sonic-snoopers", "Sonic Snoopers", 2, marked=True, acquire=DrawIntrigue(1), scrap=BuryAny()),
    SPACEPORT,
    SPY_SATELLITES,
    TRAINING_DRONES,
    TROOP_TRANSPORTS,
    TechTile("windtraps", "Windtraps", 2, marked=True, acquire=Gain(water=1), win=Gain(water=1)),
]
