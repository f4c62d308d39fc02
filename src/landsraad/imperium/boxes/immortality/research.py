"""The research track: a tree of hexagons from left to right, with a genetic marker halfway and one at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.boxes.immortality.specimens import Specimen
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import sentence, series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT
from landsraad.imperium.declare.things import KINDS, Declared
from landsraad.imperium.declare.vocabulary import ANY, PASS, VOCABULARY
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, Trash, TrashIntrigue
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

RESEARCH: Final = SEAT.number("research", NONE, of="research", word="research at", box="immortality")
"""The hexagon where a seat's token stands; none for a seat without a token."""

MARKER_COLUMNS = (4, 8)
"""Where the genetic markers lie."""
ROWS = {1: ("",), 2: ("top", "bottom"), 3: ("top", "middle", "bottom")}


NODES: list[Node] = []
KINDS["research"] = NODES


class Node(Declared):
    """A hexagon of the track: what entering it gives, and where it leads."""

    kind = "research"

    def __init__(self, column: int, row: int, bonus: Act | None, *ways: str) -> None:
        self.short = f"c{column}r{row}"
        super().__init__(f"research-{self.short}", f"Research {column}")
        self.column = column
        self.row = row
        self.bonus = bonus
        self.way_names = ways
        self.ways: list[Node] = []
        self.markers = sum(column >= marker for marker in MARKER_COLUMNS)
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(NODES)
        NODES.append(self)
        if self.bonus is not None:
            self.bonus.bind(self.short, self.name)
            text = f"Advance to {self.name}: {sentence(self.bonus.describe())[:-1]}"
            self.option = VOCABULARY.add("advance", self.short, self.index, text)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("column", f"column {self.column} of the research track" if self.column else "where research begins")
        if self.column in MARKER_COLUMNS:
            name = f"genetic marker {self.markers}"
            opens = (
                "Tleilaxu cards you acquire may go on top of your deck", "each further research icon draws a card",
            )
            glyph = "genetic-marker" if self.markers == 1 else "genetic-marker-2"
            page.add("marker", f"{name}: its effects are yours for good, and {opens[self.markers - 1]}", [glyph])
        page.act("bonus", self.bonus)
        if self.ways:
            page.add("ways", f"leads to {series([way.name for way in self.ways], 'or')}")
        return page.entry(self.box, "research", self.id, self.name)


def markers(seat: Seat) -> int:
    """How many genetic markers a seat has reached."""
    return 0 if seat.have[RESEARCH] == NONE else NODES[seat.have[RESEARCH]].markers


def markers_of(game: Imperium, seat: Seat) -> int:
    """How many genetic markers count for a seat: a Commander has those of the Ally that has come farther."""
    if seat.policy.commands:
        return max(markers(ally) for ally in game.teammates(seat.index))
    return markers(seat)


