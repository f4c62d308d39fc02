"""Scenarios of this family: laying out a position, and comparing one with what is expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from landsraad.imperium.declare.cards import CARDS, CONFLICTS, HAGAL, INTRIGUES
from landsraad.imperium.declare.leaders import LEADERS
from landsraad.imperium.declare.register import NONE, SEAT, TABLE
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    CONFLICT,
    FACTIONS,
    GARRISON,
    REVEALED,
    SUPPLY,
)
from landsraad.imperium.rivals.deck import HAGAL_CARD, HAGAL_DECK, HAGAL_DISCARD, reshuffle
from landsraad.imperium.rules.combat import COMBAT_PHASE
from landsraad.imperium.rules.endgame import ENDGAME_PHASE
from landsraad.imperium.rules.reveal import REVEALS
from landsraad.imperium.rules.round import MAKERS_PHASE, PLAYER_TURNS_PHASE, RECALL_PHASE, ROUND_START_PHASE
from landsraad.imperium.rules.start import deal_boxes, take_leader
from landsraad.imperium.table.board import MENTAT, VOICE, VOICES, close_if_once, own_posts, take_control
from landsraad.imperium.table.intrigue import deck_known
from landsraad.imperium.table.state import NOBODY, OWN, PHASES, SETUP, Imperium, Seat, Turn, replaced
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.register.declare import Pile, Scope
from landsraad.kernel.register.given import check_keys, mapping
from landsraad.kernel.register.position import (
    Index,
    called,
    differ,
    kind_named,
    seat_number,
    set_named,
    value_named,
    whole,
    without,
)

ZONES = ("hand", "deck", "discard", "in_play", "intrigue")
"""The lists of cards that every seat has; other piles are registered."""
COUNTED_ZONES = tuple(f"{zone}_count" for zone in ZONES)
TABLE_KEYS = (
    "round", "first", "phase", "conflict", "conflict_deck", "row", "imperium_deck", "intrigue_deck",
    "intrigue_discard", "reserve", "trashed", "bonus", "control", "alliances",
)
COUNT_KEYS = ("conflict_deck_count", "imperium_deck_count", "intrigue_deck_count", "row_count")
COPIES = "copies"
"""How many copies of a card the decks of the game are made of, or a seat has."""
DECK_KNOWN = "intrigue_deck_known"
"""The cards that a seat knows in the Intrigue deck, from the top."""
PHASE_AGENDA = {
    "round start": (ROUND_START_PHASE, PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "player turns": (PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "combat": (COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "makers": (MAKERS_PHASE, RECALL_PHASE),
    "recall": (RECALL_PHASE,),
    "endgame": (ENDGAME_PHASE,),
}


# -- laying out a position -------------------------------------------------------------------------------------------


def arrange(game: Imperium, given: Mapping[str, object]) -> None:
    """Change a fresh game to what a scenario gives, and go on from there."""
    check_keys(given, (*TABLE_KEYS, *TABLE.names(), "seats"), "given")
    if given.get("phase") == "setup":
        return  # the game as it begins, with the choices that come before the first round
    while game.phase == SETUP:
        game.step(game.legal[0])
    game.agenda.clear()
    game.bag.clear()
    game.asker = None
    game.actor = None
    game.turn = Turn.fresh(NOBODY)
    take_back_rivals(game)
    for name, value in given.items():
        if name != "seats":
            set_table(game, name, value, given)
    for number, wanted in mapping(given.get("seats", {}), "seats").items():
        index = seat_number(game, number)
        if index == NOBODY:
            raise ScenarioError("a seat is given by its number")
        set_seat(game, game.seats[index], mapping(wanted, f"seat {number}"), given)
    supply_units(game, mapping(given.get("seats", {}), "seats"))
    game.occupied = 0
    for seat in game.seats:
        game.occupied |= own_posts(seat)
    game.have[VOICES] = sum(seat.have[VOICE] != NONE for seat in game.seats)
    game.have[REVEALS] = max(seat.have[REVEALED] for seat in game.seats)
    hagal = game.piles[HAGAL_DECK] + game.piles[HAGAL_DISCARD]
    if hagal and all(HAGAL[card].reshuffle for card in hagal):
        raise ScenarioError("the House Hagal deck needs a card that is not Reshuffle")
    phase = given.get("phase", "player turns")
    for act in reversed(PHASE_AGENDA[str(phase)]):
        game.push(act, OWN[0])
    game.ply = 0
    game.history = None
    game.run()


def take_back_rivals(game: Imperium) -> None:
    """Rivals may have moved before the first choice of a person: set them up again."""
    for seat in game.seats:
        if seat.policy.automatic:
            game.intrigue_deck += seat.intrigue
            fresh = game.seats[seat.index] = Seat.fresh(seat.index, seat.policy, game.rules)
            fresh.decider = seat.decider
            take_leader(game, fresh, seat.leader)
            game.rules.rivals.take_back(game, seat, fresh)
            deal_boxes(game, fresh)
    if game.rules.rivals.number:
        reshuffle(game)
    game.have[HAGAL_CARD] = NONE
    game.bonus = (0,) * len(game.bonus)
    game.alliances = (NOBODY,) * len(game.alliances)


def set_table(game: Imperium, name: str, value: object, table: Mapping[str, object]) -> None:
    """Set one thing on the table."""
    pile = TABLE.pile_called(name)
    if pile is not None:
        take_from_piles(game, pile, Index(game, pile.of).find_all(value), table)
    if set_named(game, TABLE, game, name, value):
        number = TABLE.number_called(name)
        if number is not None and number.index == MENTAT and game.have[MENTAT] != NOBODY:
            game.seats[game.have[MENTAT]].have[AGENTS] += 1
    elif name == "round":
        game.round = whole(value, name)
    elif name == "first":
        game.first = max(0, seat_number(game, value))
    elif name == "phase":
        if value not in PHASE_AGENDA:
            raise ScenarioError(f"there is no phase {value!r}: choose from {', '.join(PHASE_AGENDA)}")
    elif name == "conflict":
        game.conflict = Index(game, "conflict").find(value)
        if game.conflict in game.conflict_deck:
            game.conflict_deck = without(game.conflict_deck, [game.conflict])
    elif name == "conflict_deck":
        game.conflict_deck = tuple(Index(game, "conflict").find_all(value)[::-1])
    elif name == "row":
        game.row = Index(game, "card").find_all(value)
    elif name == "imperium_deck":
        game.imperium_deck = tuple(Index(game, "card").find_all(value)[::-1])
    elif name == "intrigue_deck":
        game.intrigue_deck = tuple(Index(game, "intrigue").find_all(value)[::-1])
    elif name == "intrigue_discard":
        game.intrigue_discard = tuple(Index(game, "intrigue").find_all(value))
    elif name == "reserve":
        for card, left in mapping(value, name).items():
            slot = game.rules.reserve_slot.get(Index(game, "card").find(card), -1)
            if slot < 0:
                raise ScenarioError(f"{card} is not a Reserve card")
            game.reserve = replaced(game.reserve, slot, whole(left, f"reserve {card}"))
    elif name == "trashed":
        game.trashed = tuple(Index(game, "card").find_all(value))
    elif name == "bonus":
        for space, spice in mapping(value, name).items():
            game.bonus = replaced(game.bonus, Index(game, "space").find(space), whole(spice, f"bonus {space}"))
    elif name == "control":
        for space, seat in mapping(value, name).items():
            take_control(game, Index(game, "space").find(space), seat_number(game, seat))
    elif name == "alliances":
        for faction, seat in mapping(value, name).items():
            i = Index(game, "faction").find(faction)
            game.alliances = (*game.alliances[:i], seat_number(game, seat), *game.alliances[i + 1 :])


def set_seat(game: Imperium, seat: Seat, given: Mapping[str, object], table: Mapping[str, object]) -> None:
    """Set what is named of a seat."""
    check_keys(given, (*ZONES, *SEAT.names(), "leader", "influence", "agents_on"), "a seat")
    for name, value in given.items():
        pile = SEAT.pile_called(name)
        if pile is not None:
            found = Index(game, pile.of).find_all(value)
            take_from_decks(game, pile.of, found)
            take_from_piles(game, pile, found, table)
        if not set_named(game, SEAT, seat, name, value) and name in ZONES:
            set_zone(game, seat, name, value)
    if "supply" not in given and not seat.policy.commands:
        elsewhere = sum(seat.have[place] for place in (GARRISON, CONFLICT, *game.rules.places_of_troops))
        seat.have[SUPPLY] = TROOP.total - elsewhere
        if seat.have[SUPPLY] < 0:
            raise ScenarioError(f"seat {seat.index} has more than {TROOP.total} troops")
    if "leader" in given:
        take_leader(game, seat, LEADERS[Index(game, "leader").find(given["leader"])])
    for faction, level in mapping(given.get("influence", {}), "influence").items():
        steps = min(6, whole(level, f"influence {faction}"))
        seat.influence = replaced(seat.influence, Index(game, "faction").find(faction), steps)
    if "agents_on" in given:
        seat.posts = tuple(Index(game, "space").find_all(given["agents_on"]))
        if "agents" not in given:
            seat.have[AGENTS] = max(0, seat.have[AGENTS] - len(seat.posts))
    if given.get("council"):
        close_if_once(game, seat, game.rules.high_council)
    if given.get("swordmaster"):
        close_if_once(game, seat, game.rules.swordmaster)
        if "agents" not in given:
            seat.have[AGENTS] += 1


def supply_units(game: Imperium, given: Mapping[str, object]) -> None:
    """Put units that are nowhere else in supply, unless the supply is given too."""
    for unit in game.rules.units:
        if unit is TROOP or unit.supply < 0:
            continue
        for seat in [one for one in game.seats if not one.policy.commands]:
            if SEAT.numbers[unit.supply].name not in mapping(given.get(str(seat.index), {}), "a seat"):
                on_board = [
                    number for number in TABLE.numbers
                    if number.word == unit.name and game.have[number.index] == seat.index
                ]
                elsewhere = seat.have[unit.garrison] + seat.have[unit.conflict] + len(on_board)
                if elsewhere > unit.total:
                    raise ScenarioError(f"seat {seat.index} has more than {unit.total} {unit.name}s")
                seat.have[unit.supply] = unit.total - elsewhere


def set_zone(game: Imperium, seat: Seat, name: str, value: object) -> None:
    """Set the cards of a seat's zone; what it gets is taken out of the decks where it is there."""
    kind = "intrigue" if name == "intrigue" else "card"
    cards = Index(game, kind).find_all(value)
    take_from_decks(game, kind, cards)
    if name == "hand":
        seat.hand = cards
    elif name == "deck":
        seat.deck = cards[::-1]
    elif name == "discard":
        seat.discard = cards
    elif name == "in_play":
        seat.play = cards
    else:
        seat.intrigue = tuple(cards)


