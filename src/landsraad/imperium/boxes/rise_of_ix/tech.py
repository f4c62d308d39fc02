"""Tech: the tiles, the three stacks they lie in on Ix, and whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COUNTED, NONE, SEAT, TABLE
from landsraad.imperium.declare.things import KINDS, Declared, Part, parts_of
from landsraad.imperium.declare.vocabulary import VOCABULARY, amount_glyph
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.board import INFILTRATES, agents_ready
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.menu import offer
from landsraad.imperium.table.state import NO_TURN, OWN, REVEAL_TURN, Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

PLACES = ("top", "middle", "bottom")
FACE_UP: Final = [
    TABLE.number(f"tech_{place}", NONE, of="tech", holds=True, word=f"{place} Tech tile", box=BOX) for place in PLACES
]
"""The tile that lies face up on each stack."""
STACKS: Final = [
    TABLE.pile(f"tech_stack_{place}", "tech", COUNTED, ordered=True, pool="tech", box=BOX) for place in PLACES
]
TRASHED_TECH: Final = TABLE.pile("tech_trashed", "tech", box=BOX)
OWNED: Final = SEAT.pile("tech", "tech", box=BOX)
"""A seat's tiles that are face up."""
TURNED: Final = SEAT.pile("tech_turned", "tech", box=BOX)
"""A seat's tiles that are turned over for the round."""
NEGOTIATORS: Final = SEAT.number("negotiators", word="negotiator", box=BOX)

TECH: list[TechTile] = []
KINDS["tech"] = TECH


class TechTile(Declared):
    """A Tech tile: what acquiring it gives, and what it does at certain moments.

    `flip` is used once a round by turning the tile over, `scrap` by trashing it; both on one's own turn, `flip` perhaps
    only `before_agent`. Solo Rivals may acquire those that are `marked`.
    """

    kind = "tech"

    def __init__(
        self, id: str, name: str, cost: int, *, marked: bool = False, acquire: Act | None = None,
        flip: Act | None = None, scrap: Act | None = None, before_agent: bool = False, reveal: Act | None = None,
        round_start: Act | None = None, win: Act | None = None, endgame: Act | None = None, passive: str = "",
        passive_glyphs: Sequence[str] = (),
    ) -> None:
        super().__init__(id, name)
        self.cost = cost
        self.marked = marked
        self.acquire = acquire
        self.flip = flip
        self.scrap = scrap
        self.use = flip or scrap
        self.before_agent = before_agent
        self.reveal = reveal
        self.round_start = round_start
        self.win = win
        self.endgame = endgame
        self.passive = passive
        self.passive_glyphs = passive_glyphs
        self.reveal_parts: list[Part] = []
        self.option = self.use_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(TECH)
        TECH.append(self)
        self.reveal_parts = parts_of(self.reveal, self.id, self.name)
        for act in (self.acquire, self.use, self.round_start, self.win, self.endgame):
            if act is not None:
                act.bind(self.id, self.name)
        self.option = VOCABULARY.add("tech", self.id, self.index, f"Acquire {self.name}")
        if self.use is not None:
            text = f"{self.name}: {self.use_words()}"
            self.use_option = VOCABULARY.add("activate", self.id, self.index, text)

    def use_words(self) -> str:
        """How the tile is used, in words."""
        if self.use is None:
            return ""
        link = "and" if isinstance(self.use, Pay) else "to"
        return f"{'trash it' if self.flip is None else 'turn it over'} {link} {self.use.order()}"

    def usable(self, game: Imperium, seat: Seat) -> bool:
        """Whether its owner may use it now, on its turn."""
        if self.use is None or (self.before_agent and not may_slip_past(game, seat)):
            return False
        return self.use.possible(game, game.own(seat.index))

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("cost", f"costs {self.cost} spice", [amount_glyph(self.cost, "spice")])
        page.act("acquire", self.acquire, "When acquired")
        if self.flip is not None:
            moment = "Once a round, before you send an Agent" if self.before_agent else "Once a round, on your turn"
            page.add("flip", self.use_words(), ["flip", "arrow", *self.flip.glyphs()], moment)
        if self.scrap is not None:
            page.add("scrap", self.use_words(), ["trash-this", "arrow", *self.scrap.glyphs()], "On your turn")
        page.act("round", self.round_start, "At the start of each round")
        page.act("reveal", self.reveal, "On your Reveal turn")
        page.act("win", self.win, "When you win a Conflict")
        if self.passive:
            page.add("passive", self.passive, self.passive_glyphs)
        page.act("endgame", self.endgame, "At the end of the game")
        if self.marked:
            page.note("hagal", "solo Rivals may acquire it", ["hagal"])
        return page.entry(self.box, "tech", self.id, self.name, cost=self.cost)


def may_slip_past(game: Imperium, seat: Seat) -> bool:
    """Whether an Agent is still to be sent this turn for which enemy Agents would matter."""
    return game.turn.kind == NO_TURN and agents_ready(game, seat) > 0 and not game.turn.have[INFILTRATES]


