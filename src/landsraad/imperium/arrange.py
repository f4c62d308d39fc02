"""Scenarios of this family: laying out a position, and comparing one with what is expected."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.board import own_posts, take_control
from landsraad.imperium.combat import COMBAT_PHASE
from landsraad.imperium.deck import without
from landsraad.imperium.declare import CARDS, CONFLICTS, HAGAL, INTRIGUES, LEADERS
from landsraad.imperium.endgame import ENDGAME_PHASE
from landsraad.imperium.rivals import reshuffle
from landsraad.imperium.round import MAKERS_PHASE, PLAYER_TURNS_PHASE, RECALL_PHASE, ROUND_START_PHASE
from landsraad.imperium.start import prepare_rival, take_leader
from landsraad.imperium.state import NOBODY, OWN, PHASES, SETUP, Imperium, Seat, Turn
from landsraad.imperium.words import (
    AGENTS,
    CONFLICT,
    FACTIONS,
    GARRISON,
    PERSUASION,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDS,
    VP,
    WATER,
)
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.scenario import check_keys, mapping, sequence

AMOUNTS = {
    "solari": SOLARI, "spice": SPICE, "water": WATER, "vp": VP, "persuasion": PERSUASION, "swords": SWORDS,
    "supply": SUPPLY, "garrison": GARRISON, "conflict": CONFLICT, "agents": AGENTS,
}
PILES = ("hand", "deck", "discard", "in_play", "intrigue", "waiting")
SEAT_KEYS = (
    *AMOUNTS, *PILES, "leader", "influence", "agents_on", "council", "swordmaster", "revealed", "secret", "aside",
    "voice",
)
SEEN_KEYS = (
    *SEAT_KEYS, "strength", "hand_count", "deck_count", "discard_count", "intrigue_count", "in_play_count",
)
TABLE_KEYS = (
    "round", "first", "phase", "conflict", "conflict_deck", "row", "imperium_deck", "intrigue_deck",
    "intrigue_discard", "hagal_deck", "hagal_discard", "reserve", "trashed", "bonus", "control", "alliances", "mentat",
    "mentat_next",
)
COUNT_KEYS = ("conflict_deck_count", "imperium_deck_count", "intrigue_deck_count", "row_count")
PREFIXES = {
    "agents_on": "space-", "voice": "space-", "conflict": "conflict-", "conflict_deck": "conflict-",
    "hagal_deck": "hagal-", "hagal_discard": "hagal-",
    "leader": "leader-",
}
"""Prefixes of ids that may be left out, by what is compared."""
PHASE_AGENDA = {
    "round start": (ROUND_START_PHASE, PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "player turns": (PLAYER_TURNS_PHASE, COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "combat": (COMBAT_PHASE, MAKERS_PHASE, RECALL_PHASE),
    "makers": (MAKERS_PHASE, RECALL_PHASE),
    "recall": (RECALL_PHASE,),
    "endgame": (ENDGAME_PHASE,),
}
TROOPS = 12


class Index:
    """Ids of declared things, found with or without their prefix."""

    def __init__(self, kind: str, prefix: str, ids: list[str]) -> None:
        self.kind = kind
        self.numbers: dict[str, int] = {}
        for number, id in enumerate(ids):
            self.numbers[id] = number
            self.numbers.setdefault(id.removeprefix(prefix), number)

    def find(self, name: object) -> int:
        """The number of the thing of that name."""
        if not isinstance(name, str) or name not in self.numbers:
            raise ScenarioError(f"there is no {self.kind} {name!r}")
        return self.numbers[name]

    def find_all(self, names: object) -> list[int]:
        """The numbers of a list of names."""
        return [self.find(name) for name in sequence(names, f"a list of {self.kind}s")]


def cards() -> Index:
    """All cards of decks."""
    return Index("card", "", [card.id for card in CARDS])


def intrigues() -> Index:
    """All Intrigue cards."""
    return Index("Intrigue card", "", [card.id for card in INTRIGUES])


def conflicts() -> Index:
    """All Conflict cards."""
    return Index("Conflict", "conflict-", [card.id for card in CONFLICTS])


def hagal_cards() -> Index:
    """All House Hagal cards."""
    return Index("House Hagal card", "hagal-", [card.id for card in HAGAL])


def spaces(game: Imperium) -> Index:
    """The spaces of the game's board."""
    return Index("space", "space-", [space.id for space in game.rules.spaces])


