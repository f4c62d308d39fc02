"""Many games in step: each is always at a real choice, and a finished one makes way for the next."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.kernel.errors import IllegalOption
from landsraad.kernel.game import Game


def advance(game: Game) -> int:
    """Take every choice that is none; the seat that has the next real one, or -1 when the game is over."""
    while not game.over:
        actor = game.actor
        if actor is None:
            actor = game.pending[0]
            legal = game.legal_for(actor)
        else:
            legal = game.legal
        if len(legal) != 1:
            return actor
        game.step(legal[0], actor)
    return -1


class Lockstep:
    """Games side by side. `seats` says who chooses in each; the legal options of all stand in one list, those of game
    `n` from `starts[n]` to `starts[n + 1]`."""

    def __init__(self, count: int, deal: Callable[[int, int], Game]) -> None:
        self.deal = deal
        """Makes the game of a place and a number: how many games that place has had."""
        self.played = [0] * count
        self.games: list[Game] = []
        self.seats: list[int] = []
        for place in range(count):
            self.games.append(deal(place, 0))
            self.seats.append(advance(self.games[place]))
        self.legal: list[int] = []
        self.starts: list[int] = [0] * (count + 1)
        self.list_options()

    def list_options(self) -> None:
        """Put the legal options of all games in one list."""
        legal: list[int] = []
        starts = self.starts
        for place, game in enumerate(self.games):
            legal += game.legal if game.actor is not None else game.legal_for(self.seats[place])
            starts[place + 1] = len(legal)
        self.legal = legal

    def step(self, options: list[int]) -> list[tuple[int, Game]]:
        """One choice in every game; returns the games that ended with their places, where others have begun."""
        if len(options) != len(self.games):
            raise IllegalOption(f"{len(options)} options were chosen in {len(self.games)} games")
        ended: list[tuple[int, Game]] = []
        seats = self.seats
        for place, option in enumerate(options):
            game = self.games[place]
            game.step(option, seats[place])
            seat = advance(game)
            if seat < 0:
                ended.append((place, game))
                while seat < 0:
                    self.played[place] += 1
                    game = self.games[place] = self.deal(place, self.played[place])
                    seat = advance(game)
            seats[place] = seat
        self.list_options()
        return ended
