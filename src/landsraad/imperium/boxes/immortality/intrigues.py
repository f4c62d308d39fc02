"""The Intrigue cards of Immortality: 11 titles, 15 cards."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.immortality.research import MARKER_1, MARKER_2, Research
from landsraad.imperium.boxes.immortality.row import AcquireTleilaxu
from landsraad.imperium.boxes.immortality.specimens import Specimen
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import INTRIGUES, Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SEAT, UNSEEN
from landsraad.imperium.declare.vocabulary import (
    ANY,
    CONFLICT,
    HAVE_WORDS,
    PASS,
    SOLARI,
    SPICE,
    VOCABULARY,
)
from landsraad.imperium.effects.conditions import CouncilSeat
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Deploy, LoseOwnTroops, RetreatTroops
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.intrigue import affordable, play_intrigue, unaffordable
from landsraad.imperium.table.state import COMBAT, OWN, Imperium

COMBAT_CARDS: Final = SEAT.number("combat_cards", seen=UNSEEN, box="immortality")
"""How many Intrigue cards a seat has played in this Combat."""
FALLEN: Final = SEAT.number("fallen", seen=UNSEEN, box="immortality")
"""How many troops a seat has just lost with the end of the Conflict."""


class Holds(Condition):
    """So much of a resource is held; it is not spent."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].have[self.resource] >= self.n

    def describe(self) -> str:
        return f"you have {self.n} or more {HAVE_WORDS[self.resource]}"

    def glyph(self) -> str:
        return f"{self.n}+ {HAVE_WORDS[self.resource].lower()}"


class Both(Condition):
    """Two conditions at once."""

    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def holds(self, game: Imperium, context: Origin) -> bool:
        return self.one.holds(game, context) and self.other.holds(game, context)

    def needs(self) -> int:
        return self.one.needs() | self.other.needs()

    def describe(self) -> str:
        return f"{self.one.describe()} and {self.other.describe()}"

    def glyph(self) -> str:
        return f"{self.one.glyph()} {self.other.glyph()}"


class OpponentPlayedCombatCard(Condition):
    """Some opponent has played a Combat Intrigue card in this Conflict."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return any(other.have[COMBAT_CARDS] for other in game.opponents(context.seat))

    def needs(self) -> int:
        return touch.OTHERS

    def describe(self) -> str:
        return "an opponent has played a Combat Intrigue card in this Conflict"

    def glyph(self) -> str:
        return "opponent intrigue"


class LostInConflict(Condition):
    """So many troops have just left the Conflict for supply."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[FALLEN] >= self.n

    def describe(self) -> str:
        return f"you lose {self.n} or more troops as the Conflict ends"

    def glyph(self) -> str:
        return f"{self.n}+ lose troop"


class NoteCombatCard(Act):
    """Remembers who has played a card in this Combat."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.phase == COMBAT:
            game.seats[context.seat].have[COMBAT_CARDS] += 1

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.NOTHING


class CountFallen(Act):
    """Rewards are taken: the troops that still stand in the Conflict are about to be lost."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            seat.have[FALLEN] = seat.have[CONFLICT]


class AfterTheConflict(Act):
    """Units have left the Conflict: in turn order players may play cards for that."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in reversed(game.clockwise(game.first)):
            if seat.have[FALLEN] >= HARVESTED and not seat.policy.automatic:
                game.push(AFTERMATH_CARDS, OWN[seat.index])

    def describe(self) -> str:
        return "play cards for the end of a Conflict"


class AftermathCards(Act):
    """One player's chance. Everybody who has lost enough troops and holds an Intrigue card is asked, whatever it is."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.seats[context.seat].intrigue:
            game.ask(self, context, context.seat)

    def conceals(self, game: Imperium, context: Origin) -> bool:
        return True

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        cards = [INTRIGUES[index] for index in dict.fromkeys(seat.intrigue)]
        playable = [card for card in cards if card.aftermath is not None and affordable(game, seat, card)]
        return [PASS, *(card.option for card in playable)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            game.push(self, context)
            play_intrigue(game, game.seats[context.seat], VOCABULARY.value[option], "aftermath")

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Play no card for the end of the Conflict" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Your troops leave the Conflict: play a card in response, or pass."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.seat]
        if VOCABULARY.verbs[option] != "intrigue" or VOCABULARY.value[option] not in seat.intrigue:
            return ""
        card = INTRIGUES[VOCABULARY.value[option]]
        return unaffordable(game, seat, card) if card.aftermath is not None else "not for the end of a Conflict"

    def describe(self) -> str:
        return "play cards for the end of a Conflict"


class ForgetCombat(Act):
    """Combat is over."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            seat.have[FALLEN] = 0
            seat.have[COMBAT_CARDS] = 0


AFTERMATH_CARDS = AftermathCards()
HARVESTED = 3
"""Troops lost that make Harvest Cells playable."""

INTRIGUE = [
    Intrigue("breakthrough", "Breakthrough", plot=Research()),
    Intrigue("counterattack", "Counterattack", plot=Deploy(2), combat=If(OpponentPlayedCombatCard(), Gain(swords=4))),
    Intrigue("disguised-bureaucrat", "Disguised Bureaucrat",
             plot=If(MARKER_1, Gain(spice=1)) & If(MARKER_2, Influence(ANY))),
    Intrigue("economic-positioning", "Economic Positioning", combat=Pay(RetreatTroops(2), then=Gain(solari=3)),
             endgame=If(Holds(SOLARI, 10), Gain(vp=1))),
    Intrigue("gruesome-sacrifice", "Gruesome Sacrifice", copies=2, cost=LoseOwnTroops(2),
             combat=Tleilaxu(1) & Specimen(2, freed=2)),
    Intrigue("harvest-cells", "Harvest Cells", copies=2, when=LostInConflict(HARVESTED),
             aftermath=Specimen(2) & AcquireTleilaxu()),
    Intrigue("illicit-dealings", "Illicit Dealings", copies=2, plot=Tleilaxu(1)),
    Intrigue("shadowy-bargain", "Shadowy Bargain", plot=Specimen(1), endgame=Tleilaxu(1)),
    Intrigue("study-melange", "Study Melange", plot=Gain(spice=1),
             endgame=If(Both(Holds(SPICE, 3), MARKER_2), Gain(vp=1))),
    Intrigue("tleilaxu-puppet", "Tleilaxu Puppet", plot=Gain(persuasion=1), waits=True,
             endgame=If(Both(CouncilSeat(), MARKER_2), Gain(vp=1))),
    Intrigue("vicious-talents", "Vicious Talents", copies=2,
             combat=Gain(swords=2) & If(MARKER_1, Gain(swords=2)) & If(MARKER_2, Gain(swords=2))),
]
