"""Tech: three stacks of tiles on Ix, acquiring them with spice and negotiators, and using them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX, NEGOTIATE, SPEND_SOLARI, SPEND_SPICE
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COUNTED, NONE, SEAT, TABLE
from landsraad.imperium.declare.things import KINDS, Declared, Part, parts_of
from landsraad.imperium.declare.vocabulary import (
    HAVE_GLYPHS,
    HAVE_WORDS,
    PASS,
    SOLARI,
    SPICE,
    SUPPLY,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.board import INFILTRATES, agents_ready
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.menu import Extra, offer
from landsraad.imperium.table.state import NO_TURN, OWN, REVEAL_TURN, Imperium, Seat
from landsraad.imperium.table.units import at_call, holding_of, take_back
from landsraad.kernel.event import Event
from landsraad.kernel.family import CodexEntry

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value

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


# -- the stacks ------------------------------------------------------------------------------------------------------


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


# -- owning tiles ----------------------------------------------------------------------------------------------------


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


# -- acquiring tiles -------------------------------------------------------------------------------------------------


class AcquireTech(Act):
    """Acquire a face-up tile for spice (or another of the `coins`); negotiators sent back lower its cost."""

    verb = "acquire-tech"

    def __init__(self, off: int = 0, coins: tuple[int, ...] = (SPICE,), must: bool = False) -> None:
        self.off = off
        self.coins = coins
        self.optional = not must
        self.payment = PayForTech(off, coins)

    def declinable(self) -> bool:
        return self.optional

    def open_tiles(self, game: Imperium, context: Origin) -> list[int]:
        """The face-up tiles that can be paid for."""
        automatic = game.seats[context.seat].policy.automatic
        most = self.payment.most(game, context)
        return [tile for tile in face_up(game) if TECH[tile].cost <= most and (TECH[tile].marked or not automatic)]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.open_tiles(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you can pay for no Tech tile on offer" if face_up(game) else "no Tech tile is left"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        options = self.options(game, context)
        if options in ([], [PASS]):
            return
        if seat.policy.automatic:
            self.answer(game, context, options[0])
        else:
            game.ask(self, context, seat.decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = [TECH[tile].option for tile in self.open_tiles(game, context)]
        options = game.seats[context.seat].policy.narrow(game, context, self, options)
        if self.optional:
            options.append(PASS)
        return options

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        # House Hagal: the most expensive tile, among equals the topmost.
        tile = VALUE[option]
        return face_up(game).index(tile) - len(FACE_UP) * TECH[tile].cost

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            self.payment.do(game, Origin(context.seat, context.army, VALUE[option]))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if option == PASS:
            return "Acquire no Tech tile"
        if VERBS[option] != "tech":
            return ""
        price = self.payment.price(VALUE[option])
        return f"Acquire {TECH[VALUE[option]].name} ({price} {self.payment.coin_words()})"

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        if VERBS[option] != "tech":
            return []
        price = self.payment.price(VALUE[option])
        either = [["or", amount_glyph(price, HAVE_GLYPHS[coin])] for coin in self.coins]
        return [glyph for pair in either for glyph in pair][1:]

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Tech tile do you acquire?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] != "tech":
            return ""
        tile = TECH[VALUE[option]]
        if tile.index not in face_up(game):
            return f"{tile.name} does not lie face up on Ix"
        seat = game.seats[context.seat]
        return (
            f"costs {self.payment.price(tile.index)} {self.payment.coin_words()}, you have {seat.have[SPICE]} spice"
            f" and {count(game.seats[context.army].have[NEGOTIATORS], 'negotiator')}"
        )

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.touches(needs=touch.TECH, alters=touch.TECH | touch.SUPPLY)
        for coin in self.coins:
            touched |= touch.touches(takes=touch.GOODS[coin])
        for index in self.open_tiles(game, context):
            tile = TECH[index]
            if tile.acquire is not None:  # which may bring another tile, and so on
                return touch.ANYTHING
            if game.turn.kind == REVEAL_TURN:
                for part in tile.reveal_parts:
                    touched |= part.effect.footprint(game, context)
        return touched

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.SPICE | touch.SOLARI | touch.TECH | touch.SUPPLY

    def describe(self) -> str:
        less = f" for {self.off} spice less" if self.off else ""
        coins = ", with Solari instead of spice if you like" if SOLARI in self.coins else ""
        return f"{'you may ' if self.optional else ''}acquire a Tech tile{less}{coins}"

    def glyphs(self) -> list[str]:
        glyphs = ["tech", *([f"-{self.off} spice"] if self.off else [])]
        return [*glyphs, "solari", "or", "spice"] if SOLARI in self.coins else glyphs


class PayForTech(Act):
    """The choice of what is paid for a tile (the context's card): coins of one kind, negotiators for the rest."""

    def __init__(self, off: int, coins: tuple[int, ...]) -> None:
        self.off = off
        self.coins = coins

    def price(self, tile: int) -> int:
        """What a tile costs, before negotiators."""
        return max(0, TECH[tile].cost - self.off)

    def coin_words(self) -> str:
        """The coins that may be paid."""
        return " or ".join(HAVE_WORDS[coin] for coin in self.coins)

    def most(self, game: Imperium, context: Origin) -> int:
        """The highest cost that can be paid."""
        have = game.seats[context.seat].have
        coins = have[self.coins[0]]
        for coin in self.coins[1:]:
            coins = max(coins, have[coin])
        return coins + game.seats[context.army].have[NEGOTIATORS] + self.off

    def ways(self, game: Imperium, context: Origin, tile: int) -> list[int]:
        """The ways to pay for a tile, as options: so much of a coin, negotiators for the rest."""
        price = self.price(tile)
        have = game.seats[context.seat].have
        least = max(0, price - game.seats[context.army].have[NEGOTIATORS])
        options: list[int] = []
        for coin in self.coins:
            words = SPEND_SPICE if coin == SPICE else SPEND_SOLARI
            start = least if not options or least else 1  # paying nothing is the same in any coin
            options += words[start : min(price, have[coin]) + 1]
        return options

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = self.ways(game, context, context.card)
        return game.seats[context.seat].policy.narrow(game, context, self, options)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return -VALUE[option]  # Rivals send back no more negotiators than they must

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        spent = VALUE[option]
        if spent:
            pay(game, seat, SPICE if VERBS[option] == "spend-spice" else SOLARI, spent)
        bring_home(game, game.seats[context.army], self.price(context.card) - spent)
        take_tile(game, seat, context.card)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] not in ("spend-spice", "spend-solari"):
            return ""
        spent = f"{VALUE[option]} {HAVE_WORDS[SPICE if VERBS[option] == 'spend-spice' else SOLARI]}"
        rest = self.price(context.card) - VALUE[option]
        return f"Pay {spent}" if rest <= 0 else f"Pay {spent} and send back {count(rest, 'negotiator')}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"How do you pay for {TECH[context.card].name}?"


