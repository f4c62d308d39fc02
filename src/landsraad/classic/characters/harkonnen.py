"""The Harkonnen: traitors, a second card, captured leaders, and other players' cards."""

from __future__ import annotations

from typing import Final

from landsraad.classic.cards.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.rounds.battle_plan import LEADER_STEP, part_of
from landsraad.classic.rounds.start import DRAW_TRAITORS
from landsraad.classic.sheets.characters import CHARACTERS, HARKONNEN, HERO_LEADER, LEADERS, owner_of
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import (
    CAPTURE,
    HAND_BACK,
    KEEP_CAPTIVE,
    KILL_CAPTIVE,
    PASS,
    SPECIAL_KARAMA,
    STOP_CAPTURE,
    STOP_EXTRA_CARD,
    TAKE,
    TARGET,
    VALUE,
)
from landsraad.classic.table import power
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.hands import draw, forget, gain, hand_limit, learn
from landsraad.classic.table.moments import (
    BATTLE_SETTLED,
    BATTLE_WON,
    CARD_BOUGHT,
    LEADER_KILLED,
    PAUSE_AGAIN,
    TRAITOR_CALLERS,
)
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import DEAD, DEATHS, FOUGHT_AT, HAND, HOLDER, KNOWN, SIDES
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event

SHEET: Final = CHARACTERS[HARKONNEN]
BLOOD_MONEY: Final = 2
"""Spice from the bank for a captive killed."""


class SecondCard(Act):
    """With each card bought another is drawn free, unless a Karama stops it."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        if len(seat.piles[HAND]) < hand_limit(seat):
            game.push(EXTRA_CARD, context)
            offer_stop(game, STOP_EXTRA_CARD)

    def describe_in(self, power: str) -> str:
        if power == "harkonnen-hand":
            return f"Is dealt {SHEET.dealt} treachery cards and may hold {SHEET.hand_limit}."
        return self.describe()

    def describe(self) -> str:
        return f"Draws a second card free with each card he buys, if he then holds fewer than {SHEET.hand_limit}."


class ExtraCard(Act):
    """The second card is drawn."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_EXTRA_CARD):
            return
        card = draw(game)
        if card >= 0:
            gain(game, game.seats[context.seat], card, 1 << context.seat)
            if game.events is not None:
                game.emit(Event("extra-card", context.seat, "", 1, -1, [TREACHERY[card].id]))


