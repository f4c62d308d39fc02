"""A ruleset: what the boxes on the table put together, worked out once for all games that use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.board import POSTS, Holding, Post, Space, Track
from landsraad.imperium.declare.box import Box, Group
from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.leaders import Discount, Leader
from landsraad.imperium.declare.policy import NO_RIVALS, Policy, Rivals
from landsraad.imperium.declare.register import NONE, Hooks, hooks
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.units import TROOP, Unit
from landsraad.imperium.declare.vocabulary import ALL_ICONS, FACTIONS, RESOURCES, SOLARI, SPY_ICON

if TYPE_CHECKING:
    from landsraad.imperium.seen.static_view import Still
    from landsraad.imperium.table.act import Act
    from landsraad.imperium.table.menu import Extra
    from landsraad.imperium.table.state import Imperium, Seat
    from landsraad.kernel.family import Choice

MOST = 40
"""Having more than this of a resource makes no difference to what can be afforded."""


class Ruleset:
    """The board, decks and numbers of a game, folded from the boxes in play."""

    rivals: Rivals
    spaces: list[Space]
    pos_of: dict[int, int]
    sendings: list[list[list[int]]]
    """The options that send an Agent to spaces, for each byte of a mask of spaces by what it may be."""
    needs: list[tuple[int, int, int]]
    """Spaces that need influence: the bits of all others, the faction, and how much."""
    falling: list[tuple[int, int]]
    reach: list[int]
    ways: list[tuple[int, int]]
    """For each card the spaces, as bits, to which its icons alone lead, and the option that plays it; 0 and -1 for a
    card that sends an Agent in another way."""
    prices: list[tuple[int, int]]
    """For each card what it costs to acquire, and the option that acquires it."""
    makers: list[int]
    holders: list[int]
    watch: list[int]
    tracks: dict[int, Track]
    factions: list[int]
    reserve: list[Card]
    reserve_slot: dict[int, int]
    for_sale: list[tuple[int, int, bool, int]]
    """What the Reserve sells: the option, the price, whether what makes The Spice Must Flow cheaper is meant for it,
    and its place there."""
    lasting: list[tuple[int, Act]]
    """The spaces that give something on the Reveal turn of the player who stands there, and what."""
    grafting: bool
    win_cards: bool
    units: list[Unit]
    garrisoned: list[Unit]
    strongest_first: list[Unit]
    holdings: list[Holding]
    extras: tuple[tuple[int, int, Extra], ...]
    agent_extras: tuple[tuple[int, int, Extra], ...]
    extras_by_verb: dict[str, list[Extra]]
    lets_cards_on_top: tuple[Callable[[Seat], bool], ...]
    table_hooks: Hooks
    victory: int
    players: int
    high_council: int
    swordmaster: int

    __slots__ = ("__dict__", *__annotations__)  # what decisions ask for is found sooner

    def __init__(
        self, boxes: Sequence[Box], players: int, options: Mapping[str, Choice], undecided: Leader
    ) -> None:
        self.boxes = tuple(boxes)
        self.modules = tuple([box.name for box in boxes if not box.comes_by_itself])
        self.names = frozenset([box.name for box in boxes])
        """All boxes on the table, those that come by themselves included."""
        self.players = players
        self.undecided = undecided
        """Who sits in a seat before leaders are chosen."""
        self.rivals = NO_RIVALS
        """Those of the box that comes last."""
        for box in boxes:
            self.rivals = box.rivals.get(players, self.rivals)
        self.left_out = frozenset([id for box in boxes for id in box.removes_cards])
        self.victory = 10
        """Victory points that end the game with the round."""
        for box in boxes:
            self.victory = max(self.victory, box.victory)
        self._lay_out_board(options)
        self._gather_decks()
        self.leaders: list[Leader] = [leader for box in boxes for leader in box.leaders if leader.drafted]
        benched = {id for box in boxes for id in box.benches}
        self.dealt = [leader for leader in self.leaders if leader.id not in benched]
        """The leaders that players are dealt, or draft."""
        self.any_leaders = bool(options.get("any_leaders"))
        self.units = [TROOP, *(unit for box in boxes for unit in box.units)]
        self.garrisoned = [unit for unit in self.units if unit.garrison >= 0]
        """Those that are deployed from the garrison."""
        self.strongest_first = sorted(self.garrisoned, key=lambda unit: unit.strength, reverse=True)
        self.places_of_troops = [place for box in boxes for place in box.places_of_troops]
        self.holdings = [holding for box in boxes for holding in box.holdings]
        self.conflict_recipe: Sequence[tuple[int, int]] = ()
        for box in boxes:
            self.conflict_recipe = box.conflict_recipe or self.conflict_recipe
        self._gather_extras()
        self.lets_cards_on_top = tuple([lets for box in boxes for lets in box.lets_cards_on_top])
        self.tie_breakers = tuple([one for box in boxes for one in box.tie_breakers])
        self.appraisals = tuple([appraisal for box in boxes for appraisal in box.appraisals])
        self.spare_troops = sum(box.spare_troops for box in boxes)
        self.endings = tuple([extra for box in boxes for extra in box.endings])
        self.first_player: Callable[[Imperium], int] = self.rivals.first_player
        self.prize: Callable[[Imperium, Seat, int], float] | None = None
        for box in boxes:
            self.first_player = box.first_player or self.first_player
            self.prize = box.prize or self.prize
        self.table_hooks = hooks(*(box.on for box in boxes), self.rivals.on())
        self.still: Still | None = None
        """What views of its games show that never changes, made with the first of them."""
        self.things_of: dict[str, list[Declared]] = {}
        self.hooks_of: dict[tuple[str, str], Hooks] = {}
        self.afford_of: dict[tuple[tuple[Discount, ...], int], list[list[int]]] = {}
        self.seating: Sequence[Policy] = ()
        """How each seat is played, where that is not the same for all people."""
        for box in boxes:
            self.seating = box.seating.get(players, self.seating)

    # -- the board ---------------------------------------------------------------------------------------------------

    def _lay_out_board(self, options: Mapping[str, Choice]) -> None:
        """Lay the boxes' spaces over and beside one another."""
        removed = {short for box in self.boxes for short in box.removes_spaces}
        board: dict[str, Space] = {}
        for box in self.boxes:
            board.update((space.short, space) for space in box.spaces if space.listed)
        board.update((space.short, space) for space in self.rivals.replaces(options))
        spaces = self.spaces = [space for short, space in board.items() if short not in removed]
        self.pos: dict[str, int] = {}
        self.pos_of = {}
        self.all_spaces = (1 << len(spaces)) - 1
        self.owned = sum(1 << pos for pos, space in enumerate(spaces) if space.owner)
        """The spaces, as bits, that lie on the board of a Leader."""
        self.makers = []
        self.lasting = [(pos, space.reveal) for pos, space in enumerate(spaces) if space.reveal is not None]
        sendings = [space.space_option for space in spaces]
        self.sendings = [subsets(sendings[at : at + 8]) for at in range(0, len(sendings), 8)]
        self.needs = []
        self.falling = []
        """The spaces whose price may fall, with the least that anybody could ever pay."""
        self.by_icon: dict[int, int] = {}
        for pos, space in enumerate(spaces):
            self.pos[space.short] = pos
            for option in (space.space_option, space.agent_option, space.recall_option, space.voice_option):
                self.pos_of[option] = pos
            self.by_icon[space.icon] = self.by_icon.get(space.icon, 0) | 1 << pos
            if space.maker:
                self.makers.append(pos)
            if space.cheaper is not None:
                leaders = [leader for box in self.boxes for leader in box.leaders]
                off = max([discounted(one.discounts, space, SOLARI, space.cost[SOLARI]) for one in leaders], default=0)
                self.falling.append((pos, space.cost[SOLARI] - space.cheaper[1] - off))
            if space.needs is not None:
                faction, level = space.needs
                self.needs.append((~(1 << pos), faction, level))
        self.reach = [
            sum(mask for icon, mask in self.by_icon.items() if icon & icons)
            for icons in range((ALL_ICONS | SPY_ICON) + 1)
        ]
        self.ways = [
            (self.reach[card.icons], card.play_option) if card.plain and not card.icons & SPY_ICON else (0, NONE)
            for card in CARDS
        ]
        self.prices = [(card.price, card.buy_option) for card in CARDS]
        holders = {short: number for box in self.boxes for short, number in box.holders.items()}
        self.holders = [holders.get(space.short, NONE) for space in spaces]
        """For each space the number of the table that says who holds it above any Control marker."""
        self._set_posts()
        self.high_council = self.pos.get("high-council", NONE)
        self.swordmaster = self.pos.get("swordmaster", NONE)
        areas = {space.area for space in spaces}
        self.groups: list[Group] = [group for box in self.boxes for group in box.groups if group.id in areas]
        self.tracks = {track.faction: track for box in self.boxes for track in box.tracks}
        self.factions = [faction for faction in range(len(FACTIONS)) if faction in self.tracks]

    def _set_posts(self) -> None:
        """Work out which spaces each observation post watches, and which icons they have."""
        posts = [post for box in self.boxes for post in box.posts]
        open_spaces = {space.short for space in self.spaces if not space.owner}
        self.posts: list[Post] = [post for post in posts if any(short in open_spaces for short in post.spaces)]
        self.watch = [0] * len(POSTS) if self.posts else []
        """For each post of the family the spaces, as bits, that it watches; nothing where there are no Spies."""
        self.post_icons = [0] * len(POSTS)
        for post in self.posts:
            for short in post.spaces:
                if short in self.pos and not self.spaces[self.pos[short]].owner:
                    self.watch[post.index] |= 1 << self.pos[short]
                    self.post_icons[post.index] |= self.spaces[self.pos[short]].icon
        self.posts_of: dict[int, int] = {}

    def posts_with(self, icons: int) -> int:
        """The posts, as bits, that watch a space with one of these icons; all where none is named."""
        known = self.posts_of.get(icons)
        if known is None:
            posts = [post.index for post in self.posts if not icons or self.post_icons[post.index] & icons]
            known = self.posts_of[icons] = sum(1 << post for post in posts)
        return known

    def posts_around(self, pos: int) -> int:
        """The posts, as bits, that watch a space."""
        return sum(1 << post.index for post in self.posts if pos >= 0 and self.watch[post.index] >> pos & 1)

    def afford(self, discounts: tuple[Discount, ...], leader: Leader) -> list[list[int]]:
        """For each resource and amount of it, the spaces whose cost in it can be paid; made once. Those that lie on the
        board of another Leader never can."""
        closed = self.owned
        if closed:
            closed = sum(1 << pos for pos, space in enumerate(self.spaces) if space.owner not in ("", leader.id))
        tables = self.afford_of.get((discounts, closed))
        if tables is None:
            tables = []
            for resource in RESOURCES:
                costs = [
                    space.cost[resource] - discounted(discounts, space, resource, space.cost[resource])
                    for space in self.spaces
                ]
                tables.append([
                    sum(1 << pos for pos, cost in enumerate(costs) if amount >= cost) & ~closed
                    for amount in range(MOST + 1)
                ])
            self.afford_of[(discounts, closed)] = tables
        return tables

    def _gather_extras(self) -> None:
        """Put together what seats may do between other things, each with the number and the pile it needs."""
        extras = [extra for box in self.boxes for extra in box.extras]
        self.extras = tuple([(extra.number, extra.pile, extra) for extra in extras])
        self.agent_extras = tuple([one for one in self.extras if not one[2].when_revealing])
        """Those that are offered on other turns than Reveal turns too."""
        self.extras_by_verb = {}
        for extra in extras:
            for verb in extra.verbs:
                self.extras_by_verb.setdefault(verb, []).append(extra)

    # -- decks -------------------------------------------------------------------------------------------------------

    def _gather_decks(self) -> None:
        """Put the boxes' decks together, without what some box leaves out."""
        boxes = self.boxes
        self.starting = copies([card for box in boxes for card in self._kept(box.starting)])
        self.starting_discard: list[int] = []
        """Cards with which every player starts, in addition to those of the deck, in the discard pile."""
        for id, card in [swap for box in boxes for swap in box.swaps_starting.items()]:
            old = next((index for index in self.starting if CARDS[index].id == id), NONE)
            if old == NONE:
                self.starting_discard.append(card.index)
            else:
                self.starting.append(card.index)
                self.starting.remove(old)
        self.imperium = copies([card for box in boxes for card in self._kept(box.imperium)])
        self.reserve = [card for box in boxes for card in self._kept(box.reserve)]
        self.reserve_copies = tuple([card.copies for card in self.reserve])
        self.reserve_slot = {card.index: slot for slot, card in enumerate(self.reserve)}
        self.decks = {
            name: copies([card for box in boxes for card in self._kept(box.decks.get(name, ()))])
            for name in dict.fromkeys([name for box in boxes for name in box.decks])
        }
        cards = [*self.starting, *self.imperium, *(card for deck in self.decks.values() for card in deck)]
        self.grafting = any(CARDS[card].graft for card in cards)
        """Whether cards can be grafted."""
        self.for_sale = [
            (card.buy_option, card.price, card.flow, slot)
            for slot, card in enumerate(self.reserve) if card.cost is not None
        ]
        self.intrigue = [
            card.index for box in boxes for card in box.intrigue if card.id not in self.left_out
            for _ in range(card.copies)
        ]
        self.win_cards = any(
            card.win is not None for box in boxes for card in box.intrigue if card.id not in self.left_out
        )
        """Whether there are Intrigue cards for the player who has won a Conflict."""
        self.conflicts = [
            card.index for box in boxes for card in box.conflicts if card.id not in self.left_out
        ]
        absent = [id for box in boxes for id in box.removes_hagal.get(self.players, ())]
        self.hagal = [
            card.index for box in boxes for card in box.hagal
            if card.players in (0, self.players) and card.id not in self.left_out
            for _ in range(card.copies - absent.count(card.id))
        ]

    def _kept(self, cards: Sequence[Card]) -> list[Card]:
        return [card for card in cards if card.id not in self.left_out]

    def things(self, kind: str) -> list[Declared]:
        """Everything of a kind that is in play, in printed order; made once."""
        known = self.things_of.get(kind)
        if known is None:
            known = self.things_of[kind] = [
                thing for box in self.boxes for thing in box.declared()
                if thing.kind == kind and thing.id not in self.left_out
            ]
        return known

    def leaders_for(self, policy: Policy) -> list[Leader]:
        """The leaders that a seat may be dealt, or draft: a Commander has its own, and Allies may have theirs."""
        if policy.commands:
            return [leader for leader in self.leaders if leader.id in policy.leaders]
        if not policy.leaders or self.any_leaders:
            return self.dealt
        return [leader for leader in self.dealt if leader.id in policy.leaders]

    def lacks_leaders(self) -> bool:
        """Whether there are too few leaders for everybody."""
        commanders = [one.name for policy in self.seating if policy.commands for one in self.leaders_for(policy)]
        allies = [self.leaders_for(policy) for policy in self.seating if not policy.commands]
        sides = allies or [self.dealt] * self.players
        names = [{leader.name for leader in side if leader.name not in commanders} for side in sides]
        return len(set().union(*names)) < len(sides) or any(len(side) < 2 for side in names)

    # -- triggers ----------------------------------------------------------------------------------------------------

    def seat_hooks(self, policy: Policy, leader: Leader) -> Hooks:
        """What happens to a seat at each trigger; made once for each Leader."""
        key = (type(policy).__name__, leader.id)
        known = self.hooks_of.get(key)
        if known is None:
            own = leader.on if policy.uses_leader else {}
            known = self.hooks_of[key] = hooks(
                own, policy.listens(), *(box.on_seat for box in self.boxes), self.rivals.on_seat()
            )
        return known


def copies(cards: Sequence[Card]) -> list[int]:
    """Each card as often as it is printed."""
    return [card.index for card in cards for _ in range(card.copies)]


def subsets(options: list[int]) -> list[list[int]]:
    """For each set of some options, as bits, those in it."""
    sets: list[list[int]] = [[]]
    for option in options:
        sets += [[*others, option] for others in sets]
    return sets


def discounted(discounts: Sequence[Discount], space: Space, resource: int, cost: int) -> int:
    """How much less than the printed cost is to be paid at the space in a resource."""
    if not cost or not discounts:
        return 0
    return sum(one.off for one in discounts if one.icon == space.icon and one.resource == resource)
