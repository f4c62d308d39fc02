"""Cards that are played for what they do: in the storm round, after a move, or at a pause."""

from __future__ import annotations

from typing import Final

from landsraad.classic.rounds.movement import TOKEN_MOVE
from landsraad.classic.rounds.revival import FREE_REVIVAL, in_tanks
from landsraad.classic.sheets.map import NEAR_WALL_MASK, SHIELD_WALL
from landsraad.classic.sheets.treachery import FAMILY_ATOMICS, GHOLA, HAJR, WEATHER_CONTROL
from landsraad.classic.sheets.words import PLAY, STORM, VALUE
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.hands import play
from landsraad.classic.table.pause import STORM_KNOWN, STORM_STARTS
from landsraad.classic.table.register import DISTANCE, HAND, NOTHING, TURN_NO, WALL
from landsraad.classic.table.state import Classic, Seat

GHOLA_TOKENS: Final = 5


class PlayCard(Act):
    """A card that a seat may play at some moment: it is offered, and discarded when it is played."""

    card = NOTHING
    """Which card it is."""

    def possible(self, game: Classic, seat: Seat, context: Scene) -> bool:
        """Whether the card could be played now by a seat that holds it."""
        return True

    def played(self, game: Classic, seat: Seat) -> None:
        """What the card does."""
        raise NotImplementedError(type(self).__name__)

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if self.card in seat.piles[HAND] and self.possible(game, seat, context):
            options.append(PLAY[self.card])

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option != PLAY[self.card]:
            return False
        game.push(self, Scene(seat.index, step=context.step))
        return True

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        if self.still_possible(game, seat) and play(game, seat, self.card):
            self.played(game, seat)

    def still_possible(self, game: Classic, seat: Seat) -> bool:
        """Whether the card can still be played, after those that others have played at the same time."""
        return True


class WeatherControl(PlayCard):
    """Decides how far the storm moves."""

    card = WEATHER_CONTROL

    def possible(self, game: Classic, seat: Seat, context: Scene) -> bool:
        moment = STORM_KNOWN if game.rules.weather_known else STORM_STARTS
        return context.step == moment and game.have[TURN_NO] > 1

    def played(self, game: Classic, seat: Seat) -> None:
        game.push(CONTROL_STORM, Scene(seat.index))

    def describe(self) -> str:
        return f"At the start of a storm round: decide how far the storm moves, 0 to {VALUE[STORM[-1]]} sectors."


class ControlStorm(Act):
    """How many sectors the storm moves."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return STORM

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.have[DISTANCE] = VALUE[option]

    def prompt(self, game: Classic, context: Scene) -> str:
        return "How many sectors does the storm move?"


class FamilyAtomics(PlayCard):
    """Destroys the Shield Wall."""

    card = FAMILY_ATOMICS

    def possible(self, game: Classic, seat: Seat, context: Scene) -> bool:
        return bool(
            context.step == STORM_KNOWN and game.have[TURN_NO] > 1 and game.have[WALL]
            and game.fighters(seat) & NEAR_WALL_MASK
        )

    def played(self, game: Classic, seat: Seat) -> None:
        game.have[WALL] = 0
        game.kill_all(SHIELD_WALL, 0)

    def describe(self) -> str:
        return (
            "Before the storm moves, with a token on or beside the Shield Wall: destroy it. Its tokens die, and the "
            "cities and the Imperial Basin lose their shelter for good."
        )


class Hajr(PlayCard):
    """Gives another token move."""

    card_words = "a Hajr"

    card = HAJR

    def played(self, game: Classic, seat: Seat) -> None:
        game.push(TOKEN_MOVE, Scene(seat.index))

    def describe(self) -> str:
        return "In your own move: make one more token move."


class Ghola(PlayCard):
    """Revives a leader, or tokens."""

    card = GHOLA

    def possible(self, game: Classic, seat: Seat, context: Scene) -> bool:
        return in_tanks(game, seat)

    def still_possible(self, game: Classic, seat: Seat) -> bool:
        return in_tanks(game, seat)

    def played(self, game: Classic, seat: Seat) -> None:
        game.push(FREE_REVIVAL, Scene(seat.index, most=GHOLA_TOKENS))

    def describe(self) -> str:
        return "At any time: revive one of your leaders or up to five of your tokens, free."


CONTROL_STORM: Final = ControlStorm()
PLAY_WEATHER_CONTROL: Final = WeatherControl()
PLAY_ATOMICS: Final = FamilyAtomics()
PLAY_HAJR: Final = Hajr()
PLAY_GHOLA: Final = Ghola()
