"""The contracts: 18 designs, 20 tokens."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.contracts import Contract
from landsraad.imperium.boxes.uprising.effects import RecallOtherAgent
from landsraad.imperium.boxes.uprising.spies import PlaceSpy
from landsraad.imperium.declare.vocabulary import BENE_GESSERIT, GUILD
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.effects.troops import Recruit

SHADDAM = "leader-shaddam-corrino-iv"

CONTRACTS = [
    Contract("contract-espionage", "Espionage", Gain(solari=3), copies=2, space="espionage"),
    Contract("contract-harvest-3", "Harvest 3 spice", Gain(solari=3), copies=2, harvest=3),
    Contract("contract-harvest-4", "Harvest 4 spice", Gain(solari=4), harvest=4),
    Contract("contract-research-station-solari", "Research Station", Gain(solari=3), space="research-station"),
    Contract("contract-research-station-spy", "Research Station", Lines(Gain(solari=2), PlaceSpy()),
             space="research-station"),
    Contract("contract-spice-refinery-water", "Spice Refinery", Gain(water=1), space="spice-refinery"),
    Contract("contract-spice-refinery-draw", "Spice Refinery", Draw(2), space="spice-refinery"),
    Contract("contract-sardaukar-draw", "Sardaukar", Draw(2), space="sardaukar", kept_for=SHADDAM),
    Contract("contract-sardaukar-recall", "Sardaukar", RecallOtherAgent(), space="sardaukar", kept_for=SHADDAM),
    Contract("contract-heighliner-water", "Heighliner", Gain(water=2), space="heighliner"),
    Contract("contract-heighliner-troops", "Heighliner", Recruit(2), space="heighliner"),
    Contract("contract-arrakeen-water", "Arrakeen", Gain(water=1), space="arrakeen"),
    Contract("contract-arrakeen-spy", "Arrakeen", Lines(Recruit(1), PlaceSpy()), space="arrakeen"),
    Contract("contract-deliver-supplies", "Deliver Supplies", Gain(solari=3), space="deliver-supplies"),
    Contract("contract-high-council-solari", "High Council", Gain(solari=3), space="high-council"),
    Contract("contract-high-council-influence", "High Council", Influence(BENE_GESSERIT), space="high-council"),
    Contract("contract-acquire-the-spice-must-flow", "Acquire The Spice Must Flow",
             Lines(Influence(GUILD), Gain(solari=3)), flow=True),
    Contract("contract-immediate", "Immediate", Gain(solari=2)),
]
