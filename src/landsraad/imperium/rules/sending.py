"""Sending an Agent: which one, where to, what entering costs, and what the visit brings."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    AGENT_PLACED,
    NONE,
    TURN,
)
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    FROM_LEADER,
    HAVE_GLYPHS,
    PASS,
    RESOURCES,
    SELL,
    SOLARI,
    SPICE,
    VOCABULARY,
    amount_glyph,
)
from landsraad.imperium.rules.graft import (
    add_partners,
    graft,
    graft_obstacle,
    reached_together,
    together_obstacle,
)
from landsraad.imperium.rules.turn_menu import TURN_MENU
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import (
    ICONS_ADDED,
    agents_ready,
    charge,
    icon_reach,
    ignores_enemies,
    leave,
    pay_entry,
    reach_obstacle,
    reached,
    stand,
    upgrade_price,
)
from landsraad.imperium.table.goods import gain, pay
from landsraad.imperium.table.menu import offer
from landsraad.imperium.table.spies import recall_spy, watching
from landsraad.imperium.table.state import (
    AGENT_TURN,
    OWN_WITH,
    Imperium,
    Seat,
)
from landsraad.kernel.event import Event

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value

UPGRADED: Final = TURN.number("upgraded")
"""Whether more was paid on arrival, for more."""


def send(game: Imperium, seat: Seat, card: Card, context: Origin) -> None:
    """Ask where the card sends the Agent, and before that which Agent if it may be any."""
    if card.entry is not None and card.entry.from_board and seat.policy.movable(game, seat):
        game.ask(WHICH_AGENT, context, seat.index)
    else:
        game.ask(DESTINATION, context, seat.index)


class WhichAgent(Act):
    """A card that sends any own Agent: from the Leader, or from where it stands."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = [FROM_LEADER] if agents_ready(game, seat) else []
        for pos in sorted(set(seat.policy.movable(game, seat))):
            options.append(game.rules.spaces[pos].agent_option)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option != FROM_LEADER:
            pos = game.rules.pos_of[option]
            leave(game, seat, pos)
            seat.have[AGENTS] += 1
            if game.events is not None:
                game.emit(Event("move", seat.index, game.rules.spaces[pos].id))
        game.ask(DESTINATION, context, seat.index)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Agent do you send?"


