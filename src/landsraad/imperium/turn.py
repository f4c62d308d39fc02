"""Turns: playing a card to send an Agent, resolving what it brings in the order its owner likes, ending the turn."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.act import Act
from landsraad.imperium.board import (
    ICONS_ADDED,
    VOICE,
    enterable,
    leave,
    pay_entry,
    reach_obstacle,
    reached,
    spaces_in,
    stand,
)
from landsraad.imperium.deck import leave_hand
from landsraad.imperium.declare import CARDS, Card
from landsraad.imperium.goods import gain, pay
from landsraad.imperium.intrigue import BEGUN, add_plots, play_intrigue
from landsraad.imperium.market import add_purchases, buy, buy_aside
from landsraad.imperium.menu import Menu, extra_obstacle, offer, take_extra
from landsraad.imperium.policy import Policy
from landsraad.imperium.register import AGENT_TURN_ENDED, NONE, REVEAL_TURN_ENDED, TURN, TURN_BEGUN
from landsraad.imperium.reveal import begin_reveal, clean_up
from landsraad.imperium.speech import sentence, series
from landsraad.imperium.state import (
    AGENT_TURN,
    NO_TURN,
    NOBODY,
    OWN,
    OWN_WITH,
    REVEAL_TURN,
    Imperium,
    Seat,
    Turn,
    card_id,
)
from landsraad.imperium.units import deploy, deployable, may_deploy
from landsraad.imperium.words import (
    AGENTS,
    FROM_LEADER,
    PASS,
    PERSUASION,
    REVEAL,
    SELL,
    SOLARI,
    SPICE,
    VOCABULARY,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value

MAY_PASS: Final = TURN.number("may_pass")
"""Whether the owner of the turn may pass it."""
EXTRA_TURNS: Final = TURN.number("extra_turns")
"""Turns that the owner of this one takes right after it."""
PASSED: Final = TURN.number("passed")
"""Whether the turn ends without an Agent sent or a hand revealed."""


class TakeTurn(Act):
    """A seat's turn begins: an Agent turn or a Reveal turn, as its owner likes."""

    def do(self, game: Imperium, context: Context) -> None:
        game.turn = Turn.fresh(context.seat)
        seat = game.seats[context.seat]
        seat.have[VOICE] = NONE
        game.push(END_OF_TURN, context)
        if seat.hooks[TURN_BEGUN]:
            game.push(START, context)
            game.fire(seat, TURN_BEGUN, context)
        else:
            game.ask(START, context, context.seat)

    def words(self) -> str:
        return "take a turn"


class Start(Act):
    """The choice between the cards in hand, revealing, and Plot cards."""

    def do(self, game: Imperium, context: Context) -> None:
        if not game.turn.have[PASSED]:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options: list[int] = []
        rules = game.rules
        reach = rules.reach
        icons = game.turn.have[ICONS_ADDED]
        agents = seat.have[AGENTS]
        free = -1
        for index in seat.hand:
            card = CARDS[index]
            if card.entry is not None:
                able = agents or (seat.posts and card.entry.from_board)
                if able and reached(game, seat, card) and card.play_option not in options:
                    options.append(card.play_option)
            elif agents and card.icons | icons:
                if free < 0:
                    free = enterable(game, seat)
                if reach[card.icons | icons] & free and card.play_option not in options:
                    options.append(card.play_option)
        options.append(REVEAL)
        if game.turn.have[MAY_PASS]:
            options.append(PASS)
        if seat.intrigue:
            add_plots(game, seat, options)
        for extra in rules.extras:
            extra.add(game, seat, options)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        verb = VERBS[option]
        if verb == "play":
            self.play(game, seat, VALUE[option])
        elif option == REVEAL:
            game.push(TURN_MENU, context)
            begin_reveal(game, seat)
        elif option == PASS:
            if game.events is not None:
                game.tell(Event("pass", seat.index))
        else:
            game.turn.have[BEGUN] = 1
            game.push(self, context)
            if verb == "intrigue":
                play_intrigue(game, seat, VALUE[option], "plot")
            else:
                take_extra(game, seat, option)

    def play(self, game: Imperium, seat: Seat, index: int) -> None:
        """Put a card in play to send an Agent."""
        leave_hand(seat, index)
        seat.play.append(index)
        turn = game.turn
        turn.have[BEGUN] = 1
        turn.cards = (*turn.cards, index)
        if game.events is not None:
            game.tell(Event("play", seat.index, card_id(index)))
        context = Context(seat.index, turn.army, index)
        entry = CARDS[index].entry
        if entry is not None and entry.from_board and seat.posts:
            game.ask(WHICH_AGENT, context, seat.index)
        else:
            game.ask(DESTINATION, context, seat.index)

    def prompt(self, game: Imperium, context: Context) -> str:
        if any(VERBS[option] == "play" for option in game.legal):
            return "Your turn: play a card to send an Agent, or reveal."
        if game.seats[context.seat].have[AGENTS]:
            return "Your turn: no card in your hand can send an Agent, so reveal."
        return "Your turn: you have no Agent left, so reveal."

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        seat = game.seats[context.seat]
        if VERBS[option] == "play" and VALUE[option] in seat.hand:
            return self.play_obstacle(game, seat, CARDS[VALUE[option]])
        if VERBS[option] == "space":
            return "play a card first: it sends the Agent"
        if VERBS[option] == "buy":
            return "cards are acquired on your Reveal turn"
        if VERBS[option] == "deploy":
            return "troops are deployed after an Agent goes to a Combat space"
        return extra_obstacle(game, seat, option)

    def play_obstacle(self, game: Imperium, seat: Seat, card: Card) -> str:
        """Why a card in hand cannot be played for an Agent."""
        if card.entry is None and not card.icons | game.turn.have[ICONS_ADDED]:
            return f"{card.name} has no Agent icon"
        if not seat.have[AGENTS] and (card.entry is None or not card.entry.from_board):
            return "you have no Agent left"
        return f"no space that {card.name} reaches is open to you"