def lay_out_tech(game: Imperium) -> None:
    """Shuffle the tiles into three stacks and turn up the top tile of each."""
    tiles = [tile.index for tile in game.rules.things("tech") if isinstance(tile, TechTile)]
    game.chance.shuffle(tiles)
    each = len(tiles) // len(STACKS)
    for place, stack in enumerate(STACKS):
        game.lay(stack, tuple(tiles[place * each : (place + 1) * each]))
        turn_up_tile(game, place)
    keep_marked(game)


def face_up(game: Imperium) -> list[int]:
    """The tiles that lie face up, from the top stack down."""
    return [game.have[number] for number in FACE_UP if game.have[number] != NONE]


def turn_up_tile(game: Imperium, place: int) -> None:
    """Turn up the next tile of a stack; an empty stack stays empty."""
    stack = game.piles[STACKS[place]]
    if not stack:
        return
    game.have[FACE_UP[place]] = stack[-1]
    game.lay(STACKS[place], stack[:-1])
    game.reveal()
    if game.events is not None:
        game.emit(Event("tech-up", -1, TECH[stack[-1]].id))


def keep_marked(game: Imperium) -> None:
    """In solo games some tile that Rivals may acquire lies face up, as long as there is one: others make way for it."""
    if game.setup.players > 1:
        return
    while not any(TECH[tile].marked for tile in face_up(game)):
        if not any(TECH[tile].marked for stack in STACKS for tile in game.piles[stack]):
            return
        sizes = [len(game.piles[stack]) + (game.have[number] != NONE) for stack, number in zip(STACKS, FACE_UP)]
        place = sizes.index(max(sizes))
        if game.have[FACE_UP[place]] != NONE:
            tile = game.have[FACE_UP[place]]
            game.lay(TRASHED_TECH, (*game.piles[TRASHED_TECH], tile))
            game.have[FACE_UP[place]] = NONE
            if game.events is not None:
                game.emit(Event("tech-out", -1, TECH[tile].id))
        turn_up_tile(game, place)


class TurnUp(Act):
    """A tile was acquired and has given what it gives: the next one of its stack is turned up."""

    def __init__(self, place: int) -> None:
        self.place = place

    def do(self, game: Imperium, context: Origin) -> None:
        turn_up_tile(game, self.place)
        keep_marked(game)


TURN_UP = [TurnUp(place) for place in range(len(STACKS))]


def tiles_of(seat: Seat) -> tuple[int, ...]:
    """All tiles of a seat, turned over or not."""
    return seat.piles[OWNED] + seat.piles[TURNED]


def owns(seat: Seat, tile: TechTile) -> bool:
    """Whether the seat has a tile."""
    return tile.index in seat.piles[OWNED] or tile.index in seat.piles[TURNED]


def turn_over(game: Imperium, seat: Seat, tile: int) -> None:
    """Turn a tile face down for the rest of the round."""
    seat.lay(OWNED, without(seat.piles[OWNED], tile))
    seat.lay(TURNED, (*seat.piles[TURNED], tile))
    if game.events is not None:
        game.emit(Event("tech-turned", seat.index, TECH[tile].id))


def scrap(game: Imperium, seat: Seat, tile: int) -> None:
    """Trash one of one's own tiles."""
    seat.lay(OWNED, without(seat.piles[OWNED], tile))
    game.lay(TRASHED_TECH, (*game.piles[TRASHED_TECH], tile))
    if game.events is not None:
        game.emit(Event("tech-trash", seat.index, TECH[tile].id))


def take_tile(game: Imperium, seat: Seat, tile: int) -> None:
    """Take a face-up tile: it gives what it gives, then the next of its stack is turned up."""
    place = [game.have[number] for number in FACE_UP].index(tile)
    game.have[FACE_UP[place]] = NONE
    seat.lay(OWNED, (*seat.piles[OWNED], tile))
    if game.events is not None:
        game.emit(Event("tech", seat.index, TECH[tile].id))
    game.push(TURN_UP[place], OWN[seat.index])
    acquire = TECH[tile].acquire
    if acquire is not None:
        game.push(acquire, game.own(seat.index))
    if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
        reveal_tile(game, seat, tile)


def reveal_tile(game: Imperium, seat: Seat, tile: int) -> None:
    """Lay out what a tile does on its owner's Reveal turn."""
    for part in TECH[tile].reveal_parts:
        offer(game, part, game.own(seat.index))


class TechAtLeast(Condition):
    """The seat has so many Tech tiles, turned over or not."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return len(tiles_of(game.seats[context.seat])) >= self.n

    def needs(self) -> int:
        return touch.TECH

    def describe(self) -> str:
        return f"you have {self.n} or more Tech tiles"

    def glyph(self) -> str:
        return f"{self.n}+ tech"
