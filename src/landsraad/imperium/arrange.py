"""Scenarios of this family: laying out a position, and comparing one with what is expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from landsraad.imperium.board import VOICE, VOICES, close_if_once, own_posts, take_control
from landsraad.imperium.boxes.base.mentat import MENTAT
from landsraad.imperium.combat import COMBAT_PHASE
from landsraad.imperium.deck import without
from landsraad.imperium.declare import CARDS, CONFLICTS, HAGAL, INTRIGUES, KINDS, LEADERS, TROOP, Declared
from landsraad.imperium.endgame import ENDGAME_PHASE
from landsraad.imperium.register import NONE, SEAT, TABLE, Number, Pile, Scope
from landsraad.imperium.reveal import REVEALS
from landsraad.imperium.rivals import HAGAL_CARD, HAGAL_DECK, HAGAL_DISCARD, reshuffle
from landsraad.imperium.round import MAKERS_PHASE, PLAYER_TURNS_PHASE, RECALL_PHASE, ROUND_START_PHASE
from landsraad.imperium.start import deal_boxes, take_leader
from landsraad.imperium.state import NOBODY, OWN, PHASES, SETUP, Imperium, Seat, Turn, replaced
from landsraad.imperium.words import (
    AGENTS,
    CONFLICT,
    COUNCIL,
    FACTIONS,
    GARRISON,
    REVEALED,
    SUPPLY,
    SWORDMASTER,
)
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.scenario import check_keys, mapping, sequence

ZONES = ("hand", "deck", "discard", "in_play", "intrigue")
"""The lists of cards that every seat has; other piles are registered."""
COUNTED_ZONES = tuple(f"{zone}_count" for zone in ZONES)
FLAGS = (COUNCIL, SWORDMASTER, REVEALED)
TABLE_KEYS = (
    "round", "first", "phase", "conflict", "conflict_deck", "row", "imperium_deck", "intrigue_deck",
    "intrigue_discard", "reserve", "trashed", "bonus", "control", "alliances",
)
COUNT_KEYS = ("conflict_deck_count", "imperium_deck_count", "intrigue_deck_count", "row_count")
COPIES = "copies"
"""How many copies of a card the decks of the game are made of, or a seat has."""
PHASE_AGENDA = {
    "round start": (ROUND_START_PHASE, PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "player turns": (PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "combat": (COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "makers": (MAKERS_PHASE, RECALL_PHASE),
    "recall": (RECALL_PHASE,),
    "endgame": (ENDGAME_PHASE,),
}


# -- finding things by name ------------------------------------------------------------------------------------------


def without_kind(kind: str, id: str) -> str:
    """An id without the kind with which it may begin, such as `space-`."""
    return id.removeprefix(f"{kind}-")


class Index:
    """Ids of declared things, found with or without their kind, and by their short names."""

    def __init__(self, kind: str, ids: Sequence[str], shorts: Sequence[str] = ()) -> None:
        self.kind = kind
        self.numbers: dict[str, int] = {}
        for number, id in enumerate(ids):
            self.numbers[id] = number
            self.numbers.setdefault(without_kind(kind, id), number)
        for number, short in enumerate(shorts):
            self.numbers.setdefault(short, number)

    def find(self, name: object) -> int:
        """The number of the thing of that name."""
        if not isinstance(name, str) or name not in self.numbers:
            raise ScenarioError(f"there is no {self.kind} {name!r}")
        return self.numbers[name]

    def find_all(self, names: object) -> list[int]:
        """The numbers of a list of names."""
        return [self.find(name) for name in sequence(names, f"a list of {self.kind}s")]


def index_of(game: Imperium, kind: str) -> Index:
    """All things of a kind: those declared, the spaces of the game's board, or the factions."""
    if kind == "space":
        spaces = game.rules.spaces
        return Index(kind, [space.id for space in spaces], [space.short for space in spaces])
    if kind == "faction":
        return Index(kind, FACTIONS)
    return Index(kind, [thing.id for thing in KINDS[kind]])


def short_id(game: Imperium, kind: str, index: int) -> str:
    """The id of a thing without its prefix."""
    if kind == "space":
        return game.rules.spaces[index].short
    return FACTIONS[index] if kind == "faction" else without_kind(kind, KINDS[kind][index].id)


def number_called(scope: Scope, name: str) -> Number | None:
    """The registered number of that name."""
    return next((number for number in scope.numbers if number.name == name), None)


def pile_called(scope: Scope, name: str) -> Pile | None:
    """The registered pile of that name."""
    return next((pile for pile in scope.piles if pile.name == name), None)


def registered(scope: Scope) -> list[str]:
    """The names of what is registered."""
    return [number.name for number in scope.numbers] + [pile.name for pile in scope.piles]


