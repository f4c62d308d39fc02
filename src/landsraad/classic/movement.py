"""Movement: each player in storm order ships tokens and then moves a group of them."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.bene_gesserit import ARRIVE, settle_alone
from landsraad.classic.cards import drop
from landsraad.classic.characters import BENE_GESSERIT, FREMEN, GUILD
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.map import (
    AREA_COUNT,
    AREA_IDS,
    AREAS_OF,
    CITIES_MASK,
    POLAR_MASK,
    SECTOR_OF,
    STRONGHOLD_MASK,
    TERRITORY_OF,
    reach,
)
from landsraad.classic.promises import MOVED_TO, closed_by_promise, leading_there, moved_as_promised, promised
from landsraad.classic.revival import LEADER_REVIVAL
from landsraad.classic.shipment import SHIPMENT
from landsraad.classic.state import Classic, Journey, Seat
from landsraad.classic.treachery import HAJR, TREACHERY
from landsraad.classic.windows import pause
from landsraad.classic.words import (
    DONE,
    MOVE,
    PLAY,
    STARRED,
    STAY,
    STOP_FREMEN_MOVE,
    STOP_GUILD_SHIPMENT,
    TO,
    TOKENS,
    VALUE,
    VOCABULARY,
    area_name,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

FLIGHT = 3
"""Territories that a group moves with ornithopters."""
FREMEN_MARCH = 2

_HAJR = PLAY[HAJR]


class TakeMove(Act):
    """One player's whole move: shipment, token move, and a leader revived."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        journey = Journey.fresh()
        journey.wings = bool(game.fighters(seat) & CITIES_MASK)
        game.journey = journey
        if game.events is not None:
            game.tell(Event("move-turn", seat.index))
        game.push(END_MOVE, context)
        game.push(TOKEN_MOVE, context)
        if game.rules.any_karama and seat.character == FREMEN:
            offer_stop(game, STOP_FREMEN_MOVE)
        game.push(SHIPMENT, context)
        if game.rules.any_karama and seat.character == GUILD:
            offer_stop(game, STOP_GUILD_SHIPMENT)
        pause(game)


def closed_for(game: Classic, seat: Seat) -> tuple[int, int]:
    """The territories that a group may not pass, and those where it may not stop."""
    given = closed_by_promise(game, seat)
    if seat.character == BENE_GESSERIT and game.rules.advantages:
        return 0, given
    allied, twice = game.closed_to(seat)
    full = twice & STRONGHOLD_MASK
    return full if game.rules.pass_ally else full | allied, full | allied | given


def distance_of(game: Classic, seat: Seat) -> int:
    """How many territories a seat's group may move."""
    journey = game.journey
    wings = bool(game.fighters(seat) & CITIES_MASK) if game.rules.ornithopters_after else journey.wings
    if wings:
        return FLIGHT
    return FREMEN_MARCH if seat.character == FREMEN and journey.own_way else 1


def targets(game: Classic, seat: Seat, source: int, distance: int) -> list[int]:
    """The areas that a group from an area may move to."""
    passing, stopping = closed_for(game, seat)
    found = reach(game.storm, source, distance, passing)
    if stopping != passing:
        found = [area for area in found if not stopping >> TERRITORY_OF[area] & 1]
    if stopping >> TERRITORY_OF[source] & 1 or not game.rules.move_inside:
        home = TERRITORY_OF[source]
        found = [area for area in found if TERRITORY_OF[area] != home]
    return found


