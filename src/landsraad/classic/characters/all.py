"""All characters: their powers, and who listens to what at a table."""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.offers import AT_PAUSES
from landsraad.classic.cards.special import SPECIAL
from landsraad.classic.characters import atreides, bene_gesserit, emperor, fremen, guild, harkonnen
from landsraad.classic.sheets.characters import LEADERS, Character
from landsraad.classic.sheets.rules import Rules
from landsraad.classic.sheets.words import enter_character
from landsraad.classic.table.act import Hooks
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import DEATHS, FOUGHT_AT, HOLDER, REGISTER, TABLE

POWERS: Final[list[tuple[Power, ...]]] = [
    atreides.POWERS, harkonnen.POWERS, emperor.POWERS, guild.POWERS, fremen.POWERS, bene_gesserit.POWERS,
]
"""For each character its powers, in the order of the sheets."""


def declare(character: Character, powers: tuple[Power, ...]) -> int:
    """Declare a character that is not in the printed game, with its powers, for games with its box. Its options and
    those of its leaders come at the end of the vocabulary. Returns its number."""
    number = enter_character(character)
    POWERS.append(powers)
    for row in (HOLDER, DEATHS, FOUGHT_AT):
        TABLE.lengthen(row, len(LEADERS))
    return number


def hooks_of(rules: Rules) -> list[Hooks]:
    """For each character what listens at its seat: the powers in force, the cards, and what everybody may do."""
    common = [AT_PAUSES, *SPECIAL.values()]
    return [
        REGISTER.hooks(*[power.listens for power in powers if power.holds(rules)], *common) for powers in POWERS
    ]
