"""What no game of Dune: Imperium ever loses, whatever boxes are on the table: read off what they register."""

from __future__ import annotations

from collections import Counter

from landsraad.imperium.boxes.six.teams import SWORDMASTER_AT, SWORDMASTER_SENT
from landsraad.imperium.declare.register import NONE, TABLE
from landsraad.imperium.declare.things import KINDS
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import AGENTS, FACTIONS, OPEN_TOP, SWORDMASTER, VP
from landsraad.imperium.rivals.deck import HAGAL_DECK, HAGAL_DISCARD
from landsraad.imperium.table.board import MENTAT
from landsraad.imperium.table.deck import OPEN_HAND
from landsraad.imperium.table.influence import allied
from landsraad.imperium.table.state import NOBODY, PLAYER_TURNS, Imperium
from landsraad.kernel.register.census import kept, kinds_held, negative


def check_conserved(game: Imperium) -> None:
    """Cards, units, Agents and tokens are all there, and nothing is negative."""
    check_cards(game)
    check_units(game)
    check_alliances(game)
    assert not negative(game)
    for seat in game.seats:
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
        cards[game.origin.card] += 1  # an acquired card whose owner decides where it goes
    assert cards == expected, (cards - expected, expected - cards)
    assert intrigues == Counter(rules.intrigue)
    hagal = rules.hagal if rules.rivals.number else []
    assert Counter(game.piles[HAGAL_DECK] + game.piles[HAGAL_DISCARD]) == Counter(hagal)
    for kind, things in KINDS.items():
        if kind not in ("card", "intrigue", "conflict", "leader", "hagal") and kind in kinds_held(game):
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