def factions() -> Index:
    """The factions."""
    return Index("faction", "", list(FACTIONS))


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


def arrange(game: Imperium, given: Mapping[str, object]) -> None:
    """Change a fresh game to what a scenario gives, and go on from there."""
    check_keys(given, (*TABLE_KEYS, "seats"), "given")
    if given.get("phase") == "setup":
        return  # the game as it begins, with the choices that come before the first round
    while game.phase == SETUP:
        game.step(game.legal[0])
    game.agenda.clear()
    game.bag.clear()
    game.asker = None
    game.actor = None
    game.options_now = None
    game.turn = Turn.fresh(NOBODY)
    take_back_rivals(game)
    for name in TABLE_KEYS:
        if name in given:
            set_table(game, name, given[name])
    for number, wanted in mapping(given.get("seats", {}), "seats").items():
        index = seat_number(game, number)
        if index == NOBODY:
            raise ScenarioError("a seat is given by its number")
        set_seat(game, game.seats[index], mapping(wanted, f"seat {number}"))
    game.occupied = 0
    for seat in game.seats:
        game.occupied |= own_posts(seat)
    game.reveals = max(seat.revealed for seat in game.seats)
    hagal = game.hagal_deck + game.hagal_discard
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
        if seat.rival:
            game.intrigue_deck += seat.intrigue
            leader = seat.leader
            fresh = game.seats[seat.index] = Seat.fresh(seat.index, leader)
            fresh.rival = True
            fresh.decider = seat.decider
            take_leader(fresh, leader)
            prepare_rival(game, fresh)
    reshuffle(game)
    game.hagal_card = NOBODY
    game.bonus = [0] * len(game.bonus)
    game.alliances = (NOBODY,) * len(game.alliances)


def set_table(game: Imperium, name: str, value: object) -> None:
    """Set one thing on the table."""
    if name == "round":
        game.round = whole(value, name)
    elif name == "first":
        game.first = max(0, seat_number(game, value))
    elif name == "phase":
        if value not in PHASE_AGENDA:
            raise ScenarioError(f"there is no phase {value!r}: choose from {', '.join(PHASE_AGENDA)}")
    elif name == "conflict":
        game.conflict = conflicts().find(value)
        if game.conflict in game.conflict_deck:
            game.conflict_deck = without(game.conflict_deck, game.conflict)
    elif name == "conflict_deck":
        game.conflict_deck = tuple(conflicts().find_all(value)[::-1])
    elif name == "row":
        game.row = cards().find_all(value)
    elif name == "imperium_deck":
        game.imperium_deck = cards().find_all(value)[::-1]
    elif name == "intrigue_deck":
        game.intrigue_deck = intrigues().find_all(value)[::-1]
    elif name == "intrigue_discard":
        game.intrigue_discard = intrigues().find_all(value)
    elif name == "hagal_deck":
        game.hagal_deck = tuple(hagal_cards().find_all(value)[::-1])
    elif name == "hagal_discard":
        game.hagal_discard = tuple(hagal_cards().find_all(value))
    elif name == "reserve":
        for card, number in mapping(value, name).items():
            slot = game.rules.reserve_slot.get(cards().find(card), -1)
            if slot < 0:
                raise ScenarioError(f"{card} is not a Reserve card")
            game.reserve[slot] = whole(number, f"reserve {card}")
    elif name == "trashed":
        game.trashed = tuple(cards().find_all(value))
    elif name == "bonus":
        for space, number in mapping(value, name).items():
            game.bonus[spaces(game).find(space)] = whole(number, f"bonus {space}")
    elif name == "control":
        for space, seat in mapping(value, name).items():
            take_control(game, spaces(game).find(space), seat_number(game, seat))
    elif name == "alliances":
        for faction, seat in mapping(value, name).items():
            i = factions().find(faction)
            game.alliances = (*game.alliances[:i], seat_number(game, seat), *game.alliances[i + 1 :])
    elif name == "mentat":
        game.mentat = seat_number(game, value)
        if game.mentat != NOBODY:
            game.seats[game.mentat].have[AGENTS] += 1
    elif name == "mentat_next":
        game.mentat_next = seat_number(game, value)


