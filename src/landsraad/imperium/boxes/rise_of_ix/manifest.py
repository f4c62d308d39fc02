"""Rise of Ix (2022), with Epic mode and its solo variants."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix import log as log
from landsraad.imperium.boxes.rise_of_ix import vocabulary
from landsraad.imperium.boxes.rise_of_ix.appraise import appraise_ix
from landsraad.imperium.boxes.rise_of_ix.cards import IMPERIUM
from landsraad.imperium.boxes.rise_of_ix.conflicts import CONFLICTS
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import (
    DREADNOUGHT,
    HOLDERS,
    DreadnoughtsGoHome,
    VictorPlacesDreadnought,
)
from landsraad.imperium.boxes.rise_of_ix.epic import EPIC
from landsraad.imperium.boxes.rise_of_ix.hagal import HAGAL, SOLO
from landsraad.imperium.boxes.rise_of_ix.hagal import REMOVED as REMOVED_HAGAL
from landsraad.imperium.boxes.rise_of_ix.intrigues import INTRIGUE, ForgetPushes, PushedThrough
from landsraad.imperium.boxes.rise_of_ix.leaders import LEADERS
from landsraad.imperium.boxes.rise_of_ix.promo import BOUNDLESS_AMBITION
from landsraad.imperium.boxes.rise_of_ix.shipping import SHIPPING_TRACK
from landsraad.imperium.boxes.rise_of_ix.spaces import GROUPS, REMOVED, SPACES
from landsraad.imperium.boxes.rise_of_ix.tech import NEGOTIATORS, lay_out_tech, owns
from landsraad.imperium.boxes.rise_of_ix.tech_use import (
    TilesAtEnd,
    TilesAtReveal,
    TilesAtRoundStart,
    TilesAtVictory,
    TurnTilesUp,
    UseTiles,
)
from landsraad.imperium.boxes.rise_of_ix.tiles import CHAUMURKY, SPACEPORT, TILES
from landsraad.imperium.boxes.rise_of_ix.variants import CHURN, ESCALATION
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import (
    COMBAT_ENDED,
    CONFLICT_WON,
    GAME_ENDED,
    REVEAL_BEGUN,
    REWARDS_TAKEN,
    ROUND_BEGUN,
    ROUND_OPENED,
    SWORDS_SHOWN,
)
from landsraad.imperium.effects.armed import ARMED
from landsraad.imperium.table.state import Seat
from landsraad.kernel.family import Setting
from landsraad.kernel.seen.presentation import Brings, ModuleSign


def has_spaceport(seat: Seat) -> bool:
    """Whether the seat may put acquired cards on top of its deck."""
    return owns(seat, SPACEPORT)


def has_chaumurky(seat: Seat) -> int:
    """Whether the seat wins ties."""
    return int(owns(seat, CHAUMURKY))


SIGN = ModuleSign(
    "Rise of Ix", "ix", "ix-band",
    brings=(
        Brings("Tech tiles", "tech"), Brings("dreadnoughts"), Brings("the Shipping track"),
        Brings("Imperium cards", "imperium"), Brings("Intrigue cards", "intrigue"), Brings("leaders", "leader"),
    ),
    instead=(
        "Smuggling, Interstellar Shipping, Tech Negotiation and Dreadnought for Hall of Oratory, Rally Troops, "
        "Secure Contract and Sell Melange",
    ),
)

RISE_OF_IX = Box(
    vocabulary.BOX, "Rise of Ix",
    sign=SIGN,
    groups=GROUPS,
    spaces=SPACES,
    removes_spaces=REMOVED,
    holders=HOLDERS,
    units=[DREADNOUGHT],
    places_of_troops=[NEGOTIATORS],
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    hagal=HAGAL,
    others=[*TILES, SHIPPING_TRACK],
    verbs=[vocabulary.BURY, vocabulary.KEEP],
    removes_cards=REMOVED_HAGAL,
    extras=[UseTiles()],
    lets_cards_on_top=[has_spaceport],
    tie_breakers=[("Chaumurky", has_chaumurky)],
    appraisals=[appraise_ix],
    on={
        ROUND_OPENED: (TurnTilesUp(),),
        ROUND_BEGUN: (TilesAtRoundStart(),),
        REWARDS_TAKEN: (VictorPlacesDreadnought(),),
        COMBAT_ENDED: (DreadnoughtsGoHome(), ForgetPushes()),
        GAME_ENDED: (TilesAtEnd(),),
    },
    on_seat={
        REVEAL_BEGUN: (TilesAtReveal(),),
        SWORDS_SHOWN: (ARMED,),
        CONFLICT_WON: (TilesAtVictory(), PushedThrough()),
    },
    setup_table=[lay_out_tech],
    rivals={1: SOLO},
    settings={
        "epic": Setting(False, "Epic mode of Rise of Ix: 12 victory points and stronger Conflicts"),
        "imperium_row_churn": Setting(False, "solo with Rise of Ix: two dice clear cards from the Imperium Row"),
        "brutal_escalation": Setting(False, "solo with Rise of Ix: Rivals add two cards of swords in Conflicts III"),
    },
    sentences={
        "Units":
            "troops and dreadnoughts are units; what speaks of troops never touches dreadnoughts, and the two "
            "garrisoned units that may be deployed from a combat space may be of either kind",
        "Dreadnoughts":
            "each player has two, of 3 strength each; after Combat they return to the garrison, and a player who "
            "wins with one must place it on Arrakeen, Carthag or Imperial Basin where none stands: it controls the "
            "space above any Control marker until the end of the next Combat",
        "Negotiators":
            "a negotiator on Ix is not in your supply; sent back when you acquire a Tech tile, it lowers the "
            "cost by 1",
        "Tech tiles":
            "three stacks of six lie on Ix, the top tile of each face up; an effect that acquires tech takes one "
            "of them for its cost in spice, its discount counts for that tile only, and a tile turned over is "
            "turned up again when the next round begins",
        "Infiltration":
            "an icon that infiltrates lets the Agent enter a space where enemy Agents stand, but none where your "
            "own stands or that The Voice has closed",
        "Unload":
            "a Reveal box that unloads also counts whenever its owner discards or trashes the card, on anybody's "
            "turn",
    },
)

COMES_WITH_IT = (EPIC, CHURN, ESCALATION, BOUNDLESS_AMBITION)
"""What else a table may choose, and what comes with another box."""
