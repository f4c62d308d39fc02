"""What happens in Rise of Ix, in sentences."""

from __future__ import annotations

from landsraad.imperium.seen.log import SENTENCES

SENTENCES.update({
    "freighter": "{who} advances the freighter to level {n}",
    "freighter-home": "{who} recalls the freighter from level {n}",
    "dividends": "{who} takes Dividends",
    "negotiate": "{who} sends {amount} to Ix",
    "negotiator-home": "{who} takes {amount} back from Ix",
    "tech": "{who} acquires the Tech tile {what}",
    "tech-up": "The Tech tile {what} is turned up",
    "tech-turned": "{who} turns over {what}",
    "tech-trash": "{who} trashes the Tech tile {what}",
    "tech-out": "The Tech tile {what} is trashed: no Rival could take it",
    "recruit dreadnought": "{who} commissions {amount}",
    "dreadnought": "{who} places a dreadnought on {what}",
    "dreadnought-home": "The dreadnought of {who} returns from {what} to the garrison",
    "detonate dreadnought": "{who} returns a dreadnought to the supply: Detonation Devices",
    "snooper": "{who} takes the Snooper from the {what} track",
    "look intrigue": "{who} looks at the top cards of the Intrigue deck{seen}",
    "ahead": "{who} puts a card aside, face down{seen}",
    "ahead-back": "{who} shows the card put aside and takes it back: {what}",
    "churn": "The dice for the Imperium Row show {what}",
    "row-out": "{what} leaves the Imperium Row and the game",
})
