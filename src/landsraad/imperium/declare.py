"""How cards, spaces, leaders, conflicts and units are declared.

Declaring a thing only describes it. When its box enters the game (`enter`), it gets its number and puts its options in
the vocabulary; the shelf of boxes sees to it that this happens in a fixed order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.register import NONE, TURN
from landsraad.imperium.speech import goods_words, sentence, series
from landsraad.imperium.words import (
    ANY,
    CONFLICT,
    DEPLOY,
    FACTIONS,
    GARRISON,
    RETREAT,
    SOLARI,
    SPICE,
    SUPPLY,
    VOCABULARY,
    WATER,
    amount_glyph,
)

if TYPE_CHECKING:
    from landsraad.imperium.act import Act, Condition
    from landsraad.imperium.state import Imperium, Seat
    from landsraad.kernel.family import CodexEntry


class Declared:
    """Something a box prints. `index` is its place among its kind, `box` the module it came with: the first that lists
    it, where several do."""

    copies = 1

    kind = "thing"
    """What sort of thing it is, for whoever reads options."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.box = ""
        self.index = NONE

    def enter(self, box: str) -> None:
        """Get a number, and put the options in the vocabulary."""
        self.box = box

    def codex_entry(self) -> CodexEntry:
        """What the codex says of it, for kinds of things that only one box has."""
        raise NotImplementedError(type(self).__name__)


CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
CONFLICTS: list[Conflict] = []
LEADERS: list[Leader] = []
SPACES: list[Space] = []
HAGAL: list[HagalCard] = []
POSTS: list[Post] = []

KINDS: dict[str, Sequence[Declared]] = {
    "card": CARDS, "intrigue": INTRIGUES, "conflict": CONFLICTS, "leader": LEADERS, "hagal": HAGAL, "post": POSTS,
}
"""What registered piles and numbers may be of; boxes add kinds of their own. Spaces are known to the ruleset."""


class Words:
    """One option for every thing of a kind, such as `graft:dagger`; `#` in their text stands for its name. They enter
    with the box that needs them, for all that is declared by then, and with each thing that is declared later."""

    def __init__(self, kind: str, verb: str, text: str) -> None:
        self.kind = kind
        self.verb = verb
        self.text = text
        self.options: dict[int, int] = {}
        """The option of each thing, by its number."""

    def enter(self) -> None:
        """Enter the vocabulary."""
        GIVEN.setdefault(self.kind, []).append(self)
        for thing in KINDS[self.kind]:
            self.give(thing)

    def give(self, thing: Declared) -> None:
        """Give a thing its option."""
        text = self.text.replace("#", thing.name)
        self.options[thing.index] = VOCABULARY.add(self.verb, thing.id, thing.index, text, self.kind)


GIVEN: dict[str, list[Words]] = {}
"""The words that things of a kind get when they enter."""


def give_words(kind: str, thing: Declared) -> None:
    """Give a thing that enters the options that boxes before it give to all of its kind."""
    for words in GIVEN.get(kind, ()):
        words.give(thing)


class Part:
    """One effect of a box, with the option by which it is picked when its owner chooses the order, and what picking it
    means here: spaces that have the same place on two boards share the option."""

    __slots__ = ("effect", "option", "text")

    def __init__(self, effect: Act, option: int, text: str) -> None:
        self.effect = effect
        self.option = option
        self.text = text


def parts_of(box: Act | None, source: str, name: str) -> list[Part]:
    """The effects of a box one by one; equal verbs of one source are told apart by a number."""
    if box is None:
        return []
    box.bind(source, name)
    return named_parts(box.pieces(), source, name)


def named_parts(effects: Sequence[Act], source: str, name: str) -> list[Part]:
    """Effects of one source, each with its option."""
    parts: list[Part] = []
    used: dict[str, int] = {}
    for effect in effects:
        verb = effect.verb
        used[verb] = used.get(verb, 0) + 1
        target = source if used[verb] == 1 else f"{source}:{used[verb]}"
        text = f"{sentence(effect.order())[:-1]} ({name})"
        parts.append(Part(effect, VOCABULARY.add(verb, target, 0, text, "effect"), text))
    return parts


