"""The six character sheets: starting goods, limits, leaders, and each power in a sentence."""

from __future__ import annotations

from typing import Final

ATREIDES: Final = 0
HARKONNEN: Final = 1
EMPEROR: Final = 2
GUILD: Final = 3
FREMEN: Final = 4
BENE_GESSERIT: Final = 5

BASIC: Final = "basic"
ALLIANCE: Final = "alliance"
ADVANTAGE: Final = "advantage"
SPECIAL: Final = "special karama"
VICTORY: Final = "victory"


class Leader:
    """A leader disc."""

    def __init__(self, id: str, name: str, strength: int) -> None:
        self.id = id
        self.name = name
        self.strength = strength


class Character:
    """A character: name, colour, starting goods, leaders and powers."""

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
        powers: list[tuple[str, str]],
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
        self.powers = powers


CHARACTERS: Final = [
    Character(
        "atreides", "Paul Atreides (Muad'dib)", "Atreides", "green",
        spice=10, on_map=10, starred=0, hand_limit=4, free_revival=2,
        leaders=[
            Leader("thufir-hawat", "Thufir Hawat", 5),
            Leader("lady-jessica", "Lady Jessica", 5),
            Leader("gurney-halleck", "Gurney Halleck", 4),
            Leader("duncan-idaho", "Duncan Idaho", 2),
            Leader("dr-wellington-yueh", "Dr. Wellington Yueh", 1),
        ],
        powers=[
            (BASIC, "Sees each treachery card before it is auctioned."),
            (BASIC, "Sees the top spice card as the movement round opens."),
            (BASIC, "In battle makes the opponent show leader, weapon, defense or the number dialed."),
            (ALLIANCE, "Does the same to an ally's opponent, for the ally to see."),
            (ADVANTAGE, "After losing 7 tokens in battle the Kwisatz Haderach adds 2 to one leader a turn, who then "
                        "cannot turn traitor."),
            (SPECIAL, "Sees one player's whole battle plan."),
        ],
    ),
    Character(
        "harkonnen", "Baron Vladimir Harkonnen", "Harkonnen", "black",
        spice=10, on_map=10, starred=0, hand_limit=8, free_revival=2,
        leaders=[
            Leader("feyd-rautha", "Feyd-Rautha", 6),
            Leader("beast-rabban", "Beast Rabban", 4),
            Leader("piter-de-vries", "Piter de Vries", 3),
            Leader("captain-iakin-nefud", "Captain Iakin Nefud", 2),
            Leader("umman-kudu", "Umman Kudu", 1),
        ],
        powers=[
            (BASIC, "Has every opposing leader he draws in his pay."),
            (BASIC, "Starts with two treachery cards and may hold eight."),
            (BASIC, "Draws a second card free with each card he buys."),
            (ALLIANCE, "His traitors may betray an ally's opponent."),
            (ADVANTAGE, "Captures a random leader of a player he beats: kills it for 2 spice or uses it once."),
            (SPECIAL, "Swaps any number of cards with one player."),
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
        powers=[
            (BASIC, "Receives what the others pay for treachery cards."),
            (ALLIANCE, "May give spice to his allies."),
            (ADVANTAGE, "His five Sardaukar are worth two tokens, except against the Fremen."),
            (SPECIAL, "Revives up to three tokens or one leader free."),
        ],
    ),
    Character(
        "guild", "Guild Steersman Edric", "Guild", "orange",
        spice=5, on_map=5, starred=0, hand_limit=4, free_revival=1,
        leaders=[
            Leader("staban-tuek", "Staban Tuek", 5),
            Leader("master-bewt", "Master Bewt", 3),
            Leader("esmar-tuek", "Esmar Tuek", 3),
            Leader("soo-soo-sook", "Soo-Soo Sook", 2),
            Leader("guild-representative", "Guild Representative", 1),
        ],
        powers=[
            (BASIC, "Receives what the others pay for shipments from off-planet."),
            (BASIC, "Ships from reserves, across the planet, or back to reserves, at half the fee."),
            (ALLIANCE, "His allies ship the same ways at the same rates and pay him."),
            (ADVANTAGE, "Takes his move at any point of the movement round."),
            (SPECIAL, "Stops one shipment from off-planet."),
            (VICTORY, "Wins if nobody has won when the last turn ends and the Fremen condition is not met."),
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
        powers=[
            (BASIC, "Brings reserves free onto a territory within two of the Great Flat."),
            (BASIC, "Moves two territories instead of one."),
            (BASIC, "Is not devoured by worms, and may ride them."),
            (ALLIANCE, "May spare allies from a worm, and let their three revivals be free."),
            (ADVANTAGE, "His three Fedaykin are worth two tokens."),
            (ADVANTAGE, "Places the further worms of a spice blow where he likes."),
            (ADVANTAGE, "Loses only half his tokens in a storm, and may bring reserves into one at half loss."),
            (SPECIAL, "Calls a worm to any sand territory."),
            (VICTORY, "Wins if nobody has won when the last turn ends, nobody else holds Sietch Tabr or Habbanya "
                      "Sietch, and no Harkonnen, Atreides or Emperor is in Tuek's Sietch."),
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
        powers=[
            (BASIC, "Writes down a player and a turn: if that player wins then, she wins alone."),
            (BASIC, "Sends a token free to the Polar Sink whenever another player ships from off-planet."),
            (BASIC, "By Voice orders her opponent to play, or not to play, one kind of card."),
            (ALLIANCE, "Uses the Voice on an ally's opponent."),
            (ADVANTAGE, "Starts her first token where she likes."),
            (ADVANTAGE, "Always receives CHOAM charity."),
            (ADVANTAGE, "Her free token may land beside the shipment as a spiritual advisor."),
            (ADVANTAGE, "Her tokens may coexist with others, fighting and holding nothing."),
            (ADVANTAGE, "Plays worthless cards as Karama cards."),
        ],
    ),
]

CHARACTER_COUNT: Final = len(CHARACTERS)
LEADERS_EACH: Final = 5
LEADERS: Final = [leader for character in CHARACTERS for leader in character.leaders]
LEADER_COUNT: Final = len(LEADERS)
LEADER_NUMBER: Final = {leader.id: number for number, leader in enumerate(LEADERS)}
STRENGTH: Final = [leader.strength for leader in LEADERS]
TOKENS: Final = 20

HERO_LEADER: Final = LEADER_COUNT
"""Stands for a cheap hero(ine) in the leader place of a plan."""
NO_LEADER: Final = LEADER_COUNT + 1
KWISATZ_HADERACH: Final = LEADER_COUNT + 2
KWISATZ_STRENGTH: Final = 2
KWISATZ_LOSSES: Final = 7
"""So many tokens lost in battle bring the Kwisatz Haderach."""


def owner_of(leader: int) -> int:
    """The character whose leader it is."""
    return leader // LEADERS_EACH
