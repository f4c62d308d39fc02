"""Combat: Combat Intrigue cards, places and ties, rewards, and troops going home."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CONFLICTS, INTRIGUES, Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import (
    COMBAT_BEGUN,
    COMBAT_ENDED,
    CONFLICT_WON,
    INTRIGUE_PLAYED,
    NONE,
    PLACES_DUE,
    REWARD_TAKEN,
    REWARDS_TAKEN,
    SEAT,
    TABLE,
    UNSEEN,
)
from landsraad.imperium.declare.vocabulary import PASS, SWORDS, TARGET, VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import affordable, card_touches, play_intrigue, unaffordable
from landsraad.imperium.table.menu import Menu, extra_obstacle, offer
from landsraad.imperium.table.state import COMBAT, NOBODY, OWN, OWN_WITH, Imperium, Seat, Turn
from landsraad.imperium.table.units import doubles_rewards, go_home
from landsraad.kernel.event import Event

PASSES: Final = TABLE.number("passes")
"""How many have passed one after the other."""
FOUGHT: Final = TABLE.number("fought")
"""Whether the seat that is to pass has played a Combat card first."""
VICTOR: Final = TABLE.number("victor", NOBODY, of="seat")
"""Who has won the Conflict outright, while rewards are taken."""


IN_HAND: Final = TABLE.number("in_hand", NONE, of="intrigue", seen=UNSEEN)
"""The Combat card that a seat is about to play while it chooses for whom."""
YIELDS: Final = SEAT.number("yields")
"""Whether it stands below others who are just as strong."""


class Combat(Act):
    """Phase 3: Combat cards in turn until everybody passes, then the rewards."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = COMBAT
        game.turns += 1
        if game.events is not None:
            game.emit(Event("combat", -1, CONFLICTS[game.conflict].id))
        game.have[PASSES] = 0
        game.have[FOUGHT] = 0
        game.to_move = game.first
        game.fire_table(COMBAT_ENDED)
        game.push(AFTERMATH, context)
        game.fire_table(REWARDS_TAKEN)
        game.push(REWARDS, context)
        if game.rules.table_hooks[PLACES_DUE]:
            game.fire_table(PLACES_DUE)
        for seat in game.seats:
            if game.fights(seat):
                game.push(COMBAT_ROUND, context)
                break
        for seat in reversed(game.clockwise(game.first)):
            if seat.hooks[COMBAT_BEGUN]:
                game.fire(seat, COMBAT_BEGUN, OWN[seat.index])

    def describe(self) -> str:
        return "combat"


class CombatRound(Act):
    """Everyone with a troop in the Conflict plays Combat cards or passes, until all pass in succession."""

    def do(self, game: Imperium, context: Origin) -> None:
        seats = game.seats
        n = len(seats)
        while game.have[PASSES] < n:
            seat = seats[game.to_move]
            if self.may_act(game, seat):
                game.have[FOUGHT] = 0
                game.ask(self, OWN[seat.index], seat.index)
                return
            game.have[PASSES] += 1
            game.to_move = game.rules.rivals.after(game, game.to_move)

    def may_act(self, game: Imperium, seat: Seat) -> bool:
        """Whether the seat could play a Combat card, as far as everybody can see."""
        if not seat.intrigue or seat.policy.automatic:
            return False
        return bool(seat.policy.armies(game, seat)) if seat.policy.commands else game.fights(seat)

    def playable(self, game: Imperium, seat: Seat, card: Intrigue, armies: list[int]) -> list[int]:
        """Those of some armies for which the seat may play a card now."""
        found = []
        if card.combat is not None:
            for army in armies:
                context = OWN_WITH[seat.index][army]
                if affordable(game, seat, card, context) and card.combat.possible(game, context):
                    found.append(army)
        return found

    def conceals(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].intrigue)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = [PASS]
        armies = seat.policy.armies(game, seat)
        for index in seat.intrigue:
            card = INTRIGUES[index]
            if card.combat is not None and card.option not in options and self.playable(game, seat, card, armies):
                options.append(card.option)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option == PASS:
            if game.events is not None:
                game.emit(Event("pass", seat.index))
            game.have[PASSES] = 0 if game.have[FOUGHT] else game.have[PASSES] + 1
            game.to_move = game.rules.rivals.after(game, seat.index)
            game.push(self, context)
            return
        game.have[FOUGHT] = 1
        game.push(GO_ON_FIGHTING, context)
        index = VOCABULARY.value[option]
        if not seat.policy.commands:
            play_intrigue(game, seat, index, "combat")
            return
        armies = self.playable(game, seat, INTRIGUES[index], seat.policy.armies(game, seat))
        if len(armies) > 1:
            game.have[IN_HAND] = index
            game.ask(FOR_WHOM, context, seat.index)
        else:
            fight_for(game, seat, armies[0], index)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Play no more Combat cards now" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Combat: play a Combat Intrigue card, or pass."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "intrigue":
            return ""
        card = INTRIGUES[VOCABULARY.value[option]]
        if card.index not in game.seats[context.seat].intrigue:
            return "you do not hold that card"
        if card.combat is None:
            if card.win is not None:
                return "only after winning the Conflict"
            return f"{card.name} is not played in Combat" if card.aftermath is None else "only when the Conflict ends"
        return unaffordable(game, game.seats[context.seat], card) or card.combat.obstacle(game, context)

    def describe(self) -> str:
        return "play Combat cards or pass"


