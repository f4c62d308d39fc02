"""What only Uprising makes worth something, in victory points."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.battle import WILD, WON, face_up, objective_icon
from landsraad.imperium.boxes.uprising.contracts import COMPLETED, HELD
from landsraad.imperium.boxes.uprising.desert import HOOKS
from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.vocabulary import WATER
from landsraad.imperium.table.spies import SPIES
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.imperium.table.units import doubles_rewards

# Found by playing many games with other numbers.
SPY_EACH, HOOKS_WORTH = 0.2, 1.0
WATER_EACH, WATER_ENOUGH = 0.06, 4
"""What water is worth beyond its usual value."""
HELD_EACH, COMPLETED_EACH, HELD_ENOUGH = 0.15, 0.25, 3
ICON_UP, WILD_UP = 0.3, 0.6
REWARDS = ((0.0, 0.0, 0.0), (0.8, 0.5, 0.25), (1.4, 0.6, 0.3), (2.4, 0.9, 0.5))
"""What first, second and third place are worth, by the level of the Conflict, apart from battle icons."""


def spies_worth(game: Imperium, seat: Seat, left: float) -> float:
    """Spies at posts open spaces, draw cards and pay for effects."""
    return SPY_EACH * len(seat.piles[SPIES]) * (0.3 + 0.7 * left)


def hooks_worth(game: Imperium, seat: Seat, left: float) -> float:
    """Maker Hooks promise sandworms."""
    return HOOKS_WORTH * left if seat.have[HOOKS] else 0.0


def water_worth(game: Imperium, seat: Seat, left: float) -> float:
    """Water calls sandworms and opens the desert."""
    return WATER_EACH * min(seat.have[WATER], WATER_ENOUGH) * min(1.0, 2 * left)


def icons_worth(game: Imperium, seat: Seat, left: float) -> float:
    """Face-up battle icons promise pairs."""
    up = len(seat.piles[WON]) + bool(objective_icon(seat))
    value = ICON_UP * left * up
    return value + WILD_UP if up > 1 and face_up(seat, (WILD,)) else value


def contracts_worth(game: Imperium, seat: Seat, left: float) -> float:
    """Contracts to fulfil, and those that cards count."""
    held = min(len(seat.piles[HELD]), HELD_ENOUGH)
    return HELD_EACH * held * left + COMPLETED_EACH * min(len(seat.piles[COMPLETED]), 4)


def prize(game: Imperium, seat: Seat, place: int) -> float:
    """What a place in the Conflict is worth to a seat: twice as much with a sandworm, plus the icon."""
    card = CONFLICTS[game.conflict]
    worth = REWARDS[card.level][place]
    if doubles_rewards(game, seat):
        worth *= 2
    if place == 0 and card.battle:
        pairs = card.battle != WILD and (bool(face_up(seat, (card.battle,))) or objective_icon(seat) == card.battle)
        worth += 1.0 if pairs else ICON_UP
    return worth