class TokenMove(Act):
    """A player picks the area from where a group moves, or stays."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, STOP_FREMEN_MOVE):
            game.journey.own_way = False
        if game.seats[context.seat].held:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        storm = game.storm
        distance = distance_of(game, seat)
        owed = promised(game, seat, MOVED_TO)
        options = [STAY]
        kept: list[int] = []
        tokens = seat.tokens
        starred = seat.starred
        held = seat.held
        territory = 0
        while held:
            if held & 1:
                for area in AREAS_OF[territory]:
                    if (tokens[area] or starred[area]) and SECTOR_OF[area] != storm:
                        found = targets(game, seat, area, distance)
                        if found:
                            options.append(MOVE[area])
                        if owed and any(owed >> TERRITORY_OF[target] & 1 for target in found):
                            kept.append(MOVE[area])
            held >>= 1
            territory += 1
        return kept or options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.push(AFTER_MOVE, context)
        if option != STAY:
            game.journey.source = VALUE[option]
            game.push(MOVE_TO, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Move a group of tokens: from where?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if option == STAY:
            return "you have promised to move"
        if VOCABULARY.verbs[option] != "move":
            return ""
        area = VALUE[option]
        seat = game.seats[context.seat]
        if not seat.tokens[area] + seat.starred[area]:
            return "you have no tokens there"
        if promised(game, seat, MOVED_TO):
            return "you have promised to move to a place that is not reached from there"
        return "the storm is there" if SECTOR_OF[area] == game.storm else "there is nowhere to go from there"


class MoveTo(Act):
    """Where the group goes."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options = [TO[area] for area in targets(game, seat, game.journey.source, distance_of(game, seat))]
        return leading_there(options, promised(game, seat, MOVED_TO)) or options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.journey.dest = VALUE[option]
        moved_as_promised(game, game.seats[context.seat], TERRITORY_OF[game.journey.dest])
        game.journey.count = 0
        game.push(MOVE_COUNT, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Move from {area_name(game.journey.source)}: where to?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "to" or VALUE[option] < 0:
            return ""
        seat = game.seats[context.seat]
        area = VALUE[option]
        territory = TERRITORY_OF[area]
        allied, twice = game.closed_to(seat)
        if SECTOR_OF[area] == game.storm:
            return "the storm is there"
        if closed_by_promise(game, seat) >> territory & 1:
            return "you have promised not to"
        if promised(game, seat, MOVED_TO):
            return "you have promised to move elsewhere"
        if allied >> territory & 1:
            return "an ally's tokens are there"
        if (twice & STRONGHOLD_MASK) >> territory & 1:
            return "two other players hold that stronghold"
        return f"further than {distance_of(game, seat)} away"


class MoveCount(Act):
    """How many tokens move."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        source = game.journey.source
        return TOKENS[1 : seat.tokens[source] + seat.starred[source] + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        n = VALUE[option]
        seat = game.seats[context.seat]
        source = game.journey.source
        low = max(0, n - seat.tokens[source])
        if low < min(n, seat.starred[source]):
            game.journey.count = n
            game.push(MOVE_STARRED, context)
        else:
            march(game, seat, n - low, low)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many tokens move to {area_name(game.journey.dest)}?"


class MoveStarred(Act):
    """How many of the tokens that move are starred."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        journey = game.journey
        low = max(0, journey.count - seat.tokens[journey.source])
        return STARRED[low : min(journey.count, seat.starred[journey.source]) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        march(game, game.seats[context.seat], game.journey.count - VALUE[option], VALUE[option])

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many of the {game.journey.count} tokens are starred?"


def march(game: Classic, seat: Seat, tokens: int, starred: int) -> None:
    """A group moves and arrives."""
    journey = game.journey
    territory = TERRITORY_OF[journey.dest]
    fresh = not seat.here[territory]
    seat.take(journey.source, tokens, starred)
    seat.place(journey.dest, tokens, starred)
    if game.events is not None:
        game.tell(Event("move", seat.index, f"{AREA_IDS[journey.source]} {AREA_IDS[journey.dest]}", tokens + starred))
    if fresh:
        game.push(ARRIVE, OWN[seat.index])
    if game.rules.several_sectors:
        gather(game, seat)


def gather(game: Classic, seat: Seat) -> None:
    """Tokens in other sectors of the territory left may come along."""
    journey = game.journey
    home = TERRITORY_OF[journey.source]
    if home == TERRITORY_OF[journey.dest]:
        return
    distance = distance_of(game, seat)
    for area in AREAS_OF[home]:
        here = area != journey.source and SECTOR_OF[area] != game.storm and seat.tokens[area] + seat.starred[area]
        if here and journey.dest in targets(game, seat, area, distance):
            game.push(GATHER, Scene(seat.index, area=area))


class Gather(Act):
    """How many tokens of another sector come along."""

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        return TOKENS[: seat.tokens[about.area] + seat.starred[about.area] + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        n = VALUE[option]
        seat = game.seats[context.seat]
        starred = max(0, n - seat.tokens[about.area])
        seat.take(about.area, n - starred, starred)
        seat.place(game.journey.dest, n - starred, starred)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many tokens come along from {area_name(scene(context).area)}?"


class AfterMove(Act):
    """A Hajr gives another move. Everybody with a card is asked, so that being asked tells nothing."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if seat.hand and seat.held:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [DONE, _HAJR] if HAJR in game.seats[context.seat].hand else [DONE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == _HAJR:
            if game.events is not None:
                game.tell(Event("play", context.seat, TREACHERY[HAJR].id))
            drop(game, game.seats[context.seat], HAJR)
            game.push(TOKEN_MOVE, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return "End your token move, or play a Hajr for another?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "you do not hold Hajr" if option == _HAJR else ""


class EndMove(Act):
    """The move is over: a leader may be revived."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        game.moved |= 1 << seat.index
        if game.rules.together_dies:
            separate_allies(game, seat)
        if game.rules.alone_fights:
            settle_alone(game)
        if not game.rules.leaders_with_tokens:
            game.push(LEADER_REVIVAL, context)


def separate_allies(game: Classic, seat: Seat) -> None:
    """The mover's tokens that still stand with an ally's go to the tanks."""
    allied, _ = game.closed_to(seat)
    shared = allied & game.fighters(seat) & ~POLAR_MASK
    for area in range(AREA_COUNT):
        if shared >> TERRITORY_OF[area] & 1:
            seat.lose_all(area)


TAKE_MOVE = TakeMove()
TOKEN_MOVE = TokenMove()
MOVE_TO = MoveTo()
MOVE_COUNT = MoveCount()
MOVE_STARRED = MoveStarred()
GATHER = Gather()
AFTER_MOVE = AfterMove()
END_MOVE = EndMove()
