"""Shipment: tokens brought down from reserves, and moved about the planet by those who can."""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.alliance import aid_for, pay_price
from landsraad.classic.bargains.promises import SHIPPED_TO, bound, closed_by_promise, leading_there, promised
from landsraad.classic.sheets.map import (
    AREA_COUNT,
    AREA_IDS,
    AREAS_OF,
    SECTOR_OF,
    SECTORS,
    SHIP_COST,
    STORMY,
    STRONGHOLD_MASK,
    TERRITORY_COUNT,
    TERRITORY_OF,
    areas_in,
    exposed,
)
from landsraad.classic.sheets.words import (
    LIFT,
    NO_SHIPMENT,
    NOTHING_SHIPPED,
    SHIP,
    TO,
    TO_RESERVES,
    VALUE,
    VOCABULARY,
    area_name,
)
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import (
    ARRIVED,
    CLOSED,
    LANDED_IN_STORM,
    SHIPMENT_ANNOUNCED,
    SHIPMENT_LANDED,
    SHIPMENT_OFFERS,
    SHIPMENT_PRICED,
    SHIPPING,
    SHIPPING_RANGE,
)
from landsraad.classic.table.register import (
    CALLED_OFF,
    COST,
    COUNT,
    DEST,
    HALF_FEE,
    HELD,
    HERE,
    NOBODY,
    NOTHING,
    PAYEE,
    RESERVES,
    RESERVES_STARRED,
    SOURCE,
    SPICE,
    STARRED_COUNT,
    STARRED_IN,
    STORM_AT,
    TOKENS_IN,
    WALL,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.tokens import COUNTING, PickTokens
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of, by_byte, listed

# Ways of shipping, as bits.
HALF: Final = 1
"""At half the fee."""
LIFTS: Final = 2
"""Also from one territory to another."""
BACK: Final = 4
"""Also back to reserves."""
FREE: Final = 8
"""Without a fee, and not from off-planet."""
INTO_STORM: Final = 16
OWN_FLEET: Final = 32
"""With ships of one's own: no card makes them cheaper."""

EVERYWHERE: Final = (1 << TERRITORY_COUNT) - 1
BACK_RATE: Final = 1
"""The full fee for a token shipped back to reserves; it is always halved."""

SHIP_TO: Final = by_byte([[option] for option in SHIP])
"""For areas the options that ship to them."""
SENT_TO: Final = by_byte([[option] for option in TO[:AREA_COUNT]])
"""For areas the options that send something to them."""


def closed_to_shipment(game: Classic, seat: Seat) -> int:
    """The territories that a seat may not ship to."""
    allied, twice = game.closed_to(seat)
    closed = game.amended(seat, CLOSED, allied | (twice & STRONGHOLD_MASK), OWN[seat.index])
    return closed | closed_by_promise(game, seat)


def ways_of(game: Classic, seat: Seat) -> int:
    """The ways of shipping that a seat has now."""
    return game.amended_by_all(SHIPPING, HALF if game.have[HALF_FEE] else 0, OWN[seat.index])


def fee(rate: int, n: int, ways: int) -> int:
    """The fee for so many tokens, rounded up."""
    if ways & FREE:
        return 0
    return (rate * n + 1) // 2 if ways & HALF else rate * n


def budget_of(game: Classic, seat: Seat) -> int:
    """What a seat could spend on a shipment."""
    return seat.have[SPICE] + aid_for(game, seat)


class Shipment(Act):
    """A player ships, or does not."""

    opens_move = True
    between = True

    def do(self, game: Classic, context: Scene) -> None:
        have = game.seats[context.seat].have
        seat = game.seats[context.seat]
        if have[RESERVES] or have[RESERVES_STARRED] or (have[HELD] and ways_of(game, seat) & LIFTS):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        if bound(game, seat.index, NOTHING_SHIPPED):
            return [NO_SHIPMENT]
        ways = ways_of(game, seat)
        wealth = self.wealth(game, seat, ways)
        if not wealth:
            return [NO_SHIPMENT]
        options = self.possible(game, seat, ways, wealth)
        owed = promised(game, seat, SHIPPED_TO)
        if owed:
            kept = leading_there([option for option in options if VOCABULARY.verbs[option] == "ship"], owed)
            options = kept or options
        for act in seat.hooks[SHIPMENT_OFFERS]:
            act.offer(game, seat, context, options)
        return options

    def possible(self, game: Classic, seat: Seat, ways: int, wealth: int) -> list[int]:
        """What the rules allow, whatever was promised."""
        options = [NO_SHIPMENT]
        closed = closed_to_shipment(game, seat)
        storm = SECTORS if ways & INTO_STORM else game.have[STORM_AT]
        if seat.have[RESERVES] or seat.have[RESERVES_STARRED]:
            reach = game.amended(seat, SHIPPING_RANGE, EVERYWHERE, OWN[seat.index])
            reach &= ~closed & (EVERYWHERE if wealth > 1 else STRONGHOLD_MASK)
            options += listed(SHIP_TO, areas_in(reach) & ~STORMY[storm])
        if ways & LIFTS:
            options += [LIFT[area] for area in self.liftable(game, seat)]
        return options

    def wealth(self, game: Classic, seat: Seat, ways: int) -> int:
        """What the seat can pay for: nothing, strongholds, or everywhere."""
        if ways & FREE:
            return 2
        budget = budget_of(game, seat)
        if ways & HALF:
            return 2 if budget else 0
        return min(2, budget)

    def liftable(self, game: Classic, seat: Seat) -> list[int]:
        """The areas from where tokens may be shipped away."""
        tokens, starred = seat.piles[TOKENS_IN], seat.piles[STARRED_IN]
        return [
            area for territory in bits_of(seat.have[HELD]) for area in AREAS_OF[territory]
            if tokens[area] + starred[area] and SECTOR_OF[area] != game.have[STORM_AT]
        ]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        verb = VOCABULARY.verbs[option]
        if verb == "lift":
            game.have[SOURCE] = VALUE[option]
            game.push(LIFT_TO, context)
        elif verb == "ship":
            game.have[SOURCE] = NOTHING
            game.have[DEST] = VALUE[option]
            game.push(SHIP_TOKENS, context)
        elif option != NO_SHIPMENT:
            game.accepted(game.seats[context.seat], SHIPMENT_OFFERS, context, option)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Ship tokens: where to?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        verb = VOCABULARY.verbs[option]
        seat = game.seats[context.seat]
        if option == NO_SHIPMENT:
            return "you have promised to ship"
        if verb == "lift":
            if not ways_of(game, seat) & LIFTS:
                return "you have no ships of your own to take tokens about the planet"
            return "you have no tokens there, or the storm is there"
        if verb == "karama-rate":
            return f"you do not hold {game.cards_at(SHIPMENT_OFFERS)}, or have no use for it"
        return self.why_not_there(game, seat, VALUE[option]) if verb == "ship" else ""

    def why_not_there(self, game: Classic, seat: Seat, area: int) -> str:
        """Why a seat cannot ship to an area."""
        territory = TERRITORY_OF[area]
        if bound(game, seat.index, NOTHING_SHIPPED) or closed_by_promise(game, seat) >> territory & 1:
            return "you have promised not to"
        if promised(game, seat, SHIPPED_TO):
            return "you have promised to ship elsewhere"
        if not seat.have[RESERVES] + seat.have[RESERVES_STARRED]:
            return "you have no reserves"
        if not game.amended(seat, SHIPPING_RANGE, EVERYWHERE, OWN[seat.index]) >> territory & 1:
            return "further than two territories from the Great Flat"
        if SECTOR_OF[area] == game.have[STORM_AT]:
            return "the storm is there"
        if closed_to_shipment(game, seat) >> territory & 1:
            full = game.closed_to(seat)[1] >> territory & 1
            return "two other players hold that stronghold" if full else "an ally's tokens are there"
        cost = fee(SHIP_COST[territory], 1, ways_of(game, seat))
        return f"costs {cost} spice a token, you have {seat.have[SPICE]}"


class LiftTo(Act):
    """Where tokens are shipped from an area on the map."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        closed = closed_to_shipment(game, seat) | 1 << TERRITORY_OF[game.have[SOURCE]]
        options = listed(SENT_TO, areas_in(EVERYWHERE & ~closed) & ~STORMY[game.have[STORM_AT]])
        if ways_of(game, seat) & BACK:
            options.append(TO_RESERVES)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.have[DEST] = VALUE[option]
        game.push(SHIP_TOKENS, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Ship from {area_name(game.have[SOURCE])}: where to?"


class ShipTokens(PickTokens):
    """How many tokens are shipped."""

    least = 1

    def at_hand(self, game: Classic, seat: Seat, context: Scene) -> tuple[int, int]:
        source = game.have[SOURCE]
        if source == NOTHING:
            return seat.have[RESERVES], seat.have[RESERVES_STARRED]
        return seat.piles[TOKENS_IN][source], seat.piles[STARRED_IN][source]

    def most(self, game: Classic, seat: Seat, context: Scene) -> int:
        most = super().most(game, seat, context)
        ways = ways_of(game, seat)
        if ways & FREE:
            return most
        budget = budget_of(game, seat)
        return min(most, (budget * 2 if ways & HALF else budget) // rate_of(game))

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        game.have[COUNT] = tokens + starred
        game.have[STARRED_COUNT] = starred
        announce(game, seat)

    def how_many(self, game: Classic, context: Scene) -> str:
        return "How many tokens do you ship?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "tokens" or context.step != COUNTING:
            return ""
        seat = game.seats[context.seat]
        if VALUE[option] > sum(self.at_hand(game, seat, context)):
            return "you have not so many there"
        cost = fee(rate_of(game), VALUE[option], ways_of(game, seat))
        return f"costs {cost} spice, you can spend {budget_of(game, seat)}"


def rate_of(game: Classic) -> int:
    """The full fee for one token of the shipment under way."""
    dest = game.have[DEST]
    return BACK_RATE if dest == NOTHING else SHIP_COST[TERRITORY_OF[dest]]


def announce(game: Classic, seat: Seat) -> None:
    """The shipment is announced: it can be stopped, is paid for, and lands."""
    game.have[CALLED_OFF] = 0
    game.have[COST] = fee(rate_of(game), game.have[COUNT], ways_of(game, seat))
    game.have[PAYEE] = NOBODY
    game.push(LAND, OWN[seat.index])
    game.push(PAY_FEE, OWN[seat.index])
    game.fire(SHIPMENT_PRICED, seat.index)
    game.fire(SHIPMENT_ANNOUNCED, seat.index)


def off_planet(game: Classic, seat: Seat) -> bool:
    """Whether the shipment under way comes from off-planet."""
    return game.have[SOURCE] == NOTHING and not ways_of(game, seat) & FREE


class PayFee(Act):
    """The fee is paid."""

    def do(self, game: Classic, context: Scene) -> None:
        if not game.have[CALLED_OFF] and game.have[COST]:
            pay_price(game, game.seats[context.seat], game.have[COST], game.have[PAYEE])


class Land(Act):
    """The shipment lands."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.have[CALLED_OFF]:
            return
        seat = game.seats[context.seat]
        source, dest = game.have[SOURCE], game.have[DEST]
        starred = game.have[STARRED_COUNT]
        tokens = game.have[COUNT] - starred
        if source == NOTHING:
            seat.have[RESERVES] -= tokens
            seat.have[RESERVES_STARRED] -= starred
        else:
            seat.take(source, tokens, starred)
        if game.events is not None:
            origin = "reserves" if source == NOTHING else AREA_IDS[source]
            goal = "reserves" if dest == NOTHING else AREA_IDS[dest]
            game.emit(Event("ship", seat.index, f"{origin} {goal}", tokens + starred))
        if dest == NOTHING:
            seat.have[RESERVES] += tokens
            seat.have[RESERVES_STARRED] += starred
            return
        territory = TERRITORY_OF[dest]
        fresh = not seat.piles[HERE][territory]
        seat.place(dest, tokens, starred)
        if off_planet(game, seat):
            game.fire(SHIPMENT_LANDED, seat.index, area=dest)
        if fresh:
            game.fire(ARRIVED, seat.index, territory)
        if SECTOR_OF[dest] == game.have[STORM_AT] and exposed(territory, bool(game.have[WALL])):
            game.fire_at(seat, LANDED_IN_STORM)


SHIPMENT = Shipment()
LIFT_TO = LiftTo()
SHIP_TOKENS = ShipTokens()
PAY_FEE = PayFee()
LAND = Land()
