"""The Emperor: the price of treachery cards, gifts to allies, and the Sardaukar."""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.purse import free_spice
from landsraad.classic.cards.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.rounds.battle_plan import fighter, side_of
from landsraad.classic.rounds.revival import FREE_REVIVAL, TOKEN_REVIVAL, in_tanks
from landsraad.classic.sheets.characters import FREMEN
from landsraad.classic.sheets.words import (
    GIFT,
    GIVE,
    MOST_SPICE,
    SPECIAL_KARAMA,
    STOP_EMPEROR_PAYMENT,
    STOP_SARDAUKAR,
    VALUE,
    VOCABULARY,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import SEATS_IN, Act, Scene
from landsraad.classic.table.moments import BIDDING, CARD_PRICED, PAUSE, PAUSE_AGAIN, STAR_WORTH, STRENGTHS
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import ALLIED, BATTLE_STOPS, BIDDER, NOBODY, PAYEE, PLEDGED, SPICE, ZONE
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event

KARAMA_TOKENS: Final = 3
STAR: Final = 2


class Prices(Act):
    """The others pay the Emperor for treachery cards."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.other == context.seat:
            return
        game.push(PRICE_TAKEN, context)
        if game.rules.any_karama:
            offer_stop(game, STOP_EMPEROR_PAYMENT)

    def describe_in(self, power: str) -> str:
        if power == "emperor-ally-refund":
            return "What an ally pays for a card comes to him, even if the spice was his."
        return self.describe()

    def describe(self) -> str:
        return "Receives what the others pay for treachery cards."


class PriceTaken(Act):
    """He is paid, unless a Karama sends the spice to the bank."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PAYEE] = NOBODY if take_note(game, STOP_EMPEROR_PAYMENT) else context.seat


class Gifts(Act):
    """Spice may be given to allies, at pauses and while cards are auctioned."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if seat.have[SPICE] and seat.have[ALLIED] != 1 << seat.index:
            for ally in SEATS_IN[seat.have[ALLIED] & ~(1 << seat.index)]:
                if most_given(game, seat, ally):
                    options.append(GIFT[game.seats[ally].character])

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if VOCABULARY.verbs[option] != "gift":
            return False
        game.push(GIFT_SPICE, Scene(seat.index, other=game.sits[VALUE[option]]))
        return True

    def describe(self) -> str:
        return "May give spice to his allies."


class GiftsAtPauses(Gifts):
    """An Emperor with allies is asked at every pause."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value + int(owner.have[ALLIED] != 1 << owner.index)

    def describe(self) -> str:
        return ""


def most_given(game: Classic, seat: Seat, ally: int) -> int:
    """What may be given to an ally: while another ally's bid stands, not what was pledged for it."""
    bidder = game.have[BIDDER]
    free = free_spice(game, seat)
    if bidder in (NOBODY, ally) or not game.allied(seat.index, bidder):
        return min(MOST_SPICE, seat.have[SPICE] if bidder == ally else free)
    return min(MOST_SPICE, max(0, min(free, seat.have[SPICE] - seat.have[PLEDGED])))


class GiftSpice(Act):
    """An ally is given spice."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.seats[context.seat].have[SPICE]:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return GIVE[1 : most_given(game, game.seats[context.seat], context.other) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.pay(game.seats[context.seat], VALUE[option], context.other)
        if game.events is not None:
            game.emit(Event("gift", context.seat, "", VALUE[option], context.other))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"How much spice do you give the {game.people(context.other)}?"


class Sardaukar(Act):
    """Starred tokens are worth two, but one against the Fremen."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        enemy = fighter(game, 1 - side_of(game, owner.index))
        return value if enemy.character == FREMEN or game.have[BATTLE_STOPS] >> STOP_SARDAUKAR & 1 else STAR

    def describe(self) -> str:
        return "Starred tokens are worth two in battle and for losses, but one against the Fremen."


class SardaukarStopped(Act):
    """Their strength in a battle can be stopped."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        if game.tokens_in(owner, game.piles[ZONE])[1] and SARDAUKAR.amend(game, owner, context, 1) > 1:
            return value | 1 << STOP_SARDAUKAR
        return value


class SpecialRevival(Act):
    """Tokens or a leader are revived by Karama, at a pause."""

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if special_ready(game, seat) and in_tanks(game, seat):
            options.append(SPECIAL_KARAMA)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option != SPECIAL_KARAMA:
            return False
        game.push(self, context if context.seat == seat.index else Scene(seat.index))
        return True

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        if special_ready(game, seat) and in_tanks(game, seat):
            spend_special(game, seat)
            game.push(FREE_REVIVAL, Scene(seat.index, most=KARAMA_TOKENS))

    def describe(self) -> str:
        return "Revives up to three tokens or one leader free."


PRICE_TAKEN: Final = PriceTaken()
GIFT_SPICE: Final = GiftSpice()
SARDAUKAR: Final = Sardaukar()
PRICES: Final = Prices()

POWERS: Final = (
    Power("emperor-start", power.START, {}),
    Power("emperor-treachery-income", power.BASIC, {CARD_PRICED: (PRICES,)}),
    Power("emperor-gifts", power.FOR_ALLIES, {BIDDING: (Gifts(),), PAUSE: (GiftsAtPauses(),)}),
    Power("emperor-ally-refund", power.FOR_ALLIES, {}, (PRICES,)),
    Power("sardaukar", power.ADVANTAGE, {STAR_WORTH: (SARDAUKAR,), STRENGTHS: (SardaukarStopped(),)}),
    Power("sardaukar-revival", power.ADVANTAGE, {}, (TOKEN_REVIVAL,)),
    Power("emperor-special-karama", power.SPECIAL_KARAMA, {PAUSE_AGAIN: (SpecialRevival(),)}),
)
