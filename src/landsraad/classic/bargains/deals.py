"""Deals: spice for spice and promises, stated aloud and recorded for all to see.

Spice moves at once, and promises bind: nobody can renege. At a table that asks everything a deal has one promise a
side, and is proposed once a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landsraad.classic.bargains.promises import (
    LASTS,
    PROMISED,
    REQUESTED,
    bind,
    bonds,
    keep_bonds,
    owed_favours,
    promises_open,
)
from landsraad.classic.bargains.purse import free_spice
from landsraad.classic.sheets.words import (
    ACCEPT,
    CALL_FAVOUR,
    COUNTER,
    DEAL,
    FAVOUR,
    GIVE,
    LASTING,
    MOST_SPICE,
    PROMISE,
    PROMISES,
    REFUSE,
    REQUEST,
    VALUE,
    VOCABULARY,
    WANT,
)
from landsraad.classic.table.act import FACING, Act, Scene
from landsraad.classic.table.register import (
    DEALS,
    LATE_SPICE,
    MOST_PROMISES,
    OFFERED_DEAL,
    PROPOSED,
    SPICE,
    TURN_NO,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.timeout import Timeout

PROPOSALS = 8
"""Deals that a seat may propose in a turn, counter-offers included, so that haggling ends."""


def proposals_left(game: Classic, seat: Seat) -> int:
    """How many deals a seat may still propose this turn."""
    return (1 if game.rules.asks_everything else PROPOSALS) - seat.have[PROPOSED]


class ProposeDeal(Act):
    """A deal may be proposed at any time, as often as the rules allow."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value + int(game.rules.deals and proposals_left(game, owner) > 0)

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if game.rules.deals and proposals_left(game, seat) > 0:
            for other in game.seats:
                if other is not seat:
                    options.append(DEAL[other.character])

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if VOCABULARY.verbs[option] != "deal":
            return False
        game.push(PROPOSE, FACING[seat.index][game.sits[VALUE[option]]])
        return True


class CallFavour(Act):
    """A favour that is owed may be named at any time."""

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        for debtor in owed_favours(game, seat.index):
            if nameable(game, debtor, seat.index):
                options.append(CALL_FAVOUR[game.seats[debtor].character])

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if VOCABULARY.verbs[option] != "favour":
            return False
        game.push(NAME_FAVOUR, FACING[seat.index][game.sits[VALUE[option]]])
        return True


def nameable(game: Classic, debtor: int, creditor: int) -> list[int]:
    """The favours that a creditor may name: what the debtor could promise now, but for another favour."""
    return [option for option in promises_open(game, debtor, creditor, REQUESTED) if VALUE[option] not in (0, FAVOUR)]


class Terms(NamedTuple):
    """What a deal says: spice and promises of both sides, and for how many turns promises bind that can last."""

    give: int
    want: int
    promises: tuple[int, ...]
    requests: tuple[int, ...]
    turns: int

    def words(self) -> str:
        """The deal in words, from the side of who proposes it."""
        offered = side_words(self.give, self.promises, self.turns)
        return f"{offered or 'nothing'} for {side_words(self.want, self.requests, self.turns) or 'nothing'}"


def side_words(spice: int, promises: tuple[int, ...], turns: int) -> str:
    """What one side brings to a deal, in words."""
    parts = [f"{spice} spice"] if spice else []
    return " and ".join([*parts, *(promise_words(promise, turns) for promise in promises)])


def promise_words(promise: int, turns: int) -> str:
    """A promise in words, with how long it binds."""
    words = PROMISES[promise][1]
    if turns < 2 or promise not in LASTS:
        return words
    held = "to the end of the game" if turns == VALUE[LASTING[-1]] else f"for {turns} turns"
    return f"{words.removesuffix(' this turn')} {held}"


def terms_of(parts: Sequence[int]) -> Terms:
    """The terms that were settled so far."""
    give, want, turns = 0, 0, 1
    promises: list[int] = []
    requests: list[int] = []
    for part in parts:
        verb, value = VOCABULARY.verbs[part], VALUE[part]
        if verb == "give":
            give = value
        elif verb == "want":
            want = value
        elif verb == "lasting":
            turns = value
        elif value:
            (promises if verb == "promise" else requests).append(value)
    return Terms(give, want, tuple(promises), tuple(requests), turns)


def says_something(parts: Sequence[int]) -> bool:
    """Whether either side gives or promises anything in a deal."""
    for part in parts:  # noqa: SIM110  # a loop costs less
        if VALUE[part]:
            return True
    return False


def wanted(parts: Sequence[int]) -> int:
    """The spice that is wanted in a deal: its second part."""
    return VALUE[parts[1]]


DEAL_PARTS = ("give", "want", "promise", "request", "lasting")
"""What a deal is made of, in the order in which it is settled."""
PLAIN_PARTS = ("give", "want", "promise", "request", "")
"""The same at a table that asks everything, where a side makes one promise, for this turn."""


def next_part(game: Classic) -> str:
    """Which part of the deal in the making is settled next; empty when it is whole."""
    parts = game.piles[OFFERED_DEAL]
    if game.rules.asks_everything:
        return PLAIN_PARTS[len(parts)]
    if len(parts) < 2:
        return DEAL_PARTS[len(parts)]
    for verb, nothing in (("promise", PROMISE[0]), ("request", REQUEST[0])):
        if nothing not in parts and [VOCABULARY.verbs[part] for part in parts].count(verb) < MOST_PROMISES:
            return verb
    terms = terms_of(parts)
    lasting = any(promise in LASTS for promise in terms.promises + terms.requests)
    return "lasting" if lasting and not any(VOCABULARY.verbs[part] == "lasting" for part in parts) else ""


