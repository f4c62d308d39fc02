"""The treachery deck: 33 cards of 23 kinds. A card is known by its kind; all copies of a kind are alike."""

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
    """A kind of treachery card."""

    def __init__(self, id: str, name: str, category: int, copies: int, text: str) -> None:
        self.id = id
        self.name = name
        self.category = category
        self.copies = copies
        self.text = text


_PROJECTILE = "Weapon: kills the opposing leader unless the opposing plan holds a Shield."
_POISON = "Weapon: kills the opposing leader unless the opposing plan holds a Snooper."
_WORTHLESS = "Nothing happens; it can stand in the weapon or the defense place of a battle plan."

TREACHERY: Final = [
    Treachery("chrysknife", "Chrysknife", PROJECTILE, 1, _PROJECTILE),
    Treachery("maula-pistol", "Maula Pistol", PROJECTILE, 1, _PROJECTILE),
    Treachery("slip-tip", "Slip-Tip", PROJECTILE, 1, _PROJECTILE),
    Treachery("stunner", "Stunner", PROJECTILE, 1, _PROJECTILE),
    Treachery("chaumas", "Chaumas", POISON, 1, _POISON),
    Treachery("chaumurky", "Chaumurky", POISON, 1, _POISON),
    Treachery("ellaca-drug", "Ellaca Drug", POISON, 1, _POISON),
    Treachery("gom-jabbar", "Gom Jabbar", POISON, 1, _POISON),
    Treachery("lasegun", "Lasegun", LASER, 1,
              "Weapon: kills the opposing leader whatever the defense. With a Shield in either plan everything in the "
              "territory is destroyed and nobody wins."),
    Treachery("shield", "Shield", SHIELD_DEFENSE, 4, "Defense: saves your leader from a projectile weapon."),
    Treachery("snooper", "Snooper", SNOOPER_DEFENSE, 4, "Defense: saves your leader from a poison weapon."),
    Treachery("cheap-hero", "Cheap Hero(ine)", HERO, 3,
              "Stands in for a leader, with strength 0; always discarded after the battle."),
    Treachery("baliset", "Baliset", WORTHLESS, 1, _WORTHLESS),
    Treachery("jubba-cloak", "Jubba Cloak", WORTHLESS, 1, _WORTHLESS),
    Treachery("kulon", "Kulon", WORTHLESS, 1, _WORTHLESS),
    Treachery("la-la-la", "La, La, La", WORTHLESS, 1, _WORTHLESS),
    Treachery("trip-to-gamont", "Trip to Gamont", WORTHLESS, 1, _WORTHLESS),
    Treachery("truthtrance", "Truthtrance", SPECIAL, 2,
              "At any pause: ask one player a yes or no question, which is answered truthfully before all."),
    Treachery("weather-control", "Weather Control", SPECIAL, 1,
              "At the start of a storm round: decide how far the storm moves, 0 to 10 sectors."),
    Treachery("hajr", "Hajr", SPECIAL, 1, "In your own move: make one more token move."),
    Treachery("tleilaxu-ghola", "Tleilaxu Ghola", SPECIAL, 1,
              "At any pause: revive one of your leaders or up to five of your tokens, free."),
    Treachery("family-atomics", "Family Atomics", SPECIAL, 1,
              "Before the storm moves, with a token on or beside the Shield Wall: destroy it. Its tokens die, and the "
              "cities and the Imperial Basin lose their shelter for good."),
    Treachery("karama", "Karama", SPECIAL, 2,
              "Stop an opponent's advantage once, or take a card without paying, or ship at half rate."),
]
"""In the order of the deck list."""

KIND_COUNT: Final = len(TREACHERY)
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

WEAPONS: Final = frozenset(n for n, card in enumerate(TREACHERY) if card.category in (PROJECTILE, POISON, LASER))
DEFENSES: Final = frozenset((SHIELD, SNOOPER))
WORTHLESS_CARDS: Final = frozenset(n for n, card in enumerate(TREACHERY) if card.category == WORTHLESS)


def full_deck() -> list[int]:
    """Every card of the deck, unshuffled."""
    return [number for number, card in enumerate(TREACHERY) for _ in range(card.copies)]
