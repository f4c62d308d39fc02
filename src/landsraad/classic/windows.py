"""Windows: the moments at which cards and powers may be used out of turn.

Everyone who might hold something for the moment is asked at once and in secret, whether they hold it or not, so that
being asked tells nothing. A seat that said "not this turn" is left alone for the rest of the turn.
"""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.alliance import CHANGE_PLEDGE, may_change_aid
from landsraad.classic.cards import drop
from landsraad.classic.characters import EMPEROR
from landsraad.classic.deals import GIFT_SPICE, PROPOSE, deal_options, gift_options
from landsraad.classic.karama import PLAY_KARAMA, SPECIAL_AT_PAUSE, may_stop, pause_special, stop_options
from landsraad.classic.revival import FREE_REVIVAL, GHOLA_TOKENS, in_tanks
from landsraad.classic.showing import SHOW_SOMETHING, may_show
from landsraad.classic.state import Classic, Seat
from landsraad.classic.storm_cards import ANY_TIME, PLAY_STORM_CARD, storm_options
from landsraad.classic.treachery import GHOLA, TREACHERY, TRUTHTRANCE
from landsraad.classic.truthtrance import ASK_TRUTH
from landsraad.classic.words import (
    CHANGE_AID,
    DEAL,
    GIFT,
    PASS,
    PLAY,
    QUIET,
    SHOW,
    SPECIAL_KARAMA,
    STOP,
    VALUE,
    VOCABULARY,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

PAUSE_SCENE = [Scene(-1, step=kind) for kind in range(3)]

_DEALS = frozenset(DEAL)
_GIFTS = frozenset(GIFT)
_STOPS = frozenset(STOP)
_GHOLA = PLAY[GHOLA]
_TRUTH = PLAY[TRUTHTRANCE]


def pause(game: Classic, kind: int = ANY_TIME) -> None:
    """Put a pause on the agenda."""
    game.push(PAUSE, PAUSE_SCENE[kind])


class Pause(Act):
    """A pause between two actions, of some kind."""

    def do(self, game: Classic, context: Context) -> None:
        quiet = game.quiet
        seats = [seat.index for seat in game.seats if not quiet >> seat.index & 1 and self.may_act(game, seat)]
        if seats:
            game.ask_sealed(self, context, seats)

    def may_act(self, game: Classic, seat: Seat) -> bool:
        """Whether the seat might do something now, as far as everybody can see."""
        if seat.hand or (game.rules.deals and not seat.proposals):
            return True
        return may_change_aid(game, seat) or (seat.character == EMPEROR and seat.alliance != 1 << seat.index)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        about = scene(context)
        options = [PASS, QUIET]
        one = game.seats[seat]
        hand = one.hand
        if hand:
            if TRUTHTRANCE in hand:
                options.append(_TRUTH)
            if GHOLA in hand and in_tanks(game, one):
                options.append(_GHOLA)
            if pause_special(game, one):
                options.append(SPECIAL_KARAMA)
            if about.step:
                storm_options(game, one, about.step, options)
        deal_options(game, one, options)
        gift_options(game, one, options)
        if may_change_aid(game, one):
            options.append(CHANGE_AID)
        if may_show(game, one):
            options.append(SHOW)
        return options

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        again = False
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer < QUIET:
                continue
            if answer == QUIET:
                game.quiet |= 1 << seat.index
            elif answer in _DEALS:
                game.push(PROPOSE, Scene(seat.index, other=game.sits[VALUE[answer]]))
            elif answer in _GIFTS:
                game.push(GIFT_SPICE, Scene(seat.index, other=game.sits[VALUE[answer]]))
            elif answer == CHANGE_AID:
                game.push(CHANGE_PLEDGE, OWN[seat.index])
            elif answer == SHOW:
                game.push(SHOW_SOMETHING, OWN[seat.index])
            else:
                if not again:
                    again = True
                    game.push(self, context)
                if answer == _TRUTH:
                    game.push(ASK_TRUTH, OWN[seat.index])
                elif answer == _GHOLA:
                    game.push(PLAY_GHOLA, OWN[seat.index])
                elif answer == SPECIAL_KARAMA:
                    game.push(SPECIAL_AT_PAUSE, OWN[seat.index])
                else:
                    game.push(PLAY_STORM_CARD, Scene(seat.index, card=VALUE[answer]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "A pause: play a card that can be played now, show something, propose a deal, or pass."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        verb = VOCABULARY.verbs[option]
        if verb == "deal":
            return "you have proposed a deal this turn already" if game.rules.deals else "no deals at this table"
        if verb == "gift":
            return "only the Emperor gives spice, and only to allies"
        if option == CHANGE_AID:
            return "allies help each other with cards and shipments, in the bidding and the movement round"
        if option == SHOW:
            return "you have nothing to show that somebody does not know"
        if verb == "play":
            return f"you do not hold {TREACHERY[VALUE[option]].name}, or it cannot be played at this moment"
        return ""


class PlayGhola(Act):
    """A Tleilaxu Ghola is played."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if GHOLA in seat.hand and in_tanks(game, seat):
            if game.events is not None:
                game.tell(Event("play", seat.index, TREACHERY[GHOLA].id))
            drop(game, seat, GHOLA)
            game.push(FREE_REVIVAL, Scene(seat.index, most=GHOLA_TOKENS))


class BattleWindow(Act):
    """A moment within a battle: Truthtrance, or a Karama against an advantage in use.

    After a Truthtrance it comes again, so that the answer may be used.
    """

    def do(self, game: Classic, context: Context) -> None:
        seats = [
            seat.index for seat in game.seats
            if seat.hand and not game.quiet_karama >> seat.index & 1
        ]
        if seats:
            game.ask_sealed(self, context, seats)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        options = [PASS, QUIET]
        one = game.seats[seat]
        if TRUTHTRANCE in one.hand:
            options.append(_TRUTH)
        mask = scene(context).stops & ~game.stopped
        if may_stop(game, one, mask):
            stop_options(game, one, mask, options)
        return options

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        if _TRUTH in answers:
            game.push(self, context)
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer == QUIET:
                game.quiet_karama |= 1 << seat.index
            elif answer == _TRUTH:
                game.push(ASK_TRUTH, OWN[seat.index])
            elif answer in _STOPS:
                game.push(PLAY_KARAMA, Scene(seat.index, use=VALUE[answer]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "The battle is being planned: play a Truthtrance or a Karama, or pass."


PAUSE = Pause()
PLAY_GHOLA = PlayGhola()
BATTLE_WINDOW = BattleWindow()
