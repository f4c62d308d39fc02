"""Setting up a game: characters, prediction, traitors, tokens and the first cards."""

from __future__ import annotations

from landsraad.classic.rounds.turn import TURN
from landsraad.classic.sheets import spice, treachery
from landsraad.classic.sheets.characters import CHARACTERS, LEADERS, TOKENS, TRAITORS_DRAWN, owner_of
from landsraad.classic.sheets.map import AREA_NUMBER, DOTS, DOTS_FOR
from landsraad.classic.sheets.rules import Rules
from landsraad.classic.sheets.words import CHARACTER, NO_TRAITOR_DRAWN, TRAITOR, VALUE, VOCABULARY
from landsraad.classic.table.act import OWN, Act, Hooks, Scene
from landsraad.classic.table.hands import draw, gain
from landsraad.classic.table.moments import HOMES_FILLED, SETUP_OPENS, TOKENS_PLACED
from landsraad.classic.table.register import (
    DRAWN,
    HOLDER,
    NOBODY,
    RESERVES,
    RESERVES_STARRED,
    SPICE_DECK,
    TRAITORS,
    TREACHERY_DECK,
    WHEEL,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family
from landsraad.kernel.setup import Setup


def new_game(family: Family, setup: Setup, rules: Rules, hooks: list[Hooks]) -> Classic:
    """A game as it stands before characters are known, with everything else to do on its agenda; `hooks` are what
    listens at the seat of each character."""
    game = Classic()
    game.begin(family, setup)
    game.rules = rules
    game.hooks = hooks
    game.finish = None
    game.skips_forced = not game.rules.asks_everything
    game.sits = (NOBODY,) * len(CHARACTERS)
    game.seats = [Seat.fresh(index, DOTS[dot]) for index, dot in enumerate(DOTS_FOR[setup.players])]
    game.listen_to_seats()
    game.lay(WHEEL, (0, 1))
    game.lay(SPICE_DECK, game.chance.shuffled(spice.full_deck()))
    game.lay(TREACHERY_DECK, game.chance.shuffled(treachery.full_deck(setup.modules)))
    game.push(TURN, OWN[0])
    game.push(DEAL_CARDS, OWN[0])
    game.push(PLACE_TOKENS, OWN[0])
    game.push(DRAW_TRAITORS, OWN[0])
    game.push(OPEN_SETUP, OWN[0])
    choose_characters(game, setup)
    game.run()
    return game


def in_play(setup: Setup) -> list[int]:
    """The characters that can be in a game: those of its boxes."""
    return [number for number, one in enumerate(CHARACTERS) if not one.box or one.box in setup.modules]


def choose_characters(game: Classic, setup: Setup) -> None:
    """Seat the characters that were asked for, deal the others at random, or let players take them in turn."""
    if setup.leaders == "draft":
        for seat in reversed(game.seats):
            game.push(PICK_CHARACTER, OWN[seat.index])
        return
    named = setup.leaders if not isinstance(setup.leaders, str) else ("random",) * setup.players
    free = [number for number in in_play(setup) if CHARACTERS[number].id not in named]
    game.chance.shuffle(free)
    by_id = {character.id: number for number, character in enumerate(CHARACTERS)}
    for seat, name in zip(game.seats, named, strict=True):
        take_character(game, seat, by_id[name] if name != "random" else free.pop())


def take_character(game: Classic, seat: Seat, character: int) -> None:
    """A seat takes a character, with its spice and leaders."""
    sheet = CHARACTERS[character]
    seat.character = character
    seat.hooks = game.hooks[character]
    game.sits = (*game.sits[:character], seat.index, *game.sits[character + 1 :])
    game.listen_to_seats()
    game.gain_spice(seat, sheet.spice)
    starred = sheet.starred if game.rules.advantages else 0
    seat.have[RESERVES] = TOKENS - starred
    seat.have[RESERVES_STARRED] = starred
    for leader in game.leaders_of(character):
        game.put(HOLDER, leader, seat.index)


class PickCharacter(Act):
    """Players take characters in turn."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [CHARACTER[number] for number in in_play(game.setup) if game.sits[number] < 0]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        take_character(game, game.seats[context.seat], VALUE[option])
        if game.events is not None:
            game.emit(Event("character", context.seat, CHARACTERS[VALUE[option]].id))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Take a character."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return "another player has taken that character" if VOCABULARY.verbs[option] == "character" else ""


class OpenSetup(Act):
    """All characters are taken: what comes before traitors are drawn."""

    def do(self, game: Classic, context: Scene) -> None:
        game.fire(SETUP_OPENS)


class DrawTraitors(Act):
    """Everybody draws four leader discs and keeps one opponent's leader in his pay, or all."""

    def do(self, game: Classic, context: Scene) -> None:
        discs = [leader for leader in range(len(LEADERS)) if game.sits[owner_of(leader)] >= 0]
        game.chance.shuffle(discs)
        for seat in game.seats:
            seat.lay(DRAWN, tuple(sorted(discs.pop() for _ in range(TRAITORS_DRAWN))))
            if CHARACTERS[seat.character].keeps_traitors:
                others = [leader for leader in seat.piles[DRAWN] if owner_of(leader) != seat.character]
                seat.lay(TRAITORS, tuple(others))
        game.reveal()
        seats = [seat.index for seat in game.seats if not CHARACTERS[seat.character].keeps_traitors]
        game.ask_sealed(self, context, seats)

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        one = game.seats[seat]
        options = [TRAITOR[leader] for leader in one.piles[DRAWN] if owner_of(leader) != one.character]
        return options or [NO_TRAITOR_DRAWN]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        for seat in game.seats:
            if answers[seat.index] >= 0 and answers[seat.index] != NO_TRAITOR_DRAWN:
                seat.lay(TRAITORS, (VALUE[answers[seat.index]],))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Which leader do you take into your pay?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] == "traitor":
            return "you did not draw that leader, or it is your own"
        return ""

    def describe(self) -> str:
        return "Has every opposing leader he draws in his pay."


class PlaceTokens(Act):
    """Tokens go on the map: at home, or where their owners choose."""

    def do(self, game: Classic, context: Scene) -> None:
        for seat in game.seats:
            sheet = CHARACTERS[seat.character]
            if sheet.home:
                seat.have[RESERVES] -= sheet.on_map
                seat.place(AREA_NUMBER[sheet.home], sheet.on_map, 0)
        game.notice(HOMES_FILLED, context)
        game.fire(TOKENS_PLACED)


class DealCards(Act):
    """Everybody is dealt treachery cards."""

    def do(self, game: Classic, context: Scene) -> None:
        for seat in game.seats:
            for _ in range(CHARACTERS[seat.character].dealt):
                gain(game, seat, draw(game), 1 << seat.index)


PICK_CHARACTER = PickCharacter()
OPEN_SETUP = OpenSetup()
DRAW_TRAITORS = DrawTraitors()
PLACE_TOKENS = PlaceTokens()
DEAL_CARDS = DealCards()
