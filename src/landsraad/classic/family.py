"""The family: its modules, options and player counts."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.classic.appraise import appraise
from landsraad.classic.arrange import arrange, observe
from landsraad.classic.characters import CHARACTERS
from landsraad.classic.coach import hints
from landsraad.classic.codex import codex
from landsraad.classic.determinize import determinized
from landsraad.classic.lapse import lapse_of
from landsraad.classic.log import event_said, event_text
from landsraad.classic.refusal import refusal
from landsraad.classic.rules import SETTINGS
from landsraad.classic.start import new_game
from landsraad.classic.state import Classic
from landsraad.classic.telling import LABELS, PRIMER, SCORE, ClassicTelling, standing
from landsraad.classic.view import view_of
from landsraad.classic.view_types import View
from landsraad.classic.words import VOCABULARY
from landsraad.kernel.event import Event
from landsraad.kernel.family import CodexEntry, Family, Hint, Standing
from landsraad.kernel.game import Game
from landsraad.kernel.lapse import Lapse
from landsraad.kernel.setup import Setup
from landsraad.kernel.telling import Telling
from landsraad.kernel.view_types import Said

RULES = 2
"""The version of the rules: it grows when a stored game would no longer replay."""


class ClassicFamily(Family):
    """Dune (1979)."""

    scenario_players = 6

    def __init__(self) -> None:
        super().__init__(
            name="classic",
            title="Dune (1979)",
            rules=RULES,
            modules={
                "basic": "the basic game",
                "advanced": "the advanced game: double spice blow, advanced combat and increased spice flow",
            },
            players={
                2: "two players", 3: "three players", 4: "four players", 5: "five players", 6: "six players",
            },
            settings=SETTINGS,
            vocabulary=VOCABULARY,
            primer=PRIMER,
            labels=LABELS,
            score=SCORE,
            rulings_page="rulings-classic.md",
        )

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("basic",)

    def start(self, setup: Setup) -> Game:
        return new_game(self, setup)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return [character.id for character in CHARACTERS]

    def scenario_leaders(self, players: object, modules: object = None) -> list[str]:
        order = [character.id for character in CHARACTERS]
        return order[:players] if isinstance(players, int) else order

    def codex(self) -> list[CodexEntry]:
        return codex(self)

    def view_type(self) -> type:
        return View

    def view(self, game: Game, seat: int | None) -> object:
        assert isinstance(game, Classic)
        return view_of(game, seat)

    def determinize(self, game: Game, seat: int, seed: int) -> Game:
        assert isinstance(game, Classic)
        return determinized(game, seat, seed)

    def event_text(self, game: Game, event: Event, viewer: int | None) -> str:
        assert isinstance(game, Classic)
        return event_text(game, event, viewer)

    def event_said(self, game: Game, event: Event, viewer: int | None) -> Said:
        assert isinstance(game, Classic)
        return event_said(game, event, viewer)

    def refusal(self, game: Game, option: int) -> str:
        assert isinstance(game, Classic)
        return refusal(game, option)

    def lapse(self, game: Game) -> Lapse | None:
        assert isinstance(game, Classic)
        return lapse_of(game)

    def hints(self, game: Game, seat: int) -> list[Hint]:
        assert isinstance(game, Classic)
        return hints(game, seat)

    def standing(self, game: Game) -> Standing:
        assert isinstance(game, Classic)
        return standing(game)

    def telling(self, game: Game, seat: int | None) -> Telling:
        return ClassicTelling(game, seat)

    def arrange(self, game: Game, given: Mapping[str, object]) -> None:
        assert isinstance(game, Classic)
        arrange(game, given)

    def observe(self, game: Game, then: Mapping[str, object]) -> list[str]:
        assert isinstance(game, Classic)
        return observe(game, then)

    def tally(self, game: Game) -> list[dict[str, int]]:
        assert isinstance(game, Classic)
        return [
            {"spice": seat.spice, "tokens": sum(seat.tokens) + sum(seat.starred), "strongholds": score}
            for seat, score in zip(game.seats, self.standing(game).scores, strict=True)
        ]

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Classic)
        return appraise(game, seat)


FAMILY = ClassicFamily()
