"""Influence: the four tracks, their rewards, and Alliances gained, passed on and lost."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.goods import score
from landsraad.imperium.register import INFLUENCE_REACHED
from landsraad.imperium.state import NOBODY, OWN, Imperium, Seat
from landsraad.imperium.words import FACTION_WORDS, FACTIONS, GIVE, VOCABULARY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

TOP = 6
FRIENDSHIP = 2
"""The step that is worth a victory point."""
ALLIANCE = 4
"""The step that gives the track's bonus and may give its Alliance."""


class Reached(Context):
    """The context of a step taken up a track."""

    faction: int
    level: int

    __slots__ = ("faction", "level")

    def __init__(self, seat: int, faction: int, level: int) -> None:
        super().__init__(seat, seat)
        self.faction = faction
        self.level = level

    def key(self) -> tuple[int, ...]:
        return (*super().key(), self.faction, self.level)


def rise(game: Imperium, seat: Seat, faction: int, n: int) -> None:
    """Gain influence, step by step. Steps beyond the top of the track are lost."""
    influence = seat.influence
    for _ in range(n):
        level = influence[faction]
        if level == TOP:
            return
        level += 1
        influence[faction] = level
        if game.events is not None:
            game.tell(Event("influence", seat.index, FACTIONS[faction], 1))
        if seat.hooks[INFLUENCE_REACHED]:
            game.fire(seat, INFLUENCE_REACHED, Reached(seat.index, faction, level))
        if level == FRIENDSHIP:
            score(game, seat, 1)
        elif level >= ALLIANCE:
            if level == ALLIANCE and seat.policy.earns_track_bonuses:
                game.push(game.rules.tracks[faction].bonus, OWN[seat.index])
            holder = game.alliances[faction]
            if holder == NOBODY or (holder != seat.index and level > game.seats[holder].influence[faction]):
                ally(game, seat.index, faction)


def fall(game: Imperium, seat: Seat, faction: int) -> None:
    """Lose one influence."""
    level = seat.influence[faction]
    if level == 0:
        return
    seat.influence[faction] = level - 1
    if game.events is not None:
        game.tell(Event("influence", seat.index, FACTIONS[faction], -1))
    if level == FRIENDSHIP:
        score(game, seat, -1)
    if game.alliances[faction] == seat.index:
        # FAQ: a holder who loses influence while tied gives the token to a tied player of its choice.
        tied = tied_with(game, seat, faction, level)
        if len(tied) == 1:
            ally(game, tied[0], faction)
        elif tied:
            game.push(PASS_ALLIANCE[faction], OWN[seat.index])
        elif level == ALLIANCE:
            ally(game, NOBODY, faction)


def tied_with(game: Imperium, seat: Seat, faction: int, level: int) -> list[int]:
    """The other seats on the same step."""
    return [other.index for other in game.opponents(seat.index) if other.influence[faction] >= level]


def ally(game: Imperium, seat: int, faction: int) -> None:
    """Give a faction's Alliance token to a seat, or put it back on the board."""
    holder = game.alliances[faction]
    if holder != NOBODY:
        score(game, game.seats[holder], -1)
    game.alliances = (*game.alliances[:faction], seat, *game.alliances[faction + 1 :])
    if game.events is not None:
        game.tell(Event("alliance", seat, FACTIONS[faction], other=holder))
    if seat != NOBODY:
        score(game, game.seats[seat], 1)


class PassAlliance(Act):
    """The loser of an Alliance picks which of the tied players takes it."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Context) -> None:
        game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        level = seat.influence[self.faction] + 1
        return [GIVE[other] for other in tied_with(game, seat, self.faction, level)]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        ally(game, VOCABULARY.value[option], self.faction)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Who of those tied with you takes the Alliance?"

    def words(self) -> str:
        return f"pass on the {FACTION_WORDS[self.faction]} Alliance"


PASS_ALLIANCE = [PassAlliance(faction) for faction in range(len(FACTIONS))]
