"""Scenarios: lay out a position as given, and compare one with what is expected."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.classic import spice, treachery
from landsraad.classic.act import OWN, Act
from landsraad.classic.battle import BATTLE_ROUND_ACT
from landsraad.classic.bidding import BIDDING_ROUND_ACT
from landsraad.classic.characters import (
    BENE_GESSERIT,
    CHARACTERS,
    FREMEN,
    LEADER_COUNT,
    LEADER_NUMBER,
    LEADERS,
    TOKENS,
    owner_of,
)
from landsraad.classic.collection import COLLECTION
from landsraad.classic.map import (
    AREA_COUNT,
    AREA_IDS,
    AREA_NUMBER,
    POLAR_AREA,
    SECTORS,
    TERRITORIES,
    TERRITORY_NUMBER,
)
from landsraad.classic.movement_round import MOVEMENT_ROUND_ACT
from landsraad.classic.revival import REVIVAL
from landsraad.classic.spice_blow import SPICE_ROUND_ACT
from landsraad.classic.start import HOME
from landsraad.classic.state import NOBODY, NOTHING, PHASES, SETUP, Classic, Seat
from landsraad.classic.storm import STORM_ROUND_ACT
from landsraad.classic.turn import END_TURN
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.scenario import check_keys, mapping, sequence

GIVEN_KEYS = (
    "first", "turn", "phase", "storm", "wall", "marker", "dialers", "spice", "spice_deck", "last_blow",
    "treachery_deck", "discard", "alliances", "awake", "karama", "coexist", "kwisatz_dead", "seats",
)
SEAT_KEYS = (
    "spice", "hand", "tokens", "starred", "reserves", "reserves_starred", "tanks", "tanks_starred", "traitors", "dead",
    "captives", "losses", "prediction", "deaths",
)
SEEN_KEYS = (*SEAT_KEYS, "hand_count", "allies", "aid")
THEN_KEYS = (
    "first", "turn", "phase", "storm", "wall", "spice", "last_blow", "treachery_deck", "discard", "removed", "coexist",
    "alliances", "deals", "kwisatz_dead", "seats", "how",
)

FREMEN_DEFAULT = "sietch-tabr/13"


def arrange(game: Classic, given: Mapping[str, object]) -> None:
    """Change a fresh game to what a scenario gives, and play on from the phase it names.

    Nobody holds cards and nobody is asked at pauses or for Karama unless the scenario says so. With the phase `setup`
    the game is left as it begins.
    """
    check_keys(given, GIVEN_KEYS, "given")
    if given.get("phase") == "setup":
        return
    if NOBODY in [game.sits[seat.character] for seat in game.seats]:
        raise ScenarioError("a scenario names its characters: they cannot be drafted")
    clear(game)
    for name, value in given.items():
        if name != "seats":
            set_table(game, name, value)
    seats = {seat_number(game, key): mapping(value, f"seat {key}")
             for key, value in mapping(given.get("seats", {}), "seats").items()}
    for seat in game.seats:
        set_seat(game, seat, seats.get(seat.index, {}))
    begin(game, given.get("phase", "movement"))


def clear(game: Classic) -> None:
    """The table after a plain setup, with empty hands."""
    game.agenda.clear()
    game.asker = None
    game.sealed = None
    game.actor = None
    game.turn = 2
    game.storm = 0
    game.quiet = game.quiet_karama = (1 << len(game.seats)) - 1
    deck = treachery.full_deck()
    game.chance.shuffle(deck)
    game.treachery_deck = deck
    game.treachery_discard = []
    game.known = [0] * 36
    for seat in game.seats:
        seat.hand = []
        seat.drawn = []
        seat.traitors = []


def begin(game: Classic, phase: object) -> None:
    """Play on from the start of a phase."""
    rounds: list[tuple[str, Act]] = [
        ("storm", STORM_ROUND_ACT), ("spice blow", SPICE_ROUND_ACT), ("bidding", BIDDING_ROUND_ACT),
        ("revival", REVIVAL), ("movement", MOVEMENT_ROUND_ACT), ("battle", BATTLE_ROUND_ACT),
        ("collection", COLLECTION), ("end", END_TURN),
    ]
    names = [name for name, _ in rounds]
    if phase not in names:
        raise ScenarioError(f"there is no phase {phase!r}: it is one of {', '.join(names)}")
    for _, act in reversed(rounds[names.index(str(phase)) :]):
        game.push(act, OWN[0])
    game.phase = SETUP
    game.run()


# -- reading ---------------------------------------------------------------------------------------------------------


def number(value: object, name: str) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError(f"{name} must be a whole number, not {value!r}")
    return value


def seat_number(game: Classic, value: object) -> int:
    """A seat by number or by character."""
    for seat in game.seats:
        if str(value) in (str(seat.index), CHARACTERS[seat.character].id):
            return seat.index
    raise ScenarioError(f"there is no seat {value!r}")


def find(table: Mapping[str, int], value: object, what: str) -> int:
    """The number of a named thing."""
    if str(value) not in table:
        raise ScenarioError(f"there is no {what} {value!r}")
    return table[str(value)]


def area_of(value: object) -> int:
    """An area by its id; a territory of one sector needs no sector."""
    if str(value) in AREA_NUMBER:
        return AREA_NUMBER[str(value)]
    territory = find(TERRITORY_NUMBER, value, "territory")
    areas = [area for area in range(AREA_COUNT) if AREA_IDS[area].startswith(f"{TERRITORIES[territory].id}/")]
    if len(areas) != 1:
        raise ScenarioError(f"{value} lies in several sectors: name one, such as {AREA_IDS[areas[0]]}")
    return areas[0]


def cards_of(value: object, name: str) -> list[int]:
    """Treachery cards by id."""
    return [find(treachery.NUMBER, card, "treachery card") for card in sequence(value, name)]


def leaders_of(value: object, name: str) -> list[int]:
    """Leaders by id."""
    return [find(LEADER_NUMBER, leader, "leader") for leader in sequence(value, name)]


def spice_card(value: object) -> int:
    """A spice card by its id or its territory."""
    if value == "shai-hulud":
        return spice.WORM
    territory = find(TERRITORY_NUMBER, str(value).removeprefix("spice-"), "spice card")
    if spice.BLOW_OF[territory] < 0:
        raise ScenarioError(f"no spice blows in {value!r}")
    return spice.BLOW_OF[territory]


def take_out(deck: list[int], cards: list[int]) -> None:
    """Remove cards from a deck."""
    for card in cards:
        if card not in deck:
            raise ScenarioError(f"there are not so many cards of the kind {treachery.TREACHERY[card].id}")
        deck.remove(card)


# -- laying out ------------------------------------------------------------------------------------------------------


def set_table(game: Classic, name: str, value: object) -> None:
    """Set one thing of the table."""
    everybody = (1 << len(game.seats)) - 1
    if name == "first":
        game.first = seat_number(game, value)
    elif name == "turn":
        game.turn = number(value, name)
    elif name == "storm":
        game.storm = number(value, name) % SECTORS
    elif name == "wall":
        game.wall = bool(value)
    elif name == "marker":
        game.marker = number(value, name)
    elif name == "dialers":
        game.wheel = [seat_number(game, seat) for seat in sequence(value, name)]
    elif name == "spice":
        for territory, n in mapping(value, name).items():
            card = spice_card(territory)
            game.spice[card] = number(n, territory)
            game.bank -= game.spice[card]
    elif name == "spice_deck":
        top = [spice_card(card) for card in sequence(value, name)]
        deck = spice.full_deck()
        for card in top:
            deck.remove(card)
        game.chance.shuffle(deck)
        game.spice_deck = deck + top[::-1]
    elif name == "last_blow":
        game.last_blow = [spice_card(card) for card in sequence(value, name)]
        game.last_blow += [NOTHING] * (2 - len(game.last_blow))
    elif name == "treachery_deck":
        top = cards_of(value, name)
        take_out(game.treachery_deck, top)
        game.treachery_deck += top[::-1]
    elif name == "discard":
        game.treachery_discard = cards_of(value, name)
        take_out(game.treachery_deck, game.treachery_discard)
    elif name == "alliances":
        for group in sequence(value, name):
            members = [seat_number(game, seat) for seat in sequence(group, name)]
            for seat in members:
                game.seats[seat].alliance = sum(1 << other for other in members)
    elif name == "awake":
        game.quiet = everybody & ~sum(1 << seat_number(game, seat) for seat in sequence(value, name))
    elif name == "karama":
        game.quiet_karama = everybody & ~sum(1 << seat_number(game, seat) for seat in sequence(value, name))
    elif name == "coexist":
        game.coexist = sum(1 << find(TERRITORY_NUMBER, one, "territory") for one in sequence(value, name))
    elif name == "kwisatz_dead":
        game.kwisatz_dead = bool(value)


def set_seat(game: Classic, seat: Seat, given: Mapping[str, object]) -> None:
    """Set what is named of a seat; the rest is as after setup."""
    check_keys(given, SEAT_KEYS, "a seat")
    for name in ("spice", "losses"):
        if name in given:
            value = number(given[name], name)
            if name == "spice":
                game.gain_spice(seat, value - seat.spice)
            else:
                seat.losses = value
    seat.hand = cards_of(given.get("hand", []), "hand")
    take_out(game.treachery_deck, seat.hand)
    seat.traitors = leaders_of(given.get("traitors", []), "traitors")
    seat.drawn = seat.traitors[:]
    for leader in leaders_of(given.get("dead", []), "dead"):
        game.dead |= 1 << leader
        game.deaths[leader] += 1
    for name, n in mapping(given.get("deaths", {}), "deaths").items():
        game.deaths[find(LEADER_NUMBER, name, "leader")] = number(n, name)
    for leader in leaders_of(given.get("captives", []), "captives"):
        game.holder[leader] = seat.index
    if "prediction" in given:
        who, when = sequence(given["prediction"], "prediction")
        game.prediction = [seat_number(game, who), number(when, "prediction")]
    set_tokens(game, seat, given)


def default_tokens(seat: Seat) -> dict[int, int]:
    """Where a seat's tokens stand after setup."""
    if seat.character in HOME:
        return {AREA_NUMBER[HOME[seat.character]]: CHARACTERS[seat.character].on_map}
    if seat.character == FREMEN:
        return {AREA_NUMBER[FREMEN_DEFAULT]: CHARACTERS[FREMEN].on_map}
    return {POLAR_AREA: 1} if seat.character == BENE_GESSERIT else {}


