"""The Tleilaxu deck: 18 cards, one of each."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.immortality.grafting import GRAFTED, CopiedEntry, Infiltrates, trash_partner
from landsraad.imperium.boxes.immortality.research import MARKER_1, MARKER_2, Research
from landsraad.imperium.boxes.immortality.row import TleilaxuCard
from landsraad.imperium.boxes.immortality.specimens import Specimen
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.grammar import sentence
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT, TURN
from landsraad.imperium.declare.things import Part
from landsraad.imperium.declare.vocabulary import (
    ANY,
    CITY,
    EMPEROR,
    EMPEROR_ICON,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    SOLARI,
    SPICE,
    SPICE_TRADE,
    VOCABULARY,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, Trash, TrashThis, trashing_touches
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, steps_touch
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.rules.graft import partner_of
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.board import ICONS_ADDED, icons_shown, recall
from landsraad.imperium.table.deck import trash
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.influence import rise
from landsraad.imperium.table.market import put_in_hand
from landsraad.imperium.table.menu import offer
from landsraad.imperium.table.state import Imperium, Seat, card_id
from landsraad.kernel.event import Event

RETURNING: Final = SEAT.pile("returning", "card", holds=False, box="immortality")
"""Cards in play that return to their owner's hand when it declares its Reveal turn."""
SPICE_GAINED: Final = TURN.number("spice_gained")
"""Whether the owner of the turn has gained spice."""
SENT_RECALLED: Final = TURN.number("sent_recalled")
"""Whether the Agent sent this turn has been recalled."""

MOST_COPIED = 6
"""No Agent box has more effects than this."""


class Beguile(Act):
    """Beguiling Pheromones: on a faction's space one of the two grafted cards is trashed for more influence there."""

    verb = "beguile"

    def faction(self, game: Imperium, context: Origin) -> int:
        """The faction whose space the Agent went to, if it is one's."""
        return game.rules.spaces[context.space].faction if context.space >= 0 else ANY

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.faction(game, context) != ANY and bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if self.faction(game, context) == ANY:
            return "your Agent did not go to a faction's space"
        return "neither of the grafted cards is in play any more"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        play = game.seats[context.seat].play
        return [CARDS[card].trash_play for card in dict.fromkeys(game.turn.cards) if card in play]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if VOCABULARY.value[option] == context.card:
            seat.play.remove(context.card)
            trash(game, seat, context.card, context)
        else:
            trash_partner(game, context)
        rise(game, game.seats[context.army], self.faction(game, context), 1)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the two grafted cards do you trash?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        touched = trashing_touches(game, seat, seat.play) | touch.touches(adds=touch.HAND)
        faction = self.faction(game, context)
        return touched if faction == ANY else touched | steps_touch(game, game.seats[context.army], faction, 1)

    def describe(self) -> str:
        return (
            "if your Agent went to a faction's space this turn, trash one of the two grafted cards and gain 1 more "
            "influence with that faction"
        )

    def glyphs(self) -> list[str]:
        return ["if faction space", "trash", "graft", "influence-up"]


class ReturnPartnerLater(Act):
    """Chairdog: the other grafted card returns to the hand when its owner's Reveal turn begins."""

    verb = "return-later"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        partner = partner_of(game, context)
        if partner != NONE:
            seat = game.seats[context.seat]
            seat.lay(RETURNING, (*seat.piles[RETURNING], partner))
            if game.events is not None:
                game.emit(Event("return-later", seat.index, card_id(partner)))

    def describe(self) -> str:
        return "at the start of your Reveal turn this round, return the other grafted card to your hand"

    def glyphs(self) -> list[str]:
        return ["reveal", "graft", "hand"]


