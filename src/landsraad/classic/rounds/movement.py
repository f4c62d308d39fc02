"""Movement: each player in storm order ships tokens and then moves a group of them."""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.promises import (
    MOVED_TO,
    closed_by_promise,
    leading_there,
    moved_as_promised,
    promised,
    withdrawing,
    withdrawn,
)
from landsraad.classic.rounds.revival import LEADER_REVIVAL
from landsraad.classic.rounds.shipment import SENT_TO, SHIPMENT
from landsraad.classic.sheets.map import (
    AREA_IDS,
    AREAS_MASK,
    AREAS_OF,
    CITIES_MASK,
    POLAR_MASK,
    SECTOR_OF,
    STRONGHOLD_MASK,
    TERRITORY_OF,
    areas_in,
    reach,
)
from landsraad.classic.sheets.words import DONE, MOVE, STAY, VALUE, VOCABULARY, area_name
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import ALONE, ARRIVED, CLOSED, MARCH, MOVE_MADE, SHIPMENT_OPENS, TOKEN_MOVE_OPENS
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import (
    CALLED_OFF,
    COST,
    COUNT,
    DEST,
    HALF_FEE,
    HAND,
    HELD,
    HERE,
    MOVED,
    OWN_WAY,
    PAYEE,
    SOURCE,
    STARRED_COUNT,
    STARRED_IN,
    STORM_AT,
    TABLE,
    TOKENS_IN,
    WINGS,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.tokens import COUNTING, PickTokens
from landsraad.classic.table.window import SecretOffer
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of, listed
from landsraad.kernel.timeout import Timeout

FLIGHT: Final = 3
"""Territories that a group moves with ornithopters."""
JOURNEY: Final = [
    (number, TABLE.starts[number])
    for number in (SOURCE, DEST, COUNT, STARRED_COUNT, COST, PAYEE, HALF_FEE, OWN_WAY, WINGS, CALLED_OFF)
]
"""What is said of a move, and as what it starts."""


class TakeMove(Act):
    """One player's whole move: shipment, token move, and a leader revived."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        have = game.have
        for number, start in JOURNEY:
            have[number] = start
        have[WINGS] = int(bool(game.fighters(seat) & CITIES_MASK))
        if game.events is not None:
            game.emit(Event("move-turn", seat.index))
        game.push(END_MOVE, context)
        game.push(TOKEN_MOVE, context)
        game.fire_at(seat, TOKEN_MOVE_OPENS)
        game.push(SHIPMENT, context)
        game.fire_at(seat, SHIPMENT_OPENS)
        pause(game)


def closed_for(game: Classic, seat: Seat) -> tuple[int, int]:
    """The territories that a group may not pass, and those where it may not stop."""
    given = closed_by_promise(game, seat)
    allied, twice = game.closed_to(seat)
    full = twice & STRONGHOLD_MASK
    closed = game.amended(seat, CLOSED, full | allied, OWN[seat.index])
    return full & closed if game.rules.pass_ally else closed, closed | given


def distance_of(game: Classic, seat: Seat) -> int:
    """How many territories a seat's group may move."""
    wings = bool(game.fighters(seat) & CITIES_MASK) if game.rules.ornithopters_after else bool(game.have[WINGS])
    return FLIGHT if wings else game.amended(seat, MARCH, 1, OWN[seat.index])


class Ways:
    """How a seat's groups get about now: how far, past which areas, and where they may stop."""

    def __init__(self, game: Classic, seat: Seat) -> None:
        passing, stopping = closed_for(game, seat)
        self.storm = game.have[STORM_AT]
        self.distance = distance_of(game, seat)
        self.barred = areas_in(passing)
        self.closed = self.barred if stopping == passing else areas_in(stopping)
        self.inside = game.rules.move_inside

    def targets(self, source: int, distance: int) -> int:
        """The areas, as bits, that a group from an area may move to, at most so far away."""
        found = reach(self.storm, source, distance, self.barred) & ~self.closed
        return found if self.inside else found & ~AREAS_MASK[TERRITORY_OF[source]]


def keeps_word(owed: int, leaving: int, territory: int, found: int) -> bool:
    """Whether a group that can reach these areas could go where it was promised, or leave what was promised."""
    return bool(found & areas_in(owed)) or bool(leaving >> territory & 1 and found & ~AREAS_MASK[territory])


class TokenMove(Act):
    """A player picks the area from where a group moves, or stays."""

    between = True

    def do(self, game: Classic, context: Scene) -> None:
        if game.seats[context.seat].have[HELD]:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        ways = Ways(game, seat)
        owed = promised(game, seat, MOVED_TO)
        leaving = withdrawing(game, seat)
        options = [STAY]
        kept: list[int] = []
        tokens, starred = seat.piles[TOKENS_IN], seat.piles[STARRED_IN]
        for territory in bits_of(seat.have[HELD]):
            for area in AREAS_OF[territory]:
                if (tokens[area] or starred[area]) and SECTOR_OF[area] != ways.storm:
                    if ways.targets(area, 1) or ways.targets(area, ways.distance):
                        options.append(MOVE[area])
                    if (owed or leaving) and keeps_word(owed, leaving, territory, ways.targets(area, ways.distance)):
                        kept.append(MOVE[area])
        return kept or options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.push(AFTER_MOVE, context)
        if option != STAY:
            game.have[SOURCE] = VALUE[option]
            game.push(MOVE_TO, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Move a group of tokens: from where?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if option == STAY:
            return "you have promised to move"
        if VOCABULARY.verbs[option] != "move":
            return ""
        area = VALUE[option]
        seat = game.seats[context.seat]
        if not seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]:
            return "you have no tokens there"
        if promised(game, seat, MOVED_TO):
            return "you have promised to move to a place that is not reached from there"
        if withdrawing(game, seat):
            return "you have promised to withdraw from elsewhere"
        return "the storm is there" if SECTOR_OF[area] == game.have[STORM_AT] else "there is nowhere to go from there"


class MoveTo(Act):
    """Where the group goes."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        ways = Ways(game, seat)
        options = listed(SENT_TO, ways.targets(game.have[SOURCE], ways.distance))
        home = 1 << TERRITORY_OF[game.have[SOURCE]]
        if withdrawing(game, seat) & home:
            options = leading_there(options, ~home) or options
        owed = promised(game, seat, MOVED_TO)
        return (leading_there(options, owed) or options) if owed else options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.have[DEST] = VALUE[option]
        moved_as_promised(game, game.seats[context.seat], TERRITORY_OF[game.have[DEST]])
        game.have[COUNT] = 0
        game.push(MOVE_TOKENS, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Move from {area_name(game.have[SOURCE])}: where to?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "to" or VALUE[option] < 0:
            return ""
        seat = game.seats[context.seat]
        area = VALUE[option]
        territory = TERRITORY_OF[area]
        allied, twice = game.closed_to(seat)
        if SECTOR_OF[area] == game.have[STORM_AT]:
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


class MoveTokens(PickTokens):
    """How many tokens move."""

    least = 1

    def at_hand(self, game: Classic, seat: Seat, context: Scene) -> tuple[int, int]:
        source = game.have[SOURCE]
        return seat.piles[TOKENS_IN][source], seat.piles[STARRED_IN][source]

    def options(self, game: Classic, context: Scene) -> list[int]:
        options = super().options(game, context)
        source, dest = TERRITORY_OF[game.have[SOURCE]], TERRITORY_OF[game.have[DEST]]
        leaves = context.step == COUNTING and withdrawing(game, game.seats[context.seat]) >> source & 1
        return options[-1:] if leaves and source != dest else options

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        source, dest = game.have[SOURCE], game.have[DEST]
        if withdrawing(game, seat) >> TERRITORY_OF[source] & 1:
            withdrawn(game, seat)
        territory = TERRITORY_OF[dest]
        fresh = not seat.piles[HERE][territory]
        game.have[COUNT] = tokens + starred
        seat.take(source, tokens, starred)
        seat.place(dest, tokens, starred)
        if game.events is not None:
            game.emit(Event("move", seat.index, f"{AREA_IDS[source]} {AREA_IDS[dest]}", tokens + starred))
        if fresh:
            game.fire(ARRIVED, seat.index, territory)
        if game.rules.several_sectors:
            gather(game, seat)

    def how_many(self, game: Classic, context: Scene) -> str:
        return f"How many tokens move to {area_name(game.have[DEST])}?"


def gather(game: Classic, seat: Seat) -> None:
    """Tokens in other sectors of the territory left may come along."""
    source, dest = game.have[SOURCE], game.have[DEST]
    home = TERRITORY_OF[source]
    if home == TERRITORY_OF[dest]:
        return
    ways = Ways(game, seat)
    for area in AREAS_OF[home]:
        there = seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]
        free = area != source and there and SECTOR_OF[area] != ways.storm
        if free and ways.targets(area, ways.distance) >> dest & 1:
            game.push(GATHER, Scene(seat.index, area=area))


class Gather(PickTokens):
    """How many tokens of another sector come along; the ordinary ones first."""

    def split(self, game: Classic, seat: Seat, context: Scene, n: int) -> None:
        starred = max(0, n - seat.piles[TOKENS_IN][context.area])
        self.picked(game, seat, context, n - starred, starred)

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        seat.take(context.area, tokens, starred)
        seat.place(game.have[DEST], tokens, starred)

    def how_many(self, game: Classic, context: Scene) -> str:
        return f"How many tokens come along from {area_name(context.area)}?"


class AfterMove(SecretOffer):
    """What may follow a token move."""

    between = True

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        if seat.piles[HAND] and seat.have[HELD]:
            self.put_to(game, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        options = [DONE]
        seat = game.seats[context.seat]
        for act in seat.hooks[MOVE_MADE]:
            act.offer(game, seat, context, options)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option != DONE:
            game.accepted(game.seats[context.seat], MOVE_MADE, context, option)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"End your token move, or play {game.cards_at(MOVE_MADE)} for another?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(DONE, 0, "after-move", f"{game.cards_at(MOVE_MADE)} after your move")

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return f"you do not hold {game.cards_at(MOVE_MADE)}" if VOCABULARY.verbs[option] == "play" else ""


class EndMove(Act):
    """The move is over: a leader may be revived."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        game.have[MOVED] |= 1 << seat.index
        if game.rules.together_dies:
            separate_allies(game, seat)
        if game.rules.alone_fights:
            game.notice(ALONE, context)
        if not game.rules.leaders_with_tokens:
            LEADER_REVIVAL.do(game, context)


def separate_allies(game: Classic, seat: Seat) -> None:
    """The mover's tokens that still stand with an ally's go to the tanks."""
    allied, _ = game.closed_to(seat)
    for territory in bits_of(allied & game.fighters(seat) & ~POLAR_MASK):
        for area in AREAS_OF[territory]:
            seat.lose_all(area)


TAKE_MOVE = TakeMove()
TOKEN_MOVE = TokenMove()
MOVE_TO = MoveTo()
MOVE_TOKENS = MoveTokens()
GATHER = Gather()
AFTER_MOVE = AfterMove()
END_MOVE = EndMove()