def zone_of(seat: Seat, name: str) -> Sequence[int]:
    """A seat's cards by the name of the zone."""
    if name == "hand":
        return seat.hand
    if name == "deck":
        return seat.deck
    if name == "discard":
        return seat.discard
    return seat.play if name == "in_play" else seat.intrigue


def take_from_decks(game: Imperium, kind: str, things: Sequence[int]) -> None:
    """Remove cards of a kind from their deck at the table, if there is one of it."""
    if kind == "card":
        game.imperium_deck = without(game.imperium_deck, things)
    elif kind == "intrigue":
        game.intrigue_deck = without(game.intrigue_deck, things)


def take_from_piles(game: Imperium, goal: Pile, things: list[int], table: Mapping[str, object]) -> None:
    """Remove what goes to one pile from those of the table that hold things of its kind and are not given."""
    if not goal.holds:
        return
    for pile in TABLE.piles:
        if pile.of == goal.of and pile.holds and pile is not goal and pile.name not in table:
            game.lay(pile.index, without(game.piles[pile.index], things))


# -- comparing -------------------------------------------------------------------------------------------------------


def observe(game: Imperium, then: Mapping[str, object]) -> list[str]:
    """What in the position differs from what a scenario expects, a sentence each."""
    check_keys(then, (*TABLE_KEYS, *COUNT_KEYS, *TABLE.names(), COPIES, "seats"), "then")
    failed = []
    for name, expected in then.items():
        if name == "seats":
            for number, wanted in mapping(expected, name).items():
                seat = game.seats[seat_number(game, number)]
                failed += observe_seat(game, seat, mapping(wanted, f"seat {number}"))
        elif isinstance(expected, Mapping):
            actual = table_entries(game, name)
            for key, value in mapping(expected, name).items():
                key = key.removeprefix("space-")
                if key not in actual:
                    raise ScenarioError(f"{name} has no {key!r}: it has {', '.join(actual)}")
                value = None if value in ("home", "nobody") else value
                if actual[key] != value:
                    failed.append(f"{name} {key} is {actual[key]}, expected {value}")
        else:
            failed += differ(name, kind_of(TABLE, name), table_value(game, name), expected)
    return failed


