"""Effects that recruit, deploy, retreat and lose troops."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    DEPLOY,
    GARRISON,
    RETREAT,
    SUPPLY,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.imperium.table.units import (
    MOVES_TROOPS,
    RETREATS,
    at_call,
    barred,
    deploy,
    deploying_touches,
    holding_of,
    lose,
    recruit,
    retreat,
    supply_touched,
    take_back,
)


class FromSupply(Act):
    """Takes troops from supply. Where it is short, their owner may take others back first that it holds elsewhere."""

    def __init__(self, n: int) -> None:
        self.n = n

    def bring(self, game: Imperium, context: Origin) -> None:
        """Take the troops, as many as there are."""
        raise NotImplementedError(type(self).__name__)

    def number(self, seat: Seat) -> int:
        """How many troops it takes from a seat."""
        return self.n

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        return touch.touches(adds=touch.TROOPS | supply_touched(game, army, self.number(army)))

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.SUPPLY | touch.TROOPS | touch.CONFLICT | touch.TLEILAXU

    def possible(self, game: Imperium, context: Origin) -> bool:
        return at_call(game, game.seats[context.army]) > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop left in your supply"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        if seat.have[SUPPLY] < self.number(seat) and holding_of(game, seat) is not None:
            game.ask(self, context, game.seats[context.seat].decider)
        else:
            self.bring(game, context)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.army]
        holding = holding_of(game, seat)
        if holding is None:
            return []
        return holding.take_back[: min(self.number(seat) - seat.have[SUPPLY], seat.have[holding.place]) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        take_back(game, game.seats[context.army], VOCABULARY.value[option])
        self.bring(game, context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        seat = game.seats[context.army]
        need = count(self.number(seat), "troop")
        return f"You need {need} and have {seat.have[SUPPLY]} in supply: how many do you take back first?"


class Recruit(FromSupply):
    """Troops from supply to garrison."""

    verb = "recruit"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SUPPLY] >= self.n + game.rules.spare_troops

    def bring(self, game: Imperium, context: Origin) -> None:
        recruit(game, game.seats[context.army], self.n)

    def settled(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.army]
        return seat.have[SUPPLY] >= self.n or holding_of(game, seat) is None

    def short(self) -> str:
        return count(self.n, "troop")

    def describe(self) -> str:
        return f"recruit {count(self.n, 'troop')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop")]


class Deploy(Act):
    """Deploy garrisoned troops (all of them if no number is given) outside the allowance of a Combat space."""

    verb = "deploy-from"
    optional = True

    def declinable(self) -> bool:
        return True

    def __init__(self, most: int = 99, needed: bool = True) -> None:
        self.most = most
        self.needed = needed
        """Whether there must be a troop to deploy."""

    def limit(self, game: Imperium, context: Origin) -> int:
        """How many may be deployed."""
        army = game.seats[context.army]
        return 0 if barred(game, army) else min(self.most, army.have[GARRISON])

    def possible(self, game: Imperium, context: Origin) -> bool:
        return not self.needed or self.limit(game, context) > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop in your garrison"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.limit(game, context):
            game.ask(self, context, game.seats[context.army].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return DEPLOY[: self.limit(game, context) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        deploy(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How many troops do you deploy from your garrison?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return deploying_touches(game, game.seats[context.army])

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.TROOPS | touch.CONFLICT

    def describe(self) -> str:
        many = "any number of troops" if self.most == 99 else count(self.most, "troop")
        if 1 < self.most < 99:
            many = f"up to {many}"
        return f"you may deploy {many} from your garrison to the Conflict"

    def glyphs(self) -> list[str]:
        return [("any deploy" if self.most == 99 else amount_glyph(self.most, "deploy"))]


class RecruitAndMayDeploy(FromSupply):
    """Recruit troops that may go straight to the Conflict."""

    verb = "recruit"

    def bring(self, game: Imperium, context: Origin) -> None:
        recruited = recruit(game, game.seats[context.army], self.n)
        if recruited:
            game.push(DEPLOY_UP_TO[recruited], context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return deploying_touches(game, game.seats[context.army]) | super().footprint(game, context)

    def describe(self) -> str:
        return f"recruit {count(self.n, 'troop')}, which you may deploy to the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop"), "deploy"]


class DeployFromSupply(FromSupply):
    """Troops from supply straight to the Conflict."""

    def bring(self, game: Imperium, context: Origin) -> None:
        deploy(game, game.seats[context.army], self.n, TROOP, SUPPLY)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return deploying_touches(game, game.seats[context.army]) | touch.touches(adds=touch.SUPPLY)

    def describe(self) -> str:
        return f"deploy {count(self.n, 'troop')} from your supply"


DEPLOY_UP_TO = [Deploy(n) for n in range(13)]


class Retreat(Act):
    """Retreat troops (all of them if no number is given) from the Conflict to the garrison; zero is allowed."""

    verb = "retreat-from"
    optional = True

    def declinable(self) -> bool:
        return True

    def __init__(self, most: int = 99) -> None:
        self.most = most

    def limit(self, game: Imperium, context: Origin) -> int:
        """How many may retreat."""
        return min(self.most, game.seats[context.army].have[CONFLICT])

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.limit(game, context) > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop in the Conflict"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.limit(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return RETREAT[: self.limit(game, context) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        retreat(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How many troops do you retreat?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return RETREATS

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.TROOPS | touch.CONFLICT

    def describe(self) -> str:
        many = "any number of" if self.most == 99 else f"up to {self.most} of"
        return f"you may retreat {many} your troops"

    def glyphs(self) -> list[str]:
        return [("any retreat" if self.most == 99 else amount_glyph(self.most, "retreat"))]


class RetreatTroops(Act):
    """A cost: retreat troops from the Conflict, at least and at most so many."""

    verb = "retreat-troops"

    def __init__(self, least: int, most: int = 0) -> None:
        self.least = least
        self.most = most or least

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[CONFLICT] >= self.least

    def obstacle(self, game: Imperium, context: Origin) -> str:
        have = game.seats[context.army].have[CONFLICT]
        return f"you need {count(self.least, 'troop')} in the Conflict, you have {have}"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return RETREAT[self.least : min(self.most, game.seats[context.army].have[CONFLICT]) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        retreat(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How many troops do you retreat?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return RETREATS

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.TROOPS | touch.CONFLICT

    def describe(self) -> str:
        many = str(self.least) if self.least == self.most else f"{self.least} or {self.most}"
        return f"retreat {many} of your troops"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.most, "retreat")]


class LoseOwnTroops(Act):
    """A cost: lose troops of one's own in the Conflict."""

    verb = "lose-troops"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[CONFLICT] >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you need {count(self.n, 'troop')} in the Conflict, you have {game.seats[context.army].have[CONFLICT]}"

    def do(self, game: Imperium, context: Origin) -> None:
        lose(game, game.seats[context.army], self.n, CONFLICT)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return MOVES_TROOPS

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.TROOPS | touch.CONFLICT

    def describe(self) -> str:
        return f"lose {self.n} of your troops in the Conflict"

    def glyphs(self) -> list[str]:
        return [f"lose {amount_glyph(self.n, 'troop')}"]
