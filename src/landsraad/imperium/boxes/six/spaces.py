"""The side of Uprising's board for six, and the two boards of the Commanders."""

from __future__ import annotations

from landsraad.imperium.boxes.six.effects import CONTRIBUTE, REINFORCE, REINFORCEMENTS, THREAT, WORDS, Reinforce
from landsraad.imperium.boxes.six.teams import (
    ACTIVATE,
    MUADDIB,
    MUADDIB_COMMANDS,
    REWARDS,
    SEATING,
    SHADDAM,
    SHADDAM_COMMANDS,
    Commander,
)
from landsraad.imperium.boxes.six.trade import Trade, enter_gifts
from landsraad.imperium.boxes.uprising.contracts import TakeContract
from landsraad.imperium.boxes.uprising.spies import PlaceSpy
from landsraad.imperium.declare.board import Post, Space, Track
from landsraad.imperium.declare.box import Group
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    EMPEROR_ICON,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    SPICE_TRADE,
    VOCABULARY,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, Trash
from landsraad.imperium.effects.goods import Gain, Harvest
from landsraad.imperium.effects.influence import SpaceInfluence
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act
from landsraad.kernel.seen.codex import CodexEntry


class TrackInfluence(SpaceInfluence):
    """Influence with a faction that has a name of its own on this side of the board."""

    def __init__(self, faction: int, name: str) -> None:
        super().__init__(faction)
        self.name = name

    def describe(self) -> str:
        return f"gain 1 influence with the {self.name}"


FACTION_NAMES = {"great-houses": "Great Houses", "fringe-worlds": "Fringe Worlds"}


def board_space(
    id: str, name: str, area: str, faction: int, icon: int, effect: Act, *, spice: int = 0, water: int = 0,
    combat: bool = False, owner: str = "", short: str = "",
) -> Space:
    """A space of a faction of this board, or of a Commander's own."""
    influence = SpaceInfluence(faction) if owner else TrackInfluence(faction, FACTION_NAMES[area])
    return Space(
        id, name, area, icon, effect=influence & effect, faction=faction, spice=spice, water=water,
        combat=combat, owner=owner, short=short,
    )


SPACES = [
    board_space("space-military-support", "Military Support", "great-houses", EMPEROR, EMPEROR_ICON, Reinforce(),
                spice=2),
    board_space("space-economic-support", "Economic Support", "great-houses", EMPEROR, EMPEROR_ICON,
                Gain(spice=1) & Trade()),
    board_space("space-controversial-technology", "Controversial Technology", "fringe-worlds", FREMEN, FREMEN_ICON,
                DrawIntrigue(1) & Draw(1) & Trash(), spice=2),
    board_space("space-expedition", "Expedition", "fringe-worlds", FREMEN, FREMEN_ICON, TakeContract()),
    Space("space-uprising-carthag", "Carthag", "dune", CITY, short="carthag", combat=True,
          effect=Recruit(1) & DrawIntrigue(1)),
    Space("space-habbanya-erg", "Habbanya Erg", "dune", SPICE_TRADE, combat=True, maker=2, water=1,
          effect=Harvest(2) & Draw(1)),

    board_space("space-muad-dibs-hardy-warriors", "Hardy Warriors", "fremen-board", FREMEN, FREMEN_ICON, Recruit(2),
                water=1, combat=True, owner=MUADDIB, short="hardy-warriors"),
    board_space("space-desert-mastery", "Desert Mastery", "fremen-board", FREMEN, FREMEN_ICON,
                Draw(1) & Gain(spice=1), combat=True, owner=MUADDIB),
    board_space("space-emperors-sardaukar", "Sardaukar", "emperor-board", EMPEROR, EMPEROR_ICON,
                DrawIntrigue(1) & Recruit(4), spice=3, owner=SHADDAM, short="sardaukar"),
    board_space("space-vast-wealth", "Vast Wealth", "emperor-board", EMPEROR, EMPEROR_ICON, Gain(solari=3),
                owner=SHADDAM),
]

GROUPS = [
    *(Group(id, name, "faction") for id, name in FACTION_NAMES.items()),
    Group("fremen-board", "Muad'Dib's board", "board"),
    Group("emperor-board", "Shaddam's board", "board"),
]

