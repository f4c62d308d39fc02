"""The family: its modules, options and player counts."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.appraise import appraise
from landsraad.imperium.arrange import arrange, observe
from landsraad.imperium.base import cards, conflicts, hagal, intrigues, leaders, promo, spaces, starting
from landsraad.imperium.codex import codex
from landsraad.imperium.determinize import determinized
from landsraad.imperium.log import event_text
from landsraad.imperium.refusal import refusal
from landsraad.imperium.rivals import DIFFICULTIES
from landsraad.imperium.ruleset import Ruleset
from landsraad.imperium.start import new_game
from landsraad.imperium.state import Imperium
from landsraad.imperium.telling import LABELS, PRIMER, SCORE, ImperiumTelling, standing
from landsraad.imperium.view import view_of
from landsraad.imperium.view_types import View
from landsraad.imperium.words import VOCABULARY
from landsraad.kernel.errors import SetupError
from landsraad.kernel.event import Event
from landsraad.kernel.family import CodexEntry, Family, Setting, Standing
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup
from landsraad.kernel.telling import Telling

RULES = 1
"""The version of the rules: it grows when a stored game would no longer replay."""

DECLARED = (spaces.SPACES, starting.STARTING, starting.RESERVE, cards.IMPERIUM, intrigues.INTRIGUE,
            conflicts.CONFLICTS, leaders.LEADERS, promo.PROMO, hagal.HAGAL)
"""The sets, in the order in which they entered the vocabulary."""


class ImperiumFamily(Family):
    """Dune: Imperium."""

    def __init__(self) -> None:
        super().__init__(
            name="imperium",
            title="Dune: Imperium",
            rules=RULES,
            modules={"base": "the base game", "promo": "three promo cards for the Imperium deck"},
            players={
                1: "solo against two Rivals", 2: "two players and House Hagal", 3: "three players", 4: "four players",
            },
            settings={
                "difficulty": Setting("mercenary", "the level of the Rivals in the solo game", tuple(DIFFICULTIES)),
                "strict_bindu": Setting(False, "Bindu Suspension ends the turn at once instead of offering to pass"),
            },
            vocabulary=VOCABULARY,
            primer=PRIMER,
            labels=LABELS,
            score=SCORE,
            rulings_page="rulings.md",
        )
        self.rulesets: dict[tuple[tuple[str, ...], bool], Ruleset] = {}

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("base",)

    def check(self, setup: Setup) -> None:
        if "base" not in setup.modules:
            raise SetupError("imperium needs a board: add the module 'base'")
        if setup.players == 1 and not isinstance(setup.leaders, str):
            barred = [leader.id for leader in self.ruleset(setup.modules).leaders if not leader.rival]
            for leader in setup.leaders[1:]:
                if leader in barred:
                    raise SetupError(f"{leader} cannot lead a Rival")

    def ruleset(self, modules: tuple[str, ...], dear_mentat: bool = False) -> Ruleset:
        """The ruleset of some modules, made once."""
        rules = self.rulesets.get((modules, dear_mentat))
        if rules is None:
            board = [
                spaces.DEAR_MENTAT if dear_mentat and space.id == spaces.DEAR_MENTAT.id else space
                for space in spaces.SPACES
            ]
            rules = self.rulesets[modules, dear_mentat] = Ruleset(modules, board)
        return rules

    def start(self, setup: Setup) -> Game:
        solo = setup.players == 1
        dear_mentat = solo and DIFFICULTIES[str(setup.options["difficulty"])].dear_mentat
        return new_game(self, self.ruleset(setup.modules, dear_mentat), setup)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return [leader.id for leader in self.ruleset(modules).leaders]

    def leader_seats(self, players: int) -> int:
        return 3 if players == 1 else players

    def scenario_leaders(self, players: object) -> list[str]:
        quiet = ["paul-atreides", "earl-memnon-thorvald", "countess-ariana-thorvald", "count-ilban-richese"]
        return quiet[: self.leader_seats(players)] if isinstance(players, int) else quiet

    def codex(self) -> list[CodexEntry]:
        return codex(self)

    def view_type(self) -> type:
        return View

    def view(self, game: Game, seat: int | None) -> object:
        assert isinstance(game, Imperium)
        return view_of(game, seat)

    def determinize(self, game: Game, seat: int, seed: int) -> Game:
        assert isinstance(game, Imperium)
        return determinized(game, seat, seed)

    def event_text(self, game: Game, event: Event, viewer: int | None) -> str:
        assert isinstance(game, Imperium)
        return event_text(game, event, viewer)

    def refusal(self, game: Game, option: int) -> str:
        assert isinstance(game, Imperium)
        return refusal(game, option)

    def standing(self, game: Game) -> Standing:
        assert isinstance(game, Imperium)
        return standing(game)

    def telling(self, game: Game, seat: int | None) -> Telling:
        return ImperiumTelling(game, seat)

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
