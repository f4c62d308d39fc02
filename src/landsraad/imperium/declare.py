"""How cards, spaces, leaders and conflicts are declared. Declaring one also puts its options in the vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.speech import sentence
from landsraad.imperium.words import (
    ANY,
    FACTIONS,
    SOLARI,
    SPICE,
    VOCABULARY,
    WATER,
)

if TYPE_CHECKING:
    from landsraad.imperium.act import Act, Condition

CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
CONFLICTS: list[Conflict] = []
LEADERS: list[Leader] = []
SPACES: list[Space] = []
HAGAL: list[HagalCard] = []


class Part:
    """One effect of a box, with the option by which it is picked when its owner chooses the order."""

    __slots__ = ("effect", "option")

    def __init__(self, effect: Act, option: int) -> None:
        self.effect = effect
        self.option = option


def parts_of(box: Act | None, source: str, name: str) -> list[Part]:
    """The effects of a box one by one; equal verbs of one source are told apart by a number."""
    parts: list[Part] = []
    if box is None:
        return parts
    used: dict[str, int] = {}
    box.bind(source, name)
    for effect in box.split():
        verb = effect.verb
        used[verb] = used.get(verb, 0) + 1
        target = source if used[verb] == 1 else f"{source}:{used[verb]}"
        option = VOCABULARY.add(verb, target, 0, f"{sentence(effect.order())[:-1]} ({name})")
        parts.append(Part(effect, option))
    return parts


class Card:
    """A card of a player's deck: Imperium, Reserve or starting."""

    def __init__(
        self, id: str, name: str, cost: int | None = None, *, copies: int = 1, icons: int = 0,
        factions: tuple[int, ...] = (), acquire: Act | None = None, agent: Act | None = None, persuasion: int = 0,
        swords: int = 0, reveal: Act | None = None, on_trash: Act | None = None, moves_any_agent: bool = False,
        pile: str = "imperium", module: str = "base",
    ) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.copies = copies
        self.icons = icons
        self.faction_mask = sum(1 << faction for faction in factions)
        self.acquire = acquire
        self.agent = agent
        self.persuasion = persuasion
        self.swords = swords
        self.reveal = reveal
        self.on_trash = on_trash
        self.moves_any_agent = moves_any_agent
        self.pile = pile
        self.module = module
        self.index = len(CARDS)
        self.price = 1000 if cost is None else cost
        self.agent_parts = parts_of(agent, id, name)
        self.reveal_parts = parts_of(reveal, id, name)
        if acquire is not None:
            acquire.bind(id, name)
        i = self.index
        self.play_option = VOCABULARY.add("play", id, i, f"Play {name}")
        self.buy_option = VOCABULARY.add("buy", id, i, f"Acquire {name}")
        self.acquire_option = VOCABULARY.add("acquire", id, i, f"Take {name} without paying persuasion")
        self.aside_option = VOCABULARY.add("aside", id, i, f"Acquire {name}, which you set aside")
        self.set_aside_option = VOCABULARY.add("set-aside", id, i, f"Set {name} aside")
        self.discard_option = VOCABULARY.add("discard", id, i, f"Discard {name}")
        self.take_option = VOCABULARY.add("take", id, i, f"Take {name} from your discard pile")
        self.trash_hand = VOCABULARY.add("trash", f"hand:{id}", i, f"Trash {name} from your hand")
        self.trash_discard = VOCABULARY.add("trash", f"discard:{id}", i, f"Trash {name} from your discard pile")
        self.trash_play = VOCABULARY.add("trash", f"play:{id}", i, f"Trash {name}, which is in play")
        CARDS.append(self)

    @property
    def factions(self) -> list[str]:
        """The factions the card belongs to."""
        return [name for i, name in enumerate(FACTIONS) if self.faction_mask >> i & 1]


