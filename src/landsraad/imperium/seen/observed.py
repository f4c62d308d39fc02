"""What there is to observe in a game of Dune: Imperium, from the register and the declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from landsraad.imperium.declare.board import SPACES
from landsraad.imperium.declare.cards import Card, Conflict, Intrigue
from landsraad.imperium.declare.register import COUNTED, OPEN, OWN_CARDS, OWNERS, SEAT, TABLE, TURN
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.things import KINDS, Declared
from landsraad.imperium.declare.vocabulary import CLOSED, FACTION_WORDS, FACTIONS, ICONS, VP
from landsraad.imperium.seen.view import intrigue_known, top_known
from landsraad.imperium.table.deck import OPEN_HAND
from landsraad.imperium.table.deck_size import INTRIGUE_ASIDE
from landsraad.imperium.table.state import PHASES, REVEAL_TURN, Imperium, Seat
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

ROOM: Final = {"card": 1024, "intrigue": 384, "conflict": 128, "leader": 128, "space": 160, "faction": 8}
"""Rows kept for kinds of things, including those to come; other kinds have 96."""
OTHER_ROOM: Final = 96

SEAT_PLACES: Final = (
    ("hand", "in hand", "card"), ("deck", "in the deck", "card"), ("discard", "in the discard pile", "card"),
    ("play", "in play", "card"), ("deck_top", "known on top of the deck", "card"),
    ("intrigue", "Intrigue card in hand", "intrigue"), ("agents_on", "Agent at", "space"),
    ("closed", "may not enter again", "space"), ("leader", "Leader", "leader"),
)
SEAT_GAUGES: Final = (
    ("hand_count", "cards in hand"), ("deck_count", "cards in the deck"),
    ("discard_count", "cards in the discard pile"), ("intrigue_count", "Intrigue cards in hand"),
)
LINK_GAUGES: Final = (
    ("distance", "seats after the one whose turn it is"), ("strength", "strength in the Conflict"),
    ("behind", "points behind the leader"), ("ahead", "points ahead of the next"),
    ("clockwise", "seats after the viewer"),
)
LINK_FLAGS: Final = (
    ("first", "first player"), ("turn", "takes the turn"), ("asked", "is asked"),
    ("team", "plays for the viewer's team"), ("rival", "is a Rival"),
    ("strongest", "has the greatest strength"), ("fights", "fights in the Conflict"),
    ("commands", "is a Commander"),
)
TABLE_PLACES: Final = (
    ("conflict", "Conflict of this round", "conflict"), ("conflicts_past", "past Conflict", "conflict"),
    ("row", "in the Imperium Row", "card"), ("trashed", "trashed", "card"),
    ("intrigue_discard", "discarded Intrigue card", "intrigue"),
    ("intrigue_unseen", "unseen Intrigue card", "intrigue"),
    ("turn_cards", "played for this turn's Agent", "card"), ("turn_space", "this turn's Agent at", "space"),
)
TABLE_GAUGES: Final = (
    ("round", "round"), ("imperium_deck_count", "cards in the Imperium deck"),
    ("intrigue_deck_count", "cards in the Intrigue deck"), ("conflict_deck_count", "Conflicts to come"),
    ("pending", "effects waiting in this turn"), ("seats", "seats at the table"), ("goal", "points that end the game"),
)


LEFT_OUT: Final = ("closed", "open_top")
"""Numbers that are shown otherwise."""
NUMBERED: Final = ("space",)
"""Kinds of things that a game numbers by its own board."""


def sheet() -> Sheet:
    """Everything that may be observed, with all boxes."""
    kinds = [
        Kind(kind, [thing.name for thing in things], ROOM.get(kind, OTHER_ROOM), [traits(thing) for thing in things])
        for kind, things in KINDS.items()
    ]
    kinds.append(Kind("space", [space.name for space in SPACES], ROOM["space"]))
    kinds.append(Kind("faction", FACTION_WORDS, ROOM["faction"]))
    kinds.append(Kind("seat", ("the viewer", *[f"seat {n} after the viewer" for n in range(1, 6)]), 6))
    gauges = [Gauge(SEAT_BLOCK, name, words) for name, words in SEAT_GAUGES]
    gauges += [
        Gauge(SEAT_BLOCK, f"influence_{name}", f"influence with the {FACTION_WORDS[n]}")
        for n, name in enumerate(FACTIONS)
    ]
    gauges += [Gauge(LINK_BLOCK, name, words) for name, words in LINK_GAUGES]
    gauges += [Gauge(LINK_BLOCK, name, words, flag=True) for name, words in LINK_FLAGS]
    gauges += [Gauge(TABLE_BLOCK, name, words) for name, words in TABLE_GAUGES]
    gauges += [Gauge(TABLE_BLOCK, f"phase_{phase.replace(' ', '_')}", f"phase: {phase}", flag=True) for phase in PHASES]
    gauges += [Gauge(TABLE_BLOCK, "reveal_turn", "the turn is a Reveal turn", flag=True)]
    places = [Place(SEAT_BLOCK, name, words, kind) for name, words, kind in SEAT_PLACES]
    places += [
        Place(LINK_BLOCK, "alliance", "has the Alliance", "faction"), Place(LINK_BLOCK, "control", "controls", "space"),
    ]
    places += [Place(TABLE_BLOCK, name, words, kind) for name, words, kind in TABLE_PLACES]
    for block, scope, prefix in ((SEAT_BLOCK, SEAT, ""), (TABLE_BLOCK, TABLE, ""), (TABLE_BLOCK, TURN, "turn_")):
        more_gauges, more_places = parts_of(scope, block, prefix, LEFT_OUT)
        gauges += more_gauges
        places += more_places
    places.append(Place(TABLE_BLOCK, "bonus", "spice waiting at", "space"))
    places.append(Place(TABLE_BLOCK, "reserve", "left in the Reserve", "card"))
    return Sheet(kinds, gauges, places)


def traits(thing: Declared) -> list[float]:
    """What a learner may know of a thing before it has met it: what is printed in its corners."""
    if isinstance(thing, Card):
        found = [thing.persuasion / 3, thing.swords / 3, min(thing.price, 12) / 6, float(thing.cost is None)]
        found += [float(thing.icons >> icon & 1) for icon in range(len(ICONS))]
        found += [float(thing.faction_mask >> faction & 1) for faction in range(len(FACTIONS))]
        return [*found, float(thing.graft), float(thing.acquire is not None), float(thing.reveal is not None)]
    if isinstance(thing, Intrigue):
        return [float(kind in thing.kinds) for kind in ("plot", "combat", "endgame")]
    return [thing.level / 3] if isinstance(thing, Conflict) else []


class ImperiumObserver(Observer):
    """Reads games of Dune: Imperium."""

    def __init__(self, first: dict[str, int]) -> None:
        super().__init__(first)
        seat, link, table = SEAT_BLOCK, LINK_BLOCK, TABLE_BLOCK
        self.hand = first[f"{seat}/hand"]
        self.deck = first[f"{seat}/deck"]
        self.discard = first[f"{seat}/discard"]
        self.play = first[f"{seat}/play"]
        self.deck_top = first[f"{seat}/deck_top"]
        self.intrigue = first[f"{seat}/intrigue"]
        self.agents_on = first[f"{seat}/agents_on"]
        self.closed = first[f"{seat}/closed"]
        self.leader = first[f"{seat}/leader"]
        self.counts = [Reading(first[f"{seat}/{name}"]) for name, _ in SEAT_GAUGES]
        self.influence = [Reading(first[f"{seat}/influence_{name}"]) for name in FACTIONS]
        self.seat_columns = Columns(SEAT, seat, first, left_out=LEFT_OUT, numbered=NUMBERED)
        self.table_columns = Columns(TABLE, table, first, left_out=LEFT_OUT, numbered=NUMBERED)
        self.turn_columns = Columns(TURN, table, first, prefix="turn_", left_out=LEFT_OUT, numbered=NUMBERED)
        self.link_gauges = [Reading(first[f"{link}/{name}"]) for name, _ in LINK_GAUGES]
        self.link_flags = [first[f"{link}/{name}"] for name, _ in LINK_FLAGS]
        self.alliance = first[f"{link}/alliance"]
        self.control = first[f"{link}/control"]
        self.table_places = [first[f"{table}/{name}"] for name, _, _ in TABLE_PLACES]
        self.table_gauges = [Reading(first[f"{table}/{name}"]) for name, _ in TABLE_GAUGES]
        self.phases = [first[f"{table}/phase_{phase.replace(' ', '_')}"] for phase in PHASES]
        self.reveal_turn = first[f"{table}/reveal_turn"]
        self.bonus = first[f"{table}/bonus"]
        self.reserve = first[f"{table}/reserve"]

    # -- a seat --------------------------------------------------------------------------------------------------------

    def seat(self, game: Game, seat: int) -> list[int]:
        """The rows of a seat, all of it known."""
        one = cast(Imperium, game).seats[seat]
        rows = self.open_seat(cast(Imperium, game), one, COUNTED)
        add_things(rows, self.hand, one.hand)
        add_things(rows, self.deck, one.deck)
        add_things(rows, self.intrigue, one.intrigue)
        return rows

    def known_seat(self, game: Game, seat: int, viewer: int, weighed: Weighed) -> list[int]:
        """The rows of a seat as far as the viewer may know: of another's hand and deck the expected counts."""
        table = cast(Imperium, game)
        one = table.seats[seat]
        if seat == viewer:
            rows = self.open_seat(table, one, OWNERS)
            add_things(rows, self.hand, one.hand)
            add_things(rows, self.deck, sorted(one.deck))
            add_things(rows, self.intrigue, one.intrigue)
        else:
            rows = self.open_seat(table, one, OPEN)
            self.expect_cards(table, one, viewer, rows, weighed)
            add_things(rows, self.intrigue, intrigue_known(one, viewer))
        known = top_known(table, one, viewer)
        if known:
            add_things(rows, self.deck_top, one.deck[len(one.deck) - known :])
        return rows

    def open_seat(self, game: Imperium, seat: Seat, most: int) -> list[int]:
        """What everybody sees of a seat, and of what is registered all that is seen by `most` or fewer."""
        rows: list[int] = [self.leader + seat.leader.index]
        have = seat.have
        self.seat_columns.read(rows, seat, most, space_numbers(game.rules))
        for faction, level in enumerate(seat.influence):
            if level:
                rows += self.influence[faction].of(level)
        counts = self.counts
        rows += counts[0].of(len(seat.hand))
        rows += counts[1].of(len(seat.deck))
        rows += counts[2].of(len(seat.discard))
        rows += counts[3].of(len(seat.intrigue))
        add_things(rows, self.discard, seat.discard)
        add_things(rows, self.play, seat.play)
        spaces = game.rules.spaces
        for pos in seat.posts:
            rows.append(self.agents_on + spaces[pos].index)
        closed = have[CLOSED]
        pos = 0
        while closed:
            if closed & 1:
                rows.append(self.closed + spaces[pos].index)
            closed >>= 1
            pos += 1
        return rows

    def expect_cards(self, game: Imperium, seat: Seat, viewer: int, rows: list[int], weighed: Weighed) -> None:
        """Of another's cards in hand, in the deck and aside face down: those known, and else the expected counts."""
        shown = seat.piles[OPEN_HAND]
        add_things(rows, self.hand, shown)
        known = top_known(game, seat, viewer)
        cut = len(seat.deck) - known
        add_things(rows, self.deck, seat.deck[cut:])
        pool = seat.hand + seat.deck[:cut]
        for card in shown:
            pool.remove(card)
        for aside in ASIDE_PILES:
            pool += seat.piles[aside]
        if not pool:
            return
        held = (len(seat.hand) - len(shown)) / len(pool)
        left = cut / len(pool)
        pool.sort()
        size = len(pool)
        place = 0
        expected, weights = weighed.rows, weighed.weights
        while place < size:
            card = pool[place]
            copies = 1
            while place + copies < size and pool[place + copies] == card:
                copies += 1
            if held:
                expected.append(self.hand + card)
                weights.append(copies * held)
            if left:
                expected.append(self.deck + card)
                weights.append(copies * left)
            place += copies

    # -- between seats -------------------------------------------------------------------------------------------------

    def links(self, game: Game, viewer: int) -> list[list[int]]:
        """For each seat its rows beside the others."""
        table = cast(Imperium, game)
        seats = table.seats
        count = len(seats)
        order = table.clockwise(table.turn.seat if table.turn.seat >= 0 else table.first)
        distance = [0] * count
        for steps, one in enumerate(order):
            distance[one.index] = steps
        points = [one.have[VP] for one in seats]
        strengths = [table.strength(one) for one in seats]
        best = max(points)
        strongest = max(strengths)
        second = sorted(points)[-2] if count > 1 else best
        gauges = self.link_gauges
        flags = self.link_flags
        pending = table.pending
        team = seats[viewer].policy.team
        out: list[list[int]] = []
        for one in seats:
            index = one.index
            rows: list[int] = []
            rows += gauges[0].of(distance[index])
            rows += gauges[1].of(strengths[index])
            rows += gauges[2].of(best - points[index])
            if points[index] == best:
                rows += gauges[3].of(best - second)
            rows += gauges[4].of((index - viewer) % count)
            if index == table.first:
                rows.append(flags[0])
            if index == table.turn.seat:
                rows.append(flags[1])
            if index in pending:
                rows.append(flags[2])
            if team >= 0 and one.policy.team == team:
                rows.append(flags[3])
            if one.policy.automatic:
                rows.append(flags[4])
            if strongest and strengths[index] == strongest:
                rows.append(flags[5])
            if strengths[index]:
                rows.append(flags[6])
            if one.policy.commands:
                rows.append(flags[7])
            out.append(rows)
        for faction, holder in enumerate(table.alliances):
            if holder >= 0:
                out[holder].append(self.alliance + faction)
        for pos, holder in enumerate(table.control):
            if holder >= 0:
                out[holder].append(self.control + table.rules.spaces[pos].index)
        self.table_columns.read_seats(out[viewer], table, OPEN, viewer, count)
        return out

    # -- the table -----------------------------------------------------------------------------------------------------

    def table(self, game: Game) -> list[int]:
        """The rows of the table, as open to everybody."""
        table = cast(Imperium, game)
        places = self.table_places
        gauges = self.table_gauges
        spaces = table.rules.spaces
        rows: list[int] = [self.phases[table.phase]]
        if table.conflict >= 0:
            rows.append(places[0] + table.conflict)
        add_things(rows, places[1], table.conflicts_past)
        add_things(rows, places[2], table.row)
        add_things(rows, places[3], table.trashed)
        add_things(rows, places[4], table.intrigue_discard)
        turn = table.turn
        add_things(rows, places[6], turn.cards)
        if turn.space >= 0:
            rows.append(places[7] + spaces[turn.space].index)
        if turn.kind == REVEAL_TURN:
            rows.append(self.reveal_turn)
        rows += gauges[0].of(table.round)
        rows += gauges[1].of(len(table.imperium_deck))
        rows += gauges[2].of(len(table.intrigue_deck))
        rows += gauges[3].of(len(table.conflict_deck))
        rows += gauges[4].of(len(table.bag))
        rows += gauges[5].of(len(table.seats))
        rows += gauges[6].of(table.rules.victory)
        self.table_columns.read(rows, table, OPEN, space_numbers(table.rules))
        for pos, bonus in enumerate(table.bonus):
            if bonus:
                rows += [self.bonus + spaces[pos].index] * bonus
        for slot, left in enumerate(table.reserve):
            if left:
                rows.append(self.reserve + table.rules.reserve[slot].index)
        return rows

    def known_table(self, game: Game, viewer: int) -> list[int]:
        """The rows of the table, which Intrigue cards the viewer has not seen yet, and details of its own turn."""
        table = cast(Imperium, game)
        rows = self.table(game)
        unseen = [*table.intrigue_deck, *table.piles[INTRIGUE_ASIDE]]
        for seat in table.seats:
            if seat.index != viewer:
                unseen += seat.intrigue
        unseen.sort()
        add_things(rows, self.table_places[5], unseen)
        if table.turn.seat == viewer:
            self.turn_columns.read(rows, table.turn, OPEN, space_numbers(table.rules))
        return rows


ASIDE_PILES: Final = [pile.index for pile in SEAT.piles if pile.pool == OWN_CARDS]


def add_things(rows: list[int], first: int, things: Sequence[int]) -> None:
    """Add the row of each thing that lies in a place."""
    if things:
        rows += [first + thing for thing in things]


SPACE_NUMBERS: dict[Ruleset, list[int]] = {}


def space_numbers(rules: Ruleset) -> list[int]:
    """For each space of a board its number among all spaces there are."""
    if rules not in SPACE_NUMBERS:
        SPACE_NUMBERS[rules] = [space.index for space in rules.spaces]
    return SPACE_NUMBERS[rules]
