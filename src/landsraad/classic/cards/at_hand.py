"""At hand: what a player may do at any time, without being asked.

It is what would be offered at a pause. Choosing it interrupts: the question that stands comes again when it is done.
Within a battle only a Truthtrance, deals and showing are; while somebody's interruption is under way nothing is.
"""

from __future__ import annotations

from typing import Final

from landsraad.classic.bargains.deals import PROPOSALS
from landsraad.classic.bargains.promises import owed_favours
from landsraad.classic.bargains.purse import interrupted
from landsraad.classic.cards.karama import special_ready
from landsraad.classic.sheets.treachery import GHOLA, TREACHERY, TRUTHTRANCE
from landsraad.classic.sheets.words import (
    CALL_FAVOUR,
    CHANGE_AID,
    DEAL,
    GIFT,
    PLAY,
    SHOW,
    SPECIAL_KARAMA,
    VALUE,
    VOCABULARY,
)
from landsraad.classic.table.moments import PAUSE, PAUSE_AGAIN
from landsraad.classic.table.pause import ANY_TIME, PAUSE_SCENE, at_pause
from landsraad.classic.table.register import ALLIED, BATTLE_IN, HAND, NOTHING, PHASE, PROPOSED, TRAITORS
from landsraad.classic.table.state import SETUP, Classic

_CARDS: Final = (PLAY[TRUTHTRANCE], PLAY[GHOLA])
_IN_BATTLE: Final = frozenset({PLAY[TRUTHTRANCE], SHOW, *DEAL, *CALL_FAVOUR})
_SOMETIMES: Final = frozenset({*_CARDS, SPECIAL_KARAMA, CHANGE_AID, SHOW, *DEAL, *GIFT, *CALL_FAVOUR})


def at_hand(game: Classic, index: int) -> list[int]:
    """What a seat may choose now without being asked."""
    if game.rules.asks_everything or game.have[PHASE] == SETUP or game.over or interrupted(game):
        return []
    fought = game.have[BATTLE_IN] != NOTHING
    own = game.legal_for(index)
    return [
        option for option in at_pause(game, game.seats[index], PAUSE_SCENE[ANY_TIME])
        if option not in own and (not fought or option in _IN_BATTLE)
    ]


def interrupt(game: Classic, index: int, option: int) -> None:
    """Do what a seat has at hand."""
    seat = game.seats[index]
    if not game.accepted(seat, PAUSE, PAUSE_SCENE[ANY_TIME], option):
        game.accepted(seat, PAUSE_AGAIN, PAUSE_SCENE[ANY_TIME], option)


def not_at_hand(game: Classic, index: int, option: int) -> str:
    """Why a seat cannot choose now what is sometimes at hand; else an empty string."""
    if game.rules.asks_everything or option not in _SOMETIMES:
        return ""
    seat = game.seats[index]
    verb = VOCABULARY.verbs[option]
    if game.have[PHASE] == SETUP:
        return "the game is being set up"
    if interrupted(game):
        return "somebody has interrupted: wait until that is done"
    if option in _CARDS and VALUE[option] not in seat.piles[HAND]:
        return f"you do not hold {TREACHERY[VALUE[option]].name}"
    if game.have[BATTLE_IN] != NOTHING and option not in _IN_BATTLE:
        return "not within a battle"
    if verb == "deal":
        if not game.rules.deals:
            return "no deals at this table"
        return f"you have proposed {PROPOSALS} deals this turn" if seat.have[PROPOSED] >= PROPOSALS else ""
    if option == SPECIAL_KARAMA:
        if special_ready(game, seat):
            return "your special power has nothing to do now, or a moment of its own"
        return "special Karama powers need the optional rule and a Karama"
    return {
        "gift": "only the Emperor gives spice, to allies, and not what is spoken for",
        "change-aid": "you have no allies, or one of them has bid or is in his move",
        "show": "you have nothing to show that somebody does not know",
        "favour": "nobody of that name owes you a favour that you could name now",
    }.get(verb, "you have nothing in the tanks" if option == PLAY[GHOLA] else "")


def possessions(game: Classic, index: int) -> list[int]:
    """What a seat would like to see in its tray: what it could do, now or at another time."""
    seat = game.seats[index]
    found = [option for option in _CARDS if VALUE[option] in seat.piles[HAND]]
    if special_ready(game, seat):
        found.append(SPECIAL_KARAMA)
    if seat.have[ALLIED] != 1 << index:
        found.append(CHANGE_AID)
    if seat.piles[HAND] or seat.piles[TRAITORS]:
        found.append(SHOW)
    if game.rules.deals:
        found += [DEAL[other.character] for other in game.seats if other is not seat]
    return found + [CALL_FAVOUR[game.seats[debtor].character] for debtor in owed_favours(game, index)]


def effect_words(option: int) -> str:
    """What something at hand would do now."""
    if option == PLAY[TRUTHTRANCE]:
        return "Interrupts: one player answers one question truthfully, in front of everybody."
    if option == PLAY[GHOLA]:
        return "Interrupts: brings back one leader or up to five tokens, free."
    return {
        "karama-special": "Interrupts: plays your Karama for your special power.",
        "change-aid": "Says again how much of your spice your allies may spend.",
        "show": "Shows a card or a traitor to one player, or to everybody.",
        "deal": "Spice and promises that bind, stated aloud. What is asked now waits for the answer.",
        "gift": "Gives an ally spice at once.",
    }.get(VOCABULARY.verbs[option], "Binds them to one thing that you name.")
