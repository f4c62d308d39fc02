"""Effects that several cards and spaces of Uprising share."""

from __future__ import annotations

from landsraad.imperium.act import Act, Condition
from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.uprising.conditions import SentToFaction
from landsraad.imperium.deck import discard, leave_hand, trash
from landsraad.imperium.declare import CARDS, Card
from landsraad.imperium.effects import SPACE_INFLUENCE, Discard, LoseInfluence, RecallAgent, space_cube
from landsraad.imperium.goods import gain, pay
from landsraad.imperium.influence import cube, gaining, rise, to_lose, with_faction
from landsraad.imperium.market import TO_HAND, TO_PILE
from landsraad.imperium.reveal import reveal_cards
from landsraad.imperium.state import REVEAL_TURN, Imperium, Seat
from landsraad.imperium.units import barred, deploy, retreat
from landsraad.imperium.words import (
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
    count,
)
from landsraad.kernel.effect import Context

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

    def do(self, game: Imperium, context: Context) -> None:
        self.pick_one(game, context)

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        card = VOCABULARY.value[option]
        if CARDS[card].faction_mask >> GUILD & 1:
            game.push(self.guild, context)
        if self.then is not None:
            game.push(self.then, context)
        discard(game, game.seats[context.seat], card)

    def words(self) -> str:
        more = f"{self.guild.words()}{' besides' if self.then is not None else ''}"
        guild = f"; if it is a {FACTION_WORDS[GUILD]} card, {more}"
        arrow = "discard a card" if self.then is None else f"you may discard a card to {self.then.words()}"
        return f"{arrow}{guild}"

    def glyphs(self) -> list[str]:
        then = [] if self.then is None else ["arrow", *self.then.glyphs()]
        return ["discard", *then, f"if discarded {FACTIONS[GUILD]}", *self.guild.glyphs()]


class RecallOtherAgent(RecallAgent):
    """Return one of one's Agents from the board, but not the one sent this turn."""

    def do(self, game: Imperium, context: Context) -> None:
        self.pick_one(game, context)

    def others(self, game: Imperium, context: Context) -> list[int]:
        """The spaces where other Agents of the seat stand."""
        here = game.turn.space if game.turn.seat == context.seat else -1
        return [pos for pos in sorted(set(game.seats[context.seat].posts)) if pos != here]

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(self.others(game, context))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no other Agent on the board"

    def options(self, game: Imperium, context: Context) -> list[int]:
        return [game.rules.spaces[pos].recall_option for pos in self.others(game, context)]

    def words(self) -> str:
        return "return another of your Agents from the board to your Leader"


class LoseSomeInfluence(Act):
    """A cost: lose influence step by step, with one faction or several."""

    verb = "lose-influence"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        return to_lose(game, context) >= self.n

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you have only {to_lose(game, context)} influence to lose"

    def do(self, game: Imperium, context: Context) -> None:
        for _ in range(self.n):
            game.push(LOSE_INFLUENCE, context)

    def words(self) -> str:
        return f"lose {self.n} influence in all"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "influence-down")]


