"""What Spies do: they are placed, gather intelligence and are recalled as a cost."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import ENEMY_PLACED, NONE, SPY_PLACED
from landsraad.imperium.declare.vocabulary import (
    FACTION_ICONS,
    ICON_WORDS,
    ICONS,
    PASS,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.table.act import Act, Condition, listeners_touch
from landsraad.imperium.table.spies import (
    SPIES,
    SPIES_RECALLED,
    place_spy,
    recall_spy,
    spies_left,
    watched,
    watched_icons,
    watching,
)
from landsraad.imperium.table.state import Imperium

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value


def icon_words(icons: int, link: str = "or") -> str:
    """Some icons in words."""
    return series([word for i, word in enumerate(ICON_WORDS) if icons >> i & 1], link)


class PlaceSpy(Act):
    """Place a Spy from supply on a free post. With none in supply its owner may take one back first."""

    verb = "place-spy"

    def __init__(self, n: int = 1, *, on: int = 0, visited: bool = False, shared: bool = False) -> None:
        self.n = n
        self.on = on
        """The icons that some space of the post must have; 0 for any."""
        self.visited = visited
        """Whether it must watch the space that the Agent of this turn visits."""
        self.shared = shared
        """Whether Spies of others at the post are no hindrance."""

    def free_posts(self, game: Imperium, context: Origin, but: int = NONE) -> int:
        """The posts, as bits, that a Spy may go to; an own Spy on one of them counts as gone."""
        free = game.rules.posts_with(self.on)
        if self.visited:
            free &= game.rules.posts_around(context.space)
        taken = 0
        for seat in game.seats:
            if seat.index == context.seat:
                for post in seat.piles[SPIES]:
                    if post != but:
                        taken |= 1 << post
            elif not self.shared:
                for post in seat.piles[SPIES]:
                    taken |= 1 << post
        return free & ~taken

    def recallable(self, game: Imperium, context: Origin) -> list[int]:
        """The own Spies, by post, that can be taken back so that one can be placed."""
        own = game.seats[context.seat].piles[SPIES]
        return [post for post in own if self.free_posts(game, context, but=post)]

    def possible(self, game: Imperium, context: Origin) -> bool:
        if spies_left(game.seats[context.seat]):
            return self.free_posts(game, context) != 0
        return bool(self.recallable(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no observation post is free for this Spy"

    def owed(self, game: Imperium, context: Origin) -> bool:
        return spies_left(game.seats[context.seat]) > 0

    def declinable(self) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        for _ in range(self.n - 1):
            game.push(ONE_SPY, context)
        options = self.options(game, context)
        if len(options) == 1 and options[0] != PASS:
            self.answer(game, context, options[0])
        elif len(options) > 1:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        if spies_left(seat):
            free = self.free_posts(game, context)
            options = [post.place_option for post in game.rules.posts if free >> post.index & 1]
            return seat.policy.narrow(game, context, self, options)
        return [*(POSTS[post].recall_option for post in self.recallable(game, context)), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option == PASS:
            return
        if VERBS[option] == "recall-spy":
            recall_spy(game, seat, VALUE[option])
            options = self.options(game, context)
            if len(options) > 1:
                game.ask(self, context, seat.decider)
                return
            option = options[0]
        place_spy(game, seat, VALUE[option])
        self.placed(game, context, VALUE[option])

    def placed(self, game: Imperium, context: Origin, post: int) -> None:
        """Go on after the Spy stands at its post."""

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Place no Spy" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        if spies_left(game.seats[context.seat]):
            return "Where do you place a Spy?"
        return "You have no Spy left: do you recall one to place it again?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] != "spy":
            return ""
        post = POSTS[VALUE[option]]
        if VALUE[option] in game.seats[context.seat].piles[SPIES]:
            return "you have a Spy there already"
        if not self.shared and any(VALUE[option] in seat.piles[SPIES] for seat in game.seats):
            return "another Spy is there"
        if self.on and not game.rules.post_icons[post.index] & self.on:
            return f"this Spy must watch a space with the {icon_words(self.on)} icon"
        return "this Spy must watch the space you visit" if self.visited else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        spies = touch.touches(needs=touch.SPIES, alters=touch.SPIES)
        return spies | listeners_touch(game, seat, SPY_PLACED, context)

    def short(self) -> str:
        return "place a Spy" if self.n == 1 else f"place {self.n} Spies"

    def describe(self) -> str:
        words = "place a Spy" if self.n == 1 else f"place {count(self.n, 'Spy')}"
        if self.on:
            words += f" at a post of {icon_words(self.on)} spaces"
        if self.visited:
            words += " at a post of the space you visit"
        return f"{words}, even beside Spies of others" if self.shared else words

    def glyphs(self) -> list[str]:
        where = [f"agent-{icon.replace('_', '-')}" for i, icon in enumerate(ICONS) if self.on >> i & 1]
        return [amount_glyph(self.n, "spy-place"), *where]


ONE_SPY = PlaceSpy()


class RecallSpies(Act):
    """A cost: take Spies of one's own back from their posts."""

    verb = "recall-spies"

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return len(game.seats[context.seat].piles[SPIES]) >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        have = len(game.seats[context.seat].piles[SPIES])
        return f"you need {count(self.n, 'Spy')} on the board, you have {have}"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if len(seat.piles[SPIES]) == self.n:
            for post in seat.piles[SPIES]:
                recall_spy(game, seat, post)
        else:
            game.ask(self, context, seat.decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [POSTS[post].recall_option for post in game.seats[context.seat].piles[SPIES]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        recall_spy(game, game.seats[context.seat], VALUE[option])
        if self.n > 1:
            game.push(RECALL_SPIES[self.n - 1], context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Spy do you recall?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "you have no Spy there" if VERBS[option] == "recall-spy" else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.SPIES, alters=touch.SPIES)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.SPIES

    def describe(self) -> str:
        return "recall a Spy" if self.n == 1 else f"recall {self.n} Spies"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "spy-recall")]