class ReturnPartners(Act):
    """A Reveal turn is declared: cards that Chairdog returns come to hand, if they are still in play."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        for card in seat.piles[RETURNING]:
            if card in seat.play:
                seat.play.remove(card)
                put_in_hand(game, seat, card)
        seat.lay(RETURNING, ())


class CopyBox(Act):
    """Ghola: the whole Agent box of the other grafted card once more; "this card" there means Ghola."""

    verb = "copy"

    def __init__(self) -> None:
        self.options_of_parts: list[int] = []
        self.name = ""

    def bind(self, source: str, name: str) -> None:
        self.name = name
        self.options_of_parts = [
            VOCABULARY.add("copy", f"{source}:{n}", n, f"Do effect {n} of the box that {name} copies", "effect")
            for n in range(1, MOST_COPIED + 1)
        ]

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        partner = partner_of(game, context)
        if partner != NONE:
            for part in self.copied(partner):
                offer(game, part, context)

    def copied(self, partner: int) -> list[Part]:
        """The parts of a card's Agent box as Ghola has them; made once."""
        if partner not in COPIES:
            COPIES[partner] = [
                Part(part.effect, option, f"{sentence(part.effect.order())[:-1]} ({self.name})")
                for part, option in zip(CARDS[partner].agent_parts, self.options_of_parts, strict=False)
            ]
        return COPIES[partner]

    def describe(self) -> str:
        return "do everything in the Agent box of the other grafted card as well, as if it stood on this card"

    def glyphs(self) -> list[str]:
        return ["copy", "graft"]


COPIES: dict[int, list[Part]] = {}


class GainedSpice(Condition):
    """Spice has been gained this turn, from anywhere."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.seat == context.seat and bool(game.turn.have[SPICE_GAINED])

    def needs(self) -> int:
        return touch.SPICE

    def describe(self) -> str:
        return "you have gained spice this turn"

    def glyph(self) -> str:
        return "spice gained"


class NoteSpice(Act):
    """Remembers that the owner of the turn has gained spice."""

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.NOTHING

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        if what == SPICE and game.turn.seat == seat.index:
            game.turn.have[SPICE_GAINED] = 1


class SolariPerIcon(Act):
    """Slig Farmer: Solari for every Agent icon that the other grafted card shows now."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        partner = partner_of(game, context)
        if partner == NONE:
            return
        seat = game.seats[context.seat]
        icons = icons_shown(game, seat, CARDS[partner], CARDS[context.card])
        if partner == game.turn.cards[0]:
            icons |= game.turn.have[ICONS_ADDED]  # icons added by another effect go to the card played first
        if icons:
            gain(game, seat, SOLARI, icons.bit_count())

    def describe(self) -> str:
        return "gain 1 Solari for each Agent icon of the other grafted card"

    def glyphs(self) -> list[str]:
        return ["solari", "per agent icon", "graft"]


class RecallSentAgent(Act):
    """Twisted Mentat: the Agent just sent goes back to its Leader, and can be sent again."""

    verb = "recall-agent"
    optional = True

    def possible(self, game: Imperium, context: Origin) -> bool:
        return not game.turn.have[SENT_RECALLED] and context.space in game.seats[context.seat].posts

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "that Agent is no longer there"

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[SENT_RECALLED] = 1
        recall(game, game.seats[context.seat], context.space)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.AGENTS | touch.BOARD)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "you may recall the Agent you sent this turn"

    def glyphs(self) -> list[str]:
        return ["recall"]