def nobody(seat: int) -> int | None:
    """A seat for comparison: nobody is nothing."""
    return None if seat == NOBODY else seat


def table_entries(game: Imperium, name: str) -> dict[str, int | None]:
    """Something on the table that has a value for each of several keys."""
    rules = game.rules
    if name == "bonus":
        return {rules.spaces[pos].short: game.bonus[pos] for pos in rules.makers}
    if name == "control":
        return {space.short: nobody(game.control[pos]) for pos, space in enumerate(rules.spaces)}
    if name == "alliances":
        return {faction: nobody(game.alliances[i]) for i, faction in enumerate(FACTIONS)}
    if name == "reserve":
        return {card.id: game.reserve[slot] for slot, card in enumerate(rules.reserve)}
    if name == COPIES:
        return copies_in_decks(game)
    raise ScenarioError(f"{name} is not a mapping")


def copies_in_decks(game: Imperium) -> dict[str, int | None]:
    """How many of each card the decks of the game are made of."""
    rules = game.rules
    return {
        **counted(CARDS, [*rules.imperium, *(card for deck in rules.decks.values() for card in deck)]),
        **counted(INTRIGUES, rules.intrigue), **counted(CONFLICTS, rules.conflicts), **counted(HAGAL, rules.hagal),
    }


def counted(declared: Sequence[Declared], cards: Sequence[int]) -> dict[str, int]:
    """How many there are of each thing of a kind, those without any included."""
    there = Counter(cards)
    return {thing.id: there[index] for index, thing in enumerate(declared)}