class Markers(Condition):
    """So many genetic markers are reached."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return markers_of(game, game.seats[context.seat]) >= self.n

    def needs(self) -> int:
        return touch.TLEILAXU

    def describe(self) -> str:
        return f"you have reached genetic marker {self.n}"

    def glyph(self) -> str:
        return "genetic-marker" if self.n == 1 else f"genetic-marker-{self.n}"


MARKER_1 = Markers(1)
MARKER_2 = Markers(2)


DRAW = Draw(1)
"""What research brings once its end is reached."""


class Research(Act):
    """A step along the research track, or a card once its end is reached."""

    verb = "research"

    def possible(self, game: Imperium, context: Origin) -> bool:
        owner = game.seats[context.army]
        if owner.have[RESEARCH] == NONE:
            return False
        return bool(NODES[owner.have[RESEARCH]].ways or owner.deck or owner.discard)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "your research is complete, and you have no card left to draw"

    def do(self, game: Imperium, context: Origin) -> None:
        owner = game.seats[context.army]
        ways = NODES[owner.have[RESEARCH]].ways
        if len(ways) > 1:
            game.ask(self, context, owner.decider)
        elif ways:
            advance(game, owner, ways[0])
        else:
            draw_cards(game, owner, 1)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [way.option for way in NODES[game.seats[context.army].have[RESEARCH]].ways]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        advance(game, game.seats[context.army], NODES[VOCABULARY.value[option]])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which way does your research go?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "your research cannot get there in one step" if VOCABULARY.verbs[option] == "advance" else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        owner = game.seats[context.army]
        if owner.have[RESEARCH] == NONE:
            return touch.NOTHING
        ways = NODES[owner.have[RESEARCH]].ways
        if not ways:
            return DRAW.footprint(game, OWN[owner.index])
        touched = touch.touches(needs=touch.TLEILAXU, alters=touch.TLEILAXU)
        for way in ways:
            if way.bonus is not None and any(isinstance(piece, Research) for piece in way.bonus.pieces()):
                return touch.ANYTHING
            if way.bonus is not None:
                touched |= way.bonus.footprint(game, game.own(owner.index))
        return touched

    def settled(self, game: Imperium, context: Origin) -> bool:
        owner = game.seats[context.army]
        ways = NODES[owner.have[RESEARCH]].ways
        if not ways:
            return True
        bonus = ways[0].bonus
        if len(ways) > 1 or bonus is None:
            return len(ways) == 1
        further = any(isinstance(piece, Research) for piece in bonus.pieces())
        return not further and bonus.settled(game, game.own(owner.index))

    def describe(self) -> str:
        return "advance 1 step on the research track"

    def glyphs(self) -> list[str]:
        return ["research"]


def advance(game: Imperium, seat: Seat, node: Node) -> None:
    """Move a token to a hexagon and take its bonus at once."""
    seat.have[RESEARCH] = node.index
    if game.events is not None:
        game.emit(Event("research", seat.index, node.id))
    if node.bonus is not None:
        game.push(node.bonus, game.own(seat.index))


class Offered(Act):
    """An arrow that is offered once, here and now."""

    def __init__(self, act: Pay) -> None:
        self.act = act
        self.option = NONE

    def bind(self, source: str, name: str) -> None:
        self.act.bind(source, name)
        text = f"{sentence(self.act.order())[:-1]} ({name})"
        self.option = VOCABULARY.add(self.act.verb, source, 0, text, "effect")

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.act.possible(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        if self.act.possible(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [self.option, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            self.act.do(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Leave it" if option == PASS else ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        return self.act.glyphs() if option == self.option else []

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"{sentence(self.act.order())[:-1]}?"

    def describe(self) -> str:
        return self.act.describe()

    def glyphs(self) -> list[str]:
        return self.act.glyphs()


RESEARCH_TRACK = [
    Node(0, 3, None, "c1r3"),
    Node(1, 3, Specimen(1), "c2r2", "c2r4"),
    Node(2, 2, Specimen(1), "c3r1", "c3r3"),
    Node(2, 4, Tleilaxu(1), "c3r3", "c3r5"),
    Node(3, 1, Research(), "c4r2"),
    Node(3, 3, Trash() & Specimen(1), "c4r2", "c4r4"),
    Node(3, 5, Tleilaxu(1) & Specimen(1), "c4r4", "c4r6"),
    Node(4, 2, Tleilaxu(1), "c5r1", "c5r3"),
    Node(4, 4, Specimen(1), "c5r3", "c5r5"),
    Node(4, 6, Research(), "c5r5"),
    Node(5, 1, Research(), "c6r2"),
    Node(5, 3, Specimen(1), "c6r2", "c6r4"),
    Node(5, 5, Gain(solari=1), "c6r4", "c6r6"),
    Node(6, 2, Gain(spice=1), "c7r1", "c7r3"),
    Node(6, 4, Tleilaxu(1), "c7r3", "c7r5"),
    Node(6, 6, Influence(ANY), "c7r5"),
    Node(7, 1, Tleilaxu(1), "c8r2"),
    Node(7, 3, Offered(Pay(TrashIntrigue(), then=Draw(1) & DrawIntrigue(1))), "c8r2", "c8r4"),
    Node(7, 5, Trash() & Specimen(1), "c8r4", "c8r6"),
    Node(8, 2, Gain(spice=2)),
    Node(8, 4, Tleilaxu(1)),
    Node(8, 6, Offered(Pay(solari=7, then=Tleilaxu(2)))),
]


def lay_out(track: Sequence[Node]) -> None:
    """Connect the hexagons, and name each by its column and its place in it."""
    by_short = {node.short: node for node in track}
    for node in track:
        node.ways = [by_short[name] for name in node.way_names]
        column = [other for other in track if other.column == node.column]
        place = ROWS[len(column)][column.index(node)]
        node.name = f"{node.name}, {place}" if place else node.name
    track[0].name = "Start of research"


lay_out(RESEARCH_TRACK)
