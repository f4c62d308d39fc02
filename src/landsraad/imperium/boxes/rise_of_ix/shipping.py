"""The Shipping track: freighters advance level by level, and recalled they bring what they have passed."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.rise_of_ix.tech import owns
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech
from landsraad.imperium.boxes.rise_of_ix.tiles import TROOP_TRANSPORTS
from landsraad.imperium.boxes.rise_of_ix.vocabulary import ADVANCE, BOX, RECALL
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SEAT
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import ANY, PASS, SOLARI, SUPPLY, VOCABULARY, amount_glyph, count
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.effects.troops import Deploy, FromSupply
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import OWN, PLAYER_TURNS, Imperium, Seat
from landsraad.imperium.table.units import deploy, recruit
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

FREIGHTER: Final = SEAT.number("freighter", word="level of the freighter", box=BOX)

TOP_LEVEL = 3
RIVAL_TOP_LEVEL = 2
"""Rivals recall their freighters from here."""


class Dividends(Act):
    """Solari for oneself, and one for every opponent."""

    def __init__(self, own: int, others: int) -> None:
        self.own = own
        self.others = others

    def rank(self, game: Imperium, context: Origin) -> int:
        return -1  # House Hagal: never the spice

    def do(self, game: Imperium, context: Origin) -> None:
        if game.events is not None:
            game.emit(Event("dividends", context.seat))
        for seat in game.clockwise(context.seat):
            if seat.policy.competes:
                gain(game, seat, SOLARI, self.own if seat.index == context.seat else self.others)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.SOLARI | touch.OTHERS)

    def describe(self) -> str:
        return f"gain {self.own} Solari while each opponent gains {self.others}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.own, "solari"), "each opponent", amount_glyph(self.others, "solari")]


class TroopsFromTrack(FromSupply):
    """Recruit troops; Troop Transports bring one more, and all straight to the Conflict if their owner likes."""

    verb = "recruit"

    def number(self, seat: Seat) -> int:
        return self.n + owns(seat, TROOP_TRANSPORTS)

    def at_once(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.army]
        plenty = seat.have[SUPPLY] >= self.n + game.rules.spare_troops
        return plenty and not owns(seat, TROOP_TRANSPORTS)

    def bring(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        recruited = recruit(game, seat, self.number(seat))
        if not recruited or not owns(seat, TROOP_TRANSPORTS) or game.phase != PLAYER_TURNS:
            return
        if not seat.policy.automatic:
            if not (game.turn.combat and game.turn.army == seat.index):  # there they are deployed with the others
                game.push(DEPLOY_RECRUITS[recruited], context)
        elif not seat.policy.holds_back(game, seat):
            send_recruits(game, seat, recruited)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != self.verb:
            return ""
        return f"Recruit {count(self.number(game.seats[context.army]), 'troop')} (Shipping track)"

    def describe(self) -> str:
        return f"recruit {count(self.n, 'troop')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop")]


class DeployNewRecruits(Deploy):
    """Troops just recruited may go straight to the Conflict."""

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        send_recruits(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How many of the troops you recruited do you deploy at once?"


def send_recruits(game: Imperium, seat: Seat, n: int) -> None:
    """Deploy troops recruited this turn."""
    if game.turn.army == seat.index:
        game.turn.have[TROOP.sent] += n
    deploy(game, seat, n)


DEPLOY_RECRUITS = [DeployNewRecruits(n) for n in range(TROOP.total + 1)]

LEVELS: list[list[Act]] = [
    [],
    [Choose(Dividends(5, 1), Gain(spice=2))],
    [TroopsFromTrack(2), Influence(ANY)],
    [AcquireTech(off=2)],
]
"""What each level of the track gives."""

REWARDS = [
    Lines(*(act for level in LEVELS[: top + 1] for act in level), numbered=True) for top in range(TOP_LEVEL + 1)
]
"""What a freighter recalled from each level brings: its own level and all below."""


class Freighter(Act):
    """Freighter icons: for each, one's own freighter may advance a level, or be recalled with all it has passed."""

    verb = "freighter"
    optional = True

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def at_once(self, game: Imperium, context: Origin) -> bool:
        # The first step up can only help.
        return self.n == 1 and game.seats[context.army].have[FREIGHTER] == 0

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        if self.n > 1:
            for _ in range(self.n):
                game.push(FREIGHTER_ICON, context)
        elif seat.have[FREIGHTER] == 0:
            self.advance(game, seat)
        elif seat.policy.automatic:
            self.answer(game, context, RECALL if seat.have[FREIGHTER] >= RIVAL_TOP_LEVEL else ADVANCE)
        else:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        advance = [ADVANCE] if game.seats[context.army].have[FREIGHTER] < TOP_LEVEL else []
        return [*advance, RECALL, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.army]
        if option == ADVANCE:
            self.advance(game, seat)
        elif option == RECALL:
            level = seat.have[FREIGHTER]
            seat.have[FREIGHTER] = 0
            if game.events is not None:
                game.emit(Event("freighter-home", seat.index, "", level))
            game.push(REWARDS[level], OWN[seat.index])

    def advance(self, game: Imperium, seat: Seat) -> None:
        """One level up."""
        seat.have[FREIGHTER] += 1
        if game.events is not None:
            game.emit(Event("freighter", seat.index, "", seat.have[FREIGHTER]))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        level = game.seats[context.army].have[FREIGHTER]
        if option == ADVANCE:
            return f"Advance your freighter to level {level + 1}"
        if option == RECALL:
            return f"Recall your freighter from level {level}: {REWARDS[level].describe()}"
        return "Leave your freighter where it is" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        level = game.seats[context.army].have[FREIGHTER]
        if level == TOP_LEVEL:
            return f"Recall your freighter? You would {REWARDS[level].describe()}."
        return f"Your freighter is on level {level}: advance it, or recall it?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "your freighter has reached the top of the track" if option == ADVANCE else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        level = game.seats[context.army].have[FREIGHTER]
        return touch.touches(alters=touch.SHIPS) | (REWARDS[level].footprint(game, context) if level else touch.NOTHING)

    def describe(self) -> str:
        return f"you may advance or recall your freighter{'' if self.n == 1 else ', twice'}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "freighter")]


FREIGHTER_ICON = Freighter()


class ShippingTrack(Declared):
    """The track itself, with its rewards."""

    kind = "shipping"

    def enter(self, box: str) -> None:
        super().enter(box)
        for rewards in REWARDS:
            rewards.bind("shipping", self.name)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add(
            "rule",
            "a freighter icon lets you advance your freighter one level or recall it to the dock; recalled, it brings "
            "what its level and every level below give, in the order you like",
        )
        for level, acts in enumerate(LEVELS):
            if acts:
                words = "; ".join(act.describe() for act in acts)
                page.add(f"level-{level}", words, [glyph for act in acts for glyph in act.glyphs()], f"Level {level}")
        return page.entry(self.box, "shipping", self.id, self.name)


SHIPPING_TRACK = ShippingTrack("shipping-track", "Shipping track")

