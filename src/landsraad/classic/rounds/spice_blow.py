"""The spice blow: spice, and worms."""

from __future__ import annotations

from landsraad.classic.bargains.nexus import NEXUS
from landsraad.classic.sheets.map import TERRITORIES
from landsraad.classic.sheets.spice import BLOW_AMOUNT, BLOW_OF, BLOW_SECTOR, BLOWS, WORM, spice_card_id
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import FURTHER_WORM, SPICE_CARD_DUE, WORM_COMES, WORM_TAMED
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import (
    BANK,
    LAST_BLOW,
    NEXUS_DUE,
    NOBODY,
    PHASE,
    SET_ASIDE,
    SPICE_DECK,
    SPICE_IN,
    SPICE_PILES,
    SPICE_SEERS,
    STORM_AT,
    TAMER,
    TURN_NO,
    WORMS_UP,
)
from landsraad.classic.table.state import SPICE_ROUND, Classic
from landsraad.kernel.event import Event

BLOW_SCENE = [Scene(-1, step=pile) for pile in range(2)]


class SpiceRound(Act):
    """The spice blow round: one blow, or in the advanced game one for each of two piles."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = SPICE_ROUND
        game.have[NEXUS_DUE] = 0
        if game.events is not None:
            game.emit(Event("round", -1, "spice blow"))
        game.push(AFTER_BLOW, context)
        if game.rules.double_blow:
            game.push(BLOW, BLOW_SCENE[1])
        game.push(BLOW, BLOW_SCENE[0])
        pause(game)


class Blow(Act):
    """The blow of one pile begins."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[WORMS_UP] = 0
        game.push(NEXT_CARD, context)


class NextCard(Act):
    """The next spice card is about to be turned up."""

    def do(self, game: Classic, context: Scene) -> None:
        game.push(TURN_UP, context)
        game.fire(SPICE_CARD_DUE)


class TurnUp(Act):
    """A spice card is turned up for a pile."""

    def do(self, game: Classic, context: Scene) -> None:
        deck = game.piles[SPICE_DECK]
        if not deck:
            deck = game.chance.shuffled(game.piles[SPICE_PILES[0]] + game.piles[SPICE_PILES[1]])
            for pile in SPICE_PILES:
                game.lay(pile, ())
            if game.events is not None:
                game.emit(Event("spice-reshuffle", -1))
        card = deck[-1]
        game.lay(SPICE_DECK, deck[:-1])
        game.have[SPICE_SEERS] = 0
        game.reveal()
        amount = amount_blown(game, card)
        if game.events is not None:
            game.emit(Event("spice-card", -1, spice_card_id(card), amount))
        if card != WORM:
            game.add(SPICE_PILES[context.step], card)
            game.put(SPICE_IN, card, game.piles[SPICE_IN][card] + amount)
            game.have[BANK] -= amount
            game.put(LAST_BLOW, context.step, card)
            return
        game.push(NEXT_CARD, context)
        if game.have[TURN_NO] == 1:
            game.have[SET_ASIDE] += 1
            return
        game.add(SPICE_PILES[context.step], card)
        game.have[WORMS_UP] += 1
        if game.have[WORMS_UP] > 1:
            game.fire(FURTHER_WORM)
            return
        last = game.piles[LAST_BLOW][context.step]
        if last >= 0:
            game.push(WORM_STRIKES, Scene(-1, territory=BLOWS[last]))
        if game.rules.nexus_first:
            game.push(NEXUS, context)
        else:
            game.have[NEXUS_DUE] = 1


def amount_blown(game: Classic, card: int) -> int:
    """How much spice a card brings: none for a worm, and none where the storm is."""
    return 0 if card == WORM or BLOW_SECTOR[card] == game.have[STORM_AT] else BLOW_AMOUNT[card]


class AfterBlow(Act):
    """The worms of the first turn go back into the deck, and a nexus held back takes place."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.have[SET_ASIDE]:
            game.lay(SPICE_DECK, game.chance.shuffled(game.piles[SPICE_DECK] + (WORM,) * game.have[SET_ASIDE]))
            game.have[SET_ASIDE] = 0
            game.reveal()
        if game.have[NEXUS_DUE]:
            game.have[NEXUS_DUE] = 0
            game.push(NEXUS, context)


class WormStrikes(Act):
    """The worm of a card appears in the territory that blew last, unless somebody takes control of it."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[TAMER] = NOBODY
        game.push(DEVOUR, context)
        game.fire(WORM_COMES, territory=context.territory)


class Devour(Act):
    """A worm appears and devours spice and tokens, or does what its tamer wants."""

    def do(self, game: Classic, context: Scene) -> None:
        territory = context.territory
        if game.events is not None:
            spice = game.piles[SPICE_IN][BLOW_OF[territory]] if BLOW_OF[territory] >= 0 else 0
            game.emit(Event("worm", -1, TERRITORIES[territory].id, spice))
        if game.have[TAMER] == NOBODY:
            finish_worm(game, territory, 0)
        else:
            game.fire_at(game.seats[game.have[TAMER]], WORM_TAMED, territory=territory)


def finish_worm(game: Classic, territory: int, spared: int) -> None:
    """The worm takes everything it may."""
    if BLOW_OF[territory] >= 0:
        game.clear_spice(BLOW_OF[territory])
    game.kill_all(territory, spared)


SPICE_ROUND_ACT = SpiceRound()
BLOW = Blow()
NEXT_CARD = NextCard()
TURN_UP = TurnUp()
AFTER_BLOW = AfterBlow()
WORM_STRIKES = WormStrikes()
DEVOUR = Devour()
