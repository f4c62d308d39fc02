"""Six players in two teams, on the other side of Uprising's board, always with contracts."""

from __future__ import annotations

import landsraad.imperium.boxes.six.log  # noqa: F401  # tells what happens in the team game
from landsraad.imperium.boxes.six.cards import MUADDIB_DECK, SHADDAM_DECK
from landsraad.imperium.boxes.six.effects import (
    BonusSwords,
    CallAllyUp,
    Concede,
    SwordsLost,
    TokensHome,
)
from landsraad.imperium.boxes.six.spaces import BOARDS, GROUPS, POSTS, SPACES, TOKEN, TRACKS
from landsraad.imperium.boxes.six.teams import BOX, MUADDIBS, NEIGHBOURS, SEATING
from landsraad.imperium.boxes.six.throne import TO_THRONE, FirstThrone
from landsraad.imperium.boxes.uprising.battle import DESERT_MOUSE, OBJECTIVE, OBJECTIVES_DECLARED
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import (
    GAME_BEGUN,
    PLACES_DUE,
    RECALLED,
    REVEAL_DECLARED,
    REVEAL_TURN_ENDED,
)
from landsraad.imperium.declare.vocabulary import CONFLICT, GARRISON, SUPPLY, SWORDMASTER, VP
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.family import Setting

WHEN = ("uprising", "choam")
SIX = {6: "two teams of a Commander and two Allies"}
COMMANDERS_POINTS, ALLIES_POINTS = 4, 1
SWORDMASTER_LESS = 3.5


def balance_objectives(game: Imperium) -> None:
    """Each team gets one Desert Mouse: two of them are parted, by a swap with the opposing Ally next door."""
    mice = [seat for seat in game.seats if battle_icon(seat) == DESERT_MOUSE]
    if mice[0].policy.team == mice[1].policy.team:
        swapped = next(seat for seat in mice if not OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].first)
        other = game.seats[NEIGHBOURS[swapped.index]]
        swapped.have[OBJECTIVE], other.have[OBJECTIVE] = other.have[OBJECTIVE], swapped.have[OBJECTIVE]


def battle_icon(seat: Seat) -> str:
    """The battle icon of a seat's Objective, if it has one."""
    return "" if seat.policy.commands else OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].battle


def prepare(game: Imperium, seat: Seat) -> None:
    """Commanders have decks of their own and no troops, and start with more points."""
    if not seat.policy.commands:
        seat.have[VP] = ALLIES_POINTS
        return
    name = "muad-dib" if seat.policy.team == MUADDIBS else "shaddam"
    seat.deck = game.rules.decks[name][:]
    game.chance.shuffle(seat.deck)
    seat.discard = []
    seat.have[VP] = COMMANDERS_POINTS
    for place in (SUPPLY, GARRISON, CONFLICT):
        seat.have[place] = 0


def allies_without_points(game: Imperium, seat: Seat) -> None:
    """Allies begin without a victory point."""
    if not seat.policy.commands:
        seat.have[VP] = 0


def swordmaster_worth(game: Imperium, seat: Seat, left: float) -> float:
    """The Swordmaster goes once: what a third Agent would be worth for the rest of the game is too much for it."""
    return -SWORDMASTER_LESS * left if seat.have[SWORDMASTER] else 0.0


SIX_PLAYERS = Box(
    BOX, "six players in two teams",
    when=WHEN, players=SIX,
    groups=GROUPS,
    spaces=SPACES,
    removes_spaces=("dutiful-service", "desert-tactics", "fremkit"),
    posts=POSTS,
    tracks=TRACKS,
    decks={"muad-dib": MUADDIB_DECK, "shaddam": SHADDAM_DECK},
    others=[*BOARDS, TOKEN],
    verbs=[TO_THRONE],
    conflict_recipe=((3, 4), (2, 5)),
    setup_table=(balance_objectives,),
    setup_seat=(prepare,),
    on={GAME_BEGUN: (FirstThrone(),), RECALLED: (TokensHome(),), PLACES_DUE: (Concede(),)},
    on_seat={REVEAL_DECLARED: (BonusSwords(),), REVEAL_TURN_ENDED: (SwordsLost(),)},
    extras=(CallAllyUp(),),
    appraisals=(swordmaster_worth,),
    seating={6: SEATING},
    quiet=(
        "muad-dib", "princess-irulan", "gurney-halleck", "shaddam-corrino-iv", "lady-jessica", "lady-margot-fenring",
    ),
    settings={
        "any_leaders": Setting(
            False, "six players: Allies are dealt any leaders, not those that go with their Commander",
            shown_for=(6,),
        ),
        "team_talk": Setting(
            False, "six players: people of one team may talk in private; otherwise all that is said is heard by all",
            shown_for=(6,),
        ),
        "only_fremen_ride": Setting(
            False, "six players: Shaddam's team can summon no sandworms, not even without Maker Hooks",
            shown_for=(6,),
        ),
    },
    sentences={
        "Teams": "Muad'Dib and two Allies play against Shaddam and two Allies; Commanders face each other, each "
                 "between the Allies of the other team; when anybody has 10 victory points, or after nine rounds, the "
                 "team with more of them in all wins; ties go by spice, Solari, water and garrisoned troops of all "
                 "three",
        "Commanders": "a Commander activates an Ally on each turn: troops, sandworms, swords and influence on the "
                      "tracks of the board are that Ally's, everything else is the Commander's, who also pays; the "
                      "Ally decides what it deploys from a Combat space; where influence is asked for, the better of "
                      "the two Allies counts",
        "Agent tokens": "one Agent of a Commander activates the left Ally and one the right Ally; the Swordmaster "
                        "activates either; a Reveal turn activates whichever the Commander likes",
        "Icons of two factions": "the Emperor icon stands for the Great Houses and the Fremen icon for the Fringe "
                                 "Worlds; Shaddam may take the Emperor icon for his own track, and Muad'Dib the Fremen "
                                 "icon for his",
        "Swordmaster of six": "a Swordmaster can be sent once, and then leaves the game with the end of the round; its "
                              "owner keeps the Swordmaster Bonus token",
        "Combat of teams": "Allies fight each for themselves; a Commander plays each Combat card for one Ally who has "
                           "a unit in the Conflict; if two Allies of a team are tied, one of them may concede and take "
                           "the next place",
        "Throne Row": "cards there can be acquired by Shaddam and his Allies only, whenever they could acquire a card "
                      "of the Imperium Row",
        "Trade": "the owner of the turn chooses a teammate and gives first; each gives any number of one kind, "
                 "Intrigue cards, spice, water or Solari, or nothing; what is traded is not gained",
    },
)

GO_TO_11_OF_SIX = Box(
    "go-to-11-of-six", "Go to 11 for six players",
    option="go_to_11",
    when=WHEN, players={6: "Allies without a victory point at the start"},
    setup_seat=[allies_without_points],
)

TEAM_GAME = (SIX_PLAYERS, GO_TO_11_OF_SIX)

