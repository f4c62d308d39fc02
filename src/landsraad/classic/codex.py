"""The codex: everything the family declares, in printed order."""

from __future__ import annotations

from landsraad.classic.characters import (
    ADVANTAGE,
    ALLIANCE,
    BASIC,
    CHARACTERS,
    SETUP,
    SPECIAL,
    VICTORY,
    WEATHER,
)
from landsraad.classic.map import AREAS_OF, BESIDE, EXPOSED_MASK, KINDS, SHIELDED_MASK, SHIP_COST, TERRITORIES
from landsraad.classic.spice import BLOW_AMOUNT, BLOW_COUNT, BLOW_SECTOR, BLOWS, WORMS, spice_card_id
from landsraad.classic.treachery import CATEGORIES, TREACHERY
from landsraad.classic.words import tokens_words
from landsraad.kernel.family import CodexEntry, Family

POWER_GROUPS = {
    SETUP: "Start.", BASIC: "Always.", ALLIANCE: "For allies.", ADVANTAGE: "Additional character advantage.",
    WEATHER: "With the weather rule.", SPECIAL: "With a Karama, by the rule of special powers.", VICTORY: "Victory.",
}


def entry(
    kind: str, id: str, name: str, text: str, details: dict[str, str], copies: int = 1, cost: int | None = None,
    factions: list[str] | None = None, facts: dict[str, str | int] | None = None,
) -> CodexEntry:
    """An entry of the codex."""
    return {
        "family": "classic", "module": "basic", "kind": kind, "id": id, "name": name, "copies": copies, "cost": cost,
        "icons": [], "factions": factions or [], "text": text, "details": details, "glyphs": {},
        "facts": facts or {},
    }


def codex(family: Family) -> list[CodexEntry]:
    """Everything declared."""
    return [
        *character_entries(), *power_entries(), *leader_entries(), *treachery_entries(), *spice_entries(),
        *territory_entries(),
    ]


def character_entries() -> list[CodexEntry]:
    """The six characters with their powers."""
    entries = []
    for character in CHARACTERS:
        details = {
            "Start": f"{character.spice} spice, {tokens_words(character.on_map)} on the map.",
            "Hand": f"Up to {character.hand_limit} treachery cards.",
            "Revival": f"{tokens_words(character.free_revival)} free each turn.",
        }
        if character.starred:
            details["Starred tokens"] = f"{character.starred}, with the additional advantages."
        text = " ".join(power.text for power in character.powers)
        facts: dict[str, str | int] = {"people": character.people}
        entries.append(entry(
            "character", character.id, character.name, text, details, factions=[character.id], facts=facts))
    return entries


def power_entries() -> list[CodexEntry]:
    """What only one character can do."""
    return [
        entry("power", power.id, f"{character.people}: {power.id.replace('-', ' ')}", power.text,
              {"When": POWER_GROUPS[power.group]}, factions=[character.id])
        for character in CHARACTERS for power in character.powers
    ]


def leader_entries() -> list[CodexEntry]:
    """The thirty leaders."""
    return [
        entry("leader", leader.id, leader.name, f"Leader of strength {leader.strength}.",
              {"Strength": f"{leader.strength}.", "Revival": f"Costs {leader.strength} spice."},
              cost=leader.strength, factions=[character.id])
        for character in CHARACTERS for leader in character.leaders
    ]


def treachery_entries() -> list[CodexEntry]:
    """The treachery cards."""
    return [
        entry("treachery", card.id, card.name, card.text, {"Kind": f"{CATEGORIES[card.category].capitalize()}."},
              card.copies, facts={"category": CATEGORIES[card.category]})
        for card in TREACHERY
    ]


def spice_entries() -> list[CodexEntry]:
    """The spice cards."""
    entries = []
    for blow in range(BLOW_COUNT):
        territory = TERRITORIES[BLOWS[blow]]
        text = f"{BLOW_AMOUNT[blow]} spice appear in {territory.name}, sector {BLOW_SECTOR[blow]}."
        details = {"Sector": f"{BLOW_SECTOR[blow]}.", "Spice": f"{BLOW_AMOUNT[blow]}."}
        entries.append(entry("spice", spice_card_id(blow), territory.name, text, details))
    text = "A worm devours everything in the territory that blew last; the first of a blow brings a nexus."
    entries.append(entry("spice", "shai-hulud", "Shai-Hulud", text, {"Worm": text}, WORMS))
    return entries


def territory_entries() -> list[CodexEntry]:
    """The territories of the map."""
    entries = []
    for number, territory in enumerate(TERRITORIES):
        sectors = ", ".join(str(sector) for sector in territory.links if sector >= 0)
        beside = ", ".join(TERRITORIES[other].name for other in BESIDE[number])
        storm = "Safe from the storm."
        if EXPOSED_MASK >> number & 1:
            storm = "Open to the storm."
        elif SHIELDED_MASK >> number & 1:
            storm = "Safe from the storm while the Shield Wall stands."
        details = {
            "Storm": storm,
            "Shipment": f"{SHIP_COST[number]} spice a token.",
            "Beside": f"{beside}.",
        }
        if sectors:
            details["Sectors"] = f"{sectors}."
        if territory.blow_amount:
            details["Spice blow"] = f"{territory.blow_amount} in sector {territory.blow_sector}."
        text = f"{KINDS[territory.kind].capitalize()}. {storm}"
        entries.append(entry("territory", territory.id, territory.name, text, details, len(AREAS_OF[number])))
    return entries