def bring_home(game: Imperium, seat: Seat, n: int) -> None:
    """Take negotiators back from Ix to supply."""
    if n > 0:
        seat.have[NEGOTIATORS] -= n
        seat.have[SUPPLY] += n
        if game.events is not None:
            game.emit(Event("negotiator-home", seat.index, "negotiator", n))


class Negotiate(Act):
    """Send troops from supply to Ix as negotiators."""

    verb = "negotiate"
    optional = True

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def limit(self, game: Imperium, context: Origin) -> int:
        """How many can be sent."""
        return min(self.n, at_call(game, game.seats[context.army]))

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.limit(game, context) > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop left in your supply"

    def rank(self, game: Imperium, context: Origin) -> int:
        return 1  # House Hagal: only if no tile can be acquired

    def do(self, game: Imperium, context: Origin) -> None:
        limit = self.limit(game, context)
        at_hand = self.n == 1 and game.seats[context.army].have[SUPPLY] > 0
        if at_hand or game.seats[context.seat].policy.automatic:
            self.send(game, context, limit)
        elif limit:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return NEGOTIATE[: self.limit(game, context) + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        self.send(game, context, VALUE[option])

    def send(self, game: Imperium, context: Origin, n: int) -> None:
        """Send so many; those that supply lacks are taken back there first from wherever their owner holds them."""
        if not n:
            return
        seat = game.seats[context.army]
        take_back(game, seat, self.lacking(seat, n))
        seat.have[SUPPLY] -= n
        seat.have[NEGOTIATORS] += n
        if game.events is not None:
            game.emit(Event("negotiate", seat.index, "negotiator", n))

    def lacking(self, seat: Seat, n: int) -> int:
        """How many of so many negotiators are not in supply."""
        return max(0, n - seat.have[SUPPLY])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.army]
        holding = holding_of(game, seat)
        n = VALUE[option]
        if VERBS[option] != "negotiate" or option not in NEGOTIATE or holding is None or not self.lacking(seat, n):
            return ""
        back = count(self.lacking(seat, n), SEAT.numbers[holding.place].word)
        return f"Send {count(n, 'negotiator')} to Ix: {back} taken back for that"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How many negotiators do you send to Ix?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.SUPPLY, adds=touch.TECH, alters=touch.SUPPLY)

    def describe(self) -> str:
        return f"you may send {'a negotiator' if self.n == 1 else f'up to {self.n} negotiators'} from your supply to Ix"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "negotiator")]


