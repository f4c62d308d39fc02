"""Immortality (2022): the Bene Tleilax, for one to four players."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality import log as log  # its sentences
from landsraad.imperium.boxes.immortality.appraise import bene_tleilax
from landsraad.imperium.boxes.immortality.atomics import ATOMICS, FAMILY_ATOMICS, UseAtomics
from landsraad.imperium.boxes.immortality.cards import IMPERIUM, KEEP_VERB
from landsraad.imperium.boxes.immortality.hagal import HAGAL, REPLACED
from landsraad.imperium.boxes.immortality.intrigues import (
    INTRIGUE,
    AfterTheConflict,
    CountFallen,
    ForgetCombat,
    NoteCombatCard,
)
from landsraad.imperium.boxes.immortality.research import RESEARCH, RESEARCH_TRACK
from landsraad.imperium.boxes.immortality.row import RECLAIMED_FORCES, TleilaxuMarket, deal
from landsraad.imperium.boxes.immortality.spaces import SPACES
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS, TANKS
from landsraad.imperium.boxes.immortality.starting import STARTING
from landsraad.imperium.boxes.immortality.tleilaxu_cards import TLEILAXU_CARDS, NoteSpice, ReturnPartners
from landsraad.imperium.boxes.immortality.tleilaxu_track import SPICE_AT_START, TLEILAXU, TLEILAXU_SPICE, TRACK
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import COMBAT_ENDED, GAINED, INTRIGUE_PLAYED, REVEAL_DECLARED, REWARDS_TAKEN
from landsraad.imperium.rules.graft import GRAFT_VERB, USURP_VERB
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.seen.presentation import Brings, ModuleSign


def lay_out_board(game: Imperium) -> None:
    """Put the spice on the Tleilaxu track and deal the Tleilaxu Row."""
    game.have[TLEILAXU_SPICE] = SPICE_AT_START
    deal(game)


def place_tokens(game: Imperium, seat: Seat) -> None:
    """Give a seat its tokens. Rivals do no research, and between two people they have no token at all; Commanders have
    nothing but Family Atomics."""
    person = not seat.policy.automatic
    if person:
        seat.have[ATOMICS] = 1
    if person and not seat.policy.commands:
        seat.have[RESEARCH] = RESEARCH_TRACK[0].index
    if not seat.policy.commands and (person or game.setup.players == 1):
        seat.have[TLEILAXU] = 0


SIGN = ModuleSign(
    "Immortality", "tleilaxu", "tleilaxu-band",
    brings=(
        Brings("Tleilaxu cards", "tleilaxu"), Brings("the research track"), Brings("grafting"),
        Brings("Imperium cards", "imperium"), Brings("Intrigue cards", "intrigue"), Brings("Family Atomics"),
    ),
    instead=("Two Experimentation in every starting deck for Dune, the Desert Planet", "A new Research Station"),
)

IMMORTALITY = Box(
    "immortality", "the Immortality expansion",
    sign=SIGN,
    spaces=SPACES,
    starting=STARTING,
    removes_cards=["dune-the-desert-planet"],
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    decks={"tleilaxu": TLEILAXU_CARDS},
    hagal=HAGAL,
    removes_hagal={1: REPLACED},
    others=[*RESEARCH_TRACK, TRACK, TANKS, RECLAIMED_FORCES, FAMILY_ATOMICS],
    verbs=[GRAFT_VERB, USURP_VERB, KEEP_VERB],
    places_of_troops=[SPECIMENS],
    holdings=[TANKS],
    on={REWARDS_TAKEN: (CountFallen(),), COMBAT_ENDED: (AfterTheConflict(), ForgetCombat())},
    on_seat={
        GAINED: (NoteSpice(),), INTRIGUE_PLAYED: (NoteCombatCard(),), REVEAL_DECLARED: (ReturnPartners(),),
    },
    extras=[UseAtomics(), TleilaxuMarket()],
    appraisals=[bene_tleilax],
    setup_table=[lay_out_board],
    setup_seat=[place_tokens],
    spare_troops=2,
    sentences={
        "Graft": (
            "A Graft card is never played alone for an Agent: play it together with another Graft card or any other "
            "card. One Agent goes to one space by one icon of either card, and both Agent boxes are done."
        ),
        "Tleilaxu Row": (
            "On your Reveal turn you may acquire cards of the Tleilaxu Row for specimens. With genetic marker 1 each "
            "may go on top of your deck. Nothing that speaks of persuasion or of the Imperium Row touches them."
        ),
    },
)