class TraitorsForAllies(Act):
    """Leaders in his pay may betray an ally's opponent."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return value | 1 << owner.index if game.allied(owner.index, context.seat) else value

    def describe(self) -> str:
        return "Leaders in his pay may betray an ally's opponent."


# -- captives --------------------------------------------------------------------------------------------------------


def capturable(game: Classic, loser: int, territory: int) -> list[int]:
    """The leaders of the loser that may be drawn: alive, at home, and not used in another territory this turn."""
    holder, fought = game.piles[HOLDER], game.piles[FOUGHT_AT]
    return [
        leader for leader in range(len(LEADERS))
        if holder[leader] == loser and not game.have[DEAD] >> leader & 1 and fought[leader] in (-1, territory)
    ]


class ReturnCaptives(Act):
    """When all five Harkonnen leaders are dead every captive goes home."""

    def do(self, game: Classic, context: Scene) -> None:
        if all(game.have[DEAD] >> leader & 1 for leader in game.leaders_of(HARKONNEN)):
            for leader in range(len(LEADERS)):
                if game.piles[HOLDER][leader] == context.seat:
                    game.put(HOLDER, leader, game.sits[owner_of(leader)])

    def describe(self) -> str:
        return "Captives go home when all five Harkonnen leaders are dead."


class CaptureLeader(Act):
    """After a victory a leader of the loser may be captured."""

    def do(self, game: Classic, context: Scene) -> None:
        if capturable(game, context.other, context.territory):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [CAPTURE, PASS]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == CAPTURE:
            game.push(DRAW_CAPTIVE, context)
            offer_stop(game, STOP_CAPTURE)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Capture a leader of the {game.people(context.other)}?"

    def describe(self) -> str:
        return "After winning a battle may take one leader of the loser at random."


class DrawCaptive(Act):
    """A leader is drawn at random, unless a Karama stopped it; then it is killed or kept."""

    def do(self, game: Classic, context: Scene) -> None:
        if take_note(game, STOP_CAPTURE):
            return
        leader = game.chance.take(capturable(game, context.other, context.territory))
        game.reveal()
        game.put(HOLDER, leader, context.seat)
        if game.events is not None:
            game.emit(Event("captured", context.seat, LEADERS[leader].id, 0, context.other))
        game.push(CAPTIVE, Scene(context.seat, other=context.other, leader=leader))


class Captive(Act):
    """What becomes of a captive."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [KEEP_CAPTIVE, KILL_CAPTIVE]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        leader = context.leader
        if option == KILL_CAPTIVE:
            game.put(HOLDER, leader, context.other)
            game.have[DEAD] |= 1 << leader
            game.put(DEATHS, leader, game.piles[DEATHS][leader] + 1)
            game.take_spoils(game.seats[context.seat], BLOOD_MONEY)
            if game.events is not None:
                game.emit(Event("leader-killed", context.other, LEADERS[leader].id))
        else:
            RETURN_CAPTIVES.do(game, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"{LEADERS[context.leader].name} is your captive: keep or kill?"

    def describe(self) -> str:
        return f"May kill a captive at once for {BLOOD_MONEY} spice."


class FreeCaptives(Act):
    """A captive that has fought and lives goes back to its owner."""

    def do(self, game: Classic, context: Scene) -> None:
        for side, seat in enumerate(game.piles[SIDES]):
            leader = part_of(game, LEADER_STEP, side)
            if leader < HERO_LEADER and game.piles[HOLDER][leader] == seat != game.sits[owner_of(leader)]:
                game.put(HOLDER, leader, game.sits[owner_of(leader)])

    def describe(self) -> str:
        return "May keep a captive for one battle, after which it goes home."


# -- the special power -----------------------------------------------------------------------------------------------


class SwapCards(Act):
    """Cards of another player are swapped by Karama, at a pause."""

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        if special_ready(game, seat) and any(other.piles[HAND] for other in game.seats if other is not seat):
            options.append(SPECIAL_KARAMA)

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        if option != SPECIAL_KARAMA:
            return False
        game.push(self, Scene(seat.index))
        return True

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        if special_ready(game, seat) and any(other.piles[HAND] for other in game.seats if other is not seat):
            spend_special(game, seat)
            game.push(SWAP_WITH, context)

    def describe(self) -> str:
        return "Takes any number of random cards from one player and gives as many back."


class SwapWith(Act):
    """Whose cards are taken."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [TARGET[seat.character] for seat in game.seats if seat.index != context.seat and seat.piles[HAND]]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.push(SWAP_COUNT, Scene(context.seat, other=game.sits[VALUE[option]]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Whose cards do you take?"


class SwapCount(Act):
    """So many cards are taken at random, then as many are given back."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return TAKE[1 : min(8, len(game.seats[context.other].piles[HAND])) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        n = VALUE[option]
        taker = game.seats[context.seat]
        giver = game.seats[context.other]
        for other in game.seats:
            if other is not taker and other is not giver:
                other.put(KNOWN, taker.index, 0)
                other.put(KNOWN, giver.index, 0)
        both = 1 << taker.index | 1 << giver.index
        for _ in range(n):
            card = game.chance.take(list(giver.piles[HAND]))
            giver.remove(HAND, card)
            forget(game, giver.index, card)
            gain(game, taker, card, both)
            if game.events is not None:
                game.emit(Event("taken", taker.index, "", 1, giver.index, [TREACHERY[card].id]))
        game.reveal()
        for _ in range(n):
            game.push(SWAP_BACK, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "How many cards do you take?"


class SwapBack(Act):
    """One card is given back."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [HAND_BACK[card] for card in sorted(set(game.seats[context.seat].piles[HAND]))]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        card = VALUE[option]
        taker = game.seats[context.seat]
        giver = game.seats[context.other]
        taker.remove(HAND, card)
        forget(game, taker.index, card)
        gain(game, giver, card, 1 << taker.index)
        learn(game, giver.index, giver.index, card)
        if game.events is not None:
            game.emit(Event("handed-back", taker.index, "", 1, giver.index, [TREACHERY[card].id]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Which card do you give back to the {game.people(context.other)}?"


EXTRA_CARD: Final = ExtraCard()
RETURN_CAPTIVES: Final = ReturnCaptives()
DRAW_CAPTIVE: Final = DrawCaptive()
CAPTIVE: Final = Captive()
SWAP_WITH: Final = SwapWith()
SWAP_COUNT: Final = SwapCount()
SWAP_BACK: Final = SwapBack()
SECOND_CARD: Final = SecondCard()

POWERS: Final = (
    Power("harkonnen-start", power.START, {}),
    Power("harkonnen-traitors", power.START, {}, (DRAW_TRAITORS,)),
    Power("harkonnen-hand", power.BASIC, {}, (SECOND_CARD,)),
    Power("harkonnen-extra-card", power.BASIC, {CARD_BOUGHT: (SECOND_CARD,)}),
    Power("harkonnen-ally-traitor", power.FOR_ALLIES, {TRAITOR_CALLERS: (TraitorsForAllies(),)}),
    Power("captured-leaders", power.ADVANTAGE, {BATTLE_WON: (CaptureLeader(),)}),
    Power("captured-leader-kill", power.ADVANTAGE, {}, (CAPTIVE,)),
    Power("captured-leader-use", power.ADVANTAGE, {BATTLE_SETTLED: (FreeCaptives(),)}),
    Power("captured-leader-return", power.ADVANTAGE, {LEADER_KILLED: (RETURN_CAPTIVES,)}),
    Power("harkonnen-special-karama", power.SPECIAL_KARAMA, {PAUSE_AGAIN: (SwapCards(),)}),
)
