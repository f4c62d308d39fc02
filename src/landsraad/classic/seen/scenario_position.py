"""Positions of scenarios: laid out as given, and compared with what is expected.

What is registered is given and expected by its name; the rest is here: what comes with it, and names that scenarios use
for several things at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.classic.characters.atreides import KWISATZ_DEAD
from landsraad.classic.rounds.battle import BATTLE_ROUND_ACT
from landsraad.classic.rounds.bidding import BIDDING_ROUND_ACT
from landsraad.classic.rounds.collection import COLLECTION
from landsraad.classic.rounds.movement_round import MOVEMENT_ROUND_ACT
from landsraad.classic.rounds.revival import REVIVAL
from landsraad.classic.rounds.spice_blow import SPICE_ROUND_ACT
from landsraad.classic.rounds.storm import STORM_ROUND_ACT
from landsraad.classic.rounds.turn import END_TURN
from landsraad.classic.sheets import spice, treachery
from landsraad.classic.sheets.characters import (
    ATREIDES,
    BENE_GESSERIT,
    CHARACTERS,
    FREMEN,
    LEADERS,
    TOKENS,
    owner_of,
)
from landsraad.classic.sheets.map import AREA_COUNT, AREA_NUMBER, POLAR_AREA, SECTORS, TERRITORIES
from landsraad.classic.table.act import OWN, Act
from landsraad.classic.table.register import (
    ALLIED,
    BANK,
    DEAD,
    DEALS,
    DEATHS,
    DISCARDS,
    DRAWN,
    HAND,
    HOLDER,
    KNOWN,
    LAST_BLOW,
    NOBODY,
    NOTHING,
    PEACEFUL,
    PHASE,
    PREDICTED_SEAT,
    PREDICTED_TURN,
    RESERVES,
    RESERVES_STARRED,
    SEAT,
    SILENT,
    SILENT_KARAMA,
    SPICE,
    SPICE_DECK,
    SPICE_IN,
    STARRED_IN,
    STORM_AT,
    TABLE,
    TANKS,
    TANKS_STARRED,
    TOKENS_IN,
    TRAITORS,
    TREACHERY_DECK,
    TURN_NO,
    WHEEL,
)
from landsraad.classic.table.state import PHASES, SETUP, Classic, Seat
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.register.declare import bits_of
from landsraad.kernel.register.given import check_keys, mapping, sequence
from landsraad.kernel.register.position import (
    Index,
    differ,
    kind_named,
    pile_given,
    seat_number,
    set_named,
    value_named,
    whole,
)

GIVEN_KEYS = ("dialers", "last_blow", "alliances", "awake", "karama", "coexist", "kwisatz_dead", "seats")
SEAT_KEYS = ("dead", "captives", "prediction", "deaths")
SET_APART = ("tokens", "starred", *SEAT_KEYS)
"""What of a seat is set by itself, with what comes with it."""
SEEN_KEYS = (*SEAT_KEYS, "hand_count", "allies")
THEN_KEYS = ("last_blow", "coexist", "alliances", "deals", "kwisatz_dead", "seats", "how")

FREMEN_DEFAULT = "sietch-tabr/13"


def arrange(game: Classic, given: Mapping[str, object]) -> None:
    """Change a fresh game to what a scenario gives, and play on from the phase it names.

    Nobody holds cards and nobody is asked at pauses or for Karama unless the scenario says so. With the phase `setup`
    the game is left as it begins.
    """
    check_keys(given, (*TABLE.names(), *GIVEN_KEYS), "given")
    if given.get("phase") == "setup":
        return
    if NOBODY in [game.sits[seat.character] for seat in game.seats]:
        raise ScenarioError("a scenario names its characters: they cannot be drafted")
    clear(game)
    for name, value in given.items():
        if name not in ("seats", "phase"):
            set_table(game, name, value)
    seats = {a_seat(game, key): mapping(value, f"seat {key}")
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
    game.have[TURN_NO] = 2
    game.have[STORM_AT] = 0
    game.have[SILENT] = game.have[SILENT_KARAMA] = (1 << len(game.seats)) - 1 if game.rules.asks_everything else 0
    game.lay(TREACHERY_DECK, game.chance.shuffled(treachery.full_deck(game.setup.modules)))
    game.lay(DISCARDS, ())
    for seat in game.seats:
        for pile in (HAND, DRAWN, TRAITORS):
            seat.lay(pile, ())
        seat.lay(KNOWN, SEAT.empty[KNOWN])


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
    game.have[PHASE] = SETUP
    game.run()


def a_seat(game: Classic, value: object) -> int:
    """A seat by number or by character."""
    seat = seat_number(game, value)
    if seat == NOBODY:
        raise ScenarioError(f"there is no seat {value!r}")
    return seat


def seats_of(game: Classic, value: object, name: str) -> int:
    """Several seats, as bits."""
    return sum(1 << a_seat(game, seat) for seat in sequence(value, name))


def take_out(game: Classic, cards: tuple[int, ...]) -> None:
    """Remove cards from the treachery deck."""
    deck = list(game.piles[TREACHERY_DECK])
    for card in cards:
        if card not in deck:
            raise ScenarioError(f"there are not so many cards of the kind {treachery.TREACHERY[card].id}")
        deck.remove(card)
    game.lay(TREACHERY_DECK, tuple(deck))


# -- laying out ------------------------------------------------------------------------------------------------------


def set_table(game: Classic, name: str, value: object) -> None:
    """Set one thing of the table."""
    everybody = (1 << len(game.seats)) - 1
    if name == "storm":
        game.have[STORM_AT] = whole(value, name) % SECTORS
    elif name == "dialers":
        game.lay(WHEEL, tuple([a_seat(game, seat) for seat in sequence(value, name)]))
    elif name == "spice_deck":
        top = pile_given(game, TABLE.piles[SPICE_DECK], value)
        deck = spice.full_deck()
        for card in top:
            deck.remove(card)
        game.lay(SPICE_DECK, game.chance.shuffled(deck) + top)
    elif name == "last_blow":
        blown = Index(game, "spice").find_all(value)
        game.lay(LAST_BLOW, tuple([*blown, NOTHING, NOTHING][:2]))
    elif name == "treachery_deck":
        top = pile_given(game, TABLE.piles[TREACHERY_DECK], value)
        take_out(game, top)
        game.lay(TREACHERY_DECK, game.piles[TREACHERY_DECK] + top)
    elif name == "alliances":
        for group in sequence(value, name):
            members = seats_of(game, group, name)
            for seat in bits_of(members):
                game.seats[seat].have[ALLIED] = members
    elif name == "awake":
        game.have[SILENT] = everybody & ~seats_of(game, value, name)
    elif name == "karama":
        game.have[SILENT_KARAMA] = everybody & ~seats_of(game, value, name)
    elif name == "coexist":
        bene = game.seat_of(BENE_GESSERIT)
        if bene is not None:
            bene.have[PEACEFUL] = sum(1 << one for one in Index(game, "territory").find_all(value))
    elif name == "kwisatz_dead":
        atreides = game.seat_of(ATREIDES)
        if atreides is not None:
            atreides.have[KWISATZ_DEAD] = int(bool(value))
    else:
        set_named(game, TABLE, game, name, value)
        if name == "spice":
            game.have[BANK] -= sum(game.piles[SPICE_IN])
        elif name == "discard":
            take_out(game, game.piles[DISCARDS])


def set_seat(game: Classic, seat: Seat, given: Mapping[str, object]) -> None:
    """Set what is named of a seat; the rest is as after setup."""
    check_keys(given, (*SEAT.names(), *SEAT_KEYS), "a seat")
    before = seat.have[SPICE]
    index = Index(game, "leader")
    for name, value in given.items():
        if name not in SET_APART:
            set_named(game, SEAT, seat, name, value)
    game.have[BANK] -= seat.have[SPICE] - before
    take_out(game, seat.piles[HAND])
    seat.lay(DRAWN, seat.piles[TRAITORS])
    for leader in index.find_all(given.get("dead", [])):
        game.have[DEAD] |= 1 << leader
        game.put(DEATHS, leader, game.piles[DEATHS][leader] + 1)
    for name, n in mapping(given.get("deaths", {}), "deaths").items():
        game.put(DEATHS, index.find(name), whole(n, name))
    for leader in index.find_all(given.get("captives", [])):
        game.put(HOLDER, leader, seat.index)
    if "prediction" in given:
        who, when = sequence(given["prediction"], "prediction")
        bene = game.seat_of(BENE_GESSERIT)
        if bene is not None:
            bene.have[PREDICTED_SEAT] = a_seat(game, who)
            bene.have[PREDICTED_TURN] = whole(when, "prediction")
    set_tokens(game, seat, given)


def default_tokens(seat: Seat) -> dict[int, int]:
    """Where a seat's tokens stand after setup."""
    sheet = CHARACTERS[seat.character]
    if sheet.home:
        return {AREA_NUMBER[sheet.home]: sheet.on_map}
    if seat.character == FREMEN:
        return {AREA_NUMBER[FREMEN_DEFAULT]: sheet.on_map}
    return {POLAR_AREA: 1} if seat.character == BENE_GESSERIT else {}


