"""Influence: the four tracks, their rewards, and Alliances gained, passed on and lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import INFLUENCE_REACHED, OWNERS, SEAT
from landsraad.imperium.declare.vocabulary import FACTION, FACTION_WORDS, FACTIONS, GIVE, LOSE, VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import score
from landsraad.imperium.table.state import NOBODY, OWN, Imperium, Seat, replaced
from landsraad.kernel.event import Event

TOP = 6
FRIENDSHIP = 2
"""The step that is worth a victory point."""
SECRETS: Final = SEAT.pile("secret", "faction", OWNERS)
"""Factions that a seat has picked in secret, to gain influence with them later."""
ALLIANCE = 4
"""The step that gives the track's bonus and may give its Alliance."""


class Reached(Origin):
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
    for _ in range(n):
        level = seat.influence[faction]
        if level == TOP:
            return
        level += 1
        seat.influence = replaced(seat.influence, faction, level)
        if game.events is not None:
            game.emit(Event("influence", seat.index, track_key(game, seat, faction), 1))
        if seat.hooks[INFLUENCE_REACHED]:
            game.fire(seat, INFLUENCE_REACHED, Reached(seat.index, faction, level))
        if level == FRIENDSHIP:
            score(game, seat, 1, "influence")
        elif level >= ALLIANCE and seat.policy.own_track == faction:
            if level == ALLIANCE:
                ally_for_good(game, seat, 1)
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
    seat.influence = replaced(seat.influence, faction, level - 1)
    if game.events is not None:
        game.emit(Event("influence", seat.index, track_key(game, seat, faction), -1))
    if level == FRIENDSHIP:
        score(game, seat, -1, "influence")
    if seat.policy.own_track == faction:
        if level == ALLIANCE:
            ally_for_good(game, seat, -1)
        return
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
    return [
        other.index for other in game.others(seat.index)
        if other.influence[faction] >= level and not other.policy.commands
    ]


def track_key(game: Imperium, seat: Seat, faction: int) -> str:
    """Whose track it is on which a seat stands with a faction: its own, or one of the board."""
    return FACTIONS[faction] if seat.policy.own_track == faction else game.rules.tracks[faction].key


def allied(game: Imperium, seat: Seat, faction: int) -> bool:
    """Whether the seat holds the Alliance that a faction's icon asks for: that of the board, or of its own track."""
    if seat.policy.own_track == faction:
        return seat.influence[faction] >= ALLIANCE
    return game.alliances[faction] == seat.index


def ally_for_good(game: Imperium, seat: Seat, n: int) -> None:
    """Take or lose the Alliance of one's own track, for which nobody else competes."""
    if game.events is not None:
        what = FACTIONS[seat.policy.own_track]
        game.emit(Event("alliance", seat.index, what) if n > 0 else Event("alliance", NOBODY, what, other=seat.index))
    score(game, seat, n, "alliance")


def cube(game: Imperium, context: Origin, option: int) -> Seat:
    """The seat whose influence moves by an option: the army's, or that of one's own track."""
    seat = game.seats[context.seat]
    return seat if option in (seat.policy.gain_own, seat.policy.lose_own) else game.seats[context.army]


def gaining(game: Imperium, context: Origin, factions: Sequence[int]) -> list[int]:
    """The options to gain influence with one of some factions: with those whose track is not full, and on one's own
    track."""
    army = game.seats[context.army]
    policy = game.seats[context.seat].policy
    options = []
    if not army.policy.commands:
        options += [FACTION[faction] for faction in factions if army.influence[faction] < TOP]
    own = policy.own_track
    if own in factions and game.seats[context.seat].influence[own] < TOP:
        options.append(policy.gain_own)
    return options


def losing(game: Imperium, context: Origin, n: int) -> list[int]:
    """The options to lose so much influence with a faction."""
    army = game.seats[context.army]
    policy = game.seats[context.seat].policy
    options = []
    if not army.policy.commands:
        options += [LOSE[faction] for faction, level in enumerate(army.influence) if level >= n]
    if policy.own_track >= 0 and game.seats[context.seat].influence[policy.own_track] >= n:
        options.append(policy.lose_own)
    return options


def to_lose(game: Imperium, context: Origin) -> int:
    """How much influence in all there is to lose."""
    army = game.seats[context.army]
    seat = game.seats[context.seat]
    return sum(army.influence) + (sum(seat.influence) if seat is not army else 0)


def with_faction(game: Imperium, option: int) -> str:
    """A faction that an option of the board names, as it is called there; empty if it has its usual name."""
    if VOCABULARY.verbs[option] not in ("faction", "lose") or (option not in FACTION and option not in LOSE):
        return ""
    return game.rules.tracks[VOCABULARY.value[option]].name


def ally(game: Imperium, seat: int, faction: int) -> None:
    """Give a faction's Alliance token to a seat, or put it back on the board."""
    holder = game.alliances[faction]
    if holder != NOBODY:
        score(game, game.seats[holder], -1, "alliance")
    game.alliances = (*game.alliances[:faction], seat, *game.alliances[faction + 1 :])
    if game.events is not None:
        game.emit(Event("alliance", seat, FACTIONS[faction], other=holder))
    if seat != NOBODY:
        score(game, game.seats[seat], 1, "alliance")


class PassAlliance(Act):
    """The loser of an Alliance picks which of the tied players takes it."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        level = seat.influence[self.faction] + 1
        return [GIVE[other] for other in tied_with(game, seat, self.faction, level)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        ally(game, VOCABULARY.value[option], self.faction)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the players tied with you takes the Alliance?"

    def describe(self) -> str:
        return f"pass on the {FACTION_WORDS[self.faction]} Alliance"


PASS_ALLIANCE = [PassAlliance(faction) for faction in range(len(FACTIONS))]
