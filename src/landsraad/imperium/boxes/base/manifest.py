"""Dune: Imperium, the base game (2020), with House Hagal for one and two players."""

from __future__ import annotations

from landsraad.imperium.boxes.base.appraise import mentat_worth, secrets_worth
from landsraad.imperium.boxes.base.cards import IMPERIUM
from landsraad.imperium.boxes.base.conflicts import CONFLICTS
from landsraad.imperium.boxes.base.hagal import HAGAL
from landsraad.imperium.boxes.base.intrigues import INTRIGUE
from landsraad.imperium.boxes.base.leaders import HOUSE_HAGAL, LEADERS
from landsraad.imperium.boxes.base.mentat import MentatComes, MentatGoesHome
from landsraad.imperium.boxes.base.spaces import DEAR_MENTAT, GROUPS, SPACES, TRACKS
from landsraad.imperium.boxes.base.starting import RESERVE, STARTING
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import RECALLED, ROUND_OPENED
from landsraad.imperium.rivals.difficulty import DIFFICULTIES
from landsraad.imperium.rivals.hagal import SoloRivals, Spoiler
from landsraad.kernel.family import Setting
from landsraad.kernel.seen.presentation import Brings, ModuleSign

NOT_ELSEWHERE = ("calculated-hire", "conflict-sort-through-the-chaos")
"""They need the Mentat."""

GUEST = Box(
    "base", "the base game",
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=[card for card in CONFLICTS if card.location != "carthag"],
    leaders=LEADERS,
    removes_cards=NOT_ELSEWHERE,
    appraisals=(secrets_worth,),
    spare_troops=1,
)
"""The cards and Leaders of the base game on another board."""

SIGN = ModuleSign(
    "Dune: Imperium", "maker",
    brings=(Brings("Imperium cards", "imperium"), Brings("Intrigue cards", "intrigue"), Brings("leaders", "leader")),
    usual=("base",),
    guest="Cards of Dune: Imperium",
)

BASE = Box(
    "base", "the base game",
    sign=SIGN,
    board=True,
    guest=GUEST,
    players={
        1: "solo against two Rivals", 2: "two players and House Hagal", 3: "three players", 4: "four players",
    },
    groups=GROUPS,
    spaces=[*SPACES, DEAR_MENTAT],
    tracks=TRACKS,
    starting=STARTING,
    reserve=RESERVE,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    hagal=HAGAL,
    others=list(DIFFICULTIES.values()),
    conflict_recipe=((3, 4), (2, 5), (1, 1)),
    on={ROUND_OPENED: (MentatComes(),), RECALLED: (MentatGoesHome(),)},
    rivals={1: SoloRivals([DEAR_MENTAT]), 2: Spoiler(HOUSE_HAGAL)},
    settings={
        "difficulty": Setting(
            "mercenary", "the level of the Rivals in the solo game", tuple(DIFFICULTIES), players=(1,),
        ),
        "strict_bindu": Setting(False, "Bindu Suspension ends the turn at once instead of offering to pass",
                                with_module="base"),
    },
    spare_troops=1,
    appraisals=(mentat_worth, secrets_worth),
    quiet=("paul-atreides", "earl-memnon-thorvald", "countess-ariana-thorvald", "count-ilban-richese"),
)
