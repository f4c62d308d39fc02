"""Acquiring Tech: tiles are paid for with spice, and with negotiators who were sent to Ix earlier."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.tech import FACE_UP, NEGOTIATORS, TECH, face_up, take_tile
from landsraad.imperium.boxes.rise_of_ix.vocabulary import NEGOTIATE, SPEND_SOLARI, SPEND_SPICE
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SEAT
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
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.state import REVEAL_TURN, Imperium, Seat
from landsraad.imperium.table.units import at_call, holding_of, take_back
from landsraad.kernel.event import Event

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value


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
        return "you cannot pay for any Tech tile on offer" if face_up(game) else "no Tech tile is left"

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
