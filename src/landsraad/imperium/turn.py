"""Turns: playing a card to send an Agent, resolving what it brings in the order its owner likes, ending the turn."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.board import (
    allowed,
    enterable,
    entry_obstacle,
    icon_obstacle,
    leave,
    pay_entry,
    spaces_in,
    stand,
)
from landsraad.imperium.deck import leave_hand
from landsraad.imperium.declare import CARDS, Card
from landsraad.imperium.goods import gain, pay
from landsraad.imperium.intrigue import add_plots, play_intrigue
from landsraad.imperium.market import add_purchases, buy, buy_aside
from landsraad.imperium.reveal import begin_reveal, clean_up, offer
from landsraad.imperium.rivals import RIVAL_TURN
from landsraad.imperium.speech import sentence, series
from landsraad.imperium.state import AGENT_TURN, NO_TURN, NOBODY, OWN, REVEAL_TURN, Imperium, Seat, Turn, card_id
from landsraad.imperium.troops import deploy, deployable
from landsraad.imperium.words import (
    AGENTS,
    DEPLOY,
    END_TURN,
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


class TakeTurn(Act):
    """A seat's turn begins: an Agent turn or a Reveal turn, as its owner likes."""

    def do(self, game: Imperium, context: Context) -> None:
        game.turn = Turn.fresh(context.seat)
        game.seats[context.seat].voice = NOBODY
        game.push(END_OF_TURN, context)
        game.ask(START, context, context.seat)

    def words(self) -> str:
        return "take a turn"


