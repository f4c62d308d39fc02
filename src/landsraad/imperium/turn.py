"""Turns: playing a card to send an Agent, resolving what it brings in the order its owner likes, ending the turn."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.act import Act
from landsraad.imperium.board import (
    BOUND,
    ICONS_ADDED,
    VOICES,
    agents_ready,
    charge,
    enterable,
    icon_reach,
    ignores_enemies,
    leave,
    pay_entry,
    reach_obstacle,
    reached,
    reopen,
    stand,
    upgrade_price,
)
from landsraad.imperium.deck import BORROWED, borrowed, leave_hand
from landsraad.imperium.declare import CARDS, POSTS, TROOP, Card
from landsraad.imperium.goods import gain, pay
from landsraad.imperium.graft import (
    TRASH_BORROWED,
    add_pairs,
    add_partners,
    graft,
    graft_obstacle,
    reached_together,
    together_obstacle,
)
from landsraad.imperium.intrigue import BEGUN, add_plots, play_intrigue
from landsraad.imperium.market import add_purchases, buy, buy_aside
from landsraad.imperium.menu import Menu, add_extras, extra_obstacle, offer, take_extra
from landsraad.imperium.policy import Policy
from landsraad.imperium.register import AGENT_PLACED, AGENT_TURN_ENDED, NONE, REVEAL_TURN_ENDED, TURN, TURN_BEGUN
from landsraad.imperium.reveal import begin_reveal, clean_up
from landsraad.imperium.speech import sentence, series
from landsraad.imperium.spies import recall_spy, watching
from landsraad.imperium.state import (
    AGENT_TURN,
    NO_TURN,
    NOBODY,
    OWN,
    OWN_WITH,
    REVEAL_TURN,
    Imperium,
    Seat,
    card_id,
)
from landsraad.imperium.units import deploy, deployable, may_deploy
from landsraad.imperium.words import (
    AGENTS,
    FROM_LEADER,
    HAVE_GLYPHS,
    PASS,
    PERSUASION,
    RESOURCES,
    REVEAL,
    SELL,
    SOLARI,
    SPICE,
    VOCABULARY,
    amount_glyph,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

VERBS = VOCABULARY.verbs
VALUE = VOCABULARY.value

MAY_PASS: Final = TURN.number("may_pass")
"""Whether the owner of the turn may pass it."""
UPGRADED: Final = TURN.number("upgraded")
"""Whether more was paid on arrival, for more."""
EXTRA_TURNS: Final = TURN.number("extra_turns")
"""Turns that the owner of this one takes right after it."""
CALLED: Final = TURN.number("called")
"""How many troops had been recruited, and 1 more, when the owner of the army was asked what it deploys."""
PASSED: Final = TURN.number("passed")
"""Whether the turn ends without an Agent sent or a hand revealed."""


class TakeTurn(Act):
    """A seat's turn begins: an Agent turn or a Reveal turn, as its owner likes."""

    def do(self, game: Imperium, context: Context) -> None:
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
        turn.cards += (index,)
        if game.events is not None:
            game.tell(Event("play", seat.index, card_id(index)))
        send(game, seat, CARDS[index], Context(seat.index, turn.army, index))

    def prompt(self, game: Imperium, context: Context) -> str:
        if any(VERBS[option] == "play" for option in game.legal):
            return "Your turn: play a card to send an Agent, or reveal."
        if agents_ready(game, game.seats[context.seat]):
            return "Your turn: no card in your hand can send an Agent, so reveal."
        return "Your turn: you have no Agent left, so reveal."

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
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


def send(game: Imperium, seat: Seat, card: Card, context: Context) -> None:
    """Ask where the card sends the Agent, and before that which Agent if it may be any."""
    if card.entry is not None and card.entry.from_board and seat.policy.movable(game, seat):
        game.ask(WHICH_AGENT, context, seat.index)
    else:
        game.ask(DESTINATION, context, seat.index)