RECALL_SPIES = [RecallSpies(n) for n in range(3)]


class GatherIntelligence(Act):
    """An Agent has come where a Spy of its owner watches: the Spy may be recalled for a card, before any effect."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.piles[SPIES] and not seat.policy.automatic and watching(game, seat, context.space):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        posts = watching(game, game.seats[context.seat], context.space)
        return [*(POSTS[post].gather_option for post in posts), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            seat = game.seats[context.seat]
            recall_spy(game, seat, VALUE[option])
            draw_cards(game, seat, 1)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Leave your Spy where it is" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Gather intelligence: recall a Spy that watches this space to draw a card?"

    def describe(self) -> str:
        return "you may recall a Spy that watches the space your Agent comes to, to draw a card"


class Noticed(Act):
    """An Agent has come: other players may have something to say to that."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            if seat.hooks[ENEMY_PLACED]:
                break
        else:
            return  # as in most games
        for other in game.others(context.seat):
            if other.hooks[ENEMY_PLACED]:
                game.fire(other, ENEMY_PLACED, Origin(other.index, other.index, NONE, context.space))

    def describe(self) -> str:
        return "other players notice your Agent"


class RecalledSpy(Condition):
    """The owner of the turn has taken a Spy back this turn, in whatever way."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.seat == context.seat and game.turn.have[SPIES_RECALLED] > 0

    def needs(self) -> int:
        return touch.SPIES

    def describe(self) -> str:
        return "you have recalled a Spy this turn"

    def glyph(self) -> str:
        return "spy-recall"


class SpiesOnBoard(Condition):
    """The seat has so many Spies at posts."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return len(game.seats[context.seat].piles[SPIES]) >= self.n

    def needs(self) -> int:
        return touch.SPIES

    def describe(self) -> str:
        return f"you have {self.n} or more Spies on the board"

    def glyph(self) -> str:
        return f"{self.n}+ spy"


class SpyOnMaker(Condition):
    """A Spy of the seat watches a Maker space."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        mask = watched(game, game.seats[context.seat])
        return any(mask >> pos & 1 for pos in game.rules.makers)

    def needs(self) -> int:
        return touch.SPIES

    def describe(self) -> str:
        return "one of your Spies watches a Maker space"

    def glyph(self) -> str:
        return "spy maker"


class SpyOnVisitedMaker(Condition):
    """A Spy of the seat watches the space where somebody's Agent has just come, and it is a Maker space."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        if context.space not in game.rules.makers:
            return False
        return bool(watching(game, game.seats[context.seat], context.space))

    def needs(self) -> int:
        return touch.SPIES

    def describe(self) -> str:
        return "one of your Spies watches the Maker space visited"

    def glyph(self) -> str:
        return "spy maker"


def factions_spied_on(game: Imperium, seat: int) -> list[int]:
    """The factions that have a space which a Spy of the seat watches."""
    icons = watched_icons(game, game.seats[seat]) & FACTION_ICONS
    return [faction for faction in game.rules.factions if icons >> faction & 1]
