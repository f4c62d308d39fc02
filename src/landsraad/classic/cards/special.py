"""The special treachery cards, each with what it does; and what weapons, defenses and the others do, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.classic.cards.karama import CARRY_BID, FREE_CARD_OFFER, HALF_RATE_OFFER, STOP_IN_BATTLE
from landsraad.classic.cards.played import PLAY_ATOMICS, PLAY_GHOLA, PLAY_HAJR, PLAY_WEATHER_CONTROL
from landsraad.classic.cards.truthtrance import TRUTHTRANCE_AT_PAUSE
from landsraad.classic.sheets.treachery import (
    HERO,
    LASER,
    POISON,
    PROJECTILE,
    SHIELD_DEFENSE,
    SNOOPER_DEFENSE,
    TREACHERY,
    WORTHLESS,
    Treachery,
)
from landsraad.classic.sheets.words import enter_card
from landsraad.classic.table.act import Act
from landsraad.classic.table.moments import (
    BATTLE_STOP,
    BATTLE_WINDOW,
    BIDDING,
    CARD_WON,
    MOVE_MADE,
    PAUSE_AGAIN,
    SHIPMENT_OFFERS,
)

Listens = Mapping[int, tuple[Act, ...]]

SPECIAL: Final[dict[str, Listens]] = {
    "truthtrance": {PAUSE_AGAIN: (TRUTHTRANCE_AT_PAUSE,), BATTLE_WINDOW: (TRUTHTRANCE_AT_PAUSE,)},
    "weather-control": {PAUSE_AGAIN: (PLAY_WEATHER_CONTROL,)},
    "hajr": {MOVE_MADE: (PLAY_HAJR,)},
    "tleilaxu-ghola": {PAUSE_AGAIN: (PLAY_GHOLA,)},
    "family-atomics": {PAUSE_AGAIN: (PLAY_ATOMICS,)},
    "karama": {
        BATTLE_STOP: (STOP_IN_BATTLE,), BIDDING: (CARRY_BID,), CARD_WON: (FREE_CARD_OFFER,),
        SHIPMENT_OFFERS: (HALF_RATE_OFFER,),
    },
}
"""For each special card the acts that listen at every seat, by their moments."""



def declare(card: Treachery, listens: Listens) -> int:
    """Declare a treachery card that is not in the printed deck, with the acts that listen at every seat. Its options
    come at the end of the vocabulary. Returns its number; its acts may need it (see `PlayCard.card`)."""
    number = enter_card(card)
    if listens:
        SPECIAL[card.id] = listens
    return number


BY_CATEGORY: Final = {
    PROJECTILE: "Weapon: kills the opposing leader unless the opposing plan holds a Shield.",
    POISON: "Weapon: kills the opposing leader unless the opposing plan holds a Snooper.",
    LASER: "Weapon: kills the opposing leader whatever the defense. With a Shield in either plan everything in the "
           "territory is destroyed and nobody wins.",
    SHIELD_DEFENSE: "Defense: saves your leader from a projectile weapon.",
    SNOOPER_DEFENSE: "Defense: saves your leader from a poison weapon.",
    HERO: "Stands in for a leader, with strength 0; always discarded after the battle.",
    WORTHLESS: "Nothing happens; it can stand in the weapon or the defense place of a battle plan.",
}
"""What cards do by what they are."""


def card_words(card: int) -> str:
    """What a treachery card does, in words."""
    one = TREACHERY[card]
    if one.id not in SPECIAL:
        return BY_CATEGORY[one.category]
    acts = dict.fromkeys(act for acts in SPECIAL[one.id].values() for act in acts)
    return " ".join([act.describe() for act in acts if act.describe()])