class WhichAgent(Act):
    """A card that sends any own Agent: from the Leader, or from where it stands."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options = [FROM_LEADER] if seat.have[AGENTS] else []
        for pos in sorted(set(seat.posts)):
            options.append(game.rules.spaces[pos].agent_option)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        if option != FROM_LEADER:
            pos = game.rules.pos_of[option]
            leave(game, seat, pos)
            seat.have[AGENTS] += 1
            if game.events is not None:
                game.tell(Event("move", seat.index, game.rules.spaces[pos].id))
        game.ask(DESTINATION, context, seat.index)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which Agent do you send?"


class Destination(Act):
    """The choice of the space for the Agent."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        spaces = game.rules.spaces
        return [spaces[pos].space_option for pos in spaces_in(self.open_spaces(game, game.seats[context.seat]))]

    def open_spaces(self, game: Imperium, seat: Seat) -> int:
        """The spaces, as bits, to which the cards played send an Agent."""
        mask = 0
        for index in game.turn.cards:
            mask |= reached(game, seat, CARDS[index])
        return mask

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        pos = game.rules.pos_of[option]
        turn = game.turn
        turn.space = pos
        turn.kind = AGENT_TURN
        here = Context(context.seat, context.army, NONE, pos)
        game.push(TURN_MENU, OWN_WITH[context.seat][context.army])
        if game.rules.spaces[pos].sells:
            game.ask(SALE, here, context.seat)
        else:
            pay_entry(game, game.seats[context.seat], pos)
            arrive(game, here)

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"Where does {CARDS[context.card].name} go?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        pos = game.rules.pos_of.get(option, -1)
        if VERBS[option] != "space" or pos < 0:
            return ""
        seat = game.seats[context.seat]
        reasons = [reach_obstacle(game, seat, CARDS[index], pos) for index in game.turn.cards]
        return "" if "" in reasons else reasons[-1]


