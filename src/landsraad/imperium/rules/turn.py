"""Turns: playing a card to send an Agent, resolving what it brings in the order its owner likes, ending the turn."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Policy
from landsraad.imperium.declare.register import (
    AGENT_TURN_ENDED,
    REVEAL_TURN_ENDED,
    TURN,
    TURN_BEGUN,
)
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    PASS,
    REVEAL,
    VOCABULARY,
)
from landsraad.imperium.rules.graft import (
    add_pairs,
)
from landsraad.imperium.rules.reveal import begin_reveal, clean_up
from landsraad.imperium.rules.sending import send
from landsraad.imperium.rules.turn_menu import TURN_MENU
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import (
    BOUND,
    ICONS_ADDED,
    VOICES,
    agents_ready,
    enterable,
    icon_reach,
    reached,
    reopen,
)
from landsraad.imperium.table.deck import leave_hand
from landsraad.imperium.table.intrigue import BEGUN, add_plots, play_intrigue
from landsraad.imperium.table.menu import add_extras, extra_obstacle, take_extra
from landsraad.imperium.table.state import (
    NO_TURN,
    NOBODY,
    OWN,
    REVEAL_TURN,
    Imperium,
    Seat,
    card_id,
)
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

    def do(self, game: Imperium, context: Origin) -> None:
        game.turns += 1
        game.turn.begin(context.seat)
        seat = game.seats[context.seat]
        if game.have[VOICES]:
            reopen(game, seat)
        game.agenda.append((END_OF_TURN, context))  # type: ignore[arg-type]  # push(), without the call
        if seat.hooks[TURN_BEGUN]:
            game.push(START, context)
            game.fire(seat, TURN_BEGUN, context)
        else:
            game.asker = START  # type: ignore[assignment]  # ask(), without the call
            game.asking = context
            game.actor = context.seat

    def describe(self) -> str:
        return "take a turn"


class Start(Act):
    """The choice between the cards in hand, revealing, and Plot cards."""

    def do(self, game: Imperium, context: Origin) -> None:
        if not game.turn.have[PASSED]:
            game.ask(self, context, context.seat)

    def conceals(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return bool(seat.intrigue) or seat.have[AGENTS] > 0

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options: list[int] = []
        rules = game.rules
        ways = rules.ways
        turn = game.turn
        icons = turn.have[ICONS_ADDED]
        free = turn.free = enterable(game, seat) if seat.have[AGENTS] > turn.have[BOUND] else 0
        grafting = False
        for index in seat.hand:
            mask, option = ways[index]
            if option < 0 or icons:
                card = CARDS[index]
                if card.graft:
                    grafting = True
                    continue
                if not self.sends(game, seat, card):
                    continue
                option = card.play_option
            elif not mask & free:
                continue
            if option not in options:
                options.append(option)
        if grafting:
            add_pairs(game, seat, options)
        options.append(REVEAL)
        if turn.have[MAY_PASS]:
            options.append(PASS)
        if seat.intrigue:
            add_plots(game, seat, options)
        if rules.extras:
            add_extras(game, seat, options)
        return options

    def sends(self, game: Imperium, seat: Seat, card: Card) -> bool:
        """Whether a card sends an Agent somewhere by itself."""
        turn = game.turn
        if card.entry is None:
            return icon_reach(game, seat, card.icons | turn.have[ICONS_ADDED]) & turn.free != 0
        able = agents_ready(game, seat) or (card.entry.from_board and seat.policy.movable(game, seat))
        return bool(able) and reached(game, seat, card) != 0

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        verb = VERBS[option]
        if verb == "play":
            self.play(game, seat, VALUE[option])
        elif option == REVEAL:
            game.push(TURN_MENU, context)
            begin_reveal(game, seat)
        elif option == PASS:
            if game.events is not None:
                game.emit(Event("pass", seat.index))
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
        turn.cards += (index,)
        if game.events is not None:
            game.emit(Event("play", seat.index, card_id(index)))
        send(game, seat, CARDS[index], Origin(seat.index, turn.army, index))

    def prompt(self, game: Imperium, context: Origin) -> str:
        if any(VERBS[option] == "play" for option in game.legal):
            return "Your turn: play a card to send an Agent, or reveal."
        if agents_ready(game, game.seats[context.seat]):
            return "Your turn: no card in your hand can send an Agent, so reveal."
        return "Your turn: you have no Agent left, so reveal."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.seat]
        if VERBS[option] == "play" and VALUE[option] in seat.hand:
            return self.play_obstacle(game, seat, CARDS[VALUE[option]])
        if VERBS[option] in ("space", "graft", "usurp"):
            return "play a card first: it sends the Agent"
        if VERBS[option] == "buy":
            return "cards are acquired on your Reveal turn"
        if VERBS[option] == "deploy":
            return "troops are deployed after an Agent goes to a Combat space"
        return extra_obstacle(game, seat, option)

    def play_obstacle(self, game: Imperium, seat: Seat, card: Card) -> str:
        """Why a card in hand cannot be played for an Agent."""
        ready = agents_ready(game, seat)
        if card.graft and ready:
            return f"nothing in your hand goes together with {card.name} to a space that is open to you"
        if card.entry is None and not card.icons | game.turn.have[ICONS_ADDED]:
            return f"{card.name} has no Agent icon"
        if not ready and (card.entry is None or not card.entry.from_board):
            return "none of your Agents can be sent this turn" if seat.have[AGENTS] else "you have no Agent left"
        return f"no space that {card.name} reaches is open to you"


class EndOfTurn(Act):
    """The turn is over; after a Reveal turn its owner cleans up."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        turn = game.turn
        kind = turn.kind
        ended = AGENT_TURN_ENDED
        if kind == REVEAL_TURN:
            clean_up(game, seat)
            ended = REVEAL_TURN_ENDED
        turn.kind = NO_TURN
        turn.seat = turn.army = NOBODY
        turn.combat = False
        if game.events is not None:
            game.emit(Event("end-turn", seat.index))
        if seat.hooks[ended] and kind != NO_TURN:
            game.fire(seat, ended, OWN[seat.index])
        if turn.have[EXTRA_TURNS]:
            for _ in range(turn.have[EXTRA_TURNS]):
                game.push(EXTRA_TURN, OWN[seat.index])


class ExtraTurn(Act):
    """Another turn of the same seat before anybody else's, unless it has revealed in the meantime."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.policy.moves(game, seat):
            if game.events is not None:
                game.emit(Event("extra-turn", seat.index))
            game.push(seat.policy.turn, context)

    def describe(self) -> str:
        return "take another turn"


TAKE_TURN = TakeTurn()
START = Start()
END_OF_TURN = EndOfTurn()
EXTRA_TURN = ExtraTurn()

PERSON = Policy(TAKE_TURN)
"""The player there decides everything."""
