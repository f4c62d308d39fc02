"""What happens only in Uprising, told in sentences."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.battle import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD
from landsraad.imperium.seen.codex import battle_words
from landsraad.imperium.seen.log import NAMES, SENTENCES

SENTENCES.update({
    "hooks": "{who} takes Maker Hooks",
    "detonate": "{who} blows up the Shield Wall",
    "match": "{who} matches two cards with the {icon}",
    "match battle-wild": "{who} matches the wild battle icon",
    "flip": "{who} turns a card with the {icon} face down",
    "from-play": "{who} takes {what} back from play",
    "train": "{who} trains on: {what}",
    "memory": "{who} puts a troop with the Bene Gesserit as a memory",
    "transform": "{who} takes {n} memories back",
    "transform 1": "{who} takes 1 memory back",

    "scheme": "All three Spies of {who} are out: the scheme comes about",
    "hagal-no-post": "{who} finds no free post for a Spy",
    "hagal-secure": "{who} passes over it, leading safely with the {what} already",
    "hagal-behind": "{who} passes over it, being too far behind with the {what}",

    "contract": "{who} takes the contract {what}",
    "contract-done": "{who} fulfils the contract {what}",
    "contract-open": "The contract {what} can be taken",
    "contracts-aside": "{what} is set aside for {who}",
})
NAMES.update((f"battle-{icon}", battle_words(icon)) for icon in (CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD))
