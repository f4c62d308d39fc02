"""The Rivals of Uprising: the card that each plays by, its Spies and schemes, and what it saves up for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.boxes.uprising.battle import OBJECTIVE, OBJECTIVES_DECLARED, ORNITHOPTER, MatchWild
from landsraad.imperium.boxes.uprising.desert import BlowUpWall, HasHooks, TakeHooks
from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.cards import CONFLICTS, HagalCard
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.leaders import LEADERS, Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Goal, Policy, Rivals
from landsraad.imperium.declare.register import GAME_ENDED, NONE, SPY_PLACED
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    ANY,
    BENE_GESSERIT,
    CLOSED,
    EMPEROR,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    GUILD,
    RESOURCES,
    SOLARI,
    SPICE,
    SWORDMASTER,
    VOCABULARY,
    VP,
    WATER,
    count,
)
from landsraad.imperium.effects.cards import DrawIntrigue
from landsraad.imperium.effects.conditions import AnyAlliance
from landsraad.imperium.effects.goods import Gain, GainSwordmaster
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.rivals.deck import new_deck
from landsraad.imperium.rivals.hagal import RIVAL_TURN, HagalPolicy, pay_intrigue, station
from landsraad.imperium.seen.codex import of_a_rival
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.influence import ALLIANCE, TOP, rise
from landsraad.imperium.table.intrigue import draw_intrigue
from landsraad.imperium.table.spies import SPIES, place_spy, recall_spy, spies_left
from landsraad.imperium.table.state import NOBODY, OWN, Imperium, Seat
from landsraad.imperium.table.units import units_in_conflict
from landsraad.kernel.event import Event

if TYPE_CHECKING:
    from landsraad.kernel.family import Choice, CodexEntry

GARRISON_AT_START = 3
EXPERT_LEAD = 3
"""Units by which a Rival leads a Conflict I or II from which on Expert Deployment keeps its troops at home."""
FALLS_BEHIND = 2
"""Influence behind the leader from which on Smart Politics no longer follows, once it has its own 2."""
MODEST = ("dutiful-service", "deliver-supplies", "secrets", "fremkit")
"""The spaces to which Smart Politics does not send an Agent in vain."""
VARIANTS = ("smart_politics", "brutal_escalation", "expert_deployment")
"""The options that expert levels bring with them."""


# -- the cards of Rivals ---------------------------------------------------------------------------------------------


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


# -- what their cards and House Hagal's do ---------------------------------------------------------------------------


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


class Scheme(Act):
    """A Rival's third Spy is placed: the other two come back, and its scheme comes about."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if spies_left(seat):
            return
        if game.events is not None:
            game.emit(Event("scheme", seat.index))
        for post in seat.piles[SPIES][:-1]:
            recall_spy(game, seat, post)
        game.push(rival_card(seat).scheme, OWN[seat.index])

    def describe(self) -> str:
        return "with its third Spy placed, a Rival takes the other two back and uses its scheme"


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


# -- how they play ---------------------------------------------------------------------------------------------------


def saved(seat: Seat) -> int:
    """How many resources a Rival has, an Intrigue card counting as one."""
    return len(seat.intrigue) + sum(seat.have[what] for what in RESOURCES)


def buy_swordmaster(game: Imperium, seat: Seat) -> None:
    """Pay for the Swordmaster: Solari, then spice, then Intrigue cards, then water."""
    left = rival_card(seat).swordmaster
    for what in (SOLARI, SPICE, NONE, WATER):
        n = min(left, len(seat.intrigue) if what == NONE else seat.have[what])
        left -= n
        if n and what == NONE:
            pay_intrigue(game, seat, n)
        elif n:
            pay(game, seat, what, n)
    GAIN_SWORDMASTER.do(game, OWN[seat.index])


