"""Shipment: tokens brought down from reserves, and the Guild's ways of moving them about."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.alliance import PAYMENT, aid_for
from landsraad.classic.bene_gesserit import ARRIVE, SEND_ADVISOR, may_send
from landsraad.classic.cards import has_karama
from landsraad.classic.characters import BENE_GESSERIT, FREMEN, GUILD
from landsraad.classic.karama import HALF_RATE as HALF_RATE_USE
from landsraad.classic.karama import PLAY_KARAMA, offer_stop, special_ready, spend_special, take_note
from landsraad.classic.map import (
    AREA_COUNT,
    AREA_IDS,
    AREAS_OF,
    FREMEN_RANGE,
    SECTOR_OF,
    SECTORS,
    SHIP_COST,
    STRONGHOLD_MASK,
    TERRITORY_OF,
    exposed,
)
from landsraad.classic.promises import SHIPPED_TO, bound, closed_by_promise, leading_there, promised
from landsraad.classic.state import NOBODY, NOTHING, Classic, Seat
from landsraad.classic.storm import FREMEN_LOSSES
from landsraad.classic.words import (
    HALF_RATE,
    LIFT,
    NO_SHIPMENT,
    NOTHING_SHIPPED,
    PASS,
    SHIP,
    STARRED,
    STOP_GUILD_PAYMENT,
    STOP_GUILD_SHIPMENT,
    STOP_SHIPMENT,
    TO,
    TO_RESERVES,
    TOKENS,
    VALUE,
    VOCABULARY,
    area_name,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

BACK_RATE = 1
"""The full fee for a token shipped back to reserves; it is always halved."""

_open_areas: dict[int, list[int]] = {}


def open_areas(storm: int, closed: int, wealth: int) -> list[int]:
    """The areas outside the storm and the closed territories: with wealth 1 only strongholds, with 2 all."""
    key = (closed * (SECTORS + 1) + storm) * 3 + wealth
    known = _open_areas.get(key)
    if known is None:
        known = [
            area for area in range(AREA_COUNT)
            if SECTOR_OF[area] != storm and not closed >> TERRITORY_OF[area] & 1
            and (wealth > 1 or STRONGHOLD_MASK >> TERRITORY_OF[area] & 1)
        ]
        if len(_open_areas) > 20000:
            _open_areas.clear()
        _open_areas[key] = known
    return known


def closed_to_shipment(game: Classic, seat: Seat) -> int:
    """The territories that a seat may not ship to."""
    given = closed_by_promise(game, seat)
    if seat.character == BENE_GESSERIT and game.rules.advantages:
        return given
    allied, twice = game.closed_to(seat)
    return given | allied | (twice & STRONGHOLD_MASK)


def guild_ways(game: Classic, seat: Seat) -> bool:
    """Whether a seat ships by the Guild's ways and rates."""
    guild = game.sits[GUILD]
    if guild == seat.index:
        return game.journey.own_way
    return guild >= 0 and game.allied(guild, seat.index) and seat.character != FREMEN


def at_half(game: Classic, seat: Seat) -> bool:
    """Whether a seat pays half the fee now."""
    return game.journey.half or guild_ways(game, seat)


def fee(rate: int, n: int, half: bool) -> int:
    """The fee for so many tokens, rounded up."""
    return (rate * n + 1) // 2 if half else rate * n


def most_tokens(rate: int, budget: int, half: bool) -> int:
    """How many tokens a budget ships."""
    return budget * 2 // rate if half else budget // rate


def budget_of(game: Classic, seat: Seat) -> int:
    """What a seat could spend on a shipment."""
    return seat.spice + aid_for(game, seat)


