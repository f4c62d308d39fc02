"""Effects that several cards and spaces of Uprising share."""

from __future__ import annotations

from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.uprising.conditions import SentToFaction
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.grammar import more
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    DEPLOY,
    FACTION,
    FACTION_WORDS,
    FACTIONS,
    GARRISON,
    GUILD,
    PASS,
    RETREAT,
    SOLARI,
    SPICE,
    VOCABULARY,
    amount_glyph,
)
from landsraad.imperium.effects.cards import Discard, trashing_touches
from landsraad.imperium.effects.influence import (
    SPACE_INFLUENCE,
    LoseInfluence,
    any_step_touches,
    space_cube,
    steps_touch,
)
from landsraad.imperium.effects.leader import RecallAgent
from landsraad.imperium.rules.reveal import reveal_cards
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.deck import discard, leave_hand, trash
from landsraad.imperium.table.goods import gain, pay
from landsraad.imperium.table.influence import cube, gaining, losing, rise, to_lose, with_faction
from landsraad.imperium.table.market import TO_HAND, TO_PILE
from landsraad.imperium.table.state import REVEAL_TURN, Imperium, Seat
from landsraad.imperium.table.units import RETREATS, barred, deploy, deploying_touches, retreat

LOSE_INFLUENCE = LoseInfluence()


class DiscardFor(Discard):
    """Discard a card from the hand; more is gained if it is a Spacing Guild card."""

    verb = "discard-for"

    def __init__(self, guild: Act, then: Act | None = None) -> None:
        super().__init__()
        self.guild = guild
        self.then = then
        self.optional = then is not None

    def bind(self, source: str, name: str) -> None:
        self.guild.bind(source, name)
        if self.then is not None:
            self.then.bind(source, name)

    def do(self, game: Imperium, context: Origin) -> None:
        self.pick_one(game, context)

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        card = VOCABULARY.value[option]
        if CARDS[card].faction_mask >> GUILD & 1:
            game.push(self.guild, context)
        if self.then is not None:
            game.push(self.then, context)
        discard(game, game.seats[context.seat], card)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = super().footprint(game, context) | self.guild.footprint(game, context)
        return touched if self.then is None else touched | self.then.footprint(game, context)

    def describe(self) -> str:
        first = "" if self.then is None else self.then.describe()
        guild = self.guild.describe()
        guild = more(guild) if guild == first else guild
        arrow = f"you may discard a card to {first}" if first else "discard a card"
        return f"{arrow} and, if it is a {FACTION_WORDS[GUILD]} card, {guild}"

    def glyphs(self) -> list[str]:
        then = [] if self.then is None else ["arrow", *self.then.glyphs()]
        return ["discard", *then, f"if discarded {FACTIONS[GUILD]}", *self.guild.glyphs()]


