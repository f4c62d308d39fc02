"""Immortality on the board of Uprising: alone against Rivals a card of House Hagal makes way."""

from __future__ import annotations

from landsraad.imperium.declare.box import Box

IMMORTALITY_ON_UPRISING = Box(
    "immortality-on-uprising", "Immortality on the board of Uprising",
    when=("uprising", "immortality"),
    removes_hagal={1: ["hagal-uprising-research-station"]},
    sentences={
        "Tiles and cards":
            "on the board of Uprising its tile covers the Research Station; alone against Rivals one House Hagal card "
            "for the Research Station makes way for the four of Immortality, and since there is no Carthag, a card for "
            "it sends nobody: the rest of it but for the troop is done, and another card is turned up",
    },
)
