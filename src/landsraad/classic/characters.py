"""The six character sheets: starting goods, limits, leaders, and each power in a sentence."""

from __future__ import annotations

from typing import Final

ATREIDES: Final = 0
HARKONNEN: Final = 1
EMPEROR: Final = 2
GUILD: Final = 3
FREMEN: Final = 4
BENE_GESSERIT: Final = 5

SETUP: Final = "setup"
BASIC: Final = "basic"
ALLIANCE: Final = "alliance"
ADVANTAGE: Final = "advantage"
WEATHER: Final = "weather"
SPECIAL: Final = "special karama"
VICTORY: Final = "victory"


class Leader:
    """A leader disc."""

    def __init__(self, id: str, name: str, strength: int) -> None:
        self.id = id
        self.name = name
        self.strength = strength


class Power:
    """Something that only one character can do."""

    def __init__(self, id: str, group: str, text: str) -> None:
        self.id = id
        self.group = group
        self.text = text


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
        powers: list[Power],
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
            Power("atreides-start", SETUP, "Starts with 10 tokens in Arrakeen and 10 in reserve."),
            Power("atreides-bidding-sight", BASIC, "Sees each treachery card before it is auctioned."),
            Power("atreides-spice-sight", BASIC, "Sees the top spice card as the movement round opens."),
            Power("atreides-prescience", BASIC,
                  "In battle makes the opponent show leader, weapon, defense or the "
                  "number dialed."),
            Power("atreides-ally-prescience", ALLIANCE, "Makes an ally's opponent show the ally one part of the plan."),
            Power("kh-activation", ADVANTAGE, "The Kwisatz Haderach comes once 7 tokens have been lost in battle."),
            Power("kh-bonus", ADVANTAGE,
                  "The Kwisatz Haderach adds 2 to one leader or hero(ine) a turn, if "
                  "that leader lives."),
            Power("kh-no-traitor", ADVANTAGE, "A leader with the Kwisatz Haderach cannot turn traitor."),
            Power("kh-death-and-revival", ADVANTAGE,
                  "The Kwisatz Haderach dies only in an explosion, and is revived like a "
                  "leader for 2 spice."),
            Power("atreides-special-karama", SPECIAL,
                  "Sees one player's whole battle plan; the other side may then change "
                  "its own."),
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
            Power("harkonnen-start", SETUP, "Starts with 10 tokens in Carthag and 10 in reserve."),
            Power("harkonnen-traitors", SETUP, "Has every opposing leader he draws in his pay."),
            Power("harkonnen-hand", BASIC, "Is dealt two treachery cards and may hold eight."),
            Power("harkonnen-extra-card", BASIC,
                  "Draws a second card free with each card he buys, if he then holds "
                  "fewer than eight."),
            Power("harkonnen-ally-traitor", ALLIANCE, "Leaders in his pay may betray an ally's opponent."),
            Power("captured-leaders", ADVANTAGE, "After winning a battle may take one leader of the loser at random."),
            Power("captured-leader-kill", ADVANTAGE, "May kill a captive at once for 2 spice."),
            Power("captured-leader-use", ADVANTAGE, "May keep a captive for one battle, after which it goes home."),
            Power("captured-leader-return", ADVANTAGE, "Captives go home when all five Harkonnen leaders are dead."),
            Power("harkonnen-special-karama", SPECIAL,
                  "Takes any number of random cards from one player and gives as many "
                  "back."),
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
            Power("emperor-start", SETUP, "Starts with 20 tokens in reserve."),
            Power("emperor-treachery-income", BASIC, "Receives what the others pay for treachery cards."),
            Power("emperor-gifts", ALLIANCE, "May give spice to his allies."),
            Power("emperor-ally-refund", ALLIANCE,
                  "What an ally pays for a card comes to him, even if the spice was "
                  "his."),
            Power("sardaukar", ADVANTAGE,
                  "Starred tokens are worth two in battle and for losses, but one "
                  "against the Fremen."),
            Power("sardaukar-revival", ADVANTAGE, "Only one starred token is revived in a turn."),
            Power("emperor-special-karama", SPECIAL, "Revives up to three tokens or one leader free."),
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
            Power("guild-start", SETUP, "Starts with 5 tokens in Tuek's Sietch and 15 in reserve."),
            Power("guild-income", BASIC, "Receives what the others pay for shipments from off-planet."),
            Power("guild-shipments", BASIC, "Ships from reserves, across the planet, or back to reserves."),
            Power("guild-half-rate", BASIC, "Pays half the fee, rounded up, to the bank."),
            Power("guild-ally-shipments", ALLIANCE, "Allies ship the same ways at the same rates and pay him."),
            Power("guild-free-order", ADVANTAGE, "Takes his move at any point of the movement round."),
            Power("guild-special-karama", SPECIAL, "Stops one shipment from off-planet."),
            Power("guild-default", VICTORY,
                  "Wins if nobody has won when the last turn ends and the Fremen "
                  "condition is not met."),
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
            Power("fremen-start", SETUP,
                  "Splits 10 tokens over Sietch Tabr, False Wall South and False Wall "
                  "West; 10 wait on the far side of Dune."),
            Power("fremen-reserves", BASIC, "Brings reserves free onto a territory within two of the Great Flat."),
            Power("fremen-move", BASIC, "Moves two territories instead of one."),
            Power("fremen-worm", BASIC, "Is not devoured by worms."),
            Power("fremen-ride", BASIC, "Rides a worm that appears where his tokens are to any one territory."),
            Power("fremen-ally-worm", ALLIANCE, "May spare allies from a worm."),
            Power("fremen-ally-revival", ALLIANCE, "May let an ally's three revivals be free."),
            Power("fedaykin", ADVANTAGE, "Starred tokens are worth two in battle and for losses."),
            Power("fedaykin-revival", ADVANTAGE, "Only one starred token is revived in a turn."),
            Power("extra-worms", ADVANTAGE, "Places the further worms of a spice blow where he likes."),
            Power("storm-half-loss", ADVANTAGE, "Loses only half his tokens in a storm, rounded up."),
            Power("storm-arrival", ADVANTAGE, "May bring reserves into a storm, losing half, rounded up."),
            Power("weather-keeper", WEATHER, "Draws and alone knows the next storm movement."),
            Power("fremen-special-karama", SPECIAL, "Calls a worm to any sand territory, without a nexus."),
            Power("fremen-default", VICTORY,
                  "Wins if nobody has won when the last turn ends, nobody else holds "
                  "Sietch Tabr or Habbanya Sietch, and no Harkonnen, Atreides or Emperor is in Tuek's "
                  "Sietch; without condition where no Guild plays."),
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
            Power("bg-start", SETUP, "Starts with 1 token in the Polar Sink and 19 in reserve."),
            Power("bg-prediction", VICTORY,
                  "Writes down a player and a turn: if that player wins then by "
                  "strongholds, she wins alone."),
            Power("bg-rider", BASIC,
                  "Sends a token free to the Polar Sink whenever another player ships "
                  "from off-planet."),
            Power("bg-voice", BASIC, "By Voice orders her opponent to play, or not to play, one kind of card."),
            Power("bg-ally-voice", ALLIANCE, "Uses the Voice on an ally's opponent."),
            Power("bg-free-start", ADVANTAGE, "Starts her first token where she likes."),
            Power("bg-charity", ADVANTAGE, "Always receives CHOAM charity from the second turn on."),
            Power("bg-advisor", ADVANTAGE, "Her free token may land beside the shipment, coexisting."),
            Power("bg-coexistence", ADVANTAGE,
                  "Coexisting tokens neither fight, collect, hold, block nor count; "
                  "storm, worm and explosion kill them."),
            Power("bg-end-coexistence", ADVANTAGE, "As the movement round opens she names where she stops coexisting."),
            Power("bg-entry-declaration", ADVANTAGE,
                  "Says whether she coexists when she moves among others, or another "
                  "enters where she is alone."),
            Power("bg-worthless-karama", ADVANTAGE, "Plays worthless cards as Karama cards."),
            Power("bg-special-karama", SPECIAL, "Has no power of her own to play a Karama for."),
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
