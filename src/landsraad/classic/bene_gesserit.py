"""The Bene Gesserit: the prediction, coexistence, and advisors who travel with other players' shipments."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.characters import BENE_GESSERIT
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.map import POLAR_AREA, POLAR_SINK, STRONGHOLD_MASK, TERRITORIES, TERRITORY_COUNT, TERRITORY_OF
from landsraad.classic.state import Classic, Seat
from landsraad.classic.words import (
    ADVISE,
    COEXIST,
    DONE,
    FIGHT,
    PASS,
    PREDICT,
    PREDICT_TURN,
    STOP_ADVISOR,
    STOP_COEXISTING,
    TO_SINK,
    VALUE,
    VOCABULARY,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class Predict(Act):
    """She writes down who will win, and when."""

    def options(self, game: Classic, context: Context) -> list[int]:
        if game.prediction[0] < 0:
            return [PREDICT[seat.character] for seat in game.seats if seat.index != context.seat]
        return PREDICT_TURN[1 : game.rules.turns + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if game.prediction[0] < 0:
            game.prediction[0] = game.sits[VALUE[option]]
            game.ask(self, context, context.seat)
        else:
            game.prediction[1] = VALUE[option]
            if game.events is not None:
                game.tell(Event("predicted", context.seat))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Who will win?" if game.prediction[0] < 0 else "In which turn?"


def others_fighting(game: Classic, bene: Seat, territory: int) -> int:
    """How many other players have tokens in a territory."""
    return sum(1 for seat in game.seats if seat is not bene and seat.here[territory])


def must_coexist(game: Classic, bene: Seat, territory: int) -> bool:
    """Whether she has no choice: an ally stands there, or it is a stronghold with two others."""
    if any(game.allied(bene.index, seat.index) and seat.here[territory] for seat in game.seats):
        return True
    return bool(STRONGHOLD_MASK >> territory & 1) and others_fighting(game, bene, territory) > 1


def entered(game: Classic, mover: Seat, territory: int) -> None:
    """Tokens have entered a territory where their owner had none: where it concerns her and she has not said so yet
    this turn, she says whether she coexists there."""
    if not game.rules.advantages or territory == POLAR_SINK:
        return
    bene = game.seat_of(BENE_GESSERIT)
    if bene is None or not bene.here[territory]:
        return
    bit = 1 << territory
    others = others_fighting(game, bene, territory)
    if not others or game.coexist & bit or (mover is not bene and others > 1):
        return
    if must_coexist(game, bene, territory):
        game.coexist |= bit
    elif not game.stands & bit:
        game.push(DECLARE, Scene(bene.index, territory=territory))


class Arrive(Act):
    """The tokens under way have arrived where their owner had none, unless they died on the way."""

    def do(self, game: Classic, context: Context) -> None:
        territory = TERRITORY_OF[game.journey.dest]
        if game.seats[context.seat].here[territory]:
            entered(game, game.seats[context.seat], territory)


class Declare(Act):
    """She coexists in a territory this turn, or not."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [COEXIST, FIGHT]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        bit = 1 << about.territory
        if option == COEXIST:
            game.coexist |= bit
        else:
            game.coexist &= ~bit
            game.stands |= bit
        if game.events is not None:
            kind = "coexist" if option == COEXIST else "stands"
            game.tell(Event(kind, context.seat, TERRITORIES[about.territory].id))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Do you coexist in {TERRITORIES[scene(context).territory].name} this turn?"


class EndCoexistence(Act):
    """As the movement round opens she names the territories where she stops coexisting."""

    def do(self, game: Classic, context: Context) -> None:
        bene = game.seats[context.seat]
        shared = 0
        for territory in range(1, TERRITORY_COUNT):
            declared = game.stands >> territory & 1 and not must_coexist(game, bene, territory)
            if bene.here[territory] and others_fighting(game, bene, territory) and not declared:
                shared |= 1 << territory
        game.coexist |= shared
        if shared or self.endable(game, bene):
            game.ask(self, context, context.seat)

    def endable(self, game: Classic, bene: Seat) -> list[int]:
        """The territories where she may stop coexisting."""
        return [
            territory for territory in range(1, TERRITORY_COUNT)
            if game.coexist >> territory & 1 and bene.here[territory] and not must_coexist(game, bene, territory)
            and (game.rules.alone_declares or others_fighting(game, bene, territory))
        ]

    def options(self, game: Classic, context: Context) -> list[int]:
        bene = game.seats[context.seat]
        return [DONE, *(STOP_COEXISTING[territory] for territory in self.endable(game, bene))]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == DONE:
            return
        bit = 1 << VALUE[option]
        game.coexist &= ~bit
        game.stands |= bit
        if game.events is not None:
            game.tell(Event("stands", context.seat, TERRITORIES[VALUE[option]].id))
        game.ask(self, context, context.seat)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Where do you stop coexisting this turn?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] == "stop-coexisting":
            if must_coexist(game, game.seats[context.seat], VALUE[option]):
                return "an ally stands there, or two others hold the stronghold"
            return "you do not coexist with anybody there"
        return ""


def renew_coexistence(game: Classic) -> None:
    """At the start of a turn tokens that are alone are ordinary again."""
    game.stands = 0
    settle_alone(game)


def settle_alone(game: Classic) -> None:
    """Tokens that share their territory with nobody coexist no longer."""
    bene = game.seat_of(BENE_GESSERIT)
    if bene is None:
        game.coexist = 0
        return
    mask = game.coexist
    for territory in range(TERRITORY_COUNT):
        if mask >> territory & 1 and not (bene.here[territory] and others_fighting(game, bene, territory)):
            game.coexist &= ~(1 << territory)


def may_send(game: Classic, shipper: Seat) -> Seat | None:
    """Who sends a token along with a shipment from off-planet, if anybody."""
    bene = game.seat_of(BENE_GESSERIT)
    if bene is None or bene is shipper or not bene.reserves:
        return None
    return bene


class SendAdvisor(Act):
    """She may send a token: to the Polar Sink, or beside the shipment."""

    def options(self, game: Classic, context: Context) -> list[int]:
        options = [PASS, TO_SINK]
        territory = TERRITORY_OF[scene(context).area]
        bene = game.seats[context.seat]
        peaceful = not game.stands >> territory & 1 and (game.coexist >> territory & 1 or not bene.here[territory])
        if game.rules.advantages and territory != POLAR_SINK and peaceful:
            options.append(ADVISE)
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        area = scene(context).area if option == ADVISE else POLAR_AREA
        game.push(ADVISOR_LANDS, Scene(context.seat, area=area))
        offer_stop(game, STOP_ADVISOR)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Send a token along with the shipment?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if option == ADVISE:
            return "you do not coexist there this turn" if game.rules.advantages else "that is an optional advantage"
        return ""


class AdvisorLands(Act):
    """The advisor lands unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        if take_note(game, STOP_ADVISOR):
            return
        bene = game.seats[context.seat]
        bene.reserves -= 1
        bene.place(about.area, 1, 0)
        if about.area != POLAR_AREA:
            game.coexist |= 1 << TERRITORY_OF[about.area]
        if game.events is not None:
            game.tell(Event("advisor", bene.index, TERRITORIES[TERRITORY_OF[about.area]].id))


PREDICTION = Predict()
ARRIVE = Arrive()
DECLARE = Declare()
END_COEXISTENCE = EndCoexistence()
SEND_ADVISOR = SendAdvisor()
ADVISOR_LANDS = AdvisorLands()
