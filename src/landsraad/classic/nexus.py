"""The nexus: alliances are made and broken."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.state import Classic
from landsraad.classic.windows import pause
from landsraad.classic.words import ACCEPT, ALLY, DONE, LEAVE, REFUSE, VALUE, VOCABULARY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

WIDTH = 6


class Nexus(Act):
    """Everybody in storm order may leave, offer or be done, until all are done."""

    def do(self, game: Classic, context: Context) -> None:
        game.nexus_done = 0
        game.nexus_joined = 0
        game.nexus_asked = 0
        if not game.rules.alliances:
            return
        if game.events is not None:
            game.tell(Event("nexus", -1))
        game.push(NEXUS_TURN, OWN[game.first])
        pause(game)


class NexusTurn(Act):
    """One seat's turn in the nexus."""

    def do(self, game: Classic, context: Context) -> None:
        count = len(game.seats)
        if game.nexus_done == (1 << count) - 1:
            return
        seat = context.seat
        while game.nexus_done >> seat & 1:
            seat = (seat + 1) % count
        game.ask(self, OWN[seat], seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        alone = seat.alliance == 1 << seat.index
        options = [DONE]
        if not alone and not game.nexus_joined >> seat.index & 1:
            options.append(LEAVE)
        for other in game.seats:
            if (
                other is not seat
                and not seat.alliance >> other.index & 1
                and (alone or other.alliance == 1 << other.index)
                and not game.nexus_asked >> (seat.index * WIDTH + other.index) & 1
            ):
                options.append(ALLY[other.character])
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        game.push(self, OWN[(seat.index + 1) % len(game.seats)])
        if option == DONE:
            game.nexus_done |= 1 << seat.index
        elif option == LEAVE:
            leave(game, seat.index)
        else:
            other = game.sits[VALUE[option]]
            game.nexus_asked |= 1 << (seat.index * WIDTH + other)
            members = seat.alliance | game.seats[other].alliance
            if game.events is not None:
                game.tell(Event("alliance-offer", seat.index, "", 0, other))
            game.push(FORM, Scene(seat.index, other=other, seats=members))
            for member in range(len(game.seats)):
                if members >> member & 1 and member != seat.index:
                    game.push(AGREE, Scene(member, other=seat.index, seats=members))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Nexus: offer an alliance, leave yours, or be done."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        seat = game.seats[context.seat]
        if option == LEAVE:
            return "you are in no alliance" if seat.alliance == 1 << seat.index else "you have only just joined it"
        if VOCABULARY.verbs[option] == "ally":
            other = game.sits[VALUE[option]]
            if other < 0:
                return "that character is not in the game"
            if other == seat.index or seat.alliance >> other & 1:
                return "you are together already"
            if game.nexus_asked >> (seat.index * WIDTH + other) & 1:
                return "you have asked in this nexus already"
            return "one of you must leave an alliance first"
        return ""


def leave(game: Classic, seat: int) -> None:
    """A seat leaves its alliance."""
    rest = game.seats[seat].alliance & ~(1 << seat)
    for other in game.seats:
        if rest >> other.index & 1:
            other.alliance = rest
    game.seats[seat].alliance = 1 << seat
    if game.events is not None:
        game.tell(Event("left-alliance", seat))


class Agree(Act):
    """A member of the new alliance agrees or refuses; one refusal ends the matter."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == REFUSE:
            agenda = game.agenda
            while not isinstance(agenda[-1][0], Form):
                agenda.pop()
            agenda.pop()
            if game.events is not None:
                game.tell(Event("alliance-refused", context.seat, "", 0, scene(context).other))

    def prompt(self, game: Classic, context: Context) -> str:
        names = [game.people(seat.index) for seat in game.seats if scene(context).seats >> seat.index & 1]
        return f"Agree to an alliance of {', '.join(names)}?"


class Form(Act):
    """All have agreed: the alliance is formed."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        for seat in game.seats:
            if about.seats >> seat.index & 1:
                seat.alliance = about.seats
        game.nexus_joined |= about.seats
        if game.events is not None:
            game.tell(Event("alliance", context.seat, "", about.seats, about.other))


NEXUS = Nexus()
NEXUS_TURN = NexusTurn()
AGREE = Agree()
FORM = Form()
