"""What happens only in the team game, told in sentences."""

from __future__ import annotations

from landsraad.imperium.seen.log import ICON_OF, NAMES, SENTENCES

SENTENCES.update({
    "activate-ally from": "{who} activates {other}",
    "trade from": "{who} trades with {other}",
    "gift from": "{who} gives {amount} to {other}",
    "gift intrigue": "{who} gives an Intrigue card to {other}{seen}",
    "throne": "{who} moves {what} to the Throne Row",
    "concede": "{who} concedes",
})
NAMES.update({"great_houses": "Great Houses", "fringe_worlds": "Fringe Worlds"})
ICON_OF.update({"great_houses": "emperor", "fringe_worlds": "fremen"})