def fight_for(game: Imperium, seat: Seat, army: int, index: int) -> None:
    """Play a Combat card with the army of another seat: until it is resolved, that army is the player's."""
    game.turn = Turn.fresh(seat.index)
    game.turn.army = army
    if game.events is not None:
        game.emit(Event("fight-for", seat.index, other=army))
    play_intrigue(game, seat, index, "combat")


class ForWhom(Act):
    """The choice of the army for which a Combat card is played."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        armies = seat.policy.armies(game, seat)
        return [TARGET[army] for army in COMBAT_ROUND.playable(game, seat, INTRIGUES[game.have[IN_HAND]], armies)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        index = game.have[IN_HAND]
        game.have[IN_HAND] = NONE
        fight_for(game, game.seats[context.seat], VOCABULARY.value[option], index)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return f"For {game.name_of(VOCABULARY.value[option])}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"For whom do you play {INTRIGUES[game.have[IN_HAND]].name}?"

    def describe(self) -> str:
        return "choose for whom to play a Combat card"


class GoOnFighting(Act):
    """A player who played a Combat card may play more before the next seat acts."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        game.turn.seat = game.turn.army = NOBODY
        if COMBAT_ROUND.may_act(game, seat):
            game.ask(COMBAT_ROUND, context, context.seat)
        else:
            game.have[PASSES] = 0
            game.to_move = game.rules.rivals.after(game, context.seat)
            game.push(COMBAT_ROUND, context)

    def describe(self) -> str:
        return "go on playing Combat cards"


class Rewards(Act):
    """The Conflict is decided: everybody with a place takes its reward, in turn order from the First Player."""

    def do(self, game: Imperium, context: Origin) -> None:
        places = placing(game)
        first = [seat for seat, place in places.items() if place == 1]
        game.have[VICTOR] = first[0] if first else NOBODY
        if game.events is not None:
            for seat in game.clockwise(game.first):
                if game.fights(seat):
                    game.emit(Event("strength", seat.index, "", game.strength(seat)))
            if places and game.have[VICTOR] == NOBODY:
                game.emit(Event("tie", -1, CONFLICTS[game.conflict].id))
            for seat in game.clockwise(game.first):
                if seat.index in places:
                    game.emit(Event("place", seat.index, CONFLICTS[game.conflict].id, places[seat.index]))
        for seat in reversed(game.clockwise(game.first)):
            if seat.index in places:
                game.push(TAKE_REWARD[places[seat.index] - 1], OWN[seat.index])
        if first:
            game.fire(game.seats[first[0]], CONFLICT_WON, OWN[first[0]])

    def describe(self) -> str:
        return "take Conflict rewards"


