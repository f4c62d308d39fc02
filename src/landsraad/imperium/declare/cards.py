"""How cards are declared: those of decks, Intrigue cards, Conflicts and House Hagal cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import KINDS, Declared, Part, give_verbs, parts_of
from landsraad.imperium.declare.vocabulary import (
    ANY,
    FACTIONS,
    VOCABULARY,
    amount_glyph,
)

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act, Condition
    from landsraad.imperium.table.state import Imperium, Seat

CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
CONFLICTS: list[Conflict] = []
HAGAL: list[HagalCard] = []

KINDS["card"] = CARDS
KINDS["intrigue"] = INTRIGUES
KINDS["conflict"] = CONFLICTS
KINDS["hagal"] = HAGAL


class Entry:
    """How a card sends an Agent, where its icons do not say it all."""

    from_board = False
    """Whether the Agent may also be one that stands on the board."""
    infiltrates = False
    """Whether enemy Agents do not stop the Agent, whichever of the cards played together shows the icon."""
    copies = False
    """Whether it does what the Agent box of the card played with it does."""

    def shown(self, game: Imperium, seat: Seat, card: Card, partner: Card | None) -> int:
        """The icons that the card shows now in addition to those printed, alone or played together with a partner."""
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

    def describe(self) -> str:
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
        give_verbs("card", self)

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
        self.uses = {"plot": plot, "combat": combat, "win": win, "aftermath": aftermath, "endgame": endgame}
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
        give_verbs("intrigue", self)

    @property
    def kinds(self) -> list[str]:
        """When the card may be played: plot, combat, endgame."""
        uses = (
            ("plot", self.plot), ("combat", self.combat), ("combat", self.win), ("combat", self.aftermath),
            ("endgame", self.endgame),
        )
        return list(dict.fromkeys([kind for kind, act in uses if act is not None]))


class Conflict(Declared):
    """A Conflict card and its rewards."""

    kind = "conflict"

    def __init__(
        self, id: str, name: str, level: int, *, first: Act, second: Act, third: Act, location: str = "",
        battle: str = "",
    ) -> None:
        super().__init__(id, name)
        self.battle = battle
        """The battle icon for the player who wins it and keeps the card."""
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
        places = (self.first, self.second, self.third)
        self.rewards = [parts_of(act, f"{short}:{place}", self.name) for place, act in enumerate(places, 1)]
        if self.battle:
            self.flip_option = VOCABULARY.add("flip", short, self.index, f"Turn {self.name} face down")
            self.match_option = VOCABULARY.add("match", short, self.index, f"Match the wild icon with {self.name}")
        CONFLICTS.append(self)


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
