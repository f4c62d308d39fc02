"""The moments of a turn at which characters and cards listen.

At some of them what listens is done (`fire`), at some it adds options to a question (`offer`), and at some it has a say
in a number (`amend`).
"""

from __future__ import annotations

from typing import Final

from landsraad.classic.table.register import REGISTER

moment = REGISTER.moment

# Setting up.
SETUP_OPENS: Final = moment("setup opens")
HOMES_FILLED: Final = moment("tokens stand at home")
TOKENS_PLACED: Final = moment("tokens are placed")

# A turn.
TURN_BEGINS: Final = moment("turn begins")

ALONE: Final = moment("tokens may be alone")
"""After a move and after a battle, where that is a rule of the table."""
VICTORY: Final = moment("victory")
"""The winners are the seats of the scene."""
KEPT_TO_THE_END: Final = moment("last turn ends")
DENIED_TO_THE_END: Final = moment("last turn ends without a winner")

# Pauses.
PAUSE: Final = moment("pause")
"""Offers to whom is asked; the kind of pause is the step of the scene. Amended: whether a seat might act at all."""
PAUSE_AGAIN: Final = moment("pause that comes again")
"""The same for what is played at a pause, after which the pause comes again."""

# The storm round.
STORM_COMES: Final = moment("storm is about to move")
STORM_LOSSES: Final = moment("losses in the storm")
"""Amended: how many of the tokens in an area the storm kills."""

# The spice blow.
SPICE_CARD_DUE: Final = moment("spice card is about to be turned up")
FURTHER_WORM: Final = moment("further worm of a blow")
WORM_COMES: Final = moment("worm is about to appear")
WORM_TAMED: Final = moment("worm appears under control")

# The bidding.
BIDDING_OPENS: Final = moment("bidding round opens")
CHARITY_DUE: Final = moment("charity")
"""Amended: the charity that a seat takes."""
LOTS_DEALT: Final = moment("cards are put up for auction")
BIDDING: Final = moment("bidding")
"""Offers beside bids. Amended: how high a seat may bid."""
CARD_WON: Final = moment("card won")
"""Offers instead of paying."""
CARD_PRICED: Final = moment("card is about to be paid")
CARD_BOUGHT: Final = moment("card bought")

# Revival.
REVIVAL_DUE: Final = moment("tokens are about to be revived")
LEADERS_TO_REVIVE: Final = moment("leaders to revive")
"""Offers beside leaders. Amended: how much of a seat's lies in the tanks."""

# Movement.
MOVEMENT_OPENS: Final = moment("movement round opens")
MOVE_DUE: Final = moment("somebody is to move")
SHIPMENT_OPENS: Final = moment("shipment opens")
SHIPPING: Final = moment("ways of shipping")
"""Amended: the ways of shipping (see `shipment`) of the seat of the scene."""
SHIPPING_RANGE: Final = moment("range of shipments")
"""Amended: the territories that a seat's shipments reach."""
SHIPMENT_OFFERS: Final = moment("offers at a shipment")
CLOSED: Final = moment("closed territories")
"""Amended: where a seat's tokens may not go because of other players' tokens."""
SHIPMENT_PRICED: Final = moment("fee of a shipment is set")
SHIPMENT_ANNOUNCED: Final = moment("shipment announced")
SHIPMENT_LANDED: Final = moment("shipment landed")
LANDED_IN_STORM: Final = moment("shipment landed in the storm")
ARRIVED: Final = moment("tokens arrived where their owner had none")
TOKEN_MOVE_OPENS: Final = moment("token move opens")
MARCH: Final = moment("march")
"""Amended: how many territories a group moves without ornithopters."""
MOVE_MADE: Final = moment("token move made")
"""Offers after a token move."""

# Battles.
COMMANDS: Final = moment("commands before a battle")
FORESIGHT: Final = moment("foresight before a battle")
STRENGTHS: Final = moment("strengths that can be stopped")
"""Amended: the stops, as bits, that a Karama could be played for."""
STAR_WORTH: Final = moment("worth of starred tokens")
COMPANION: Final = moment("companion of a leader")
"""Offers a companion for the plan. Amended: whether one is ready."""
COMPANION_STRENGTH: Final = moment("strength of a companion")
BATTLE_WINDOW: Final = moment("cards in a battle")
"""Offers of cards, after which the window comes again."""
BATTLE_STOP: Final = moment("advantages stopped in a battle")
"""Offers against the advantages in use, which are the stops of the scene."""
PLANS_MADE: Final = moment("plans are made")
PLANS_REVEALED: Final = moment("plans are revealed")
TRAITOR_CALLERS: Final = moment("who may call a traitor")
"""Amended: the seats that may call the leader of the other side of a scene, as bits."""
EXPLODED: Final = moment("explosion")
LEADER_KILLED: Final = moment("leader killed")
BATTLE_WON: Final = moment("battle won")
BATTLE_SETTLED: Final = moment("battle settled")