def area_given(game: Classic, value: str) -> int:
    """An area by its id; a territory of one sector needs no sector."""
    index = Index(game, "area")
    sectors = [id for id in index.numbers if id.startswith(f"{value}/")]
    if value not in index.numbers and sectors:
        raise ScenarioError(f"{value} lies in several sectors: name one, such as {sectors[0]}")
    return index.find(value)


def set_tokens(game: Classic, seat: Seat, given: Mapping[str, object]) -> None:
    """Set the tokens of a seat; the reserves hold what is left unless they are named."""
    for area in range(AREA_COUNT):
        seat.take(area, seat.piles[TOKENS_IN][area], seat.piles[STARRED_IN][area])
    tokens = default_tokens(seat)
    if "tokens" in given or "starred" in given:
        wanted = mapping(given.get("tokens", {}), "tokens")
        tokens = {area_given(game, area): whole(n, area) for area, n in wanted.items()}
    wanted = mapping(given.get("starred", {}), "starred")
    starred = {area_given(game, area): whole(n, area) for area, n in wanted.items()}
    for area, n in tokens.items():
        seat.place(area, n, 0)
    for area, n in starred.items():
        seat.place(area, 0, n)
    for number, name in ((TANKS, "tanks"), (TANKS_STARRED, "tanks_starred")):
        seat.have[number] = whole(given.get(name, 0), name)
    stars = CHARACTERS[seat.character].starred if game.rules.advantages else 0
    if "reserves_starred" not in given:
        seat.have[RESERVES_STARRED] = stars - sum(starred.values()) - seat.have[TANKS_STARRED]
    if "reserves" not in given:
        seat.have[RESERVES] = TOKENS - stars - sum(tokens.values()) - seat.have[TANKS]
    if seat.have[RESERVES] < 0 or seat.have[RESERVES_STARRED] < 0:
        raise ScenarioError(f"the {game.people(seat.index)} have more than {TOKENS} tokens")


