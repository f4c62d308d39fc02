"""Dreadnoughts: units that come home from every Conflict, and hold a city or basin for the winner of one."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.rise_of_ix.tech import owns
from landsraad.imperium.boxes.rise_of_ix.tiles import DETONATION_DEVICES
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX, DEPLOY_DREADNOUGHT, DETONATE
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT, TABLE, UNSEEN
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import VOCABULARY, VP
from landsraad.imperium.rules.combat import VICTOR
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import NOBODY, OWN, Imperium
from landsraad.imperium.table.units import recruit
from landsraad.kernel.event import Event

IN_SUPPLY: Final = SEAT.number("dreadnought_supply", word="dreadnought in supply", glyph="dreadnought", box=BOX)
IN_GARRISON: Final = SEAT.number("dreadnought_garrison", word="garrisoned dreadnought", glyph="dreadnought", box=BOX)
IN_CONFLICT: Final = SEAT.number(
    "dreadnought_conflict", word="dreadnought in the Conflict", glyph="dreadnought", box=BOX
)
LASGUNS: Final = SEAT.number("lasguns", word="extra strength of each dreadnought", box=BOX)

DREADNOUGHT = Unit(
    "dreadnought", strength=3, conflict=IN_CONFLICT, garrison=IN_GARRISON, supply=IN_SUPPLY, after=IN_GARRISON, total=2,
    extra=LASGUNS, deploy=DEPLOY_DREADNOUGHT,
)

LOCATIONS = {"imperial-basin": BOX, "arrakeen": BOX, "carthag": BOX, "spice-refinery": "rise-of-ix-on-uprising"}
"""Where dreadnoughts are placed, if it can be controlled, in the order in which Rivals prefer them; with the boxes."""
LOCATION_NAMES = {
    "imperial-basin": "Imperial Basin", "arrakeen": "Arrakeen", "carthag": "Carthag",
    "spice-refinery": "Spice Refinery",
}
"""What the locations are called on every board."""
HOLDERS: Final = {
    short: TABLE.number(f"dreadnought_{short.replace('-', '_')}", NOBODY, of="seat", word="dreadnought", box=box)
    for short, box in LOCATIONS.items()
}
"""Whose dreadnought stands at each location."""
PLACED: Final = TABLE.number("dreadnought_placed", NONE, of="space", seen=UNSEEN)
"""The location that the winner of this Conflict has taken."""
PLACE: Final[dict[int, str]] = {}
"""The options that place a dreadnought, with the location of each."""


def enter_location(short: str) -> None:
    """Enter the option that places a dreadnought at a location."""
    text = f"Place a dreadnought on {LOCATION_NAMES[short]}"
    PLACE[VOCABULARY.add("place", short, text=text, of="space", id=f"space-{short}")] = short


for _short, _box in LOCATIONS.items():
    if _box == BOX:
        enter_location(_short)


def controllable(game: Imperium, short: str) -> bool:
    """Whether the location is on the board, and can be controlled there."""
    pos = game.rules.pos.get(short, NONE)
    return pos != NONE and game.rules.spaces[pos].control is not None


class Commission(Act):
    """A dreadnought from supply to garrison."""

    verb = "commission"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[IN_SUPPLY] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "both your dreadnoughts are commissioned"

    def do(self, game: Imperium, context: Origin) -> None:
        recruit(game, game.seats[context.army], 1, DREADNOUGHT)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.TROOPS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "commission a dreadnought"

    def glyphs(self) -> list[str]:
        return ["dreadnought"]


class DreadnoughtInSupply(Condition):
    """The seat has a dreadnought to commission."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[IN_SUPPLY] > 0

    def describe(self) -> str:
        return "you have a dreadnought in your supply"

    def glyph(self) -> str:
        return "dreadnought"


class PlaceDreadnought(Act):
    """The winner of a Conflict puts one of its dreadnoughts in it on a city or basin without one."""

    def do(self, game: Imperium, context: Origin) -> None:
        options = self.options(game, context)
        if len(options) == 1:
            self.answer(game, context, options[0])
        elif options:
            game.ask(self, context, game.seats[context.army].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.army]
        options = [
            option for option, short in PLACE.items()
            if controllable(game, short) and game.have[HOLDERS[short]] == NOBODY
        ]
        if owns(seat, DETONATION_DEVICES):
            options.append(DETONATE)
        return seat.policy.narrow(game, context, self, options)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        # House Hagal: over an opponent's Control marker, not over its own; then basin, Arrakeen, Carthag.
        if option == DETONATE:
            return -1
        owner = game.control[game.rules.pos[PLACE[option]]]
        wish = 1 if owner == NOBODY else 2 if owner == context.army else 0
        return wish * len(LOCATIONS) + list(LOCATIONS).index(PLACE[option])

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.army]
        seat.have[IN_CONFLICT] -= 1
        if option == DETONATE:
            seat.have[IN_SUPPLY] += 1
            if game.events is not None:
                game.emit(Event("detonate", seat.index, "dreadnought"))
            gain(game, seat, VP, 1, "dreadnought")
            return
        short = PLACE[option]
        game.have[HOLDERS[short]] = seat.index
        game.have[PLACED] = game.rules.pos[short]
        if game.events is not None:
            game.emit(Event("dreadnought", seat.index, game.rules.spaces[game.rules.pos[short]].id))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "You won with a dreadnought: where does it take control until the end of the next Combat?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "a dreadnought is there" if option in PLACE else ""

    def describe(self) -> str:
        return "place a dreadnought"


PLACE_DREADNOUGHT = PlaceDreadnought()


class VictorPlacesDreadnought(Act):
    """Rewards are taken: the player who has won outright, with a dreadnought, places it."""

    def do(self, game: Imperium, context: Origin) -> None:
        victor = game.have[VICTOR]
        if victor != NOBODY and game.seats[victor].have[IN_CONFLICT]:
            PLACE_DREADNOUGHT.do(game, OWN[victor])


class DreadnoughtsGoHome(Act):
    """Combat is over: dreadnoughts placed after the last one return to their garrisons."""

    def do(self, game: Imperium, context: Origin) -> None:
        for short, number in HOLDERS.items():
            holder = game.have[number]
            if holder == NOBODY or game.rules.pos[short] == game.have[PLACED]:
                continue
            game.have[number] = NOBODY
            game.seats[holder].have[IN_GARRISON] += 1
            if game.events is not None:
                game.emit(Event("dreadnought-home", holder, game.rules.spaces[game.rules.pos[short]].id))
        game.have[PLACED] = NONE
