"""Acts: the effects of this family, and the ways to put them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.goods import pay
from landsraad.imperium.register import NONE
from landsraad.imperium.speech import clauses, goods_glyphs, goods_words, paid, sentence, series, stands_apart
from landsraad.imperium.words import HAVE_WORDS, PASS, RESOURCES, SOLARI, SPICE, VOCABULARY, WATER, count
from landsraad.kernel.effect import Context, Effect, Value, plain

if TYPE_CHECKING:
    from landsraad.imperium.state import Imperium, Seat


class Act(Effect["Imperium"]):
    """An effect of a card, a space, a leader or the rules of a round."""

    optional = False
    """Whether its owner may leave it undone."""

    rewarding = False
    """Whether doing it can be worth something by itself, so that it may be paid even where nothing else comes of it."""

    doubled = True
    """Whether a Conflict reward of it is taken twice by whoever doubles rewards."""

    shows_top = 0
    """How many cards on top of its deck its owner sees while this act asks."""

    def do(self, game: Imperium, context: Context) -> None:
        """Act, push or ask; what says nothing else lets somebody pick one of its options."""
        self.pick_one(game, context)

    def pick_one(self, game: Imperium, context: Context) -> None:
        """Ask which of its options is taken: none of them where there is none, and the only one without asking."""
        options = self.options(game, context)
        if len(options) == 1:
            self.answer(game, context, options[0])
        elif options:
            game.ask(self, context, game.seats[context.seat].decider)

    def at_once(self, game: Imperium, context: Context) -> bool:
        """Whether doing it right away can never hurt its owner and asks nothing."""
        return False

    def possible(self, game: Imperium, context: Context) -> bool:
        """Whether it can be carried out now."""
        return True

    def useful(self, game: Imperium, context: Context) -> bool:
        """Whether it may be picked where there are alternatives: it would change something."""
        return self.possible(game, context)

    def rank(self, game: Imperium, context: Context) -> int:
        """What a Rival looks at when it must choose among acts: it takes the lowest."""
        return 0

    def option_rank(self, game: Imperium, context: Context, option: int) -> int:
        """What a Rival looks at when it must choose among this act's options: it takes the lowest."""
        return 0

    def owed(self, game: Imperium, context: Context) -> bool:
        """Whether the turn cannot end before it is done, where it is possible."""
        return not self.optional

    def declinable(self) -> bool:
        """Whether its owner may still decline when it is done and asks."""
        return False

    def split(self) -> list[Act]:
        """Its parts, which may be done in any order."""
        return [self]

    def pieces(self) -> list[Act]:
        """Its parts, down to the last that may be done apart from the others."""
        return [self]

    def bind(self, source: str, name: str) -> None:
        """Learn which card it stands on; acts with choices of their own put them in the vocabulary."""

    def count_more(self, game: Imperium, context: Context, cards: list[int]) -> None:
        """Count cards revealed after this act counted the cards in play."""

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        """Notice that a seat has gained goods, or (`what` is -1) Intrigue cards."""

    def obstacle(self, game: Imperium, context: Context) -> str:
        """Why it is not possible now, in words."""
        return "it would do nothing now"

    def order(self) -> str:
        """The act in words, where it is settled already that it is done."""
        return self.words().removeprefix("you may ")

    def __and__(self, other: Act) -> All:
        return All([*self.split(), *other.split()])


class All(Act):
    """Several acts, one after the other."""

    def __init__(self, acts: list[Act]) -> None:
        self.acts = acts

    def split(self) -> list[Act]:
        return self.acts

    def pieces(self) -> list[Act]:
        return [piece for act in self.acts for piece in act.pieces()]

    def bind(self, source: str, name: str) -> None:
        for act in self.acts:
            act.bind(source, name)

    def at_once(self, game: Imperium, context: Context) -> bool:
        return all(act.at_once(game, context) for act in self.acts)

    def possible(self, game: Imperium, context: Context) -> bool:
        for act in self.acts:  # noqa: SIM110  # a loop costs less
            if act.possible(game, context):
                return True
        return False

    def do(self, game: Imperium, context: Context) -> None:
        for act in reversed(self.acts):
            game.push(act, context)

    def words(self) -> str:
        return clauses([act.words() for act in self.acts])

    def glyphs(self) -> list[str]:
        return [glyph for act in self.acts for glyph in act.glyphs()]


