"""The spice blow: spice, worms, and the Fremen who ride them."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.bene_gesserit import ARRIVE
from landsraad.classic.characters import FREMEN
from landsraad.classic.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.map import (
    AREA_COUNT,
    AREA_IDS,
    AREAS_OF,
    SAND_TERRITORIES,
    SECTOR_OF,
    STRONGHOLD_MASK,
    TERRITORIES,
    TERRITORY_OF,
)
from landsraad.classic.nexus import NEXUS
from landsraad.classic.promises import closed_by_promise
from landsraad.classic.spice import BLOW_AMOUNT, BLOW_OF, BLOW_SECTOR, BLOWS, WORM, spice_card_id
from landsraad.classic.state import SPICE_ROUND, Classic, Seat
from landsraad.classic.windows import pause
from landsraad.classic.words import (
    EXPOSE,
    NO_WORM,
    PASS,
    PROTECT,
    RIDE,
    SPECIAL_KARAMA,
    STARRED,
    STOP_WORM,
    TOKENS,
    VALUE,
    WORM_TO,
    area_name,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

PILE = [Scene(-1, step=pile) for pile in range(2)]


class SpiceRound(Act):
    """The spice blow round: one blow, or in the advanced game one for each of two piles."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = SPICE_ROUND
        game.nexus_due = False
        if game.events is not None:
            game.tell(Event("round", -1, "spice blow"))
        game.push(AFTER_BLOW, context)
        if game.rules.double_blow:
            game.push(BLOW, PILE[1])
        game.push(BLOW, PILE[0])
        pause(game)


class Blow(Act):
    """The blow of one pile begins."""

    def do(self, game: Classic, context: Context) -> None:
        game.worms = 0
        game.push(TURN_CARD, context)


class TurnCard(Act):
    """The next spice card is turned up; before it the Fremen may call a worm."""

    def do(self, game: Classic, context: Context) -> None:
        fremen = game.seat_of(FREMEN)
        if fremen is not None and fremen.hand and game.rules.special_karama and game.turn > 1:
            game.ask(self, context, fremen.index)
        else:
            turn_up(game, context)

    def options(self, game: Classic, context: Context) -> list[int]:
        fremen = game.seat_of(FREMEN)
        assert fremen is not None
        return [PASS, SPECIAL_KARAMA] if special_ready(game, fremen) else [PASS]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            turn_up(game, context)
            return
        fremen = game.seat_of(FREMEN)
        assert fremen is not None
        spend_special(game, fremen)
        game.push(self, context)
        game.push(CALL_WORM, OWN[fremen.index])

    def prompt(self, game: Classic, context: Context) -> str:
        return "Play a Karama to call a worm before the next spice card is turned up?"


def turn_up(game: Classic, context: Context) -> None:
    """Turn up a spice card for a pile."""
    about = scene(context)
    deck = game.spice_deck
    if not deck:
        for pile in game.spice_piles:
            deck.extend(pile)
            pile.clear()
        game.chance.shuffle(deck)
        if game.events is not None:
            game.tell(Event("spice-reshuffle", -1))
    card = deck.pop()
    game.spice_seen = False
    game.reveal()
    if game.events is not None:
        game.tell(Event("spice-card", -1, spice_card_id(card), amount_blown(game, card)))
    if card != WORM:
        game.spice_piles[about.step].append(card)
        blow(game, card)
        game.last_blow[about.step] = card
        return
    game.push(TURN_CARD, context)
    if game.turn == 1:
        game.set_aside += 1
        return
    game.spice_piles[about.step].append(card)
    game.worms += 1
    if game.worms == 1:
        if game.last_blow[about.step] >= 0:
            game.push(WORM_STRIKES, Scene(-1, territory=BLOWS[game.last_blow[about.step]]))
        if game.rules.nexus_first:
            game.push(NEXUS, context)
        else:
            game.nexus_due = True
    elif game.rules.advantages and game.sits[FREMEN] >= 0:
        game.push(FURTHER_WORM, OWN[game.sits[FREMEN]])


def amount_blown(game: Classic, card: int) -> int:
    """How much spice a card brings: none for a worm, and none where the storm is."""
    return 0 if card == WORM or BLOW_SECTOR[card] == game.storm else BLOW_AMOUNT[card]


def blow(game: Classic, card: int) -> None:
    """Spice blows, unless the storm is there."""
    amount = amount_blown(game, card)
    game.spice[card] += amount
    game.bank -= amount


class AfterBlow(Act):
    """The worms of the first turn go back into the deck, and a nexus held back takes place."""

    def do(self, game: Classic, context: Context) -> None:
        if game.set_aside:
            game.spice_deck.extend([WORM] * game.set_aside)
            game.set_aside = 0
            game.chance.shuffle(game.spice_deck)
            game.reveal()
        if game.nexus_due:
            game.nexus_due = False
            game.push(NEXUS, context)


class FurtherWorm(Act):
    """A worm after the first of the same blow: the Fremen send it where they like, or away."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [NO_WORM, *worm_options(game)]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option != NO_WORM:
            game.push(PLACED_WORM, Scene(context.seat, territory=VALUE[option]))
            offer_stop(game, STOP_WORM)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Another worm: where does it appear?"


def worm_options(game: Classic) -> list[int]:
    """Where the Fremen may place a worm."""
    if game.rules.worm_anywhere:
        return WORM_TO
    return [WORM_TO[territory] for territory in SAND_TERRITORIES]


class PlacedWorm(Act):
    """A worm that the Fremen placed appears, unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        if not take_note(game, STOP_WORM):
            devour(game, scene(context).territory, True)


