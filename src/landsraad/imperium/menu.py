"""Menus: effects that wait until their owner picks them, in the order it likes."""

from __future__ import annotations

from typing import ClassVar

from landsraad.imperium.act import Act
from landsraad.imperium.declare import Part, parts_of
from landsraad.imperium.register import NONE
from landsraad.imperium.state import REVEAL_TURN, Imperium, Seat
from landsraad.imperium.words import END_TURN, VOCABULARY
from landsraad.kernel.effect import Context, Value


class Extra(Value):
    """Something that a seat may do between other things: use a token, turn over a tile, trade."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of its options."""
    number = NONE
    """A number of the seat without which there is nothing to offer, if there is such a number."""
    pile = NONE
    """A pile of the seat without which there is nothing to offer, if there is such a pile."""
    when_revealing = False
    """Whether it is offered on Reveal turns only."""

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        """Add what may be done now."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        """Do what the option says, if it is one of its own."""
        raise NotImplementedError(type(self).__name__)

    def invites(self, game: Imperium, seat: Seat) -> str:
        """What the prompt says of it, or nothing."""
        return ""

    def obstacle(self, game: Imperium, seat: Seat, option: int) -> str:
        """Why one of its options is not open now, in words; empty for the options of others."""
        return ""


def extra_obstacle(game: Imperium, seat: Seat, option: int) -> str:
    """Why something extra cannot be done now, in words."""
    for _, _, extra in game.rules.extras:
        reason = extra.obstacle(game, seat, option)
        if reason:
            return reason
    return ""


def add_extras(game: Imperium, seat: Seat, options: list[int]) -> None:
    """Add whatever extra the seat may do now."""
    rules = game.rules
    for number, pile, extra in rules.extras if game.turn.kind == REVEAL_TURN else rules.agent_extras:
        if (number < 0 or seat.have[number]) and (pile < 0 or seat.piles[pile]):
            extra.add(game, seat, options)


def take_extra(game: Imperium, seat: Seat, option: int) -> bool:
    """Do something extra, if the option is one."""
    for extra in game.rules.extras_by_verb.get(VOCABULARY.verbs[option], ()):  # noqa: SIM110  # a loop costs less
        if extra.take(game, seat, option):
            return True
    return False


def offer(game: Imperium, part: Part, context: Context) -> None:
    """Do an effect at once if that can never hurt, else keep it for its owner to pick."""
    if part.effect.at_once(game, context):
        part.effect.do(game, context)
    else:
        game.bag.append((part, context))


def all_alike(bag: list[tuple[Part, Context]]) -> bool:
    """Whether picking any of these effects means the same."""
    option = bag[0][0].option
    for part, _ in bag:  # noqa: SIM110  # a loop costs less
        if part.option != option:
            return False
    return True


def part_text(game: Imperium, part: Part, context: Context) -> str:
    """What picking an effect means here."""
    return part.effect.text(game, context, part.option) or part.text


class OnMenu(Act):
    """Lay an act among the effects that its owner may pick this turn."""

    def __init__(self, act: Act) -> None:
        self.act = act
        self.parts: list[Part] = []

    def bind(self, source: str, name: str) -> None:
        self.parts = parts_of(self.act, source, name)

    def do(self, game: Imperium, context: Context) -> None:
        for part in self.parts:
            offer(game, part, context)

    def key(self) -> str:
        return f"OnMenu({self.act.key()})"

    def words(self) -> str:
        return self.act.words()


class Menu(Act):
    """What its owner may do between effects: pick the next one, or whatever else the moment allows."""

    def __init__(self, done_option: int = END_TURN, always_asks: bool = True) -> None:
        self.done_option = done_option
        self.always_asks = always_asks
        """Whether its owner is asked even if no effect waits."""

    def do(self, game: Imperium, context: Context) -> None:
        bag = game.bag
        if not bag:
            if self.always_asks:
                game.asker = self  # type: ignore[assignment]  # ask(), without the call
                game.asking = context
                game.actor = game.seats[context.seat].decider
            else:
                self.go_on(game, context)
            return
        for waiting in bag:
            part, origin = waiting
            if part.effect.at_once(game, origin):
                bag.remove(waiting)
                game.push(self, context)
                part.effect.do(game, origin)
                return
        if (len(bag) == 1 or all_alike(bag)) and self.nothing_else(game, game.seats[context.seat]):
            part, origin = bag[0]
            if part.effect.owed(game, origin) and part.effect.possible(game, origin):
                del bag[0]
                game.push(self, context)
                part.effect.do(game, origin)
                return
        self.go_on(game, context)

    def go_on(self, game: Imperium, context: Context) -> None:
        """Ask."""
        game.asker = self  # type: ignore[assignment]  # ask(), without the call
        game.asking = context
        game.actor = game.seats[context.seat].decider

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        """Whether the seat could do nothing but resolve effects, as far as everybody can see."""
        raise NotImplementedError(type(self).__name__)

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        """Add what else the moment allows."""
        raise NotImplementedError(type(self).__name__)

    def finish(self, game: Imperium, seat: Seat) -> None:
        """The owner is done."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options: list[int] = []
        done = True
        for part, origin in game.bag:
            effect = part.effect
            if effect.possible(game, origin):
                if part.option not in options:
                    options.append(part.option)
                if done and effect.owed(game, origin):
                    done = False
        self.extras(game, seat, options)
        if done:
            options.append(self.done_option)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        if option == self.done_option:
            game.bag.clear()
            self.finish(game, seat)
            return
        game.agenda.append((self, context))  # type: ignore[arg-type]  # push(), without the call
        for waiting in game.bag:
            part, origin = waiting
            if part.option == option and part.effect.possible(game, origin):
                game.bag.remove(waiting)
                part.effect.do(game, origin)
                return
        self.extra(game, seat, option)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        """Go on after one of the extras was chosen."""
        raise NotImplementedError(type(self).__name__)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part_text(game, part, origin)
        return ""

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.phrase(game, origin, option) or part.effect.glyphs()
        return []

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.obstacle(game, origin)
        if option == self.done_option:
            for part, origin in game.bag:
                if part.effect.owed(game, origin) and part.effect.possible(game, origin):
                    return f"first you must {part.effect.words()}"
        return ""
