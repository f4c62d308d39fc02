"""The family: its modules, options and player counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landsraad.imperium.appearance import appearances
from landsraad.imperium.boxes.shelf import SHELF, Shelf
from landsraad.imperium.declare.policy import Policy
from landsraad.imperium.declare.register import REGISTER
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.rules.start import new_game
from landsraad.imperium.seen.appraise import appraise
from landsraad.imperium.seen.coach import hints
from landsraad.imperium.seen.codex import codex, codex_of
from landsraad.imperium.seen.determinize import determinized
from landsraad.imperium.seen.log import event_said, event_text
from landsraad.imperium.seen.narration import LABELS, PRIMER, SCORE, ImperiumNarration, standing
from landsraad.imperium.seen.observed import ImperiumObserver, sheet
from landsraad.imperium.seen.presentation import presentation
from landsraad.imperium.seen.refusal import refusal
from landsraad.imperium.seen.scenario_position import arrange, observe
from landsraad.imperium.seen.view import view_of
from landsraad.imperium.seen.view_types import View
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.errors import SetupError
from landsraad.kernel.event import Event
from landsraad.kernel.family import Chair, Choice, Family, Setting
from landsraad.kernel.game import Game
from landsraad.kernel.observing.sheet import Observer, Sheet
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.narration import Narration
from landsraad.kernel.seen.presentation import titled
from landsraad.kernel.seen.standing import Hint, Standing
from landsraad.kernel.setup import Setup
from landsraad.kernel.view_types import Said

RULES = 4
"""The version of the rules: it grows when a stored game would no longer replay."""
RULES_CHANGES = {
    1: "the card of the Foldspace space is taken when its owner likes, a card trashed before its box was used gives "
       "nothing more, and an Intrigue card is discarded when it has been resolved",
    2: "a Rival of Uprising takes equally good factions in the order on its card, also as a reward of the base game, "
       "and what leaves nothing to decide happens by itself",
    3: "more of what leaves nothing to decide happens by itself",
}
ASKED_EVERYTHING = 2
"""The last version whose games asked everything."""
DID_LESS = 3
"""The last version in whose games less happened by itself, unless everything was asked."""
ASKS = Setting(
    "choices", "what must happen and leaves nothing to decide happens by itself, or is chosen like everything else",
    ("choices", "everything"), title="Effects without a choice",
)


class ImperiumFamily(Family):
    """Dune: Imperium, with the boxes of a shelf."""

    transient: tuple[str, ...] = ("strength",)
    scenes: Mapping[str, float] = {"combat": 1.0, "place": 1.5, "round": 2.0}

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(
            name="imperium",
            title="Dune: Imperium",
            rules=RULES,
            rules_changes=RULES_CHANGES,
            modules=shelf.modules(),
            players=shelf.players(),
            settings={**shelf.settings(), "asks": ASKS},
            vocabulary=VOCABULARY,
            primer=PRIMER,
            labels=LABELS,
            score=SCORE,
            rulings_page="rulings.md",
            register=REGISTER,
            presentation=presentation(shelf.boxes),
        )
        self.shelf = shelf

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("uprising", "choam") if players == 6 else ("base",)

    def entail(self, setup: Setup) -> None:
        setup.options.update(self.shelf.rivals(setup.modules, setup.players, {}).entails(setup.options))

    def check(self, setup: Setup) -> None:
        self.shelf.check(setup.modules, setup.players, setup.options)
        if not isinstance(setup.leaders, str):
            self.check_leaders(setup, setup.leaders)

    def check_leaders(self, setup: Setup, leaders: Sequence[str]) -> None:
        """Refuse leaders of people or Rivals who cannot lead them."""
        people = self.leader_ids(setup.modules)
        rivals = self.rival_ids(setup.players, setup.modules, setup.options)
        for seat, leader in enumerate(leaders):
            if seat < setup.players and leader != "random" and leader not in people:
                raise SetupError(f"{leader} leads a Rival, not a player")
            if seat >= setup.players and leader != "random" and leader not in rivals:
                known = ", ".join(rivals)
                raise SetupError(f"{leader} cannot lead a Rival here: choose from {known} or 'random'")
        seating = self.ruleset(setup).seating
        commanders = [id for one in seating if one.commands for id in one.leaders]
        for policy, leader in zip(seating, leaders, strict=False):
            self.check_side(policy, leader, commanders)
        named = [self.called(leader) for leader in leaders if leader != "random"]
        for name in named:
            if named.count(name) > 1:
                raise SetupError(f"{name} cannot sit in two seats")

    def check_side(self, policy: Policy, leader: str, commanders: Sequence[str]) -> None:
        """Refuse a leader of a Commander who is another's, or no Commander's."""
        if policy.commands and leader != "random" and leader not in policy.leaders:
            raise SetupError(f"{self.called(policy.leaders[0])} commands there, not {self.called(leader)}")
        if not policy.commands and leader in commanders:
            raise SetupError(f"{self.called(leader)} is a Commander, not an Ally")

    def ruleset(self, setup: Setup) -> Ruleset:
        """The ruleset of a game, made once."""
        return self.shelf.ruleset(setup.modules, setup.players, setup.options)

    def start(self, setup: Setup) -> Game:
        return new_game(self, self.ruleset(setup), setup)

    def needed_modules(self, players: int) -> tuple[str, ...]:
        boards = [box for box in self.shelf.boxes if box.board]
        fitting = [box for box in boards if players in box.players]
        if len(fitting) == len(boards):
            return ()
        return (fitting[0].name, *fitting[0].needs_for.get(players, {}))

    def option_notes(self, setup: Setup) -> dict[str, str]:
        if setup.players != 1:
            return {}
        level = f"Solo level {titled(str(setup.options['difficulty']))}"
        board = next((box.name for box in reversed(self.shelf.boxes) if box.board and box.name in setup.modules), "")
        found = [
            entry["text"] for entry in self.entries().values()
            if entry["kind"] == "level" and entry["module"] == board and entry["name"].partition(" (")[0] == level
        ]
        return {"difficulty": found[0]} if found else {}

    def pile_size(self, setup: Setup, kind: str) -> int:
        if kind == "leader":
            benched = {
                id for box in self.shelf.on_the_table(setup.modules, setup.players, setup.options) for id in box.benches
            }
            return self.pile_of(kind, setup.modules) - len(benched)
        size = setup.options.get(f"{kind}_cards")
        every = self.pile_of(kind, setup.modules)
        return min(size, every) if isinstance(size, int) else every

    def players_words(self, players: int, modules: tuple[str, ...]) -> str:
        return self.shelf.players(modules).get(players, self.players[players])

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return [leader.id for leader in self.shelf.leaders(modules)]

    def upgrade(self, rules: int, options: Mapping[str, Choice]) -> dict[str, Choice] | None:
        if rules == ASKED_EVERYTHING or (rules == DID_LESS and options.get("asks") == "everything"):
            return {**options, "asks": "everything"}
        return None

    def asking(self, ask: str) -> dict[str, Choice]:
        return {"asks": ask}

    def short_id(self, id: str) -> str:
        return id.removeprefix("leader-").removeprefix("rival-")

    def rival_ids(self, players: int, modules: tuple[str, ...], options: Mapping[str, Choice]) -> list[str]:
        rivals = self.shelf.rivals(modules, players, options)
        return [leader.id for leader in rivals.nameable(self.shelf.leaders(modules))]

    def leader_seats(self, players: int, modules: tuple[str, ...]) -> int:
        rivals = self.shelf.rivals(modules, players, {})
        return players + (rivals.number if rivals.nameable(self.shelf.leaders(modules)) else 0)

    def chairs(self, setup: Setup) -> list[Chair]:
        seating = self.ruleset(setup).seating
        commanders = {policy.team: self.called(policy.leaders[0]) for policy in seating if policy.commands}
        return [
            Chair(
                f"{commanders[policy.team]}, Commander" if policy.commands else f"Ally of {commanders[policy.team]}",
                tuple(policy.leaders),
            )
            for policy in seating
        ]

    def scenario_leaders(self, players: object, modules: object = None) -> list[str]:
        count = players if isinstance(players, int) else self.scenario_players
        named = tuple(modules) if isinstance(modules, Sequence) else self.default_modules(count)
        table = self.shelf.on_the_table(named, count, {})
        quiet = next((list(box.quiet) for box in reversed(table) if box.quiet), [])
        return quiet[: self.leader_seats(count, named)] if isinstance(players, int) else quiet

    def codex(self) -> list[CodexEntry]:
        return codex(self.name, self.shelf.boxes)

    def codex_of(self, game: Game) -> list[CodexEntry]:
        assert isinstance(game, Imperium)
        return codex_of(self.name, game.rules)

    def appearances(self) -> dict[str, str]:
        return appearances(self.shelf)

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

    def event_said(self, game: Game, event: Event, viewer: int | None) -> Said:
        assert isinstance(game, Imperium)
        return event_said(game, event, viewer)

    def refusal(self, game: Game, option: int) -> str:
        assert isinstance(game, Imperium)
        return refusal(game, option)

    def hints(self, game: Game, seat: int) -> list[Hint]:
        assert isinstance(game, Imperium)
        return hints(game, seat)

    def standing(self, game: Game) -> Standing:
        assert isinstance(game, Imperium)
        return standing(game)

    def narration(self, game: Game, seat: int | None) -> Narration:
        return ImperiumNarration(game, seat)

    def arrange(self, game: Game, given: Mapping[str, object]) -> None:
        assert isinstance(game, Imperium)
        arrange(game, given)

    def observe(self, game: Game, then: Mapping[str, object]) -> list[str]:
        assert isinstance(game, Imperium)
        return observe(game, then)

    def observed(self) -> Sheet:
        return sheet()

    def observer(self, first: dict[str, int]) -> Observer:
        return ImperiumObserver(first)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Imperium)
        return appraise(game, seat)


FAMILY = ImperiumFamily(SHELF)
