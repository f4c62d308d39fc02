"""Deals: spice for spice and promises, stated aloud and recorded for all to see.

Spice moves at once, and promises that the program can keep bind.
"""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.characters import EMPEROR
from landsraad.classic.promises import bind, promises_open
from landsraad.classic.state import NOBODY, Classic, Seat
from landsraad.classic.words import (
    ACCEPT,
    DEAL,
    GIFT,
    GIVE,
    MOST_SPICE,
    PROMISE,
    PROMISES,
    REFUSE,
    REQUEST,
    VALUE,
    VOCABULARY,
    WANT,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

PROPOSALS = 1
"""Deals that a seat may propose in a turn, so that haggling ends."""


def deal_options(game: Classic, seat: Seat, options: list[int]) -> None:
    """Add the players to whom a seat may propose a deal."""
    if game.rules.deals and seat.proposals < PROPOSALS:
        for other in game.seats:
            if other is not seat:
                options.append(DEAL[other.character])


def gift_options(game: Classic, seat: Seat, options: list[int]) -> None:
    """Add the allies to whom the Emperor may give spice."""
    if seat.character == EMPEROR and seat.spice:
        for other in game.seats:
            if game.allied(seat.index, other.index) and most_given(game, seat, other.index):
                options.append(GIFT[other.character])


def most_given(game: Classic, seat: Seat, ally: int) -> int:
    """What the Emperor may give an ally: while another ally's bid stands, not what he pledged for it."""
    bidder = game.auction.bidder
    if bidder in (NOBODY, ally) or not game.allied(seat.index, bidder):
        return min(MOST_SPICE, seat.spice)
    return min(MOST_SPICE, max(0, seat.spice - seat.aid))


class Gift(Act):
    """The Emperor gives an ally spice."""

    def do(self, game: Classic, context: Context) -> None:
        if game.seats[context.seat].spice:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return GIVE[1 : most_given(game, game.seats[context.seat], scene(context).other) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        game.pay(game.seats[context.seat], VALUE[option], about.other)
        if game.events is not None:
            game.tell(Event("gift", context.seat, "", VALUE[option], about.other))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How much spice do you give the {game.people(scene(context).other)}?"


DEAL_PARTS = ("give", "want", "promise", "request")
"""What a deal is made of, in the order in which it is settled."""


def part_options(game: Classic, proposer: int, partner: int, part: int) -> list[int]:
    """What may be put into a part of a deal."""
    if part == 0:
        return GIVE[: min(MOST_SPICE, game.seats[proposer].spice) + 1]
    if part == 1:
        return WANT
    if part == 2:
        return [PROMISE[promise] for promise in promises_open(game, proposer, partner)]
    return [REQUEST[promise] for promise in promises_open(game, partner, proposer)]


class Propose(Act):
    """A deal in the making: what is given, wanted, promised and requested, one after the other.

    `game.deal` holds what is settled so far.
    """

    def do(self, game: Classic, context: Context) -> None:
        game.seats[context.seat].proposals += 1
        game.deal = []
        game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return part_options(game, context.seat, scene(context).other, len(game.deal))

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.deal.append(VALUE[option])
        if len(game.deal) < len(DEAL_PARTS):
            game.ask(self, context, context.seat)
        elif any(game.deal):
            game.push(CONSIDER, Scene(scene(context).other, other=context.seat))

    def prompt(self, game: Classic, context: Context) -> str:
        people = game.people(scene(context).other)
        return (
            f"A deal with the {people}: what do you give?", f"What spice do you want from the {people}?",
            "What do you promise?", f"What do you ask of the {people}?",
        )[len(game.deal)]

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] == "give":
            return f"you have {game.seats[context.seat].spice} spice"
        if VOCABULARY.verbs[option] in ("promise", "request"):
            return "that can no longer be kept this turn, or is about a place that concerns neither of you"
        return ""


class Consider(Act):
    """The other side accepts or refuses."""

    def options(self, game: Classic, context: Context) -> list[int]:
        if game.seats[context.seat].spice < game.deal[1]:
            return [REFUSE]
        return [ACCEPT, REFUSE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        give, want, promise, request = game.deal
        if option == ACCEPT:
            hand_over(game, game.seats[about.other], game.seats[context.seat], give)
            hand_over(game, game.seats[context.seat], game.seats[about.other], want)
            bind(game, about.other, context.seat, promise)
            bind(game, context.seat, about.other, request)
            game.deals.append((game.turn, about.other, context.seat, give, want, promise, request))
        if game.events is not None:
            kind = "deal" if option == ACCEPT else "no-deal"
            game.tell(Event(kind, about.other, deal_words(give, want, promise, request), 0, context.seat))
        game.deal = []

    def prompt(self, game: Classic, context: Context) -> str:
        give, want, promise, request = game.deal
        return f"The {game.people(scene(context).other)} offer a deal: {deal_words(give, want, promise, request)}."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return f"you have not {game.deal[1]} spice" if option == ACCEPT else ""


def hand_over(game: Classic, giver: Seat, taker: Seat, n: int) -> None:
    """Move spice in a deal."""
    giver.spice -= n
    if game.rules.late_bribes:
        taker.late_spice += n
    else:
        taker.spice += n


def deal_words(give: int, want: int, promise: int, request: int) -> str:
    """A deal in words, from the side of who proposes it."""
    offered = [f"{give} spice"] if give else []
    if promise:
        offered.append(PROMISES[promise][1])
    wanted = [f"{want} spice"] if want else []
    if request:
        wanted.append(PROMISES[request][1])
    return f"{' and '.join(offered) or 'nothing'} for {' and '.join(wanted) or 'nothing'}"


GIFT_SPICE = Gift()
PROPOSE = Propose()
CONSIDER = Consider()
