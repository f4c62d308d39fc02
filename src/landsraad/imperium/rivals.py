"""Rivals: seats that the rules themselves play, moved by the House Hagal deck."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.board import silenced, stand
from landsraad.imperium.declare import CONFLICTS, HAGAL, HagalCard
from landsraad.imperium.goods import gain
from landsraad.imperium.influence import rise
from landsraad.imperium.state import NOBODY, OWN, Imperium, Seat, Turn
from landsraad.imperium.troops import FREE_DEPLOYMENT, deploy, recruit
from landsraad.imperium.words import AGENTS, ANY, GARRISON, SPICE, SWORDS
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

EXPERT_LEAD = 4
"""Expert Rivals keep their troops at home while they lead a Conflict I or II by so much strength."""


class Difficulty:
    """A level of the solo game and everything it changes."""

    def __init__(
        self, name: str, *, gift: int = 0, dear_mentat: bool = True, garrison: int = 3, intrigue: int = 1,
        swordmasters: int = 3, expert: bool = True, human_swordmaster: bool = True,
    ) -> None:
        self.name = name
        self.gift = gift
        """Extra Solari and spice of the human."""
        self.dear_mentat = dear_mentat
        self.garrison = garrison
        self.intrigue = intrigue
        self.swordmasters = swordmasters
        """The round in which the Rivals gain their Swordmasters."""
        self.expert = expert
        self.human_swordmaster = human_swordmaster


DIFFICULTIES = {
    "mercenary": Difficulty("Mercenary", gift=1, dear_mentat=False, garrison=0, intrigue=0, swordmasters=5,
                            expert=False),
    "sardaukar": Difficulty("Sardaukar", swordmasters=4, expert=False),
    "mentat": Difficulty("Mentat"),
    "kwisatz-haderach": Difficulty("Kwisatz Haderach", human_swordmaster=False),
}


def difficulty(game: Imperium) -> Difficulty:
    """The level of a solo game."""
    return DIFFICULTIES[str(game.setup.options["difficulty"])]


def solo(game: Imperium) -> bool:
    """Whether one person plays against two Rivals, who score; otherwise House Hagal only stands in the way."""
    return game.setup.players == 1


def hagal_deck(players: int) -> list[int]:
    """The House Hagal deck for so many people: cards marked for the other number are left out."""
    return [card.index for card in HAGAL if card.players in (0, players) for _ in range(card.copies)]


def turn_up(game: Imperium) -> HagalCard:
    """Turn up the next House Hagal card, reshuffling all of them when the deck is empty or the card says so."""
    while True:
        if not game.hagal_deck:
            reshuffle(game)
        index = game.hagal_deck[-1]
        game.hagal_deck = game.hagal_deck[:-1]
        game.hagal_card = index
        game.hagal_discard = (*game.hagal_discard, index)
        game.reveal()
        card = HAGAL[index]
        if game.events is not None:
            game.tell(Event("hagal", -1, card.id))
        if not card.reshuffle:
            return card
        reshuffle(game)


def reshuffle(game: Imperium) -> None:
    """Shuffle all House Hagal cards into a new deck."""
    cards = [*game.hagal_deck, *game.hagal_discard]
    game.chance.shuffle(cards)
    game.hagal_deck = tuple(cards)
    game.hagal_discard = ()
    if game.events is not None:
        game.tell(Event("shuffle", -1, "hagal", len(game.hagal_deck)))


def destination(game: Imperium, rival: Seat, card: HagalCard) -> int:
    """The space where the card sends the Rival, or -1 if it cannot: taken, closed by the Voice, nothing to harvest."""
    if card.harvest:
        pos = richest_maker(game)
    else:
        pos = game.rules.pos[card.space]
    if pos < 0 or game.occupied >> pos & 1 or silenced(game, rival) >> pos & 1:
        return NOBODY
    return pos


def richest_maker(game: Imperium) -> int:
    """The Maker space with the most bonus spice, among equals the one with the most spice; -1 if none has any."""
    best = NOBODY
    for pos in game.rules.makers:
        if game.bonus[pos] and (best < 0 or spice_at(game, pos) > spice_at(game, best)):
            best = pos
    return best


def spice_at(game: Imperium, pos: int) -> tuple[int, int]:
    """Bonus spice, and all spice, on a Maker space."""
    return (game.bonus[pos], game.bonus[pos] + game.rules.spaces[pos].maker)


class RivalTurn(Act):
    """A Rival's turn: House Hagal cards are turned up until one sends its Agent."""

    def do(self, game: Imperium, context: Context) -> None:
        rival = game.seats[context.seat]
        for _ in range(2 * (len(game.hagal_deck) + len(game.hagal_discard))):
            card = turn_up(game)
            pos = destination(game, rival, card)
            if pos != NOBODY:
                self.send(game, rival, card, pos)
                return
            if game.events is not None:
                game.tell(Event("hagal-skip", rival.index, card.id))
        rival.have[AGENTS] -= 1  # No card can send this Agent anywhere: it stays at home for the round.

    def send(self, game: Imperium, rival: Seat, card: HagalCard, pos: int) -> None:
        """Send the Agent. Only the icons of the card count, not the space's cost, requirement or effects."""
        game.turn = Turn.fresh(rival.index)
        game.turn.space = pos
        rival.have[AGENTS] -= 1
        stand(game, rival, pos)
        game.push(RIVAL_DEPLOYMENT, Context(rival.index, rival.index, NOBODY, pos))
        if card.signet and rival.leader.ring.possible(game, OWN[rival.index]):
            game.push(rival.leader.ring, OWN[rival.index])
        if card.harvest:
            self.harvest(game, rival, pos)
        if card.influence != ANY:
            rise(game, rival, card.influence, 1)
        recruit(game, rival, card.troops)

    def harvest(self, game: Imperium, rival: Seat, pos: int) -> None:
        """A solo Rival keeps the spice; House Hagal returns it to the bank."""
        bonus = game.bonus[pos]
        game.bonus[pos] = 0
        if solo(game):
            gain(game, rival, SPICE, game.rules.spaces[pos].maker + bonus)

    def words(self) -> str:
        return "a Rival takes its turn"


