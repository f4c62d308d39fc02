"""What a game is set up from."""

from __future__ import annotations


class Setup:
    """The arguments of a new game, checked: with the options chosen they are the whole game."""

    __slots__ = ("defaults", "family", "leaders", "listen", "modules", "options", "players", "seed")

    def __init__(
        self,
        family: str,
        players: int,
        seed: int,
        modules: tuple[str, ...],
        leaders: str | tuple[str, ...],
        options: dict[str, str | int | bool],
        listen: bool = False,
        defaults: dict[str, str | int | bool] | None = None,
    ) -> None:
        self.family = family
        self.players = players
        self.seed = seed
        self.modules = modules
        self.leaders = leaders
        self.options = options
        self.listen = listen
        """Whether events are kept from the very beginning."""
        self.defaults = {} if defaults is None else defaults
        """What the options are where nobody chooses."""

    def key(self) -> tuple[str, int, tuple[str, ...], str | tuple[str, ...], list[tuple[str, str | int | bool]]]:
        """The rules of the game as plain data, options only where somebody chose; the seed lives on in the game's
        chance."""
        chosen = [(name, value) for name, value in self.options.items() if value != self.defaults.get(name)]
        return (self.family, self.players, self.modules, self.leaders, sorted(chosen))
