"""The treachery deck: 33 cards of 23 kinds. A card is known by its kind; all copies of a kind are alike.

The printed deck is closed: a card that comes later is entered by `cards.special.declare`.
"""

from __future__ import annotations

from typing import Final

PROJECTILE: Final = 0
POISON: Final = 1
LASER: Final = 2
SHIELD_DEFENSE: Final = 3
SNOOPER_DEFENSE: Final = 4
HERO: Final = 5
WORTHLESS: Final = 6
SPECIAL: Final = 7
CATEGORIES: Final = (
    "projectile weapon", "poison weapon", "special weapon", "projectile defense", "poison defense",
    "leader substitute", "worthless card", "special card",
)


class Treachery:
    """A kind of treachery card. One that is played `once` leaves the game. One that comes in a `box` is in the deck of
    games with it."""

    def __init__(self, id: str, name: str, category: int, copies: int, once: bool = False, box: str = "") -> None:
        self.id = id
        self.name = name
        self.category = category
        self.copies = copies
        self.once = once
        self.box = box


TREACHERY: Final = [
    Treachery("chrysknife", "Chrysknife", PROJECTILE, 1),
    Treachery("maula-pistol", "Maula Pistol", PROJECTILE, 1),
    Treachery("slip-tip", "Slip-Tip", PROJECTILE, 1),
    Treachery("stunner", "Stunner", PROJECTILE, 1),
    Treachery("chaumas", "Chaumas", POISON, 1),
    Treachery("chaumurky", "Chaumurky", POISON, 1),
    Treachery("ellaca-drug", "Ellaca Drug", POISON, 1),
    Treachery("gom-jabbar", "Gom Jabbar", POISON, 1),
    Treachery("lasegun", "Lasegun", LASER, 1),
    Treachery("shield", "Shield", SHIELD_DEFENSE, 4),
    Treachery("snooper", "Snooper", SNOOPER_DEFENSE, 4),
    Treachery("cheap-hero", "Cheap Hero(ine)", HERO, 3),
    Treachery("baliset", "Baliset", WORTHLESS, 1),
    Treachery("jubba-cloak", "Jubba Cloak", WORTHLESS, 1),
    Treachery("kulon", "Kulon", WORTHLESS, 1),
    Treachery("la-la-la", "La, La, La", WORTHLESS, 1),
    Treachery("trip-to-gamont", "Trip to Gamont", WORTHLESS, 1),
    Treachery("truthtrance", "Truthtrance", SPECIAL, 2),
    Treachery("weather-control", "Weather Control", SPECIAL, 1),
    Treachery("hajr", "Hajr", SPECIAL, 1),
    Treachery("tleilaxu-ghola", "Tleilaxu Ghola", SPECIAL, 1),
    Treachery("family-atomics", "Family Atomics", SPECIAL, 1, once=True),
    Treachery("karama", "Karama", SPECIAL, 2),
]
"""In the order of the deck list."""

NUMBER: Final = {card.id: number for number, card in enumerate(TREACHERY)}
CATEGORY: Final = [card.category for card in TREACHERY]

LASEGUN: Final = NUMBER["lasegun"]
SHIELD: Final = NUMBER["shield"]
SNOOPER: Final = NUMBER["snooper"]
CHEAP_HERO: Final = NUMBER["cheap-hero"]
TRUTHTRANCE: Final = NUMBER["truthtrance"]
WEATHER_CONTROL: Final = NUMBER["weather-control"]
HAJR: Final = NUMBER["hajr"]
GHOLA: Final = NUMBER["tleilaxu-ghola"]
FAMILY_ATOMICS: Final = NUMBER["family-atomics"]
KARAMA: Final = NUMBER["karama"]

# Cards by what they do in a battle plan.
WEAPONS: Final[set[int]] = set()
DEFENSES: Final[set[int]] = set()
SUBSTITUTES: Final[set[int]] = set()
"""Cards that stand in for a leader."""
WORTHLESS_CARDS: Final[set[int]] = set()


def sort_in(number: int) -> None:
    """Put a card with those that do the same."""
    category = CATEGORY[number]
    if category in (PROJECTILE, POISON, LASER):
        WEAPONS.add(number)
    elif category in (SHIELD_DEFENSE, SNOOPER_DEFENSE):
        DEFENSES.add(number)
    elif category == HERO:
        SUBSTITUTES.add(number)
    elif category == WORTHLESS:
        WORTHLESS_CARDS.add(number)


def enter(card: Treachery) -> int:
    """Add a kind of card after those that are there; returns its number."""
    number = len(TREACHERY)
    TREACHERY.append(card)
    CATEGORY.append(card.category)
    NUMBER[card.id] = number
    sort_in(number)
    return number


for _number in range(len(TREACHERY)):
    sort_in(_number)


def kills(weapon: int, defense: int) -> bool:
    """Whether a weapon kills the leader behind a defense; -1 is none."""
    if weapon < 0:
        return False
    category = CATEGORY[weapon]
    if category == PROJECTILE:
        return defense < 0 or CATEGORY[defense] != SHIELD_DEFENSE
    if category == POISON:
        return defense < 0 or CATEGORY[defense] != SNOOPER_DEFENSE
    return category == LASER


def explodes(weapon: int, defense: int) -> bool:
    """Whether a weapon and a defense, in whichever plans, explode together."""
    return weapon >= 0 and defense >= 0 and CATEGORY[weapon] == LASER and CATEGORY[defense] == SHIELD_DEFENSE


def full_deck(boxes: tuple[str, ...]) -> list[int]:
    """Every card of the deck of a game with these boxes, unshuffled."""
    return [
        number for number, card in enumerate(TREACHERY) if not card.box or card.box in boxes
        for _ in range(card.copies)
    ]