def set_seat(game: Imperium, seat: Seat, given: Mapping[str, object]) -> None:
    """Set what is named of a seat."""
    check_keys(given, SEAT_KEYS, "a seat")
    for name, place in AMOUNTS.items():
        if name in given:
            seat.have[place] = whole(given[name], name)
    if "supply" not in given:
        seat.have[SUPPLY] = TROOPS - seat.have[GARRISON] - seat.have[CONFLICT]
        if seat.have[SUPPLY] < 0:
            raise ScenarioError(f"seat {seat.index} has more than {TROOPS} troops")
    set_piles(game, seat, given)
    if "leader" in given:
        leader = LEADERS[Index("Leader", "leader-", [one.id for one in LEADERS]).find(given["leader"])]
        take_leader(seat, leader)
    for faction, level in mapping(given.get("influence", {}), "influence").items():
        seat.influence[factions().find(faction)] = min(6, whole(level, f"influence {faction}"))
    if "agents_on" in given:
        seat.posts = tuple(spaces(game).find_all(given["agents_on"]))
        if "agents" not in given:
            seat.have[AGENTS] = max(0, seat.have[AGENTS] - len(seat.posts))
    if given.get("council"):
        seat.council = True
        seat.closed |= 1 << game.rules.high_council
    if given.get("swordmaster"):
        seat.swordmaster = True
        seat.closed |= 1 << game.rules.swordmaster
        if "agents" not in given:
            seat.have[AGENTS] += 1
    if "revealed" in given:
        seat.revealed = whole(int(given["revealed"]), "revealed") if isinstance(given["revealed"], (bool, int)) else 0
    if "secret" in given:
        seat.secret = tuple(sorted(factions().find_all(given["secret"])))
    if "aside" in given:
        seat.aside = cards().find(given["aside"])
    if "voice" in given:
        seat.voice = spaces(game).find(given["voice"])


def set_piles(game: Imperium, seat: Seat, given: Mapping[str, object]) -> None:
    """Set the piles of a seat; what it gets is taken out of the decks where it is there."""
    for name in PILES:
        if name not in given:
            continue
        if name in ("intrigue", "waiting"):
            pile = intrigues().find_all(given[name])
            take_out(game.intrigue_deck, pile)
        else:
            pile = cards().find_all(given[name])
            take_out(game.imperium_deck, pile)
        if name == "hand":
            seat.hand = pile
        elif name == "deck":
            seat.deck = pile[::-1]
        elif name == "discard":
            seat.discard = pile
        elif name == "in_play":
            seat.play = pile
        elif name == "intrigue":
            seat.intrigue = pile
        else:
            seat.waiting = tuple(pile)


def take_out(deck: list[int], cards: list[int]) -> None:
    """Remove cards from a deck, as far as they are there."""
    for card in cards:
        if card in deck:
            deck.remove(card)


def observe(game: Imperium, then: Mapping[str, object]) -> list[str]:
    """What in the position differs from what a scenario expects, a sentence each."""
    check_keys(then, (*TABLE_KEYS, *COUNT_KEYS, "seats"), "then")
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
            failed += differ(name, table_value(game, name), expected)
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
    raise ScenarioError(f"{name} is not a mapping")


