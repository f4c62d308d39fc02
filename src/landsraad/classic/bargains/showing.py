"""Showing: nobody must keep his cards and traitors secret. He may show one to a player or to all, at a pause."""

from __future__ import annotations

from landsraad.classic.sheets.characters import LEADERS
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import PASS, SHOW, SHOW_CARD, SHOW_TRAITOR, TARGET, TO_EVERYBODY, VALUE, VOCABULARY
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.hands import known_count, learn
from landsraad.classic.table.register import HAND, KNOWN, SHOWN_TO, SHOWN_TRAITORS, TRAITORS
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event


def blind_to_card(game: Classic, holder: Seat, card: int) -> list[int]:
    """The seats that do not know of a card in a hand."""
    copies = holder.piles[HAND].count(card)
    index = holder.index
    return [
        seat.index for seat in game.seats if seat is not holder and seat.piles[KNOWN][index] >> 3 * card & 7 < copies
    ]


def blind_to_traitor(game: Classic, holder: Seat, leader: int) -> list[int]:
    """The seats that do not know that a leader is in somebody's pay."""
    if game.have[SHOWN_TRAITORS] >> leader & 1:
        return []
    return [seat.index for seat in game.seats if seat is not holder and not seat.have[SHOWN_TO] >> leader & 1]


def showable(game: Classic, seat: Seat) -> list[int]:
    """What a seat could show somebody who does not know it, as options."""
    options: list[int] = []
    hand = seat.piles[HAND]
    for card in sorted(set(hand)):
        copies = hand.count(card)
        for viewer in game.seats:
            if viewer is not seat and viewer.piles[KNOWN][seat.index] >> 3 * card & 7 < copies:
                options.append(SHOW_CARD[card])
                break
    for leader in seat.piles[TRAITORS]:
        if secret_traitor(game, seat, leader):
            options.append(SHOW_TRAITOR[leader])
    return options


def secret_traitor(game: Classic, holder: Seat, leader: int) -> bool:
    """Whether somebody does not know that a leader is in the holder's pay."""
    if game.have[SHOWN_TRAITORS] >> leader & 1:
        return False
    for viewer in game.seats:  # noqa: SIM110  # a loop costs less
        if viewer is not holder and not viewer.have[SHOWN_TO] >> leader & 1:
            return True
    return False


def may_show(game: Classic, seat: Seat) -> bool:
    """Whether a seat has something to show that somebody does not know."""
    for leader in seat.piles[TRAITORS]:
        if secret_traitor(game, seat, leader):
            return True
    hand = 0
    for card in seat.piles[HAND]:
        hand += 1 << 3 * card
    for viewer in game.seats:  # noqa: SIM110  # a loop costs less
        if viewer is not seat and viewer.piles[KNOWN][seat.index] != hand:
            return True
    return False


class OfferShow(Act):
    """Something may be shown at every pause."""

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if may_show(game, seat):
            options.append(SHOW)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option == SHOW:
            game.push(SHOW_SOMETHING, OWN[seat.index])
        return option == SHOW


class Show(Act):
    """What to show."""

    def do(self, game: Classic, context: Scene) -> None:
        if may_show(game, game.seats[context.seat]):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [PASS, *showable(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            return
        if VOCABULARY.verbs[option] == "show-card":
            game.push(SHOW_TO, Scene(context.seat, card=VALUE[option]))
        else:
            game.push(SHOW_TO, Scene(context.seat, leader=VALUE[option]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "What do you show?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] in ("show-card", "show-traitor"):
            return "you do not have it, or everybody knows"
        return ""


class ShowTo(Act):
    """Whom to show it: one player, or everybody."""

    def blind(self, game: Classic, context: Scene) -> list[int]:
        """The seats that would learn something."""
        holder = game.seats[context.seat]
        if context.card >= 0:
            return blind_to_card(game, holder, context.card)
        return blind_to_traitor(game, holder, context.leader)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [TO_EVERYBODY, *(TARGET[game.seats[seat].character] for seat in self.blind(game, context))]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        everybody = option == TO_EVERYBODY
        other = -1 if everybody else game.sits[VALUE[option]]
        leader = context.leader
        holder = game.seats[context.seat]
        for viewer in range(len(game.seats)) if everybody else [other]:
            if viewer == context.seat:
                continue
            card = context.card
            if card >= 0:
                copies = known_count(game, viewer, context.seat, card) + 1
                learn(game, viewer, context.seat, card, min(copies, holder.piles[HAND].count(card)))
            else:
                game.seats[viewer].have[SHOWN_TO] |= 1 << leader
        if everybody and leader >= 0:
            game.have[SHOWN_TRAITORS] |= 1 << leader
        game.reveal()
        if game.events is not None:
            kind = "shows-card" if context.card >= 0 else "shows-traitor"
            id = TREACHERY[context.card].id if context.card >= 0 else LEADERS[leader].id
            game.emit(Event(kind, context.seat, "all" if everybody else "", 0, other, [id], open=everybody))

    def prompt(self, game: Classic, context: Scene) -> str:
        card = context.card
        name = TREACHERY[card].name if card >= 0 else LEADERS[context.leader].name
        return f"Whom do you show {name}?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return "that player knows, or is yourself" if VOCABULARY.verbs[option] == "target" else ""


OFFER_SHOW = OfferShow()
SHOW_SOMETHING = Show()
SHOW_TO = ShowTo()