class Intrigue:
    """An Intrigue card. What it costs and the condition it names must be met to play it at all."""

    def __init__(
        self, id: str, name: str, *, copies: int = 1, plot: Act | None = None, combat: Act | None = None,
        win: Act | None = None, endgame: Act | None = None, when: Condition | None = None, solari: int = 0,
        spice: int = 0, water: int = 0, cost: Act | None = None, waits: bool = False, first_thing: bool = False,
        agent_turn_only: bool = False, module: str = "base",
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.plot = plot
        self.combat = combat
        self.win = win
        self.endgame = endgame
        self.when = when
        self.solari = solari
        self.spice = spice
        self.water = water
        self.cost = cost
        self.waits = waits
        self.first_thing = first_thing
        self.agent_turn_only = agent_turn_only
        self.module = module
        self.index = len(INTRIGUES)
        self.option = VOCABULARY.add("intrigue", id, self.index, f"Play {name}")
        for box in (plot, combat, win, endgame, cost):
            if box is not None:
                box.bind(id, name)
        INTRIGUES.append(self)

    @property
    def kinds(self) -> list[str]:
        """When the card may be played: plot, combat, endgame."""
        boxes = (("plot", self.plot), ("combat", self.combat), ("combat", self.win), ("endgame", self.endgame))
        return [kind for kind, box in boxes if box is not None]


class Conflict:
    """A Conflict card and its rewards."""

    def __init__(
        self, id: str, name: str, level: int, *, first: Act, second: Act, third: Act, location: str = "",
        module: str = "base",
    ) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.location = location
        self.first = first
        self.second = second
        self.third = third
        self.module = module
        self.index = len(CONFLICTS)
        short = id.removeprefix("conflict-")
        self.rewards = [parts_of(box, f"{short}:{place}", name) for place, box in enumerate((first, second, third), 1)]
        CONFLICTS.append(self)


class Space:
    """A board space. `pos` is its place in the ruleset that uses it."""

    def __init__(
        self, id: str, name: str, area: str, icon: int, *, effect: Act | None = None, faction: int = ANY,
        combat: bool = False, solari: int = 0, spice: int = 0, water: int = 0, maker: int = 0,
        control: Act | None = None, once: bool = False, needs: tuple[int, int] | None = None,
        sells: tuple[tuple[int, int], ...] = (), reveal: Act | None = None, module: str = "base",
        declared: bool = True,
    ) -> None:
        self.id = id
        self.short = id.removeprefix("space-")
        self.name = name
        self.area = area
        self.icon = icon
        self.effect = effect
        self.faction = faction
        self.combat = combat
        self.cost = [0, 0, 0]
        self.cost[SOLARI] = solari
        self.cost[SPICE] = spice
        self.cost[WATER] = water
        self.maker = maker
        self.control = control
        self.once = once
        self.needs = needs
        self.sells = sells
        self.reveal = reveal
        self.module = module
        self.parts = parts_of(effect, self.short, name)
        self.space_option = VOCABULARY.add("space", self.short, 0, f"Send the Agent to {name}")
        self.agent_option = VOCABULARY.add("agent", self.short, 0, f"Move your Agent from {name}")
        self.recall_option = VOCABULARY.add("recall", self.short, 0, f"Recall your Agent from {name}")
        self.voice_option = VOCABULARY.add("voice", self.short, 0, f"Close {name} to your opponents")
        if declared:
            SPACES.append(self)


class Leader:
    """A Leader: what is special all the time, and what the Signet Ring does."""

    def __init__(
        self, id: str, name: str, house: str, *, ability: str, ability_words: str, signet: str, ring: Act,
        hooks: dict[str, Act] | None = None, landsraad_discount: int = 0, ignores_enemies: int = 0,
        peeks: bool = False, rival: bool = True, module: str = "base", declared: bool = True,
    ) -> None:
        self.id = id
        self.short = id.removeprefix("leader-")
        self.name = name
        self.house = house
        self.ability = ability
        self.ability_words = ability_words
        self.signet = signet
        self.ring = ring
        self.hooks: dict[str, Act] = hooks if hooks is not None else {}
        self.landsraad_discount = landsraad_discount
        self.ignores_enemies = ignores_enemies
        self.peeks = peeks
        self.rival = rival
        self.module = module
        self.index = len(LEADERS) if declared else -1
        self.option = -1
        if not declared:
            return
        self.option = VOCABULARY.add("leader", self.short, self.index, f"Take {name}")
        ring.bind(self.short, name)
        for hook in self.hooks.values():
            hook.bind(self.short, name)
        LEADERS.append(self)


class HagalCard:
    """A House Hagal card: where a Rival's Agent goes, what that brings, and the swords it is worth in Combat."""

    def __init__(
        self, id: str, name: str, space: str, *, copies: int = 1, influence: int = ANY, troops: int = 0,
        swords: int = 0, signet: bool = False, harvest: bool = False, reshuffle: bool = False, players: int = 0,
        module: str = "base",
    ) -> None:
        self.id = id
        self.name = name
        self.space = space
        self.copies = copies
        self.influence = influence
        self.troops = troops
        self.swords = swords
        self.signet = signet
        self.harvest = harvest
        self.reshuffle = reshuffle
        self.players = players
        self.module = module
        self.index = len(HAGAL)
        HAGAL.append(self)
