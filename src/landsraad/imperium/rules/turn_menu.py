"""Between effects on a turn: Plot cards, deployment, purchases, and the end of the turn."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.grammar import sentence, series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    NONE,
    TURN,
)
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import (
    PASS,
    PERSUASION,
    VOCABULARY,
)
from landsraad.imperium.rules.graft import (
    TRASH_BORROWED,
)
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.deck import BORROWED, borrowed
from landsraad.imperium.table.intrigue import add_plots, play_intrigue, plots_touch
from landsraad.imperium.table.market import add_purchases, buy, buy_aside, purchases_touch
from landsraad.imperium.table.menu import Menu, add_extras, extra_obstacle, extras_touch, take_extra
from landsraad.imperium.table.state import (
    AGENT_TURN,
    OWN,
    OWN_WITH,
    REVEAL_TURN,
    Imperium,
    Seat,
)
from landsraad.imperium.table.units import deploy, deployable, deploying_touches, may_deploy

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value

DECIDED: Final = TURN.number("deployment_decided")
"""The kinds of units, as bits, of which their owner has said how many it deploys, with nothing left to wait for."""
CALLED: Final = TURN.number("called")
"""How many troops had been recruited, and 1 more, when the owner of the army was asked what it deploys."""


class TurnMenu(Menu):
    """Between effects on one's own turn: Plot cards, deployment, purchases, and the end of the turn."""

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        return (
            not seat.intrigue and game.turn.kind == AGENT_TURN and not may_deploy(game, game.seats[game.turn.army])
        )

    def conceals(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].intrigue)

    def beside(self, game: Imperium, seat: Seat) -> int:
        turn = game.turn
        touched = touch.NOTHING
        if turn.combat and may_deploy(game, game.seats[turn.army]):
            touched |= deploying_touches(game, game.seats[turn.army])
        if turn.kind == REVEAL_TURN:
            touched |= purchases_touch(game, seat)
        if seat.intrigue:
            touched |= plots_touch(game, seat)
        if game.rules.extras:
            touched |= extras_touch(game, seat)
        return touched

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        rules = game.rules
        if turn.combat and turn.army == seat.index:
            for kind, unit in enumerate(rules.garrisoned):
                n = deployable(game, seat, unit)
                if n and not turn.have[DECIDED] >> kind & 1:
                    options += unit.deploy[1 : n + 1]
        if turn.kind == REVEAL_TURN:
            add_purchases(game, seat, options)
        if seat.intrigue:
            add_plots(game, seat, options)
        if rules.extras:
            add_extras(game, seat, options)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        verb = VERBS[option]
        decided = game.turn.have[DECIDED]
        game.turn.have[DECIDED] = 0
        if verb == "intrigue":
            play_intrigue(game, seat, VALUE[option], "plot")
        elif verb == "aside":
            buy_aside(game, seat)
        elif game.rules.extras and take_extra(game, seat, option):
            return
        elif verb == "buy":
            buy(game, seat, VALUE[option])
        else:
            for kind, unit in enumerate(game.rules.garrisoned):
                if option in unit.deploy:
                    game.turn.have[unit.sent] += VALUE[option]
                    deploy(game, game.seats[game.turn.army], VALUE[option], unit)
                    if game.skips_forced and not game.bag:
                        game.turn.have[DECIDED] = decided | 1 << kind

    def finish(self, game: Imperium, seat: Seat) -> None:
        if game.turn.army != seat.index and called_upon(game):
            game.push(CALL_UP, OWN[game.turn.army])
        card = game.turn.have[BORROWED]
        if card == NONE:
            return
        if borrowed(game, card) and CARDS[card].on_trash is not None:
            game.push(self, game.own(seat.index))  # what comes of trashing it is still of this turn
        game.push(TRASH_BORROWED, game.own(seat.index))

    def prompt(self, game: Imperium, context: Origin) -> str:
        seat = game.seats[context.seat]
        open_now = [(part.effect, origin) for part, origin in game.bag if part.effect.possible(game, origin)]
        parts = ["resolve an effect"] if open_now else []
        if may_deploy(game, game.seats[context.army]) and not self.decided(game):
            parts.append("deploy troops" if len(game.rules.garrisoned) == 1 else "deploy units")
        if game.turn.kind == REVEAL_TURN and seat.have[PERSUASION]:
            parts.append("acquire cards")
        parts += [words for _, _, extra in game.rules.extras if (words := extra.invites(game, seat))]
        if not any(effect.owed(game, origin) for effect, origin in open_now):
            parts.append("end your turn")
        return sentence(series(parts, "or"))

    def decided(self, game: Imperium) -> bool:
        """Whether its owner has said of all units how many it deploys."""
        return game.turn.have[DECIDED] == (1 << len(game.rules.garrisoned)) - 1

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        for unit in game.rules.garrisoned:
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


def called_upon(game: Imperium) -> bool:
    """Whether the owner of the army that another seat moves this turn is still to be asked what it deploys."""
    turn = game.turn
    return turn.have[CALLED] <= turn.have[TROOP.recruited] and may_deploy(game, game.seats[turn.army])


class CallUp(Act):
    """The owner of the army that another seat moves decides what it deploys from the Combat space."""

    def do(self, game: Imperium, context: Origin) -> None:
        if may_deploy(game, game.seats[context.seat]):
            game.turn.have[CALLED] = game.turn.have[TROOP.recruited] + 1
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = [PASS]
        for unit in game.rules.garrisoned:
            options += unit.deploy[1 : deployable(game, game.seats[context.seat], unit) + 1]
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        leader = game.seats[game.turn.seat]
        if option == PASS:
            return
        if leader.intrigue and not any(effect is TURN_MENU for effect, _ in game.agenda):
            game.push(TURN_MENU, OWN_WITH[leader.index][context.seat])  # a Plot card may look at what is deployed
        for unit in game.rules.garrisoned:
            if option in unit.deploy:
                game.turn.have[unit.sent] += VALUE[option]
                deploy(game, game.seats[context.seat], VALUE[option], unit)
        if len(game.rules.garrisoned) > 1 and may_deploy(game, game.seats[context.seat]):
            game.push(self, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Deploy nothing more" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"{game.name_of(game.turn.seat)} is at a Combat space: what do you deploy?"

    def describe(self) -> str:
        return "deploy what the Combat space allows"


TURN_MENU = TurnMenu()
CALL_UP = CallUp()