def part_options(game: Classic, proposer: int, partner: int, part: str) -> list[int]:
    """What may be put into a part of a deal."""
    if part == "give":
        seat = game.seats[proposer]
        return GIVE[: min(MOST_SPICE, free_spice(game, seat)) + 1]
    if part == "want":
        return WANT
    if part == "lasting":
        return LASTING
    if part == "promise":
        options = promises_open(game, proposer, partner, PROMISED)
    else:
        options = promises_open(game, partner, proposer, REQUESTED)
    for named in game.piles[OFFERED_DEAL]:
        if named in options:
            options.remove(named)
    return options


class Propose(Act):
    """A deal in the making: what is given, wanted, promised and requested, one after the other.

    `game.piles[OFFERED_DEAL]` holds the options chosen so far.
    """

    def do(self, game: Classic, context: Scene) -> None:
        game.seats[context.seat].have[PROPOSED] += 1
        game.lay(OFFERED_DEAL, ())
        game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return part_options(game, context.seat, context.other, next_part(game))

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.add(OFFERED_DEAL, option)
        if next_part(game):
            game.ask(self, context, context.seat)
            return
        parts = game.piles[OFFERED_DEAL]
        if says_something(parts):
            if game.events is not None and not game.rules.asks_everything:
                game.emit(Event("proposal", context.seat, terms_of(parts).words(), 0, context.other))
            game.push(CONSIDER, FACING[context.other][context.seat])

    def prompt(self, game: Classic, context: Scene) -> str:
        people = game.people(context.other)
        return {
            "give": f"A deal with the {people}: what do you give?",
            "want": f"What spice do you want from the {people}?",
            "promise": "What do you promise?",
            "request": f"What do you ask of the {people}?",
        }.get(next_part(game), "How long do the promises bind?")

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] == "give":
            seat = game.seats[context.seat]
            tied = seat.have[SPICE] - free_spice(game, seat)
            return f"you have {seat.have[SPICE]} spice" + (f", and {tied} are spoken for" if tied else "")
        if VOCABULARY.verbs[option] in ("promise", "request"):
            return "that can no longer be kept this turn, or is about a place that concerns neither of you"
        return ""


class Consider(Act):
    """The other side accepts, refuses, or proposes something else."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        options = [ACCEPT, REFUSE] if free_spice(game, seat) >= wanted(game.piles[OFFERED_DEAL]) else [REFUSE]
        if not game.rules.asks_everything and proposals_left(game, seat) > 0:
            options.append(COUNTER)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        terms = terms_of(game.piles[OFFERED_DEAL])
        if option == ACCEPT:
            hand_over(game, game.seats[context.other], game.seats[context.seat], terms.give)
            hand_over(game, game.seats[context.seat], game.seats[context.other], terms.want)
            for promise in terms.promises:
                bind(game, context.other, context.seat, promise, terms.turns)
            for request in terms.requests:
                bind(game, context.seat, context.other, request, terms.turns)
            struck = (game.have[TURN_NO], context.other, context.seat, terms.give, terms.want, terms.turns)
            game.lay(DEALS, game.piles[DEALS] + struck + padded(terms.promises) + padded(terms.requests))
        elif option == COUNTER:
            game.push(PROPOSE, FACING[context.seat][context.other])
        if game.events is not None:
            kind = "deal" if option == ACCEPT else "counter" if option == COUNTER else "no-deal"
            game.emit(Event(kind, context.other, terms.words(), 0, context.seat))
        game.lay(OFFERED_DEAL, ())

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"The {game.people(context.other)} offer a deal: {terms_of(game.piles[OFFERED_DEAL]).words()}."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if option == ACCEPT:
            return f"you have not {terms_of(game.piles[OFFERED_DEAL]).want} spice to give"
        if option == COUNTER:
            return f"you have proposed {PROPOSALS} deals this turn" if game.rules.deals else "no deals at this table"
        return ""

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(REFUSE, 0, "deal", "deals that others propose")


def padded(promises: tuple[int, ...]) -> tuple[int, ...]:
    """The promises of a side as a row of the ledger."""
    return promises + (0,) * (MOST_PROMISES - len(promises))


def hand_over(game: Classic, giver: Seat, taker: Seat, n: int) -> None:
    """Move spice in a deal."""
    giver.have[SPICE] -= n
    if game.rules.late_bribes:
        taker.have[LATE_SPICE] += n
    else:
        taker.have[SPICE] += n


class NameFavour(Act):
    """A creditor says what favour he is owed: it binds the debtor as if it had been promised now."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return nameable(game, context.other, context.seat)

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        debtor = context.other
        owed = bonds(game)
        owed.remove(next(bond for bond in owed if bond[:3] == (debtor, context.seat, FAVOUR)))
        keep_bonds(game, owed)
        bind(game, debtor, context.seat, VALUE[option], 1)
        if game.events is not None:
            game.emit(Event("favour", context.seat, PROMISES[VALUE[option]][1], 0, debtor))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"What favour do you ask of the {game.people(context.other)}?"


PROPOSE_DEAL = ProposeDeal()
CALL_FAVOUR_OFFER = CallFavour()
PROPOSE = Propose()
CONSIDER = Consider()
NAME_FAVOUR = NameFavour()