class Destination(Act):
    """The choice of the space for the Agent, or of a second card to graft to the one played."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options: list[int] = []
        mask = self.open_spaces(game, seat)
        for sendings in game.rules.sendings:
            options += sendings[mask & 255]
            mask >>= 8
        if game.rules.grafting and len(game.turn.cards) == 1:
            add_partners(game, seat, CARDS[context.card], options)
        return options

    def open_spaces(self, game: Imperium, seat: Seat) -> int:
        """The spaces, as bits, to which the cards played send an Agent."""
        turn = game.turn
        played = turn.cards
        card = CARDS[played[0]]
        if card.plain and len(played) == 1:
            return icon_reach(game, seat, card.icons | turn.have[ICONS_ADDED]) & turn.free
        if len(played) > 1:
            return reached_together(game, seat, card, CARDS[played[1]])
        return 0 if card.graft or not agents_ready(game, seat) else reached(game, seat, card)

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if VERBS[option] != "space":
            seat = game.seats[context.seat]
            send(game, seat, graft(game, seat, option), context)
            return
        pos = game.rules.pos_of[option]
        turn = game.turn
        turn.space = pos
        turn.kind = AGENT_TURN
        here = Origin(context.seat, context.army, NONE, pos)
        game.agenda.append((TURN_MENU, OWN_WITH[context.seat][context.army]))  # type: ignore[arg-type]  # push(), without the call
        if game.rules.watch and self.spies_for(game, game.seats[context.seat], pos):
            game.push(ENTER, here)
            INFILTRATE.do(game, here)
        else:
            ENTER.do(game, here)

    def spies_for(self, game: Imperium, seat: Seat, pos: int) -> list[int]:
        """The posts of the seat's Spies one of which must be recalled, so that the Agent gets past those on the
        space; none where nothing is in its way."""
        if not game.occupied >> pos & 1 or ignores_enemies(game, seat, pos):
            return []
        entries = [CARDS[index].entry for index in game.turn.cards]
        passes = any(entry is not None and entry.passes(game, pos) for entry in entries)
        return [] if passes else watching(game, seat, pos)

    def prompt(self, game: Imperium, context: Origin) -> str:
        if len(game.turn.cards) > 1:
            return "Where do {card} and {partner} go?"
        return "What is grafted to {card}?" if CARDS[context.card].graft else "Where does {card} go?"

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] not in ("graft", "usurp"):
            return ""
        return VOCABULARY.texts[option].removesuffix("it") + CARDS[context.card].name

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.seat]
        cards = [CARDS[index] for index in game.turn.cards]
        if VERBS[option] in ("graft", "usurp"):
            if len(cards) > 1:
                return "two cards are grafted already"
            return graft_obstacle(game, seat, cards[0], option)
        pos = game.rules.pos_of.get(option, -1)
        if VERBS[option] != "space" or pos < 0:
            return ""
        if len(cards) > 1:
            return together_obstacle(game, seat, cards[0], cards[1], pos)
        if cards[0].graft:
            return f"graft a card to {cards[0].name} first"
        return reach_obstacle(game, seat, cards[0], pos)


class Infiltrate(Act):
    """A Spy that watches the space is recalled, and enemy Agents do not stop the one that comes."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        posts = watching(game, game.seats[context.seat], context.space)
        return [POSTS[post].infiltrate_option for post in posts]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        recall_spy(game, game.seats[context.seat], VALUE[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"Which Spy do you recall to infiltrate {game.rules.spaces[context.space].name}?"

    def describe(self) -> str:
        return "recall a Spy that watches the space, to get past enemy Agents"


class Enter(Act):
    """The Agent comes to its space: what that costs is paid, and a choice between prices is made before."""

    def do(self, game: Imperium, context: Origin) -> None:
        space = game.rules.spaces[context.space]
        seat = game.seats[context.seat]
        if space.sells:
            game.ask(SALE, context, context.seat)
            return
        if not space.free:
            pay_entry(game, seat, context.space)
        if space.upgrade is not None and UPGRADE.affordable(game, context):
            game.ask(UPGRADE, context, context.seat)
        else:
            arrive(game, context)

    def describe(self) -> str:
        return "pay what the space costs and come there"


class ChooseUpgrade(Act):
    """The choice to pay more on arrival, for more."""

    def affordable(self, game: Imperium, context: Origin) -> bool:
        """Whether the seat has what more costs."""
        seat = game.seats[context.seat]
        for resource in RESOURCES:  # noqa: SIM110  # a loop costs less
            if seat.have[resource] < upgrade_price(game, seat, context.space, resource):
                return False
        return True

    def options(self, game: Imperium, context: Origin) -> list[int]:
        upgrade = game.rules.spaces[context.space].upgrade
        return [PASS] if upgrade is None else [upgrade.option, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            seat = game.seats[context.seat]
            for resource in RESOURCES:
                cost = upgrade_price(game, seat, context.space, resource)
                if cost:
                    charge(game, seat, resource, cost)
            game.turn.have[UPGRADED] = 1
        arrive(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Pay no more than you must" if option == PASS else ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        upgrade = game.rules.spaces[context.space].upgrade
        if option == PASS or upgrade is None:
            return []
        seat = game.seats[context.seat]
        prices = [(what, upgrade_price(game, seat, context.space, what)) for what in RESOURCES]
        return [*(amount_glyph(n, HAVE_GLYPHS[what]) for what, n in prices if n), "arrow", *upgrade.then.glyphs()]

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"Do you pay more for more at {game.rules.spaces[context.space].name}?"

    def describe(self) -> str:
        return "pay more on arrival, for more"


class Sale(Act):
    """The choice of one row of an exchange that is the cost of the space."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        spice = game.seats[context.seat].have[SPICE]
        return [SELL[price] for price, _ in game.rules.spaces[context.space].sells if price <= spice]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        sold = VALUE[option]
        pay(game, seat, SPICE, sold)
        arrive(game, context)
        for price, solari in game.rules.spaces[context.space].sells:
            if price == sold:
                gain(game, seat, SOLARI, solari)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        for price, solari in game.rules.spaces[context.space].sells:
            if option == SELL[price]:
                return f"Sell {price} spice for {solari} Solari"
        return ""

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        for price, solari in game.rules.spaces[context.space].sells:
            if option == SELL[price]:
                return [amount_glyph(price, "spice"), "arrow", amount_glyph(solari, "solari")]
        return []

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How much spice do you sell?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VERBS[option] == "sell":
            have = game.seats[context.seat].have[SPICE]
            return f"you have {have} spice" if VALUE[option] > have else "that is not one of the exchanges"
        return ""


def arrive(game: Imperium, context: Origin) -> None:
    """The Agent stands on its space, and whatever listens to that comes before the effects of the visit."""
    seat = game.seats[context.seat]
    seat.have[AGENTS] -= 1
    game.turn.combat = game.rules.spaces[context.space].combat
    if seat.hooks[AGENT_PLACED]:
        game.push(VISIT, context)
        stand(game, seat, context)
    else:
        stand(game, seat, context)
        VISIT.do(game, context)


class Visit(Act):
    """Gather what space, faction and cards bring."""

    def do(self, game: Imperium, context: Origin) -> None:
        space = game.rules.spaces[context.space]
        for index in game.turn.cards:
            parts = CARDS[index].agent_parts
            if parts:
                origin = Origin(context.seat, context.army, index, context.space)
                for part in parts:
                    offer(game, part, origin)
        for part in space.parts:
            offer(game, part, context)
        if space.upgrade is not None and game.turn.have[UPGRADED]:
            for part in space.upgrade.parts:
                offer(game, part, context)

    def describe(self) -> str:
        return "gather what space and card bring"


WHICH_AGENT = WhichAgent()
DESTINATION = Destination()
INFILTRATE = Infiltrate()
ENTER = Enter()
UPGRADE = ChooseUpgrade()
VISIT = Visit()
SALE = Sale()