def set_tokens(game: Classic, seat: Seat, given: Mapping[str, object]) -> None:
    """Set the tokens of a seat; the reserves hold what is left unless they are named."""
    for area in range(AREA_COUNT):
        seat.take(area, seat.tokens[area], seat.starred[area])
    tokens = default_tokens(seat)
    if "tokens" in given or "starred" in given:
        tokens = {area_of(area): number(n, area) for area, n in mapping(given.get("tokens", {}), "tokens").items()}
    starred = {area_of(area): number(n, area) for area, n in mapping(given.get("starred", {}), "starred").items()}
    for area, n in tokens.items():
        seat.place(area, n, 0)
    for area, n in starred.items():
        seat.place(area, 0, n)
    seat.tanks = number(given.get("tanks", 0), "tanks")
    seat.tanks_starred = number(given.get("tanks_starred", 0), "tanks_starred")
    stars = CHARACTERS[seat.character].starred if game.rules.advantages else 0
    seat.reserves_starred = stars - sum(starred.values()) - seat.tanks_starred
    seat.reserves = TOKENS - stars - sum(tokens.values()) - seat.tanks
    for name in ("reserves", "reserves_starred"):
        if name in given:
            value = number(given[name], name)
            if name == "reserves":
                seat.reserves = value
            else:
                seat.reserves_starred = value
    if seat.reserves < 0 or seat.reserves_starred < 0:
        raise ScenarioError(f"the {game.people(seat.index)} have more than {TOKENS} tokens")


