"""The family: its modules, options and player counts."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.classic.cards.at_hand import at_hand, interrupt, not_at_hand
from landsraad.classic.characters.all import hooks_of
from landsraad.classic.rounds.start import new_game
from landsraad.classic.seen.appraise import appraise
from landsraad.classic.seen.coach import hints
from landsraad.classic.seen.codex import codex, codex_of
from landsraad.classic.seen.determinize import determinized
from landsraad.classic.seen.log import event_said, event_text
from landsraad.classic.seen.narration import LABELS, PRIMER, SCORE, ClassicNarration, standing
from landsraad.classic.seen.observed import ClassicObserver, sheet
from landsraad.classic.seen.presentation import PRESENTATION
from landsraad.classic.seen.refusal import refusal
from landsraad.classic.seen.scenario_position import arrange, observe
from landsraad.classic.seen.view import view_of
from landsraad.classic.seen.view_types import View
from landsraad.classic.sheets.characters import CHARACTERS
from landsraad.classic.sheets.rules import BOXES, SETTINGS, Rules
from landsraad.classic.sheets.words import FREE_QUESTION, VOCABULARY
from landsraad.classic.table.register import REGISTER, SPICE
from landsraad.classic.table.state import Classic, everywhere
from landsraad.kernel.event import Event
from landsraad.kernel.family import Choice, Family
from landsraad.kernel.game import Game
from landsraad.kernel.observing.sheet import Observer, Sheet
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.narration import Narration
from landsraad.kernel.seen.standing import Hint, Standing
from landsraad.kernel.setup import Setup
from landsraad.kernel.view_types import Said

RULES = 3
"""The version of the rules: it grows when a stored game would no longer replay."""
ASKED_EVERYTHING = 2
"""The version that asked everybody at every pause: its games are played on as tables that ask everything."""


class ClassicFamily(Family):
    """Dune (1979)."""

    scenario_players = 6
    scenes: Mapping[str, float] = {
        "storm-dials": 1.0, "storm": 5.0, "spice-card": 2.6, "worm": 3.2, "plan": 0.8, "won": 6.0, "explosion": 6.0,
    }

    def __init__(self) -> None:
        super().__init__(
            name="classic",
            title="Dune (1979)",
            rules=RULES,
            modules=BOXES,
            players={
                2: "two players", 3: "three players", 4: "four players", 5: "five players", 6: "six players",
            },
            settings=SETTINGS,
            vocabulary=VOCABULARY,
            primer=PRIMER,
            labels=LABELS,
            score=SCORE,
            rulings_page="rulings-classic.md",
            register=REGISTER,
            presentation=PRESENTATION,
        )

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("basic",)

    def start(self, setup: Setup) -> Game:
        rules = Rules(setup)
        return new_game(self, setup, rules, hooks_of(rules))

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return [character.id for character in CHARACTERS if not character.box or character.box in modules]

    def scenario_leaders(self, players: object, modules: object = None) -> list[str]:
        order = [character.id for character in CHARACTERS if not character.box]
        return order[:players] if isinstance(players, int) else order

    def codex(self) -> list[CodexEntry]:
        return codex(self)

    def codex_of(self, game: Game) -> list[CodexEntry]:
        assert isinstance(game, Classic)
        return codex_of(game.rules)

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

    def at_hand(self, game: Game, seat: int) -> list[int]:
        assert isinstance(game, Classic)
        return at_hand(game, seat)

    def interrupt(self, game: Game, seat: int, option: int) -> None:
        assert isinstance(game, Classic)
        interrupt(game, seat, option)

    def not_at_hand(self, game: Game, seat: int, option: int) -> str:
        assert isinstance(game, Classic)
        return not_at_hand(game, seat, option)

    def takes_words(self, option: int) -> bool:
        return option == FREE_QUESTION

    def upgrade(self, rules: int, options: Mapping[str, Choice]) -> dict[str, Choice] | None:
        return {**options, "asks": "everything"} if rules == ASKED_EVERYTHING else None

    def asking(self, ask: str) -> dict[str, Choice]:
        return {"asks": ask}

    def hints(self, game: Game, seat: int) -> list[Hint]:
        assert isinstance(game, Classic)
        return hints(game, seat)

    def standing(self, game: Game) -> Standing:
        assert isinstance(game, Classic)
        return standing(game)

    def narration(self, game: Game, seat: int | None) -> Narration:
        return ClassicNarration(game, seat)

    def arrange(self, game: Game, given: Mapping[str, object]) -> None:
        assert isinstance(game, Classic)
        arrange(game, given)

    def observe(self, game: Game, then: Mapping[str, object]) -> list[str]:
        assert isinstance(game, Classic)
        return observe(game, then)

    def tally(self, game: Game) -> list[dict[str, int]]:
        assert isinstance(game, Classic)
        return [
            {"spice": seat.have[SPICE], "tokens": everywhere(seat), "strongholds": score}
            for seat, score in zip(game.seats, self.standing(game).scores, strict=True)
        ]

    def observed(self) -> Sheet:
        return sheet()

    def observer(self, first: dict[str, int]) -> Observer:
        return ClassicObserver(first)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Classic)
        return appraise(game, seat)


FAMILY = ClassicFamily()
