"""The Bene Gesserit: the prediction, the Voice, coexistence, and advisors who travel with other players' shipments."""

from __future__ import annotations

from typing import Final

from landsraad.classic.cards.karama import SERVES_AS_KARAMA, offer_stop, take_note
from landsraad.classic.rounds.battle import battle_window, opposed_side
from landsraad.classic.rounds.bidding import CHARITY_SPICE
from landsraad.classic.rounds.victory import end
from landsraad.classic.sheets.characters import TOKENS
from landsraad.classic.sheets.map import (
    POLAR_AREA,
    POLAR_SINK,
    STRONGHOLD_MASK,
    TERRITORIES,
    TERRITORY_COUNT,
    TERRITORY_OF,
)
from landsraad.classic.sheets.treachery import WORTHLESS_CARDS
from landsraad.classic.sheets.words import (
    ADVISE,
    COEXIST,
    DONE,
    FIGHT,
    PASS,
    PLACE,
    PREDICT,
    PREDICT_TURN,
    STOP_ADVISOR,
    STOP_CHARITY,
    STOP_COEXISTING,
    STOP_VOICE,
    TO_SINK,
    VALUE,
    VOCABULARY,
    VOICE,
    tokens_words,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import (
    ALONE,
    ARRIVED,
    BIDDING_OPENS,
    CHARITY_DUE,
    CLOSED,
    COMMANDS,
    HOMES_FILLED,
    MOVEMENT_OPENS,
    SETUP_OPENS,
    SHIPMENT_LANDED,
    TOKENS_PLACED,
    TURN_BEGINS,
    VICTORY,
)
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import (
    COMMAND,
    COMMANDED,
    HERE,
    NOBODY,
    NOTHING,
    PEACEFUL,
    PREDICTED_SEAT,
    PREDICTED_TURN,
    RESERVES,
    SEAT,
    SIDES,
    TURN_NO,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of
from landsraad.kernel.timeout import Timeout

STANDING: Final = SEAT.number("standing", of="territory", bits=True)
"""Where she has said this turn that she does not coexist."""


# -- setup, the prediction and charity -------------------------------------------------------------------------------


class FirstToken(Act):
    """The first token goes to the Polar Sink, unless she may choose."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        seat.have[RESERVES] -= 1
        if not game.rules.advantages:
            seat.place(POLAR_AREA, 1, 0)

    def describe(self) -> str:
        return f"Starts with {tokens_words(1)} in the Polar Sink and {TOKENS - 1} in reserve."


class FreeStart(Act):
    """The first token goes where she likes."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return PLACE

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.seats[context.seat].place(VALUE[option], 1, 0)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Where does your first token start?"

    def describe(self) -> str:
        return "Starts her first token where she likes."


class Predict(Act):
    """She writes down who will win, and when."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        if game.seats[context.seat].have[PREDICTED_SEAT] == NOBODY:
            return [PREDICT[seat.character] for seat in game.seats if seat.index != context.seat]
        return PREDICT_TURN[1 : game.rules.turns + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        have = game.seats[context.seat].have
        if have[PREDICTED_SEAT] == NOBODY:
            have[PREDICTED_SEAT] = game.sits[VALUE[option]]
            game.ask(self, context, context.seat)
        else:
            have[PREDICTED_TURN] = VALUE[option]
            if game.events is not None:
                game.emit(Event("predicted", context.seat))

    def prompt(self, game: Classic, context: Scene) -> str:
        unwritten = game.seats[context.seat].have[PREDICTED_SEAT] == NOBODY
        return "Who will win?" if unwritten else "In which turn?"

    def describe(self) -> str:
        return "Writes down a player and a turn: if that player wins then by strongholds, she wins alone."


class Foretold(Act):
    """She wins alone if she foretold who wins by strongholds, and when."""

    def do(self, game: Classic, context: Scene) -> None:
        have = game.seats[context.seat].have
        if have[PREDICTED_SEAT] in bits_of(context.seats) and have[PREDICTED_TURN] == game.have[TURN_NO]:
            end(game, [context.seat], "prediction")


class Charity(Act):
    """From the second turn on she always receives charity."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.any_karama and game.have[TURN_NO] > 1:
            offer_stop(game, STOP_CHARITY)

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        if game.have[TURN_NO] < 2 or take_note(game, STOP_CHARITY):
            return value
        return CHARITY_SPICE

    def describe(self) -> str:
        return "Always receives CHOAM charity from the second turn on."


# -- the Voice -------------------------------------------------------------------------------------------------------


class Speak(Act):
    """She may use the Voice on her opponent or an ally's."""

    def do(self, game: Classic, context: Scene) -> None:
        if opposed_side(game, context.seat) >= 0:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, *VOICE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            battle_window(game)
            return
        side = opposed_side(game, context.seat)
        game.have[COMMAND] = VALUE[option]
        game.have[COMMANDED] = side
        if game.events is not None:
            order = VOCABULARY.names[option].partition(":")[2]
            game.emit(Event("voice", context.seat, order, 0, game.piles[SIDES][side]))
        game.push(VOICE_HEARD, context)
        battle_window(game, 1 << STOP_VOICE)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Use the Voice on the {game.people(game.piles[SIDES][opposed_side(game, context.seat)])}?"

    def describe_in(self, power: str) -> str:
        if power == "bg-ally-voice":
            return "Uses the Voice on an ally's opponent."
        return self.describe()

    def describe(self) -> str:
        return "By Voice orders her opponent to play, or not to play, one kind of card."


class VoiceHeard(Act):
    """The command stands unless a Karama stopped it."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_VOICE):
            game.have[COMMAND] = NOTHING
            game.have[COMMANDED] = NOTHING


class WorthlessKarama(Act):
    """Worthless cards serve as Karama cards."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        for card in WORTHLESS_CARDS:
            value |= 1 << card
        return value

    def describe(self) -> str:
        return "Plays worthless cards as Karama cards."


# -- coexistence -----------------------------------------------------------------------------------------------------


def others_fighting(game: Classic, bene: Seat, territory: int) -> int:
    """How many other players have tokens in a territory."""
    return sum(1 for seat in game.seats if seat is not bene and seat.piles[HERE][territory])


def must_coexist(game: Classic, bene: Seat, territory: int) -> bool:
    """Whether she has no choice: an ally stands there, or it is a stronghold with two others."""
    if any(game.allied(bene.index, seat.index) and seat.piles[HERE][territory] for seat in game.seats):
        return True
    return bool(STRONGHOLD_MASK >> territory & 1) and others_fighting(game, bene, territory) > 1


class Entered(Act):
    """Tokens have entered a territory where their owner had none, and live: where it concerns her and she has not said
    so yet this turn, she says whether she coexists there."""

    def do(self, game: Classic, context: Scene) -> None:
        territory = context.territory
        mover, bene = game.seats[context.other], game.seats[context.seat]
        if territory == POLAR_SINK or not mover.piles[HERE][territory] or not bene.piles[HERE][territory]:
            return
        bit = 1 << territory
        others = others_fighting(game, bene, territory)
        if not others or bene.have[PEACEFUL] & bit or (mover is not bene and others > 1):
            return
        if must_coexist(game, bene, territory):
            bene.have[PEACEFUL] |= bit
        elif not bene.have[STANDING] & bit:
            game.push(DECLARE, Scene(bene.index, territory=territory))

    def describe(self) -> str:
        return "Says whether she coexists when she moves among others, or another enters where she is alone."


class Declare(Act):
    """She coexists in a territory this turn, or not."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [COEXIST, FIGHT]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        bit = 1 << context.territory
        have = game.seats[context.seat].have
        if option == COEXIST:
            have[PEACEFUL] |= bit
        else:
            have[PEACEFUL] &= ~bit
            have[STANDING] |= bit
        if game.events is not None:
            kind = "coexist" if option == COEXIST else "stands"
            game.emit(Event(kind, context.seat, TERRITORIES[context.territory].id))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Do you coexist in {TERRITORIES[context.territory].name} this turn?"


class EndCoexistence(Act):
    """As the movement round opens she names the territories where she stops coexisting."""

    def do(self, game: Classic, context: Scene) -> None:
        bene = game.seats[context.seat]
        shared = 0
        for territory in range(1, TERRITORY_COUNT):
            declared = bene.have[STANDING] >> territory & 1 and not must_coexist(game, bene, territory)
            if bene.piles[HERE][territory] and others_fighting(game, bene, territory) and not declared:
                shared |= 1 << territory
        bene.have[PEACEFUL] |= shared
        if shared or self.endable(game, bene):
            game.ask(self, context, context.seat)

    def endable(self, game: Classic, bene: Seat) -> list[int]:
        """The territories where she may stop coexisting."""
        return [
            territory for territory in bits_of(bene.have[PEACEFUL] & ~1)
            if bene.piles[HERE][territory] and not must_coexist(game, bene, territory)
            and (game.rules.alone_declares or others_fighting(game, bene, territory))
        ]

    def options(self, game: Classic, context: Scene) -> list[int]:
        bene = game.seats[context.seat]
        return [DONE, *(STOP_COEXISTING[territory] for territory in self.endable(game, bene))]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == DONE:
            return
        bit = 1 << VALUE[option]
        have = game.seats[context.seat].have
        have[PEACEFUL] &= ~bit
        have[STANDING] |= bit
        if game.events is not None:
            game.emit(Event("stands", context.seat, TERRITORIES[VALUE[option]].id))
        game.ask(self, context, context.seat)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Where do you stop coexisting this turn?"

    def describe(self) -> str:
        return "As the movement round opens she names where she stops coexisting."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] == "stop-coexisting":
            if must_coexist(game, game.seats[context.seat], VALUE[option]):
                return "an ally stands there, or two others hold the stronghold"
            return "you do not coexist with anybody there"
        return ""


class Renew(Act):
    """At the start of a turn tokens that are alone are ordinary again, and nothing is said of the others yet."""

    def do(self, game: Classic, context: Scene) -> None:
        game.seats[context.seat].have[STANDING] = 0
        SETTLE_ALONE.do(game, context)


class SettleAlone(Act):
    """Tokens that share their territory with nobody coexist no longer."""

    def do(self, game: Classic, context: Scene) -> None:
        bene = game.seats[context.seat]
        for territory in bits_of(bene.have[PEACEFUL]):
            if not (bene.piles[HERE][territory] and others_fighting(game, bene, territory)):
                bene.have[PEACEFUL] &= ~(1 << territory)

    def describe(self) -> str:
        return (
            "Coexisting tokens neither fight, collect, hold, block nor count; storm, worm and explosion kill them."
        )


class GoesAnywhere(Act):
    """Other players' tokens close no territory to her."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return 0


# -- advisors --------------------------------------------------------------------------------------------------------


class SendAdvisor(Act):
    """She may send a token along with another player's shipment: to the Polar Sink, or beside it."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.other != context.seat and game.seats[context.seat].have[RESERVES]:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        options = [PASS, TO_SINK]
        territory = TERRITORY_OF[context.area]
        bene = game.seats[context.seat]
        coexists = bene.have[PEACEFUL] >> territory & 1 or not bene.piles[HERE][territory]
        peaceful = coexists and not bene.have[STANDING] >> territory & 1
        if game.rules.advantages and territory != POLAR_SINK and peaceful:
            options.append(ADVISE)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            return
        area = context.area if option == ADVISE else POLAR_AREA
        game.push(ADVISOR_LANDS, Scene(context.seat, area=area))
        offer_stop(game, STOP_ADVISOR)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Send a token along with the shipment?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "advisor", "a token sent along with a shipment")

    def describe_in(self, power: str) -> str:
        if power == "bg-advisor":
            return "Her free token may land beside the shipment, coexisting."
        return self.describe()

    def describe(self) -> str:
        return "Sends a token free to the Polar Sink whenever another player ships from off-planet."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if option == ADVISE:
            return "you do not coexist there this turn" if game.rules.advantages else "that is an optional advantage"
        return ""


class AdvisorLands(Act):
    """The advisor lands unless a Karama stopped it."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_ADVISOR):
            return
        bene = game.seats[context.seat]
        bene.have[RESERVES] -= 1
        bene.place(context.area, 1, 0)
        if context.area != POLAR_AREA:
            bene.have[PEACEFUL] |= 1 << TERRITORY_OF[context.area]
        if game.events is not None:
            game.emit(Event("advisor", bene.index, TERRITORIES[TERRITORY_OF[context.area]].id))


VOICE_HEARD: Final = VoiceHeard()
DECLARE: Final = Declare()
SETTLE_ALONE: Final = SettleAlone()
ADVISOR_LANDS: Final = AdvisorLands()
CHARITY: Final = Charity()
SPEAK: Final = Speak()
SEND_ADVISOR: Final = SendAdvisor()

POWERS: Final = (
    Power("bg-start", power.START, {HOMES_FILLED: (FirstToken(),)}),
    Power("bg-prediction", power.AT_THE_END, {SETUP_OPENS: (Predict(),), VICTORY: (Foretold(),)}),
    Power("bg-rider", power.BASIC, {SHIPMENT_LANDED: (SEND_ADVISOR,)}),
    Power("bg-voice", power.BASIC, {COMMANDS: (SPEAK,)}),
    Power("bg-ally-voice", power.FOR_ALLIES, {}, (SPEAK,)),
    Power("bg-free-start", power.ADVANTAGE, {TOKENS_PLACED: (FreeStart(),)}),
    Power("bg-charity", power.ADVANTAGE, {CHARITY_DUE: (CHARITY,), BIDDING_OPENS: (CHARITY,)}),
    Power("bg-advisor", power.ADVANTAGE, {}, (SEND_ADVISOR,)),
    Power("bg-coexistence", power.ADVANTAGE, {
        ALONE: (SETTLE_ALONE,), TURN_BEGINS: (Renew(),), CLOSED: (GoesAnywhere(),),
    }),
    Power("bg-end-coexistence", power.ADVANTAGE, {MOVEMENT_OPENS: (EndCoexistence(),)}),
    Power("bg-entry-declaration", power.ADVANTAGE, {ARRIVED: (Entered(),)}),
    Power("bg-worthless-karama", power.ADVANTAGE, {SERVES_AS_KARAMA: (WorthlessKarama(),)}),
    Power("bg-special-karama", power.SPECIAL_KARAMA, {}),
)
