"""What a game is set up from."""

from __future__ import annotations


class Setup:
    """The arguments of a new game, checked: with the options chosen they are the whole game."""

    __slots__ = ("family", "leaders", "listen", "modules", "options", "players", "seed")

    def __init__(
        self,
        family: str,
        players: int,
        seed: int,
        modules: tuple[str, ...],
        leaders: str | tuple[str, ...],
        options: dict[str, str | int | bool],
        listen: bool = False,
    ) -> None:
        self.family = family
        self.players = players
        self.seed = seed
        self.modules = modules
        self.leaders = leaders
        self.options = options
        self.listen = listen
        """Whether events are kept from the very beginning."""

    def key(self) -> tuple[str, int, tuple[str, ...], str | tuple[str, ...], list[tuple[str, str | int | bool]]]:
        """The rules of the game as plain data; the seed lives on in the game's chance."""
        return (self.family, self.players, self.modules, self.leaders, sorted(self.options.items()))
