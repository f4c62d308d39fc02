"""How Dune (1979) is shown: its characters, what its kinds of things and numbers are called, how it is usually played.
"""

from __future__ import annotations

from landsraad.kernel.seen.presentation import (
    Brings,
    Facet,
    Kind,
    LeaderSign,
    Line,
    ModuleSign,
    Noun,
    Presentation,
    Start,
)

PRESENTATION = Presentation(
    score_key="strongholds",
    rounds=Noun("turn", "turns"),
    leaders=Noun("character", "characters"),
    roles=True,
    people=("character",),
    modules={
        "basic": ModuleSign(
            "Basic", "c-planet", board=True, usual=("basic",),
            brings=(
                Brings("characters", "character"), Brings("treachery cards", "treachery"),
                Brings("territories", "territory"),
            ),
        ),
        "advanced": ModuleSign("Advanced", "c-battle", "dune"),
    },
    signs={
        "atreides": LeaderSign("Atreides", "c-atreides", 3, "See the card up for bid, and one part of a battle plan"),
        "harkonnen": LeaderSign("Harkonnen", "c-harkonnen", 6, "A second card with each one bought; four traitors"),
        "emperor": LeaderSign("Emperor", "c-emperor", 1, "Is paid for every card the others buy"),
        "guild": LeaderSign("Guild", "c-guild", 5, "Is paid for every shipment; ships at half price"),
        "fremen": LeaderSign("Fremen", "c-fremen", 4, "Ship free near the Great Flat, move two, ride worms"),
        "bene-gesserit": LeaderSign(
            "Bene Gesserit", "c-bene-gesserit", 2, "A prediction, the Voice, company on every landing"
        ),
    },
    kinds={
        "treachery": Kind("Treachery cards", pile="Treachery cards"),
        "spice": Kind("Spice cards", pile="Spice cards", icon="spice"),
        "territory": Kind("Territories", "spaces"),
        "character": Kind("Characters", "leaders"),
        "leader": Kind("Leaders", "leaders", pile="Leaders", icon="c-leader"),
        "power": Kind("Powers", "leaders"),
        "ruling": Kind("Rulings", "rulings"),
    },
    facets={
        "kind": Facet("Kind"),
        "faction": Facet("Faction", icons="c-"),
        "cost": Facet("Cost"),
        "module": Facet("Rules"),
    },
    details={"ruling": "What holds", "switch": "Table option", "section": "Where it stands"},
    terms={
        "at_once": "At once", "turn_end": "At the turn's end", "atreides": "Atreides", "harkonnen": "Harkonnen",
        "emperor": "Emperor", "guild": "Guild", "fremen": "Fremen", "bene-gesserit": "Bene Gesserit",
        "choices": "Are not asked", "everything": "Are asked",
    },
    charts=(
        Line("strongholds", "Strongholds", "c-fort", top=4),
        Line("spice", "Spice", "spice"),
        Line("tokens", "Tokens on the planet", "c-planet"),
        Line("reserves", "Tokens in reserve", "c-ship"),
        Line("tanks", "Tokens in the tanks", "c-tanks"),
    ),
    marks={
        "alliance": "alliance", "traitor": "c-traitor", "explosion": "c-lasgun", "worm": "sandworm", "won": "c-battle",
        "victory": "vp",
    },
    starts=(Start("Dune (1979)", "6 chairs, 5 bots, a character by lot", "c-planet", 6, ("basic",)),),
)
