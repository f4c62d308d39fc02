"""The vocabulary of the family: resources, factions and icons by name, and every option."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.register import SEAT
from landsraad.kernel.vocabulary import Vocabulary

# What a seat has, as positions in `seat.have`.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
VP: Final = 3
PERSUASION: Final = 4
SWORDS: Final = 5
SUPPLY: Final = 6
GARRISON: Final = 7
CONFLICT: Final = 8
AGENTS: Final = 9
COUNCIL: Final = 10
SWORDMASTER: Final = 11
REVEALED: Final = 12
CLOSED: Final = 13
OPEN_TOP: Final = 14

for _name, _word, _glyph in (
    ("solari", "Solari", "solari"), ("spice", "spice", "spice"), ("water", "water", "water"),
    ("vp", "victory point", "vp"), ("persuasion", "persuasion", "persuasion"), ("swords", "sword", "sword"),
    ("supply", "troop in supply", "troop"), ("garrison", "garrisoned troop", "garrison"),
    ("conflict", "troop in the Conflict", "troop"), ("agents", "Agent", "agent"),
    ("council", "seat on the High Council", "council"), ("swordmaster", "Swordmaster", "swordmaster"),
    ("revealed", "turn in which the hand was revealed", ""), ("closed", "spaces that may not be entered again", ""),
    ("open_top", "card on top of the deck that all have seen", ""),
):
    SEAT.number(_name, word=_word, glyph=_glyph)

HAVE: Final = tuple(number.name for number in SEAT.numbers)
HAVE_WORDS: Final = tuple(number.word for number in SEAT.numbers)
HAVE_GLYPHS: Final = tuple(number.glyph for number in SEAT.numbers)
RESOURCES: Final = (SOLARI, SPICE, WATER)

# Factions, as positions in `seat.influence`.
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")
FACTION_WORDS: Final = ("Emperor", "Spacing Guild", "Bene Gesserit", "Fremen")
ANY: Final = -1

# Agent icons, as bits.
EMPEROR_ICON: Final = 1
GUILD_ICON: Final = 2
BENE_GESSERIT_ICON: Final = 4
FREMEN_ICON: Final = 8
LANDSRAAD: Final = 16
CITY: Final = 32
SPICE_TRADE: Final = 64
SPY_ICON: Final = 128
"""On cards only: it sends an Agent wherever a Spy of its owner watches."""
FACTION_ICONS: Final = EMPEROR_ICON | GUILD_ICON | BENE_GESSERIT_ICON | FREMEN_ICON
ALL_ICONS: Final = FACTION_ICONS | LANDSRAAD | CITY | SPICE_TRADE
ICONS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
ICON_WORDS: Final = ("Emperor", "Spacing Guild", "Bene Gesserit", "Fremen", "Landsraad", "City", "Spice Trade", "Spy")

VOCABULARY: Final = Vocabulary()

PASS: Final = VOCABULARY.add("pass", text="Pass")
END_TURN: Final = VOCABULARY.add("end-turn", text="End your turn")
REVEAL: Final = VOCABULARY.add("reveal", text="Take your Reveal turn")
DEFEND: Final = VOCABULARY.add("defend", text="Deploy one troop from your supply to defend what you control")
LOSE_TROOP: Final = VOCABULARY.add("lose-troop", text="Lose one of your troops in the Conflict")
SNOOP_DRAW: Final = VOCABULARY.add("snoop", "draw", text="Draw the card you looked at")
SNOOP_TRASH: Final = VOCABULARY.add("snoop", "trash", text="Trash the card you looked at")
TO_DECK: Final = VOCABULARY.add("to", "deck", text="Put it on top of your deck")
TO_DISCARD: Final = VOCABULARY.add("to", "discard", text="Put it in your discard pile")
FROM_LEADER: Final = VOCABULARY.add("agent", "leader", -1, "Send an Agent from your Leader", "leader")
DEPLOY: Final = VOCABULARY.numbered("deploy", 25, "Deploy # troop(s) to the Conflict")
RETREAT: Final = VOCABULARY.numbered("retreat", 25, "Retreat # troop(s) from the Conflict")
SELL: Final = VOCABULARY.numbered("sell", 6, "Sell # spice")
TARGET: Final = VOCABULARY.numbered("target", 6, "Choose seat #", "seat")
GIVE: Final = VOCABULARY.numbered("give", 6, "Let seat # take the Alliance", "seat")


def _factions(verb: str, text: str) -> list[int]:
    return [
        VOCABULARY.add(verb, name, i, text.replace("#", FACTION_WORDS[i]), "faction") for i, name in enumerate(FACTIONS)
    ]


FACTION: Final = _factions("faction", "Gain influence with the #")
LOSE: Final = _factions("lose", "Lose 1 influence with the #")
SECRET: Final = _factions("secret", "Secretly pick the #")


def count(n: int, thing: str) -> str:
    """A number of things in words: `1 troop`, `2 troops`."""
    if n != 1 and thing not in ("Solari", "spice", "water", "persuasion", "influence"):
        many = f"{thing[:-1]}ies" if thing.endswith("Spy") else f"{thing}s"
        thing = thing.replace("troop", "troops") if "troop" in thing else many
    return f"{n} {thing}"


def amount_glyph(n: int, icon: str) -> str:
    """A number of things as a glyph: one of a thing has no number."""
    return icon if n == 1 else f"{n} {icon}"


def icon_names(icons: int) -> list[str]:
    """The names of the icons in a mask."""
    return [name for i, name in enumerate(ICONS) if icons >> i & 1]
