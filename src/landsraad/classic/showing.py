"""Showing: nobody must keep his cards and traitors secret. He may show one to a player or to all, at a pause."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.cards import known_count, learn
from landsraad.classic.characters import LEADERS
from landsraad.classic.state import Classic, Seat
from landsraad.classic.treachery import TREACHERY
from landsraad.classic.words import PASS, SHOW_CARD, SHOW_TRAITOR, TARGET, TO_EVERYBODY, VALUE, VOCABULARY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


def blind_to_card(game: Classic, holder: Seat, card: int) -> list[int]:
    """The seats that do not know of a card in a hand."""
    copies = holder.hand.count(card)
    return [
        seat.index for seat in game.seats
        if seat is not holder and known_count(game, seat.index, holder.index, card) < copies
    ]


def blind_to_traitor(game: Classic, holder: Seat, leader: int) -> list[int]:
    """The seats that do not know that a leader is in somebody's pay."""
    if game.shown_traitors >> leader & 1:
        return []
    told = game.told_traitors
    return [seat.index for seat in game.seats if seat is not holder and not told[seat.index] >> leader & 1]


def showable(game: Classic, seat: Seat) -> list[int]:
    """What a seat could show somebody who does not know it, as options."""
    cards = [SHOW_CARD[card] for card in sorted(set(seat.hand)) if blind_to_card(game, seat, card)]
    return cards + [SHOW_TRAITOR[leader] for leader in seat.traitors if blind_to_traitor(game, seat, leader)]


def may_show(game: Classic, seat: Seat) -> bool:
    """Whether a seat has something to show that somebody does not know."""
    return any(blind_to_card(game, seat, card) for card in seat.hand) or any(
        blind_to_traitor(game, seat, leader) for leader in seat.traitors
    )


class Show(Act):
    """What to show."""

    def do(self, game: Classic, context: Context) -> None:
        if may_show(game, game.seats[context.seat]):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PASS, *showable(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        if VOCABULARY.verbs[option] == "show-card":
            game.push(SHOW_TO, Scene(context.seat, card=VALUE[option]))
        else:
            game.push(SHOW_TO, Scene(context.seat, leader=VALUE[option]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "What do you show?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] in ("show-card", "show-traitor"):
            return "you do not have it, or everybody knows"
        return ""


class ShowTo(Act):
    """Whom to show it: one player, or everybody."""

    def blind(self, game: Classic, context: Context) -> list[int]:
        """The seats that would learn something."""
        holder = game.seats[context.seat]
        if context.card >= 0:
            return blind_to_card(game, holder, context.card)
        return blind_to_traitor(game, holder, scene(context).leader)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [TO_EVERYBODY, *(TARGET[game.seats[seat].character] for seat in self.blind(game, context))]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        everybody = option == TO_EVERYBODY
        other = -1 if everybody else game.sits[VALUE[option]]
        leader = scene(context).leader
        holder = game.seats[context.seat]
        for viewer in range(len(game.seats)) if everybody else [other]:
            if viewer == context.seat:
                continue
            if context.card >= 0:
                copies = known_count(game, viewer, context.seat, context.card) + 1
                learn(game, viewer, context.seat, context.card, min(copies, holder.hand.count(context.card)))
            else:
                game.told_traitors[viewer] |= 1 << leader
        if everybody and leader >= 0:
            game.shown_traitors |= 1 << leader
        game.reveal()
        if game.events is not None:
            kind = "shows-card" if context.card >= 0 else "shows-traitor"
            id = TREACHERY[context.card].id if context.card >= 0 else LEADERS[leader].id
            game.tell(Event(kind, context.seat, "all" if everybody else "", 0, other, [id], open=everybody))

    def prompt(self, game: Classic, context: Context) -> str:
        card = context.card
        name = TREACHERY[card].name if card >= 0 else LEADERS[scene(context).leader].name
        return f"Whom do you show {name}?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "that player knows, or is yourself" if VOCABULARY.verbs[option] == "target" else ""


SHOW_SOMETHING = Show()
SHOW_TO = ShowTo()
