"""Bots as people meet them: a name of their own at each table, and a level."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import NamedTuple
from zlib import crc32

NAMES = (
    "Aldo", "Brisa", "Corvin", "Dalia", "Edrik", "Farah", "Goran", "Hesper", "Isolde", "Jarek", "Kalina", "Lucan",
    "Mirza", "Nadia", "Oswin", "Petra", "Quill", "Runa", "Sorin", "Talia", "Ulric", "Vesna", "Wanda",
)
"""As many as a prime: seats of a table count by steps, and none meets a name that another has."""
STEP = 5


class Level(NamedTuple):
    """How well a bot plays: in a word, and from 1 to 3."""

    title: str
    level: int


LEVELS = {"random": Level("Beginner", 1), "heuristic": Level("Steady", 2)}


def bot_name(table: str, seat: int) -> str:
    """The name of the bot in a seat: the same for as long as there is the table."""
    return NAMES[(crc32(table.encode()) + STEP * seat) % len(NAMES)]


def new_table(like: str | None = None) -> str:
    """An id for a table, at which bots are called as they are at the one that it is like."""
    while True:
        table = token_urlsafe(9)
        if like is None or bot_name(table, 0) == bot_name(like, 0):
            return table


def level_of(bot: str) -> Level:
    """The level of a kind of bot."""
    return LEVELS.get(bot, Level(bot.replace("-", " ").capitalize(), 3))
