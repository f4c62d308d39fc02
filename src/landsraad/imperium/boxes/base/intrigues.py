"""The Intrigue deck: 34 titles, 40 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.mentat import MentatAtHome, TakeMentat
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card, Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    CONFLICT,
    EMPEROR,
    FACTION_ICONS,
    FREMEN,
    GUILD,
    OPEN_TOP,
    SNOOP_DRAW,
    SNOOP_TRASH,
    TARGET,
    VOCABULARY,
    VP,
)
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import (
    AgentOnBoard,
    AnyAlliance,
    CouncilSeat,
    OnRevealTurn,
    OpponentInConflict,
)
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.leader import RecallAgent
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import (
    Deploy,
    DeployFromSupply,
    LoseOwnTroops,
    Recruit,
    RecruitAndMayDeploy,
    Retreat,
)
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.rules.turn import MAY_PASS, PASSED
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.board import ICONS_ADDED, INFILTRATES
from landsraad.imperium.table.deck import reshuffle, trash
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.market import (
    ASIDE,
    TO_PILE,
    TO_TOP,
    TO_TOP_OF_DECK,
    acquiring_touches,
    gain_card,
    on_offer,
    take_from_market,
)
from landsraad.imperium.table.state import NO_CARD, Imperium, Seat, card_id
from landsraad.imperium.table.units import deploying_touches, lose
from landsraad.kernel.event import Event


class MayPassTurn(Act):
    """Bindu Suspension: its owner may pass this turn and take turns normally later in the phase."""

    def do(self, game: Imperium, context: Origin) -> None:
        # Rulebook clarification, as an option: draw, then the turn ends at once.
        game.turn.have[PASSED if game.setup.options["strict_bindu"] else MAY_PASS] = 1

    def describe(self) -> str:
        return "you may pass this turn"

    def glyphs(self) -> list[str]:
        return ["pass"]


class AcquireFree(Act):
    """Take a card of limited cost from the Row, the Reserve or one's own card set aside, without persuasion."""

    verb = "acquire"

    def __init__(self, most: int, top: bool = False) -> None:
        self.most = most
        self.top = top

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"no card on offer costs {self.most} or less"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        cards = [CARDS[index] for index in on_offer(game, seat)]
        cards += [card for slot, card in enumerate(game.rules.reserve) if game.reserve[slot]]
        options = list(dict.fromkeys([card.acquire_option for card in cards if self.fits(seat, card)]))
        aside = seat.have[ASIDE]
        if aside != NO_CARD and self.fits(seat, CARDS[aside]):
            options.append(CARDS[aside].aside_option)
        return options

    def fits(self, seat: Seat, card: Card) -> bool:
        """Whether the seat may take a card on offer."""
        return card.price <= self.most

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        index = VOCABULARY.value[option]
        if VOCABULARY.verbs[option] == "aside":
            seat.have[ASIDE] = NO_CARD
        else:
            take_from_market(game, seat, index)
        gain_card(game, seat, index, self.place(game, context))

    def place(self, game: Imperium, context: Origin) -> int:
        """Where the card goes."""
        return TO_TOP_OF_DECK if self.top else TO_PILE

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"Which card costing {self.most} or less do you take?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "acquire":
            return ""
        card = CARDS[VOCABULARY.value[option]]
        if card.cost is None:
            return f"{card.name} cannot be acquired this way"
        return f"costs {card.cost}, the limit is {self.most}" if card.cost > self.most else "it is not on offer"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return acquiring_touches(game, game.seats[context.seat], self.options(game, context), self.goes_to())

    def goes_to(self) -> int:
        """Where the card may go, as bits (see `declare.touch`)."""
        return touch.DECK if self.top else touch.DISCARDS

    def describe(self) -> str:
        where = "on top of your deck" if self.top else "into your discard pile"
        return f"take a card costing {self.most} or less {where} without paying persuasion"

    def glyphs(self) -> list[str]:
        return ["acquire", f"{self.most} or less", "deck" if self.top else "discard"]


