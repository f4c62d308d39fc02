"""The CHOAM module of Uprising: contracts, eight cards and Shaddam Corrino IV."""

from __future__ import annotations

from landsraad.imperium.boxes.choam.cards import IMPERIUM
from landsraad.imperium.boxes.choam.contracts import CONTRACTS
from landsraad.imperium.boxes.choam.intrigues import INTRIGUE
from landsraad.imperium.boxes.choam.leaders import LEADERS
from landsraad.imperium.boxes.uprising.appraise import contracts_worth
from landsraad.imperium.boxes.uprising.contracts import (
    ContractsOfFlow,
    ContractsOfVisit,
    CountSpice,
    shuffle_contracts,
)
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import AGENT_PLACED, CARD_ACQUIRED, GAINED
from landsraad.kernel.seen.presentation import Brings, ModuleSign

SIGN = ModuleSign(
    "CHOAM", "contract", "choam-band",
    brings=(
        Brings("contracts", "contract"), Brings("Imperium cards", "imperium"), Brings("Intrigue cards", "intrigue"),
        Brings("leader", "leader"),
    ),
)

CHOAM = Box(
    "choam", "the CHOAM module of Uprising: contracts",
    sign=SIGN,
    needs=("uprising",),
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    leaders=LEADERS,
    others=CONTRACTS,
    setup_table=(shuffle_contracts,),
    on_seat={
        AGENT_PLACED: (ContractsOfVisit(),), CARD_ACQUIRED: (ContractsOfFlow(),), GAINED: (CountSpice(),),
    },
    appraisals=(contracts_worth,),
    sentences={
        "Contracts": "two contracts lie open; a player who takes one keeps it until it is fulfilled, which is not "
                     "optional, and then turns it face down; another takes its place as long as there are any",
    },
)