class Sale(Act):
    """The choice of one row of an exchange that is the cost of the space."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        spice = game.seats[context.seat].have[SPICE]
        return [SELL[price] for price, _ in game.rules.spaces[context.space].sells if price <= spice]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        sold = VALUE[option]
        pay(game, seat, SPICE, sold)
        arrive(game, context)
        for price, solari in game.rules.spaces[context.space].sells:
            if price == sold:
                gain(game, seat, SOLARI, solari)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        for price, solari in game.rules.spaces[context.space].sells:
            if option == SELL[price]:
                return f"Sell {price} spice for {solari} Solari"
        return ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return "How much spice do you sell?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VERBS[option] == "sell":
            have = game.seats[context.seat].have[SPICE]
            return f"you have {have} spice" if VALUE[option] > have else "that is not one of the exchanges"
        return ""


def arrive(game: Imperium, context: Context) -> None:
    """The Agent stands on its space: gather what space, faction and cards bring."""
    seat = game.seats[context.seat]
    seat.have[AGENTS] -= 1
    stand(game, seat, context.space)
    space = game.rules.spaces[context.space]
    game.turn.combat = space.combat
    for index in game.turn.cards:
        parts = CARDS[index].agent_parts
        if parts:
            box = Context(context.seat, context.army, index, context.space)
            for part in parts:
                offer(game, part, box)
    for part in space.parts:
        offer(game, part, context)


class TurnMenu(Menu):
    """Between effects on one's own turn: Plot cards, deployment, purchases, and the end of the turn."""

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        if seat.intrigue or game.turn.kind != AGENT_TURN or may_deploy(game, game.seats[game.turn.army]):
            return False
        return not any(extra.wanted(game, seat) for extra in game.rules.extras)

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        rules = game.rules
        if turn.combat:
            army = game.seats[turn.army]
            for unit in rules.units:
                n = deployable(game, army, unit)
                if n:
                    options += unit.deploy[1 : n + 1]
        if turn.kind == REVEAL_TURN:
            add_purchases(game, seat, options)
        if seat.intrigue:
            add_plots(game, seat, options)
        for extra in rules.extras:
            extra.add(game, seat, options)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        verb = VERBS[option]
        if verb == "buy":
            buy(game, seat, VALUE[option])
        elif verb == "aside":
            buy_aside(game, seat)
        elif verb == "intrigue":
            play_intrigue(game, seat, VALUE[option], "plot")
        elif not take_extra(game, seat, option):
            for unit in game.rules.units:
                if option in unit.deploy:
                    game.turn.have[unit.sent] += VALUE[option]
                    deploy(game, game.seats[game.turn.army], VALUE[option], unit)

    def prompt(self, game: Imperium, context: Context) -> str:
        seat = game.seats[context.seat]
        open_now = [(part.effect, origin) for part, origin in game.bag if part.effect.possible(game, origin)]
        parts = ["resolve an effect"] if open_now else []
        if may_deploy(game, game.seats[context.army]):
            parts.append("deploy troops" if len(game.rules.units) == 1 else "deploy units")
        if game.turn.kind == REVEAL_TURN and seat.have[PERSUASION]:
            parts.append("acquire cards")
        parts += [words for extra in game.rules.extras if (words := extra.invites(game, seat))]
        if not any(effect.owed(game, origin) for effect, origin in open_now):
            parts.append("end your turn")
        return sentence(series(parts, "or"))

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        for unit in game.rules.units:
            if option in unit.deploy and VALUE[option] > 0:
                if game.turn.kind == REVEAL_TURN:
                    return f"{unit.name}s are deployed on Agent turns"
                if not game.turn.combat:
                    return "this is not a Combat space"
                n = deployable(game, game.seats[context.army], unit)
                return f"you may deploy {n} more this turn" if n else f"you may deploy no more {unit.name}s this turn"
        if VERBS[option] in ("play", "reveal", "space"):
            return "you have taken your turn: end it"
        return extra_obstacle(game, game.seats[context.seat], option) or super().why_not(game, context, option)


class EndOfTurn(Act):
    """The turn is over; after a Reveal turn its owner cleans up."""

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        kind = game.turn.kind
        if kind == REVEAL_TURN:
            clean_up(game, seat)
        game.turn.kind = NO_TURN
        game.turn.seat = NOBODY
        game.turn.army = NOBODY
        game.turn.combat = False
        if game.events is not None:
            game.tell(Event("end-turn", seat.index))
        ended = REVEAL_TURN_ENDED if kind == REVEAL_TURN else AGENT_TURN_ENDED
        if kind != NO_TURN and seat.hooks[ended]:
            game.fire(seat, ended, OWN[seat.index])
        if game.turn.have[EXTRA_TURNS]:
            for _ in range(game.turn.have[EXTRA_TURNS]):
                game.push(EXTRA_TURN, OWN[seat.index])


class ExtraTurn(Act):
    """Another turn of the same seat before anybody else's, unless it has revealed in the meantime."""

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        if seat.policy.moves(game, seat):
            if game.events is not None:
                game.tell(Event("extra-turn", seat.index))
            game.push(seat.policy.turn, context)

    def words(self) -> str:
        return "take another turn"


TAKE_TURN = TakeTurn()
START = Start()
WHICH_AGENT = WhichAgent()
DESTINATION = Destination()
SALE = Sale()
TURN_MENU = TurnMenu()
END_OF_TURN = EndOfTurn()
EXTRA_TURN = ExtraTurn()

PERSON = Policy(TAKE_TURN)
"""Whoever sits there decides everything."""
