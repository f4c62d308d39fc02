"""Bots as people meet them: a name of their own at each table, and a level."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import NamedTuple
from zlib import crc32

from landsraad.bots import BOTS, Bot

NAMES = (
    "Aldo", "Brisa", "Corvin", "Dalia", "Edrik", "Farah", "Goran", "Hesper", "Isolde", "Jarek", "Kalina", "Lucan",
    "Mirza", "Nadia", "Oswin", "Petra", "Quill", "Runa", "Sorin", "Talia", "Ulric", "Vesna", "Wanda",
)
"""A prime number of names: the seats of a table step through them, and no two share one."""
STEP = 5
FAMILIAR = 2
"""How many first letters of a table's id decide the names of its bots."""


class Level(NamedTuple):
    """How well a bot plays: in a word, and from 1 to `LEVELS`; 0 for bots that are not offered."""

    title: str
    level: int


LEVELS = max([kind.level for kind in BOTS.values()])


def bot_name(table: str, seat: int) -> str:
    """The name of the bot in a seat: the same for as long as there is the table."""
    return NAMES[(crc32(table[:FAMILIAR].encode()) + STEP * seat) % len(NAMES)]


def new_table(like: str | None = None) -> str:
    """An id for a table, at which bots are called as they are at the one that it is like."""
    table = token_urlsafe(9)
    return table if like is None else like[:FAMILIAR] + table[FAMILIAR:]


def level_of(bot: str) -> Level:
    """The level of a kind of bot."""
    kind = BOTS.get(bot, Bot)
    return Level(kind.title or bot.replace("-", " ").capitalize(), kind.level)
