"""Determinizations: full games that a seat cannot tell from the one it sits at."""

from __future__ import annotations

from landsraad.imperium.declare.cards import CARDS, CONFLICTS, INTRIGUES
from landsraad.imperium.declare.register import NONE, OWN_CARDS, SEAT
from landsraad.imperium.rules.combat import IN_HAND
from landsraad.imperium.seen.view import intrigue_known, top_known
from landsraad.imperium.table.deck import OPEN_HAND
from landsraad.imperium.table.deck_size import IMPERIUM_ASIDE, INTRIGUE_ASIDE, exchange
from landsraad.imperium.table.intrigue import CARD_MASK, KNOWN_INTRIGUE, deck_known
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.chance import Chance
from landsraad.kernel.register.redeal import TRIES, fresh_chance, redeal


def determinized(game: Imperium, viewer: int, seed: int) -> Imperium:
    """A copy in which all that the viewer does not know is drawn again, chance to come included."""
    new = game.clone()
    chance = new.chance = fresh_chance(viewer, seed)
    for seat in new.seats:
        redeal_cards(game, seat, viewer, chance)
    redeal_intrigue(new, viewer, chance)
    redeal_conflicts(new, chance)
    redeal_imperium(new, chance)
    redeal(new, viewer, chance, left_out=(OWN_CARDS,))
    new.reseal(viewer, chance)
    give_a_choice(game, new, viewer, chance)
    return new


def give_a_choice(game: Imperium, new: Imperium, viewer: int, chance: Chance) -> None:
    """A pending player has something to choose: one who has played a Graft card, say, holds another card for it."""
    if new.actor is None or new.actor == viewer:
        return
    seat = new.seats[new.actor]
    for _ in range(TRIES):
        new.list_options()
        if new.legal:
            return
        redeal_cards(game, seat, viewer, chance)
    real = game.seats[new.actor]
    seat.hand, seat.deck = real.hand[:], real.deck[:]  # hardly anything else is possible


def redeal_cards(game: Imperium, seat: Seat, viewer: int, chance: Chance) -> None:
    """Shuffle a seat's unknown cards: for its owner the deck, for others hand and deck together."""
    known = top_known(game, seat, viewer)
    top = seat.deck[len(seat.deck) - known :]
    pool = seat.deck[: len(seat.deck) - known]
    aside = [] if seat.index == viewer else [pile for pile in SEAT.piles if pile.pool == OWN_CARDS]
    if seat.index != viewer:
        shown = seat.piles[OPEN_HAND]
        hidden = seat.hand[:]
        for card in shown:
            hidden.remove(card)
        pool += hidden
        for pile in aside:
            pool += seat.piles[pile.index]
        chance.shuffle(pool)
        seat.hand = [*shown, *pool[: len(hidden)]]
        pool = pool[len(hidden) :]
        for pile in aside:
            size = len(seat.piles[pile.index])
            seat.lay(pile.index, tuple(pool[:size]))
            pool = pool[size:]
    else:
        chance.shuffle(pool)
    seat.deck = pool + top


def redeal_intrigue(game: Imperium, viewer: int, chance: Chance) -> None:
    """Shuffle the cards of the Intrigue deck and of other hands that the viewer does not know."""
    sure_places = deck_known(game, viewer)
    pool = [card for place, card in enumerate(game.intrigue_deck) if place not in sure_places]
    kept: list[list[int]] = []
    for seat in game.seats:
        known = [*seat.intrigue] if seat.index == viewer else intrigue_known(seat, viewer)
        if game.have[IN_HAND] != NONE and seat.index == game.actor and game.have[IN_HAND] not in known:
            known.append(game.have[IN_HAND])  # it is chosen already, and shown with the next choice
        kept.append(known)
        hidden = [*seat.intrigue]
        for card in known:
            hidden.remove(card)
        pool += hidden
    aside = game.piles[INTRIGUE_ASIDE]
    if aside:
        pool, left = exchange(pool, aside, INTRIGUES, chance)
        game.lay(INTRIGUE_ASIDE, tuple(left))
    chance.shuffle(pool)
    for seat, known in zip(game.seats, kept, strict=True):
        while len(known) < len(seat.intrigue):
            known.append(pool.pop())
        seat.intrigue = tuple(known)
        sure = intrigue_known(seat, viewer)
        seat.lay(KNOWN_INTRIGUE, tuple(
            [code for code in seat.piles[KNOWN_INTRIGUE] if seat.index == viewer or code & CARD_MASK in sure]
        ))
    for place in sorted(sure_places):
        pool.insert(place, game.intrigue_deck[place])
    game.intrigue_deck = tuple(pool)


def redeal_imperium(game: Imperium, chance: Chance) -> None:
    """Shuffle the Imperium deck, with what a blend has left in the box."""
    aside = game.piles[IMPERIUM_ASIDE]
    if aside:
        deck, left = exchange(game.imperium_deck, aside, CARDS, chance)
        game.lay(IMPERIUM_ASIDE, tuple(left))
        game.imperium_deck = tuple(deck)
    game.imperium_deck = chance.shuffled(game.imperium_deck)


def redeal_conflicts(game: Imperium, chance: Chance) -> None:
    """Draw the coming Conflicts again from all cards of their level that have not been seen."""
    seen = {*game.conflicts_past, game.conflict}
    unseen: dict[int, list[int]] = {}
    for card in game.rules.conflicts:
        if card not in seen:
            unseen.setdefault(CONFLICTS[card].level, []).append(card)
    for cards in unseen.values():
        chance.shuffle(cards)
    game.conflict_deck = tuple([unseen[CONFLICTS[card].level].pop() for card in game.conflict_deck])