class RivalDeployment(Act):
    """On a Combat space a Rival deploys its recruits and up to two more; expert Rivals may hold back."""

    def do(self, game: Imperium, context: Context) -> None:
        rival = game.seats[context.seat]
        if game.rules.spaces[context.space].combat and not self.holds_back(game, rival):
            recruited = game.turn.recruited
            more = min(FREE_DEPLOYMENT, rival.have[GARRISON] - recruited)
            deploy(game, rival, recruited + more)
        game.turn.seat = NOBODY
        if game.events is not None:
            game.tell(Event("end-turn", rival.index))

    def holds_back(self, game: Imperium, rival: Seat) -> bool:
        """Whether an expert Rival already leads by enough."""
        if not solo(game) or not difficulty(game).expert or CONFLICTS[game.conflict].level == 3:
            return False
        others = max(game.strength(other) for other in game.opponents(rival.index))
        return game.strength(rival) - others >= EXPERT_LEAD

    def words(self) -> str:
        return "a Rival deploys its troops"


class RivalSwords(Act):
    """At the start of Combat each Rival in the Conflict turns up a House Hagal card and adds its swords."""

    def do(self, game: Imperium, context: Context) -> None:
        rival = game.seats[context.seat]
        if game.fights(rival):
            card = turn_up(game)
            if card.swords:
                gain(game, rival, SWORDS, card.swords)

    def words(self) -> str:
        return "a Rival adds the swords of a House Hagal card"


RIVAL_TURN = RivalTurn()
RIVAL_DEPLOYMENT = RivalDeployment()
RIVAL_SWORDS = RivalSwords()
