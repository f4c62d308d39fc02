"""How good a position looks for a seat, in victory points: the judgement of a sensible player.

It looks at a whole game, so it must be given one that the seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp

from landsraad.imperium.declare.cards import CARDS, CONFLICTS, Card
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    CONFLICT,
    COUNCIL,
    GARRISON,
    PERSUASION,
    REVEALED,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDMASTER,
    VP,
    WATER,
)
from landsraad.imperium.table.state import Imperium, Seat

ROUNDS = 10
# Worth in victory points, found by playing many games with other numbers.
SPICE_EACH, SOLARI_EACH, WATER_EACH, GOODS_LATE = 0.19, 0.09, 0.06, 0.35
GARRISON_EACH, GARRISON_LATE = 0.15, 0.03
TRACK = (0.0, 0.47, 0.5, 0.9, 0.85, 0.95, 1.0)
"""What standing on a step of an influence track promises beyond the victory points it has given."""
TRACK_LATE = 0.23
INTRIGUE_EACH, INTRIGUE_LATE = 0.67, 0.29
COUNCIL_SEAT, THIRD_AGENT = 2.39, 6
CARD_EACH, CARD_COST, DILUTION = 0.09, 0.06, 0.05
AGENT_LEFT, HAND_EACH, HAND_PERSUASION, HAND_SWORD = 0.26, 0.06, 0.12, 0.03
PERSUASION_LEFT = 0.02
REWARDS = ((0.0, 0.0, 0.0), (1.51, 0.24, 0.12), (1.24, 0.6, 0.3), (2.6, 1, 0.5))
"""What first, second and third place are worth, by the level of the Conflict."""
STEEPNESS, WASTE = 0.4, 0.04
UNREVEALED_SWORDS, AGENT_STRENGTH, INTRIGUE_STRENGTH = 2.02, 1.79, 0.76
STRONGEST_OPPONENT = 0.75
NEAR_THE_END = 2
"""Victory points that the leader lacks from which on the game is treated as ending soon."""
WORTH_BY_ID = {"diplomacy": 0.12, "signet-ring": 0.12, "dune-the-desert-planet": 0.06, "reconnaissance": 0.05}
"""The worth of cards whose cost does not tell it; boxes add theirs."""


def diminishing(n: int, each: float, enough: int) -> float:
    """The value of a stock: full up to enough, then little."""
    return each * n if n <= enough else each * (enough + 0.4 * (n - enough))


def card_worth(card: Card) -> float:
    """What owning a card is worth for the rest of the game, if it were long."""
    if card.id in WORTH_BY_ID:
        return WORTH_BY_ID[card.id]
    if card.pile == "starting":
        return 0.0
    if card.cost is None:
        return 0.1
    if card.pile == "reserve":
        return 0.12 if card.cost < 9 else 0.05
    return CARD_EACH + CARD_COST * card.cost


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
    if game.seats[index].policy.team >= 0:
        return appraise_team(game, index)
    mine = standing(game, game.seats[index])
    best = max(standing(game, other) for other in game.opponents(index) if other.policy.competes)
    return mine - STRONGEST_OPPONENT * best + prospects(game, game.seats[index])


def appraise_team(game: Imperium, index: int) -> float:
    """The standing of a team, less that of the other."""
    value = 0.0
    team = game.seats[index].policy.team
    for seat in game.seats:
        worth = standing(game, seat) + prospects(game, seat)
        value += worth if seat.policy.team == team else -STRONGEST_OPPONENT * worth
    return value


def standing(game: Imperium, seat: Seat) -> float:
    """What the seat has, in victory points."""
    have = seat.have
    left = max(0, ROUNDS - game.round) / ROUNDS
    lead = max([other.have[VP] for other in game.seats])
    if lead >= game.rules.victory - NEAR_THE_END:
        left = min(left, 0.2)
    value = 1.0 * have[VP]
    goods = GOODS_LATE + (1 - GOODS_LATE) * min(1.0, left * 2)
    value += goods * (
        diminishing(have[SPICE], SPICE_EACH, 6) + diminishing(have[SOLARI], SOLARI_EACH, 8)
        + diminishing(have[WATER], WATER_EACH, 3)
    )
    value += (GARRISON_LATE + (GARRISON_EACH - GARRISON_LATE) * left) * min(have[GARRISON], 8)
    track = TRACK_LATE + (1 - TRACK_LATE) * left
    for level in seat.influence:
        value += TRACK[level] * track
    value += INTRIGUE_EACH * min(len(seat.intrigue), 4) * (INTRIGUE_LATE + (1 - INTRIGUE_LATE) * left)
    if have[COUNCIL]:
        value += COUNCIL_SEAT * left
    if have[SWORDMASTER]:
        value += THIRD_AGENT * left
    worth = worths()
    deck = 0.0
    for zone in (seat.hand, seat.deck, seat.discard, seat.play):
        for card in zone:
            deck += worth[card] - DILUTION
    value += deck * left
    if not have[REVEALED]:
        value += AGENT_LEFT * have[AGENTS] + HAND_EACH * len(seat.hand)
        for card in seat.hand:
            value += HAND_PERSUASION * CARDS[card].persuasion + HAND_SWORD * CARDS[card].swords
    value += PERSUASION_LEFT * have[PERSUASION]
    for appraisal in game.rules.appraisals:
        value += appraisal(game, seat, left)
    return value


def prospects(game: Imperium, seat: Seat) -> float:
    """What the seat may expect of the Conflict as it stands."""
    if game.conflict == NONE or not game.fights(seat):
        return 0.0
    rewards = REWARDS[CONFLICTS[game.conflict].level]
    mine = expected_strength(game, seat, True)
    ahead = 0.0
    for other in game.others(seat.index):
        theirs = expected_strength(game, other, False)
        if theirs > 0:
            ahead += 1.0 / (1.0 + exp((mine - theirs) / STEEPNESS))
    value = 0.0
    prize = game.rules.prize
    for place in range(3 if len(game.seats) >= 4 else 2):
        share = 1.0 - abs(ahead - place)
        if share > 0:
            value += share * (rewards[place] if prize is None else prize(game, seat, place))
    # Strength that is not needed is wasted.
    return value - WASTE * seat.have[CONFLICT]


def expected_strength(game: Imperium, seat: Seat, own: bool) -> float:
    """Strength at the end of the round: what stands, and what may yet come."""
    have = seat.have
    strength = float(game.strength(seat))
    fights = strength > 0
    if not have[REVEALED]:
        if own:
            for card in seat.hand:
                strength += CARDS[card].swords
        elif fights:
            strength += UNREVEALED_SWORDS
        if have[GARRISON] + have[SUPPLY]:
            strength += AGENT_STRENGTH * min(have[AGENTS], 2)
    elif fights and not own:
        strength += INTRIGUE_STRENGTH * min(len(seat.intrigue), 3)
    return strength
