"""The Tleilaxu track: eight spaces, a step for every scarab."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT, TABLE
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import SPICE, amount_glyph, count
from landsraad.imperium.effects.cards import DrawIntrigue
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

TLEILAXU: Final = SEAT.number("tleilaxu", NONE, word="space of the Tleilaxu track", box="immortality")
"""How far a seat's token has come; none for a seat without a token."""
TLEILAXU_SPICE: Final = TABLE.number("tleilaxu_spice", word="spice on the Tleilaxu track", box="immortality")
"""The spice that lies there for the first to come by."""

BONUSES: Final[dict[int, Act]] = {2: DrawIntrigue(1), 4: Gain(vp=1), 6: DrawIntrigue(1), 7: Gain(vp=1)}
for bonus in BONUSES.values():
    bonus.bind("tleilaxu", "Tleilaxu track")
SPICE_SPACE = 4
SPICE_AT_START = 2
LAST = 7


class Tleilaxu(Act):
    """Steps on the Tleilaxu track, one by one, each with its bonus. At its end they are lost."""

    verb = "tleilaxu"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return 0 <= game.seats[context.army].have[TLEILAXU] < LAST

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have reached the end of the Tleilaxu track"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        here = game.seats[context.army].have[TLEILAXU]
        bonuses = [BONUSES[step] for step in range(here + 1, here + self.n + 1) if step in BONUSES]
        return all(bonus.at_once(game, context) for bonus in bonuses)

    def do(self, game: Imperium, context: Origin) -> None:
        if self.n == 1:
            step(game, game.seats[context.army])
        else:
            for _ in range(self.n):
                game.push(STEP, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.touches(adds=touch.SPICE | touch.VP, alters=touch.TLEILAXU)
        here = game.seats[context.army].have[TLEILAXU]
        for step in range(here + 1, here + self.n + 1):
            if step in BONUSES:
                touched |= BONUSES[step].footprint(game, OWN[context.army])
        return touched

    def settled(self, game: Imperium, context: Origin) -> bool:
        here = game.seats[context.army].have[TLEILAXU]
        bonuses = [BONUSES[step] for step in range(here + 1, here + self.n + 1) if step in BONUSES]
        return all(bonus.settled(game, OWN[context.army]) for bonus in bonuses)

    def describe(self) -> str:
        return f"advance {count(self.n, 'step')} on the Tleilaxu track"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "tleilaxu")]


STEP = Tleilaxu(1)


def step(game: Imperium, seat: Seat) -> None:
    """Move a token one space and take what is there."""
    here = seat.have[TLEILAXU] + 1
    if not 0 < here <= LAST:
        return
    seat.have[TLEILAXU] = here
    if game.events is not None:
        game.emit(Event("tleilaxu", seat.index, "", here))
    if here == SPICE_SPACE and game.have[TLEILAXU_SPICE]:
        spice = game.have[TLEILAXU_SPICE]
        game.have[TLEILAXU_SPICE] = 0
        gain(game, seat, SPICE, spice)
    if here in BONUSES:
        BONUSES[here].do(game, OWN[seat.index])


class TleilaxuTrack(Declared):
    """The track as it is printed."""

    kind = "track"

    def __init__(self) -> None:
        super().__init__("tleilaxu-track", "Tleilaxu track")

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("rule", f"every seat starts before the first of {LAST} spaces and never moves back", ["tleilaxu"])
        for space, bonus in BONUSES.items():
            page.act(f"space {space}", bonus, f"Space {space}")
        page.add("spice", f"the first to reach space {SPICE_SPACE} also takes the {SPICE_AT_START} spice there",
                  [amount_glyph(SPICE_AT_START, "spice")])
        page.add("faction", "the Bene Tleilax are no faction: influence never moves this token")
        return page.entry(self.box, "track", self.id, self.name)


TRACK = TleilaxuTrack()
