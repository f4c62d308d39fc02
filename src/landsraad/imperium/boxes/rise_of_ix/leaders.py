"""The six Leaders of Rise of Ix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import LASGUNS
from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech, Negotiate
from landsraad.imperium.boxes.rise_of_ix.tiles import TrashInPlay
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX, KEEP
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    AGENT_PLACED,
    GAINED,
    GAME_BEGUN,
    INFLUENCE_REACHED,
    NONE,
    OWN_CARDS,
    OWNERS,
    REVEAL_BEGUN,
    ROUND_BEGUN,
    SEAT,
    TURN,
    TURN_BEGUN,
)
from landsraad.imperium.declare.vocabulary import (
    ANY,
    CITY,
    FACTIONS,
    HAVE,
    LANDSRAAD,
    SOLARI,
    SPICE,
    SPICE_TRADE,
    VOCABULARY,
    WATER,
)
from landsraad.imperium.effects.cards import Discard, TakeReserveCard
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, LoseInfluence
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.rules.reveal import reveal_cards
from landsraad.imperium.table.act import Act, Condition, If
from landsraad.imperium.table.deck import BORROWED, OPEN_HAND, leave_hand, without
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.influence import FRIENDSHIP, Reached, rise
from landsraad.imperium.table.intrigue import SEEN_ABOVE
from landsraad.imperium.table.menu import Offer
from landsraad.imperium.table.state import OWN, Imperium, Seat, card_id, intrigue_id
from landsraad.kernel.event import Event

# -- Archduke Armand Ecaz --------------------------------------------------------------------------------------------


class AgentsOn(Condition):
    """The seat has so many Agents on spaces of certain icons."""

    def __init__(self, icons: int, n: int) -> None:
        self.icons = icons
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        posts = game.seats[context.seat].posts
        return sum(1 for pos in posts if game.rules.spaces[pos].icon & self.icons) >= self.n

    def needs(self) -> int:
        return touch.BOARD | touch.AGENTS

    def describe(self) -> str:
        return f"you have {self.n} or more Agents on Landsraad, City and Spice Trade spaces"

    def glyph(self) -> str:
        return f"{self.n}+ agent"


class Conscript(AcquireFree):
    """The Archduke may take a card for nothing."""

    optional = True

    def describe(self) -> str:
        return f"you may {super().describe()}"


# -- Ilesa Ecaz ------------------------------------------------------------------------------------------------------

AHEAD: Final = SEAT.pile("one_step_ahead", "card", OWNERS, pool=OWN_CARDS, box=BOX)
"""The card that Ilesa Ecaz has put aside."""
TURNS_BEGUN: Final = SEAT.number("turns_begun", word="turns begun this round", box=BOX)
SHOWN_CARD: Final = TURN.number("shown_card", NONE)
"""The card put aside that came back at the start of this turn."""


class PutAside(Act):
    """Ilesa puts a card of her hand aside when a round begins."""

    at: ClassVar[str] = "hand"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.have[TURNS_BEGUN] = 0
        if len(seat.hand) == 1:
            self.put(game, seat, seat.hand[0])
        elif seat.hand:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([CARDS[card].set_aside_option for card in game.seats[context.seat].hand]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        self.put(game, game.seats[context.seat], VOCABULARY.value[option])

    def put(self, game: Imperium, seat: Seat, card: int) -> None:
        """Put a card aside, face down."""
        leave_hand(seat, card)
        seat.lay(OPEN_HAND, ())  # nobody else knows whether a card they have seen is the one put aside
        seat.lay(AHEAD, (card,))
        if game.events is not None:
            game.emit(Event("ahead", seat.index, "", 1, seen=[card_id(card)]))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card do you put aside until your second turn?"

    def describe(self) -> str:
        return "put a card aside"


class TakeBack(Act):
    """At the start of Ilesa's second turn of a round her card is shown and comes back."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.have[TURNS_BEGUN] += 1
        if seat.have[TURNS_BEGUN] == 2 and seat.piles[AHEAD]:
            game.turn.have[SHOWN_CARD] = take_back(game, seat)


