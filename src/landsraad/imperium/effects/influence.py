"""Effects that gain and lose influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import INFLUENCE_REACHED, TURN
from landsraad.imperium.declare.vocabulary import (
    ANY,
    FACTION_WORDS,
    FACTIONS,
    VOCABULARY,
    amount_glyph,
)
from landsraad.imperium.table.act import Act, listeners_settled, listeners_touch
from landsraad.imperium.table.influence import ALLIANCE, TOP, Reached, cube, fall, gaining, losing, rise, with_faction
from landsraad.imperium.table.state import OWN, Imperium, Seat

SPACE_INFLUENCE: Final = TURN.number("space_influence", 1)
"""How much influence the faction space visited still gives."""


def bonus_due(game: Imperium, seat: Seat, faction: int, n: int) -> Act | None:
    """The bonus of a track that so many steps up would bring, if they do."""
    level = seat.influence[faction]
    if not level < ALLIANCE <= level + n or seat.policy.own_track == faction or not seat.policy.earns_track_bonuses:
        return None
    return game.rules.tracks[faction].bonus


def steps_touch(game: Imperium, seat: Seat, faction: int, n: int) -> int:
    """What so many steps up a track touch."""
    adds = touch.VP | touch.INFLUENCE[faction]
    if seat.influence[faction] + n >= ALLIANCE:
        adds |= touch.ALLIANCES
    bonus = bonus_due(game, seat, faction, n)
    touched = touch.touches(adds=adds, alters=touch.INFLUENCE[faction] if seat.influence[faction] + n >= TOP else 0)
    if seat.hooks[INFLUENCE_REACHED]:
        for step in steps_due(seat, faction, n):
            touched |= listeners_touch(game, seat, INFLUENCE_REACHED, step)
    return touched if bonus is None else touched | bonus.footprint(game, OWN[seat.index])


def any_step_touches(game: Imperium, seat: Seat) -> int:
    """What a step up any one of the tracks touches."""
    touched = touch.NOTHING
    for faction in game.rules.factions:
        touched |= steps_touch(game, seat, faction, 1)
    return touched


def steps_settled(game: Imperium, seat: Seat, faction: int, n: int) -> bool:
    """Whether so many steps up a track ask nothing."""
    if seat.hooks[INFLUENCE_REACHED]:
        for step in steps_due(seat, faction, n):
            if not listeners_settled(game, seat, INFLUENCE_REACHED, step):
                return False
    bonus = bonus_due(game, seat, faction, n)
    return bonus is None or bonus.settled(game, OWN[seat.index])


def steps_due(seat: Seat, faction: int, n: int) -> list[Reached]:
    """So many steps up a track, as those who listen to them meet them."""
    level = seat.influence[faction]
    return [Reached(seat.index, faction, step) for step in range(level + 1, min(level + n, TOP) + 1)]


class Influence(Act):
    """Gain influence with one faction: the one named, or one of its owner's choice."""

    verb = "influence"

    def __init__(self, faction: int, n: int = 1, among: tuple[int, ...] = ()) -> None:
        self.faction = faction
        self.n = n
        self.among = among

    def factions(self, game: Imperium, context: Origin) -> Sequence[int]:
        """The factions among which its owner may choose."""
        return (self.faction,) if self.faction != ANY else self.among or game.rules.factions

    def useful(self, game: Imperium, context: Origin) -> bool:
        if self.faction != ANY and not game.seats[context.seat].policy.commands:
            return game.seats[context.army].influence[self.faction] < TOP
        return bool(gaining(game, context, self.factions(game, context)))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "that track is full"

    def rank(self, game: Imperium, context: Origin) -> int:
        return 0 if self.faction == ANY else game.seats[context.army].influence[self.faction]

    def do(self, game: Imperium, context: Origin) -> None:
        if self.faction != ANY and not game.seats[context.seat].policy.commands:
            rise(game, game.seats[context.army], self.faction, self.n)
            return
        self.pick_one(game, context)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = gaining(game, context, self.factions(game, context))
        return game.seats[context.seat].policy.narrow(game, context, self, options)

    def influences(self) -> int:
        return self.faction

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        rise(game, cube(game, context, option), VOCABULARY.value[option], self.n)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        name = with_faction(game, option)
        return f"Gain influence with the {name}" if name else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"With which faction do you gain {self.n} influence?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "faction":
            return ""
        faction = VOCABULARY.value[option]
        among = not self.among or faction in self.among
        return "that track is full" if among else "that faction is not among the choices"

    def footprint(self, game: Imperium, context: Origin) -> int:
        if isinstance(context, Reached):  # a step that brings a step may go on without end
            return touch.ANYTHING
        touched = touch.NOTHING
        for faction in self.factions(game, context):
            touched |= steps_touch(game, game.seats[context.army], faction, self.n)
        return touched

    def settled(self, game: Imperium, context: Origin) -> bool:
        if self.faction == ANY or game.seats[context.seat].policy.commands or isinstance(context, Reached):
            return False
        return steps_settled(game, game.seats[context.army], self.faction, self.n)

    def short(self) -> str:
        return f"{self.n} influence" if self.faction == ANY else f"{self.n} {FACTION_WORDS[self.faction]} influence"

    def describe(self) -> str:
        if self.faction != ANY:
            return f"gain {self.n} influence with the {FACTION_WORDS[self.faction]}"
        if not self.among:
            return f"gain {self.n} influence with a faction of your choice"
        return f"gain {self.n} influence with {series([f'the {FACTION_WORDS[f]}' for f in self.among], 'or')}"

    def glyphs(self) -> list[str]:
        if self.faction != ANY:
            return [amount_glyph(self.n, f"influence-{FACTIONS[self.faction].replace('_', '-')}")]
        if not self.among:
            return [amount_glyph(self.n, "influence-any")]
        glyphs = [amount_glyph(self.n, f"influence-{FACTIONS[f].replace('_', '-')}") for f in self.among]
        return [glyph for pair in zip(glyphs, ["or"] * len(glyphs), strict=True) for glyph in pair][:-1]


