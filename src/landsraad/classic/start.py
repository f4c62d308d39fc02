"""Setting up a game: characters, prediction, traitors, tokens and the first cards."""

from __future__ import annotations

from landsraad.classic import spice, treachery
from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.bene_gesserit import PREDICTION
from landsraad.classic.cards import draw, gain
from landsraad.classic.characters import (
    ATREIDES,
    BENE_GESSERIT,
    CHARACTER_COUNT,
    CHARACTERS,
    FREMEN,
    GUILD,
    HARKONNEN,
    LEADER_COUNT,
    TOKENS,
    owner_of,
)
from landsraad.classic.map import (
    AREA_NUMBER,
    AREAS_OF,
    DOTS,
    DOTS_FOR,
    POLAR_AREA,
    TERRITORY_NUMBER,
)
from landsraad.classic.rules import Rules
from landsraad.classic.state import NOBODY, NOTHING, SETUP, Auction, Classic, Journey, Seat, nobody_sits
from landsraad.classic.turn import TURN
from landsraad.classic.words import (
    CHARACTER,
    NO_TRAITOR_DRAWN,
    PLACE,
    STARRED,
    TRAITOR,
    VALUE,
    VOCABULARY,
    area_name,
)
from landsraad.classic.words import TOKENS as TOKEN_OPTIONS
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family
from landsraad.kernel.setup import Setup

HOME = {ATREIDES: "arrakeen/9", HARKONNEN: "carthag/10", GUILD: "tueks-sietch/4"}
FREMEN_HOME = [
    area for name in ("sietch-tabr", "false-wall-south", "false-wall-west") for area in AREAS_OF[TERRITORY_NUMBER[name]]
]
FREMEN_ON_MAP = 10
TRAITORS_DRAWN = 4


def new_game(family: Family, setup: Setup) -> Classic:
    """A game as it stands before characters are known, with everything else to do on its agenda."""
    game = Classic()
    game.begin(family, setup)
    game.rules = Rules(setup)
    game.seats = [Seat.fresh(index) for index in range(setup.players)]
    for seat, dot in zip(game.seats, DOTS_FOR[setup.players], strict=True):
        seat.dot = DOTS[dot]
    blank(game)
    game.push(TURN, OWN[0])
    game.push(DEAL_CARDS, OWN[0])
    game.push(PLACE_TOKENS, OWN[0])
    game.push(DRAW_TRAITORS, OWN[0])
    game.push(FORETELL, OWN[0])
    choose_characters(game, setup)
    game.run()
    return game


def blank(game: Classic) -> None:
    """The table before anything is dealt."""
    game.sits = nobody_sits()
    game.turn = 0
    game.phase = SETUP
    game.first = 0
    game.storm = 0
    game.distance = NOTHING
    game.marker = NOTHING
    game.wall = True
    game.wheel = [0, 1]
    game.bank = 0
    game.spice = [0] * spice.BLOW_COUNT
    game.spice_deck = spice.full_deck()
    game.chance.shuffle(game.spice_deck)
    game.spice_piles = [[], []]
    game.last_blow = [NOTHING, NOTHING]
    game.worms = 0
    game.set_aside = 0
    game.spice_seen = False
    game.nexus_due = False
    game.treachery_deck = treachery.full_deck()
    game.chance.shuffle(game.treachery_deck)
    game.treachery_discard = []
    game.treachery_top_seen = 0
    game.removed = []
    game.holder = [NOBODY] * LEADER_COUNT
    game.dead = 0
    game.deaths = [0] * LEADER_COUNT
    game.fought_at = [NOTHING] * LEADER_COUNT
    game.rested = 0
    game.kwisatz_dead = False
    game.kwisatz_with = NOTHING
    game.prediction = [NOBODY, 0]
    game.coexist = 0
    game.stands = 0
    game.auction = Auction.fresh()
    game.journey = Journey.fresh()
    game.battle = None
    game.to_move = NOBODY
    game.moved = 0
    game.guild_order = 0
    game.nexus_done = 0
    game.nexus_joined = 0
    game.nexus_asked = 0
    game.quiet = 0
    game.quiet_karama = 0
    game.stopped = 0
    game.deal = []
    game.deals = []
    game.bonds = []
    game.truths = []
    game.known = [0] * 36
    game.known_not = [0] * 6
    game.shown_traitors = 0
    game.told_traitors = [0] * 6
    game.uncalled = [0] * 6
    game.finish = None


def choose_characters(game: Classic, setup: Setup) -> None:
    """Seat the characters that were asked for, deal the others at random, or let players take them in turn."""
    if setup.leaders == "draft":
        for seat in reversed(game.seats):
            game.push(PICK_CHARACTER, OWN[seat.index])
        return
    named = setup.leaders if not isinstance(setup.leaders, str) else ("random",) * setup.players
    free = [number for number in range(CHARACTER_COUNT) if CHARACTERS[number].id not in named]
    game.chance.shuffle(free)
    by_id = {character.id: number for number, character in enumerate(CHARACTERS)}
    for seat, name in zip(game.seats, named, strict=True):
        take_character(game, seat, by_id[name] if name != "random" else free.pop())


def take_character(game: Classic, seat: Seat, character: int) -> None:
    """A seat takes a character, with its spice and leaders."""
    sheet = CHARACTERS[character]
    seat.character = character
    game.sits[character] = seat.index
    game.gain_spice(seat, sheet.spice)
    starred = sheet.starred if game.rules.advantages else 0
    seat.reserves = TOKENS - starred
    seat.reserves_starred = starred
    for leader in game.leaders_of(character):
        game.holder[leader] = seat.index


