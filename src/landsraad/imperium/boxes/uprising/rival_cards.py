"""The cards that the Rivals of Uprising play by: Signets, schemes, orders of factions, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.boxes.uprising.desert import BlowUpWall, HasHooks, TakeHooks
from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.leaders import LEADERS, Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    GUILD,
    VOCABULARY,
)
from landsraad.imperium.effects.cards import DrawIntrigue
from landsraad.imperium.effects.conditions import AnyAlliance
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.seen.codex import of_a_rival
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.influence import ALLIANCE, TOP, rise
from landsraad.imperium.table.spies import SPIES, place_spy
from landsraad.imperium.table.state import NOBODY, Imperium, Seat
from landsraad.kernel.event import Event

if TYPE_CHECKING:
    from landsraad.kernel.seen.codex import CodexEntry


class RivalCard(Leader):
    """What a Rival plays by: its Signet and scheme, its order of factions, and the price of its Swordmaster."""

    kind = "rival"

    def __init__(
        self, id: str, name: str, swordmaster: int, priority: tuple[int, ...], *, called: str, signet: Act, scheme: Act,
        streamlined: bool = False,
    ) -> None:
        super().__init__(
            id, name, "", called=called, ability="", ability_words="", signet="Signet", ring=signet, drafted=False,
        )
        self.swordmaster = swordmaster
        """How many resources its Swordmaster costs."""
        self.priority = priority
        """The factions in the order in which it prefers them."""
        self.scheme = scheme
        self.streamlined = streamlined

    def enter(self, box: str) -> None:
        Declared.enter(self, box)  # nobody takes it in a draft, so it has no option
        self.index = len(LEADERS)
        self.ring.bind(self.id, self.name)
        self.scheme.bind(self.id, self.name)
        LEADERS.append(self)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add(
            "swordmaster",
            f"gains its Swordmaster for {self.swordmaster} resources: Solari, spice, water and Intrigue cards count 1 "
            "each",
            [f"{self.swordmaster} resource", "arrow", "swordmaster"],
        )
        page.add(
            "priority", f"order of factions: {', '.join(FACTION_WORDS[faction] for faction in self.priority)}",
            [f"influence-{FACTIONS[faction].replace('_', '-')}" for faction in self.priority],
        )
        page.add("signet", of_a_rival(self.ring.describe()), self.ring.glyphs(), "Signet")
        page.add("scheme", of_a_rival(self.scheme.describe()), self.scheme.glyphs(), "Scheme")
        if self.streamlined:
            page.add("streamlined", "for Streamlined Rivals between two players only: it scores no victory points")
        return page.entry(self.box, "rival", self.id, self.name)


def rival_card(seat: Seat) -> RivalCard:
    """The card that a Rival plays by."""
    card = seat.leader
    assert isinstance(card, RivalCard)
    return card


def preference(seat: Seat, faction: int) -> int:
    """The place of a faction in a Rival's order."""
    return rival_card(seat).priority.index(faction)


class PlaceInOrder(Influence):
    """Gain influence with the faction that has this place, from 1, in the Rival's order."""

    def __init__(self, place: int) -> None:
        super().__init__(ANY)
        self.place = place

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.army]
        rise(game, seat, rival_card(seat).priority[self.place - 1], 1)

    def describe(self) -> str:
        return f"gain 1 influence with the {('first', 'second', 'third')[self.place - 1]} faction of its order"

    def glyphs(self) -> list[str]:
        return [f"{self.place} influence-order"]


class MostInfluence(Influence):
    """Gain influence with the faction where the Rival stands highest."""

    def __init__(self) -> None:
        super().__init__(ANY)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return -super().option_rank(game, context, option)

    def describe(self) -> str:
        return "gain 1 influence with the faction where it has the most"


class TowardsAlliance(Influence):
    """Gain influence where that earns an Alliance, or else as usual."""

    def __init__(self, n: int) -> None:
        super().__init__(ANY, n)

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        level = super().option_rank(game, context, option)
        return level if self.earns(game, game.seats[context.army], VOCABULARY.value[option]) else level + TOP + 1

    def earns(self, game: Imperium, seat: Seat, faction: int) -> bool:
        """Whether so much influence brings the Alliance of a faction that the seat does not hold."""
        level = min(TOP, seat.influence[faction] + self.n)
        holder = game.alliances[faction]
        if holder == NOBODY:
            return level >= ALLIANCE
        return holder != seat.index and level > game.seats[holder].influence[faction]

    def describe(self) -> str:
        return f"gain {self.n} influence with a faction whose Alliance that brings, or else where it has the least"