def space_cube(game: Imperium, context: Origin) -> int:
    """The seat whose influence the space visited moves: on one's own board it is one's own."""
    return context.seat if game.rules.spaces[context.space].owner else context.army


class SpaceInfluence(Act):
    """The influence that a faction's own space gives."""

    verb = "influence"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Origin) -> None:
        steps = game.turn.have[SPACE_INFLUENCE]
        game.turn.have[SPACE_INFLUENCE] = 0
        index = context.army
        if index != context.seat:
            index = space_cube(game, context)
        rise(game, game.seats[index], self.faction, steps)

    def footprint(self, game: Imperium, context: Origin) -> int:
        steps = game.turn.have[SPACE_INFLUENCE]
        return touch.TURN | steps_touch(game, game.seats[space_cube(game, context)], self.faction, steps)

    def settled(self, game: Imperium, context: Origin) -> bool:
        steps = game.turn.have[SPACE_INFLUENCE]
        return steps_settled(game, game.seats[space_cube(game, context)], self.faction, steps)

    def short(self) -> str:
        return f"1 {FACTION_WORDS[self.faction]} influence"

    def describe(self) -> str:
        return f"gain 1 influence with the {FACTION_WORDS[self.faction]}"

    def glyphs(self) -> list[str]:
        return [f"influence-{FACTIONS[self.faction].replace('_', '-')}"]


class LoseInfluence(Act):
    """Lose influence with one faction, really: only on a track where there is enough to lose."""

    verb = "lose-influence"

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(losing(game, context, self.n))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have {'no' if self.n == 1 else f'less than {self.n}'} influence to lose"

    def do(self, game: Imperium, context: Origin) -> None:
        if len(self.options(game, context)) == 1:
            self.answer(game, context, self.options(game, context)[0])
        else:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return losing(game, context, self.n)

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        index = cube(game, context, option).index
        for _ in range(self.n):
            game.push(STEP_DOWN[VOCABULARY.value[option]], Origin(context.seat, index, context.card, context.space))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "lose":
            return ""
        if option == game.seats[context.seat].policy.lose_own:
            return f"Lose {self.n} influence on your own track"
        name = with_faction(game, option) or FACTION_WORDS[VOCABULARY.value[option]]
        return f"Lose {self.n} influence with the {name}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"With which faction do you lose {self.n} influence?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "lose":
            return ""
        return f"you have {'no' if self.n == 1 else f'less than {self.n}'} influence there to lose"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.ANY_INFLUENCE, adds=touch.VP, alters=touch.ANY_INFLUENCE | touch.ALLIANCES)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.ANY_INFLUENCE

    def describe(self) -> str:
        return f"lose {self.n} influence with a faction of your choice"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "influence-down")]


class StepDown(Act):
    """One step down a faction's track; if it costs an Alliance, that is settled before the next."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Origin) -> None:
        fall(game, game.seats[context.army], self.faction)


STEP_DOWN = [StepDown(faction) for faction in range(len(FACTIONS))]