class Entry:
    """How a card sends an Agent, where its icons do not say it all."""

    from_board = False
    """Whether the Agent may also be one that stands on the board."""
    infiltrates = False
    """Whether enemy Agents do not stop the Agent, whichever of the cards played together shows the icon."""
    copies = False
    """Whether it does what the Agent box of the card played with it does."""

    def shown(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> int:
        """The icons that the card shows now besides those printed, alone or played together with a partner."""
        return 0

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        """The spaces, as bits, to which the card sends an Agent now; `icons` are those it shows."""
        raise NotImplementedError(type(self).__name__)

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        """Why the card does not send an Agent to the space, in words; empty if it does."""
        raise NotImplementedError(type(self).__name__)

    def passes(self, game: Imperium, pos: int) -> bool:
        """Whether enemy Agents on the space do not stop it, so that no Spy is needed to get past them."""
        return self.infiltrates

    def off(self, game: Imperium, pos: int, resource: int) -> int:
        """How much less the space costs an Agent sent with this card."""
        return 0

    def opened_twice(self, game: Imperium, seat: Seat) -> int:
        """The spaces, as bits, to which the card sends an Agent now only if another card copies its Agent box."""
        return 0

    def words(self) -> str:
        """What it does, in words; empty where the Agent box says it."""
        return ""

    def glyphs(self) -> list[str]:
        """What it does, as glyphs."""
        return []


class Card(Declared):
    """A card of a player's deck: Imperium, Reserve or starting. A `graft` card is played together with another card,
    for one Agent; one that `usurps` also with a card of the Imperium Row."""

    kind = "card"

    play_option: int
    buy_option: int
    acquire_option: int
    aside_option: int
    set_aside_option: int
    discard_option: int
    take_option: int
    trash_hand: int
    trash_discard: int
    trash_play: int

    __slots__ = tuple(__annotations__)

    def __init__(
        self, id: str, name: str, cost: int | None = None, *, copies: int = 1, icons: int = 0,
        factions: tuple[int, ...] = (), acquire: Act | None = None, agent: Act | None = None, persuasion: int = 0,
        swords: int = 0, reveal: Act | None = None, on_trash: Act | None = None, on_discard: Act | None = None,
        unload: bool = False, entry: Entry | None = None, graft: bool = False, usurps: bool = False,
        pile: str = "imperium", flow: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.flow = flow
        """Whether it is The Spice Must Flow, in whatever printing."""
        self.cost = cost
        self.copies = copies
        self.icons = icons
        self.faction_mask = sum(1 << faction for faction in factions)
        self.acquire = acquire
        self.agent = agent
        self.persuasion = persuasion
        self.swords = swords
        self.reveal = reveal
        self.unload = unload
        """Whether its Reveal box also takes effect when the card is discarded or trashed."""
        self.on_trash = reveal if unload else on_trash
        self.on_discard = reveal if unload else on_discard
        self.entry = entry
        self.graft = graft
        self.plain = entry is None and not graft
        """Whether it sends an Agent by its icons alone."""
        self.usurps = usurps
        self.pile = pile
        self.price = 1000 if cost is None else cost
        self.agent_parts: list[Part] = []
        self.reveal_parts: list[Part] = []
        self.play_option = self.buy_option = self.acquire_option = self.aside_option = self.set_aside_option = NONE
        self.discard_option = self.take_option = self.trash_hand = self.trash_discard = self.trash_play = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        i = self.index = len(CARDS)
        id, name = self.id, self.name
        self.agent_parts = parts_of(self.agent, id, name)
        self.reveal_parts = parts_of(self.reveal, id, name)
        for other in (self.acquire, self.on_trash, self.on_discard):
            if other is not None and other is not self.reveal:
                other.bind(id, name)
        self.play_option = VOCABULARY.add("play", id, i, f"Play {name}")
        self.buy_option = VOCABULARY.add("buy", id, i, f"Acquire {name}")
        self.acquire_option = VOCABULARY.add("acquire", id, i, f"Take {name} without paying persuasion")
        self.aside_option = VOCABULARY.add("aside", id, i, f"Acquire {name}, which you set aside")
        self.set_aside_option = VOCABULARY.add("set-aside", id, i, f"Set {name} aside")
        self.discard_option = VOCABULARY.add("discard", id, i, f"Discard {name}")
        self.take_option = VOCABULARY.add("take", id, i, f"Take {name} from your discard pile")
        self.trash_hand = VOCABULARY.add("trash", f"hand:{id}", i, f"Trash {name} from your hand", at="hand")
        in_discard = f"Trash {name} from your discard pile"
        self.trash_discard = VOCABULARY.add("trash", f"discard:{id}", i, in_discard, at="discard")
        self.trash_play = VOCABULARY.add("trash", f"play:{id}", i, f"Trash {name}, which is in play", at="play")
        CARDS.append(self)
        give_words("card", self)

    def cost_words(self) -> str:
        """What acquiring it costs, in words; empty for cards that everybody starts with."""
        if self.cost is not None:
            return f"costs {self.cost} persuasion"
        return "cannot be bought with persuasion" if self.pile == "reserve" else ""

    def cost_glyphs(self) -> list[str]:
        """What acquiring it costs, as glyphs."""
        return [] if self.cost is None else [amount_glyph(self.cost, "persuasion")]

    @property
    def factions(self) -> list[str]:
        """The factions the card belongs to."""
        return [name for i, name in enumerate(FACTIONS) if self.faction_mask >> i & 1]


class Intrigue(Declared):
    """An Intrigue card. What it costs and the condition it names must be met to play it at all."""

    kind = "intrigue"

    def __init__(
        self, id: str, name: str, *, copies: int = 1, plot: Act | None = None, combat: Act | None = None,
        win: Act | None = None, aftermath: Act | None = None, endgame: Act | None = None,
        when: Condition | None = None, solari: int = 0, spice: int = 0, water: int = 0, cost: Act | None = None,
        waits: bool = False, first_thing: bool = False, agent_turn_only: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.copies = copies
        self.plot = plot
        self.combat = combat
        self.win = win
        self.aftermath = aftermath
        """What it does when units leave the Conflict."""
        self.endgame = endgame
        self.boxes = {"plot": plot, "combat": combat, "win": win, "aftermath": aftermath, "endgame": endgame}
        self.when = when
        self.solari = solari
        self.spice = spice
        self.water = water
        self.cost = cost
        self.waits = waits
        self.first_thing = first_thing
        self.agent_turn_only = agent_turn_only
        self.free = when is None and cost is None and not solari and not spice and not water
        """Whether it costs nothing and names no condition."""
        self.rewarding = cost is not None and cost.rewarding
        """Whether paying for it may be worth something by itself."""
        self.timed = first_thing or agent_turn_only
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(INTRIGUES)
        self.option = VOCABULARY.add("intrigue", self.id, self.index, f"Play {self.name}")
        for act in (self.plot, self.combat, self.win, self.aftermath, self.endgame, self.cost):
            if act is not None:
                act.bind(self.id, self.name)
        INTRIGUES.append(self)
        give_words("intrigue", self)

    @property
    def kinds(self) -> list[str]:
        """When the card may be played: plot, combat, endgame."""
        boxes = (
            ("plot", self.plot), ("combat", self.combat), ("combat", self.win), ("combat", self.aftermath),
            ("endgame", self.endgame),
        )
        return list(dict.fromkeys([kind for kind, box in boxes if box is not None]))


class Conflict(Declared):
    """A Conflict card and its rewards."""

    kind = "conflict"

    def __init__(
        self, id: str, name: str, level: int, *, first: Act, second: Act, third: Act, location: str = "",
        battle: str = "",
    ) -> None:
        super().__init__(id, name)
        self.battle = battle
        """The battle icon for whoever wins it and keeps the card."""
        self.flip_option = self.match_option = NONE
        self.level = level
        self.location = location
        self.first = first
        self.second = second
        self.third = third
        self.rewards: list[list[Part]] = []

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(CONFLICTS)
        short = self.id.removeprefix("conflict-")
        boxes = (self.first, self.second, self.third)
        self.rewards = [parts_of(act, f"{short}:{place}", self.name) for place, act in enumerate(boxes, 1)]
        if self.battle:
            self.flip_option = VOCABULARY.add("flip", short, self.index, f"Turn {self.name} face down")
            self.match_option = VOCABULARY.add("match", short, self.index, f"Match the wild icon with {self.name}")
        CONFLICTS.append(self)


class Upgrade:
    """What a space gives besides, for a further payment by whoever comes: it is part of the cost, so it is paid on
    arrival or not at all."""

    def __init__(self, then: Act, *, solari: int = 0, spice: int = 0, water: int = 0) -> None:
        self.then = then
        self.cost = [0, 0, 0]
        self.cost[SOLARI] = solari
        self.cost[SPICE] = spice
        self.cost[WATER] = water
        self.parts: list[Part] = []
        self.option = NONE

    def enter(self, space: str, name: str) -> None:
        """Put its options in the vocabulary."""
        self.parts = parts_of(self.then, space, name)
        text = f"Pay {goods_words(self.cost)} on arrival to {self.then.order()} ({name})"
        self.option = VOCABULARY.add("upgrade", space, 0, text, "effect")


class Space(Declared):
    """A board space. Its place on a board is given by the ruleset that uses it. The `short` name says which place that
    is: what lies over another space has its name, and so has the same place on another board."""

    kind = "space"

    def __init__(
        self, id: str, name: str, area: str, icon: int, *, effect: Act | None = None, faction: int = ANY,
        combat: bool = False, solari: int = 0, spice: int = 0, water: int = 0, maker: int = 0,
        control: Act | None = None, once: bool = False, needs: tuple[int, int] | None = None,
        sells: tuple[tuple[int, int], ...] = (), reveal: Act | None = None, over: str = "", short: str = "",
        listed: bool = True, upgrade: Upgrade | None = None, cheaper: tuple[Condition, int] | None = None,
        shielded: bool = False, owner: str = "",
    ) -> None:
        super().__init__(id, name)
        self.owner = owner
        """The Leader, by its id, on whose own board it lies: nobody else comes there, and no post watches it."""
        self.short = over or short or id.removeprefix("space-")
        self.upgrade = upgrade
        self.cheaper = cheaper
        """When it costs less, and how many Solari less."""
        self.shielded = shielded
        """Whether it lies behind the Shield Wall."""
        self.area = area
        self.icon = icon
        self.effect = effect
        self.faction = faction
        self.combat = combat
        self.cost = [0, 0, 0]
        self.cost[SOLARI] = solari
        self.cost[SPICE] = spice
        self.cost[WATER] = water
        self.free = not any(self.cost)
        self.maker = maker
        self.control = control
        self.once = once
        self.needs = needs
        self.sells = sells
        self.reveal = reveal
        self.listed = listed
        self.parts: list[Part] = []
        self.space_option = self.agent_option = self.recall_option = self.voice_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(SPACES)
        short, name = self.short, self.name
        self.parts = parts_of(self.effect, short, name)
        if self.control is not None:
            self.control.bind(short, name)
        if self.upgrade is not None:
            self.upgrade.enter(short, name)
        self.space_option = VOCABULARY.add("space", short, 0, f"Send the Agent to {name}")
        self.agent_option = VOCABULARY.add("agent", short, 0, f"Move your Agent from {name}")
        self.recall_option = VOCABULARY.add("recall", short, 0, f"Recall your Agent from {name}")
        self.voice_option = VOCABULARY.add("voice", short, 0, f"Close {name} to your opponents")
        SPACES.append(self)


class Post(Declared):
    """An observation post: a Spy there watches the spaces with these short names. One that lies over another post
    stands for it wherever that one is named."""

    kind = "post"

    def __init__(self, id: str, name: str, *spaces: str, over: str = "") -> None:
        super().__init__(id, name)
        self.spaces = spaces
        self.stands_for = over or id
        self.short = id.removeprefix("post-")
        self.place_option = self.recall_option = self.infiltrate_option = self.gather_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        i = self.index = len(POSTS)
        short = self.short
        place = f"the {self.name} ({series(self.space_names())})"
        self.place_option = VOCABULARY.add("spy", short, i, f"Place a Spy at {place}")
        self.recall_option = VOCABULARY.add("recall-spy", short, i, f"Recall your Spy from {place}")
        self.infiltrate_option = VOCABULARY.add("infiltrate", short, i, f"Infiltrate: recall your Spy from {place}")
        self.gather_option = VOCABULARY.add("gather", short, i, f"Recall your Spy from {place} to draw a card")
        POSTS.append(self)

    def space_names(self) -> list[str]:
        """The spaces it watches, by name."""
        names = {space.short: space.name for space in SPACES}
        return [names[short] for short in self.spaces]


class Discount:
    """Spaces of an icon cost a Leader less."""

    def __init__(self, icon: int, resource: int, off: int) -> None:
        self.icon = icon
        self.resource = resource
        self.off = off


class Leader(Declared):
    """A Leader: what is special all the time, and what the Signet Ring does."""

    kind = "leader"

    def __init__(
        self, id: str, name: str, house: str, *, ability: str, ability_words: str, signet: str, ring: Act,
        on: Mapping[int, tuple[Act, ...]] | None = None, discounts: tuple[Discount, ...] = (),
        ignores_enemies: int = 0, leaves_spice: int = 0, peeks: bool = False, rival: bool = True, difficulty: int = 0,
        drafted: bool = True,
    ) -> None:
        super().__init__(id, name)
        self.drafted = drafted
        """Whether a game may begin with it: the back of a Leader comes up later."""
        self.short = id.removeprefix("leader-")
        self.house = house
        self.ability = ability
        self.ability_words = ability_words
        self.signet = signet
        self.ring = ring
        self.on: Mapping[int, tuple[Act, ...]] = {} if on is None else on
        self.discounts = discounts
        self.ignores_enemies = ignores_enemies
        """The icons on whose spaces enemy Agents do not stop this Leader."""
        self.leaves_spice = leaves_spice
        """How much less than there is this Leader harvests."""
        self.peeks = peeks
        self.rival = rival
        self.difficulty = difficulty
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(LEADERS)
        self.option = VOCABULARY.add("leader", self.short, self.index, f"Take {self.name}")
        self.ring.bind(self.short, self.name)
        for acts in self.on.values():
            for act in acts:
                act.bind(self.short, self.name)
        LEADERS.append(self)


class HagalCard(Declared):
    """A House Hagal card: where a Rival's Agent goes, what that brings, and the swords it is worth in Combat."""

    kind = "hagal"

    def __init__(
        self, id: str, name: str, space: str, *, copies: int = 1, influence: int = ANY, troops: int = 0,
        swords: int = 0, signet: bool = False, harvest: bool = False, reshuffle: bool = False, players: int = 0,
        effect: Act | None = None, when: Condition | None = None, other: HagalCard | None = None,
        makers: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, name)
        self.space = space
        self.copies = copies
        self.influence = influence
        self.troops = troops
        self.swords = swords
        self.signet = signet
        self.harvest = harvest or bool(makers)
        self.makers = makers
        """The Maker spaces among which it harvests, by their short names; any if none is named."""
        self.reshuffle = reshuffle
        self.players = players
        self.effect = effect
        """What else it brings."""
        self.when = when
        """What must hold for the Rival to go there."""
        self.other = other
        """Where it goes otherwise; without it the card is passed over."""

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(HAGAL)
        for side in self.sides():
            if side.effect is not None:
                side.effect.bind(self.id, self.name)
        HAGAL.append(self)

    @property
    def sends(self) -> bool:
        """Whether it is there to send an Agent; others are done, and another is turned up."""
        return bool(self.space) or self.harvest

    def sides(self) -> list[HagalCard]:
        """All it shows: one space or several, of which one counts."""
        return [self] if self.other is None else [self, *self.other.sides()]


class Track(Declared):
    """A faction's influence track: what reaching its fourth step gives."""

    kind = "track"

    def __init__(self, faction: int, bonus: Act, id: str = "", name: str = "", key: str = "") -> None:
        super().__init__(id or f"track-{FACTIONS[faction].replace('_', '-')}", name)
        self.faction = faction
        self.bonus = bonus
        self.key = key or FACTIONS[faction]
        """Whose track it is, where the icon of the faction stands for somebody else."""

    def enter(self, box: str) -> None:
        super().enter(box)
        self.bonus.bind(self.id, self.id)


class Unit:
    """A kind of unit: where its pieces are kept, what each is worth in the Conflict, and where it goes afterwards."""

    def __init__(
        self, name: str, *, strength: int, conflict: int, garrison: int = NONE, supply: int = NONE,
        after: int = NONE, total: int = 0, extra: int = NONE, deploy: list[int] | None = None,
        retreat: list[int] | None = None, doubles: bool = False,
    ) -> None:
        self.name = name
        self.strength = strength
        self.conflict = conflict
        self.garrison = garrison
        self.supply = supply
        self.after = after
        """Where it goes after Combat; nowhere if it returns to the bank."""
        self.total = total
        """How many pieces each seat has; 0 if there is no limit."""
        self.extra = extra
        """The seat's number that is added to the strength of each, if there is one."""
        self.deploy: list[int] = [] if deploy is None else deploy
        """The options that deploy so many of it from the garrison."""
        self.retreat: list[int] = [] if retreat is None else retreat
        """The options that take so many of it back from the Conflict."""
        self.recruited = TURN.number(f"{name}s_recruited")
        """The turn's number of those recruited."""
        self.sent = TURN.number(f"{name}s_sent")
        """The turn's number of those deployed by the allowance of a Combat space."""
        self.doubles = doubles
        """Whether having one in the Conflict doubles its owner's reward."""

    def strength_for(self, seat: Seat) -> int:
        """What one of it is worth to a seat."""
        return self.strength if self.extra < 0 else self.strength + seat.have[self.extra]


class Holding(Declared):
    """A place that holds troops which their owner may take back to supply at any time."""

    kind = "board"

    def __init__(self, id: str, name: str, place: int) -> None:
        super().__init__(id, name)
        self.place = place
        """The seat's number that counts them."""
        self.take_back: list[int] = []
        """The options that take so many back."""


TROOP = Unit(
    "troop", strength=2, conflict=CONFLICT, garrison=GARRISON, supply=SUPPLY, after=SUPPLY, total=12, deploy=DEPLOY,
    retreat=RETREAT,
)
