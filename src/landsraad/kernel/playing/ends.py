"""The ends of a turn: every different way in which a seat can play the turn it is taking."""

from __future__ import annotations

from landsraad.kernel.game import Game


class End:
    """A turn played to its end: the options chosen, and the position they lead to."""

    __slots__ = ("game", "options")

    def __init__(self, options: tuple[int, ...], game: Game) -> None:
        self.options = options
        self.game = game


class Search:
    """A search for the ends of a turn; `left` is how many positions it may still look at."""

    def __init__(self, game: Game, seat: int, most: int) -> None:
        self.seat = seat
        self.turns = game.turns
        self.left = most
        self.met: set[int] = set()
        self.ends: list[End] = []

    def follow(self, game: Game, options: tuple[int, ...]) -> None:
        """Try everything from a position, which this uses up."""
        while True:
            if game.over or game.turns != self.turns or game.actor != self.seat:
                self.ends.append(End(options, game))
                return
            legal = game.legal
            if len(legal) > 1:
                break
            game.step(legal[0])
        for option in legal:
            if self.left <= 0:
                return
            self.left -= 1
            trial = game.clone()
            trial.step(option)
            key = trial.quick_key()
            if key not in self.met:
                self.met.add(key)
                self.follow(trial, (*options, option))


def ends_of_turn(game: Game, seat: int, most: int = 1000) -> list[End]:
    """The different positions in which the turn of a seat can end, each by one way that leads there.

    Orders of choices that come to the same are followed once. Options that are no choice are taken and not listed.
    After `most` positions the search stops: what it has not met by then is left out.
    """
    search = Search(game, seat, most)
    search.follow(game.clone(), ())
    return search.ends
