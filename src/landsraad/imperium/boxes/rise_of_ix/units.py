"""Acts on units of both kinds: retreating one's own, routing those of others, deploying from the garrison."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import DREADNOUGHT, IN_CONFLICT, IN_GARRISON
from landsraad.imperium.boxes.rise_of_ix.vocabulary import (
    DEPLOY_DREADNOUGHT,
    RETREAT_DREADNOUGHT,
    ROUT_DREADNOUGHT,
    ROUT_TROOP,
)
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import Part
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    DEPLOY,
    GARRISON,
    PASS,
    SUPPLY,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.troops import DeployFromSupply
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium
from landsraad.imperium.table.units import (
    DEPLOYED_TROOPS,
    RETREATS,
    deploy,
    deploying_touches,
    retreat,
    units_in_conflict,
)

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value


class RetreatUnits(Act):
    """A cost: exactly so many of one's own units retreat, dreadnoughts among them if one likes."""

    verb = "retreat-units"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return units_in_conflict(game, game.seats[context.army]) >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        have = units_in_conflict(game, game.seats[context.army])
        return f"you need {count(self.n, 'unit')} in the Conflict, you have {have}"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        have = game.seats[context.army].have
        return RETREAT_DREADNOUGHT[max(0, self.n - have[CONFLICT]) : min(self.n, have[IN_CONFLICT]) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.army]
        retreat(game, seat, VALUE[option], DREADNOUGHT)
        retreat(game, seat, self.n - VALUE[option])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] != "retreat-dreadnought":
            return ""
        dreadnoughts = VALUE[option]
        kinds = ((self.n - dreadnoughts, "troop"), (dreadnoughts, "dreadnought"))
        return f"Retreat {' and '.join(count(n, kind) for n, kind in kinds if n)}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of your units retreat?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return RETREATS

    def describe(self) -> str:
        return f"retreat {self.n} of your units"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "retreat")]


class Rout(Act):
    """Desert Ambush: for each troop deployed this turn an enemy unit may be made to retreat."""

    verb = "rout"
    optional = True

    def __init__(self) -> None:
        self.part = Part(self, NONE, "")

    def bind(self, source: str, name: str) -> None:
        text = f"Make an enemy unit retreat ({name})"
        self.part = Part(self, VOCABULARY.add(self.verb, source, 0, text, "effect"), text)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.more(game, context) and bool(self.targets(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if self.more(game, context):
            return "no opponent has a unit in the Conflict"
        return "only one for each troop you deploy this turn"

    def more(self, game: Imperium, context: Origin) -> bool:
        """Whether fewer units were made to retreat by this effect than troops were deployed."""
        routed = sum([1 for act, origin in game.turn.counting if act is self and origin is context])
        return routed < game.turn.have[DEPLOYED_TROOPS]

    def targets(self, game: Imperium, context: Origin) -> list[int]:
        """The units that can be made to retreat."""
        options: list[int] = []
        for other in game.opponents(context.seat):
            if other.have[CONFLICT]:
                options.append(ROUT_TROOP[other.index])
            if other.have[IN_CONFLICT]:
                options.append(ROUT_DREADNOUGHT[other.index])
        return options

    def do(self, game: Imperium, context: Origin) -> None:
        game.bag.append((self.part, context))  # it may be used again for the next troop
        if self.possible(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [*self.targets(game, context), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            game.turn.counting += ((self, context),)
            unit = TROOP if VERBS[option] == "rout-troop" else DREADNOUGHT
            retreat(game, game.seats[VALUE[option]], 1, unit)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if option == PASS:
            return "Make no enemy unit retreat now"
        if VERBS[option] in ("rout-troop", "rout-dreadnought") and VALUE[option] < len(game.seats):
            return f"Make a {VERBS[option].removeprefix('rout-')} of {game.name_of(VALUE[option])} retreat"
        return ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which enemy unit retreats?"

    def key(self) -> str:
        return "Rout()"

    def describe(self) -> str:
        return "for each troop you deploy this turn you may make an enemy unit retreat"

    def glyphs(self) -> list[str]:
        return ["per deploy", "opponent", "retreat"]


class RoutDreadnoughts(Act):
    """Cannon Turrets: a dreadnought of every opponent retreats."""

    def do(self, game: Imperium, context: Origin) -> None:
        for other in game.opponents(context.seat):
            if other.have[IN_CONFLICT]:
                retreat(game, other, 1, DREADNOUGHT)

    def describe(self) -> str:
        return "each opponent retreats one of its dreadnoughts"

    def glyphs(self) -> list[str]:
        return ["each opponent", "retreat dreadnought"]


class DeployUnits(Act):
    """Second Wave: up to so many garrisoned units join the Conflict."""

    verb = "deploy-from"
    optional = True

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, game: Imperium, context: Origin) -> bool:
        have = game.seats[context.army].have
        return have[GARRISON] + have[IN_GARRISON] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no unit in your garrison"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.most and self.possible(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        have = game.seats[context.army].have
        return [
            *DEPLOY[1 : min(self.most, have[GARRISON]) + 1],
            *DEPLOY_DREADNOUGHT[1 : min(self.most, have[IN_GARRISON]) + 1],
            PASS,
        ]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        deploy(game, game.seats[context.army], VALUE[option], TROOP if VERBS[option] == "deploy" else DREADNOUGHT)
        game.push(DEPLOY_UNITS[self.most - VALUE[option]], context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Deploy nothing more" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"Which units join the Conflict? You may deploy {self.most}."

    def footprint(self, game: Imperium, context: Origin) -> int:
        return deploying_touches(game, game.seats[context.army])

    def describe(self) -> str:
        return f"you may deploy up to {self.most} units from your garrison to the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.most, "deploy")]


DEPLOY_UNITS = [DeployUnits(n) for n in range(3)]


class RecruitToConflict(DeployFromSupply):
    """Treachery: troops from supply go straight to the Conflict, as many as there are."""

    verb = "recruit"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SUPPLY] >= self.n + game.rules.spare_troops

    def describe(self) -> str:
        return f"recruit {count(self.n, 'troop')} straight to the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop"), "arrow", "conflict"]
