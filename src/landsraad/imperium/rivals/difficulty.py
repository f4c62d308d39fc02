"""How hard the Rivals of a solo game are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import (
    count,
)
from landsraad.imperium.table.state import Imperium

if TYPE_CHECKING:
    from landsraad.kernel.seen.codex import CodexEntry

DEAR_MENTAT_PRICE = 5
EXPERT_LEAD = 4
"""Expert Rivals keep their troops at home while they lead a Conflict I or II by so much strength."""


class Difficulty(Declared):
    """A level of the solo game and everything it changes."""

    kind = "level"

    def __init__(
        self, id: str, name: str, *, gift: int = 0, dear_mentat: bool = True, garrison: int = 3, intrigue: int = 1,
        swordmasters: int = 3, expert: bool = True, human_swordmaster: bool = True,
    ) -> None:
        super().__init__(id, name)
        self.gift = gift
        """Extra Solari and spice of the human."""
        self.dear_mentat = dear_mentat
        self.garrison = garrison
        self.intrigue = intrigue
        self.swordmasters = swordmasters
        """The round in which the Rivals gain their Swordmasters."""
        self.expert = expert
        self.human_swordmaster = human_swordmaster

    def codex_entry(self) -> CodexEntry:
        page = Page()
        if self.gift:
            page.add("human", f"you start with {self.gift} extra Solari and {self.gift} extra spice")
        if self.dear_mentat:
            page.add("mentat", f"the Mentat space costs {DEAR_MENTAT_PRICE} Solari")
        if not self.human_swordmaster:
            page.add("swordmaster", "you can never gain the Swordmaster")
        troops = count(self.garrison, "troop") if self.garrison else "no troops"
        intrigue = f" and {count(self.intrigue, 'Intrigue card')}" if self.intrigue else ""
        page.add("rivals", f"each Rival starts with {troops} in garrison{intrigue}")
        page.add("swordmasters", f"the Rivals gain their Swordmasters in round {self.swordmasters}")
        if self.expert:
            page.add(
                "deployment",
                f"a Rival that leads a Conflict of level 1 or 2 by {EXPERT_LEAD} strength keeps its troops in garrison",
            )
        return page.entry(self.box, "level", self.id, f"Solo level {self.name}")


DIFFICULTIES = {
    "mercenary": Difficulty("solo-novice", "Mercenary", gift=1, dear_mentat=False, garrison=0, intrigue=0,
                            swordmasters=5, expert=False),
    "sardaukar": Difficulty("solo-veteran", "Sardaukar", swordmasters=4, expert=False),
    "mentat": Difficulty("solo-expert", "Mentat"),
    "kwisatz-haderach": Difficulty("solo-expert-plus", "Kwisatz Haderach", human_swordmaster=False),
}
"""The levels of the solo game, from the easiest."""


def difficulty(game: Imperium) -> Difficulty:
    """The level of a solo game."""
    return DIFFICULTIES[str(game.setup.options["difficulty"])]