def whole(value: object, name: str) -> int:
    """The value as a whole number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ScenarioError(f"{name} must be a whole number, not {value!r}")
    return value


def seat_number(game: Imperium, value: object) -> int:
    """The value as a seat of the game; nothing or `home` is nobody."""
    if value in (None, "home", "nobody"):
        return NOBODY
    number = whole(int(value) if isinstance(value, str) and value.isdigit() else value, "a seat")
    if number >= len(game.seats):
        raise ScenarioError(f"there is no seat {number}: there are {len(game.seats)}")
    return number


def number_value(game: Imperium, number: Number, value: object) -> int:
    """A value given for a registered number."""
    if number.of == "seat":
        return seat_number(game, value)
    if number.of:
        return NONE if value in (None, "nobody") else index_of(game, number.of).find(value)
    return int(value) if isinstance(value, bool) else whole(value, number.name)


# -- laying out a position -------------------------------------------------------------------------------------------


def arrange(game: Imperium, given: Mapping[str, object]) -> None:
    """Change a fresh game to what a scenario gives, and go on from there."""
    check_keys(given, (*TABLE_KEYS, *registered(TABLE), "seats"), "given")
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
    """Rivals may have moved before the first choice of a person: set them up anew."""
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
    number = number_called(TABLE, name)
    pile = pile_called(TABLE, name)
    if number is not None:
        game.have[number.index] = number_value(game, number, value)
        if number.index == MENTAT and game.have[MENTAT] != NOBODY:
            game.seats[game.have[MENTAT]].have[AGENTS] += 1
    elif pile is not None:
        found = index_of(game, pile.of).find_all(value)
        take_from_piles(game, pile, found, table)
        game.lay(pile.index, tuple(found[::-1] if pile.ordered else found))
    elif name == "round":
        game.round = whole(value, name)
    elif name == "first":
        game.first = max(0, seat_number(game, value))
    elif name == "phase":
        if value not in PHASE_AGENDA:
            raise ScenarioError(f"there is no phase {value!r}: choose from {', '.join(PHASE_AGENDA)}")
    elif name == "conflict":
        game.conflict = index_of(game, "conflict").find(value)
        if game.conflict in game.conflict_deck:
            game.conflict_deck = without(game.conflict_deck, game.conflict)
    elif name == "conflict_deck":
        game.conflict_deck = tuple(index_of(game, "conflict").find_all(value)[::-1])
    elif name == "row":
        game.row = index_of(game, "card").find_all(value)
    elif name == "imperium_deck":
        game.imperium_deck = tuple(index_of(game, "card").find_all(value)[::-1])
    elif name == "intrigue_deck":
        game.intrigue_deck = tuple(index_of(game, "intrigue").find_all(value)[::-1])
    elif name == "intrigue_discard":
        game.intrigue_discard = tuple(index_of(game, "intrigue").find_all(value))
    elif name == "reserve":
        for card, left in mapping(value, name).items():
            slot = game.rules.reserve_slot.get(index_of(game, "card").find(card), -1)
            if slot < 0:
                raise ScenarioError(f"{card} is not a Reserve card")
            game.reserve = replaced(game.reserve, slot, whole(left, f"reserve {card}"))
    elif name == "trashed":
        game.trashed = tuple(index_of(game, "card").find_all(value))
    elif name == "bonus":
        for space, spice in mapping(value, name).items():
            game.bonus = replaced(game.bonus, index_of(game, "space").find(space), whole(spice, f"bonus {space}"))
    elif name == "control":
        for space, seat in mapping(value, name).items():
            take_control(game, index_of(game, "space").find(space), seat_number(game, seat))
    elif name == "alliances":
        for faction, seat in mapping(value, name).items():
            i = index_of(game, "faction").find(faction)
            game.alliances = (*game.alliances[:i], seat_number(game, seat), *game.alliances[i + 1 :])


def set_seat(game: Imperium, seat: Seat, given: Mapping[str, object], table: Mapping[str, object]) -> None:
    """Set what is named of a seat."""
    check_keys(given, (*ZONES, *registered(SEAT), "leader", "influence", "agents_on"), "a seat")
    for name, value in given.items():
        number = number_called(SEAT, name)
        pile = pile_called(SEAT, name)
        if number is not None:
            seat.have[number.index] = number_value(game, number, value)
        elif pile is not None:
            found = index_of(game, pile.of).find_all(value)
            take_from_decks(game, pile.of, found)
            take_from_piles(game, pile, found, table)
            seat.lay(pile.index, tuple(found if pile.ordered else sorted(found)))
        elif name in ZONES:
            set_zone(game, seat, name, value)
    if "supply" not in given and not seat.policy.commands:
        elsewhere = sum(seat.have[place] for place in (GARRISON, CONFLICT, *game.rules.places_of_troops))
        seat.have[SUPPLY] = TROOP.total - elsewhere
        if seat.have[SUPPLY] < 0:
            raise ScenarioError(f"seat {seat.index} has more than {TROOP.total} troops")
    if "leader" in given:
        take_leader(game, seat, LEADERS[index_of(game, "leader").find(given["leader"])])
    for faction, level in mapping(given.get("influence", {}), "influence").items():
        steps = min(6, whole(level, f"influence {faction}"))
        seat.influence = replaced(seat.influence, index_of(game, "faction").find(faction), steps)
    if "agents_on" in given:
        seat.posts = tuple(index_of(game, "space").find_all(given["agents_on"]))
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
    cards = index_of(game, kind).find_all(value)
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


def rest_of(deck: Sequence[int], cards: Sequence[int]) -> tuple[int, ...]:
    """A deck without some cards, as far as they are there."""
    left = [*deck]
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def take_from_decks(game: Imperium, kind: str, things: Sequence[int]) -> None:
    """Remove cards of a kind from their deck at the table, if there is one of it."""
    if kind == "card":
        game.imperium_deck = rest_of(game.imperium_deck, things)
    elif kind == "intrigue":
        game.intrigue_deck = rest_of(game.intrigue_deck, things)


def take_from_piles(game: Imperium, goal: Pile, things: list[int], table: Mapping[str, object]) -> None:
    """Remove what goes to one pile from those of the table that hold things of its kind and are not given."""
    if not goal.holds:
        return
    for pile in TABLE.piles:
        if pile.of == goal.of and pile.holds and pile is not goal and pile.name not in table:
            game.lay(pile.index, rest_of(game.piles[pile.index], things))


# -- comparing -------------------------------------------------------------------------------------------------------


def observe(game: Imperium, then: Mapping[str, object]) -> list[str]:
    """What in the position differs from what a scenario expects, a sentence each."""
    check_keys(then, (*TABLE_KEYS, *COUNT_KEYS, *registered(TABLE), COPIES, "seats"), "then")
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


def shown_number(game: Imperium, number: Number, value: int) -> object:
    """A registered number as plain data."""
    if value == NONE and number.start == NONE:
        return None
    return value if number.of in ("", "seat") else short_id(game, number.of, value)


def shown_pile(game: Imperium, pile: Pile, cards: Sequence[int]) -> list[str]:
    """A registered pile as plain data: an ordered one from the top, others sorted."""
    ids = [short_id(game, pile.of, card) for card in cards]
    return ids[::-1] if pile.ordered else sorted(ids)


def table_value(game: Imperium, name: str) -> object:
    """Something on the table as plain data."""
    number = number_called(TABLE, name)
    if number is not None:
        return shown_number(game, number, game.have[number.index])
    pile = pile_called(TABLE, name)
    if pile is not None:
        return shown_pile(game, pile, game.piles[pile.index])
    if name == "phase":
        return PHASES[game.phase]
    if name == "conflict":
        return short_id(game, "conflict", game.conflict)
    if name == "conflict_deck":
        return [short_id(game, "conflict", card) for card in reversed(game.conflict_deck)]
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
    known = (*ZONES, *COUNTED_ZONES, *registered(SEAT), "leader", "influence", "agents_on", "strength", COPIES)
    check_keys(then, known, "a seat")
    failed: list[str] = []
    for name, expected in then.items():
        where = f"seat {seat.index} {name}"
        if name == "influence":
            for faction, level in mapping(expected, name).items():
                actual = seat.influence[index_of(game, "faction").find(faction)]
                failed += differ(f"seat {seat.index} influence {faction}", "", actual, level)
        elif name == COPIES:
            owned = [*seat.hand, *seat.deck, *seat.discard, *seat.play]
            for card, n in mapping(expected, name).items():
                failed += differ(f"{where} of {card}", "", owned.count(index_of(game, "card").find(card)), n)
        else:
            failed += differ(where, kind_of(SEAT, name), seat_value(game, seat, name), expected)
    return failed


def seat_value(game: Imperium, seat: Seat, name: str) -> object:
    """One thing of a seat as plain data."""
    number = number_called(SEAT, name)
    if number is not None:
        value = seat.have[number.index]
        return bool(value) if number.index in FLAGS else shown_number(game, number, value)
    pile = pile_called(SEAT, name)
    if pile is not None:
        return shown_pile(game, pile, seat.piles[pile.index])
    if name in COUNTED_ZONES:
        return len(zone_of(seat, name.removesuffix("_count")))
    if name in ZONES:
        kind = "intrigue" if name == "intrigue" else "card"
        ids = [short_id(game, kind, card) for card in zone_of(seat, name)]
        return ids[::-1] if name == "deck" else sorted(ids)
    if name == "leader":
        return seat.leader.short
    if name == "agents_on":
        return sorted(short_id(game, "space", pos) for pos in seat.posts)
    return game.strength(seat)


def differ(what: str, kind: str, actual: object, expected: object) -> list[str]:
    """A sentence if two values differ. Prefixes of ids may be left out; piles are compared without order, but for
    decks."""
    if isinstance(expected, str):
        expected = without_kind(kind, expected)
    if isinstance(expected, list):
        expected = [without_kind(kind, str(item)) for item in expected]
        if "deck" not in what:
            expected = sorted(expected)
    if expected in ("home", "nobody"):
        expected = None
    return [] if actual == expected else [f"{what} is {actual}, expected {expected}"]


KIND_OF = {"leader": "leader", "agents_on": "space", "conflict": "conflict", "conflict_deck": "conflict"}


def kind_of(scope: Scope, name: str) -> str:
    """The kind of things that something named in a scenario is about."""
    one = number_called(scope, name) or pile_called(scope, name)
    return KIND_OF.get(name, "") if one is None else one.of
