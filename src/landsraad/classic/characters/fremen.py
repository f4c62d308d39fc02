"""The Fremen: worms, marches, reserves from the far side of Dune, and friends of the storm."""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.promises import closed_by_promise
from landsraad.classic.cards.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.rounds.revival import LIMIT, TOKEN_REVIVAL
from landsraad.classic.rounds.shipment import FREE, INTO_STORM
from landsraad.classic.rounds.spice_blow import DEVOUR, finish_worm
from landsraad.classic.rounds.storm import AFTER_STORM
from landsraad.classic.rounds.victory import end, members
from landsraad.classic.sheets.characters import ATREIDES, CHARACTERS, EMPEROR, FREMEN, GUILD, HARKONNEN
from landsraad.classic.sheets.map import (
    AREA_COUNT,
    AREA_IDS,
    AREAS_OF,
    FREMEN_RANGE,
    HABBANYA_SIETCH,
    SAND_TERRITORIES,
    SECTOR_OF,
    SIETCH_TABR,
    STRONGHOLD_MASK,
    TERRITORIES,
    TERRITORY_NUMBER,
    TERRITORY_OF,
    TUEKS_SIETCH,
)
from landsraad.classic.sheets.words import (
    EXPOSE,
    NO,
    NO_WORM,
    PASS,
    PROTECT,
    RIDE,
    SPECIAL_KARAMA,
    STOP_FEDAYKIN,
    STOP_FREMEN_MOVE,
    STOP_FREMEN_STORM,
    STOP_WORM,
    VALUE,
    WORM_TO,
    YES,
    area_name,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import (
    ARRIVED,
    FURTHER_WORM,
    KEPT_TO_THE_END,
    LANDED_IN_STORM,
    MARCH,
    REVIVAL_DUE,
    SHIPPING,
    SHIPPING_RANGE,
    SPICE_CARD_DUE,
    STAR_WORTH,
    STORM_COMES,
    STORM_LOSSES,
    STRENGTHS,
    TOKEN_MOVE_OPENS,
    TOKENS_PLACED,
    WORM_COMES,
    WORM_TAMED,
)
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import (
    BATTLE_STOPS,
    COUNT,
    DEST,
    HAND,
    HERE,
    OWN_WAY,
    RESERVES,
    RESERVES_STARRED,
    STARRED_IN,
    STOPPED,
    STORM_AT,
    TAMER,
    TOKENS_IN,
    TURN_NO,
    ZONE,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.tokens import LOSE_TOKENS, STARRING, PickTokens
from landsraad.classic.table.window import SecretOffer
from landsraad.kernel.event import Event
from landsraad.kernel.timeout import Timeout

SHEET: Final = CHARACTERS[FREMEN]
HOMES: Final = ("sietch-tabr", "false-wall-south", "false-wall-west")
HOME_AREAS: Final = [area for name in HOMES for area in AREAS_OF[TERRITORY_NUMBER[name]]]
FREMEN_MARCH: Final = 2
STAR: Final = 2
"""What a starred token is worth."""


# -- setup -----------------------------------------------------------------------------------------------------------


class Start(PickTokens):
    """Tokens are placed area by area, in the order of the list: `most` are left, `other` is the place in the list."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.step == STARRING:
            game.ask(self, context, context.seat)
            return
        at, left = max(0, context.other), context.most if context.other >= 0 else SHEET.on_map
        here = Scene(context.seat, other=at, area=HOME_AREAS[at], most=left)
        if at == len(HOME_AREAS) - 1 or not left:
            if left:
                self.placed(game, here, left)
        else:
            game.ask(self, here, context.seat)

    def at_hand(self, game: Classic, seat: Seat, context: Scene) -> tuple[int, int]:
        return seat.have[RESERVES], seat.have[RESERVES_STARRED]

    def most(self, game: Classic, seat: Seat, context: Scene) -> int:
        return context.most

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if context.step == STARRING:
            super().answer(game, context, option)
            return
        n = VALUE[option]
        game.push(self, Scene(context.seat, other=context.other + 1, most=context.most - n))
        if n:
            self.placed(game, context, n)

    def placed(self, game: Classic, context: Scene, n: int) -> None:
        """So many tokens are placed; where there are starred ones, their number is asked."""
        self.split(game, game.seats[context.seat], context, n)

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        seat.have[RESERVES] -= tokens
        seat.have[RESERVES_STARRED] -= starred
        seat.place(context.area, tokens, starred)

    def how_many(self, game: Classic, context: Scene) -> str:
        return f"How many tokens start in {area_name(context.area)}? {context.most} are left."

    def how_starred(self, game: Classic, context: Scene) -> str:
        return f"How many of these {context.n} are Fedaykin?"

    def describe(self) -> str:
        names = [TERRITORIES[TERRITORY_NUMBER[name]].name for name in HOMES]
        over = f"{', '.join(names[:-1])} and {names[-1]}"
        return f"Splits {SHEET.on_map} tokens over {over}; the others wait on the far side of Dune."


# -- worms -----------------------------------------------------------------------------------------------------------


class WormCall(SecretOffer):
    """Before a spice card is turned up a worm may be called by Karama."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.seats[context.seat].piles[HAND] and game.have[TURN_NO] > 1:
            self.put_to(game, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, SPECIAL_KARAMA] if special_ready(game, game.seats[context.seat]) else [PASS]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option != PASS:
            spend_special(game, game.seats[context.seat])
            game.push(self, context)
            game.push(CALL_WORM, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Play a Karama to call a worm before the next spice card is turned up?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "worm", "a Karama to call a worm")

    def describe(self) -> str:
        return "Calls a worm to any sand territory, without a nexus."


class CallWorm(Act):
    """Where the worm that was called appears."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return worm_options(game)

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.have[TAMER] = context.seat
        game.push(DEVOUR, Scene(-1, territory=VALUE[option]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Where does the worm appear?"


def worm_options(game: Classic) -> list[int]:
    """Where a worm may be placed."""
    if game.rules.worm_anywhere:
        return WORM_TO
    return [WORM_TO[territory] for territory in SAND_TERRITORIES]


class FurtherWorm(Act):
    """A worm after the first of the same blow is sent where its tamers like, or away."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [NO_WORM, *worm_options(game)]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option != NO_WORM:
            game.push(PLACED_WORM, Scene(context.seat, territory=VALUE[option]))
            offer_stop(game, STOP_WORM)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Another worm: where does it appear?"

    def describe(self) -> str:
        return "Places the further worms of a spice blow where he likes."


class PlacedWorm(Act):
    """A worm that was placed appears, unless a Karama stopped it."""

    def do(self, game: Classic, context: Scene) -> None:
        if not take_note(game, STOP_WORM):
            game.have[TAMER] = context.seat
            game.push(DEVOUR, Scene(-1, territory=context.territory))


class TameWorm(Act):
    """A worm that meets Fremen, or friends of theirs, obeys them, unless a Karama stops that."""

    def do(self, game: Classic, context: Scene) -> None:
        fremen = game.seats[context.seat]
        if fremen.piles[HERE][context.territory] or friends_in(game, context.seat, context.territory):
            game.push(TAMED, context)
            offer_stop(game, STOP_WORM)

    def describe(self) -> str:
        return "Is not devoured by worms."


class Tamed(Act):
    """The worm obeys."""

    def do(self, game: Classic, context: Scene) -> None:
        if not take_note(game, STOP_WORM):
            game.have[TAMER] = context.seat


def friends_in(game: Classic, fremen: int, territory: int) -> int:
    """The allies with tokens in a territory, as bits."""
    friends = 0
    for seat in game.seats:
        if game.allied(fremen, seat.index) and seat.piles[HERE][territory]:
            friends |= 1 << seat.index
    return friends


class WormObeys(Act):
    """A worm under control devours all but the Fremen and the allies that they spare, and may be ridden."""

    def do(self, game: Classic, context: Scene) -> None:
        here = game.seats[context.seat].piles[HERE][context.territory]
        friends = friends_in(game, context.seat, context.territory)
        spared = 1 << context.seat if here else 0
        game.push(SPARE, Scene(context.seat, seats=friends, territory=context.territory, spared=spared))

    def describe(self) -> str:
        return "Rides a worm that appears where his tokens are to any one territory."


class Spare(Act):
    """Ally by ally it is decided whom the worm spares."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.seats:
            game.ask(self, context, context.seat)
            return
        finish_worm(game, context.territory, context.spared)
        if game.seats[context.seat].piles[HERE][context.territory]:
            game.push(RIDE_WORM, Scene(context.seat, territory=context.territory))

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PROTECT, EXPOSE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        ally = context.seats & -context.seats
        spared = context.spared | ally if option == PROTECT else context.spared
        game.push(self, Scene(context.seat, seats=context.seats & ~ally, territory=context.territory, spared=spared))

    def prompt(self, game: Classic, context: Scene) -> str:
        ally = (context.seats & -context.seats).bit_length() - 1
        return f"Spare the {game.people(ally)} from the worm in {TERRITORIES[context.territory].name}?"

    def describe(self) -> str:
        return "May spare allies from a worm."


class RideWorm(Act):
    """The worm is ridden to one area."""

    def do(self, game: Classic, context: Scene) -> None:
        if riders(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        allied, twice = game.closed_to(seat)
        closed = allied | (twice & STRONGHOLD_MASK) | 1 << context.territory | closed_by_promise(game, seat)
        storm = game.have[STORM_AT]
        return [PASS] + [
            RIDE[area] for area in range(AREA_COUNT)
            if SECTOR_OF[area] != storm and not closed >> TERRITORY_OF[area] & 1
        ]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            return
        game.have[DEST] = VALUE[option]
        territory = TERRITORY_OF[VALUE[option]]
        if not game.seats[context.seat].piles[HERE][territory]:
            game.fire(ARRIVED, context.seat, territory)
        for area in riders(game, context):
            game.push(RIDERS, Scene(context.seat, area=area))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Ride the worm from {TERRITORIES[context.territory].name}?"


def riders(game: Classic, context: Scene) -> list[int]:
    """The areas of the worm's territory from where tokens can ride."""
    seat = game.seats[context.seat]
    return [
        area for area in AREAS_OF[context.territory]
        if SECTOR_OF[area] != game.have[STORM_AT] and seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]
    ]


class Riders(PickTokens):
    """How many tokens of an area ride."""

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        seat.take(context.area, tokens, starred)
        seat.place(game.have[DEST], tokens, starred)
        if game.events is not None and tokens + starred:
            game.emit(Event("ride", seat.index, AREA_IDS[game.have[DEST]], tokens + starred))

    def how_many(self, game: Classic, context: Scene) -> str:
        return f"How many tokens ride from {area_name(context.area)}?"

    def how_starred(self, game: Classic, context: Scene) -> str:
        return f"How many of the {context.n} riders are starred?"


# -- shipment, movement and revival ----------------------------------------------------------------------------------


class FromTheFarSide(Act):
    """Reserves come free, and from Dune itself."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return FREE | (value & INTO_STORM) if owner.index == context.seat else value

    def describe(self) -> str:
        return "Brings reserves free onto a territory within two of the Great Flat."


class Range(Act):
    """Reserves come no further than two territories from the Great Flat."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value & FREMEN_RANGE


class IntoTheStorm(Act):
    """Reserves may come into a storm."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value | INTO_STORM if owner.index == context.seat else value

    def describe(self) -> str:
        return "May bring reserves into a storm, losing half, rounded up."


class LandedInStorm(Act):
    """Reserves brought into the storm lose half, rounded up."""

    def do(self, game: Classic, context: Scene) -> None:
        LOSE_TOKENS.start(game, game.seats[context.seat], (game.have[COUNT] + 1) // 2, game.have[DEST])


class LongMarch(Act):
    """A group moves further than others'."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return max(value, FREMEN_MARCH) if game.have[OWN_WAY] else value

    def describe(self) -> str:
        return "Moves two territories instead of one."


class MarchStopped(Act):
    """Where any advantage may be stopped, so may the long march."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.any_karama:
            game.push(MARCH_KNOWN, context)
            offer_stop(game, STOP_FREMEN_MOVE)


class MarchKnown(Act):
    """A Karama that stopped the march is noted."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_FREMEN_MOVE):
            game.have[OWN_WAY] = 0


class FreeRevivals(Act):
    """An ally's revivals may be free this turn."""

    def do(self, game: Classic, context: Scene) -> None:
        ally = game.seats[context.other]
        if game.allied(context.seat, ally.index) and CHARACTERS[ally.character].free_revival < LIMIT:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [YES, NO]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == YES:
            game.agenda.pop()
            game.push(TOKEN_REVIVAL, Scene(context.other, n=LIMIT))
            if game.events is not None:
                game.emit(Event("free-revival", context.seat, "", 0, context.other))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Let the {game.people(context.other)} revive three tokens free this turn?"

    def describe(self) -> str:
        return "May let an ally's three revivals be free."


# -- battle and storm ------------------------------------------------------------------------------------------------


class Fedaykin(Act):
    """Starred tokens are worth two, unless a Karama stops that."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value if game.have[BATTLE_STOPS] >> STOP_FEDAYKIN & 1 else STAR

    def describe(self) -> str:
        return "Starred tokens are worth two in battle and for losses."


class FedaykinStopped(Act):
    """The strength of starred tokens in a battle can be stopped."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        fights = game.tokens_in(owner, game.piles[ZONE])[1] and not game.have[BATTLE_STOPS] >> STOP_FEDAYKIN & 1
        return value | 1 << STOP_FEDAYKIN if fights else value


class HalfLosses(Act):
    """Only half the tokens, rounded up, die in a storm."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value if game.have[STOPPED] >> STOP_FREMEN_STORM & 1 else (value + 1) // 2

    def describe(self) -> str:
        return "Loses only half his tokens in a storm, rounded up."


class HalfLossesStopped(Act):
    """Where any advantage may be stopped, so may that one."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.any_karama:
            offer_stop(game, STOP_FREMEN_STORM)


# -- victory ---------------------------------------------------------------------------------------------------------


def sietches_kept(game: Classic) -> bool:
    """Whether nobody else holds the Fremen sietches, and none of their enemies is in Tuek's Sietch."""
    for seat in game.seats:
        fighters = game.fighters(seat)
        if seat.character != FREMEN and fighters & (1 << SIETCH_TABR | 1 << HABBANYA_SIETCH):
            return False
        if seat.character in (HARKONNEN, ATREIDES, EMPEROR) and fighters >> TUEKS_SIETCH & 1:
            return False
    return True


class Kept(Act):
    """The sietches are kept to the end of the last turn."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.sits[GUILD] < 0 or sietches_kept(game):
            end(game, members(game, game.seats[context.seat]), "fremen")

    def describe(self) -> str:
        return (
            "Wins if nobody has won when the last turn ends, nobody else holds Sietch Tabr or Habbanya Sietch, and no "
            "Harkonnen, Atreides or Emperor is in Tuek's Sietch; without condition where no Guild plays."
        )


START: Final = Start()
WORM_CALL: Final = WormCall()
CALL_WORM: Final = CallWorm()
FURTHER: Final = FurtherWorm()
PLACED_WORM: Final = PlacedWorm()
TAME_WORM: Final = TameWorm()
TAMED: Final = Tamed()
WORM_OBEYS: Final = WormObeys()
SPARE: Final = Spare()
RIDE_WORM: Final = RideWorm()
RIDERS: Final = Riders()
FROM_THE_FAR_SIDE: Final = FromTheFarSide()
MARCH_KNOWN: Final = MarchKnown()

POWERS: Final = (
    Power("fremen-start", power.START, {TOKENS_PLACED: (START,)}),
    Power("fremen-reserves", power.BASIC, {SHIPPING: (FROM_THE_FAR_SIDE,), SHIPPING_RANGE: (Range(),)}),
    Power("fremen-move", power.BASIC, {MARCH: (LongMarch(),), TOKEN_MOVE_OPENS: (MarchStopped(),)}),
    Power("fremen-worm", power.BASIC, {WORM_COMES: (TAME_WORM,)}),
    Power("fremen-ride", power.BASIC, {WORM_TAMED: (WORM_OBEYS,)}),
    Power("fremen-ally-worm", power.FOR_ALLIES, {}, (SPARE,)),
    Power("fremen-ally-revival", power.FOR_ALLIES, {REVIVAL_DUE: (FreeRevivals(),)}),
    Power("fedaykin", power.ADVANTAGE, {STAR_WORTH: (Fedaykin(),), STRENGTHS: (FedaykinStopped(),)}),
    Power("fedaykin-revival", power.ADVANTAGE, {}, (TOKEN_REVIVAL,)),
    Power("extra-worms", power.ADVANTAGE, {FURTHER_WORM: (FURTHER,)}),
    Power("storm-half-loss", power.ADVANTAGE, {STORM_LOSSES: (HalfLosses(),), STORM_COMES: (HalfLossesStopped(),)}),
    Power("storm-arrival", power.ADVANTAGE, {SHIPPING: (IntoTheStorm(),), LANDED_IN_STORM: (LandedInStorm(),)}),
    Power("weather-keeper", power.WEATHER, {}, (AFTER_STORM,)),
    Power("fremen-special-karama", power.SPECIAL_KARAMA, {SPICE_CARD_DUE: (WORM_CALL,)}),
    Power("fremen-default", power.AT_THE_END, {KEPT_TO_THE_END: (Kept(),)}),
)