def table_value(game: Imperium, name: str) -> object:
    """Something on the table as plain data."""
    if name == "phase":
        return PHASES[game.phase]
    if name == "conflict":
        return CONFLICTS[game.conflict].id.removeprefix("conflict-")
    if name == "conflict_deck":
        return [CONFLICTS[card].id.removeprefix("conflict-") for card in reversed(game.conflict_deck)]
    if name == "row":
        return sorted(CARDS[card].id for card in game.row)
    if name == "imperium_deck":
        return [CARDS[card].id for card in reversed(game.imperium_deck)]
    if name == "intrigue_deck":
        return [INTRIGUES[card].id for card in reversed(game.intrigue_deck)]
    if name == "intrigue_discard":
        return sorted(INTRIGUES[card].id for card in game.intrigue_discard)
    if name == "hagal_deck":
        return [HAGAL[card].id.removeprefix("hagal-") for card in reversed(game.hagal_deck)]
    if name == "hagal_discard":
        return sorted(HAGAL[card].id.removeprefix("hagal-") for card in game.hagal_discard)
    if name == "trashed":
        return sorted(CARDS[card].id for card in game.trashed)
    if name in COUNT_KEYS:
        piles = (game.conflict_deck, game.imperium_deck, game.intrigue_deck, game.row)
        return len(piles[COUNT_KEYS.index(name)])
    if name == "mentat":
        return nobody(game.mentat)
    if name == "mentat_next":
        return nobody(game.mentat_next)
    return game.round if name == "round" else game.first


def observe_seat(game: Imperium, seat: Seat, then: Mapping[str, object]) -> list[str]:
    """What differs at one seat."""
    check_keys(then, SEEN_KEYS, "a seat")
    failed: list[str] = []
    for name, expected in then.items():
        where = f"seat {seat.index} {name}"
        if name == "influence":
            for faction, level in mapping(expected, name).items():
                actual = seat.influence[factions().find(faction)]
                failed += differ(f"seat {seat.index} influence {faction}", actual, level)
        else:
            failed += differ(where, seat_value(game, seat, name), expected)
    return failed


def seat_value(game: Imperium, seat: Seat, name: str) -> object:
    """One thing of a seat as plain data."""
    if name in AMOUNTS:
        return seat.have[AMOUNTS[name]]
    piles = {
        "hand": seat.hand, "deck": seat.deck[::-1], "discard": seat.discard, "in_play": seat.play,
    }
    if name in piles:
        ids = [CARDS[card].id for card in piles[name]]
        return ids if name == "deck" else sorted(ids)
    if name in ("intrigue", "waiting"):
        return sorted(INTRIGUES[card].id for card in (seat.intrigue if name == "intrigue" else seat.waiting))
    if name.endswith("_count"):
        return len(seat.intrigue if name == "intrigue_count" else piles[name.removesuffix("_count")])
    if name == "leader":
        return seat.leader.short
    if name == "agents_on":
        return sorted(game.rules.spaces[pos].short for pos in seat.posts)
    if name == "secret":
        return sorted(FACTIONS[faction] for faction in seat.secret)
    if name == "aside":
        return None if seat.aside == NOBODY else CARDS[seat.aside].id
    if name == "voice":
        return None if seat.voice == NOBODY else game.rules.spaces[seat.voice].short
    if name == "strength":
        return game.strength(seat)
    if name == "revealed":
        return bool(seat.revealed)
    return seat.council if name == "council" else seat.swordmaster


def differ(what: str, actual: object, expected: object) -> list[str]:
    """A sentence if two values differ. Prefixes of ids may be left out; piles are compared without order, but for
    decks."""
    prefix = next((prefix for key, prefix in PREFIXES.items() if what.endswith(key)), "")
    if isinstance(expected, str):
        expected = expected.removeprefix(prefix)
    if isinstance(expected, list):
        expected = [str(item).removeprefix(prefix) for item in expected]
        if "deck" not in what:
            expected = sorted(expected)
    if expected in ("home", "nobody"):
        expected = None
    return [] if actual == expected else [f"{what} is {actual}, expected {expected}"]


