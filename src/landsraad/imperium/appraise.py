"""How good a position looks for a seat, in victory points: the judgement of a sensible player.

It looks at a whole game, so it must be given one that the seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp

from landsraad.imperium.declare import CARDS, CONFLICTS, Card
from landsraad.imperium.rivals import solo
from landsraad.imperium.state import NOBODY, Imperium, Seat
from landsraad.imperium.words import (
    AGENTS,
    CONFLICT,
    GARRISON,
    PERSUASION,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDS,
    VP,
    WATER,
)

ROUNDS = 10
TRACK = (0.0, 0.25, 0.4, 0.65, 0.75, 0.85, 0.9)
"""What standing on a step of an influence track promises, besides the victory points it has given."""
REWARDS = ((0.0, 0.0, 0.0), (1.1, 0.5, 0.25), (1.3, 0.6, 0.3), (2.4, 1.0, 0.6))
"""What first, second and third place are worth, by the level of the Conflict."""
STARTING = {"diplomacy": 0.12, "signet-ring": 0.12, "dune-the-desert-planet": 0.06, "reconnaissance": 0.05}


def diminishing(n: int, each: float, enough: int) -> float:
    """The value of a stock: full up to enough, then little."""
    return each * n if n <= enough else each * (enough + 0.4 * (n - enough))


def card_worth(card: Card) -> float:
    """What owning a card is worth for the rest of the game, if it were long."""
    if card.pile == "starting":
        return STARTING.get(card.id, 0.0)
    if card.cost is None:
        return 0.1
    if card.pile == "reserve":
        return 0.12 if card.cost < 9 else 0.05
    return 0.15 + 0.11 * card.cost


WORTH: list[float] = []


def worths() -> list[float]:
    """The worth of every card, worked out once all are declared."""
    if len(WORTH) != len(CARDS):
        WORTH[:] = [card_worth(card) for card in CARDS]
    return WORTH


def appraise(game: Imperium, index: int) -> float:
    """The seat's standing, less that of the strongest opponent."""
    if game.finish is not None:
        return 1000.0 if index in game.finish["winners"] else -1000.0
    mine = standing(game, game.seats[index])
    best = max(standing(game, other) for other in game.opponents(index) if not other.rival or solo(game))
    return mine - 0.3 * best + prospects(game, game.seats[index])


def standing(game: Imperium, seat: Seat) -> float:
    """What the seat has, in victory points."""
    have = seat.have
    left = max(0, ROUNDS - game.round) / ROUNDS
    lead = max(other.have[VP] for other in game.seats)
    if lead >= 8:
        left = min(left, 0.2)
    value = 1.0 * have[VP]
    goods = 0.35 + 0.65 * min(1.0, left * 2)
    value += goods * (
        diminishing(have[SPICE], 0.19, 6) + diminishing(have[SOLARI], 0.13, 8) + diminishing(have[WATER], 0.2, 3)
    )
    value += (0.05 + 0.1 * left) * min(have[GARRISON], 8)
    for level in seat.influence:
        value += TRACK[level] * (0.3 + 0.7 * left)
    value += 0.3 * min(len(seat.intrigue), 4) * (0.5 + 0.5 * left)
    if seat.council:
        value += 2.0 * left
    if seat.swordmaster:
        value += 3.2 * left
    worth = worths()
    deck = 0.0
    for zone in (seat.hand, seat.deck, seat.discard, seat.play):
        for card in zone:
            deck += worth[card] - 0.05
    value += deck * left
    if not seat.revealed:
        value += 0.5 * have[AGENTS] + 0.12 * len(seat.hand)
        for card in seat.hand:
            value += 0.04 * CARDS[card].persuasion + 0.03 * CARDS[card].swords
    value += 0.03 * have[PERSUASION]
    if game.mentat_next == seat.index:
        value += 0.5
    if seat.secret:
        value += 0.5
    return value


def prospects(game: Imperium, seat: Seat) -> float:
    """What the seat may expect of the Conflict as it stands."""
    if game.conflict == NOBODY or not seat.have[CONFLICT]:
        return 0.0
    rewards = REWARDS[CONFLICTS[game.conflict].level]
    mine = expected_strength(game, seat)
    ahead = 0.0
    for other in game.opponents(seat.index):
        theirs = expected_strength(game, other)
        if theirs > 0:
            ahead += 1.0 / (1.0 + exp((mine - theirs) / 1.5))
    value = 0.0
    for place, reward in enumerate(rewards[: 3 if len(game.seats) == 4 else 2]):
        value += reward * max(0.0, 1.0 - abs(ahead - place))
    # Strength that is not needed is wasted.
    return value - 0.04 * seat.have[CONFLICT]


def expected_strength(game: Imperium, seat: Seat) -> float:
    """Strength at the end of the round: what stands, and what may yet come."""
    have = seat.have
    strength = 2.0 * have[CONFLICT] + (have[SWORDS] if have[CONFLICT] else 0)
    if not seat.revealed:
        if have[CONFLICT]:
            strength += 1.5
        strength += 1.2 * min(have[AGENTS], 2) * (1 if have[GARRISON] + have[SUPPLY] else 0)
    elif have[CONFLICT]:
        strength += 0.8 * min(len(seat.intrigue), 3)
    return strength
