"""What no game of Dune: Imperium ever loses, whatever boxes are on the table: read off what they register."""

from __future__ import annotations

from collections import Counter

from landsraad.imperium.boxes.base.mentat import MENTAT
from landsraad.imperium.boxes.six.teams import SWORDMASTER_AT, SWORDMASTER_SENT
from landsraad.imperium.deck import OPEN_HAND
from landsraad.imperium.declare import KINDS, TROOP
from landsraad.imperium.influence import allied
from landsraad.imperium.register import NONE, SEAT, TABLE, UNSEEN
from landsraad.imperium.rivals import HAGAL_DECK, HAGAL_DISCARD
from landsraad.imperium.state import NOBODY, PLAYER_TURNS, Imperium
from landsraad.imperium.words import AGENTS, FACTIONS, OPEN_TOP, SWORDMASTER, VP


def kept(game: Imperium, kind: str) -> Counter[int]:
    """All things of a kind that lie in registered piles or are named by registered numbers."""
    found: Counter[int] = Counter()
    holders = [(SEAT, seat.have, seat.piles) for seat in game.seats] + [(TABLE, game.have, game.piles)]
    for scope, have, piles in holders:
        for pile in scope.piles:
            if pile.of == kind and pile.holds and pile.seen != UNSEEN:
                found.update(piles[pile.index])
        found.update(have[number.index] for number in scope.numbers if number.of == kind and number.holds)
    del found[NONE]
    return found


def is_held(kind: str) -> bool:
    """Whether things of a kind lie in piles or places, and are not only pointed at."""
    scopes = (SEAT, TABLE)
    piles = [pile for scope in scopes for pile in scope.piles if pile.holds]
    numbers = [number for scope in scopes for number in scope.numbers if number.holds]
    return any(pile.of == kind for pile in piles) or any(number.of == kind for number in numbers)


def check_conserved(game: Imperium) -> None:
    """Cards, units, Agents and tokens are all there, and nothing is negative."""
    check_cards(game)
    check_units(game)
    check_alliances(game)
    for seat in game.seats:
        assert all(value >= number.start for value, number in zip(seat.have, SEAT.numbers, strict=True)), seat.have
        assert all(0 <= level <= 6 for level in seat.influence)
        assert not Counter(seat.piles[OPEN_HAND]) - Counter(seat.hand)
        assert seat.have[OPEN_TOP] <= len(seat.deck)
        if game.phase == PLAYER_TURNS:
            mentat = game.have[MENTAT] == seat.index
            gone = seat.have[SWORDMASTER_SENT] and seat.have[SWORDMASTER_AT] == NONE
            assert seat.have[AGENTS] + len(seat.posts) == 2 + seat.have[SWORDMASTER] + mentat - gone


def check_cards(game: Imperium) -> None:
    """Every card is somewhere, once."""
    rules = game.rules
    cards: Counter[int] = Counter([*game.row, *game.imperium_deck, *game.trashed]) + kept(game, "card")
    for slot, count in enumerate(game.reserve):
        cards[rules.reserve[slot].index] += count
    intrigues = Counter([*game.intrigue_deck, *game.intrigue_discard]) + kept(game, "intrigue")
    for seat in game.seats:
        cards.update(seat.hand + seat.deck + seat.discard + seat.play)
        intrigues.update(seat.intrigue)
    expected = Counter(rules.imperium)
    for card in rules.reserve:
        expected[card.index] += card.copies
    for index in (*rules.starting, *rules.starting_discard):
        expected[index] += sum(not policy.commands for policy in rules.seating) or game.setup.players
    for deck in rules.decks.values():
        expected.update(deck)
    if game.legal and game.name(game.legal[0]).startswith("to:"):
        cards[game.asking.card] += 1  # an acquired card whose owner decides where it goes
    assert cards == expected, (cards - expected, expected - cards)
    assert intrigues == Counter(rules.intrigue)
    hagal = rules.hagal if rules.rivals.number else []
    assert Counter(game.piles[HAGAL_DECK] + game.piles[HAGAL_DISCARD]) == Counter(hagal)
    for kind, things in KINDS.items():
        if kind not in ("card", "intrigue", "conflict", "leader", "hagal") and is_held(kind):
            present = Counter({thing.index: thing.copies for thing in things if thing.box in rules.names})
            assert kept(game, kind) == present, kind


def check_units(game: Imperium) -> None:
    """Every seat has all its pieces, wherever they are."""
    for seat in game.seats:
        for unit in game.rules.units:
            places = {unit.supply, unit.garrison, unit.conflict} - {NONE}
            elsewhere = game.rules.places_of_troops if unit is TROOP else []
            if seat.policy.commands:
                assert not any(seat.have[place] for place in places)
            elif unit.total:
                on_board = sum(places_elsewhere(game, seat.index, unit.name))
                assert sum(seat.have[place] for place in (*places, *elsewhere)) + on_board == unit.total, unit.name


def places_elsewhere(game: Imperium, seat: int, unit: str) -> list[int]:
    """How many of a unit stand at registered places of the table that name their owner."""
    return [
        game.have[number.index] == seat for number in TABLE.numbers if number.of == "seat" and number.word == unit
    ]


def check_alliances(game: Imperium) -> None:
    """Whoever holds an Alliance stands highest, at the fourth step or above."""
    for faction in range(len(FACTIONS)):
        holder = game.alliances[faction]
        levels = [0 if seat.policy.commands else seat.influence[faction] for seat in game.seats]
        if holder != NOBODY:
            passing_on = game.legal and game.name(game.legal[0]).startswith("give:")
            assert passing_on or (levels[holder] >= 4 and levels[holder] == max(levels))
        else:
            assert max(levels) < 4


def check_score(game: Imperium) -> None:
    """Victory points are never fewer than those that tracks and Alliances give."""
    for seat in game.seats:
        if seat.policy.scores:
            alliances = sum(allied(game, seat, faction) for faction in range(len(FACTIONS)))
            standing = sum(level >= 2 for level in seat.influence) + alliances
            assert seat.have[VP] >= standing