# -- comparing -------------------------------------------------------------------------------------------------------


def observe(game: Classic, then: Mapping[str, object]) -> list[str]:
    """What in the position differs from what a scenario expects, a sentence each."""
    check_keys(then, THEN_KEYS, "then")
    failed: list[str] = []
    for name, expected in then.items():
        if name == "seats":
            for key, wanted in mapping(expected, name).items():
                failed += observe_seat(game, game.seats[seat_number(game, key)], mapping(wanted, f"seat {key}"))
        elif name == "spice":
            for territory, n in mapping(expected, name).items():
                failed += differ(f"spice in {territory}", game.spice[spice_card(territory)], n)
        else:
            failed += differ(name, table_value(game, name), expected)
    return failed


def table_value(game: Classic, name: str) -> object:
    """Something on the table as plain data."""
    if name == "phase":
        return PHASES[game.phase]
    if name == "last_blow":
        return [spice.spice_card_id(card).removeprefix("spice-") for card in game.last_blow if card >= 0]
    if name == "treachery_deck":
        return [treachery.TREACHERY[card].id for card in reversed(game.treachery_deck)]
    if name in ("discard", "removed"):
        cards = game.treachery_discard if name == "discard" else game.removed
        return sorted(treachery.TREACHERY[card].id for card in cards)
    if name == "coexist":
        return [territory.id for n, territory in enumerate(TERRITORIES) if game.coexist >> n & 1]
    if name == "alliances":
        masks = sorted({seat.alliance for seat in game.seats if seat.alliance != 1 << seat.index})
        return [[n for n in range(len(game.seats)) if mask >> n & 1] for mask in masks]
    if name == "deals":
        return len(game.deals)
    if name == "how":
        return None if game.finish is None else game.finish["tie_breakers"][0]
    values: dict[str, object] = {
        "first": game.first, "turn": game.turn, "storm": game.storm, "wall": game.wall,
        "kwisatz_dead": game.kwisatz_dead,
    }
    return values[name]