class RevealAhead(Act):
    """A card still put aside on Ilesa's Reveal turn is revealed with the others."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.piles[AHEAD]:
            take_back(game, seat)
            reveal_cards(game, seat)


def take_back(game: Imperium, seat: Seat) -> int:
    """Show the card put aside and take it into the hand."""
    card = seat.piles[AHEAD][0]
    seat.lay(AHEAD, ())
    seat.hand.append(card)
    seat.lay(OPEN_HAND, (*seat.piles[OPEN_HAND], card))
    game.reveal()
    if game.events is not None:
        game.emit(Event("ahead-back", seat.index, card_id(card)))
    return card


class OneStepAhead(Act):
    """An Agent sent with the card that came back: spice if it shows one icon, else a Solari."""

    def do(self, game: Imperium, context: Origin) -> None:
        card = game.turn.have[SHOWN_CARD]
        own = [played for played in game.turn.cards if played != game.turn.have[BORROWED]]
        if card in own:
            what = SPICE if CARDS[card].icons.bit_count() == 1 else SOLARI
            gain(game, game.seats[context.seat], what, 1)


# -- Prince Rhombur Vernius ------------------------------------------------------------------------------------------


class MountLasguns(Act):
    """Prince Rhombur's dreadnoughts are stronger."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].have[LASGUNS] = 1


# -- Tessia Vernius --------------------------------------------------------------------------------------------------

SNOOPERS: Final = SEAT.pile("snoopers", "faction", box=BOX)
"""The tracks on which a Snooper of this seat still lies."""


class LaySnoopers(Act):
    """Tessia lays a Snooper on the second step of every track."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].lay(SNOOPERS, tuple(game.rules.factions))


class TrackBonus(Act):
    """What the track of the Snooper gives at its fourth step."""

    def do(self, game: Imperium, context: Origin) -> None:
        if isinstance(context, Reached):
            game.push(game.rules.tracks[context.faction].bonus, OWN[context.seat])

    def describe(self) -> str:
        return "gain the bonus of that track"

    def glyphs(self) -> list[str]:
        return ["track-bonus"]


class TrackStep(Act):
    """Another step on the track of the Snooper."""

    def do(self, game: Imperium, context: Origin) -> None:
        if isinstance(context, Reached):
            rise(game, game.seats[context.army], context.faction, 1)

    def describe(self) -> str:
        return "gain 1 influence there"

    def glyphs(self) -> list[str]:
        return ["influence-up"]


class TakeSnooper(Act):
    """Tessia has reached a Snooper: it goes to the next place on her board, and she gains what stands there."""

    def __init__(self, *places: Act) -> None:
        self.places = list(places)

    def bind(self, source: str, name: str) -> None:
        for place in self.places:
            place.bind(source, name)

    def due(self, game: Imperium, context: Origin) -> Act | None:
        """What a step up a track brings, if a Snooper lies there."""
        left = game.seats[context.seat].piles[SNOOPERS]
        if not isinstance(context, Reached) or context.level != FRIENDSHIP or context.faction not in left:
            return None
        return self.places[len(game.rules.factions) - len(left)]

    def footprint(self, game: Imperium, context: Origin) -> int:
        due = self.due(game, context)
        return touch.NOTHING if due is None else due.footprint(game, context)

    def settled(self, game: Imperium, context: Origin) -> bool:
        due = self.due(game, context)
        return due is None or due.settled(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        due = self.due(game, context)
        if due is None or not isinstance(context, Reached):
            return
        seat = game.seats[context.seat]
        seat.lay(SNOOPERS, without(seat.piles[SNOOPERS], context.faction))
        if game.events is not None:
            game.emit(Event("snooper", seat.index, FACTIONS[context.faction]))
        game.push(due, context)


class InfluenceWhereSnooping(Influence):
    """Duplicity: influence on a track that still holds a Snooper."""

    def __init__(self) -> None:
        super().__init__(ANY)

    def factions(self, game: Imperium, context: Origin) -> Sequence[int]:
        return game.seats[context.army].piles[SNOOPERS]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.useful(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no track holds a Snooper any more"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "no Snooper lies on that track" if VOCABULARY.verbs[option] == "faction" else ""

    def describe(self) -> str:
        return "gain 1 influence with a faction on whose track a Snooper still lies"

    def glyphs(self) -> list[str]:
        return ["snooper", "influence-up"]


# -- Princess Yuna Moritani ------------------------------------------------------------------------------------------


class NoWater(Act):
    """Yuna starts without water."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].have[WATER] = 0


class SmugglingOperation(Act):
    """Every gain of Solari on Yuna's own turn is one larger."""

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.NOTHING

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        if what == SOLARI and game.turn.seat == seat.index:
            seat.have[SOLARI] += 1
            if game.events is not None:
                game.emit(Event("gain", seat.index, HAVE[SOLARI], 1))


# -- Viscount Hundro Moritani ----------------------------------------------------------------------------------------