class Shipment(Act):
    """A player ships, or does not."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if take_note(game, STOP_GUILD_SHIPMENT):
            game.journey.own_way = False
        if seat.reserves or seat.reserves_starred or (seat.held and guild_ways(game, seat)):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        if bound(game, seat.index, NOTHING_SHIPPED):
            return [NO_SHIPMENT]
        options = self.possible(game, seat)
        owed = promised(game, seat, SHIPPED_TO)
        kept = leading_there([option for option in options if VOCABULARY.verbs[option] == "ship"], owed)
        return kept + [HALF_RATE] * (HALF_RATE in options) if kept else options

    def possible(self, game: Classic, seat: Seat) -> list[int]:
        """What the rules allow, whatever was promised."""
        options = [NO_SHIPMENT]
        if seat.character == FREMEN:
            if seat.reserves or seat.reserves_starred:
                storm = SECTORS if game.rules.advantages else game.storm
                closed = closed_to_shipment(game, seat) | ~FREMEN_RANGE & ((1 << 42) - 1)
                options += [SHIP[area] for area in open_areas(storm, closed, 2)]
            return options
        wealth = self.wealth(game, seat)
        if wealth:
            closed = closed_to_shipment(game, seat)
            if seat.reserves or seat.reserves_starred:
                options += [SHIP[area] for area in open_areas(game.storm, closed, wealth)]
            if seat.held and guild_ways(game, seat):
                options += [LIFT[area] for area in self.liftable(game, seat)]
        if wealth and not at_half(game, seat) and seat.character != GUILD and has_karama(game, seat) and (
            seat.reserves or seat.reserves_starred
        ):
            options.append(HALF_RATE)
        return options

    def wealth(self, game: Classic, seat: Seat) -> int:
        """What the seat can pay for: nothing, strongholds, or everywhere."""
        budget = budget_of(game, seat)
        if at_half(game, seat):
            return 2 if budget else 0
        return min(2, budget)

    def liftable(self, game: Classic, seat: Seat) -> list[int]:
        """The areas from where tokens may be shipped away."""
        return [
            area for territory, n in enumerate(seat.here) if n for area in AREAS_OF[territory]
            if seat.tokens[area] + seat.starred[area] and SECTOR_OF[area] != game.storm
        ]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        journey = game.journey
        if option == NO_SHIPMENT:
            return
        if option == HALF_RATE:
            game.push(HALF_RATE_SHIPMENT, context)
            game.push(PLAY_KARAMA, Scene(context.seat, use=HALF_RATE_USE))
            return
        if VOCABULARY.verbs[option] == "lift":
            journey.source = VALUE[option]
            game.push(LIFT_TO, context)
            return
        journey.source = NOTHING
        journey.dest = VALUE[option]
        game.push(SHIP_COUNT, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Ship tokens: where to?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        verb = VOCABULARY.verbs[option]
        seat = game.seats[context.seat]
        if option == NO_SHIPMENT:
            return "you have promised to ship"
        if verb == "lift":
            if not guild_ways(game, seat):
                return "only the Guild and its allies ship tokens about the planet"
            return "you have no tokens there, or the storm is there"
        if verb == "karama-rate":
            return "you have no Karama, or no use for it"
        return self.why_not_there(game, seat, VALUE[option]) if verb == "ship" else ""

    def why_not_there(self, game: Classic, seat: Seat, area: int) -> str:
        """Why a seat cannot ship to an area."""
        territory = TERRITORY_OF[area]
        if bound(game, seat.index, NOTHING_SHIPPED) or closed_by_promise(game, seat) >> territory & 1:
            return "you have promised not to"
        if promised(game, seat, SHIPPED_TO):
            return "you have promised to ship elsewhere"
        if not seat.reserves + seat.reserves_starred:
            return "you have no reserves"
        if seat.character == FREMEN and not FREMEN_RANGE >> territory & 1:
            return "further than two territories from the Great Flat"
        if SECTOR_OF[area] == game.storm:
            return "the storm is there"
        if closed_to_shipment(game, seat) >> territory & 1:
            full = game.closed_to(seat)[1] >> territory & 1
            return "two other players hold that stronghold" if full else "an ally's tokens are there"
        return f"costs {fee(SHIP_COST[territory], 1, at_half(game, seat))} spice a token, you have {seat.spice}"


class HalfRateShipment(Act):
    """After the Karama: the shipment goes on, at half rate if the card worked."""

    def do(self, game: Classic, context: Context) -> None:
        game.journey.half = take_note(game, HALF_RATE_USE)
        game.push(SHIPMENT, context)


class LiftTo(Act):
    """Where tokens are shipped from an area on the map."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        closed = closed_to_shipment(game, seat) | 1 << TERRITORY_OF[game.journey.source]
        options = [TO[area] for area in open_areas(game.storm, closed, 2)]
        if game.sits[GUILD] == seat.index or game.rules.guild_ally_reverse:
            options.append(TO_RESERVES)
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.journey.dest = VALUE[option]
        game.push(SHIP_COUNT, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Ship from {area_name(game.journey.source)}: where to?"


class ShipCount(Act):
    """How many tokens are shipped."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        ordinary, starred = at_hand(game, seat)
        most = ordinary + starred
        if seat.character != FREMEN:
            most = min(most, most_tokens(rate_of(game), budget_of(game, seat), at_half(game, seat)))
        return TOKENS[1 : most + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        journey = game.journey
        seat = game.seats[context.seat]
        journey.count = VALUE[option]
        ordinary, starred = at_hand(game, seat)
        low = max(0, journey.count - ordinary)
        if low < min(journey.count, starred):
            game.push(SHIP_STARRED, context)
        else:
            journey.starred = low
            announce(game, seat)

    def prompt(self, game: Classic, context: Context) -> str:
        return "How many tokens do you ship?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "tokens":
            return ""
        seat = game.seats[context.seat]
        if VALUE[option] > sum(at_hand(game, seat)):
            return "you have not so many there"
        cost = fee(rate_of(game), VALUE[option], at_half(game, seat))
        return f"costs {cost} spice, you can spend {budget_of(game, seat)}"


class ShipStarred(Act):
    """How many of the tokens shipped are starred."""

    def options(self, game: Classic, context: Context) -> list[int]:
        ordinary, starred = at_hand(game, game.seats[context.seat])
        count = game.journey.count
        return STARRED[max(0, count - ordinary) : min(count, starred) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.journey.starred = VALUE[option]
        announce(game, game.seats[context.seat])

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many of the {game.journey.count} tokens are starred?"


def at_hand(game: Classic, seat: Seat) -> tuple[int, int]:
    """The tokens that could be shipped from where the shipment starts: ordinary and starred."""
    source = game.journey.source
    if source == NOTHING:
        return seat.reserves, seat.reserves_starred
    return seat.tokens[source], seat.starred[source]


def rate_of(game: Classic) -> int:
    """The full fee for one token of the shipment under way."""
    dest = game.journey.dest
    return BACK_RATE if dest == NOTHING else SHIP_COST[TERRITORY_OF[dest]]


def announce(game: Classic, seat: Seat) -> None:
    """The shipment is announced: it can be stopped, is paid for, and lands."""
    journey = game.journey
    journey.stopped = False
    context = OWN[seat.index]
    guild = game.sits[GUILD]
    off_planet = journey.source == NOTHING and seat.character != FREMEN
    journey.cost = 0 if seat.character == FREMEN else fee(rate_of(game), journey.count, at_half(game, seat))
    journey.payee = NOBODY if guild == seat.index or journey.half else guild
    game.push(LAND, context)
    game.push(PAY_FEE, context)
    if game.rules.any_karama and journey.payee >= 0 and journey.cost:
        offer_stop(game, STOP_GUILD_PAYMENT)
    if off_planet and guild >= 0 and guild != seat.index and game.rules.special_karama and game.seats[guild].hand:
        game.push(GUILD_STOPS, Scene(guild, other=seat.index))


class GuildStops(Act):
    """The Guild may stop another player's shipment by Karama."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PASS, STOP_SHIPMENT] if special_ready(game, game.seats[context.seat]) else [PASS]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == STOP_SHIPMENT:
            spend_special(game, game.seats[context.seat])
            game.journey.stopped = True
            if game.events is not None:
                game.tell(Event("shipment-stopped", context.seat, "", 0, scene(context).other))

    def prompt(self, game: Classic, context: Context) -> str:
        journey = game.journey
        where = area_name(journey.dest)
        return f"The {game.people(scene(context).other)} ship {journey.count} to {where}: play a Karama to stop it?"


class PayFee(Act):
    """The fee is paid."""

    def do(self, game: Classic, context: Context) -> None:
        journey = game.journey
        to_bank = take_note(game, STOP_GUILD_PAYMENT)
        if not journey.stopped and journey.cost:
            payee = NOBODY if to_bank else journey.payee
            game.push(PAYMENT, Scene(context.seat, n=journey.cost, other=payee))


class Land(Act):
    """The shipment lands."""

    def do(self, game: Classic, context: Context) -> None:
        journey = game.journey
        if journey.stopped:
            return
        seat = game.seats[context.seat]
        starred = journey.starred
        tokens = journey.count - starred
        if journey.source == NOTHING:
            seat.reserves -= tokens
            seat.reserves_starred -= starred
        else:
            seat.take(journey.source, tokens, starred)
        if game.events is not None:
            source = "reserves" if journey.source == NOTHING else AREA_IDS[journey.source]
            dest = "reserves" if journey.dest == NOTHING else AREA_IDS[journey.dest]
            game.tell(Event("ship", seat.index, f"{source} {dest}", journey.count))
        if journey.dest == NOTHING:
            seat.reserves += tokens
            seat.reserves_starred += starred
            return
        territory = TERRITORY_OF[journey.dest]
        fresh = not seat.here[territory]
        seat.place(journey.dest, tokens, starred)
        if journey.source == NOTHING and seat.character != FREMEN:
            bene = may_send(game, seat)
            if bene is not None:
                game.push(SEND_ADVISOR, Scene(bene.index, area=journey.dest))
        if fresh:
            game.push(ARRIVE, context)
        if seat.character == FREMEN and SECTOR_OF[journey.dest] == game.storm and exposed(territory, game.wall):
            storm_arrival(game, seat, tokens, starred)


def storm_arrival(game: Classic, seat: Seat, tokens: int, starred: int) -> None:
    """Fremen reserves brought into the storm lose half, rounded up."""
    area = game.journey.dest
    lost = (tokens + starred + 1) // 2
    low = max(0, lost - seat.tokens[area])
    if low < min(lost, seat.starred[area]):
        game.push(FREMEN_LOSSES, Scene(seat.index, n=lost, area=area))
    else:
        seat.lose(area, lost - low, low)


SHIPMENT = Shipment()
HALF_RATE_SHIPMENT = HalfRateShipment()
LIFT_TO = LiftTo()
SHIP_COUNT = ShipCount()
SHIP_STARRED = ShipStarred()
GUILD_STOPS = GuildStops()
PAY_FEE = PayFee()
LAND = Land()