class AcquireToTop(Act):
    """Recruitment Mission: cards acquired on this Reveal turn may go on top of the deck."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[TO_TOP] = 1

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.ROW)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "each card you acquire may go on top of your deck"

    def glyphs(self) -> list[str]:
        return ["acquire", "arrow", "deck"]


class AddIcons(Act):
    """Dispatch an Envoy: the card played this turn also has these icons."""

    def __init__(self, icons: int) -> None:
        self.icons = icons

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[ICONS_ADDED] |= self.icons

    def describe(self) -> str:
        return "the card you play for an Agent this turn also has the four faction icons"

    def glyphs(self) -> list[str]:
        return ["agent-emperor", "agent-guild", "agent-bene-gesserit", "agent-fremen"]


class IgnoreEnemyAgents(Act):
    """Infiltrate: enemy Agents do not block the Agent sent this turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[INFILTRATES] = 1

    def describe(self) -> str:
        return "enemy Agents do not block the Agent you send this turn"

    def glyphs(self) -> list[str]:
        return ["agent", "ignore agents"]


class DoubleCross(Act):
    """A chosen opponent loses a troop in the Conflict, and one from one's own supply takes the field."""

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(other.have[CONFLICT] for other in game.opponents(context.seat))

    def do(self, game: Imperium, context: Origin) -> None:
        targets = self.options(game, context)
        if len(targets) == 1:
            self.answer(game, context, targets[0])
        elif targets:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [TARGET[other.index] for other in game.opponents(context.seat) if other.have[CONFLICT]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        lose(game, game.seats[VOCABULARY.value[option]], 1, CONFLICT)
        game.push(DEPLOY_ONE, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        victim = VOCABULARY.value[option]
        if option in TARGET and victim < len(game.seats):
            return f"{game.name_of(victim)} loses a troop in the Conflict"
        return ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which opponent loses a troop in the Conflict?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        return deploying_touches(game, army) | touch.touches(needs=touch.OTHERS, alters=touch.OTHERS)

    def describe(self) -> str:
        return "make an opponent lose one troop in the Conflict and deploy one from your supply"

    def glyphs(self) -> list[str]:
        return ["opponent", "lose troop", "deploy"]


DEPLOY_ONE = DeployFromSupply(1)


class PoisonSnooper(Act):
    """Look at the top card of one's own deck; draw it or trash it."""

    shows_top = 1

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].deck)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "your deck is empty, and it is not reshuffled for a look"

    def do(self, game: Imperium, context: Origin) -> None:
        if not game.seats[context.seat].deck:
            return
        game.reveal()
        if game.events is not None:
            top = card_id(game.seats[context.seat].deck[-1])
            game.emit(Event("look", context.seat, "", 1, seen=[top]))
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [SNOOP_DRAW, SNOOP_TRASH]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option == SNOOP_DRAW:
            draw_cards(game, seat, 1)
        else:
            card = seat.deck.pop()
            if seat.have[OPEN_TOP]:
                seat.have[OPEN_TOP] -= 1
            if seat.leader.peeks:
                game.reveal()
            trash(game, seat, card, context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Do you draw the top card of your deck, or trash it?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.DECK, adds=touch.HAND, alters=touch.DECK | touch.PLAY | touch.ROW)

    def describe(self) -> str:
        return "look at the top card of your deck and draw it or trash it"

    def glyphs(self) -> list[str]:
        return ["watch", "deck", "arrow", "card", "or", "trash"]


class ShuffleDiscardIntoDeck(Act):
    """Refocus: shuffle the discard pile into the deck."""

    def do(self, game: Imperium, context: Origin) -> None:
        reshuffle(game, game.seats[context.seat])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.DECK | touch.DISCARDS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "shuffle your discard pile into your deck"

    def glyphs(self) -> list[str]:
        return ["discard", "arrow", "deck"]


class CornerTheMarket(Act):
    """Victory points for holding The Spice Must Flow, and for holding more than anybody."""

    def copies(self, game: Imperium, seat: int) -> int:
        """How many The Spice Must Flow a seat owns."""
        flow = next(card.index for card in game.rules.reserve if card.flow)
        return game.seats[seat].policy.copies(game.seats[seat], flow)

    def do(self, game: Imperium, context: Origin) -> None:
        mine = self.copies(game, context.seat)
        won = 1 if mine >= 2 else 0
        if all(mine > self.copies(game, other.index) for other in game.opponents(context.seat)):
            won += 1
        if won:
            gain(game, game.seats[context.seat], VP, won, "corner-the-market")

    def describe(self) -> str:
        return (
            "gain 1 victory point if you have 2 or more The Spice Must Flow, and 1 if you have more of them than each "
            "opponent"
        )

    def glyphs(self) -> list[str]:
        return ["if 2+ the-spice-must-flow", "vp", "if most the-spice-must-flow", "vp"]


