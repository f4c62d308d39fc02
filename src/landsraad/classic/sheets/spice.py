"""The spice deck: fifteen territories where spice blows, and six worms."""

from __future__ import annotations

from typing import Final

from landsraad.classic.sheets.map import AREA_NUMBER, SECTORS, TERRITORIES

BLOWS: Final = [number for number, territory in enumerate(TERRITORIES) if territory.blow_amount]
"""The territories of the spice cards; a spice card is known by its place in this list."""
BLOW_COUNT: Final = len(BLOWS)
BLOW_AREA: Final = [AREA_NUMBER[f"{TERRITORIES[n].id}/{TERRITORIES[n].blow_sector}"] for n in BLOWS]
BLOW_SECTOR: Final = [TERRITORIES[n].blow_sector for n in BLOWS]
BLOWS_IN: Final = [[blow for blow in range(BLOW_COUNT) if BLOW_SECTOR[blow] == sector] for sector in range(SECTORS)]
"""The spice cards of each sector."""
BLOW_AMOUNT: Final = [TERRITORIES[n].blow_amount for n in BLOWS]
BLOW_OF: Final = [BLOWS.index(n) if n in BLOWS else -1 for n in range(len(TERRITORIES))]
"""For each territory its spice card, or -1."""

WORM: Final = BLOW_COUNT
"""The card number of every worm."""
WORMS: Final = 6


def spice_card_id(card: int) -> str:
    """The id of a spice card."""
    return "shai-hulud" if card == WORM else f"spice-{TERRITORIES[BLOWS[card]].id}"


def full_deck() -> list[int]:
    """Every card of the deck, unshuffled."""
    return [*range(BLOW_COUNT), *[WORM] * WORMS]