def table_value(game: Imperium, name: str) -> object:
    """Something on the table as plain data."""
    if name in TABLE.names():
        return value_named(game, TABLE, game, name)
    if name == "phase":
        return PHASES[game.phase]
    if name == "conflict":
        return called(game, "conflict", game.conflict)
    if name == "conflict_deck":
        return [called(game, "conflict", card) for card in reversed(game.conflict_deck)]
    if name == "row":
        return sorted(CARDS[card].id for card in game.row)
    if name == "imperium_deck":
        return [CARDS[card].id for card in reversed(game.imperium_deck)]
    if name == "intrigue_deck":
        return [INTRIGUES[card].id for card in reversed(game.intrigue_deck)]
    if name == "intrigue_discard":
        return sorted(INTRIGUES[card].id for card in game.intrigue_discard)
    if name == "trashed":
        return sorted(CARDS[card].id for card in game.trashed)
    if name in COUNT_KEYS:
        piles = (game.conflict_deck, game.imperium_deck, game.intrigue_deck, game.row)
        return len(piles[COUNT_KEYS.index(name)])
    return game.round if name == "round" else game.first


def observe_seat(game: Imperium, seat: Seat, then: Mapping[str, object]) -> list[str]:
    """What differs at one seat."""
    others = ("leader", "influence", "agents_on", "strength", COPIES, DECK_KNOWN)
    known = (*ZONES, *COUNTED_ZONES, *SEAT.names(), *others)
    check_keys(then, known, "a seat")
    failed: list[str] = []
    for name, expected in then.items():
        where = f"seat {seat.index} {name}"
        if name == "influence":
            for faction, level in mapping(expected, name).items():
                actual = seat.influence[Index(game, "faction").find(faction)]
                failed += differ(f"seat {seat.index} influence {faction}", "", actual, level)
        elif name == COPIES:
            owned = [*seat.hand, *seat.deck, *seat.discard, *seat.play]
            for card, n in mapping(expected, name).items():
                failed += differ(f"{where} of {card}", "", owned.count(Index(game, "card").find(card)), n)
        else:
            failed += differ(where, kind_of(SEAT, name), seat_value(game, seat, name), expected)
    return failed


def seat_value(game: Imperium, seat: Seat, name: str) -> object:
    """One thing of a seat as plain data."""
    if name in SEAT.names():
        return value_named(game, SEAT, seat, name)
    if name in COUNTED_ZONES:
        return len(zone_of(seat, name.removesuffix("_count")))
    if name in ZONES:
        kind = "intrigue" if name == "intrigue" else "card"
        ids = [called(game, kind, card) for card in zone_of(seat, name)]
        return ids[::-1] if name == "deck" else sorted(ids)
    if name == "leader":
        return seat.leader.short
    if name == DECK_KNOWN:
        return [INTRIGUES[game.intrigue_deck[place]].id for place in sorted(deck_known(game, seat.index))[::-1]]
    if name == "agents_on":
        return sorted(called(game, "space", pos) for pos in seat.posts)
    return game.strength(seat)


KIND_OF = {"leader": "leader", "agents_on": "space", "conflict": "conflict", "conflict_deck": "conflict"}


def kind_of(scope: Scope, name: str) -> str:
    """The kind of things that something named in a scenario is about."""
    return KIND_OF.get(name) or kind_named(scope, name)
