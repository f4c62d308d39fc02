"""The Harkonnen: captured leaders."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.characters import HARKONNEN, LEADER_COUNT, LEADERS, owner_of
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.state import Classic
from landsraad.classic.words import CAPTURE, KEEP_CAPTIVE, KILL_CAPTIVE, PASS, STOP_CAPTURE
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

BLOOD_MONEY = 2
"""Spice from the bank for a captive killed."""


def capturable(game: Classic, loser: int, territory: int) -> list[int]:
    """The leaders of the loser that may be drawn: alive, at home, and not used in another territory this turn."""
    return [
        leader for leader in range(LEADER_COUNT)
        if game.holder[leader] == loser and not game.dead >> leader & 1
        and (game.fought_at[leader] < 0 or game.fought_at[leader] == territory)
    ]


def return_captives(game: Classic) -> None:
    """When all five Harkonnen leaders are dead every captive goes home."""
    baron = game.sits[HARKONNEN]
    if all(game.dead >> leader & 1 for leader in game.leaders_of(HARKONNEN)):
        for leader in range(LEADER_COUNT):
            if game.holder[leader] == baron:
                game.holder[leader] = game.sits[owner_of(leader)]


class CaptureLeader(Act):
    """After a victory the Harkonnen may capture a leader of the loser."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        if capturable(game, about.other, about.territory):
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [CAPTURE, PASS]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == CAPTURE:
            game.push(DRAW_CAPTIVE, context)
            offer_stop(game, STOP_CAPTURE)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Capture a leader of the {game.people(scene(context).other)}?"


class DrawCaptive(Act):
    """A leader is drawn at random, unless a Karama stopped it; then it is killed or kept."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        if take_note(game, STOP_CAPTURE):
            return
        leader = game.chance.take(capturable(game, about.other, about.territory))
        game.reveal()
        game.holder[leader] = context.seat
        if game.events is not None:
            game.tell(Event("captured", context.seat, LEADERS[leader].id, 0, about.other))
        game.push(CAPTIVE, Scene(context.seat, other=about.other, leader=leader))


class Captive(Act):
    """What becomes of a captive."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [KEEP_CAPTIVE, KILL_CAPTIVE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        leader = about.leader
        if option == KILL_CAPTIVE:
            game.holder[leader] = about.other
            game.dead |= 1 << leader
            game.deaths[leader] += 1
            game.take_spoils(game.seats[context.seat], BLOOD_MONEY)
            if game.events is not None:
                game.tell(Event("leader-killed", about.other, LEADERS[leader].id))
        else:
            return_captives(game)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"{LEADERS[scene(context).leader].name} is your captive: keep or kill?"


CAPTURE_LEADER = CaptureLeader()
DRAW_CAPTIVE = DrawCaptive()
CAPTIVE = Captive()
