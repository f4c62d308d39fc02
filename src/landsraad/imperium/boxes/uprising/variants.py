"""Variants of the games against Rivals of Uprising."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.variants import Churn, SecondSwords
from landsraad.imperium.boxes.uprising.rivals import StreamlinedDuo
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import COMBAT_BEGUN, REVEAL_TURN_ENDED
from landsraad.kernel.family import Setting

UPRISING = ("uprising",)
SOLO = {1: "solo"}
TWO = {2: "two players"}

SMART_POLITICS = Box(
    "uprising-smart-politics", "variant of Uprising",
    when=UPRISING, option="smart_politics", players={**SOLO, **TWO},
    settings={
        "smart_politics": Setting(
            False, "Uprising, one or two players: Rivals do not go to a faction in vain; always in the solo game from "
            "the level Mentat up",
        ),
    },
    sentences={
        "Smart Politics":
            "a Rival passes over a card for Dutiful Service, Deliver Supplies, Secrets or Fremkit if it holds the "
            "Alliance of that faction and has more influence there than anybody else, or if it has 2 or more and is "
            "2 or more behind the leader",
    },
)

ESCALATION = Box(
    "uprising-brutal-escalation", "variant of Uprising",
    when=UPRISING, option="brutal_escalation", players={**SOLO, **TWO},
    on_seat={COMBAT_BEGUN: (SecondSwords(),)},
    settings={
        "brutal_escalation": Setting(
            False, "solo with Rise of Ix, one or two players with Uprising: Rivals add two cards of swords in "
            "Conflicts III; always in the solo game of Uprising from the level Mentat up",
        ),
    },
    sentences={
        "Brutal Escalation": "a Rival that fights for a Conflict of level 3 adds the swords of two House Hagal cards",
    },
)

EXPERT_DEPLOYMENT = Box(
    "uprising-expert-deployment", "variant of Uprising",
    when=UPRISING, option="expert_deployment", players={**SOLO, **TWO},
    settings={
        "expert_deployment": Setting(
            False, "Uprising, one or two players: Rivals that lead a Conflict of level 1 or 2 clearly keep their "
            "troops at home; always in the solo game from the level Mentat up",
        ),
    },
    sentences={
        "Expert Deployment":
            "a Rival that has 3 units more than anybody else in a Conflict of level 1 or 2 deploys no troops there: "
            "recruits stay in its garrison; sandworms are summoned all the same, and before that is counted",
    },
)

STREAMLINED = Box(
    "uprising-streamlined-rivals", "variant of Uprising",
    when=UPRISING, option="streamlined_rivals", players=TWO,
    rivals={2: StreamlinedDuo()},
    settings={
        "streamlined_rivals": Setting(
            False, "Uprising, two players: the Rival is Lady Amber Metulli or Rabban, who score nothing",
        ),
    },
    sentences={
        "Streamlined Rivals":
            "the Rival of two players is Lady Amber Metulli or Glossu Rabban; it scores no victory points and cannot "
            "win, and once it has its Swordmaster it takes no more Solari, spice, water or Intrigue cards: spice that "
            "it would harvest goes back to the bank",
    },
)

CHURN = Box(
    "uprising-imperium-row-churn", "variant of Uprising",
    when=UPRISING, option="imperium_row_churn", players=SOLO,
    on_seat={REVEAL_TURN_ENDED: (Churn(),)},
    settings={
        "imperium_row_churn": Setting(
            False, "solo with Rise of Ix or Uprising: two dice clear cards from the Imperium Row",
        ),
    },
    sentences={
        "Imperium Row churn":
            "after each of your Reveal turns roll two dice: the card of the Imperium Row at each number rolled, "
            "counted from the left, leaves the game and is replaced; a 6 removes nothing, and doubles remove one card",
    },
)

VARIANTS = (SMART_POLITICS, ESCALATION, EXPERT_DEPLOYMENT, STREAMLINED, CHURN)