def placing(game: Imperium) -> dict[int, int]:
    """Which reward each seat takes. Rulebook: those tied for first share the second reward, those tied for second the
    third; only four players compete for a third place of their own."""
    strengths = [2 * game.strength(seat) - seat.have[YIELDS] for seat in game.seats]
    ranks = sorted({strength for strength in strengths if strength > 0}, reverse=True)
    groups = [[seat for seat, strength in enumerate(strengths) if strength == rank] for rank in ranks]
    places: dict[int, int] = {}
    if not groups:
        return places
    third_place = game.setup.players >= 4
    if len(groups[0]) == 1:
        places[groups[0][0]] = 1
        if len(groups) > 1 and len(groups[1]) == 1:
            places[groups[1][0]] = 2
            if third_place and len(groups) > 2 and len(groups[2]) == 1:
                places[groups[2][0]] = 3
        elif len(groups) > 1:
            places.update((seat, 3) for seat in groups[1])
    else:
        places.update((seat, 2) for seat in groups[0])
        if third_place and len(groups[0]) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            places[groups[1][0]] = 3
    return places


class TakeReward(Act):
    """A seat takes the reward of its place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        parts = CONFLICTS[game.conflict].rewards[self.place - 1]
        if not seat.policy.takes_rewards:
            return
        if doubles_rewards(game, seat):
            parts = [part for part in parts for _ in range(2 if part.effect.doubled else 1)]
        game.fire(seat, REWARD_TAKEN, context)
        if seat.policy.automatic:
            for part in reversed(parts):
                if seat.policy.wants(game, seat, part.effect):
                    game.push(part.effect, context)
            return
        game.push(REWARD_MENU, context)
        for part in parts:
            offer(game, part, context)

    def describe(self) -> str:
        return f"take the reward for place {self.place}"


class RewardMenu(Menu):
    """Between the parts of a reward; the sole winner may play its cards for winning."""

    def nothing_else(self, game: Imperium, seat: Seat) -> bool:
        return seat.index != game.have[VICTOR] or not seat.intrigue or not game.rules.win_cards

    def conceals(self, game: Imperium, context: Origin) -> bool:
        return not self.nothing_else(game, game.seats[context.seat])

    def go_on(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if not self.nothing_else(game, seat) or any(part.effect.possible(game, origin) for part, origin in game.bag):
            game.ask(self, context, seat.decider)
        else:
            game.bag.clear()

    def beside(self, game: Imperium, seat: Seat) -> int:
        options: list[int] = []
        self.extras(game, seat, options)
        if options and seat.hooks[INTRIGUE_PLAYED]:
            return touch.ANYTHING
        touched = touch.NOTHING
        for option in options:
            touched |= card_touches(game, OWN[seat.index], INTRIGUES[VOCABULARY.value[option]], "win")
        return touched

    def extras(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        if seat.index != game.have[VICTOR]:
            return
        for index in seat.intrigue:
            card = INTRIGUES[index]
            if card.win is not None and card.option not in options and affordable(game, seat, card):
                options.append(card.option)

    def extra(self, game: Imperium, seat: Seat, option: int) -> None:
        play_intrigue(game, seat, VOCABULARY.value[option], "win")

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Leave it at that" if option == PASS else super().text(game, context, option)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Take your Conflict reward."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] == "intrigue":
            card = INTRIGUES[VOCABULARY.value[option]]
            if card.win is not None and context.seat != game.have[VICTOR]:
                return "only after winning the Conflict outright"
        return extra_obstacle(game, game.seats[context.seat], option) or super().why_not(game, context, option)


class Aftermath(Act):
    """All units leave the Conflict and strength falls to nothing."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.have[VICTOR] = NOBODY
        go_home(game)
        for seat in game.seats:
            seat.have[SWORDS] = seat.have[YIELDS] = 0

    def describe(self) -> str:
        return "units leave the Conflict"


COMBAT_PHASE = Combat()
COMBAT_ROUND = CombatRound()
FOR_WHOM = ForWhom()
GO_ON_FIGHTING = GoOnFighting()
REWARDS = Rewards()
TAKE_REWARD = [TakeReward(place) for place in (1, 2, 3)]
REWARD_MENU = RewardMenu(PASS, always_asks=False)
AFTERMATH = Aftermath()
