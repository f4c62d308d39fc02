"""The nexus: alliances are made and broken."""

from __future__ import annotations

from landsraad.classic.bargains.promises import bound, nexus_over, promised_to
from landsraad.classic.sheets.words import (
    ACCEPT,
    ALLIANCE,
    ALLY,
    DONE,
    LEAVE,
    NO_ALLIANCE,
    REFUSE,
    VALUE,
    VOCABULARY,
)
from landsraad.classic.table.act import OWN, SEATS_IN, Act, Scene
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import ALLIED, BONDS, FIRST, NEXUS_ASKED, NEXUS_DONE, NEXUS_JOINED
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event

WIDTH = 6


class Nexus(Act):
    """Everybody in storm order may leave, offer or be done, until all are done."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[NEXUS_DONE] = 0
        game.have[NEXUS_JOINED] = 0
        game.have[NEXUS_ASKED] = 0
        if not game.rules.alliances:
            return
        if game.events is not None:
            game.emit(Event("nexus", -1))
        game.push(NEXUS_TURN, OWN[game.have[FIRST]])
        pause(game)


class NexusTurn(Act):
    """One seat's turn in the nexus."""

    def do(self, game: Classic, context: Scene) -> None:
        count = len(game.seats)
        if game.have[NEXUS_DONE] == (1 << count) - 1:
            nexus_over(game)
            return
        seat = context.seat
        while game.have[NEXUS_DONE] >> seat & 1:
            seat = (seat + 1) % count
        game.ask(self, OWN[seat], seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        alone = seat.have[ALLIED] == 1 << seat.index
        options = [DONE]
        if not alone and not game.have[NEXUS_JOINED] >> seat.index & 1:
            options.append(LEAVE)
        asked = game.have[NEXUS_ASKED] >> seat.index * WIDTH
        for index in SEATS_IN[(1 << len(game.seats)) - 1 & ~(seat.have[ALLIED] | asked)]:
            other = game.seats[index]
            if alone or other.have[ALLIED] == 1 << index:
                options.append(ALLY[other.character])
        return as_promised(game, seat, options) if game.piles[BONDS] else options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        seat = game.seats[context.seat]
        game.push(self, OWN[(seat.index + 1) % len(game.seats)])
        if option == DONE:
            game.have[NEXUS_DONE] |= 1 << seat.index
        elif option == LEAVE:
            if bound(game, seat.index, NO_ALLIANCE):
                keep_apart(game, seat)
            leave(game, seat.index)
        else:
            other = game.sits[VALUE[option]]
            game.have[NEXUS_ASKED] |= 1 << (seat.index * WIDTH + other)
            members = seat.have[ALLIED] | game.seats[other].have[ALLIED]
            if game.events is not None:
                game.emit(Event("alliance-offer", seat.index, "", 0, other))
            game.push(FORM, Scene(seat.index, other=other, seats=members))
            for member in SEATS_IN[members & ~(1 << seat.index)]:
                game.push(AGREE, Scene(member, other=seat.index, seats=members))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Nexus: offer an alliance, leave yours, or be done."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        seat = game.seats[context.seat]
        if option == DONE and bound(game, seat.index, NO_ALLIANCE):
            return "you have promised to leave your alliance"
        if option == DONE and promised_to(game, seat.index, ALLIANCE):
            return "you have promised an alliance"
        if option == LEAVE:
            return "you are in no alliance" if seat.have[ALLIED] == 1 << seat.index else "you have only just joined it"
        if VOCABULARY.verbs[option] == "ally":
            other = game.sits[VALUE[option]]
            if other < 0:
                return "that character is not in the game"
            if other == seat.index or seat.have[ALLIED] >> other & 1:
                return "you are together already"
            if game.have[NEXUS_ASKED] >> (seat.index * WIDTH + other) & 1:
                return "you have asked in this nexus already"
            return "one of you must leave an alliance first"
        return ""


def as_promised(game: Classic, seat: Seat, options: list[int]) -> list[int]:
    """What a seat may do in a nexus that has promised to leave its alliance, or to make one."""
    if LEAVE in options and bound(game, seat.index, NO_ALLIANCE):
        return [LEAVE]
    owed = promised_to(game, seat.index, ALLIANCE)
    if not owed:
        return options
    kept = [ALLY[other.character] for other in game.seats if owed >> other.index & 1]
    return [option for option in kept if option in options] or options


def keep_apart(game: Classic, seat: Seat) -> None:
    """Who leaves an alliance because he has promised it does not join the same players again in this nexus."""
    for other in game.seats:
        if other is not seat and seat.have[ALLIED] >> other.index & 1:
            game.have[NEXUS_ASKED] |= 1 << (seat.index * WIDTH + other.index) | 1 << (other.index * WIDTH + seat.index)


def leave(game: Classic, seat: int) -> None:
    """A seat leaves its alliance."""
    rest = game.seats[seat].have[ALLIED] & ~(1 << seat)
    for other in game.seats:
        if rest >> other.index & 1:
            other.have[ALLIED] = rest
    game.seats[seat].have[ALLIED] = 1 << seat
    if game.events is not None:
        game.emit(Event("left-alliance", seat))


class Agree(Act):
    """A member of the new alliance agrees or refuses; one refusal ends the matter. Who has promised agrees."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        if promised_to(game, context.seat, ALLIANCE) & context.seats:
            return [ACCEPT]
        return [ACCEPT, REFUSE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == REFUSE:
            agenda = game.agenda
            while not isinstance(agenda[-1][0], Form):
                agenda.pop()
            agenda.pop()
            if game.events is not None:
                game.emit(Event("alliance-refused", context.seat, "", 0, context.other))

    def prompt(self, game: Classic, context: Scene) -> str:
        names = [game.people(seat.index) for seat in game.seats if context.seats >> seat.index & 1]
        return f"Agree to an alliance of {', '.join(names)}?"


class Form(Act):
    """All have agreed: the alliance is formed."""

    def do(self, game: Classic, context: Scene) -> None:
        for seat in game.seats:
            if context.seats >> seat.index & 1:
                seat.have[ALLIED] = context.seats
        game.have[NEXUS_JOINED] |= context.seats
        if game.events is not None:
            game.emit(Event("alliance", context.seat, "", context.seats, context.other))


NEXUS = Nexus()
NEXUS_TURN = NexusTurn()
AGREE = Agree()
FORM = Form()
