"""Pauses: the moments at which cards and powers may be used out of turn, at a table that asks everything.

Everyone who might hold something for the moment is asked at once and in secret, whether they hold it or not, so that
being asked tells nothing. A seat that said "not this turn" is left alone for the rest of the turn. At other tables what
may be done at any time is at hand, and only the cards of the storm round keep their moments.
"""

from __future__ import annotations

from typing import Final

from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import CHANGE_AID, PASS, QUIET, SHOW, VALUE, VOCABULARY
from landsraad.classic.table.act import SEATS_IN, Act, Scene
from landsraad.classic.table.moments import PAUSE, PAUSE_AGAIN
from landsraad.classic.table.register import HAND, SILENT
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.window import Window
from landsraad.kernel.timeout import Timeout

# Kinds of pause: at any time, as the storm round opens, and when the storm's distance is known.
ANY_TIME, STORM_STARTS, STORM_KNOWN = range(3)

PAUSE_SCENE: Final = [Scene(-1, step=kind) for kind in range(3)]


def pause(game: Classic, kind: int = ANY_TIME) -> None:
    """Put a pause on the agenda, or what is left of it where cards and deals are at hand."""
    if game.rules.asks_everything:
        game.push(PAUSE_ACT, PAUSE_SCENE[kind])
    elif kind != ANY_TIME:
        game.push(STORM_WINDOW, PAUSE_SCENE[kind])


def at_pause(game: Classic, seat: Seat, context: Scene) -> list[int]:
    """What a seat may do at a pause of some kind."""
    options: list[int] = []
    hand = seat.piles[HAND]
    if hand:
        for act in seat.hooks[PAUSE_AGAIN]:
            if act.card < 0 or act.card in hand:
                act.offer(game, seat, context, options)
    for act in seat.hooks[PAUSE]:
        act.offer(game, seat, context, options)
    return options


class StormWindow(Window):
    """The cards of the storm round may be played."""

    def possible(self, game: Classic, context: Scene) -> list[int]:
        return [seat.index for seat in game.seats if seat.piles[HAND]]

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        one = game.seats[seat]
        usual = at_pause(game, one, PAUSE_SCENE[ANY_TIME])
        return [PASS, *(option for option in at_pause(game, one, context) if option not in usual)]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        played = [seat for seat in game.storm_order() if answers[seat.index] > QUIET]
        if played:
            game.push(self, context)
        for seat in reversed(played):
            game.accepted(seat, PAUSE_AGAIN, context, answers[seat.index])

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Play a card on the storm, or pass?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "storm", "a card on the storm")


class Pause(Act):
    """A pause between two actions, of some kind."""

    def do(self, game: Classic, context: Scene) -> None:
        seats: list[int] = []
        for index in SEATS_IN[(1 << len(game.seats)) - 1 & ~game.have[SILENT]]:
            seat = game.seats[index]
            if seat.piles[HAND] or self.may_act(game, seat):
                seats.append(index)
        if seats:
            game.ask_sealed(self, context, seats)

    def may_act(self, game: Classic, seat: Seat) -> bool:
        """Whether a seat without cards might do something now, as far as everybody can see."""
        return game.amended(seat, PAUSE, 0, PAUSE_SCENE[ANY_TIME]) > 0

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        return [PASS, QUIET, *at_pause(game, game.seats[seat], context)]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        if max(answers) < QUIET:
            return
        again = False
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer < QUIET:
                continue
            if answer == QUIET:
                game.have[SILENT] |= 1 << seat.index
            elif not game.accepted(seat, PAUSE, context, answer):
                if not again:
                    again = True
                    game.push(self, context)
                game.accepted(seat, PAUSE_AGAIN, context, answer)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "A pause: play a card that can be played now, show something, propose a deal, or pass."

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "pause", "cards, deals and showing at a pause")

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        verb = VOCABULARY.verbs[option]
        if verb == "deal":
            return "you have proposed a deal this turn already" if game.rules.deals else "no deals at this table"
        if verb == "gift":
            return "only the Emperor gives spice, and only to allies"
        if option == CHANGE_AID:
            return "allies help each other with cards and shipments, in the bidding and the movement round"
        if option == SHOW:
            return "you have nothing to show that somebody does not know"
        if verb == "play":
            return f"you do not hold {TREACHERY[VALUE[option]].name}, or it cannot be played at this moment"
        return ""


PAUSE_ACT: Final = Pause()
STORM_WINDOW: Final = StormWindow()