# -- comparing -------------------------------------------------------------------------------------------------------


def observe(game: Classic, then: Mapping[str, object]) -> list[str]:
    """What in the position differs from what a scenario expects, a sentence each."""
    check_keys(then, (*TABLE.names(), *THEN_KEYS), "then")
    failed: list[str] = []
    for name, expected in then.items():
        if name == "seats":
            for key, wanted in mapping(expected, name).items():
                failed += observe_seat(game, game.seats[a_seat(game, key)], mapping(wanted, f"seat {key}"))
        else:
            kind = "spice" if name == "last_blow" else kind_named(TABLE, name)
            failed += differ(name, kind, table_value(game, name), expected)
    return failed


def table_value(game: Classic, name: str) -> object:
    """Something on the table as plain data."""
    if name == "phase":
        return PHASES[game.have[PHASE]]
    if name == "last_blow":
        blown = [spice.spice_card_id(card) for card in game.piles[LAST_BLOW] if card >= 0]
        return sorted(id.removeprefix("spice-") for id in blown)
    if name == "coexist":
        bene = game.seat_of(BENE_GESSERIT)
        return [] if bene is None else sorted(TERRITORIES[n].id for n in bits_of(bene.have[PEACEFUL]))
    if name == "alliances":
        masks = sorted({seat.have[ALLIED] for seat in game.seats if seat.have[ALLIED] != 1 << seat.index})
        return [bits_of(mask) for mask in masks]
    if name == "deals":
        return len(game.piles[DEALS]) // TABLE.piles[DEALS].width
    if name == "how":
        return None if game.finish is None else game.finish["tie_breakers"][0]
    if name == "kwisatz_dead":
        atreides = game.seat_of(ATREIDES)
        return atreides is not None and bool(atreides.have[KWISATZ_DEAD])
    return value_named(game, TABLE, game, name)


def observe_seat(game: Classic, seat: Seat, then: Mapping[str, object]) -> list[str]:
    """What differs at one seat."""
    check_keys(then, (*SEAT.names(), *SEEN_KEYS), "a seat")
    failed: list[str] = []
    for name, expected in then.items():
        where = f"seat {seat.index} {name}"
        if name in ("tokens", "starred"):
            row = seat.piles[TOKENS_IN if name == "tokens" else STARRED_IN]
            for area, n in mapping(expected, name).items():
                failed += differ(f"{where} in {area}", "", row[area_given(game, area)], n)
        else:
            failed += differ(where, kind_named(SEAT, name), seat_value(game, seat, name), expected)
    return failed


def seat_value(game: Classic, seat: Seat, name: str) -> object:
    """One thing of a seat as plain data."""
    if name == "hand_count":
        return len(seat.piles[HAND])
    if name == "dead":
        return sorted(LEADERS[n].id for n in game.leaders_of(seat.character) if game.have[DEAD] >> n & 1)
    if name == "captives":
        holder = game.piles[HOLDER]
        return sorted(
            LEADERS[n].id for n in range(len(LEADERS)) if holder[n] == seat.index and owner_of(n) != seat.character
        )
    if name == "allies":
        return [other.index for other in game.seats if game.allied(seat.index, other.index)]
    if name == "prediction":
        return [CHARACTERS[game.seats[seat.have[PREDICTED_SEAT]].character].id, seat.have[PREDICTED_TURN]]
    if name == "deaths":
        raise ScenarioError(f"{name} of a seat cannot be compared")
    return value_named(game, SEAT, seat, name)
