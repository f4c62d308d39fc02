"""Alliances in money matters: the spice that allies put at each other's disposal."""

from __future__ import annotations

from landsraad.classic.sheets.words import AID, ALLIES_PAY, CHANGE_AID, MOST_SPICE, VALUE, VOCABULARY
from landsraad.classic.table.act import OWN, SEATS_IN, Act, Scene
from landsraad.classic.table.register import ALLIED, BIDDER, LOTS, NOBODY, PHASE, PLEDGED, SPICE, TO_MOVE
from landsraad.classic.table.state import BIDDING_ROUND, MOVEMENT_ROUND, Classic, Seat
from landsraad.classic.table.window import Window
from landsraad.kernel.event import Event


class PledgeAid(Window):
    """Allied players say how much of their spice allies may spend in the round that begins."""

    def do(self, game: Classic, context: Scene) -> None:
        for seat in game.seats:
            seat.have[PLEDGED] = 0
        super().do(game, context)

    def possible(self, game: Classic, context: Scene) -> list[int]:
        return [seat.index for seat in game.seats if seat.have[ALLIED] != 1 << seat.index]

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        return AID[: min(MOST_SPICE, game.seats[seat].have[SPICE]) + 1]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        for seat in game.seats:
            if answers[seat.index] >= 0:
                seat.have[PLEDGED] = VALUE[answers[seat.index]]
                if game.events is not None and seat.have[PLEDGED]:
                    game.emit(Event("aid", seat.index, "", seat.have[PLEDGED]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "How much of your spice may your allies spend this round?"


def may_change_aid(game: Classic, seat: Seat) -> bool:
    """Whether a seat may say again what its allies may spend: not while one of them has bid, or is in his move."""
    if seat.have[ALLIED] == 1 << seat.index:
        return False
    busy = NOBODY
    if game.have[PHASE] == BIDDING_ROUND and game.piles[LOTS]:
        busy = game.have[BIDDER]
    elif game.have[PHASE] == MOVEMENT_ROUND:
        busy = game.have[TO_MOVE]
    else:
        return False
    return game.rules.asks_everything or busy == NOBODY or not game.allied(seat.index, busy)


class OfferPledge(Act):
    """An allied player may change at a pause how much allies may spend."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value + int(may_change_aid(game, owner))

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if may_change_aid(game, seat):
            options.append(CHANGE_AID)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option == CHANGE_AID:
            game.push(CHANGE_PLEDGE, OWN[seat.index])
        return option == CHANGE_AID


class ChangePledge(Act):
    """An allied player changes how much of his spice allies may spend from now on."""

    def do(self, game: Classic, context: Scene) -> None:
        if may_change_aid(game, game.seats[context.seat]):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return AID[: min(MOST_SPICE, game.seats[context.seat].have[SPICE]) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.seats[context.seat].have[PLEDGED] = VALUE[option]
        if game.events is not None:
            game.emit(Event("aid", context.seat, "", VALUE[option]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "How much of your spice may your allies spend from now on?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return f"you have {game.seats[context.seat].have[SPICE]} spice" if VOCABULARY.verbs[option] == "aid" else ""


def aid_for(game: Classic, seat: Seat) -> int:
    """What a seat's allies would pay for it now."""
    total = 0
    allies = seat.have[ALLIED] ^ 1 << seat.index
    if allies:
        for ally in SEATS_IN[allies]:
            have = game.seats[ally].have
            pledged = have[PLEDGED]
            if pledged:
                total += pledged if pledged < have[SPICE] else have[SPICE]
    return total


class Payment(Act):
    """A price is paid, with or without the allies' help."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        return ALLIES_PAY[max(0, context.n - seat.have[SPICE]) : min(context.n, aid_for(game, seat)) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        settle(game, game.seats[context.seat], context.n, VALUE[option], context.other)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"The price is {context.n} spice: how much of it do your allies pay?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] == "allies-pay":
            seat = game.seats[context.seat]
            return f"your allies pay up to {aid_for(game, seat)}, and you have {seat.have[SPICE]}"
        return ""


def pay_price(game: Classic, seat: Seat, price: int, payee: int) -> None:
    """A seat pays a price; if allies would help, it is asked how much they pay."""
    if price and aid_for(game, seat):
        game.ask(PAYMENT, Scene(seat.index, n=price, other=payee), seat.index)
    else:
        settle(game, seat, price, 0, payee)


def settle(game: Classic, seat: Seat, price: int, from_allies: int, payee: int) -> None:
    """Pay a price, part of it by allies in seat order."""
    game.pay(seat, price - from_allies, payee)
    if from_allies:
        for ally in SEATS_IN[seat.have[ALLIED] & ~(1 << seat.index)]:
            other = game.seats[ally]
            part = min(from_allies, other.have[PLEDGED], other.have[SPICE])
            game.pay(other, part, payee)
            other.have[PLEDGED] -= part
            from_allies -= part
    if game.events is not None and price:
        game.emit(Event("paid", seat.index, "", price, payee))


PLEDGE_AID = PledgeAid()
CHANGE_PLEDGE = ChangePledge()
OFFER_PLEDGE = OfferPledge()
PAYMENT = Payment()