class TwoFactions(Act):
    """Gain influence with two different factions; both are chosen before either is resolved."""

    verb = "influence"

    def __init__(self, first: int = -1) -> None:
        self.first = first
        """The faction that is chosen already, if one is; after the last comes one's own track."""

    def chosen(self, game: Imperium, context: Context) -> list[int]:
        """The option that is chosen already, if one is."""
        if self.first < 0:
            return []
        own = game.seats[context.seat].policy.gain_own
        return [FACTION[self.first] if self.first < len(FACTIONS) else own]

    def open(self, game: Imperium, context: Context) -> list[int]:
        """The options that can be chosen."""
        chosen = self.chosen(game, context)
        return [option for option in gaining(game, context, game.rules.factions) if option not in chosen]

    def useful(self, game: Imperium, context: Context) -> bool:
        return bool(self.open(game, context))

    def do(self, game: Imperium, context: Context) -> None:
        tracks = self.open(game, context)
        if len(tracks) + (self.first >= 0) <= 2:
            self.rise(game, context, tracks)
            return
        self.pick_one(game, context)

    def rise(self, game: Imperium, context: Context, tracks: list[int]) -> None:
        """Gain with the faction chosen before and with these."""
        for option in self.chosen(game, context) + tracks:
            rise(game, cube(game, context, option), VOCABULARY.value[option], 1)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return game.seats[context.seat].policy.narrow(game, context, self, self.open(game, context))

    def text(self, game: Imperium, context: Context, option: int) -> str:
        name = with_faction(game, option)
        return f"Gain influence with the {name}" if name else ""

    def option_rank(self, game: Imperium, context: Context, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if self.first < 0:
            own = option == game.seats[context.seat].policy.gain_own
            SECOND_FACTION[len(FACTIONS) if own else VOCABULARY.value[option]].do(game, context)
        else:
            self.rise(game, context, [option])

    def prompt(self, game: Imperium, context: Context) -> str:
        which = "first of two different factions" if self.first < 0 else "second faction"
        return f"With which {which} do you gain 1 influence?"

    def words(self) -> str:
        return "gain 1 influence with each of two different factions"

    def glyphs(self) -> list[str]:
        return ["2 of", "influence-any"]


SECOND_FACTION = [TwoFactions(faction) for faction in range(len(FACTIONS) + 1)]


class RetreatTroops(Act):
    """A cost: retreat troops from the Conflict, at least and at most so many."""

    verb = "retreat-troops"

    def __init__(self, least: int, most: int = 0) -> None:
        self.least = least
        self.most = most or least

    def possible(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.army].have[CONFLICT] >= self.least

    def obstacle(self, game: Imperium, context: Context) -> str:
        have = game.seats[context.army].have[CONFLICT]
        return f"you need {count(self.least, 'troop')} in the Conflict, you have {have}"

    def options(self, game: Imperium, context: Context) -> list[int]:
        return RETREAT[self.least : min(self.most, game.seats[context.army].have[CONFLICT]) + 1]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        retreat(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return "How many troops do you retreat?"

    def words(self) -> str:
        many = str(self.least) if self.least == self.most else f"{self.least} or {self.most}"
        return f"retreat {many} of your troops"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.most, "retreat")]