class CallWorm(Act):
    """The Fremen call a worm by Karama."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return worm_options(game)

    def answer(self, game: Classic, context: Context, option: int) -> None:
        devour(game, VALUE[option], True)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Where does the worm appear?"


class WormStrikes(Act):
    """The worm of a card appears in the territory that blew last."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        fremen = game.seat_of(FREMEN)
        if fremen is not None and controls(game, fremen, about.territory):
            game.push(WORM_DEVOURS, context)
            offer_stop(game, STOP_WORM)
        else:
            devour(game, about.territory, False)


def controls(game: Classic, fremen: Seat, territory: int) -> bool:
    """Whether the worm meets tokens that the Fremen can save."""
    if fremen.here[territory]:
        return True
    return any(game.allied(fremen.index, seat.index) and seat.here[territory] for seat in game.seats)


class WormDevours(Act):
    """The worm devours, with or without the Fremen in control."""

    def do(self, game: Classic, context: Context) -> None:
        devour(game, scene(context).territory, not take_note(game, STOP_WORM))


def devour(game: Classic, territory: int, controlled: bool) -> None:
    """A worm devours spice and tokens; the Fremen in control are spared, may spare allies, and may ride."""
    if game.events is not None:
        spice = game.spice[BLOW_OF[territory]] if BLOW_OF[territory] >= 0 else 0
        game.tell(Event("worm", -1, TERRITORIES[territory].id, spice))
    fremen = game.seat_of(FREMEN)
    if fremen is None or not controlled:
        finish_worm(game, territory, 0)
        return
    spared = 1 << fremen.index if fremen.here[territory] else 0
    friends = 0
    for seat in game.seats:
        if game.allied(fremen.index, seat.index) and seat.here[territory]:
            friends |= 1 << seat.index
    game.push(SPARE, Scene(fremen.index, seats=friends, territory=territory, spared=spared))


def finish_worm(game: Classic, territory: int, spared: int) -> None:
    """The worm takes everything it may."""
    if BLOW_OF[territory] >= 0:
        game.clear_spice(BLOW_OF[territory])
    game.kill_all(territory, spared)


class Spare(Act):
    """The Fremen decide ally by ally whom the worm spares."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        if about.seats:
            game.ask(self, context, context.seat)
            return
        finish_worm(game, about.territory, about.spared)
        if game.seats[context.seat].here[about.territory]:
            game.push(RIDE_WORM, Scene(context.seat, territory=about.territory))

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PROTECT, EXPOSE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        ally = about.seats & -about.seats
        spared = about.spared | ally if option == PROTECT else about.spared
        game.push(self, Scene(context.seat, seats=about.seats & ~ally, territory=about.territory, spared=spared))

    def prompt(self, game: Classic, context: Context) -> str:
        about = scene(context)
        ally = (about.seats & -about.seats).bit_length() - 1
        return f"Spare the {game.people(ally)} from the worm in {TERRITORIES[about.territory].name}?"


class RideWorm(Act):
    """The Fremen ride the worm to one area."""

    def do(self, game: Classic, context: Context) -> None:
        if riders(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        allied, twice = game.closed_to(seat)
        closed = allied | (twice & STRONGHOLD_MASK) | 1 << scene(context).territory | closed_by_promise(game, seat)
        storm = game.storm
        return [PASS] + [
            RIDE[area] for area in range(AREA_COUNT)
            if SECTOR_OF[area] != storm and not closed >> TERRITORY_OF[area] & 1
        ]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        game.journey.dest = VALUE[option]
        if not game.seats[context.seat].here[TERRITORY_OF[game.journey.dest]]:
            game.push(ARRIVE, context)
        for area in riders(game, context):
            game.push(RIDERS, Scene(context.seat, area=area))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Ride the worm from {TERRITORIES[scene(context).territory].name}?"


def riders(game: Classic, context: Context) -> list[int]:
    """The areas of the worm's territory from where tokens can ride."""
    seat = game.seats[context.seat]
    return [
        area for area in AREAS_OF[scene(context).territory]
        if SECTOR_OF[area] != game.storm and seat.tokens[area] + seat.starred[area]
    ]


class Riders(Act):
    """How many tokens of an area ride."""

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        return TOKENS[: seat.tokens[about.area] + seat.starred[about.area] + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        n = VALUE[option]
        seat = game.seats[context.seat]
        low = max(0, n - seat.tokens[about.area])
        if low < min(n, seat.starred[about.area]):
            game.push(STARRED_RIDERS, Scene(context.seat, n=n, area=about.area))
        else:
            ride(game, seat, about.area, n - low, low)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many tokens ride from {area_name(scene(context).area)}?"


class StarredRiders(Act):
    """How many of the riders are starred."""

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        low = max(0, about.n - seat.tokens[about.area])
        return STARRED[low : min(about.n, seat.starred[about.area]) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        ride(game, game.seats[context.seat], about.area, about.n - VALUE[option], VALUE[option])

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many of the {scene(context).n} riders are starred?"


def ride(game: Classic, seat: Seat, area: int, tokens: int, starred: int) -> None:
    """Tokens ride to the chosen area."""
    seat.take(area, tokens, starred)
    seat.place(game.journey.dest, tokens, starred)
    if game.events is not None and tokens + starred:
        game.tell(Event("ride", seat.index, AREA_IDS[game.journey.dest], tokens + starred))


SPICE_ROUND_ACT = SpiceRound()
BLOW = Blow()
TURN_CARD = TurnCard()
AFTER_BLOW = AfterBlow()
FURTHER_WORM = FurtherWorm()
PLACED_WORM = PlacedWorm()
CALL_WORM = CallWorm()
WORM_STRIKES = WormStrikes()
WORM_DEVOURS = WormDevours()
SPARE = Spare()
RIDE_WORM = RideWorm()
RIDERS = Riders()
STARRED_RIDERS = StarredRiders()
