"""The Guild: ships of its own, fees from everybody else, and a move whenever it likes."""

from __future__ import annotations

from typing import Final

from landsraad.classic.cards.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.rounds.movement_round import MOVE_ORDER
from landsraad.classic.rounds.shipment import BACK, HALF, LIFTS, OWN_FLEET, off_planet
from landsraad.classic.rounds.victory import end, members
from landsraad.classic.sheets.words import (
    MOVE_NOW,
    PASS,
    STOP_GUILD_ORDER,
    STOP_GUILD_PAYMENT,
    STOP_GUILD_SHIPMENT,
    STOP_SHIPMENT,
    WAIT,
    area_name,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import (
    DENIED_TO_THE_END,
    MOVE_DUE,
    MOVEMENT_OPENS,
    SHIPMENT_ANNOUNCED,
    SHIPMENT_OPENS,
    SHIPMENT_PRICED,
    SHIPPING,
)
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import (
    CALLED_OFF,
    COST,
    COUNT,
    DEST,
    HALF_FEE,
    HAND,
    MOVED,
    NOBODY,
    OWN_WAY,
    PAYEE,
    SEAT,
    TO_MOVE,
    WAITING_TO_MOVE,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.classic.table.window import SecretOffer
from landsraad.kernel.event import Event
from landsraad.kernel.timeout import Timeout

HELD_TO_ORDER: Final = SEAT.number("held_to_order", flag=True)
"""Whether a Karama holds the Guild to the storm order this turn."""


class GuildWays(Act):
    """Ships about the planet, at half the fee."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        if context.seat != owner.index:
            return value
        return value | OWN_FLEET | (HALF | LIFTS | BACK if game.have[OWN_WAY] else 0)

    def describe_in(self, power: str) -> str:
        if power == "guild-half-rate":
            return "Pays half the fee, rounded up, to the bank."
        return self.describe()

    def describe(self) -> str:
        return "Ships from reserves, across the planet, or back to reserves."


class WaysOfAllies(Act):
    """Allies ship the same ways."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        if not game.allied(owner.index, context.seat):
            return value
        return value | HALF | LIFTS | (BACK if game.rules.guild_ally_reverse else 0)

    def describe(self) -> str:
        return "Allies ship the same ways at the same rates and pay him."


class WaysStopped(Act):
    """Where any advantage may be stopped, so may the Guild's own way of shipping."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.any_karama:
            game.push(WAYS_KNOWN, context)
            offer_stop(game, STOP_GUILD_SHIPMENT)


class WaysKnown(Act):
    """A Karama that stopped them is noted."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_GUILD_SHIPMENT):
            game.have[OWN_WAY] = 0


class Fees(Act):
    """The others pay the Guild for their shipments."""

    def do(self, game: Classic, context: Scene) -> None:
        if context.other == context.seat or game.have[HALF_FEE]:
            return
        game.have[PAYEE] = context.seat
        if game.rules.any_karama and game.have[COST]:
            game.push(FEES_KNOWN, context)
            offer_stop(game, STOP_GUILD_PAYMENT)

    def describe(self) -> str:
        return "Receives what the others pay for shipments from off-planet."


class FeesKnown(Act):
    """A Karama sends the fee to the bank."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_GUILD_PAYMENT):
            game.have[PAYEE] = NOBODY


class StopShipment(SecretOffer):
    """The Guild may stop another player's shipment by Karama."""

    def do(self, game: Classic, context: Scene) -> None:
        shipper = game.seats[context.other]
        if context.other != context.seat and game.seats[context.seat].piles[HAND] and off_planet(game, shipper):
            self.put_to(game, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, STOP_SHIPMENT] if special_ready(game, game.seats[context.seat]) else [PASS]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == STOP_SHIPMENT:
            spend_special(game, game.seats[context.seat])
            game.have[CALLED_OFF] = 1
            if game.events is not None:
                game.emit(Event("shipment-stopped", context.seat, "", 0, context.other))

    def prompt(self, game: Classic, context: Scene) -> str:
        where = area_name(game.have[DEST])
        return f"The {game.people(context.other)} ship {game.have[COUNT]} to {where}: play a Karama to stop it?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "shipment", "a Karama to stop a shipment")

    def describe(self) -> str:
        return "Stops one shipment from off-planet."


class FreeOrder(Act):
    """The Guild may move before its place in the storm order, or wait."""

    opens_move = True
    between = True

    def do(self, game: Classic, context: Scene) -> None:
        guild = context.seat
        if game.have[MOVED] >> guild & 1 or game.seats[guild].have[HELD_TO_ORDER]:
            return
        if any(seat.index != guild and not game.have[MOVED] >> seat.index & 1 for seat in game.seats):
            game.ask(self, OWN[guild], guild)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [MOVE_NOW, WAIT]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        in_place = game.have[TO_MOVE] == context.seat
        if (option == MOVE_NOW) == in_place:
            return
        if game.events is not None:
            game.emit(Event("guild-order", context.seat, "now" if option == MOVE_NOW else "wait"))
        game.push(LEAVE_ORDER, context)
        offer_stop(game, STOP_GUILD_ORDER)

    def prompt(self, game: Classic, context: Scene) -> str:
        if game.have[TO_MOVE] == context.seat:
            return "It is your place in the storm order: move now, or wait?"
        return f"The {game.people(game.have[TO_MOVE])} are to move: do you move before them?"

    def describe(self) -> str:
        return "Takes his move at any point of the movement round."


class LeaveOrder(Act):
    """The Guild moves early or late, unless a Karama holds it to the storm order."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_GUILD_ORDER):
            game.seats[context.seat].have[HELD_TO_ORDER] = 1
            game.have[WAITING_TO_MOVE] &= ~(1 << context.seat)
        elif game.have[TO_MOVE] != context.seat:
            game.have[TO_MOVE] = context.seat
        else:
            game.have[WAITING_TO_MOVE] |= 1 << context.seat
            game.agenda.pop()
            game.push(MOVE_ORDER, OWN[0])


class OrderFree(Act):
    """A new movement round: nothing holds the Guild to the storm order."""

    def do(self, game: Classic, context: Scene) -> None:
        game.seats[context.seat].have[HELD_TO_ORDER] = 0


class Denied(Act):
    """Nobody has won by the end of the last turn."""

    def do(self, game: Classic, context: Scene) -> None:
        end(game, members(game, game.seats[context.seat]), "guild")

    def describe(self) -> str:
        return "Wins if nobody has won when the last turn ends and the Fremen condition is not met."


WAYS_KNOWN: Final = WaysKnown()
FEES_KNOWN: Final = FeesKnown()
LEAVE_ORDER: Final = LeaveOrder()
GUILD_WAYS: Final = GuildWays()

POWERS: Final = (
    Power("guild-start", power.START, {}),
    Power("guild-income", power.BASIC, {SHIPMENT_PRICED: (Fees(),)}),
    Power("guild-shipments", power.BASIC, {SHIPPING: (GUILD_WAYS,), SHIPMENT_OPENS: (WaysStopped(),)}),
    Power("guild-half-rate", power.BASIC, {}, (GUILD_WAYS,)),
    Power("guild-ally-shipments", power.FOR_ALLIES, {SHIPPING: (WaysOfAllies(),)}),
    Power("guild-free-order", power.ADVANTAGE, {MOVE_DUE: (FreeOrder(),), MOVEMENT_OPENS: (OrderFree(),)}),
    Power("guild-special-karama", power.SPECIAL_KARAMA, {SHIPMENT_ANNOUNCED: (StopShipment(),)}),
    Power("guild-default", power.AT_THE_END, {DENIED_TO_THE_END: (Denied(),)}),
)
