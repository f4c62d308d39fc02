"""How the Rivals of Uprising play: what they save up for, when they hold back, and how they break ties."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.boxes.uprising.rival_cards import free_faction_post, preference, rival_card
from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.cards import CONFLICTS, HagalCard
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Goal
from landsraad.imperium.declare.register import NONE, SPY_PLACED
from landsraad.imperium.declare.vocabulary import (
    ANY,
    FACTIONS,
    RESOURCES,
    SOLARI,
    SPICE,
    SWORDMASTER,
    VOCABULARY,
    VP,
    WATER,
)
from landsraad.imperium.effects.goods import GainSwordmaster
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.rivals.hagal import RIVAL_TURN, HagalPolicy, pay_intrigue
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.spies import SPIES, recall_spy, spies_left
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.imperium.table.units import units_in_conflict
from landsraad.kernel.event import Event

EXPERT_LEAD = 3
"""Units by which a Rival leads a Conflict I or II from which on Expert Deployment keeps its troops at home."""
FALLS_BEHIND = 2
"""Influence behind the leader from which on Smart Politics no longer follows, once it has its own 2."""
MODEST = ("dutiful-service", "deliver-supplies", "secrets", "fremkit")
"""The spaces to which Smart Politics does not send an Agent in vain."""


class Scheme(Act):
    """A Rival's third Spy is placed: the other two come back, and its scheme comes about."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if spies_left(seat):
            return
        if game.events is not None:
            game.emit(Event("scheme", seat.index))
        for post in seat.piles[SPIES][:-1]:
            recall_spy(game, seat, post)
        game.push(rival_card(seat).scheme, OWN[seat.index])

    def describe(self) -> str:
        return "with its third Spy placed, a Rival takes the other two back and uses its scheme"


def saved(seat: Seat) -> int:
    """How many resources a Rival has, an Intrigue card counting as one."""
    return len(seat.intrigue) + sum(seat.have[what] for what in RESOURCES)


def buy_swordmaster(game: Imperium, seat: Seat) -> None:
    """Pay for the Swordmaster: Solari, then spice, then Intrigue cards, then water."""
    left = rival_card(seat).swordmaster
    for what in (SOLARI, SPICE, NONE, WATER):
        n = min(left, len(seat.intrigue) if what == NONE else seat.have[what])
        left -= n
        if n and what == NONE:
            pay_intrigue(game, seat, n)
        elif n:
            pay(game, seat, what, n)
    GAIN_SWORDMASTER.do(game, OWN[seat.index])


class RivalPolicy(HagalPolicy):
    """A Rival of Uprising: it saves for its Swordmaster and then for victory points, and never leaves a choice open."""

    def narrow(self, game: Imperium, context: Origin, act: Act, options: list[int]) -> list[int]:
        seat = game.seats[context.seat]
        verb = VOCABULARY.verbs[options[0]] if options else ""
        if verb == "contract":
            return []
        if verb == "spy":
            post = free_faction_post(game, seat)
            return [] if post == NONE else [POSTS[post].place_option]
        best = super().narrow(game, context, act, options)
        if len(best) < 2 or any(act.option_faction(option) == ANY for option in best):
            return best
        # Supplement, Combat of Rivals: equal factions are taken from the left of its card.
        return [min(best, key=lambda option: preference(seat, act.option_faction(option)))]

    def holds_back(self, game: Imperium, seat: Seat) -> bool:
        if not game.setup.options["expert_deployment"] or CONFLICTS[game.conflict].level == 3:
            return False
        others = max(units_in_conflict(game, other) for other in game.opponents(seat.index))
        return units_in_conflict(game, seat) - others >= EXPERT_LEAD

    def shuns(self, game: Imperium, seat: Seat, card: HagalCard) -> Event | None:
        if not game.setup.options["smart_politics"] or card.space not in MODEST:
            return None
        mine = seat.influence[card.influence]
        best = max(other.influence[card.influence] for other in game.opponents(seat.index))
        if game.alliances[card.influence] == seat.index and mine > best:
            return Event("hagal-secure", seat.index, FACTIONS[card.influence])
        if mine >= FALLS_BEHIND and best - mine >= FALLS_BEHIND:
            return Event("hagal-behind", seat.index, FACTIONS[card.influence])
        return None

    def settle(self, game: Imperium, seat: Seat) -> None:
        if not seat.have[SWORDMASTER] and saved(seat) >= rival_card(seat).swordmaster:
            buy_swordmaster(game, seat)
        if seat.have[SWORDMASTER] and self.scores:
            super().settle(game, seat)

    def goals(self, game: Imperium, seat: Seat) -> list[Goal]:
        if seat.have[SWORDMASTER]:
            return super().goals(game, seat) if self.scores else []
        if seat.leader is game.rules.undecided:
            return []
        return [Goal(SWORDMASTER, "resource", saved(seat), rival_card(seat).swordmaster)]

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {**super().listens(), SPY_PLACED: (SCHEME,)}


class BetweenTwoPolicy(RivalPolicy):
    """The Rival of two people, who does not count as owning The Spice Must Flow, unlike those of one."""

    def copies(self, seat: Seat, card: int) -> int:
        return 0


class StreamlinedPolicy(BetweenTwoPolicy):
    """A Rival that cannot win: it scores nothing, and with its Swordmaster it stops collecting anything."""

    scores = False
    competes = False

    def refuses(self, seat: Seat, what: int) -> bool:
        return what == VP or (seat.have[SWORDMASTER] > 0 and (what == NONE or what in RESOURCES))

    def wants(self, game: Imperium, seat: Seat, reward: Act) -> bool:
        return not isinstance(reward, Pay)  # victory points are all that rewards sell


SCHEME = Scheme()
GAIN_SWORDMASTER = GainSwordmaster()
RIVAL = RivalPolicy(RIVAL_TURN)
RIVAL_BETWEEN_TWO = BetweenTwoPolicy(RIVAL_TURN)
STREAMLINED_RIVAL = StreamlinedPolicy(RIVAL_TURN, abstains=True)
