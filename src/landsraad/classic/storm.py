"""The storm: how far it moves, what it destroys, and who is first."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.characters import FREMEN
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.map import AREA_IDS, AREAS_IN, SECTORS, TERRITORIES, TERRITORY_OF, exposed
from landsraad.classic.spice import BLOW_COUNT, BLOW_SECTOR, BLOWS
from landsraad.classic.state import NOTHING, STORM_ROUND, Classic, Seat
from landsraad.classic.storm_cards import STORM_KNOWN, STORM_STARTS
from landsraad.classic.windows import pause
from landsraad.classic.words import DIAL, STARRED, STOP_FREMEN_STORM, VALUE, area_name
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

MARKERS = 6
FIRST_DIALS = DIAL[:41:2]
"""0 to 20, for the first storm."""
DIALS = DIAL[2:7:2]
"""1 to 3, for every later one."""


class StormRoundAct(Act):
    """The storm round."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = STORM_ROUND
        game.distance = NOTHING
        if game.events is not None:
            game.tell(Event("round", -1, "storm"))
        game.push(AFTER_STORM, context)
        game.push(MOVE_STORM, context)
        if game.turn == 1:
            game.wheel = first_dialers(game)
            game.push(DIAL_STORM, context)
            pause(game)
        else:
            if game.rules.any_karama and game.rules.advantages and game.sits[FREMEN] >= 0:
                offer_stop(game, STOP_FREMEN_STORM)
            pause(game, STORM_KNOWN)
            game.push(DIAL_STORM, context)
            pause(game, STORM_STARTS)


def first_dialers(game: Classic) -> list[int]:
    """The players nearest on either side of the sector where the storm starts."""
    ahead = min(game.seats, key=lambda seat: (seat.dot - 1) % SECTORS)
    behind = max(game.seats, key=lambda seat: (seat.dot - 1) % SECTORS)
    return [ahead.index, behind.index]


class DialStorm(Act):
    """Two players dial the distance in secret, unless a card or a marker gives it."""

    def do(self, game: Classic, context: Context) -> None:
        if game.distance >= 0:
            return
        if game.rules.weather and game.turn > 1:
            game.distance = game.marker
            game.reveal()
            if game.events is not None:
                game.tell(Event("storm-marker", -1, "", game.marker))
            return
        game.ask_sealed(self, context, game.wheel)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        return FIRST_DIALS if game.turn == 1 else DIALS

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        one, other = game.wheel
        total = (VALUE[answers[one]] + VALUE[answers[other]]) // 2
        game.distance = total % SECTORS if game.turn == 1 else total
        if game.events is not None:
            game.tell(Event("storm-dials", one, "", total, other))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Dial a number for the storm."


class MoveStorm(Act):
    """The storm moves on, sector by sector."""

    def do(self, game: Classic, context: Context) -> None:
        halved = game.rules.advantages and not take_note(game, STOP_FREMEN_STORM)
        if game.turn == 1:
            game.storm = game.distance
        else:
            for _ in range(game.distance):
                game.storm = (game.storm + 1) % SECTORS
                sweep(game, game.storm, halved)
        game.distance = NOTHING
        if game.events is not None:
            game.tell(Event("storm", -1, "", game.storm))
        game.first = min(game.seats, key=lambda seat: (seat.dot - game.storm - 1) % SECTORS).index


def sweep(game: Classic, sector: int, halved: bool) -> None:
    """The storm enters a sector: exposed tokens die and spice is blown away."""
    for blow in range(BLOW_COUNT):
        if BLOW_SECTOR[blow] == sector:
            lost = game.clear_spice(blow)
            if lost and game.events is not None:
                game.tell(Event("storm-spice", -1, TERRITORIES[BLOWS[blow]].id, lost))
    for area in AREAS_IN[sector]:
        if exposed(TERRITORY_OF[area], game.wall):
            for seat in game.seats:
                if seat.here[TERRITORY_OF[area]] and (seat.tokens[area] or seat.starred[area]):
                    storm_losses(game, seat, area, halved and seat.character == FREMEN)


def storm_losses(game: Classic, seat: Seat, area: int, halved: bool) -> None:
    """Tokens in an area die in the storm; the Fremen lose only half, rounded up, and choose which."""
    if not halved:
        lost = seat.lose_all(area)
    else:
        lost = (seat.tokens[area] + seat.starred[area] + 1) // 2
        low = max(0, lost - seat.tokens[area])
        if low < min(lost, seat.starred[area]):
            game.push(FREMEN_LOSSES, Scene(seat.index, n=lost, area=area))
        else:
            seat.lose(area, lost - low, low)
    if game.events is not None:
        game.tell(Event("storm-losses", seat.index, AREA_IDS[area], lost))


class FremenLosses(Act):
    """The Fremen choose how many starred tokens are among those lost."""

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        low = max(0, about.n - seat.tokens[about.area])
        return STARRED[low : min(about.n, seat.starred[about.area]) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        starred = VALUE[option]
        game.seats[context.seat].lose(about.area, about.n - starred, starred)

    def prompt(self, game: Classic, context: Context) -> str:
        about = scene(context)
        return f"How many of the {about.n} tokens lost in {area_name(about.area)} are starred?"


class AfterStorm(Act):
    """With the weather rule the Fremen draw the next storm marker."""

    def do(self, game: Classic, context: Context) -> None:
        if game.rules.weather:
            game.marker = game.chance.below(MARKERS) + 1
            game.reveal()


STORM_ROUND_ACT = StormRoundAct()
DIAL_STORM = DialStorm()
MOVE_STORM = MoveStorm()
FREMEN_LOSSES = FremenLosses()
AFTER_STORM = AfterStorm()