class PlansWithinPlans(Act):
    """Victory points for standing high on three or four tracks."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        high = sum(1 for faction in game.rules.factions if seat.policy.influence(game, seat, faction) >= 3)
        if high >= 3:
            gain(game, seat, VP, high - 2, "plans-within-plans")

    def describe(self) -> str:
        return "gain 1 victory point with 3 or more influence on three tracks, or 2 with it on all four"

    def glyphs(self) -> list[str]:
        return ["if 3x3+", "vp", "if 4x3+", "2 vp"]


INTRIGUE = [
    Intrigue("allied-armada", "Allied Armada", when=AnyAlliance(), spice=2, combat=Gain(swords=7)),
    Intrigue("ambush", "Ambush", copies=2, combat=Gain(swords=4)),
    Intrigue("bindu-suspension", "Bindu Suspension", first_thing=True, plot=Draw(1) & MayPassTurn()),
    Intrigue("bribery", "Bribery", solari=2, plot=Influence(ANY)),
    Intrigue("bypass-protocol", "Bypass Protocol",
             plot=Choose(AcquireFree(3), Pay(spice=2, then=AcquireFree(5, top=True)))),
    Intrigue("calculated-hire", "Calculated Hire", when=MentatAtHome(), spice=1, plot=TakeMentat()),
    Intrigue("charisma", "Charisma", plot=Gain(persuasion=2), waits=True),
    Intrigue("choam-shares", "CHOAM Shares", solari=7, plot=Gain(vp=1)),
    Intrigue("corner-the-market", "Corner the Market", endgame=CornerTheMarket()),
    Intrigue("councilors-dispensation", "Councilor's Dispensation", when=CouncilSeat(), plot=Gain(spice=2)),
    Intrigue("demand-respect", "Demand Respect", win=Choose(Influence(ANY), Pay(spice=2, then=Influence(ANY, 2)))),
    Intrigue("dispatch-an-envoy", "Dispatch an Envoy", copies=2, agent_turn_only=True, plot=AddIcons(FACTION_ICONS)),
    Intrigue("double-cross", "Double Cross", when=OpponentInConflict(), solari=1, plot=DoubleCross()),
    Intrigue("favored-subject", "Favored Subject", plot=Influence(EMPEROR)),
    Intrigue("guild-authorization", "Guild Authorization", plot=Influence(GUILD)),
    Intrigue("infiltrate", "Infiltrate", agent_turn_only=True, plot=IgnoreEnemyAgents()),
    Intrigue("know-their-ways", "Know Their Ways", plot=Influence(FREMEN)),
    Intrigue("master-tactician", "Master Tactician", copies=3, combat=Choose(Gain(swords=3), Retreat(3))),
    Intrigue("plans-within-plans", "Plans Within Plans", endgame=PlansWithinPlans()),
    Intrigue("poison-snooper", "Poison Snooper", copies=2, plot=PoisonSnooper()),
    Intrigue("private-army", "Private Army", copies=2, spice=2, combat=Gain(swords=5)),
    Intrigue("rapid-mobilization", "Rapid Mobilization", plot=Deploy(needed=False)),
    Intrigue("recruitment-mission", "Recruitment Mission", plot=Gain(persuasion=1) & AcquireToTop(), waits=True),
    Intrigue("refocus", "Refocus", plot=ShuffleDiscardIntoDeck() & Draw(1)),
    Intrigue("reinforcements", "Reinforcements", solari=3, plot=If(OnRevealTurn(), RecruitAndMayDeploy(3), Recruit(3))),
    Intrigue("secret-of-the-sisterhood", "Secret of the Sisterhood", plot=Influence(BENE_GESSERIT)),
    Intrigue("staged-incident", "Staged Incident", cost=LoseOwnTroops(3), combat=Gain(vp=1)),
    Intrigue("the-sleeper-must-awaken", "The Sleeper Must Awaken", spice=4, plot=Gain(vp=1)),
    Intrigue("tiebreaker", "Tiebreaker", combat=Gain(swords=2), endgame=Gain(spice=10)),
    Intrigue("to-the-victor", "To the Victor...", win=Gain(spice=3)),
    Intrigue("urgent-mission", "Urgent Mission", when=AgentOnBoard(), plot=RecallAgent()),
    Intrigue("water-of-life", "Water of Life", water=1, spice=1, plot=Draw(3)),
    Intrigue("water-peddlers-union", "Water Peddlers Union", plot=Gain(water=1)),
    Intrigue("windfall", "Windfall", plot=Gain(solari=2)),
]