class Start(Act):
    """The choice between the cards in hand, revealing, and Plot cards."""

    def do(self, game: Imperium, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options: list[int] = []
        reach = game.rules.reach
        icons = game.turn.icons
        free = -1
        for index in seat.hand:
            card = CARDS[index]
            if card.moves_any_agent:
                if (seat.have[AGENTS] or seat.posts) and allowed(game, seat) and card.play_option not in options:
                    options.append(card.play_option)
            elif card.icons | icons and seat.have[AGENTS]:
                if free < 0:
                    free = enterable(game, seat)
                if reach[card.icons | icons] & free and card.play_option not in options:
                    options.append(card.play_option)
        options.append(REVEAL)
        if game.turn.may_pass:
            options.append(PASS)
        if seat.intrigue:
            add_plots(game, seat, options)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        game.turn.may_pass = False
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
            game.turn.begun = True
            game.push(self, context)
            play_intrigue(game, seat, VALUE[option], "plot")

    def play(self, game: Imperium, seat: Seat, index: int) -> None:
        """Put a card in play to send an Agent."""
        leave_hand(seat, index)
        seat.play.append(index)
        turn = game.turn
        turn.begun = True
        turn.card = index
        if game.events is not None:
            game.tell(Event("play", seat.index, card_id(index)))
        context = Context(seat.index, seat.index, index)
        if CARDS[index].moves_any_agent and seat.posts:
            game.ask(WHICH_AGENT, context, seat.index)
        else:
            game.ask(WHERE, context, seat.index)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Your turn: play a card to send an Agent, or reveal."

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
        return ""

    def play_obstacle(self, game: Imperium, seat: Seat, card: Card) -> str:
        """Why a card in hand cannot be played for an Agent."""
        if not card.moves_any_agent:
            if not card.icons | game.turn.icons:
                return f"{card.name} has no Agent icon"
            if not seat.have[AGENTS]:
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
        game.ask(WHERE, context, seat.index)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which Agent do you send?"


class Where(Act):
    """The choice of the space for the Agent."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        rules = game.rules
        return [rules.spaces[pos].space_option for pos in spaces_in(self.open_spaces(game, context))]

    def open_spaces(self, game: Imperium, context: Context) -> int:
        """The spaces, as bits, to which the card sends an Agent."""
        card = CARDS[context.card]
        seat = game.seats[context.seat]
        if card.moves_any_agent:
            return allowed(game, seat)
        return game.rules.reach[card.icons | game.turn.icons] & enterable(game, seat)

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        pos = game.rules.pos_of[option]
        turn = game.turn
        turn.space = pos
        turn.kind = AGENT_TURN
        here = Context(context.seat, context.army, context.card, pos)
        game.push(TURN_MENU, OWN[context.seat])
        if game.rules.spaces[pos].sells:
            game.ask(HOW_MUCH, here, context.seat)
        else:
            pay_entry(game, game.seats[context.seat], pos)
            arrive(game, here)

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"Where does {CARDS[context.card].name} go?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        pos = game.rules.pos_of.get(option, -1)
        if VERBS[option] != "space" or pos < 0:
            return ""
        card = CARDS[context.card]
        space = game.rules.spaces[pos]
        reason = "" if card.moves_any_agent else icon_obstacle(card.icons | game.turn.icons, space.icon)
        return reason or entry_obstacle(game, game.seats[context.seat], pos, card.moves_any_agent)


class HowMuch(Act):
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
    """The Agent stands on its space: gather what space, faction and card bring."""
    seat = game.seats[context.seat]
    seat.have[AGENTS] -= 1
    stand(game, seat, context.space)
    space = game.rules.spaces[context.space]
    game.turn.combat = space.combat
    for part in CARDS[context.card].agent_parts:
        offer(game, part, context)
    for part in space.parts:
        offer(game, part, context)


class Menu(Act):
    """What its owner may do between effects: pick the next one, or whatever else the moment allows."""

    done_option = END_TURN

    def do(self, game: Imperium, context: Context) -> None:
        bag = game.bag
        for i, (part, origin) in enumerate(bag):
            if part.effect.at_once(game, origin):
                del bag[i]
                game.push(self, context)
                part.effect.do(game, origin)
                return
        if len(bag) == 1 and self.nothing_else(game, game.seats[context.seat]):
            part, origin = bag[0]
            if part.effect.owed(game, origin):
                bag.clear()
                game.push(self, context)
                part.effect.do(game, origin)
                return
        self.go_on(game, context)

    def go_on(self, game: Imperium, context: Context) -> None:
        """Ask."""
        game.ask(self, context, game.seats[context.seat].decider)

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
                if not effect.optional and effect.owed(game, origin):
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
        game.push(self, context)
        for i, (part, origin) in enumerate(game.bag):
            if part.option == option and part.effect.possible(game, origin):
                del game.bag[i]
                part.effect.do(game, origin)
                return
        self.extra(game, seat, option)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        """Go on after one of the extras was chosen."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.obstacle(game, origin)
        if option == self.done_option:
            waiting = [part.effect.words() for part, origin in game.bag if part.effect.owed(game, origin)]
            return f"first you must {waiting[0]}" if waiting else ""
        return ""


class TurnMenu(Menu):
    """Between effects on one's own turn: Plot cards, deployment, purchases, and the end of the turn."""

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        return not seat.intrigue and game.turn.kind == AGENT_TURN and deployable(game, seat) == 0

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        if turn.combat:
            options.extend(DEPLOY[1 : deployable(game, seat) + 1])
        if turn.kind == REVEAL_TURN:
            add_purchases(game, seat, options)
        if seat.intrigue:
            add_plots(game, seat, options)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        verb = VERBS[option]
        if verb == "deploy":
            game.turn.sent += VALUE[option]
            deploy(game, seat, VALUE[option])
        elif verb == "buy":
            buy(game, seat, VALUE[option])
        elif verb == "aside":
            buy_aside(game, seat)
        else:
            play_intrigue(game, seat, VALUE[option], "plot")

    def text(self, game: Imperium, context: Context, option: int) -> str:
        for part, origin in game.bag:
            if part.option == option:
                return part.effect.text(game, origin, option)
        return ""

    def prompt(self, game: Imperium, context: Context) -> str:
        seat = game.seats[context.seat]
        open_now = [(part.effect, origin) for part, origin in game.bag if part.effect.possible(game, origin)]
        parts = ["resolve an effect"] if open_now else []
        if deployable(game, seat):
            parts.append("deploy troops")
        if game.turn.kind == REVEAL_TURN and seat.have[PERSUASION]:
            parts.append("acquire cards")
        if not any(effect.owed(game, origin) for effect, origin in open_now):
            parts.append("end your turn")
        return sentence(series(parts, "or"))

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VERBS[option] == "deploy" and VALUE[option] > 0:
            if game.turn.kind == REVEAL_TURN:
                return "troops are deployed on Agent turns"
            if not game.turn.combat:
                return "this is not a Combat space"
            n = deployable(game, game.seats[context.seat])
            return f"you may deploy {n} more this turn" if n else "you may deploy no more troops this turn"
        if VERBS[option] in ("play", "reveal", "space"):
            return "you have taken your turn: end it"
        return super().why_not(game, context, option)


class EndOfTurn(Act):
    """The turn is over; after a Reveal turn its owner cleans up."""

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        kind = game.turn.kind
        if kind == REVEAL_TURN:
            clean_up(game, seat)
        game.turn.kind = NO_TURN
        game.turn.seat = NOBODY
        game.turn.combat = False
        if game.events is not None:
            game.tell(Event("end-turn", seat.index))
        if kind == AGENT_TURN and game.setup.players == 2 and seat.index == game.first:
            hagal = game.seats[-1]
            if hagal.have[AGENTS]:
                game.push(RIVAL_TURN, OWN[hagal.index])


TAKE_TURN = TakeTurn()
START = Start()
WHICH_AGENT = WhichAgent()
WHERE = Where()
HOW_MUCH = HowMuch()
TURN_MENU = TurnMenu()
END_OF_TURN = EndOfTurn()
