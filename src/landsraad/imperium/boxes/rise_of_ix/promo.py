"""Boundless Ambition, the promo card of Rise of Ix: it comes when both boxes lie on the table."""

from __future__ import annotations

from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.vocabulary import FACTION_ICONS
from landsraad.imperium.effects.leader import UseSignet


class AcquireAny(AcquireFree):
    """Acquire a card for nothing, by the Reveal box of a card."""

    verb = "acquire-free"


BOUNDLESS_AMBITION = Box(
    "promo-rise-of-ix", "the promo card of Rise of Ix",
    when=("promo", BOX),
    imperium=[
        Card("boundless-ambition", "Boundless Ambition", 5, icons=FACTION_ICONS, agent=UseSignet(),
             reveal=AcquireAny(5), unload=True),
    ],
)