class LeastInfluence(Influence):
    """Gain influence where the Rival has the least: the usual choice."""

    def __init__(self) -> None:
        super().__init__(ANY)

    def describe(self) -> str:
        return "gain 1 influence with the faction where it has the least"


def spied_on(game: Imperium, post: int) -> bool:
    """Whether a Spy stands at a post."""
    return any(post in seat.piles[SPIES] for seat in game.seats)


def free_faction_post(game: Imperium, seat: Seat) -> int:
    """The post of the first faction in a Rival's order where no Spy stands; -1 if there is none."""
    for faction in rival_card(seat).priority:
        for post in game.rules.posts:
            if game.rules.post_icons[post.index] == 1 << faction and not spied_on(game, post.index):
                return post.index
    return NONE


class RivalSpy(Act):
    """Place a Spy at the first free one of some posts, or of those of the factions in the Rival's order."""

    verb = "place-spy"

    def __init__(self, *posts: str, where: str = "") -> None:
        self.posts = posts
        self.where = where

    def post(self, game: Imperium, seat: Seat) -> int:
        """Where the Spy goes; -1 if nowhere."""
        if not self.posts:
            return free_faction_post(game, seat)
        index = {post.stands_for: post.index for post in game.rules.posts}
        return next((index[id] for id in self.posts if id in index and not spied_on(game, index[id])), NONE)

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        post = self.post(game, seat)
        if post != NONE:
            place_spy(game, seat, post)
        elif game.events is not None:
            game.emit(Event("hagal-no-post", seat.index))

    def describe(self) -> str:
        if not self.posts:
            return "place a Spy with the first faction of its order whose post is free"
        names = {post.id: post.name for post in POSTS}
        return f"place a Spy at the first free post of {series([names[id] for id in self.posts], 'or')}"

    def glyphs(self) -> list[str]:
        return ["spy-place", *([f"agent-{self.where}"] if self.where else [])]


BREACH = If(HasHooks(), BlowUpWall(optional=False))
"""The Shield Wall falls to a Rival that has Maker Hooks."""

BARON = RivalCard("rival-baron-vladimir-harkonnen", "Baron Vladimir Harkonnen", 6,
                  (GUILD, EMPEROR, BENE_GESSERIT, FREMEN), called="Baron", signet=DrawIntrigue(1),
                  scheme=Gain(solari=2) & Recruit(2))
RABBAN = RivalCard("rival-glossu-rabban", 'Glossu "The Beast" Rabban', 7,
                   (EMPEROR, GUILD, BENE_GESSERIT, FREMEN), called="Rabban",
                   signet=Recruit(1) & If(AnyAlliance(), Recruit(1)), scheme=TowardsAlliance(2), streamlined=True)
STABAN = RivalCard("rival-staban-tuek", "Staban Tuek", 9, (GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
                   called="Staban", signet=Gain(spice=1), scheme=Recruit(2))
AMBER = RivalCard("rival-lady-amber-metulli", "Lady Amber Metulli", 9, (FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
                  called="Amber", signet=Recruit(1), scheme=Recruit(3), streamlined=True)
GURNEY = RivalCard("rival-gurney-halleck", "Gurney Halleck", 8, (FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
                   called="Gurney", signet=Recruit(1), scheme=MostInfluence())
MARGOT = RivalCard("rival-lady-margot-fenring", "Lady Margot Fenring", 8, (BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
                   called="Margot", signet=Gain(solari=1), scheme=Influence(BENE_GESSERIT))
IRULAN = RivalCard("rival-princess-irulan", "Princess Irulan", 7, (EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
                   called="Irulan", signet=RivalSpy(), scheme=LeastInfluence() & Recruit(1))
JESSICA = RivalCard("rival-lady-jessica", "Lady Jessica", 6, (BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
                    called="Jessica", signet=TowardsAlliance(1), scheme=Gain(water=2))
FEYD = RivalCard("rival-feyd-rautha-harkonnen", "Feyd-Rautha Harkonnen", 4, (EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
                 called="Feyd", signet=Recruit(2), scheme=LeastInfluence())
MUADDIB = RivalCard("rival-muaddib", "Muad'Dib", 4, (FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
                    called="Muad'Dib", signet=Influence(FREMEN), scheme=TakeHooks() & BREACH & DrawIntrigue(1))

RIVALS = [BARON, RABBAN, STABAN, AMBER, GURNEY, MARGOT, IRULAN, JESSICA, FEYD, MUADDIB]
