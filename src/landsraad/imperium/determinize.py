"""Determinizations: full games that a seat cannot tell from the one it sits at."""

from __future__ import annotations

from hashlib import blake2b

from landsraad.imperium.blend import IMPERIUM_ASIDE, INTRIGUE_ASIDE, exchange
from landsraad.imperium.combat import IN_HAND
from landsraad.imperium.deck import OPEN_HAND
from landsraad.imperium.declare import CARDS, CONFLICTS, INTRIGUES, KINDS
from landsraad.imperium.intrigue import CARD_MASK, KNOWN_INTRIGUE, deck_known
from landsraad.imperium.register import COUNTED, NONE, OWN_CARDS, OWNERS, SEAT, TABLE, Pile
from landsraad.imperium.state import Imperium, Seat
from landsraad.imperium.view import intrigue_known, top_known
from landsraad.kernel.chance import SEED_LIMIT, Chance

TRIES = 40
"""How often a hand is dealt anew until its owner has something to choose."""


def determinized(game: Imperium, viewer: int, seed: int) -> Imperium:
    """A copy in which all that the viewer does not know is drawn anew, chance to come included."""
    new = game.clone()
    digest = blake2b(f"determinize {viewer} {seed}".encode(), digest_size=32).digest()
    chance = new.chance = Chance.from_seed(int.from_bytes(digest, "big") % SEED_LIMIT)
    for seat in new.seats:
        redeal_cards(game, seat, viewer, chance)
    redeal_intrigue(new, viewer, chance)
    redeal_conflicts(new, chance)
    redeal_imperium(new, chance)
    redeal_piles(new, viewer, chance)
    new.reseal(viewer, chance)
    give_a_choice(game, new, viewer, chance)
    return new


def give_a_choice(game: Imperium, new: Imperium, viewer: int, chance: Chance) -> None:
    """Whoever is to choose has something to choose: one who has played a Graft card, say, holds another card for it."""
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
    """Draw the coming Conflicts anew from all cards of their level that have not been seen."""
    seen = {*game.conflicts_past, game.conflict}
    unseen: dict[int, list[int]] = {}
    for card in game.rules.conflicts:
        if card not in seen:
            unseen.setdefault(CONFLICTS[card].level, []).append(card)
    for cards in unseen.values():
        chance.shuffle(cards)
    game.conflict_deck = tuple([unseen[CONFLICTS[card].level].pop() for card in game.conflict_deck])


def redeal_piles(game: Imperium, viewer: int, chance: Chance) -> None:
    """Redeal the registered piles that the viewer does not see: together with those of their pool, or from everything
    that there is of their kind."""
    hidden: list[tuple[Pile, Imperium | Seat]] = [(pile, game) for pile in TABLE.piles if pile.seen == COUNTED]
    for seat in game.seats:
        unseen = (COUNTED,) if seat.index == viewer else (OWNERS, COUNTED)
        hidden += [(pile, seat) for pile in SEAT.piles if pile.seen in unseen and pile.pool != OWN_CARDS]
    pools: dict[str, list[int]] = {}
    for pile, holder in hidden:
        if pile.pool:
            pools.setdefault(pile.pool, []).extend(holder.piles[pile.index])
    for pool in pools.values():
        chance.shuffle(pool)
    for pile, holder in hidden:
        size = len(holder.piles[pile.index])
        if not size:
            continue
        if pile.pool:
            source = pools[pile.pool]
            holder.lay(pile.index, tuple(source[:size]))
            del source[:size]
        else:
            everything = list(game.rules.factions) if pile.of == "faction" else list(range(len(KINDS[pile.of])))
            holder.lay(pile.index, tuple(sorted([chance.take(everything) for _ in range(size)])))
