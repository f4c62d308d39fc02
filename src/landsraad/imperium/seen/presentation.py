"""How Dune: Imperium is shown: what its kinds of things, icons and numbers are called, and how it is usually played."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.declare.box import Box
from landsraad.kernel.seen.presentation import (
    Facet,
    Kind,
    Length,
    Line,
    ModuleSign,
    Presentation,
    Start,
    Tally,
)

KINDS = {
    "starting": Kind("Starting cards"),
    "reserve": Kind("Reserve"),
    "imperium": Kind("Imperium deck", pile="Imperium deck"),
    "intrigue": Kind("Intrigue cards", pile="Intrigue deck", icon="intrigue"),
    "conflict": Kind("Conflicts"),
    "hagal": Kind("House Hagal"),
    "tech": Kind("Tech tiles", pile="Tech tiles", icon="tech"),
    "tleilaxu": Kind("Tleilaxu cards", pile="Tleilaxu cards", icon="specimen"),
    "contract": Kind("Contracts"),
    "objective": Kind("Objectives"),
    "level": Kind("Levels of Rivals"),
    "space": Kind("Board spaces", "spaces"),
    "track": Kind("Tracks", "spaces"),
    "shipping": Kind("Shipping track", "spaces"),
    "research": Kind("Research track", "spaces"),
    "post": Kind("Observation posts", "spaces"),
    "training": Kind("Steps of training", "spaces"),
    "board": Kind("Boards", "spaces"),
    "token": Kind("Tokens", "spaces"),
    "leader": Kind("Leaders", "leaders", pile="Leaders", icon="agent"),
    "rival": Kind("Rivals", "leaders"),
    "ruling": Kind("Rulings", "rulings"),
    "rule": Kind("Rules of boxes", "rulings"),
}
FACETS = {
    "kind": Facet("Kind"),
    "faction": Facet("Faction", icons="agent-"),
    "icon": Facet("Agent icon", icons="agent-"),
    "cost": Facet("Cost", glyph="persuasion"),
    "module": Facet("Box"),
}
DETAILS = {
    "factions": "Faction", "icons": "Sends an Agent", "acquire": "When acquired", "trash": "When trashed",
    "agent": "Agent turn", "reveal": "Reveal turn", "win": "If you win", "requires": "Needs", "maker": "Maker space",
    "signet": "Signet Ring", "passive": "Always", "flip": "Once a round", "scrap": "Once",
    "round": "When a round begins", "entry": "Enters", "column": "Where it lies", "marker": "Genetic marker",
    "ways": "Ways on", "hagal": "House Hagal", "section": "Where it stands", "switch": "Table option",
    "ruling": "What holds",
}
TERMS = {
    "emperor": "Emperor", "guild": "Guild", "bene_gesserit": "Bene Gesserit", "fremen": "Fremen",
    "spice_trade": "Spice trade", "six-players": "Team game", "all": "All",
    "choices": "Happen by themselves", "everything": "Are chosen",
}
CHARTS = (
    Line("vp", "Victory points", "vp", top=8),
    Line("spice", "Spice", "spice"),
    Line("solari", "Solari", "solari"),
    Line("water", "Water", "water"),
    Line("garrison", "Garrison", "troop"),
    Line("strength", "Strength in the Conflict", "conflict"),
    Line("influence", "Influence", top=6, marks=(0, 2, 4, 6), parts=(
        ("emperor", "Emperor", "agent-emperor"), ("guild", "Guild", "agent-guild"),
        ("bene_gesserit", "Bene Gesserit", "agent-bene-gesserit"), ("fremen", "Fremen", "agent-fremen"),
    )),
)
MARKS = {
    "alliance": "alliance", "control": "control", "council": "council", "swordmaster": "swordmaster",
    "masterstroke": "influence-up", "win": "vp",
}
LENGTHS = (
    Length("usual", "First to 10", {"epic": False, "go_to_11": False}),
    Length("eleven", "Go to 11", {"epic": False, "go_to_11": True},
           "Up to three play to 11 points; four begin without their first point."),
    Length("epic", "Epic", {"epic": True, "go_to_11": False},
           "First to 12, with five troops and an Intrigue card at the start, and no Conflict I."),
)
STARTS = (
    Start("Imperium", "4 chairs, 3 bots, about an hour", "maker", 4, ("base",)),
    Start("Uprising", "4 chairs, 3 bots, with CHOAM", "sandworm", 4, ("uprising", "choam")),
)


def presentation(boxes: Sequence[Box]) -> Presentation:
    """How the family is shown with these boxes."""
    return Presentation(
        short="Imperium",
        score="VP",
        score_key="vp",
        modules={box.name: sign_of(box) for box in boxes if not box.comes_by_itself},
        people=("leader", "rival"),
        lengths=LENGTHS,
        kinds=KINDS,
        facets=FACETS,
        details=DETAILS,
        terms=TERMS,
        charts=CHARTS,
        marks=MARKS,
        tallies=(Tally("acquire", "Favorite cards", "acquired"), Tally("send", "Where you send Agents")),
        starts=STARTS,
    )


def sign_of(box: Box) -> ModuleSign:
    """How a box is shown: as it says itself, with what it is and needs."""
    sign = ModuleSign(box.title) if box.sign is None else box.sign
    return sign._replace(board=box.board, needs=tuple(box.needs))
