"""What there is to observe in a game of classic Dune, from the register and the sheets."""

from __future__ import annotations

from typing import Final, cast

from landsraad.classic.sheets.characters import CHARACTERS, LEADERS
from landsraad.classic.sheets.map import AREA_IDS, TERRITORIES
from landsraad.classic.sheets.spice import BLOW_COUNT
from landsraad.classic.sheets.treachery import CATEGORIES, TREACHERY
from landsraad.classic.table.hands import known_cards
from landsraad.classic.table.register import HAND, HOLDER, LOTS, SEAT, TABLE, TREACHERY_DECK
from landsraad.classic.table.state import Classic
from landsraad.kernel.game import Game
from landsraad.kernel.observing.registered import Columns, parts_of
from landsraad.kernel.observing.sheet import (
    LINK_BLOCK,
    SEAT_BLOCK,
    TABLE_BLOCK,
    Gauge,
    Kind,
    Observer,
    Place,
    Reading,
    Sheet,
    Weighed,
)
from landsraad.kernel.register.declare import COUNTED, OPEN, OWNERS

LEFT_OUT: Final = ("uncalled", "known", "here", "holder", "fought_at", "nexus_asked", "stopped", "battle_stops")
"""What is shown otherwise, is packed for the program, or tells what others hide."""
LINKS: Final = (("asked", "is asked"), ("allied", "is an ally of the viewer"), ("viewer", "is the viewer"))


def sheet() -> Sheet:
    """Everything that may be observed."""
    kinds = [
        Kind("treachery", [card.name for card in TREACHERY], 64, [
            [float(card.category == category) for category in range(len(CATEGORIES))] for card in TREACHERY
        ]),
        Kind("leader", [leader.name for leader in LEADERS], 64, [[leader.strength / 5] for leader in LEADERS]),
        Kind("character", [character.people for character in CHARACTERS], 12),
        Kind("area", AREA_IDS, 128), Kind("territory", [territory.name for territory in TERRITORIES], 64),
        Kind("spice", [f"spice card {card}" for card in range(BLOW_COUNT + 1)], 32),
        Kind("seat", ("the viewer", *[f"seat {n} after the viewer" for n in range(1, 6)]), 6),
    ]
    seat_gauges, seat_places = parts_of(SEAT, SEAT_BLOCK, left_out=LEFT_OUT)
    table_gauges, table_places = parts_of(TABLE, TABLE_BLOCK, left_out=LEFT_OUT)
    gauges = [*seat_gauges, *table_gauges, *[Gauge(LINK_BLOCK, name, words, flag=True) for name, words in LINKS]]
    gauges.append(Gauge(TABLE_BLOCK, "seats", "seats at the table"))
    places = [
        *seat_places, *table_places, Place(SEAT_BLOCK, "character", "plays", "character"),
        Place(LINK_BLOCK, "leaders", "commands", "leader"),
    ]
    return Sheet(kinds, gauges, places)


class ClassicObserver(Observer):
    """Reads games of classic Dune."""

    def __init__(self, first: dict[str, int]) -> None:
        super().__init__(first)
        self.seat_columns = Columns(SEAT, SEAT_BLOCK, first, left_out=LEFT_OUT)
        self.table_columns = Columns(TABLE, TABLE_BLOCK, first, left_out=LEFT_OUT)
        self.character = first[f"{SEAT_BLOCK}/character"]
        self.hand = first[f"{SEAT_BLOCK}/hand_pile"]
        self.leaders = first[f"{LINK_BLOCK}/leaders"]
        self.flags = [first[f"{LINK_BLOCK}/{name}"] for name, _ in LINKS]
        self.count = Reading(first[f"{TABLE_BLOCK}/seats"])

    def seat(self, game: Game, seat: int) -> list[int]:
        """The rows of a seat, all of it known."""
        return self.read_seat(cast(Classic, game), seat, COUNTED)

    def known_seat(self, game: Game, seat: int, viewer: int, weighed: Weighed) -> list[int]:
        """The rows of a seat as far as the viewer may know: of another's hand the cards that it has seen, and of the
        rest the expected counts."""
        table = cast(Classic, game)
        rows = self.read_seat(table, seat, OWNERS if seat == viewer else OPEN)
        if seat != viewer:
            seen = known_cards(table, viewer, seat)
            rows += [self.hand + card for card in seen]
            self.expect_cards(table, viewer, len(table.seats[seat].piles[HAND]) - len(seen), weighed)
        return rows

    def expect_cards(self, game: Classic, viewer: int, hidden: int, weighed: Weighed) -> None:
        """So many cards that the viewer has not seen, each equally likely to be any that may lie face down."""
        if not hidden:
            return
        pool = [*game.piles[TREACHERY_DECK], *game.piles[LOTS]]
        for other in game.seats:
            if other.index != viewer:
                pool += other.piles[HAND]
                for card in known_cards(game, viewer, other.index):
                    pool.remove(card)
        share = hidden / len(pool)
        for card in range(len(TREACHERY)):
            copies = pool.count(card)
            if copies:
                weighed.rows.append(self.hand + card)
                weighed.weights.append(copies * share)

    def read_seat(self, game: Classic, seat: int, most: int) -> list[int]:
        """What is seen by `most` or fewer of a seat."""
        one = game.seats[seat]
        rows = [self.character + one.character]
        self.seat_columns.read(rows, one, most, ())
        return rows

    def links(self, game: Game, viewer: int) -> list[list[int]]:
        """For each seat its rows beside the others."""
        table = cast(Classic, game)
        count = len(table.seats)
        pending = table.pending_as_known(viewer)
        out: list[list[int]] = []
        for one in table.seats:
            rows: list[int] = []
            if one.index in pending:
                rows.append(self.flags[0])
            if table.allied(viewer, one.index):
                rows.append(self.flags[1])
            if one.index == viewer:
                rows.append(self.flags[2])
            self.seat_columns.read_seats(rows, one, OWNERS if one.index == viewer else OPEN, viewer, count)
            out.append(rows)
        self.table_columns.read_seats(out[viewer], table, OPEN, viewer, count)
        for leader, holder in enumerate(table.piles[HOLDER]):
            if holder >= 0:
                out[holder].append(self.leaders + leader)
        return out

    def table(self, game: Game) -> list[int]:
        """The rows of the table, as open to everybody."""
        rows = self.count.of(game.seat_count).copy()
        self.table_columns.read(rows, game, OPEN, ())
        return rows