class RecallOtherAgent(RecallAgent):
    """Return one of one's Agents from the board, but not the one sent this turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        self.pick_one(game, context)

    def others(self, game: Imperium, context: Origin) -> list[int]:
        """The spaces where other Agents of the seat stand."""
        here = game.turn.space if game.turn.seat == context.seat else -1
        return [pos for pos in sorted(set(game.seats[context.seat].posts)) if pos != here]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.others(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no other Agent on the board"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [game.rules.spaces[pos].recall_option for pos in self.others(game, context)]

    def describe(self) -> str:
        return "return another of your Agents from the board to your Leader"


class LoseSomeInfluence(Act):
    """A cost: lose influence step by step, with one faction or several."""

    verb = "lose-influence"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return to_lose(game, context) >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have only {to_lose(game, context)} influence to lose"

    def do(self, game: Imperium, context: Origin) -> None:
        if game.skips_forced and to_lose(game, context) == self.n:
            self.lose_all(game, context)
            return
        for _ in range(self.n):
            game.push(LOSE_INFLUENCE, context)

    def lose_all(self, game: Imperium, context: Origin) -> None:
        """Lose all influence there is, so that nobody need say with whom."""
        for option in reversed(losing(game, context, 1)):
            faction = VOCABULARY.value[option]
            for _ in range(cube(game, context, option).influence[faction]):
                LOSE_INFLUENCE.answer(game, context, option)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return LOSE_INFLUENCE.footprint(game, context)

    def describe(self) -> str:
        return f"lose {self.n} influence in all"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "influence-down")]


class TwoFactions(Act):
    """Gain influence with two different factions; both are chosen before either is resolved."""

    verb = "influence"

    def __init__(self, first: int = -1) -> None:
        self.first = first
        """The faction that is chosen already, if one is; after the last comes one's own track."""

    def chosen(self, game: Imperium, context: Origin) -> list[int]:
        """The option that is chosen already, if one is."""
        if self.first < 0:
            return []
        own = game.seats[context.seat].policy.gain_own
        return [FACTION[self.first] if self.first < len(FACTIONS) else own]

    def open(self, game: Imperium, context: Origin) -> list[int]:
        """The options that can be chosen."""
        chosen = self.chosen(game, context)
        return [option for option in gaining(game, context, game.rules.factions) if option not in chosen]

    def useful(self, game: Imperium, context: Origin) -> bool:
        return bool(self.open(game, context))

    def do(self, game: Imperium, context: Origin) -> None:
        tracks = self.open(game, context)
        if len(tracks) + (self.first >= 0) <= 2:
            self.rise(game, context, tracks)
            return
        self.pick_one(game, context)

    def rise(self, game: Imperium, context: Origin, tracks: list[int]) -> None:
        """Gain with the faction chosen before and with these."""
        for option in self.chosen(game, context) + tracks:
            rise(game, cube(game, context, option), VOCABULARY.value[option], 1)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return game.seats[context.seat].policy.narrow(game, context, self, self.open(game, context))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        name = with_faction(game, option)
        return f"Gain influence with the {name}" if name else ""

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if self.first < 0:
            own = option == game.seats[context.seat].policy.gain_own
            SECOND_FACTION[len(FACTIONS) if own else VOCABULARY.value[option]].do(game, context)
        else:
            self.rise(game, context, [option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        which = "first of two different factions" if self.first < 0 else "second faction"
        return f"With which {which} do you gain 1 influence?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return any_step_touches(game, game.seats[context.army])

    def describe(self) -> str:
        return "gain 1 influence with each of two different factions"

    def glyphs(self) -> list[str]:
        return ["2 of", "influence-any"]


SECOND_FACTION = [TwoFactions(faction) for faction in range(len(FACTIONS) + 1)]


class MoveTroop(Act):
    """Deploy one garrisoned troop, or retreat one."""

    verb = "move-troop"
    optional = True

    def declinable(self) -> bool:
        return True

    def possible(self, game: Imperium, context: Origin) -> bool:
        return len(self.options(game, context)) > 1

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop to move"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        army = game.seats[context.army]
        options = [DEPLOY[1]] if army.have[GARRISON] and not barred(game, army) else []
        if army.have[CONFLICT]:
            options.append(RETREAT[1])
        return [*options, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        army = game.seats[context.army]
        if option == DEPLOY[1]:
            deploy(game, army, 1)
        elif option == RETREAT[1]:
            retreat(game, army, 1)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Move no troop" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Do you deploy a troop from your garrison, or retreat one?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return deploying_touches(game, game.seats[context.army]) | RETREATS

    def describe(self) -> str:
        return "you may deploy one of your garrisoned troops or retreat one from the Conflict"

    def glyphs(self) -> list[str]:
        return ["deploy", "or", "retreat"]


class RaiseSpaceInfluence(Act):
    """The faction space visited gives 2 influence instead of 1."""

    verb = "raise"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return self.possible(game, context)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return SENT_TO_FACTION.holds(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have not sent this Agent to a space of a faction"

    def do(self, game: Imperium, context: Origin) -> None:
        if game.turn.have[SPACE_INFLUENCE]:
            game.turn.have[SPACE_INFLUENCE] = 2
        else:
            rise(game, game.seats[space_cube(game, context)], game.rules.spaces[context.space].faction, 1)

    def footprint(self, game: Imperium, context: Origin) -> int:
        faction = game.rules.spaces[context.space].faction
        return touch.touches(alters=touch.TURN) | steps_touch(game, game.seats[space_cube(game, context)], faction, 1)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.BOARD

    def describe(self) -> str:
        return "the space of the faction you visit gives 2 influence instead of 1"

    def glyphs(self) -> list[str]:
        return ["2x influence-up"]


SENT_TO_FACTION = SentToFaction()


class AcquireToHand(AcquireFree):
    """Take a card into the hand, where the condition holds if there is one: for nothing, or for its cost in Solari."""

    verb = "acquire-for"

    def __init__(
        self, most: int = 99, *, exactly: bool = False, solari: bool = False, when: Condition | None = None
    ) -> None:
        super().__init__(most)
        self.exactly = exactly
        self.solari = solari
        self.when = when
        self.optional = solari

    def fits(self, seat: Seat, card: Card) -> bool:
        if self.exactly:
            return card.cost == self.most
        return card.price <= (seat.have[SOLARI] if self.solari else self.most)

    def goes_to(self) -> int:
        return touch.HAND | touch.DISCARDS | touch.PLAY

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = super().footprint(game, context) | touch.touches(adds=touch.PERSUASION | touch.SWORDS)
        if self.when is not None:
            touched |= self.when.needs()
        return touched | touch.touches(takes=touch.SOLARI) if self.solari else touched

    def place(self, game: Imperium, context: Origin) -> int:
        return TO_HAND if self.when is None or self.when.holds(game, context) else TO_PILE

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if self.solari:
            pay(game, seat, SOLARI, CARDS[VOCABULARY.value[option]].price)
        super().answer(game, context, option)
        if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
            reveal_cards(game, seat)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        if self.solari:
            return f"no card on offer costs {game.seats[context.seat].have[SOLARI]} or less"
        return f"no card on offer costs {self.most}" if self.exactly else super().obstacle(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        card = CARDS[VOCABULARY.value[option]]
        return f"Acquire {card.name} for {card.price} Solari" if self.solari else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        if self.solari:
            return "Which card do you acquire for Solari?"
        return f"Which card costing {self.most} do you take?" if self.exactly else super().prompt(game, context)

    def describe(self) -> str:
        if self.solari:
            return "you may acquire a card into your hand for its cost in Solari instead of persuasion"
        limit = f"exactly {self.most}" if self.exactly else f"{self.most} or less"
        where = "into your hand"
        if self.when is not None:
            where = f"into your discard pile, or into your hand if {self.when.describe()}"
        return f"take a card costing {limit} without paying persuasion {where}"

    def glyphs(self) -> list[str]:
        if self.solari:
            return ["solari", "arrow", "acquire", "hand"]
        return ["acquire", str(self.most) if self.exactly else f"{self.most} or less", "hand"]


class TrashFromHand(Act):
    """Trash a card from the hand, of a faction if one is named."""

    verb = "trash-from-hand"

    def __init__(self, faction: int = -1) -> None:
        self.faction = faction

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have no {FACTION_WORDS[self.faction]} card in hand" if self.faction >= 0 else "your hand is empty"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        hand = [CARDS[card] for card in game.seats[context.seat].hand]
        fitting = [card for card in hand if self.faction < 0 or card.faction_mask >> self.faction & 1]
        return list(dict.fromkeys([card.trash_hand for card in fitting]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        leave_hand(seat, VOCABULARY.value[option])
        trash(game, seat, VOCABULARY.value[option], context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card do you trash from your hand?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        return trashing_touches(game, seat, seat.hand) | touch.touches(needs=touch.HAND, alters=touch.HAND)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.HAND

    def describe(self) -> str:
        kind = "a card" if self.faction < 0 else f"{article(FACTION_WORDS[self.faction])} card"
        return f"trash {kind} from your hand"

    def glyphs(self) -> list[str]:
        return ["trash", "hand"]


def article(word: str) -> str:
    """A word with `a` or `an` before it."""
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


class TrashForSpice(TrashFromHand):
    """Trash a card from the hand; one with a printed cost gives spice."""

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        card = CARDS[VOCABULARY.value[option]]
        super().answer(game, context, option)
        if card.cost is not None and card.cost >= 1:
            gain(game, game.seats[context.seat], SPICE, 2)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return super().footprint(game, context) | touch.touches(adds=touch.SPICE)

    def describe(self) -> str:
        return "trash a card from your hand and, if it costs 1 or more, gain 2 spice"

    def glyphs(self) -> list[str]:
        return ["trash", "hand", "if 1+ persuasion", "2 spice"]


class TrashOtherInPlay(Act):
    """A cost: trash another card of a faction that is in play."""

    verb = "trash-other"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def others(self, game: Imperium, context: Origin) -> list[Card]:
        """The other cards of the faction in play."""
        cards = list(game.seats[context.seat].play)
        if context.card in cards:
            cards.remove(context.card)
        return [CARDS[card] for card in cards if CARDS[card].faction_mask >> self.faction & 1]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.others(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have no other {FACTION_WORDS[self.faction]} card in play"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([card.trash_play for card in self.others(game, context)]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        seat.play.remove(card)
        if card == context.card:  # another copy of the card itself: its boxes go, not those of this one
            game.bag = [(part, origin) for part, origin in game.bag if origin.card != card or origin is context]
        trash(game, seat, card, context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which other card in play do you trash?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return trashing_touches(game, game.seats[context.seat], game.seats[context.seat].play)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.PLAY

    def describe(self) -> str:
        return f"trash another {FACTION_WORDS[self.faction]} card you have in play"

    def glyphs(self) -> list[str]:
        return ["trash", f"other-{FACTIONS[self.faction].replace('_', '-')}"]
