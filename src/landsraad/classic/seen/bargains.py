"""Bargains as views show them: deals, promises, answers under Truthtrance, and what is at hand."""

from __future__ import annotations

from landsraad.classic.bargains.deals import (
    DEAL_PARTS,
    Consider,
    Propose,
    next_part,
    part_options,
    side_words,
    terms_of,
)
from landsraad.classic.bargains.promises import LASTS, UNTIL_KEPT, binds, bonds
from landsraad.classic.cards.at_hand import effect_words, not_at_hand, possessions
from landsraad.classic.cards.truthtrance import AnswerTruth
from landsraad.classic.seen.view_types import (
    AskedTruthView,
    AtHandView,
    BondView,
    DealView,
    ProposalView,
    TruthView,
)
from landsraad.classic.sheets.words import PROMISES, VOCABULARY
from landsraad.classic.table.act import Scene
from landsraad.classic.table.register import MOST_PROMISES, OFFERED_DEAL, PHASE, TURN_NO
from landsraad.classic.table.state import SETUP, Classic
from landsraad.kernel.seen.option import option_view


def deal_view(game: Classic, deal: tuple[int, ...]) -> DealView:
    """A deal."""
    turn, proposer, partner, give, want, turns = deal[:6]
    promises = tuple(promise for promise in deal[6 : 6 + MOST_PROMISES] if promise)
    requests = tuple(request for request in deal[6 + MOST_PROMISES :] if request)
    made = [(proposer, partner, promise) for promise in promises] + [(partner, proposer, one) for one in requests]
    return {
        "turn": turn,
        "proposer": proposer,
        "partner": partner,
        "gives": give,
        "gets": want,
        "promises": [PROMISES[promise][0] for promise in promises],
        "asks": [PROMISES[request][0] for request in requests],
        "promised": side_words(0, promises, turns),
        "asked": side_words(0, requests, turns),
        "turns": turns,
        "bound": sorted({
            bond[0] for bond in bonds(game)
            if bond[:3] in made and (bond[2] in UNTIL_KEPT or bond[3] >= game.have[TURN_NO] >= turn)
        }),
    }


def bond_view(bond: tuple[int, ...]) -> BondView:
    """A promise that binds now."""
    seat, to, promise, until = bond
    lasting = promise in LASTS
    return {
        "seat": seat, "to": to, "promise": PROMISES[promise][0], "text": PROMISES[promise][1],
        "until": until if lasting else None,
    }


def proposal_view(game: Classic, viewer: int | None) -> ProposalView | None:
    """The deal in the making, for its two sides; who is asked sees it when it is whole."""
    asker = game.asker
    if viewer is None or not isinstance(asker, Propose | Consider):
        return None
    about = game.asking
    assert isinstance(about, Scene)
    proposer, partner = (about.seat, about.other) if isinstance(asker, Propose) else (about.other, about.seat)
    if viewer != proposer and (viewer != partner or isinstance(asker, Propose)):
        return None
    terms, part = terms_of(game.piles[OFFERED_DEAL]), next_part(game)
    settled = len(DEAL_PARTS) if not part else DEAL_PARTS.index(part)
    parts = DEAL_PARTS[:-1] if game.rules.asks_everything else DEAL_PARTS
    return {
        "proposer": proposer,
        "partner": partner,
        "gives": terms.give if settled > 0 else None,
        "gets": terms.want if settled > 1 else None,
        "promises": [PROMISES[promise][0] for promise in terms.promises],
        "asks": [PROMISES[request][0] for request in terms.requests],
        "promised": side_words(0, terms.promises, terms.turns),
        "asked": side_words(0, terms.requests, terms.turns),
        "turns": terms.turns,
        "choices": {
            name: [option_view(game, option) for option in part_options(game, proposer, partner, name)]
            for name in parts[settled:] if isinstance(asker, Propose)
        },
        "binding": [PROMISES[n][0] for n in range(len(PROMISES)) if binds(game, n)],
        "lasting": [PROMISES[n][0] for n in sorted(LASTS)] if not game.rules.asks_everything else [],
        "most": 1 if game.rules.asks_everything else MOST_PROMISES,
    }


def at_hand_views(game: Classic, viewer: int | None) -> list[AtHandView]:
    """What the viewer may do at any time: what it would do now, or why not."""
    if viewer is None or game.have[PHASE] == SETUP or game.over or game.rules.asks_everything:
        return []
    now = game.at_hand(viewer)
    views: list[AtHandView] = []
    for option in [*now, *(one for one in possessions(game, viewer) if one not in now)]:
        usable = option in now
        reason = "" if usable else not_at_hand(game, viewer, option) or "answer what you are asked first"
        views.append({
            "choice": option_view(game, option),
            "now": usable,
            "words": effect_words(option) if usable else f"Not now: {reason}.",
        })
    return views


def asked_truth(game: Classic) -> AskedTruthView | None:
    """The question under Truthtrance that waits for its answer."""
    if not isinstance(game.asker, AnswerTruth):
        return None
    about = game.asking
    assert isinstance(about, Scene)
    return {
        "asker": about.other, "answerer": about.seat,
        "question": VOCABULARY.names[about.question].partition(":")[2], "ply": about.n,
    }


def truth_view(truth: tuple[int, ...]) -> TruthView:
    """An answer under Truthtrance."""
    turn, asker, target, option, yes, ply = truth
    return {
        "turn": turn,
        "asker": asker,
        "answerer": target,
        "question": VOCABULARY.names[option].partition(":")[2],
        "asked": VOCABULARY.texts[option],
        "answer": bool(yes),
        "ply": ply,
    }
