"""The storm: how far it moves, what it destroys, and who is first."""

from __future__ import annotations

from landsraad.classic.sheets.map import AREA_IDS, AREAS_IN, SECTORS, TERRITORIES, TERRITORY_OF, exposed
from landsraad.classic.sheets.spice import BLOWS, BLOWS_IN
from landsraad.classic.sheets.words import DIAL, VALUE
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import STORM_COMES, STORM_LOSSES
from landsraad.classic.table.pause import STORM_KNOWN, STORM_STARTS, pause
from landsraad.classic.table.register import (
    DISTANCE,
    DOT,
    FIRST,
    HELD,
    MARKER,
    NOTHING,
    PHASE,
    STARRED_IN,
    STORM_AT,
    TOKENS_IN,
    TURN_NO,
    WALL,
    WHEEL,
)
from landsraad.classic.table.state import STORM_ROUND, Classic, Seat
from landsraad.classic.table.tokens import LOSE_TOKENS
from landsraad.kernel.event import Event

MARKERS = 6
FIRST_DIALS = DIAL[:41:2]
"""0 to 20, for the first storm."""
DIALS = DIAL[2:7:2]
"""1 to 3, for every later one."""


class StormRoundAct(Act):
    """The storm round."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = STORM_ROUND
        game.have[DISTANCE] = NOTHING
        if game.events is not None:
            game.emit(Event("round", -1, "storm"))
        game.push(AFTER_STORM, context)
        game.push(MOVE_STORM, context)
        if game.have[TURN_NO] == 1:
            game.lay(WHEEL, first_dialers(game))
            game.push(DIAL_STORM, context)
            pause(game)
        else:
            game.fire(STORM_COMES)
            pause(game, STORM_KNOWN)
            game.push(DIAL_STORM, context)
            pause(game, STORM_STARTS)


def first_dialers(game: Classic) -> tuple[int, int]:
    """The players nearest on either side of the sector where the storm starts."""
    ahead = min(game.seats, key=lambda seat: (seat.have[DOT] - 1) % SECTORS)
    behind = max(game.seats, key=lambda seat: (seat.have[DOT] - 1) % SECTORS)
    return ahead.index, behind.index


class DialStorm(Act):
    """Two players dial the distance in secret, unless a card or a marker gives it."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.have[DISTANCE] >= 0:
            return
        if game.rules.weather and game.have[TURN_NO] > 1:
            game.have[DISTANCE] = game.have[MARKER]
            game.reveal()
            if game.events is not None:
                game.emit(Event("storm-marker", -1, "", game.have[MARKER]))
            return
        game.ask_sealed(self, context, game.piles[WHEEL])

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        return FIRST_DIALS if game.have[TURN_NO] == 1 else DIALS

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        one, other = game.piles[WHEEL]
        total = (VALUE[answers[one]] + VALUE[answers[other]]) // 2
        game.have[DISTANCE] = total % SECTORS if game.have[TURN_NO] == 1 else total
        if game.events is not None:
            game.emit(Event("storm-dials", one, "", total, other))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Dial a number for the storm."


class MoveStorm(Act):
    """The storm moves on, sector by sector."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.have[TURN_NO] == 1:
            game.have[STORM_AT] = game.have[DISTANCE]
        else:
            for _ in range(game.have[DISTANCE]):
                game.have[STORM_AT] = (game.have[STORM_AT] + 1) % SECTORS
                sweep(game, game.have[STORM_AT])
        game.have[DISTANCE] = NOTHING
        storm = game.have[STORM_AT]
        if game.events is not None:
            game.emit(Event("storm", -1, "", storm))
        game.have[FIRST] = min(game.seats, key=lambda seat: (seat.have[DOT] - storm - 1) % SECTORS).index


def sweep(game: Classic, sector: int) -> None:
    """The storm enters a sector: exposed tokens die and spice is blown away."""
    for blow in BLOWS_IN[sector]:
        lost = game.clear_spice(blow)
        if lost and game.events is not None:
            game.emit(Event("storm-spice", -1, TERRITORIES[BLOWS[blow]].id, lost))
    held = 0
    for seat in game.seats:
        held |= seat.have[HELD]
    for area in AREAS_IN[sector]:
        territory = TERRITORY_OF[area]
        if held >> territory & 1 and exposed(territory, bool(game.have[WALL])):
            for seat in game.seats:
                if seat.have[HELD] >> territory & 1:
                    storm_losses(game, seat, area)


def storm_losses(game: Classic, seat: Seat, area: int) -> None:
    """Tokens in an area die in the storm: all of them, unless their owner loses fewer."""
    here = seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]
    if here:
        lost = game.amended(seat, STORM_LOSSES, here, Scene(seat.index, area=area))
        LOSE_TOKENS.start(game, seat, lost, area)
        if game.events is not None:
            game.emit(Event("storm-losses", seat.index, AREA_IDS[area], lost))


class AfterStorm(Act):
    """With the weather rule the next storm marker is drawn."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.weather:
            game.have[MARKER] = game.chance.below(MARKERS) + 1
            game.reveal()

    def describe(self) -> str:
        return "Draws and alone knows the next storm movement."


STORM_ROUND_ACT = StormRoundAct()
DIAL_STORM = DialStorm()
MOVE_STORM = MoveStorm()
AFTER_STORM = AfterStorm()
