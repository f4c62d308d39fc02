"""Karama: stopping an advantage, taking a card unpaid, shipping at half rate, and the special powers.

What a Karama has brought about stands as a bit in `game.have[STOPPED]` until the effect it concerns takes note of it.
"""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.alliance import aid_for
from landsraad.classic.rounds.bidding import BIDDING_ACT, WIN_CARD, close, most_bid, next_able, open_lot
from landsraad.classic.rounds.shipment import FREE, HALF, OWN_FLEET, SHIPMENT, ways_of
from landsraad.classic.sheets.treachery import KARAMA, TREACHERY
from landsraad.classic.sheets.words import (
    FREE as FREE_OPTION,
)
from landsraad.classic.sheets.words import (
    HALF_RATE,
    PASS,
    QUIET,
    STOP,
    STOP_TARGET,
    STOP_WORTHLESS,
    STOPS,
    VALUE,
    VOCABULARY,
    WITH,
)
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.hands import drop
from landsraad.classic.table.register import (
    HALF_FEE,
    HAND,
    HIGH_BID,
    NOBODY,
    OPENER,
    REGISTER,
    RESERVES,
    RESERVES_STARRED,
    SHUT_OUT,
    SILENT_KARAMA,
    SPECIALS,
    SPICE,
    STOPPED,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.window import Window
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of
from landsraad.kernel.timeout import Timeout

SERVES_AS_KARAMA: Final = REGISTER.moment("serves as a Karama")
"""Amended: the kinds of cards, as bits, that a seat may play as a Karama."""

FREE_CARD: Final = 60
"""The use of a Karama that pays for a card."""
HALF_SHIPMENT: Final = 61
"""The use of a Karama that halves a shipment's fee."""
KARAMA_RAISE: Final = 20
"""How far above the last bid a Karama carries a bid that nobody could pay."""


NO_SCENE: Final = Scene(-1)
STOPPING: Final = [Scene(-1, stops=1 << stop) for stop in range(FREE_CARD)]
"""For each advantage the scene in which it could be stopped."""


def offer_stop(game: Classic, stop: int) -> None:
    """Let everybody consider a Karama against an advantage, before the effect that follows on the agenda."""
    game.push(STOP_WINDOW, STOPPING[stop])


def take_note(game: Classic, use: int) -> bool:
    """Whether a Karama has brought this about; it is used up by asking."""
    if game.have[STOPPED] >> use & 1:
        game.have[STOPPED] &= ~(1 << use)
        return True
    return False


def karamas(game: Classic, seat: Seat) -> list[int]:
    """The cards that a seat could play as a Karama, each kind once."""
    serving = game.amended(seat, SERVES_AS_KARAMA, 1 << KARAMA, NO_SCENE)
    return [card for card in range(len(TREACHERY)) if serving >> card & 1 and card in seat.piles[HAND]]


def has_karama(game: Classic, seat: Seat) -> bool:
    """Whether a seat could play a Karama."""
    hand = seat.piles[HAND]
    if KARAMA in hand:
        return True
    if not seat.hooks[SERVES_AS_KARAMA]:
        return False
    serving = game.amended(seat, SERVES_AS_KARAMA, 0, NO_SCENE)
    return any(serving >> card & 1 for card in hand)


# -- against an advantage --------------------------------------------------------------------------------------------


def stop_options(game: Classic, seat: Seat, mask: int, options: list[int]) -> None:
    """Add what the seat may stop."""
    if mask and has_karama(game, seat):
        for stop in bits_of(mask):
            if game.sits[STOP_TARGET[stop]] != seat.index:
                options.append(STOP[stop])


class StopWindow(Window):
    """Anyone who holds a Karama may stop an advantage."""

    nothing = 2

    def possible(self, game: Classic, context: Scene) -> list[int]:
        targets = {game.sits[STOP_TARGET[stop]] for stop in bits_of(context.stops)}
        owner = targets.pop() if len(targets) == 1 else NOBODY
        silent = game.have[SILENT_KARAMA]
        return [
            seat.index for seat in game.seats
            if seat.piles[HAND] and not silent >> seat.index & 1 and seat.index != owner
        ]

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        options = [PASS, QUIET]
        stop_options(game, game.seats[seat], context.stops, options)
        return options

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer == QUIET:
                game.have[SILENT_KARAMA] |= 1 << seat.index
            elif answer > QUIET:
                game.push(PLAY_KARAMA, Scene(seat.index, use=VALUE[answer]))

    def prompt(self, game: Classic, context: Scene) -> str:
        names = [STOPS[stop][1] for stop in bits_of(context.stops)]
        return f"Play a Karama to stop {' or '.join(names)}?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        id, text = STOPS[bits_of(context.stops)[0]]
        return Timeout(PASS, 0, f"stop-{id}", f"a Karama to stop {text}")

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "stop":
            return ""
        if not context.stops >> VALUE[option] & 1:
            return "that advantage is not being used now"
        return "you have no Karama, or the advantage is your own"


class StopInBattle(Act):
    """Stop an opponent's advantage once."""

    card_words = "a Karama"

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        stop_options(game, seat, context.stops & ~game.have[STOPPED], options)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if VOCABULARY.verbs[option] == "stop":
            game.push(PLAY_KARAMA, Scene(seat.index, use=VALUE[option]))
            return True
        return False

    def describe(self) -> str:
        return "Stop an opponent's advantage once."


class PlayKarama(Act):
    """A seat plays a Karama for a use; of several cards that serve it chooses one."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.have[STOPPED] >> context.use & 1:
            return
        cards = karamas(game, game.seats[context.seat])
        if len(cards) > 1:
            game.ask(self, context, context.seat)
        elif cards:
            self.spend(game, context, cards[0])

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [WITH[card] for card in karamas(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        self.spend(game, context, VALUE[option])

    def spend(self, game: Classic, context: Scene, card: int) -> None:
        """Discard the card and bring its use about, unless it is another card that somebody stops."""
        if game.events is not None:
            game.emit(Event("karama", context.seat, use_name(context.use)))
        drop(game, game.seats[context.seat], card)
        if card == KARAMA:
            game.have[STOPPED] |= 1 << context.use
        else:
            game.push(SUBSTITUTE_WORKS, context)
            offer_stop(game, STOP_WORTHLESS)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Which card do you play as a Karama?"


def use_name(use: int) -> str:
    """The use of a Karama as a word."""
    return "free-card" if use == FREE_CARD else "half-rate" if use == HALF_SHIPMENT else STOPS[use][0]


class SubstituteWorks(Act):
    """A card played as a Karama works if nobody stopped it."""

    def do(self, game: Classic, context: Scene) -> None:
        if not take_note(game, STOP_WORTHLESS):
            game.have[STOPPED] |= 1 << context.use


# -- instead of paying for a card ------------------------------------------------------------------------------------


class CarryBid(Act):
    """A Karama carries a bid that nobody could pay."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return max(value, game.have[HIGH_BID] + KARAMA_RAISE) if has_karama(game, owner) else value

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        seat = game.seats[context.seat]
        if not has_karama(game, seat):
            return ""
        return f"your spice, your allies and your Karama carry a bid up to {most_bid(game, seat)}"


class FreeCard(Act):
    """A Karama pays for the card."""

    card_words = "a Karama"

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if has_karama(game, seat):
            options.append(FREE_OPTION)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option != FREE_OPTION:
            return False
        game.push(AFTER_KARAMA, context)
        game.push(PLAY_KARAMA, Scene(context.seat, use=FREE_CARD))
        return True

    def describe(self) -> str:
        return "Or take a card without paying."


class AfterKarama(Act):
    """A card that was stopped does not pay for the card: pay otherwise, or the card is auctioned again."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, FREE_CARD):
            game.have[HIGH_BID] = 0
            return
        game.agenda.pop()
        seat = game.seats[context.seat]
        if game.have[HIGH_BID] <= seat.have[SPICE] + aid_for(game, seat) or has_karama(game, seat):
            game.push(WIN_CARD, context)
            return
        game.have[SHUT_OUT] |= 1 << context.seat
        opener = next_able(game, game.have[OPENER] - 1)
        if opener == NOBODY:
            close(game)
            return
        game.have[OPENER] = opener
        open_lot(game)
        game.push(BIDDING_ACT, context)


# -- half the fee of a shipment --------------------------------------------------------------------------------------


class HalfRate(Act):
    """A Karama halves the fee of a shipment."""

    card_words = "a Karama"

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if (
            has_karama(game, seat)
            and (seat.have[RESERVES] or seat.have[RESERVES_STARRED])
            and not ways_of(game, seat) & (HALF | OWN_FLEET | FREE)
        ):
            options.append(HALF_RATE)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option != HALF_RATE:
            return False
        game.push(HALF_RATE_SHIPMENT, context)
        game.push(PLAY_KARAMA, Scene(context.seat, use=HALF_SHIPMENT))
        return True

    def describe(self) -> str:
        return "Or ship at half rate."


class HalfRateShipment(Act):
    """After the Karama: the shipment goes on, at half rate if the card worked."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[HALF_FEE] = int(take_note(game, HALF_SHIPMENT))
        game.push(SHIPMENT, context)


# -- special powers --------------------------------------------------------------------------------------------------


def special_ready(game: Classic, seat: Seat) -> bool:
    """Whether a seat may play a Karama for its special power, as far as the rule and its hand go."""
    return (
        game.rules.special_karama
        and KARAMA in seat.piles[HAND]
        and not (game.rules.special_once and seat.have[SPECIALS])
    )


def spend_special(game: Classic, seat: Seat) -> None:
    """Discard a Karama for a special power."""
    seat.have[SPECIALS] += 1
    if game.events is not None:
        game.emit(Event("karama", seat.index, "special"))
    drop(game, seat, KARAMA)


STOP_WINDOW: Final = StopWindow()
STOP_IN_BATTLE: Final = StopInBattle()
PLAY_KARAMA: Final = PlayKarama()
SUBSTITUTE_WORKS: Final = SubstituteWorks()
CARRY_BID: Final = CarryBid()
FREE_CARD_OFFER: Final = FreeCard()
AFTER_KARAMA: Final = AfterKarama()
HALF_RATE_OFFER: Final = HalfRate()
HALF_RATE_SHIPMENT: Final = HalfRateShipment()
