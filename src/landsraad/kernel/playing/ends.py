"""The ends of a turn: every different way in which a seat can play the turn it is taking."""

from __future__ import annotations

from math import inf

from landsraad.kernel.game import Game


class End:
    """A turn played to its end: the options chosen, and the position they lead to."""

    __slots__ = ("game", "options")

    def __init__(self, options: tuple[int, ...], game: Game) -> None:
        self.options = options
        self.game = game


class Search:
    """A search for the ends of a turn."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.turns = game.turns
        self.met: set[int] = set()
        self.ends: list[End] = []

    def ended(self, game: Game) -> bool:
        """Whether the turn is over in a position."""
        return game.over or game.turns != self.turns or game.actor != self.seat

    def follow(self, game: Game, options: tuple[int, ...], most: int) -> int:
        """Try everything from a position, which this uses up, by looking at about so many others; returns how many.

        What may be looked at is shared out among the options of a choice, and what one leaves goes to those after it.
        """
        while not self.ended(game):
            legal = game.legal
            if len(legal) > 1:
                break
            game.step(legal[0])
        else:
            self.ends.append(End(options, game))
            return 0
        if most < len(legal):
            self.hurry(game, options)
            return most
        used = 0
        for place, option in enumerate(legal):
            share = (most - used) // (len(legal) - place)
            trial = game.clone()
            trial.step(option)
            used += 1
            key = trial.quick_key()
            if key not in self.met:
                self.met.add(key)
                used += self.follow(trial, (*options, option), share - 1)
        return used

    def hurry(self, game: Game, options: tuple[int, ...]) -> None:
        """Play a turn to its end by what looks best at once, so that no beginning is left without an end."""
        family = game.family
        while not self.ended(game):
            best = -inf
            then, choice = game, -1
            legal = game.legal
            for option in legal:
                trial = game.clone()
                trial.step(option)
                value = family.appraise(trial, self.seat)
                if value > best:
                    best, then, choice = value, trial, option
            if len(legal) > 1:
                options = (*options, choice)
            game = then
        self.ends.append(End(options, game))


def ends_of_turn(game: Game, seat: int, most: int = 1000) -> list[End]:
    """The different positions in which the turn of a seat can end, each by one way that leads there.

    Orders of choices that come to the same are followed once. Options that are no choice are taken and not listed.
    The search looks at about `most` positions, the same share for each first choice; a way that has used up its share
    goes on by what looks best at once.
    """
    search = Search(game, seat)
    search.follow(game.clone(), (), most)
    return search.ends
