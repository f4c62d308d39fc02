"""The codex: everything the family declares, in printed order."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.classic.cards.special import card_words
from landsraad.classic.characters.all import POWERS
from landsraad.classic.sheets.characters import CHARACTERS, TOKENS, Character
from landsraad.classic.sheets.map import (
    AREAS_OF,
    BESIDE,
    EXPOSED_MASK,
    KINDS,
    SHIELDED_MASK,
    SHIP_COST,
    TERRITORIES,
    TERRITORY_NUMBER,
)
from landsraad.classic.sheets.rules import Rules
from landsraad.classic.sheets.spice import BLOW_AMOUNT, BLOW_COUNT, BLOW_SECTOR, BLOWS, WORMS, spice_card_id
from landsraad.classic.sheets.treachery import CATEGORIES, TREACHERY
from landsraad.classic.sheets.words import tokens_words
from landsraad.classic.table import power
from landsraad.classic.table.power import Power
from landsraad.kernel.family import Family
from landsraad.kernel.seen.codex import CodexEntry

POWER_GROUPS = {
    power.START: "Start.", power.BASIC: "Always.", power.FOR_ALLIES: "For allies.",
    power.ADVANTAGE: "Additional character advantage.", power.WEATHER: "With the weather rule.",
    power.SPECIAL_KARAMA: "With a Karama, by the rule of special powers.", power.AT_THE_END: "Victory.",
}


def entry(
    kind: str, id: str, name: str, text: str, details: dict[str, str], copies: int = 1, cost: int | None = None,
    factions: list[str] | None = None, facts: dict[str, str | int] | None = None, box: str = "",
) -> CodexEntry:
    """An entry of the codex."""
    return {
        "family": "classic", "module": box or "basic", "kind": kind, "id": id, "name": name, "copies": copies,
        "cost": cost, "icons": [], "factions": factions or [], "text": text, "details": details, "glyphs": {},
        "facts": facts or {},
    }


def codex(family: Family) -> list[CodexEntry]:
    """Everything declared."""
    return entries_for(POWERS)


def codex_of(rules: Rules) -> list[CodexEntry]:
    """What is in a game: what its boxes bring, and of the powers only those in force."""
    entries = entries_for([tuple([power for power in powers if power.holds(rules)]) for powers in POWERS])
    return [entry for entry in entries if entry["module"] == "basic" or entry["module"] in rules.boxes]


def entries_for(powers: Sequence[Sequence[Power]]) -> list[CodexEntry]:
    """The codex, with these powers of each character."""
    return [
        *character_entries(powers), *power_entries(powers), *leader_entries(), *treachery_entries(), *spice_entries(),
        *territory_entries(),
    ]


def power_words(character: Character, one: Power) -> str:
    """What a power does: what its acts say of themselves, or where the tokens on the sheet start."""
    words = one.describe()
    if words:
        return words
    if one.group == power.SPECIAL_KARAMA:
        return "Has no power to play a Karama for."
    where = f" with {tokens_words(TOKENS)} in reserve"
    if character.home:
        home = TERRITORIES[TERRITORY_NUMBER[character.home.partition("/")[0]]].name
        where = f" with {tokens_words(character.on_map)} in {home} and {TOKENS - character.on_map} in reserve"
    return f"Starts{where}."


def character_entries(powers: Sequence[Sequence[Power]]) -> list[CodexEntry]:
    """The characters with their powers."""
    entries = []
    for character, own in zip(CHARACTERS, powers, strict=True):
        details = {
            "Start": f"{character.spice} spice, {tokens_words(character.on_map)} on the map.",
            "Hand": f"Up to {character.hand_limit} treachery cards.",
            "Revival": f"{tokens_words(character.free_revival)} free each turn.",
        }
        if character.starred:
            details["Starred tokens"] = f"{character.starred}, with the additional advantages."
        text = " ".join(power_words(character, one) for one in own)
        facts: dict[str, str | int] = {"people": character.people}
        entries.append(entry(
            "character", character.id, character.name, text, details, factions=[character.id], facts=facts,
            box=character.box))
    return entries


def power_entries(powers: Sequence[Sequence[Power]]) -> list[CodexEntry]:
    """What only one character can do."""
    return [
        entry("power", one.id, f"{character.people}: {one.id.replace('-', ' ')}", power_words(character, one),
              {"When": POWER_GROUPS[one.group]}, factions=[character.id], box=character.box)
        for character, own in zip(CHARACTERS, powers, strict=True) for one in own
    ]


def leader_entries() -> list[CodexEntry]:
    """The leaders."""
    return [
        entry("leader", leader.id, leader.name, f"Leader of strength {leader.strength}.",
              {"Strength": f"{leader.strength}.", "Revival": f"Costs {leader.strength} spice."},
              cost=leader.strength, factions=[character.id], box=character.box)
        for character in CHARACTERS for leader in character.leaders
    ]


def treachery_entries() -> list[CodexEntry]:
    """The treachery cards."""
    return [
        entry("treachery", card.id, card.name, card_words(number),
              {"Kind": f"{CATEGORIES[card.category].capitalize()}."},
              card.copies, facts={"category": CATEGORIES[card.category]}, box=card.box)
        for number, card in enumerate(TREACHERY)
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