POSTS = [
    Post("post-great-houses", "Great Houses post", "military-support", "economic-support"),
    Post("post-fringe-worlds", "Fringe Worlds post", "controversial-technology", "expedition"),
    Post("post-carthag", "Carthag post", "carthag"),
    Post("post-habbanya-erg", "Habbanya Erg post", "habbanya-erg"),
]

TRACKS = [
    Track(EMPEROR, Recruit(2), "track-great-houses", FACTION_NAMES["great-houses"], "great_houses"),
    Track(GUILD, Gain(solari=3), "track-spacing-guild"),
    Track(BENE_GESSERIT, DrawIntrigue(1), "track-six-bene-gesserit"),
    Track(FREMEN, PlaceSpy(), "track-fringe-worlds", FACTION_NAMES["fringe-worlds"], "fringe_worlds"),
]

REWARDS[FREMEN].update({1: Gain(spice=1), 3: Gain(water=1)})
REWARDS[EMPEROR].update({1: Gain(solari=1), 3: PlaceSpy()})


class CommanderBoard(Declared):
    """The board of a Commander: two spaces, a track, and a rule."""

    kind = "board"

    def __init__(self, id: str, name: str, policy: Commander, rule: str) -> None:
        super().__init__(id, name)
        self.policy = policy
        self.rule = rule

    def enter(self, box: str) -> None:
        super().enter(box)
        faction = self.policy.own_track
        name, words = FACTIONS[faction], FACTION_WORDS[faction]
        gain = f"Gain influence with the {words}, on your own track"
        lose = f"Lose 1 influence with the {words}, on your own track"
        self.policy.gain_own = VOCABULARY.add("faction", f"own-{name}", faction, gain, "faction", f"own-{name}")
        self.policy.lose_own = VOCABULARY.add("lose", f"own-{name}", faction, lose, "faction", f"own-{name}")
        for level, act in REWARDS[faction].items():
            act.bind(f"{name}-board-{level}", self.name)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("owner", "only its Commander goes to its spaces and stands on its track, and no post watches them")
        for level, act in sorted(REWARDS[self.policy.own_track].items()):
            page.add(f"step-{level}", f"at {level} influence each of the team may {act.order()}", act.glyphs())
        points = "at 2 influence its Commander has a victory point, and at 4 the Alliance and another"
        page.add("points", points, ["vp"])
        page.add("rule", self.rule)
        return page.entry(self.box, "board", self.id, self.name)


class TeamWords(Declared):
    """The Swordmaster Bonus token, with the options that only teams have."""

    kind = "token"

    def enter(self, box: str) -> None:
        super().enter(box)
        seats = range(len(SEATING))
        ACTIVATE[:] = [VOCABULARY.add("activate-ally", str(n), n, f"Activate seat {n}", "seat") for n in seats]
        REINFORCE[:] = VOCABULARY.numbered("reinforce", REINFORCEMENTS + 1, "Send # troop(s) to the first Ally")
        CONTRIBUTE[:] = VOCABULARY.numbered("contribute", THREAT + 1, "Give # spice")
        WORDS["call-up"] = VOCABULARY.add("call-up", text="Let your Ally deploy")
        WORDS["concede"] = VOCABULARY.add("concede", text="Concede to the other Ally of your team")
        enter_gifts()

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("rule", "a player who gains the Swordmaster in the team game keeps this token for the rest of the "
                 "game: it adds 2 swords on each of its owner's Reveal turns", ["swordmaster"])
        return page.entry(self.box, "token", self.id, self.name)


BOARDS = [
    CommanderBoard("board-fremen", "Muad'Dib's board", MUADDIB_COMMANDS,
                   "when an Ally of his team takes Maker Hooks, both get them"),
    CommanderBoard("board-emperor", "Shaddam's board", SHADDAM_COMMANDS,
                   "before the first round he moves a card that is no Fremen card from the Imperium Row to the Throne "
                   "Row, and his team takes no Maker Hooks"),
]
TOKEN = TeamWords("token-swordmaster-bonus", "Swordmaster Bonus")