class RivalPolicy(HagalPolicy):
    """A Rival of Uprising: it saves for its Swordmaster and then for victory points, and never leaves a choice open."""

    def narrow(self, game: Imperium, context: Origin, act: Act, options: list[int]) -> list[int]:
        seat = game.seats[context.seat]
        verb = VOCABULARY.verbs[options[0]] if options else ""
        if verb == "contract":
            return []
        if verb == "spy":
            post = free_faction_post(game, seat)
            return [] if post == NONE else [POSTS[post].place_option]
        best = super().narrow(game, context, act, options)
        if len(best) < 2 or any(act.option_faction(option) == ANY for option in best):
            return best
        # Supplement, Combat of Rivals: equal factions are taken from the left of its card.
        return [min(best, key=lambda option: preference(seat, act.option_faction(option)))]

    def holds_back(self, game: Imperium, seat: Seat) -> bool:
        if not game.setup.options["expert_deployment"] or CONFLICTS[game.conflict].level == 3:
            return False
        others = max(units_in_conflict(game, other) for other in game.opponents(seat.index))
        return units_in_conflict(game, seat) - others >= EXPERT_LEAD

    def shuns(self, game: Imperium, seat: Seat, card: HagalCard) -> Event | None:
        if not game.setup.options["smart_politics"] or card.space not in MODEST:
            return None
        mine = seat.influence[card.influence]
        best = max(other.influence[card.influence] for other in game.opponents(seat.index))
        if game.alliances[card.influence] == seat.index and mine > best:
            return Event("hagal-secure", seat.index, FACTIONS[card.influence])
        if mine >= FALLS_BEHIND and best - mine >= FALLS_BEHIND:
            return Event("hagal-behind", seat.index, FACTIONS[card.influence])
        return None

    def settle(self, game: Imperium, seat: Seat) -> None:
        if not seat.have[SWORDMASTER] and saved(seat) >= rival_card(seat).swordmaster:
            buy_swordmaster(game, seat)
        if seat.have[SWORDMASTER] and self.scores:
            super().settle(game, seat)

    def goals(self, game: Imperium, seat: Seat) -> list[Goal]:
        if seat.have[SWORDMASTER]:
            return super().goals(game, seat) if self.scores else []
        if seat.leader is game.rules.undecided:
            return []
        return [Goal(SWORDMASTER, "resource", saved(seat), rival_card(seat).swordmaster)]

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {**super().listens(), SPY_PLACED: (SCHEME,)}


class BetweenTwoPolicy(RivalPolicy):
    """The Rival of two people, who does not count as owning The Spice Must Flow, unlike those of one."""

    def copies(self, seat: Seat, card: int) -> int:
        return 0


class StreamlinedPolicy(BetweenTwoPolicy):
    """A Rival that cannot win: it scores nothing, and with its Swordmaster it stops collecting anything."""

    scores = False
    competes = False

    def refuses(self, seat: Seat, what: int) -> bool:
        return what == VP or (seat.have[SWORDMASTER] > 0 and (what == NONE or what in RESOURCES))

    def wants(self, game: Imperium, seat: Seat, reward: Act) -> bool:
        return not isinstance(reward, Pay)  # victory points are all that rewards sell


