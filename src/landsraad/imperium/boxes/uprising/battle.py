"""Battle icons: Conflicts that are kept by their winners, Objectives, and pairs that are worth a point."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT
from landsraad.imperium.declare.things import KINDS, Declared
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.rules.combat import VICTOR
from landsraad.imperium.seen.codex import battle_words
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.goods import score
from landsraad.imperium.table.menu import Extra
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

CRYSKNIFE: Final = "crysknife"
DESERT_MOUSE: Final = "desert-mouse"
ORNITHOPTER: Final = "ornithopter"
WILD: Final = "wild"

WON: Final = SEAT.pile("won", "conflict", holds=False, word="Conflicts won", box="uprising")
"""Conflicts won that lie face up."""
FLIPPED: Final = SEAT.pile("flipped", "conflict", holds=False, word="Conflicts turned face down", box="uprising")
"""Conflicts won that have been matched or turned face down: they count no more."""
OBJECTIVE: Final = SEAT.number("objective", NONE, of="objective", word="Objective", box="uprising")
OBJECTIVE_FLIPPED: Final = SEAT.number("objective_flipped", word="Objective face down", box="uprising")
"""Whether the Objective is face down."""

OBJECTIVES_DECLARED: list[Objective] = []
KINDS["objective"] = OBJECTIVES_DECLARED


class Objective(Declared):
    """An Objective: it counts as a Conflict card with its battle icon, and one of them makes its owner First Player."""

    kind = "objective"

    def __init__(self, id: str, name: str, battle: str, players: tuple[int, ...], *, first: bool = False) -> None:
        super().__init__(id, name)
        self.battle = battle
        self.players = players
        """The player counts that use it."""
        self.first = first
        self.flip_option = self.match_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(OBJECTIVES_DECLARED)
        name = f"your {self.name} Objective"
        self.flip_option = VOCABULARY.add("flip", self.id, self.index, f"Turn {name} face down")
        self.match_option = VOCABULARY.add("match", self.id, self.index, f"Match the wild icon with {name}")
        OBJECTIVES_DECLARED.append(self)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("players", f"in games for {series([str(n) for n in self.players], 'or')} players")
        page.add("battle", f"{battle_words(self.battle)}: it counts as a Conflict card that its owner has won",
                  [f"battle-{self.battle}"])
        if self.first:
            page.add("first", "the player who is dealt it is the First Player", ["first-player"])
        return page.entry(self.box, "objective", self.id, f"{self.name} Objective")


OBJECTIVES = [
    Objective("objective-desert-mouse-first-player", "Desert Mouse", DESERT_MOUSE, (1, 2, 3, 4, 6), first=True),
    Objective("objective-crysknife", "Crysknife", CRYSKNIFE, (1, 2, 3, 4, 6)),
    Objective("objective-ornithopter-1-3p", "Ornithopter", ORNITHOPTER, (1, 2, 3)),
    Objective("objective-desert-mouse-4-6p", "Desert Mouse", DESERT_MOUSE, (4, 6)),
    Objective("objective-crysknife-4-6p", "Crysknife", CRYSKNIFE, (4, 6)),
]


def deal_objectives(game: Imperium) -> None:
    """Deal an Objective to every seat that fights."""
    pool = [one.index for one in OBJECTIVES if game.setup.players in one.players]
    game.chance.shuffle(pool)
    for seat in game.seats:
        if not seat.policy.commands:
            seat.have[OBJECTIVE] = pool.pop()


def holder_of_the_marker(game: Imperium) -> int:
    """The seat whose Objective shows the First Player marker."""
    dealt = [seat for seat in game.seats if seat.have[OBJECTIVE] != NONE]
    return next(seat.index for seat in dealt if OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].first)


def face_up(seat: Seat, icons: tuple[str, ...]) -> list[int]:
    """The Conflicts a seat has face up with one of these battle icons."""
    return [card for card in seat.piles[WON] if CONFLICTS[card].battle in icons]


def objective_icon(seat: Seat) -> str:
    """The battle icon of a seat's Objective, if it lies face up."""
    if seat.have[OBJECTIVE] == NONE or seat.have[OBJECTIVE_FLIPPED]:
        return ""
    return OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].battle


def flip(seat: Seat, card: int) -> None:
    """Turn a Conflict that lies face up face down."""
    seat.lay(WON, without(seat.piles[WON], card))
    seat.lay(FLIPPED, (*seat.piles[FLIPPED], card))


def match(game: Imperium, seat: Seat, icon: str) -> None:
    """A pair is made: it is worth a victory point."""
    if game.events is not None:
        game.emit(Event("match", seat.index, f"battle-{icon}"))
    score(game, seat, 1, f"battle-{icon}")


class KeepConflict(Act):
    """The winner of a Conflict keeps its card; a second face-up card with its icon makes a pair, at once."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.have[VICTOR] != context.seat:
            return
        seat = game.seats[context.seat]
        card = game.conflict
        icon = CONFLICTS[card].battle
        if not icon:
            return
        pair = face_up(seat, (icon,)) if icon != WILD else []
        seat.lay(WON, (*seat.piles[WON], card))
        if pair:
            flip(seat, pair[0])
        elif icon != WILD and objective_icon(seat) == icon:
            seat.have[OBJECTIVE_FLIPPED] = 1
        else:
            return
        flip(seat, card)
        match(game, seat, icon)

    def describe(self) -> str:
        return "keep the card of the Conflict you have won"


class MatchWild(Extra):
    """In the endgame the wild icon may be matched with any other one."""

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        if not face_up(seat, (WILD,)):
            return
        options += [CONFLICTS[card].match_option for card in seat.piles[WON] if CONFLICTS[card].battle != WILD]
        if objective_icon(seat):
            options.append(OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].match_option)

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        if VOCABULARY.verbs[option] != "match":
            return False
        flip(seat, face_up(seat, (WILD,))[0])
        flip_chosen(seat, option)
        match(game, seat, WILD)
        return True


def flip_chosen(seat: Seat, option: int) -> None:
    """Turn the card face down that an option names."""
    objective = seat.have[OBJECTIVE]
    if objective != NONE and option in (
        OBJECTIVES_DECLARED[objective].flip_option, OBJECTIVES_DECLARED[objective].match_option
    ):
        seat.have[OBJECTIVE_FLIPPED] = 1
    else:
        flip(seat, VOCABULARY.value[option])


class FlipBattleCard(Act):
    """A cost: turn a Conflict or Objective with this battle icon, or a wild one, face down."""

    verb = "flip-card"

    def __init__(self, icon: str) -> None:
        self.icon = icon

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have no face-up card with the {battle_words(self.icon)}, nor a wild one"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = [CONFLICTS[card].flip_option for card in face_up(seat, (self.icon, WILD))]
        if objective_icon(seat) == self.icon:
            options.append(OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].flip_option)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        flip_chosen(game.seats[context.seat], option)
        if game.events is not None:
            game.emit(Event("flip", context.seat, f"battle-{self.icon}"))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card do you turn face down?"

    def describe(self) -> str:
        return f"turn a Conflict or Objective of yours with the {battle_words(self.icon)}, or a wild one, face down"

    def glyphs(self) -> list[str]:
        return [f"battle-{self.icon}"]


class FaceUpIcon(Condition):
    """The seat has a battle icon face up; a wild one does not count."""

    def __init__(self, icon: str) -> None:
        self.icon = icon

    def holds(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return bool(face_up(seat, (self.icon,))) or objective_icon(seat) == self.icon

    def describe(self) -> str:
        return f"you have a face-up {battle_words(self.icon)}"

    def glyph(self) -> str:
        return f"battle-{self.icon}"
