"""The Rivals of Uprising in solo games and between two players: levels, setup and turn order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.boxes.uprising.battle import OBJECTIVE, OBJECTIVES_DECLARED, ORNITHOPTER, MatchWild
from landsraad.imperium.boxes.uprising.rival_cards import RIVALS
from landsraad.imperium.boxes.uprising.rival_policy import RIVAL, RIVAL_BETWEEN_TWO, STREAMLINED_RIVAL
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Policy, Rivals
from landsraad.imperium.declare.register import GAME_ENDED
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import AGENTS, CLOSED, WATER, count
from landsraad.imperium.rivals.deck import new_deck
from landsraad.imperium.rivals.hagal import station
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import draw_intrigue
from landsraad.imperium.table.state import Imperium, Seat

if TYPE_CHECKING:
    from landsraad.kernel.family import Choice
    from landsraad.kernel.seen.codex import CodexEntry

GARRISON_AT_START = 3
VARIANTS = ("smart_politics", "brutal_escalation", "expert_deployment")
"""The options that expert levels bring with them."""


class RivalsMatch(Act):
    """In the endgame a Rival matches its wild battle icon too."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            options: list[int] = []
            if seat.policy.automatic:
                MATCH_WILD.add(game, seat, options)
            if options:
                MATCH_WILD.take(game, seat, options[0])

    def describe(self) -> str:
        return "Rivals match the wild battle icon"


class Level(Declared):
    """A level of the solo game and what it changes."""

    kind = "level"

    def __init__(
        self, id: str, name: str, *, garrison: int = GARRISON_AT_START, intrigue: int = 0, expert: bool = False,
        human_swordmaster: bool = True,
    ) -> None:
        super().__init__(id, name)
        self.garrison = garrison
        """Troops with which each Rival begins."""
        self.intrigue = intrigue
        """Intrigue cards with which the human begins."""
        self.expert = expert
        """Whether the three variants for experts are compulsory."""
        self.human_swordmaster = human_swordmaster

    def codex_entry(self) -> CodexEntry:
        page = Page()
        if self.intrigue:
            page.add("human", f"you start with {count(self.intrigue, 'Intrigue card')}")
        if not self.human_swordmaster:
            page.add("swordmaster", "you can never gain the Swordmaster")
        troops = count(self.garrison, "troop") if self.garrison else "no troops"
        page.add("rivals", f"each Rival starts with {troops} in garrison")
        if self.expert:
            page.add("variants", "Smart Politics, Brutal Escalation and Expert Deployment are in force")
        return page.entry(self.box, "level", self.id, f"Solo level {self.name} (Uprising)")


LEVELS = {
    "mercenary": Level("level-uprising-mercenary", "Mercenary", garrison=0, intrigue=1),
    "sardaukar": Level("level-uprising-sardaukar", "Sardaukar"),
    "mentat": Level("level-uprising-mentat", "Mentat", expert=True),
    "kwisatz-haderach": Level("level-uprising-kwisatz-haderach", "Kwisatz Haderach", expert=True,
                              human_swordmaster=False),
}
"""The levels of the solo game, from the easiest."""


class UprisingRivals(Rivals):
    """What solo games and those for two have in common."""

    def on(self) -> Mapping[int, tuple[Act, ...]]:
        return {GAME_ENDED: (RivalsMatch(),)}

    def begin(self, game: Imperium) -> None:
        new_deck(game)

    def garrison(self, game: Imperium) -> int:
        """Troops with which a Rival begins."""
        return GARRISON_AT_START

    def prepare(self, game: Imperium, rival: Seat) -> None:
        station(rival, self.garrison(game))
        rival.have[AGENTS] = 2
        rival.have[WATER] = 1

    def take_back(self, game: Imperium, rival: Seat, fresh: Seat) -> None:
        super().take_back(game, rival, fresh)
        fresh.have[OBJECTIVE] = rival.have[OBJECTIVE]

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [card for card in RIVALS if not card.streamlined]


class UprisingSolo(UprisingRivals):
    """Two Rivals against one person, at some level."""

    number = 2
    competitors = 2

    def policy(self) -> Policy:
        return RIVAL

    def level(self, options: Mapping[str, Choice]) -> Level:
        """The level of a game with these options."""
        return LEVELS[str(options["difficulty"])]

    def entails(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        return dict.fromkeys(VARIANTS, True) if self.level(options).expert else {}

    def garrison(self, game: Imperium) -> int:
        return self.level(game.setup.options).garrison

    def handicap(self, game: Imperium) -> None:
        level = self.level(game.setup.options)
        draw_intrigue(game, game.seats[0], level.intrigue)
        if not level.human_swordmaster:
            game.seats[0].have[CLOSED] |= 1 << game.rules.swordmaster


class UprisingDuo(UprisingRivals):
    """One Rival between two people. It always sits at the left of the First Player, who is never the Rival."""

    number = 1
    competitors = 1

    def policy(self) -> Policy:
        return RIVAL_BETWEEN_TWO

    def begin(self, game: Imperium) -> None:
        super().begin(game)
        rival = game.seats[-1]
        for seat in game.seats:
            if OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].battle == ORNITHOPTER:
                seat.have[OBJECTIVE], rival.have[OBJECTIVE] = rival.have[OBJECTIVE], seat.have[OBJECTIVE]
                return

    def clockwise(self, game: Imperium, start: int) -> list[Seat]:
        seats = super().clockwise(game, start)
        return seats if game.first == 1 else [seats[0], seats[2], seats[1]]

    def after(self, game: Imperium, seat: int) -> int:
        return self.clockwise(game, seat)[1].index

    def next_first(self, game: Imperium) -> int:
        return (game.first + 1) % 2


class StreamlinedDuo(UprisingDuo):
    """A Rival between two people that cannot win."""

    competitors = 0

    def policy(self) -> Policy:
        return STREAMLINED_RIVAL

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [card for card in RIVALS if card.streamlined]


MATCH_WILD = MatchWild()