class Usurping(Act):
    """Usurp: what grafting it to a card of the Imperium Row means, in words."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        return

    def describe(self) -> str:
        return (
            "you may graft this to a card of the Imperium Row instead of one in your hand, without acquiring it, and "
            "trash that card at the end of your turn"
        )

    def glyphs(self) -> list[str]:
        return ["graft", "row", "trash"]


TLEILAXU_CARDS = [
    TleilaxuCard("beguiling-pheromones", "Beguiling Pheromones", 3, graft=True, icons=CITY | SPICE_TRADE,
                 agent=Beguile(), persuasion=1, swords=1),
    TleilaxuCard("chairdog", "Chairdog", 2, graft=True, icons=CITY, agent=ReturnPartnerLater(), persuasion=1),
    TleilaxuCard("contaminator", "Contaminator", 1, icons=FREMEN_ICON, factions=(FREMEN,), agent=Tleilaxu(1),
                 persuasion=1),
    TleilaxuCard("corrino-genes", "Corrino Genes", 1, icons=EMPEROR_ICON, factions=(EMPEROR,), acquire=Gain(solari=2),
                 agent=If(GRAFTED, Tleilaxu(1)), persuasion=1),
    TleilaxuCard("face-dancer", "Face Dancer", 2, graft=True, icons=EMPEROR_ICON | GUILD_ICON | FREMEN_ICON,
                 factions=(EMPEROR, GUILD, FREMEN), agent=Draw(1), persuasion=1),
    TleilaxuCard("face-dancer-initiate", "Face Dancer Initiate", 1, graft=True,
                 icons=EMPEROR_ICON | GUILD_ICON | FREMEN_ICON, factions=(EMPEROR, GUILD, FREMEN), persuasion=1),
    TleilaxuCard("from-the-tanks", "From the Tanks", 2, icons=LANDSRAAD, agent=Recruit(2), persuasion=1),
    TleilaxuCard("ghola", "Ghola", 3, graft=True, icons=CITY, entry=CopiedEntry(), agent=CopyBox(), persuasion=1,
                 swords=1),
    TleilaxuCard("guild-impersonator", "Guild Impersonator", 2, graft=True, icons=GUILD_ICON, factions=(GUILD,),
                 agent=If(GainedSpice(), Influence(GUILD)), persuasion=1),
    TleilaxuCard("industrial-espionage", "Industrial Espionage", 1, icons=LANDSRAAD,
                 agent=Draw(1) & If(GRAFTED, Research()) & If(GRAFTED, Specimen(1)), persuasion=1),
    TleilaxuCard("scientific-breakthrough", "Scientific Breakthrough", 3, icons=LANDSRAAD | CITY | SPICE_TRADE,
                 agent=Research() & If(MARKER_2, Pay(TrashThis(), then=Gain(vp=1))), persuasion=1, swords=1),
    TleilaxuCard("slig-farmer", "Slig Farmer", 2, graft=True, icons=LANDSRAAD,
                 agent=SolariPerIcon() & Pay(solari=5, then=Tleilaxu(1)), persuasion=1),
    TleilaxuCard("stitched-horror", "Stitched Horror", 3, graft=True, icons=CITY, persuasion=1, swords=1,
                 agent=Choose(Gain(water=1), Recruit(1), Trash(), Tleilaxu(1), pick=2, named_first=True)),
    TleilaxuCard("subject-x-137", "Subject X-137", 2, icons=LANDSRAAD | SPICE_TRADE, acquire=Tleilaxu(1),
                 agent=If(MARKER_1, Tleilaxu(1)), persuasion=1),
    TleilaxuCard("tleilaxu-infiltrator", "Tleilaxu Infiltrator", 2, graft=True, icons=CITY, entry=Infiltrates(),
                 agent=Draw(1) & If(MARKER_2, DrawIntrigue(1)), persuasion=1),
    TleilaxuCard("twisted-mentat", "Twisted Mentat", 4, graft=True, icons=LANDSRAAD | CITY, agent=RecallSentAgent(),
                 persuasion=1, swords=1, reveal=Specimen(1)),
    TleilaxuCard("unnatural-reflexes", "Unnatural Reflexes", 3, graft=True, icons=SPICE_TRADE,
                 agent=If(MARKER_1, Draw(2)), persuasion=1, swords=1),
    TleilaxuCard("usurp", "Usurp", 4, graft=True, usurps=True, agent=Usurping(), persuasion=1, swords=1,
                 reveal=Specimen(1)),
]
