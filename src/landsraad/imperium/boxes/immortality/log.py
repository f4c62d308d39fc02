"""What happens with Immortality, in sentences."""

from __future__ import annotations

from landsraad.imperium.seen.log import SENTENCES

SENTENCES.update({
    "research": "{who} advances to {what}",
    "tleilaxu": "{who} advances to space {n} of the Tleilaxu track",
    "specimen": "{who} grows {amount}",
    "tleilaxu-row": "{what} comes into the Tleilaxu Row",
    "tleilaxu-gone": "{what} is removed from the Tleilaxu Row",
    "atomics": "{who} uses the Family Atomics: the whole Imperium Row is removed",
    "look-intrigue": "{who} looks at the top 2 cards of the Intrigue deck{seen}",
    "return-later": "{what} will return to the hand of {who} on the Reveal turn",
})
