"""The family: its modules, options and player counts."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.appraise import appraise
from landsraad.imperium.arrange import arrange, observe
from landsraad.imperium.base import cards, conflicts, intrigues, leaders, promo, spaces, starting
from landsraad.imperium.codex import codex
from landsraad.imperium.declare import Space
from landsraad.imperium.ruleset import Ruleset
from landsraad.imperium.start import new_game
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import VOCABULARY
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import CodexEntry, Family, Setting
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup

RULES = 1
"""The version of the rules: it grows when a stored game would no longer replay."""

DECLARED = (spaces.SPACES, starting.STARTING, starting.RESERVE, cards.IMPERIUM, intrigues.INTRIGUE,
            conflicts.CONFLICTS, leaders.LEADERS, promo.PROMO)
"""The sets, in the order in which they entered the vocabulary."""


class ImperiumFamily(Family):
    """Dune: Imperium."""

    def __init__(self) -> None:
        super().__init__(
            name="imperium",
            title="Dune: Imperium",
            rules=RULES,
            modules={"base": "the base game", "promo": "three promo cards for the Imperium deck"},
            players={3: "three players", 4: "four players"},
            settings={
                "strict_bindu": Setting(False, "Bindu Suspension ends the turn at once instead of offering to pass"),
            },
            vocabulary=VOCABULARY,
        )
        self.rulesets: dict[tuple[str, ...], Ruleset] = {}

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("base",)

    def check(self, setup: Setup) -> None:
        if "base" not in setup.modules:
            raise SetupError("imperium needs a board: add the module 'base'")

    def ruleset(self, modules: tuple[str, ...]) -> Ruleset:
        """The ruleset of some modules, made once."""
        rules = self.rulesets.get(modules)
        if rules is None:
            rules = self.rulesets[modules] = Ruleset(modules, self.board(modules))
        return rules

    def board(self, modules: tuple[str, ...]) -> list[Space]:
        """The spaces of the board that the modules make."""
        return spaces.SPACES

    def start(self, setup: Setup) -> Game:
        return new_game(self, self.ruleset(setup.modules), setup)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return [leader.id for leader in self.ruleset(modules).leaders]

    def scenario_leaders(self, players: object) -> list[str]:
        quiet = ["paul-atreides", "earl-memnon-thorvald", "countess-ariana-thorvald", "count-ilban-richese"]
        return quiet[:players] if isinstance(players, int) else quiet

    def codex(self) -> list[CodexEntry]:
        return codex(self)

    def arrange(self, game: Game, given: Mapping[str, object]) -> None:
        assert isinstance(game, Imperium)
        arrange(game, given)

    def observe(self, game: Game, then: Mapping[str, object]) -> list[str]:
        assert isinstance(game, Imperium)
        return observe(game, then)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Imperium)
        return appraise(game, seat)


FAMILY = ImperiumFamily()
