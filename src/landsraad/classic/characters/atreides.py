"""The Atreides: sight of cards, of spice and of battle plans, and the Kwisatz Haderach."""

from __future__ import annotations

from typing import Final

from landsraad.classic.cards.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.rounds.battle import battle_window, open_plan, opposed_side, show_part
from landsraad.classic.rounds.battle_plan import (
    LEADER_STEP,
    decide,
    has_companion,
    part_of,
    plan_options,
    side_of,
    why_not_planned,
)
from landsraad.classic.sheets.characters import (
    HERO_LEADER,
    KWISATZ_HADERACH,
    KWISATZ_LOSSES,
    KWISATZ_STRENGTH,
    NO_LEADER,
)
from landsraad.classic.sheets.spice import spice_card_id
from landsraad.classic.sheets.words import (
    CHANGE,
    ELEMENTS,
    KWISATZ,
    NO_KWISATZ,
    PASS,
    PRESCIENCE,
    REVIVE_KWISATZ,
    SEE_PLAN,
    STOP_BIDDING_SIGHT,
    STOP_KWISATZ,
    STOP_PRESCIENCE,
    STOP_SPICE_SIGHT,
    VALUE,
    VOCABULARY,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import (
    COMPANION,
    COMPANION_STRENGTH,
    EXPLODED,
    FORESIGHT,
    LEADERS_TO_REVIVE,
    LOTS_DEALT,
    MOVEMENT_OPENS,
    PLANS_MADE,
    PLANS_REVEALED,
    STRENGTHS,
    TURN_BEGINS,
)
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import (
    BATTLE_STOPS,
    FIXED,
    FORESEEN_PART,
    FORESEEN_SIDE,
    HAND,
    LOSSES,
    LOT_SEERS,
    NOTHING,
    PARTS,
    SEAT,
    SIDES,
    SPICE,
    SPICE_DECK,
    SPICE_SEERS,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.window import SecretOffer
from landsraad.kernel.event import Event
from landsraad.kernel.timeout import Timeout

KWISATZ_DEAD: Final = SEAT.number("kwisatz_dead", flag=True)
KWISATZ_WITH: Final = SEAT.number("kwisatz_with", NOTHING)
"""The leader whom the Kwisatz Haderach has accompanied this turn."""


# -- sight -----------------------------------------------------------------------------------------------------------


class LotSight(Act):
    """Every card put up this round is seen, unless a Karama stops it."""

    def do(self, game: Classic, context: Scene) -> None:
        game.push(LOTS_SEEN, context)
        offer_stop(game, STOP_BIDDING_SIGHT)

    def describe(self) -> str:
        return "Sees each treachery card before it is auctioned."


class LotsSeen(Act):
    """The cards are seen."""

    def do(self, game: Classic, context: Scene) -> None:
        if not take_note(game, STOP_BIDDING_SIGHT):
            game.have[LOT_SEERS] |= 1 << context.seat


class SpiceSight(Act):
    """The top spice card is seen as the movement round opens, unless a Karama stops it."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.piles[SPICE_DECK]:
            game.push(SPICE_SEEN, context)
            offer_stop(game, STOP_SPICE_SIGHT)

    def describe(self) -> str:
        return "Sees the top spice card as the movement round opens."


class SpiceSeen(Act):
    """The card is seen."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_SPICE_SIGHT):
            return
        game.have[SPICE_SEERS] |= 1 << context.seat
        game.reveal()
        if game.events is not None:
            top = spice_card_id(game.piles[SPICE_DECK][-1])
            game.emit(Event("spice-sight", context.seat, "", 0, -1, [top]))


# -- prescience ------------------------------------------------------------------------------------------------------


class Foresee(Act):
    """One element of the opponent's plan, or of an ally's opponent's, may be foreseen."""

    def do(self, game: Classic, context: Scene) -> None:
        if opposed_side(game, context.seat) >= 0:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, *PRESCIENCE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        battle_window(game)
        if option == PASS:
            return
        side = opposed_side(game, context.seat)
        game.have[FORESEEN_PART] = VALUE[option]
        game.have[FORESEEN_SIDE] = side
        enemy = game.piles[SIDES][side]
        if game.events is not None:
            game.emit(Event("prescience", context.seat, ELEMENTS[VALUE[option]], 0, enemy))
        game.push(SHOW_ELEMENT, Scene(enemy, other=context.seat))
        offer_stop(game, STOP_PRESCIENCE)

    def prompt(self, game: Classic, context: Scene) -> str:
        enemy = game.piles[SIDES][opposed_side(game, context.seat)]
        return f"Foresee a part of the plan of the {game.people(enemy)}?"

    def describe_in(self, power: str) -> str:
        if power == "atreides-ally-prescience":
            return "Makes an ally's opponent show the ally one part of the plan."
        return self.describe()

    def describe(self) -> str:
        return "In battle makes the opponent show leader, weapon, defense or the number dialed."


class ShowElement(Act):
    """The foreseen side decides the element asked for, and shows it; it is binding."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_PRESCIENCE):
            game.have[FORESEEN_PART] = NOTHING
            game.have[FORESEEN_SIDE] = NOTHING
        else:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return plan_options(game, side_of(game, context.seat), game.have[FORESEEN_PART])

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        side = side_of(game, context.seat)
        part = game.have[FORESEEN_PART]
        decide(game, part, side, VALUE[option])
        game.put(FIXED, side, game.piles[FIXED][side] | 1 << part)
        for viewer in {context.other, game.piles[SIDES][1 - side]}:
            show_part(game, 1 << viewer, side, part)
            if game.events is not None:
                game.emit(Event("shown", context.seat, ELEMENTS[part], 0, viewer, [VOCABULARY.names[option]]))
        game.reveal()

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"The Atreides foresee your {ELEMENTS[game.have[FORESEEN_PART]]}: decide and show it."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return why_not_planned(option)


class Peek(SecretOffer):
    """A whole plan may be seen by Karama; the other side may then change its own."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.seats[context.seat].piles[HAND]:
            self.put_to(game, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        options = [PASS]
        if special_ready(game, game.seats[context.seat]):
            options += [SEE_PLAN[game.seats[seat].character] for seat in game.piles[SIDES] if seat != context.seat]
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            return
        side = side_of(game, game.sits[VALUE[option]])
        spend_special(game, game.seats[context.seat])
        for step in range(PARTS):
            show_part(game, 1 << context.seat, side, step)
        game.reveal()
        if game.events is not None:
            game.emit(Event("plan-seen", context.seat, "", 0, game.piles[SIDES][side]))
        game.push(CHANGE_PLAN, OWN[game.piles[SIDES][1 - side]])

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Play a Karama to see a whole battle plan?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "plan", "a Karama to see a whole battle plan")

    def describe(self) -> str:
        return "Sees one player's whole battle plan; the other side may then change its own."


class ChangePlan(Act):
    """The side whose plan was not seen may make its plan again."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, CHANGE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == CHANGE:
            open_plan(game, side_of(game, context.seat))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Your opponent's plan was seen: change yours?"


# -- the Kwisatz Haderach --------------------------------------------------------------------------------------------


def kwisatz_comes(game: Classic, seat: Seat) -> bool:
    """Whether the Kwisatz Haderach could be in the seat's plan."""
    if seat.have[LOSSES] < KWISATZ_LOSSES or seat.have[KWISATZ_DEAD]:
        return False
    return not game.have[BATTLE_STOPS] >> STOP_KWISATZ & 1


class KwisatzHaderach(Act):
    """He accompanies one leader a turn."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return int(kwisatz_comes(game, owner))

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        options.append(NO_KWISATZ)
        if kwisatz_joins(seat, context.leader):
            options.append(KWISATZ)

    def describe_in(self, power: str) -> str:
        if power == "kh-no-traitor":
            return "A leader with the Kwisatz Haderach cannot turn traitor."
        return self.describe()

    def describe(self) -> str:
        return f"The Kwisatz Haderach comes once {KWISATZ_LOSSES} tokens have been lost in battle."


def kwisatz_joins(seat: Seat, leader: int) -> bool:
    """Whether the Kwisatz Haderach may accompany a leader: one a turn, and the next hero(ine) is another one."""
    if leader == NO_LEADER or seat.have[KWISATZ_WITH] == HERO_LEADER:
        return False
    return seat.have[KWISATZ_WITH] in (NOTHING, leader)


class KwisatzStrength(Act):
    """He adds to a leader who lives."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value + KWISATZ_STRENGTH

    def describe(self) -> str:
        return f"The Kwisatz Haderach adds {KWISATZ_STRENGTH} to one leader or hero(ine) a turn, if that leader lives."


class KwisatzStopped(Act):
    """He can be kept out of a battle."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value | 1 << STOP_KWISATZ if kwisatz_comes(game, owner) else value


class KwisatzSent(Act):
    """It is known whom he has accompanied."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.seat in game.piles[SIDES]:
            side = side_of(game, context.seat)
            if has_companion(game, side):
                game.seats[context.seat].have[KWISATZ_WITH] = part_of(game, LEADER_STEP, side)


class KwisatzRests(Act):
    """A new turn: he may accompany another."""

    def do(self, game: Classic, context: Scene) -> None:
        game.seats[context.seat].have[KWISATZ_WITH] = NOTHING


class KwisatzDies(Act):
    """An explosion kills him."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.seat in game.piles[SIDES] and has_companion(game, side_of(game, context.seat)):
            game.seats[context.seat].have[KWISATZ_DEAD] = 1

    def describe(self) -> str:
        return (
            "The Kwisatz Haderach dies only in an explosion, and is revived like a leader for "
            f"{KWISATZ_STRENGTH} spice."
        )


class ReviveKwisatz(Act):
    """He comes back from the tanks like a leader."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value + owner.have[KWISATZ_DEAD]

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if seat.have[KWISATZ_DEAD] and seat.have[SPICE] >= self.cost(context):
            options.append(REVIVE_KWISATZ)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if VALUE[option] != KWISATZ_HADERACH:
            return False
        if self.cost(context):
            game.pay_bank(seat, KWISATZ_STRENGTH)
        seat.have[KWISATZ_DEAD] = 0
        if game.events is not None:
            game.emit(Event("revive-leader", seat.index, "kwisatz-haderach"))
        return True

    def cost(self, context: Scene) -> int:
        """What it costs: nothing where up to so many tokens would come back free instead."""
        return 0 if context.most else KWISATZ_STRENGTH


LOTS_SEEN: Final = LotsSeen()
SPICE_SEEN: Final = SpiceSeen()
SHOW_ELEMENT: Final = ShowElement()
CHANGE_PLAN: Final = ChangePlan()
FORESEE: Final = Foresee()
KWISATZ_COMES: Final = KwisatzHaderach()

POWERS: Final = (
    Power("atreides-start", power.START, {}),
    Power("atreides-bidding-sight", power.BASIC, {LOTS_DEALT: (LotSight(),)}),
    Power("atreides-spice-sight", power.BASIC, {MOVEMENT_OPENS: (SpiceSight(),)}),
    Power("atreides-prescience", power.BASIC, {FORESIGHT: (FORESEE,)}),
    Power("atreides-ally-prescience", power.FOR_ALLIES, {}, (FORESEE,)),
    Power("kh-activation", power.ADVANTAGE, {
        COMPANION: (KWISATZ_COMES,), STRENGTHS: (KwisatzStopped(),), PLANS_REVEALED: (KwisatzSent(),),
        TURN_BEGINS: (KwisatzRests(),),
    }),
    Power("kh-bonus", power.ADVANTAGE, {COMPANION_STRENGTH: (KwisatzStrength(),)}),
    Power("kh-no-traitor", power.ADVANTAGE, {}, (KWISATZ_COMES,)),
    Power("kh-death-and-revival", power.ADVANTAGE, {
        EXPLODED: (KwisatzDies(),), LEADERS_TO_REVIVE: (ReviveKwisatz(),),
    }),
    Power("atreides-special-karama", power.SPECIAL_KARAMA, {PLANS_MADE: (Peek(),)}),
)
