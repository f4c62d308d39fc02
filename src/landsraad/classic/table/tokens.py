"""Picking tokens: how many, and how many of them are starred where that can differ."""

from __future__ import annotations

from landsraad.classic.sheets.words import STARRED, TOKENS, VALUE, area_name
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.register import STARRED_IN, TOKENS_IN
from landsraad.classic.table.state import Classic, Seat

COUNTING, STARRING = range(2)
"""The steps of picking tokens. The number picked is `n` of the scene in the second one."""


class PickTokens(Act):
    """A seat picks tokens from an area, or from where a subclass says, for what a subclass does with them."""

    least = 0
    """The fewest that may be picked."""

    def at_hand(self, game: Classic, seat: Seat, context: Scene) -> tuple[int, int]:
        """The tokens that may be picked: ordinary and starred."""
        return seat.piles[TOKENS_IN][context.area], seat.piles[STARRED_IN][context.area]

    def most(self, game: Classic, seat: Seat, context: Scene) -> int:
        """The most that may be picked."""
        ordinary, starred = self.at_hand(game, seat, context)
        return ordinary + starred

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        """Go on with the tokens that were picked."""
        raise NotImplementedError(type(self).__name__)

    def start(self, game: Classic, seat: Seat, n: int, area: int = -1) -> None:
        """Pick so many tokens: ask only how many are starred, where there is a choice."""
        self.split(game, seat, Scene(seat.index, area=area), n)

    def split(self, game: Classic, seat: Seat, context: Scene, n: int) -> None:
        """Ask how many of a number are starred, where there is a choice."""
        ordinary, starred = self.at_hand(game, seat, context)
        low = n - ordinary if n > ordinary else 0
        if starred and low < min(n, starred):
            game.push(self, Scene(seat.index, n=n, area=context.area, step=STARRING))
        else:
            self.picked(game, seat, context, n - low, low)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        if context.step == COUNTING:
            return TOKENS[self.least : self.most(game, seat, context) + 1]
        ordinary, starred = self.at_hand(game, seat, context)
        return STARRED[max(0, context.n - ordinary) : min(context.n, starred) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        seat = game.seats[context.seat]
        n = VALUE[option]
        if context.step == COUNTING:
            self.split(game, seat, context, n)
        else:
            self.picked(game, seat, context, context.n - n, n)

    def prompt(self, game: Classic, context: Scene) -> str:
        return self.how_many(game, context) if context.step == COUNTING else self.how_starred(game, context)

    def how_many(self, game: Classic, context: Scene) -> str:
        """The question for the number."""
        return "How many tokens?"

    def how_starred(self, game: Classic, context: Scene) -> str:
        """The question for the starred ones among them."""
        return f"How many of the {context.n} tokens are starred?"


class LoseTokens(PickTokens):
    """Tokens are lost in an area; their owner says how many of them are starred."""

    def picked(self, game: Classic, seat: Seat, context: Scene, tokens: int, starred: int) -> None:
        seat.lose(context.area, tokens, starred)

    def how_starred(self, game: Classic, context: Scene) -> str:
        return f"How many of the {context.n} tokens lost in {area_name(context.area)} are starred?"


LOSE_TOKENS = LoseTokens()