# -- using tiles -----------------------------------------------------------------------------------------------------


class UseTiles(Extra):
    """On its own turn a seat turns over or trashes tiles for what they do."""

    verbs: ClassVar[tuple[str, ...]] = ("activate",)
    pile = OWNED

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        if game.turn.seat == seat.index:
            options += [TECH[tile].use_option for tile in seat.piles[OWNED] if TECH[tile].usable(game, seat)]

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        tile = TECH[VALUE[option]]
        if tile.use is not None:
            context = game.own(seat.index)
            if tile.flip is not None:
                turn_over(game, seat, tile.index)
            else:
                scrap(game, seat, tile.index)
            tile.use.do(game, context)
        return True

    def footprint(self, game: Imperium, seat: Seat) -> int:
        touched = touch.touches(alters=touch.TECH)
        for tile in seat.piles[OWNED]:
            use = TECH[tile].use
            if use is not None and TECH[tile].usable(game, seat):
                touched |= use.footprint(game, game.own(seat.index))
        return touched

    def wanted(self, game: Imperium, seat: Seat) -> bool:
        return game.turn.seat == seat.index and any(TECH[tile].usable(game, seat) for tile in seat.piles[OWNED])

    def invites(self, game: Imperium, seat: Seat) -> str:
        return "use a Tech tile" if self.wanted(game, seat) else ""

    def obstacle(self, game: Imperium, seat: Seat, option: int) -> str:
        if VERBS[option] != "activate":
            return ""
        tile = TECH[VALUE[option]]
        if tile.index in seat.piles[TURNED]:
            return f"{tile.name} is turned over until the next round"
        if tile.index not in seat.piles[OWNED]:
            return f"you do not have {tile.name}"
        if game.turn.seat != seat.index:
            return "only on your own turn"
        if tile.before_agent and not may_slip_past(game, seat):
            return "only before you send an Agent"
        return "" if tile.use is None else tile.use.obstacle(game, game.own(seat.index))


class TurnTilesUp(Act):
    """A round opens: all tiles are face up again."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            if seat.piles[TURNED]:
                seat.lay(OWNED, seat.piles[OWNED] + seat.piles[TURNED])
                seat.lay(TURNED, ())


class TilesAtRoundStart(Act):
    """What tiles give when a round begins, before Leaders do anything then."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in reversed(game.clockwise(game.first)):
            for tile in reversed(seat.piles[OWNED]):
                act = TECH[tile].round_start
                if act is not None:
                    game.push(act, OWN[seat.index])


class TilesAtReveal(Act):
    """What tiles do on a Reveal turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        for tile in tiles_of(seat):
            reveal_tile(game, seat, tile)


class TilesAtVictory(Act):
    """What tiles give to the winner of a Conflict."""

    def do(self, game: Imperium, context: Origin) -> None:
        for tile in tiles_of(game.seats[context.seat]):
            act = TECH[tile].win
            if act is not None:
                game.push(act, context)


class TilesAtEnd(Act):
    """What tiles are worth at the end of the game."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            for tile in tiles_of(seat):
                act = TECH[tile].endgame
                if act is not None:
                    game.push(act, OWN[seat.index])


