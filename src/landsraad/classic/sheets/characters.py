"""The six character sheets: starting goods, limits and leaders.

The printed characters are closed: one that comes later is entered by `characters.all.declare`.
"""

from __future__ import annotations

from typing import Final

ATREIDES: Final = 0
HARKONNEN: Final = 1
EMPEROR: Final = 2
GUILD: Final = 3
FREMEN: Final = 4
BENE_GESSERIT: Final = 5


class Leader:
    """A leader disc."""

    def __init__(self, id: str, name: str, strength: int) -> None:
        self.id = id
        self.name = name
        self.strength = strength


class Character:
    """A character: name, colour, starting goods and leaders."""

    def __init__(
        self,
        id: str,
        name: str,
        people: str,
        colour: str,
        spice: int,
        on_map: int,
        starred: int,
        hand_limit: int,
        free_revival: int,
        leaders: list[Leader],
        home: str = "",
        dealt: int = 1,
        keeps_traitors: bool = False,
        box: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.people = people
        self.colour = colour
        self.spice = spice
        self.on_map = on_map
        self.starred = starred
        self.hand_limit = hand_limit
        self.free_revival = free_revival
        self.leaders = leaders
        self.home = home
        """The area where its tokens on the map start, if that is not for the player to choose."""
        self.dealt = dealt
        """Treachery cards at the start."""
        self.keeps_traitors = keeps_traitors
        """Whether all the leaders drawn are in its pay, and not only one."""
        self.box = box
        """The box that it comes in; none if it is in every game."""


CHARACTERS: Final = [
    Character(
        "atreides", "Paul Atreides (Muad'dib)", "Atreides", "green",
        spice=10, on_map=10, starred=0, hand_limit=4, free_revival=2, home="arrakeen/9",
        leaders=[
            Leader("thufir-hawat", "Thufir Hawat", 5),
            Leader("lady-jessica", "Lady Jessica", 5),
            Leader("gurney-halleck", "Gurney Halleck", 4),
            Leader("duncan-idaho", "Duncan Idaho", 2),
            Leader("dr-wellington-yueh", "Dr. Wellington Yueh", 1),
        ],
    ),
    Character(
        "harkonnen", "Baron Vladimir Harkonnen", "Harkonnen", "black",
        spice=10, on_map=10, starred=0, hand_limit=8, free_revival=2, home="carthag/10", dealt=2, keeps_traitors=True,
        leaders=[
            Leader("feyd-rautha", "Feyd-Rautha", 6),
            Leader("beast-rabban", "Beast Rabban", 4),
            Leader("piter-de-vries", "Piter de Vries", 3),
            Leader("captain-iakin-nefud", "Captain Iakin Nefud", 2),
            Leader("umman-kudu", "Umman Kudu", 1),
        ],
    ),
    Character(
        "emperor", "Padishah Emperor Shaddam IV", "Emperor", "red",
        spice=10, on_map=0, starred=5, hand_limit=4, free_revival=1,
        leaders=[
            Leader("count-hasimir-fenring", "Count Hasimir Fenring", 6),
            Leader("captain-aramsham", "Captain Aramsham", 5),
            Leader("caid", "Caid", 3),
            Leader("burseg", "Burseg", 3),
            Leader("bashar", "Bashar", 2),
        ],
    ),
    Character(
        "guild", "Guild Steersman Edric", "Guild", "orange",
        spice=5, on_map=5, starred=0, hand_limit=4, free_revival=1, home="tueks-sietch/4",
        leaders=[
            Leader("staban-tuek", "Staban Tuek", 5),
            Leader("master-bewt", "Master Bewt", 3),
            Leader("esmar-tuek", "Esmar Tuek", 3),
            Leader("soo-soo-sook", "Soo-Soo Sook", 2),
            Leader("guild-representative", "Guild Representative", 1),
        ],
    ),
    Character(
        "fremen", "Liet-Kynes, Fremen ecologist", "Fremen", "yellow",
        spice=3, on_map=10, starred=3, hand_limit=4, free_revival=3,
        leaders=[
            Leader("stilgar", "Stilgar", 7),
            Leader("chani", "Chani", 6),
            Leader("otheym", "Otheym", 5),
            Leader("shadout-mapes", "Shadout Mapes", 3),
            Leader("jamis", "Jamis", 2),
        ],
    ),
    Character(
        "bene-gesserit", "Gaius Helen Mohiam, Reverend Mother", "Bene Gesserit", "blue",
        spice=5, on_map=1, starred=0, hand_limit=4, free_revival=1,
        leaders=[
            Leader("alia", "Alia", 5),
            Leader("margot-lady-fenring", "Margot Lady Fenring", 5),
            Leader("reverend-mother-ramallo", "Reverend Mother Ramallo", 5),
            Leader("princess-irulan", "Princess Irulan", 5),
            Leader("wanna-marcus", "Wanna Marcus", 5),
        ],
    ),
]

LEADERS: Final[list[Leader]] = []
LEADER_NUMBER: Final[dict[str, int]] = {}
STRENGTH: Final[list[int]] = []
OWNER: Final[list[int]] = []
"""For each leader the character whose leader it is."""
LEADERS_OF: Final[list[range]] = []
"""For each character the numbers of its leaders."""
HAND_LIMIT: Final[list[int]] = []
"""For each character how many treachery cards it may hold."""
LEADER_BITS: Final[list[int]] = []
"""For each character its leaders as bits."""
TOKENS: Final = 20

TRAITORS_DRAWN: Final = 4
"""Leader discs that everybody draws as the game begins."""

HERO_LEADER: Final = 60
"""Stands for a cheap hero(ine) in the leader place of a plan. The numbers below are leaders, or room for them."""
NO_LEADER: Final = 61
KWISATZ_HADERACH: Final = 62
KWISATZ_STRENGTH: Final = 2
KWISATZ_LOSSES: Final = 7
"""So many tokens lost in battle bring the Kwisatz Haderach."""


def sort_in(number: int) -> None:
    """Number the leaders of a character after those that are there, and list what is looked up often."""
    own = CHARACTERS[number].leaders
    first = len(LEADERS)
    if len(own) < TRAITORS_DRAWN:
        raise ValueError(f"a character has at least {TRAITORS_DRAWN} leaders, not {len(own)}")
    if first + len(own) > HERO_LEADER:
        raise ValueError(f"there is room for {HERO_LEADER} leaders, and {len(own)} more are too many")
    LEADERS_OF.append(range(first, first + len(own)))
    HAND_LIMIT.append(CHARACTERS[number].hand_limit)
    LEADER_BITS.append(((1 << len(own)) - 1) << first)
    for leader in own:
        LEADER_NUMBER[leader.id] = len(LEADERS)
        LEADERS.append(leader)
        STRENGTH.append(leader.strength)
        OWNER.append(number)


def enter(character: Character) -> int:
    """Add a character after those that are there; returns its number."""
    number = len(CHARACTERS)
    CHARACTERS.append(character)
    sort_in(number)
    return number


for _number in range(len(CHARACTERS)):
    sort_in(_number)


def owner_of(leader: int) -> int:
    """The character whose leader it is."""
    return OWNER[leader]
