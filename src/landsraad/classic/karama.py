"""Karama: stopping an advantage, taking a card unpaid, shipping at half rate, and the special powers.

What a Karama has brought about stands as a bit in `game.stopped` until the effect it concerns takes note of it.
"""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.cards import WIDTH, drop, forget, gain, has_karama, karamas, learn
from landsraad.classic.characters import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN
from landsraad.classic.revival import FREE_REVIVAL, KARAMA_TOKENS, in_tanks
from landsraad.classic.state import Classic, Seat
from landsraad.classic.treachery import KARAMA, TREACHERY
from landsraad.classic.words import (
    HAND_BACK,
    PASS,
    QUIET,
    STOP,
    STOP_WORTHLESS,
    STOPS,
    TAKE,
    TARGET,
    VALUE,
    VOCABULARY,
    WITH,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

FREE_CARD = 20
"""The use of a Karama that pays for a card."""
HALF_RATE = 21
"""The use of a Karama that halves a shipment's fee."""

STOP_TARGET = (
    ATREIDES, ATREIDES, ATREIDES, HARKONNEN, BENE_GESSERIT, BENE_GESSERIT, FREMEN, ATREIDES, HARKONNEN, BENE_GESSERIT,
    FREMEN, EMPEROR, GUILD, EMPEROR, GUILD, GUILD, FREMEN, FREMEN, BENE_GESSERIT,
)
"""The character whose advantage each stop is against."""

STOP_SCENE = [Scene(-1, stops=1 << stop) for stop in range(len(STOPS))]


def offer_stop(game: Classic, stop: int) -> None:
    """Let everybody consider a Karama against an advantage, before the effect that follows on the agenda."""
    game.push(STOP_WINDOW, STOP_SCENE[stop])


def take_note(game: Classic, use: int) -> bool:
    """Whether a Karama has brought this about; it is used up by asking."""
    if game.stopped >> use & 1:
        game.stopped &= ~(1 << use)
        return True
    return False


def may_stop(game: Classic, seat: Seat, mask: int) -> bool:
    """Whether a seat might stop one of these, as far as everybody can see."""
    if not seat.hand or game.quiet_karama >> seat.index & 1:
        return False
    return any(mask >> stop & 1 and game.sits[target] != seat.index for stop, target in enumerate(STOP_TARGET))


def stop_options(game: Classic, seat: Seat, mask: int, options: list[int]) -> None:
    """Add what the seat may stop."""
    if mask and has_karama(game, seat):
        for stop, target in enumerate(STOP_TARGET):
            if mask >> stop & 1 and game.sits[target] != seat.index:
                options.append(STOP[stop])


class StopWindow(Act):
    """Everybody who holds a card may stop an advantage."""

    def do(self, game: Classic, context: Context) -> None:
        seats = [seat.index for seat in game.seats if may_stop(game, seat, scene(context).stops)]
        if seats:
            game.ask_sealed(self, context, seats)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        options = [PASS, QUIET]
        stop_options(game, game.seats[seat], scene(context).stops, options)
        return options

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer == QUIET:
                game.quiet_karama |= 1 << seat.index
            elif answer > QUIET:
                game.push(PLAY_KARAMA, Scene(seat.index, use=VALUE[answer]))

    def prompt(self, game: Classic, context: Context) -> str:
        names = [STOPS[stop][1] for stop in range(len(STOPS)) if scene(context).stops >> stop & 1]
        return f"Play a Karama to stop {' or '.join(names)}?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "stop":
            return ""
        if not scene(context).stops >> VALUE[option] & 1:
            return "that advantage is not being used now"
        return "you have no Karama, or the advantage is your own"


class PlayKarama(Act):
    """A seat plays a Karama for a use; of several cards that serve it chooses one."""

    def do(self, game: Classic, context: Context) -> None:
        if game.stopped >> scene(context).use & 1:
            return
        cards = karamas(game, game.seats[context.seat])
        if len(cards) > 1:
            game.ask(self, context, context.seat)
        elif cards:
            self.spend(game, context, cards[0])

    def options(self, game: Classic, context: Context) -> list[int]:
        return [WITH[card] for card in karamas(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        self.spend(game, context, VALUE[option])

    def spend(self, game: Classic, context: Context, card: int) -> None:
        """Discard the card and bring its use about, unless it is a worthless one that somebody stops."""
        about = scene(context)
        if game.events is not None:
            game.tell(Event("karama", context.seat, use_name(about.use)))
        drop(game, game.seats[context.seat], card)
        if card == KARAMA:
            game.stopped |= 1 << about.use
        else:
            game.push(WORTHLESS_KARAMA, context)
            offer_stop(game, STOP_WORTHLESS)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Which card do you play as a Karama?"


def use_name(use: int) -> str:
    """The use of a Karama as a word."""
    return "free-card" if use == FREE_CARD else "half-rate" if use == HALF_RATE else STOPS[use][0]


class WorthlessKarama(Act):
    """A worthless card works as a Karama if nobody stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        if not take_note(game, STOP_WORTHLESS):
            game.stopped |= 1 << scene(context).use


def special_ready(game: Classic, seat: Seat) -> bool:
    """Whether a seat may play a Karama for its special power, as far as the rule and its hand go."""
    return (
        game.rules.special_karama
        and KARAMA in seat.hand
        and not (game.rules.special_once and seat.specials)
    )


def spend_special(game: Classic, seat: Seat) -> None:
    """Discard a Karama for a special power."""
    seat.specials += 1
    if game.events is not None:
        game.tell(Event("karama", seat.index, "special"))
    drop(game, seat, KARAMA)


def pause_special(game: Classic, seat: Seat) -> bool:
    """Whether a seat has a special power that it may use at a pause."""
    if not special_ready(game, seat):
        return False
    if seat.character == EMPEROR:
        return in_tanks(game, seat)
    if seat.character == HARKONNEN:
        return any(other.hand for other in game.seats if other is not seat)
    return False


class SpecialAtPause(Act):
    """The Emperor revives, or the Harkonnen swaps cards."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if not pause_special(game, seat):
            return
        spend_special(game, seat)
        if seat.character == EMPEROR:
            game.push(FREE_REVIVAL, Scene(seat.index, most=KARAMA_TOKENS))
        elif any(other.hand for other in game.seats if other is not seat):
            game.push(SWAP_WITH, context)


class SwapWith(Act):
    """The Harkonnen names the player whose cards he takes."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [TARGET[seat.character] for seat in game.seats if seat.index != context.seat and seat.hand]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.push(SWAP_COUNT, Scene(context.seat, other=game.sits[VALUE[option]]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Whose cards do you take?"


class SwapCount(Act):
    """The Harkonnen takes so many cards at random, then gives as many back."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return TAKE[1 : min(8, len(game.seats[scene(context).other].hand)) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        n = VALUE[option]
        taker = game.seats[context.seat]
        giver = game.seats[scene(context).other]
        for other in game.seats:
            if other is not taker and other is not giver:
                game.known[other.index * WIDTH + taker.index] = 0
                game.known[other.index * WIDTH + giver.index] = 0
        both = 1 << taker.index | 1 << giver.index
        for _ in range(n):
            card = game.chance.take(giver.hand)
            forget(game, giver.index, card)
            gain(game, taker, card, both)
            if game.events is not None:
                game.tell(Event("taken", taker.index, "", 1, giver.index, [TREACHERY[card].id]))
        game.reveal()
        for _ in range(n):
            game.push(SWAP_BACK, context)

    def prompt(self, game: Classic, context: Context) -> str:
        return "How many cards do you take?"


class SwapBack(Act):
    """The Harkonnen gives one card back."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [HAND_BACK[card] for card in sorted(set(game.seats[context.seat].hand))]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        card = VALUE[option]
        taker = game.seats[context.seat]
        giver = game.seats[scene(context).other]
        taker.hand.remove(card)
        forget(game, taker.index, card)
        gain(game, giver, card, 1 << taker.index)
        learn(game, giver.index, giver.index, card)
        if game.events is not None:
            game.tell(Event("handed-back", taker.index, "", 1, giver.index, [TREACHERY[card].id]))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Which card do you give back to the {game.people(scene(context).other)}?"


STOP_WINDOW = StopWindow()
PLAY_KARAMA = PlayKarama()
WORTHLESS_KARAMA = WorthlessKarama()
SPECIAL_AT_PAUSE = SpecialAtPause()
SWAP_WITH = SwapWith()
SWAP_COUNT = SwapCount()
SWAP_BACK = SwapBack()