class Intelligence(Act):
    """Hundro sees the two top Intrigue cards at the start, keeps one and leaves the other on top."""

    def do(self, game: Imperium, context: Origin) -> None:
        top = game.intrigue_deck[-2:]
        game.lay(SEEN_ABOVE, (context.seat,) * len(top))
        game.reveal()
        if game.events is not None:
            game.emit(Event("look", context.seat, "intrigue", len(top), seen=[intrigue_id(card) for card in top]))
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([KEEP.options[card] for card in game.intrigue_deck[:-3:-1]]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        game.intrigue_deck = (*game.intrigue_deck[:-2], *without(game.intrigue_deck[-2:], card))
        seat.intrigue = (*seat.intrigue, card)
        game.lay(SEEN_ABOVE, (seat.index,))
        if game.events is not None:
            game.emit(Event("draw", seat.index, "intrigue", 1, seen=[intrigue_id(card)]))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the two top Intrigue cards do you keep?"

    def describe(self) -> str:
        return "look at the two top Intrigue cards and keep one"


LEADERS = [
    Leader("leader-archduke-armand-ecaz", "Archduke Armand Ecaz", "Ecaz", called="Armand", rival=False, difficulty=2,
           ability="Coordination",
           ability_words="on your Reveal turn, if you have 2 or more Agents on Landsraad, City and Spice Trade spaces, "
                         "you may trash one of your cards in play",
           on={REVEAL_BEGUN: (Offer(If(AgentsOn(LANDSRAAD | CITY | SPICE_TRADE, 2), TrashInPlay())),)},
           signet="Conscript", ring=Conscript(3)),
    Leader("leader-ilesa-ecaz", "Ilesa Ecaz", "Ecaz", called="Ilesa", rival=False, difficulty=3,
           ability="One Step Ahead",
           ability_words="at the start of each round put a card of your hand aside; show it and take it back at the "
                         "start of your second turn, and if you send an Agent with it on that turn, gain 1 spice if it "
                         "shows exactly one Agent icon, otherwise 1 Solari",
           on={ROUND_BEGUN: (PutAside(),), TURN_BEGUN: (TakeBack(),), AGENT_PLACED: (OneStepAhead(),),
               REVEAL_BEGUN: (RevealAhead(),)},
           signet="Guild Contacts", ring=Pay(solari=1, then=TakeReserveCard("foldspace", "Foldspace"))),
    Leader("leader-prince-rhombur-vernius", "Prince Rhombur Vernius", "Vernius", called="Rhombur", difficulty=1,
           ability="Heavy Lasgun Cannons", ability_words="each of your dreadnoughts has 4 strength instead of 3",
           on={GAME_BEGUN: (MountLasguns(),)},
           signet="Ixian Technology", ring=Choose(AcquireTech(), Negotiate(), optional=True)),
    Leader("leader-tessia-vernius", "Tessia Vernius", "Vernius", called="Tessia", rival=False, difficulty=4,
           ability="Careful Observation",
           ability_words="a Snooper lies on the second step of every track; reaching one, take it: the first lets you "
                         "discard a card for 1 spice, the second gives the bonus of its track, the third 1 influence "
                         "there, the fourth both",
           on={GAME_BEGUN: (LaySnoopers(),),
               INFLUENCE_REACHED: (TakeSnooper(Lines(Pay(Discard(), then=Gain(spice=1))), TrackBonus(), TrackStep(),
                                               TrackBonus() & TrackStep()),)},
           signet="Duplicity", ring=Pay(LoseInfluence(), then=InfluenceWhereSnooping())),
    Leader("leader-princess-yuna-moritani", "\"Princess\" Yuna Moritani", "Moritani", called="Yuna", rival=False,
           difficulty=2, ability="Smuggling Operation",
           ability_words="you start without water; each time you gain Solari on your own turn, gain 1 more",
           on={GAME_BEGUN: (NoWater(),), GAINED: (SmugglingOperation(),)},
           signet="Final Delivery", ring=Pay(solari=7, then=Influence(ANY) & Recruit(1) & Gain(spice=1))),
    Leader("leader-viscount-hundro-moritani", "Viscount Hundro Moritani", "Moritani", called="Hundro", difficulty=1,
           ability="Intelligence",
           ability_words="at the start of the game look at the two top Intrigue cards; keep one, the other stays on "
                         "top",
           on={GAME_BEGUN: (Intelligence(),)},
           signet="Couriers", ring=Pay(spice=1, then=Freighter())),
]