class Condition(Value):
    """Something that holds or does not."""

    def holds(self, game: Imperium, context: Context) -> bool:
        """Whether it holds now for the owner of the effect."""
        raise NotImplementedError(type(self).__name__)

    def words(self) -> str:
        """The condition after an `if`."""
        raise NotImplementedError(type(self).__name__)

    def glyph(self) -> str:
        """The condition as a tag."""
        raise NotImplementedError(type(self).__name__)


class If(Act):
    """An act that needs a condition when it is done; another may take its place."""

    def __init__(self, condition: Condition, then: Act, otherwise: Act | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise
        self.verb = then.verb
        self.optional = then.optional

    def pieces(self) -> list[Act]:
        """What several effects need together, each needs alone."""
        parts = self.then.pieces()
        if len(parts) == 1 or self.otherwise is not None:
            return [self]
        return [If(self.condition, part) for part in parts]

    def bind(self, source: str, name: str) -> None:
        self.then.bind(source, name)
        if self.otherwise is not None:
            self.otherwise.bind(source, name)

    def at_once(self, game: Imperium, context: Context) -> bool:
        if self.otherwise is not None:
            return False
        return self.condition.holds(game, context) and self.then.at_once(game, context)

    def possible(self, game: Imperium, context: Context) -> bool:
        if self.condition.holds(game, context):
            return self.then.possible(game, context)
        return self.otherwise is not None and self.otherwise.possible(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        if self.condition.holds(game, context):
            return self.then.obstacle(game, context)
        if self.otherwise is not None:
            return self.otherwise.obstacle(game, context)
        return f"only if {self.condition.words()}"

    def do(self, game: Imperium, context: Context) -> None:
        if self.condition.holds(game, context):
            self.then.do(game, context)
        elif self.otherwise is not None:
            self.otherwise.do(game, context)

    def words(self) -> str:
        words = f"if {self.condition.words()}, {self.then.words()}"
        return words if self.otherwise is None else f"{words}; otherwise {self.otherwise.words()}"

    def glyphs(self) -> list[str]:
        glyphs = [f"if {self.condition.glyph()}", *self.then.glyphs()]
        return glyphs if self.otherwise is None else [*glyphs, "else", *self.otherwise.glyphs()]


class Pay(Act):
    """An arrow: pay once, then gain. Its owner may decline, except where the card is an Intrigue card."""

    verb = "pay"
    optional = True

    def __init__(
        self, *dues: Act, then: Act, solari: int = 0, spice: int = 0, water: int = 0, even_for_nothing: bool = False
    ) -> None:
        self.dues = list(dues)
        self.then = then
        self.even_for_nothing = even_for_nothing
        """Whether it may be paid although nothing would be gained."""
        self.price = [0, 0, 0]
        self.price[SOLARI] = solari
        self.price[SPICE] = spice
        self.price[WATER] = water

    def bind(self, source: str, name: str) -> None:
        for due in self.dues:
            due.bind(source, name)
        self.then.bind(source, name)

    def possible(self, game: Imperium, context: Context) -> bool:
        have = game.seats[context.seat].have
        price = self.price
        if have[SOLARI] < price[SOLARI] or have[SPICE] < price[SPICE] or have[WATER] < price[WATER]:
            return False
        rewarding = self.even_for_nothing
        for due in self.dues:
            if not due.possible(game, context):
                return False
            rewarding = rewarding or due.rewarding
        return rewarding or self.then.possible(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        have = game.seats[context.seat].have
        for resource in RESOURCES:
            if have[resource] < self.price[resource]:
                return f"costs {count(self.price[resource], HAVE_WORDS[resource])}, you have {have[resource]}"
        for act in (*self.dues, self.then):
            if not act.possible(game, context):
                return act.obstacle(game, context)
        return ""

    def do(self, game: Imperium, context: Context) -> None:
        if not self.possible(game, context):
            return
        for resource in RESOURCES:
            if self.price[resource]:
                pay(game, game.seats[context.seat], resource, self.price[resource])
        game.push(self.then, context)
        for due in reversed(self.dues):
            game.push(due, context)

    def words(self) -> str:
        words = paid(cost_words(self.price, self.dues), self.then.order())
        return words if stands_apart(words) else f"you may {words}"

    def glyphs(self) -> list[str]:
        dues = [glyph for due in self.dues for glyph in due.glyphs()]
        return [*goods_glyphs(self.price), *dues, "arrow", *self.then.glyphs()]


def cost_words(price: list[int], dues: list[Act]) -> str:
    """A cost in words: resources to pay, and whatever else must be done."""
    return series([*([f"pay {goods_words(price)}"] if any(price) else []), *(due.words() for due in dues)])


class May(Act):
    """An act about which its owner is asked where no menu offers it."""

    optional = True

    def __init__(self, act: Act) -> None:
        self.act = act
        self.verb = act.verb
        self.option = NONE

    def bind(self, source: str, name: str) -> None:
        self.act.bind(source, name)
        self.option = VOCABULARY.add(self.verb, source, 0, f"{sentence(self.act.order())[:-1]} ({name})", "effect")

    def possible(self, game: Imperium, context: Context) -> bool:
        return self.act.possible(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return self.act.obstacle(game, context)

    def do(self, game: Imperium, context: Context) -> None:
        if self.possible(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return [self.option, PASS]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if option == self.option:
            self.act.do(game, context)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Leave it undone" if option == PASS else ""

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        return self.act.phrase(game, context, option) or self.act.glyphs() if option == self.option else []

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"{sentence(self.act.order())[:-1]}?"

    def words(self) -> str:
        return self.act.words()

    def glyphs(self) -> list[str]:
        return self.act.glyphs()


class InAnyOrder(Act):
    """Several acts, in the order their owner likes, where no menu offers them."""

    def __init__(self, *acts: Act) -> None:
        self.acts = list(acts)
        self.choices: list[int] = []
        self.stages = [Ordering(self, done) for done in range(1 << len(acts))]

    def bind(self, source: str, name: str) -> None:
        self.choices = []
        for n, act in enumerate(self.acts, 1):
            act.bind(f"{source}:{n}", name)
            text = f"{sentence(act.order())[:-1]} ({name})"
            self.choices.append(VOCABULARY.add(act.verb, f"{source}:{n}", 1 << (n - 1), text, "effect"))

    def do(self, game: Imperium, context: Context) -> None:
        self.stages[0].do(game, context)

    def key(self) -> str:
        return f"InAnyOrder({plain(self.acts)}, {self.choices})"

    def words(self) -> str:
        return clauses([act.words() for act in self.acts])

    def glyphs(self) -> list[str]:
        return [glyph for act in self.acts for glyph in act.glyphs()]


class Ordering(Act):
    """Acts in any order, those in the mask already done."""

    def __init__(self, whole: InAnyOrder, done: int) -> None:
        self.whole = whole
        self.done = done

    def left(self) -> list[int]:
        """The places of the acts still to do."""
        return [n for n in range(len(self.whole.acts)) if not self.done >> n & 1]

    def do(self, game: Imperium, context: Context) -> None:
        acts = self.whole.acts
        left = self.left()
        if game.seats[context.seat].policy.automatic:
            for n in reversed(left):
                game.push(acts[n], context)
            return
        for n in left:
            if acts[n].at_once(game, context):
                self.go_on(game, context, n)
                return
        ready = [n for n in left if acts[n].possible(game, context)]
        if len(ready) == 1:
            self.go_on(game, context, ready[0])
        elif ready:
            game.ask(self, context, game.seats[context.seat].decider)

    def go_on(self, game: Imperium, context: Context, n: int) -> None:
        """Do one of them; the others come after."""
        game.push(self.whole.stages[self.done | 1 << n], context)
        self.whole.acts[n].do(game, context)

    def options(self, game: Imperium, context: Context) -> list[int]:
        whole = self.whole
        return [whole.choices[n] for n in self.left() if whole.acts[n].possible(game, context)]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        self.go_on(game, context, self.whole.choices.index(option))

    def text(self, game: Imperium, context: Context, option: int) -> str:
        if option not in self.whole.choices:
            return ""
        return self.whole.acts[self.whole.choices.index(option)].text(game, context, option)

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        if option not in self.whole.choices:
            return []
        act = self.whole.acts[self.whole.choices.index(option)]
        return act.phrase(game, context, option) or act.glyphs()

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if option not in self.whole.choices:
            return ""
        n = self.whole.choices.index(option)
        return "already done" if self.done >> n & 1 else self.whole.acts[n].obstacle(game, context)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "What comes next?"

    def words(self) -> str:
        return self.whole.words()

    def key(self) -> str:
        return f"Ordering({self.whole.key()}, {self.done})"


class Choose(Act):
    """A choice of so many different acts, each done as it is picked, or (`named_first`) when all are picked."""

    verb = "choose"

    def __init__(self, *acts: Act, pick: int = 1, named_first: bool = False, optional: bool = False) -> None:
        self.acts = list(acts)
        self.pick = pick
        self.named_first = named_first
        self.optional = optional
        self.choices: list[int] = []
        masks = [taken for taken in range(1 << len(acts)) if taken.bit_count() < pick]
        self.stages = {taken: Chosen(self, pick - taken.bit_count(), taken) for taken in masks}

    def bind(self, source: str, name: str) -> None:
        self.choices = []
        for n, act in enumerate(self.acts, 1):
            act.bind(source, name)
            text = f"{sentence(act.order())[:-1]} ({name})"
            self.choices.append(VOCABULARY.add("choose", f"{source}:{n}", 1 << (n - 1), text, "effect"))

    def possible(self, game: Imperium, context: Context) -> bool:
        for act in self.acts:  # noqa: SIM110  # a loop costs less
            if act.useful(game, context):
                return True
        return False

    def do(self, game: Imperium, context: Context) -> None:
        self.stages[0].do(game, context)

    def key(self) -> str:
        return f"Choose({plain(self.acts)}, {self.pick}, {self.choices})"

    def words(self) -> str:
        parts = [act.order() for act in self.acts]
        if self.pick > 1:
            return f"choose {self.pick} of these: {', '.join(parts)}"
        return f"{'you may ' if self.optional else ''}either {series(parts, 'or')}"

    def glyphs(self) -> list[str]:
        glyphs: list[str] = [] if self.pick == 1 else [f"{self.pick} of"]
        for act in self.acts:
            glyphs.extend(act.glyphs())
            glyphs.append("or")
        return glyphs[:-1]


class Chosen(Act):
    """A choice in progress: so many still to pick, those in the mask already taken."""

    def __init__(self, choice: Choose, left: int, taken: int) -> None:
        self.choice = choice
        self.left = left
        self.taken = taken

    def do(self, game: Imperium, context: Context) -> None:
        choices = self.options(game, context)
        if len(choices) == 1:
            self.answer(game, context, choices[0])
        elif choices:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        choice = self.choice
        free = [
            choice.choices[n] for n, act in enumerate(choice.acts)
            if not self.taken >> n & 1 and act.useful(game, context)
        ]
        return game.seats[context.seat].policy.narrow(game, context, self, free)

    def option_rank(self, game: Imperium, context: Context, option: int) -> int:
        return self.choice.acts[VOCABULARY.value[option].bit_length() - 1].rank(game, context)

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        choice = self.choice
        bit = VOCABULARY.value[option]
        taken = self.taken | bit
        if not choice.named_first:
            if self.left > 1:
                game.push(choice.stages[taken], context)
            game.push(choice.acts[bit.bit_length() - 1], context)
        elif self.left > 1 and choice.stages[taken].options(game, context):
            choice.stages[taken].do(game, context)
        else:
            for n in reversed(range(len(choice.acts))):
                if taken >> n & 1:
                    game.push(choice.acts[n], context)

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if option in self.choice.choices:
            n = self.choice.choices.index(option)
            return "already chosen" if self.taken >> n & 1 else self.choice.acts[n].obstacle(game, context)
        return ""

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        if option not in self.choice.choices:
            return []
        act = self.choice.acts[self.choice.choices.index(option)]
        return act.phrase(game, context, option) or act.glyphs()

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Choose one." if self.left == 1 else f"Choose {self.left} different ones."

    def words(self) -> str:
        return self.choice.words()

    def key(self) -> str:
        return f"Chosen({self.choice.key()}, {self.left}, {self.taken})"

