"""Dune: Imperium - Uprising (2023): a board of its own, with Rivals for one and two players."""

from __future__ import annotations

import landsraad.imperium.boxes.uprising.log  # noqa: F401  # tells what happens in Uprising
from landsraad.imperium.boxes.base.starting import STARTING
from landsraad.imperium.boxes.uprising.appraise import hooks_worth, icons_worth, prize, spies_worth, water_worth
from landsraad.imperium.boxes.uprising.battle import (
    OBJECTIVES,
    KeepConflict,
    MatchWild,
    deal_objectives,
    holder_of_the_marker,
)
from landsraad.imperium.boxes.uprising.cards import IMPERIUM, Acquired
from landsraad.imperium.boxes.uprising.conflicts import CONFLICTS
from landsraad.imperium.boxes.uprising.desert import MAKER_HOOKS, SANDWORM, SANDWORM_TOKEN, SHIELD_WALL
from landsraad.imperium.boxes.uprising.hagal import HAGAL
from landsraad.imperium.boxes.uprising.intrigues import INTRIGUE
from landsraad.imperium.boxes.uprising.leaders import LEADERS, MEMORIES
from landsraad.imperium.boxes.uprising.rival_cards import RIVALS
from landsraad.imperium.boxes.uprising.rivals import LEVELS, UprisingDuo, UprisingSolo
from landsraad.imperium.boxes.uprising.spaces import GROUPS, POSTS, SPACES, TRACKS
from landsraad.imperium.boxes.uprising.spies import GatherIntelligence, Noticed
from landsraad.imperium.boxes.uprising.starting import RESERVE
from landsraad.imperium.boxes.uprising.training import TRACK
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import AGENT_PLACED, CARD_ACQUIRED, REWARD_TAKEN, SWORDS_SHOWN
from landsraad.imperium.effects.armed import ARMED
from landsraad.kernel.seen.presentation import Brings, ModuleSign

SIGN = ModuleSign(
    "Uprising", "sandworm",
    brings=(Brings("Imperium cards", "imperium"), Brings("Intrigue cards", "intrigue"), Brings("leaders", "leader")),
    usual=("uprising", "choam"),
)

UPRISING = Box(
    "uprising", "Uprising, a board of its own",
    sign=SIGN,
    board=True,
    players={
        1: "solo against two Rivals", 2: "two players and a Rival", 3: "three players", 4: "four players",
        6: "two teams of three",
    },
    needs_for={6: {"choam": "the team game is always played with contracts"}},
    groups=GROUPS,
    spaces=SPACES,
    posts=POSTS,
    tracks=TRACKS,
    units=[SANDWORM],
    places_of_troops=[MEMORIES],
    starting=STARTING,
    reserve=RESERVE,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    hagal=HAGAL,
    others=[*OBJECTIVES, *TRACK, SANDWORM_TOKEN, MAKER_HOOKS, SHIELD_WALL, *RIVALS, *LEVELS.values()],
    conflict_recipe=((3, 4), (2, 5), (1, 1)),
    setup_table=(deal_objectives,),
    first_player=holder_of_the_marker,
    on_seat={
        AGENT_PLACED: (GatherIntelligence(), Noticed()),
        CARD_ACQUIRED: (Acquired(),),
        REWARD_TAKEN: (KeepConflict(),),
        SWORDS_SHOWN: (ARMED,),
    },
    endings=(MatchWild(),),
    rivals={1: UprisingSolo(), 2: UprisingDuo()},
    appraisals=(spies_worth, hooks_worth, water_worth, icons_worth),
    prize=prize,
    spare_troops=1,
    quiet=("muad-dib", "princess-irulan", "lady-margot-fenring", "gurney-halleck"),
    sentences={
        "Spies": "each player has three Spies; one is placed on a free observation post, where it watches the spaces "
                 "beside it, and stays there between rounds; placing one is not optional while a Spy is in supply and "
                 "a post is free; with none in supply its owner may take one back first",
        "Infiltrate": "an Agent may go to a space where others stand if its owner recalls a Spy that watches the space",
        "Gather intelligence": "right after an Agent comes to a space, its owner may recall a Spy that watches the "
                               "space to draw a card",
        "Battle icons": "the winner of a Conflict keeps its card; two face-up cards with the same battle icon, an "
                        "Objective among them, are turned face down at once and give 1 victory point; in the endgame a "
                        "wild icon may be matched with any other",
        "Rivals": "on its turn House Hagal cards are turned up for a Rival until one sends an Agent to a free space; "
                  "only what the card shows happens, and nothing is paid; where a Rival may choose a faction it takes "
                  "the one where it has the least influence, or among equals the first of its order",
        "Rivals that fight": "from a Combat space a Rival deploys what it has recruited this turn and up to 2 more "
                             "troops; in Combat each Rival with a unit there turns up a House Hagal card and adds its "
                             "swords; it takes rewards as players do, pays for victory points whenever it can, and "
                             "gains 2 Solari in place of a contract",
        "Schemes": "when a Rival places its third Spy, it takes the other two back and uses the scheme of its card; it "
                   "never recalls Spies to infiltrate or to gather intelligence",
        "Rivals that save": "a Rival gains its Swordmaster as soon as its Solari, spice, water and Intrigue cards are "
                            "as many as its card says, and pays with them in the order Solari, spice, Intrigue cards, "
                            "water; from then on it trades 7 Solari, 7 spice, 3 water or 3 Intrigue cards for a "
                            "victory point whenever it has them",
        "Rivals in the desert": "a Rival harvests all bonus spice where it goes; with Maker Hooks it summons sandworms "
                                "in place of the spice of the space if the Shield Wall does not keep them out",
        "First Player with Rivals": "alone, the seat with the First Player Objective begins, a Rival too, and the "
                                    "marker goes round all three; between two people it goes from one to the other, "
                                    "and the Rival always moves right after the First Player",
    },
)