class PickCharacter(Act):
    """Players take characters in turn."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [CHARACTER[number] for number in range(CHARACTER_COUNT) if game.sits[number] < 0]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        take_character(game, game.seats[context.seat], VALUE[option])
        if game.events is not None:
            game.tell(Event("character", context.seat, CHARACTERS[VALUE[option]].id))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Take a character."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "another player has taken that character" if VOCABULARY.verbs[option] == "character" else ""


class Foretell(Act):
    """The Bene Gesserit write their prediction."""

    def do(self, game: Classic, context: Context) -> None:
        if game.sits[BENE_GESSERIT] >= 0:
            game.push(PREDICTION, OWN[game.sits[BENE_GESSERIT]])


class DrawTraitors(Act):
    """Everybody draws four leader discs and keeps one opponent's leader in his pay; the Harkonnen keep all."""

    def do(self, game: Classic, context: Context) -> None:
        discs = [leader for leader in range(LEADER_COUNT) if game.sits[owner_of(leader)] >= 0]
        game.chance.shuffle(discs)
        for seat in game.seats:
            seat.drawn = sorted(discs.pop() for _ in range(TRAITORS_DRAWN))
            if seat.character == HARKONNEN:
                seat.traitors = [leader for leader in seat.drawn if owner_of(leader) != HARKONNEN]
            else:
                seat.traitors = []
        game.reveal()
        seats = [seat.index for seat in game.seats if seat.character != HARKONNEN]
        game.ask_sealed(self, context, seats)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        one = game.seats[seat]
        options = [TRAITOR[leader] for leader in one.drawn if owner_of(leader) != one.character]
        return options or [NO_TRAITOR_DRAWN]

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        for seat in game.seats:
            if answers[seat.index] >= 0 and answers[seat.index] != NO_TRAITOR_DRAWN:
                seat.traitors = [VALUE[answers[seat.index]]]

    def prompt(self, game: Classic, context: Context) -> str:
        return "Which leader do you take into your pay?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] == "traitor":
            return "you did not draw that leader, or it is your own"
        return ""


class PlaceTokens(Act):
    """Tokens go on the map: the Fremen split theirs, and with the optional rules the Bene Gesserit choose a place."""

    def do(self, game: Classic, context: Context) -> None:
        for seat in game.seats:
            if seat.character in HOME:
                n = CHARACTERS[seat.character].on_map
                seat.reserves -= n
                seat.place(AREA_NUMBER[HOME[seat.character]], n, 0)
        bene = game.seat_of(BENE_GESSERIT)
        if bene is not None:
            bene.reserves -= 1
            if game.rules.advantages:
                game.push(BENE_START, OWN[bene.index])
            else:
                bene.place(POLAR_AREA, 1, 0)
        fremen = game.seat_of(FREMEN)
        if fremen is not None:
            game.push(FREMEN_START, Scene(fremen.index, n=FREMEN_ON_MAP))


class BeneStart(Act):
    """The Bene Gesserit place their first token anywhere."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return PLACE

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.seats[context.seat].place(VALUE[option], 1, 0)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Where does your first token start?"


class FremenStart(Act):
    """The Fremen place their tokens area by area, in the order of the list."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        if about.step == len(FREMEN_HOME) - 1 or not about.n:
            if about.n:
                self.place(game, context, FREMEN_HOME[about.step], about.n)
            return
        game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return TOKEN_OPTIONS[: scene(context).n + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        n = VALUE[option]
        game.push(self, Scene(context.seat, step=about.step + 1, n=about.n - n))
        if n:
            self.place(game, context, FREMEN_HOME[about.step], n)

    def place(self, game: Classic, context: Context, area: int, n: int) -> None:
        """Place tokens, asking how many are starred where there are any."""
        seat = game.seats[context.seat]
        if seat.reserves_starred:
            game.push(FREMEN_STARRED, Scene(context.seat, n=n, area=area))
        else:
            seat.reserves -= n
            seat.place(area, n, 0)

    def prompt(self, game: Classic, context: Context) -> str:
        about = scene(context)
        return f"How many tokens start in {PLACE_NAMES[about.step]}? {about.n} are left."


class FremenStarred(Act):
    """How many of the tokens placed are starred."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return STARRED[: min(scene(context).n, game.seats[context.seat].reserves_starred) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        starred = VALUE[option]
        seat = game.seats[context.seat]
        seat.reserves -= about.n - starred
        seat.reserves_starred -= starred
        seat.place(about.area, about.n - starred, starred)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many of these {scene(context).n} are Fedaykin?"


class DealCards(Act):
    """Everybody is dealt a treachery card, the Harkonnen two."""

    def do(self, game: Classic, context: Context) -> None:
        for seat in game.seats:
            for _ in range(2 if seat.character == HARKONNEN else 1):
                gain(game, seat, draw(game), 1 << seat.index)


PLACE_NAMES = [area_name(area) for area in FREMEN_HOME]
PICK_CHARACTER = PickCharacter()
FORETELL = Foretell()
DRAW_TRAITORS = DrawTraitors()
PLACE_TOKENS = PlaceTokens()
BENE_START = BeneStart()
FREMEN_START = FremenStart()
FREMEN_STARRED = FremenStarred()
DEAL_CARDS = DealCards()
