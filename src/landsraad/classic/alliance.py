"""Alliances in money matters: the spice that allies put at each other's disposal."""

from __future__ import annotations

from landsraad.classic.act import Act, scene
from landsraad.classic.state import BIDDING_ROUND, MOVEMENT_ROUND, Classic, Seat
from landsraad.classic.words import AID, ALLIES_PAY, MOST_SPICE, VALUE, VOCABULARY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class PledgeAid(Act):
    """Allied players say how much of their spice allies may spend in the round that begins."""

    def do(self, game: Classic, context: Context) -> None:
        for seat in game.seats:
            seat.aid = 0
        seats = [seat.index for seat in game.seats if seat.alliance != 1 << seat.index]
        if seats:
            game.ask_sealed(self, context, seats)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        return AID[: min(MOST_SPICE, game.seats[seat].spice) + 1]

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        for seat in game.seats:
            if answers[seat.index] >= 0:
                seat.aid = VALUE[answers[seat.index]]
                if game.events is not None and seat.aid:
                    game.tell(Event("aid", seat.index, "", seat.aid))

    def prompt(self, game: Classic, context: Context) -> str:
        return "How much of your spice may your allies spend this round?"


def may_change_aid(game: Classic, seat: Seat) -> bool:
    """Whether a seat may say anew what its allies may spend: before each card and before each move."""
    if seat.alliance == 1 << seat.index:
        return False
    return game.phase == MOVEMENT_ROUND or (game.phase == BIDDING_ROUND and bool(game.auction.lots))


class ChangePledge(Act):
    """An allied player changes how much of his spice allies may spend from now on."""

    def do(self, game: Classic, context: Context) -> None:
        if may_change_aid(game, game.seats[context.seat]):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return AID[: min(MOST_SPICE, game.seats[context.seat].spice) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.seats[context.seat].aid = VALUE[option]
        if game.events is not None:
            game.tell(Event("aid", context.seat, "", VALUE[option]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "How much of your spice may your allies spend from now on?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return f"you have {game.seats[context.seat].spice} spice" if VOCABULARY.verbs[option] == "aid" else ""


def aid_for(game: Classic, seat: Seat) -> int:
    """What a seat's allies would pay for it now."""
    if seat.alliance == 1 << seat.index:
        return 0
    total = 0
    for other in game.seats:
        if other is not seat and seat.alliance >> other.index & 1:
            total += min(other.aid, other.spice)
    return total


class Payment(Act):
    """A price is paid, with or without the allies' help."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        seat = game.seats[context.seat]
        aid = aid_for(game, seat)
        if about.n and aid:
            game.ask(self, context, context.seat)
        else:
            settle(game, seat, about.n, 0, about.other)

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        return ALLIES_PAY[max(0, about.n - seat.spice) : min(about.n, aid_for(game, seat)) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        settle(game, game.seats[context.seat], about.n, VALUE[option], about.other)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"The price is {scene(context).n} spice: how much of it do your allies pay?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] == "allies-pay":
            seat = game.seats[context.seat]
            return f"your allies pay up to {aid_for(game, seat)}, and you have {seat.spice}"
        return ""


def settle(game: Classic, seat: Seat, price: int, from_allies: int, payee: int) -> None:
    """Pay a price, part of it by allies in seat order."""
    game.pay(seat, price - from_allies, payee)
    for other in game.seats:
        if from_allies and other is not seat and seat.alliance >> other.index & 1:
            part = min(from_allies, other.aid, other.spice)
            game.pay(other, part, payee)
            other.aid -= part
            from_allies -= part
    if game.events is not None and price:
        game.tell(Event("paid", seat.index, "", price, payee))


PLEDGE_AID = PledgeAid()
CHANGE_PLEDGE = ChangePledge()
PAYMENT = Payment()