class MoveTroop(Act):
    """Deploy one garrisoned troop, or retreat one."""

    verb = "move-troop"
    optional = True

    def declinable(self) -> bool:
        return True

    def possible(self, game: Imperium, context: Context) -> bool:
        return len(self.options(game, context)) > 1

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no troop to move"

    def do(self, game: Imperium, context: Context) -> None:
        if self.possible(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        army = game.seats[context.army]
        options = [DEPLOY[1]] if army.have[GARRISON] and not barred(game, army) else []
        if army.have[CONFLICT]:
            options.append(RETREAT[1])
        return [*options, PASS]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        army = game.seats[context.army]
        if option == DEPLOY[1]:
            deploy(game, army, 1)
        elif option == RETREAT[1]:
            retreat(game, army, 1)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Move no troop" if option == PASS else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Do you deploy a troop from your garrison, or retreat one?"

    def words(self) -> str:
        return "you may deploy one of your garrisoned troops or retreat one from the Conflict"

    def glyphs(self) -> list[str]:
        return ["deploy", "or", "retreat"]


class RaiseSpaceInfluence(Act):
    """The faction space visited gives 2 influence instead of 1."""

    verb = "raise"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return self.possible(game, context)

    def possible(self, game: Imperium, context: Context) -> bool:
        return SENT_TO_FACTION.holds(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have not sent this Agent to a space of a faction"

    def do(self, game: Imperium, context: Context) -> None:
        if game.turn.have[SPACE_INFLUENCE]:
            game.turn.have[SPACE_INFLUENCE] = 2
        else:
            rise(game, game.seats[space_cube(game, context)], game.rules.spaces[context.space].faction, 1)

    def words(self) -> str:
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

    def place(self, game: Imperium, context: Context) -> int:
        return TO_HAND if self.when is None or self.when.holds(game, context) else TO_PILE

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        if self.solari:
            pay(game, seat, SOLARI, CARDS[VOCABULARY.value[option]].price)
        super().answer(game, context, option)
        if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
            reveal_cards(game, seat)

    def obstacle(self, game: Imperium, context: Context) -> str:
        if self.solari:
            return f"no card on offer costs {game.seats[context.seat].have[SOLARI]} or less"
        return f"no card on offer costs {self.most}" if self.exactly else super().obstacle(game, context)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        card = CARDS[VOCABULARY.value[option]]
        return f"Acquire {card.name} for {card.price} Solari" if self.solari else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        if self.solari:
            return "Which card do you acquire for Solari?"
        return f"Which card costing {self.most} do you take?" if self.exactly else super().prompt(game, context)

    def words(self) -> str:
        if self.solari:
            return "you may acquire a card into your hand for its cost in Solari instead of persuasion"
        limit = f"exactly {self.most}" if self.exactly else f"{self.most} or less"
        where = "into your hand"
        if self.when is not None:
            where = f"into your discard pile, or into your hand if {self.when.words()}"
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

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you have no {FACTION_WORDS[self.faction]} card in hand" if self.faction >= 0 else "your hand is empty"

    def options(self, game: Imperium, context: Context) -> list[int]:
        hand = [CARDS[card] for card in game.seats[context.seat].hand]
        fitting = [card for card in hand if self.faction < 0 or card.faction_mask >> self.faction & 1]
        return list(dict.fromkeys([card.trash_hand for card in fitting]))

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        leave_hand(seat, VOCABULARY.value[option])
        trash(game, seat, VOCABULARY.value[option], context)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which card do you trash from your hand?"

    def words(self) -> str:
        kind = "a card" if self.faction < 0 else f"{article(FACTION_WORDS[self.faction])} card"
        return f"trash {kind} from your hand"

    def glyphs(self) -> list[str]:
        return ["trash", "hand"]


def article(word: str) -> str:
    """A word with `a` or `an` before it."""
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


class TrashForSpice(TrashFromHand):
    """Trash a card from the hand; one with a printed cost gives spice."""

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        card = CARDS[VOCABULARY.value[option]]
        super().answer(game, context, option)
        if card.cost is not None and card.cost >= 1:
            gain(game, game.seats[context.seat], SPICE, 2)

    def words(self) -> str:
        return "trash a card from your hand; if it costs 1 or more, gain 2 spice"

    def glyphs(self) -> list[str]:
        return ["trash", "hand", "if 1+ persuasion", "2 spice"]


class TrashOtherInPlay(Act):
    """A cost: trash another card of a faction that is in play."""

    verb = "trash-other"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def others(self, game: Imperium, context: Context) -> list[Card]:
        """The other cards of the faction in play."""
        cards = list(game.seats[context.seat].play)
        if context.card in cards:
            cards.remove(context.card)
        return [CARDS[card] for card in cards if CARDS[card].faction_mask >> self.faction & 1]

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(self.others(game, context))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you have no other {FACTION_WORDS[self.faction]} card in play"

    def options(self, game: Imperium, context: Context) -> list[int]:
        return list(dict.fromkeys([card.trash_play for card in self.others(game, context)]))

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        seat.play.remove(card)
        if card == context.card:  # another copy of the card itself: its boxes go, not those of this one
            game.bag = [(part, origin) for part, origin in game.bag if origin.card != card or origin is context]
        trash(game, seat, card, context)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which other card in play do you trash?"

    def words(self) -> str:
        return f"trash another {FACTION_WORDS[self.faction]} card you have in play"

    def glyphs(self) -> list[str]:
        return ["trash", f"other-{FACTIONS[self.faction].replace('_', '-')}"]
