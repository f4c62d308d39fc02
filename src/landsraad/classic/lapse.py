"""Lapses: the questions that are let go by when nobody answers them in time."""

from __future__ import annotations

from landsraad.classic.act import scene
from landsraad.classic.battle import Peek
from landsraad.classic.bene_gesserit import SendAdvisor
from landsraad.classic.bidding import Bidding
from landsraad.classic.karama import StopWindow
from landsraad.classic.movement import AfterMove
from landsraad.classic.shipment import GuildStops
from landsraad.classic.spice_blow import TurnCard
from landsraad.classic.state import Classic
from landsraad.classic.windows import BattleWindow, Pause
from landsraad.classic.words import DONE, PASS, STOPS
from landsraad.kernel.lapse import Lapse


def lapse_of(game: Classic) -> Lapse | None:
    """How the present question is let go by: a bid where the table limits it, and every offer to act out of turn."""
    asker = game.asker
    if isinstance(asker, Bidding):
        return Lapse(PASS, game.rules.bid_seconds) if game.rules.bid_seconds else None
    if isinstance(asker, StopWindow):
        stops = [STOPS[n] for n in range(len(STOPS)) if scene(game.asking).stops >> n & 1]
        return offer(f"stop-{stops[0][0]}", f"a Karama to stop {stops[0][1]}")
    if isinstance(asker, Pause):
        return offer("pause", "cards, deals and showing at a pause")
    if isinstance(asker, BattleWindow):
        return offer("battle", "a Truthtrance or a Karama while a battle is planned")
    if isinstance(asker, GuildStops):
        return offer("shipment", "a Karama to stop a shipment")
    if isinstance(asker, Peek):
        return offer("plan", "a Karama to see a whole battle plan")
    if isinstance(asker, TurnCard):
        return offer("worm", "a Karama to call a worm")
    if isinstance(asker, SendAdvisor):
        return offer("advisor", "a token sent along with a shipment")
    if isinstance(asker, AfterMove):
        return offer("after-move", "a Hajr after your move", DONE)
    return None


def offer(id: str, text: str, decline: int = PASS) -> Lapse:
    """An offer with the option that declines it."""
    return Lapse(decline, 0, id, text)
