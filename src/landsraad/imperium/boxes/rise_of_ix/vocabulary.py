"""What Rise of Ix adds to the vocabulary, and its name."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.things import Verb
from landsraad.imperium.declare.vocabulary import VOCABULARY

BOX: Final = "rise-of-ix"

ADVANCE: Final = VOCABULARY.add("freighter", "advance", text="Advance your freighter", at="advance")
RECALL: Final = VOCABULARY.add(
    "freighter", "recall", text="Recall your freighter and take what it brings", at="recall"
)
SPEND_SPICE: Final = VOCABULARY.numbered("spend-spice", 9, "Pay # spice, and negotiators for the rest")
SPEND_SOLARI: Final = VOCABULARY.numbered("spend-solari", 9, "Pay # Solari, and negotiators for the rest")
NEGOTIATE: Final = VOCABULARY.numbered("negotiate", 3, "Send # negotiator(s) to Ix")
DEPLOY_DREADNOUGHT: Final = VOCABULARY.numbered("deploy-dreadnought", 3, "Deploy # dreadnought(s) to the Conflict")
RETREAT_DREADNOUGHT: Final = VOCABULARY.numbered("retreat-dreadnought", 3, "Retreat # dreadnought(s) and troops")
ROUT_TROOP: Final = VOCABULARY.numbered("rout-troop", 6, "Make a troop of seat # retreat", "seat")
ROUT_DREADNOUGHT: Final = VOCABULARY.numbered(
    "rout-dreadnought", 6, "Make a dreadnought of seat # retreat", "seat"
)
DETONATE: Final = VOCABULARY.add(
    "detonate", text="Return a dreadnought to your supply for 1 victory point (Detonation Devices)"
)
LOSE_GARRISONED: Final = VOCABULARY.add("lose-troop", "garrison", text="Lose one of your garrisoned troops")

BURY: Final = Verb("intrigue", "bury", "Put # under the Intrigue deck")
KEEP: Final = Verb("intrigue", "keep", "Keep #; the other card stays on top of the deck")
