"""Bots: players that choose by themselves."""

from landsraad.bots.bot import BOTS, Bot, BotMaker, make_bot

__all__ = ["BOTS", "Bot", "BotMaker", "make_bot"]
