"""Menus: effects that wait until their owner picks them, in the order it likes."""

from __future__ import annotations

from typing import ClassVar

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import stands_apart
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import Part, parts_of
from landsraad.imperium.declare.vocabulary import END_TURN, VOCABULARY
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.state import REVEAL_TURN, Imperium, Seat
from landsraad.kernel.effect import Value

ASKS_FIRST = 5
"""Above the rank of every effect that may be done by itself; the last of them asks something."""


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

    def footprint(self, game: Imperium, seat: Seat) -> int:
        """What using it may touch, as bits (see `declare.touch`)."""
        return touch.ANYTHING

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


def offer(game: Imperium, part: Part, context: Origin) -> None:
    """Do an effect at once if that can never hurt, else keep it for its owner to pick."""
    if part.effect.at_once(game, context):
        if game.events is not None:
            note_done(game, part, context)
        part.effect.do(game, context)
    else:
        game.bag.append((part, context))


def note_done(game: Imperium, part: Part, context: Origin) -> None:
    """Keep for its owner that an effect is done by itself."""
    decider = game.seats[context.seat].decider
    game.note_done(decider, part.option, part_text(game, part, context), part.effect.short())


def extras_touch(game: Imperium, seat: Seat) -> int:
    """What those extras touch that the seat may use now."""
    touched = touch.NOTHING
    rules = game.rules
    for number, pile, extra in rules.extras if game.turn.kind == REVEAL_TURN else rules.agent_extras:
        if (number < 0 or seat.have[number]) and (pile < 0 or seat.piles[pile]):
            options: list[int] = []
            extra.add(game, seat, options)
            if options:
                touched |= extra.footprint(game, seat)
    return touched


def demand(effect: Act) -> str:
    """An effect that is owed, after `first you must`: its condition is met, so only the rest is said."""
    words = effect.then.describe() if isinstance(effect, If) and effect.otherwise is None else effect.describe()
    return f"let this happen: {words}" if stands_apart(words) else words


def all_alike(bag: list[tuple[Part, Origin]]) -> bool:
    """Whether picking any of these effects means the same."""
    option = bag[0][0].option
    for part, _ in bag:  # noqa: SIM110  # a loop costs less
        if part.option != option:
            return False
    return True


def to_do(game: Imperium) -> list[str]:
    """The effects that must be done before their owner is done, in a word or two each."""
    return [
        part.effect.short() for part, origin in game.bag
        if part.effect.owed(game, origin) and part.effect.possible(game, origin)
    ]


def part_text(game: Imperium, part: Part, context: Origin) -> str:
    """What picking an effect means here."""
    return part.effect.text(game, context, part.option) or part.text


def stays_in_play(footprint: int, origin: Origin) -> int:
    """What an effect touches, with the card it comes from: who trashes that loses the effect."""
    return footprint if origin.card < 0 else footprint | touch.PLAY


class Offer(Act):
    """Lay effects among those that their owner may pick this turn."""

    def __init__(self, act: Act) -> None:
        self.act = act
        self._parts: list[Part] = []

    def bind(self, source: str, name: str) -> None:
        self._parts = parts_of(self.act, source, name)

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        for part in self._parts:
            offer(game, part, context)

    def describe(self) -> str:
        return self.act.describe()

    def glyphs(self) -> list[str]:
        return self.act.glyphs()


class Menu(Act):
    """What its owner may do between effects: pick the next one, or whatever else the moment allows."""

    def __init__(self, done_option: int = END_TURN, always_asks: bool = True) -> None:
        self.done_option = done_option
        self.always_asks = always_asks
        """Whether its owner is asked even if no effect waits."""

    def do(self, game: Imperium, context: Origin) -> None:
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
                self.do_by_itself(game, context, waiting)
                return
        if game.skips_forced:
            forced = self.forced(game, game.seats[context.seat])
            if forced is not None:
                self.do_by_itself(game, context, forced)
                return
        if (len(bag) == 1 or all_alike(bag)) and self.nothing_else(game, game.seats[context.seat]):
            part, origin = bag[0]
            if part.effect.owed(game, origin) and part.effect.possible(game, origin):
                del bag[0]
                game.push(self, context)
                part.effect.do(game, origin)
                return
        self.go_on(game, context)

    def do_by_itself(self, game: Imperium, context: Origin, waiting: tuple[Part, Origin]) -> None:
        """Do an effect that nobody need pick, or let it ask."""
        part, origin = waiting
        game.bag.remove(waiting)
        game.push(self, context)
        text = part_text(game, part, origin) if game.events is not None else ""
        part.effect.do(game, origin)
        if game.events is not None and game.asker is None:
            game.note_done(game.seats[origin.seat].decider, part.option, text, part.effect.short())

    def forced(self, game: Imperium, seat: Seat) -> tuple[Part, Origin] | None:
        """An effect that must be done and has nothing beside it with which its order could matter. Those that ask
        nothing come first: of them the space's before those of cards, and what reveals something last. Then one whose
        question may come now, since nothing that could be done before it shows anything new."""
        found: tuple[Part, Origin] | None = None
        least = ASKS_FIRST
        beside = NONE
        for waiting in game.bag:
            part, origin = waiting
            effect = part.effect
            if not effect.owed(game, origin) or not effect.possible(game, origin):
                continue
            rank = 2 * effect.reveals + (origin.card >= 0) if effect.settled(game, origin) else ASKS_FIRST - 1
            if rank >= least or self.depends(game, waiting):
                continue
            if beside == NONE:
                beside = self.beside(game, seat)
            if touch.preempts(stays_in_play(effect.footprint(game, origin), origin), beside):
                continue
            if rank < ASKS_FIRST - 1 or not self.may_show(game, waiting, beside):
                least = rank
                found = waiting
        return found

    def may_show(self, game: Imperium, waiting: tuple[Part, Origin], beside: int) -> bool:
        """Whether anything that may be done before an effect could show something unknown."""
        for one in game.bag:
            part, origin = one
            if one is not waiting and part.effect.possible(game, origin):
                beside |= part.effect.footprint(game, origin)
        return touch.may_show(beside)

    def depends(self, game: Imperium, waiting: tuple[Part, Origin]) -> bool:
        """Whether the order of an effect and others that wait may matter."""
        part, origin = waiting
        mine = part.effect.footprint(game, origin)
        kept = stays_in_play(mine, origin)
        for one in game.bag:
            other, context = one
            if one is waiting or other.effect is part.effect:
                continue
            effect = other.effect
            if not effect.possible(game, context):
                if touch.changes(mine) & effect.wanting(game, context):
                    return True
            elif touch.clash(mine if context is origin else kept, effect.footprint(game, context)):
                return True
        return False

    def beside(self, game: Imperium, seat: Seat) -> int:
        """What may be touched by whatever else the moment allows, as bits."""
        return touch.ANYTHING

    def go_on(self, game: Imperium, context: Origin) -> None:
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

    def options(self, game: Imperium, context: Origin) -> list[int]:
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

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
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

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part_text(game, part, origin)
        return ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.phrase(game, origin, option) or part.effect.glyphs()
        return []

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.obstacle(game, origin)
        if option == self.done_option:
            for part, origin in game.bag:
                if part.effect.owed(game, origin) and part.effect.possible(game, origin):
                    return f"first you must {demand(part.effect)}"
        return ""