def observe_seat(game: Classic, seat: Seat, then: Mapping[str, object]) -> list[str]:
    """What differs at one seat."""
    check_keys(then, SEEN_KEYS, "a seat")
    failed: list[str] = []
    for name, expected in then.items():
        where = f"seat {seat.index} {name}"
        if name in ("tokens", "starred"):
            kind = seat.tokens if name == "tokens" else seat.starred
            for area, n in mapping(expected, name).items():
                failed += differ(f"{where} in {area}", kind[area_of(area)], n)
        else:
            failed += differ(where, seat_value(game, seat, name), expected)
    return failed


def seat_value(game: Classic, seat: Seat, name: str) -> object:
    """One thing of a seat as plain data."""
    if name == "hand":
        return sorted(treachery.TREACHERY[card].id for card in seat.hand)
    if name == "hand_count":
        return len(seat.hand)
    if name == "traitors":
        return sorted(LEADERS[leader].id for leader in seat.traitors)
    if name == "dead":
        return sorted(LEADERS[n].id for n in game.leaders_of(seat.character) if game.dead >> n & 1)
    if name == "captives":
        return sorted(
            LEADERS[n].id for n in range(LEADER_COUNT)
            if game.holder[n] == seat.index and owner_of(n) != seat.character
        )
    if name == "allies":
        return [other.index for other in game.seats if game.allied(seat.index, other.index)]
    if name == "prediction":
        return [CHARACTERS[game.seats[game.prediction[0]].character].id, game.prediction[1]]
    values: dict[str, object] = {
        "spice": seat.spice, "reserves": seat.reserves, "reserves_starred": seat.reserves_starred, "tanks": seat.tanks,
        "tanks_starred": seat.tanks_starred, "losses": seat.losses, "aid": seat.aid,
    }
    if name not in values:
        raise ScenarioError(f"{name} of a seat cannot be compared")
    return values[name]


def differ(what: str, actual: object, expected: object) -> list[str]:
    """A sentence if two values differ; lists of ids are compared without order, but for decks."""
    if isinstance(expected, list) and "deck" not in what and all(isinstance(item, str) for item in expected):
        expected = sorted(expected)
        actual = sorted(actual) if isinstance(actual, list) else actual
    if isinstance(expected, list) and "deck" in what and isinstance(actual, list):
        actual = actual[: len(expected)]
    return [] if actual == expected else [f"{what} is {actual}, expected {expected}"]