class RivalsMatch(Act):
    """In the endgame a Rival matches its wild battle icon too."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            options: list[int] = []
            if seat.policy.automatic:
                MATCH_WILD.add(game, seat, options)
            if options:
                MATCH_WILD.take(game, seat, options[0])

    def describe(self) -> str:
        return "Rivals match the wild battle icon"


# -- the games in which they play ------------------------------------------------------------------------------------


class Level(Declared):
    """A level of the solo game and what it changes."""

    kind = "level"

    def __init__(
        self, id: str, name: str, *, garrison: int = GARRISON_AT_START, intrigue: int = 0, expert: bool = False,
        human_swordmaster: bool = True,
    ) -> None:
        super().__init__(id, name)
        self.garrison = garrison
        """Troops with which each Rival begins."""
        self.intrigue = intrigue
        """Intrigue cards with which the human begins."""
        self.expert = expert
        """Whether the three variants for experts are compulsory."""
        self.human_swordmaster = human_swordmaster

    def codex_entry(self) -> CodexEntry:
        page = Page()
        if self.intrigue:
            page.add("human", f"you start with {count(self.intrigue, 'Intrigue card')}")
        if not self.human_swordmaster:
            page.add("swordmaster", "you can never gain the Swordmaster")
        troops = count(self.garrison, "troop") if self.garrison else "no troops"
        page.add("rivals", f"each Rival starts with {troops} in garrison")
        if self.expert:
            page.add("variants", "Smart Politics, Brutal Escalation and Expert Deployment are in force")
        return page.entry(self.box, "level", self.id, f"Solo level {self.name} (Uprising)")


LEVELS = {
    "mercenary": Level("level-uprising-mercenary", "Mercenary", garrison=0, intrigue=1),
    "sardaukar": Level("level-uprising-sardaukar", "Sardaukar"),
    "mentat": Level("level-uprising-mentat", "Mentat", expert=True),
    "kwisatz-haderach": Level("level-uprising-kwisatz-haderach", "Kwisatz Haderach", expert=True,
                              human_swordmaster=False),
}
"""The levels of the solo game, from the easiest."""


class UprisingRivals(Rivals):
    """What solo games and those for two have in common."""

    def on(self) -> Mapping[int, tuple[Act, ...]]:
        return {GAME_ENDED: (RivalsMatch(),)}

    def begin(self, game: Imperium) -> None:
        new_deck(game)

    def garrison(self, game: Imperium) -> int:
        """Troops with which a Rival begins."""
        return GARRISON_AT_START

    def prepare(self, game: Imperium, rival: Seat) -> None:
        station(rival, self.garrison(game))
        rival.have[AGENTS] = 2
        rival.have[WATER] = 1

    def take_back(self, game: Imperium, rival: Seat, fresh: Seat) -> None:
        super().take_back(game, rival, fresh)
        fresh.have[OBJECTIVE] = rival.have[OBJECTIVE]

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [card for card in RIVALS if not card.streamlined]


class UprisingSolo(UprisingRivals):
    """Two Rivals against one person, at some level."""

    number = 2
    competitors = 2

    def policy(self) -> Policy:
        return RIVAL

    def level(self, options: Mapping[str, Choice]) -> Level:
        """The level of a game with these options."""
        return LEVELS[str(options["difficulty"])]

    def entails(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        return dict.fromkeys(VARIANTS, True) if self.level(options).expert else {}

    def garrison(self, game: Imperium) -> int:
        return self.level(game.setup.options).garrison

    def handicap(self, game: Imperium) -> None:
        level = self.level(game.setup.options)
        draw_intrigue(game, game.seats[0], level.intrigue)
        if not level.human_swordmaster:
            game.seats[0].have[CLOSED] |= 1 << game.rules.swordmaster


class UprisingDuo(UprisingRivals):
    """One Rival between two people. It always sits at the left of the First Player, who is never the Rival."""

    number = 1
    competitors = 1

    def policy(self) -> Policy:
        return RIVAL_BETWEEN_TWO

    def begin(self, game: Imperium) -> None:
        super().begin(game)
        rival = game.seats[-1]
        for seat in game.seats:
            if OBJECTIVES_DECLARED[seat.have[OBJECTIVE]].battle == ORNITHOPTER:
                seat.have[OBJECTIVE], rival.have[OBJECTIVE] = rival.have[OBJECTIVE], seat.have[OBJECTIVE]
                return

    def clockwise(self, game: Imperium, start: int) -> list[Seat]:
        seats = super().clockwise(game, start)
        return seats if game.first == 1 else [seats[0], seats[2], seats[1]]

    def after(self, game: Imperium, seat: int) -> int:
        return self.clockwise(game, seat)[1].index

    def next_first(self, game: Imperium) -> int:
        return (game.first + 1) % 2


class StreamlinedDuo(UprisingDuo):
    """A Rival between two people that cannot win."""

    competitors = 0

    def policy(self) -> Policy:
        return STREAMLINED_RIVAL

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [card for card in RIVALS if card.streamlined]


SCHEME = Scheme()
GAIN_SWORDMASTER = GainSwordmaster()
MATCH_WILD = MatchWild()
RIVAL = RivalPolicy(RIVAL_TURN)
RIVAL_BETWEEN_TWO = BetweenTwoPolicy(RIVAL_TURN)
STREAMLINED_RIVAL = StreamlinedPolicy(RIVAL_TURN, abstains=True)