class WhichAgent(Act):
    """A card that sends any own Agent: from the Leader, or from where it stands."""

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options = [FROM_LEADER] if agents_ready(game, seat) else []
        for pos in sorted(set(seat.policy.movable(game, seat))):
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
    """The choice of the space for the Agent, or of a second card to graft to the one played."""

    def options(self, game: Imperium, context: Context) -> list[int]:
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

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if VERBS[option] != "space":
            seat = game.seats[context.seat]
            send(game, seat, graft(game, seat, option), context)
            return
        pos = game.rules.pos_of[option]
        turn = game.turn
        turn.space = pos
        turn.kind = AGENT_TURN
        here = Context(context.seat, context.army, NONE, pos)
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

    def prompt(self, game: Imperium, context: Context) -> str:
        if len(game.turn.cards) > 1:
            return "Where do {card} and {partner} go?"
        return "What is grafted to {card}?" if CARDS[context.card].graft else "Where does {card} go?"

    def text(self, game: Imperium, context: Context, option: int) -> str:
        if VERBS[option] not in ("graft", "usurp"):
            return ""
        return VOCABULARY.texts[option].removesuffix("it") + CARDS[context.card].name

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
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

    def options(self, game: Imperium, context: Context) -> list[int]:
        posts = watching(game, game.seats[context.seat], context.space)
        return [POSTS[post].infiltrate_option for post in posts]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        recall_spy(game, game.seats[context.seat], VALUE[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"Which Spy do you recall to infiltrate {game.rules.spaces[context.space].name}?"

    def words(self) -> str:
        return "recall a Spy that watches the space, to get past enemy Agents"


class Enter(Act):
    """The Agent comes to its space: what that costs is paid, and a choice between prices is made before."""

    def do(self, game: Imperium, context: Context) -> None:
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

    def words(self) -> str:
        return "pay what the space costs and come there"


class ChooseUpgrade(Act):
    """The choice to pay more on arrival, for more."""

    def affordable(self, game: Imperium, context: Context) -> bool:
        """Whether the seat has what more costs."""
        seat = game.seats[context.seat]
        for resource in RESOURCES:  # noqa: SIM110  # a loop costs less
            if seat.have[resource] < upgrade_price(game, seat, context.space, resource):
                return False
        return True

    def options(self, game: Imperium, context: Context) -> list[int]:
        upgrade = game.rules.spaces[context.space].upgrade
        return [PASS] if upgrade is None else [upgrade.option, PASS]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if option != PASS:
            seat = game.seats[context.seat]
            for resource in RESOURCES:
                cost = upgrade_price(game, seat, context.space, resource)
                if cost:
                    charge(game, seat, resource, cost)
            game.turn.have[UPGRADED] = 1
        arrive(game, context)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Pay no more than you must" if option == PASS else ""

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        upgrade = game.rules.spaces[context.space].upgrade
        if option == PASS or upgrade is None:
            return []
        seat = game.seats[context.seat]
        prices = [(what, upgrade_price(game, seat, context.space, what)) for what in RESOURCES]
        return [*(amount_glyph(n, HAVE_GLYPHS[what]) for what, n in prices if n), "arrow", *upgrade.then.glyphs()]

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"Do you pay more for more at {game.rules.spaces[context.space].name}?"

    def words(self) -> str:
        return "pay more on arrival, for more"


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

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        for price, solari in game.rules.spaces[context.space].sells:
            if option == SELL[price]:
                return [amount_glyph(price, "spice"), "arrow", amount_glyph(solari, "solari")]
        return []

    def prompt(self, game: Imperium, context: Context) -> str:
        return "How much spice do you sell?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VERBS[option] == "sell":
            have = game.seats[context.seat].have[SPICE]
            return f"you have {have} spice" if VALUE[option] > have else "that is not one of the exchanges"
        return ""


def arrive(game: Imperium, context: Context) -> None:
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

    def do(self, game: Imperium, context: Context) -> None:
        space = game.rules.spaces[context.space]
        for index in game.turn.cards:
            parts = CARDS[index].agent_parts
            if parts:
                box = Context(context.seat, context.army, index, context.space)
                for part in parts:
                    offer(game, part, box)
        for part in space.parts:
            offer(game, part, context)
        if space.upgrade is not None and game.turn.have[UPGRADED]:
            for part in space.upgrade.parts:
                offer(game, part, context)

    def words(self) -> str:
        return "gather what space and card bring"


class TurnMenu(Menu):
    """Between effects on one's own turn: Plot cards, deployment, purchases, and the end of the turn."""

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        return (
            not seat.intrigue and game.turn.kind == AGENT_TURN and not may_deploy(game, game.seats[game.turn.army])
        )

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        rules = game.rules
        if turn.combat and turn.army == seat.index:
            for unit in rules.garrisoned:
                n = deployable(game, seat, unit)
                if n:
                    options += unit.deploy[1 : n + 1]
        if turn.kind == REVEAL_TURN:
            add_purchases(game, seat, options)
        if seat.intrigue:
            add_plots(game, seat, options)
        if rules.extras:
            add_extras(game, seat, options)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        verb = VERBS[option]
        if verb == "intrigue":
            play_intrigue(game, seat, VALUE[option], "plot")
        elif verb == "aside":
            buy_aside(game, seat)
        elif game.rules.extras and take_extra(game, seat, option):
            return
        elif verb == "buy":
            buy(game, seat, VALUE[option])
        else:
            for unit in game.rules.garrisoned:
                if option in unit.deploy:
                    game.turn.have[unit.sent] += VALUE[option]
                    deploy(game, game.seats[game.turn.army], VALUE[option], unit)

    def finish(self, game: Imperium, seat: Seat) -> None:
        if game.turn.army != seat.index and called_upon(game):
            game.push(CALL_UP, OWN[game.turn.army])
        card = game.turn.have[BORROWED]
        if card == NONE:
            return
        if borrowed(game, card) and CARDS[card].on_trash is not None:
            game.push(self, game.own(seat.index))  # what comes of trashing it is still of this turn
        game.push(TRASH_BORROWED, game.own(seat.index))

    def prompt(self, game: Imperium, context: Context) -> str:
        seat = game.seats[context.seat]
        open_now = [(part.effect, origin) for part, origin in game.bag if part.effect.possible(game, origin)]
        parts = ["resolve an effect"] if open_now else []
        if may_deploy(game, game.seats[context.army]):
            parts.append("deploy troops" if len(game.rules.garrisoned) == 1 else "deploy units")
        if game.turn.kind == REVEAL_TURN and seat.have[PERSUASION]:
            parts.append("acquire cards")
        parts += [words for _, _, extra in game.rules.extras if (words := extra.invites(game, seat))]
        if not any(effect.owed(game, origin) for effect, origin in open_now):
            parts.append("end your turn")
        return sentence(series(parts, "or"))

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
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

    def do(self, game: Imperium, context: Context) -> None:
        if may_deploy(game, game.seats[context.seat]):
            game.turn.have[CALLED] = game.turn.have[TROOP.recruited] + 1
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        options = [PASS]
        for unit in game.rules.garrisoned:
            options += unit.deploy[1 : deployable(game, game.seats[context.seat], unit) + 1]
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
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

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Deploy nothing more" if option == PASS else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"{game.name_of(game.turn.seat)} is at a Combat space: what do you deploy?"

    def words(self) -> str:
        return "deploy what the Combat space allows"


class EndOfTurn(Act):
    """The turn is over; after a Reveal turn its owner cleans up."""

    def do(self, game: Imperium, context: Context) -> None:
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
            game.tell(Event("end-turn", seat.index))
        if seat.hooks[ended] and kind != NO_TURN:
            game.fire(seat, ended, OWN[seat.index])
        if turn.have[EXTRA_TURNS]:
            for _ in range(turn.have[EXTRA_TURNS]):
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
INFILTRATE = Infiltrate()
ENTER = Enter()
UPGRADE = ChooseUpgrade()
VISIT = Visit()
SALE = Sale()
TURN_MENU = TurnMenu()
CALL_UP = CallUp()
END_OF_TURN = EndOfTurn()
EXTRA_TURN = ExtraTurn()

PERSON = Policy(TAKE_TURN)
"""Whoever sits there decides everything."""
