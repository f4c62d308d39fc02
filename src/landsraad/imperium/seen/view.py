"""Views: what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from landsraad.imperium.declare.board import POSTS, Post
from landsraad.imperium.declare.cards import CARDS, HAGAL, INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT, TABLE
from landsraad.imperium.declare.things import Part
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    CONFLICT,
    COUNCIL,
    FACTION_WORDS,
    FACTIONS,
    GARRISON,
    HAVE_GLYPHS,
    OPEN_TOP,
    PERSUASION,
    RESOURCES,
    REVEALED,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
)
from landsraad.imperium.rivals.deck import HAGAL_CARD, HAGAL_DECK, HAGAL_DISCARD, MOVED_BY
from landsraad.imperium.rules.combat import placing
from landsraad.imperium.rules.round import AGENTS_AT_START, next_to_move
from landsraad.imperium.rules.sending import DESTINATION
from landsraad.imperium.seen.static_view import goods_view, still
from landsraad.imperium.seen.view_types import (
    AskingView,
    DeckCardView,
    HagalView,
    OptionView,
    PawnView,
    PiecesView,
    PostView,
    RivalView,
    SeatView,
    SpaceView,
    TrackView,
    TurnView,
    View,
)
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import MENTAT, VOICE, price
from landsraad.imperium.table.deck import OPEN_HAND
from landsraad.imperium.table.influence import ALLIANCE, SECRETS, TOP, allied
from landsraad.imperium.table.intrigue import CARD_MASK, KNOWER_SHIFT, KNOWN_INTRIGUE, RESOLVING, WAITING, deck_known
from landsraad.imperium.table.market import ASIDE, ASIDE_DISCOUNT, cost_of
from landsraad.imperium.table.menu import part_text, to_do
from landsraad.imperium.table.spies import SPIES
from landsraad.imperium.table.state import (
    AGENT_TURN,
    NO_CARD,
    NOBODY,
    PHASES,
    PLAYER_TURNS,
    REVEAL_TURN,
    Imperium,
    Seat,
    conflict_id,
)
from landsraad.imperium.table.units import deployable, strength_with
from landsraad.kernel.register.visible import numbers_seen, piles_counted, piles_seen
from landsraad.kernel.said import text_of
from landsraad.kernel.seen import option as kernel_option
from landsraad.kernel.view_types import Said

TURN_KINDS = {AGENT_TURN: "agent", REVEAL_TURN: "reveal"}


def view_of(game: Imperium, viewer: int | None) -> View:
    """The table as one seat, or a spectator, may know it."""
    rules = game.rules
    fixed = still(rules)
    question = game.question(viewer)
    places = placing(game)
    return {
        "family": game.family.name,
        "rules": game.family.rules,
        "modules": list(game.setup.modules),
        "players": game.setup.players,
        "options": dict(game.setup.options),
        "seat": viewer,
        "ply": game.ply,
        "undo_floor": game.undo_floor,
        "round": game.round,
        "phase": PHASES[game.phase],
        "first": game.first,
        "order": [seat.index for seat in game.clockwise(game.first)],
        "actor": game.actor,
        "pending": game.pending,
        "prompt": text_of(question),
        "question": question,
        "asking": asking_view(game, viewer, question),
        "legal": [option_view(game, option) for option in game.legal_for(viewer)] if viewer is not None else [],
        "done": done_view(game, viewer),
        "turn": turn_view(game),
        "seats": [seat_view(game, seat, viewer, places.get(seat.index)) for seat in game.seats],
        "spaces": [space_view(game, pos, viewer) for pos in range(len(rules.spaces))],
        "groups": fixed.groups,
        "tracks": [track_view(game, faction) for faction in rules.factions],
        "units": fixed.units,
        "posts": [post_view(game, post) for post in rules.posts],
        "alliances": {faction: somebody(game.alliances[i]) for i, faction in enumerate(FACTIONS)},
        "conflict": None if game.conflict == NONE else conflict_id(game.conflict),
        "conflicts_past": [conflict_id(card) for card in game.conflicts_past],
        "conflict_deck_count": len(game.conflict_deck),
        "row": card_ids(game.row),
        "prices": prices(game),
        "imperium_deck_count": len(game.imperium_deck),
        "reserve": {card.id: game.reserve[slot] for slot, card in enumerate(rules.reserve)},
        "trashed": card_ids(game.trashed),
        "intrigue_deck_count": len(game.intrigue_deck),
        "intrigue_deck_known": [] if viewer is None else deck_cards_known(game, viewer),
        "intrigue_discard": intrigue_ids(game.intrigue_discard),
        "mentat": somebody(game.have[MENTAT]),
        "hagal": hagal_view(game),
        "numbers": numbers_seen(game, TABLE, game, False, rules.names),
        "piles": piles_seen(game, TABLE, game, False, rules.names),
        "pile_counts": piles_counted(TABLE, game, rules.names),
        "over": game.over,
        "result": game.result,
    }


def somebody(seat: int) -> int | None:
    """A seat for JSON: nobody is null."""
    return None if seat == NOBODY else seat


def card_ids(cards: Sequence[int]) -> list[str]:
    """The ids of cards of decks."""
    return [CARDS[card].id for card in cards]


def intrigue_ids(cards: Sequence[int]) -> list[str]:
    """The ids of Intrigue cards."""
    return [INTRIGUES[card].id for card in cards]


def option_view(game: Imperium, option: int) -> OptionView:
    """An option, with the strength in the Conflict to which it would lead if it moves units."""
    view = cast("OptionView", kernel_option.option_view(game, option))
    fixed = still(game.rules)
    if "id" in view:
        view["id"] = fixed.lies_over.get(view["id"], view["id"])
    for part, _ in game.bag:
        if part.option == option:
            view["short"] = part.effect.short()
    if option in fixed.moves:
        unit, more = fixed.moves[option]
        view["strength"] = strength_with(game, game.seats[game.origin.army], unit, more)
    if game.rules.watch and game.asker is DESTINATION:
        pos = game.rules.pos_of.get(option, NONE)
        posts = DESTINATION.spies_for(game, game.seats[game.asking.seat], pos) if pos != NONE else []
        if posts:
            view["by_spy"] = [POSTS[post].id for post in posts]
    return view


def done_view(game: Imperium, viewer: int | None) -> list[OptionView]:
    """What has happened by itself to the viewer since its last choice."""
    views: list[OptionView] = []
    for seat, option, text, short in game.done:
        if seat == viewer:
            view = option_view(game, option)
            view["text"] = text
            view["short"] = short or text
            views.append(view)
    return views


def effect_view(game: Imperium, part: Part, origin: Origin) -> OptionView:
    """An effect that waits for its owner, by the option that picks it."""
    view = option_view(game, part.option)
    view["text"] = part_text(game, part, origin)
    view["glyphs"] = part.effect.phrase(game, origin, part.option) or part.effect.glyphs()
    view["short"] = part.effect.short()
    return view


def asking_view(game: Imperium, viewer: int | None, question: Said) -> AskingView | None:
    """What the viewer is asked about: a card that the question names, or one that is looked at."""
    asker = game.asker
    if viewer is None or viewer not in game.pending or not isinstance(asker, Act):
        return None
    context = game.origin
    card = next((piece["id"] for piece in question if not isinstance(piece, str) and "id" in piece), None)
    source: str | None = None
    at: str | None = None
    seat = game.seats[context.seat] if context.seat >= 0 else None
    if context.card >= 0:
        source = CARDS[context.card].id
        at = "play" if card and seat is not None and context.card in seat.play else None
    elif seat is not None and seat.piles[RESOLVING]:
        source = INTRIGUES[seat.piles[RESOLVING][-1]].id
    elif context.space >= 0:
        source = game.rules.spaces[context.space].id
    if asker.shows_top == 1 and context.seat == viewer and seat is not None and seat.deck:
        card = CARDS[seat.deck[-1]].id
        at = "deck"
    return {"seat": somebody(context.seat), "source": source, "card": card, "at": at}


def prices(game: Imperium) -> dict[str, int]:
    """What the cards of the Row and the Reserve cost in persuasion."""
    rows = {seat.policy.row for seat in game.seats if seat.policy.row >= 0}
    cards = [CARDS[index] for index in (*game.row, *(card for row in rows for card in game.piles[row]))]
    cards += [card for card in game.rules.reserve if card.cost is not None]
    return {card.id: cost_of(game, card) for card in cards}


def track_view(game: Imperium, faction: int) -> TrackView:
    """A faction's influence track, and who stands where."""
    return {
        "faction": FACTIONS[faction],
        "id": game.rules.tracks[faction].id,
        "name": game.rules.tracks[faction].name or FACTION_WORDS[faction],
        "top": TOP,
        "gifts": still(game.rules).gifts[faction],
        "steps": [0 if seat.policy.commands else seat.influence[faction] for seat in game.seats],
        "alliance_step": ALLIANCE,
        "alliance": somebody(game.alliances[faction]),
    }


def turn_view(game: Imperium) -> TurnView:
    """The turn being taken, with the effects that wait for their owner."""
    turn = game.turn
    following = next_to_move(game) if game.phase == PLAYER_TURNS else None
    view: TurnView = {
        "seat": somebody(turn.seat),
        "next": None if following is None else following.index,
        "kind": TURN_KINDS.get(turn.kind, ""),
        "cards": card_ids(turn.cards),
        "space": None if turn.space == NONE else game.rules.spaces[turn.space].id,
        "deployable": {
            unit.name: deployable(game, game.seats[turn.army], unit) if turn.army != NOBODY else 0
            for unit in game.rules.units
        },
        "effects": [effect_view(game, part, origin) for part, origin in game.bag],
        "to_do": to_do(game),
    }
    if turn.army not in (turn.seat, NOBODY):
        view["army"] = turn.army
    return view


def hagal_view(game: Imperium) -> HagalView | None:
    """The House Hagal deck, where there is one."""
    if not game.rules.rivals.number:
        return None
    card = game.have[HAGAL_CARD]
    return {
        "card": None if card == NO_CARD else HAGAL[card].id,
        "words": hagal_words(game, card),
        "deck_count": len(game.piles[HAGAL_DECK]),
        "discard": [HAGAL[card].id for card in game.piles[HAGAL_DISCARD]],
    }


def hagal_words(game: Imperium, card: int) -> str:
    """What a House Hagal card says."""
    entry = None if card == NO_CARD else game.family.entry(HAGAL[card].id)
    return "" if entry is None else entry["text"]


def rival_view(game: Imperium, seat: Seat) -> RivalView:
    """How a Rival is doing."""
    card = seat.have[MOVED_BY]
    return {
        "competes": seat.policy.competes,
        "card": None if card == NO_CARD else HAGAL[card].id,
        "words": hagal_words(game, card),
        "goals": [
            {
                "gives": HAVE_GLYPHS[goal.gives], "of": goal.of, "have": goal.have, "need": goal.need,
                "words": goal.describe(),
            }
            for goal in seat.policy.goals(game, seat)
        ],
    }


def space_view(game: Imperium, pos: int, viewer: int | None) -> SpaceView:
    """A board space with what stands on it, and what entering it costs the viewer."""
    fixed = still(game.rules)
    space = game.rules.spaces[pos]
    printed = fixed.printed[pos]
    cost = printed
    if viewer is not None and not space.free:
        cost = goods_view([price(game, game.seats[viewer], pos, what) for what in RESOURCES])
    view: SpaceView = {
        "id": space.id,
        "short": space.short,
        "cost": cost,
        "agents": [seat.index for seat in game.seats for post in seat.posts if post == pos],
        "bonus": game.bonus[pos],
        "control": somebody(game.control[pos]),
        "closed_by": [seat.index for seat in game.seats if seat.have[VOICE] == pos],
    }
    if cost != printed:
        view["printed"] = printed
    if space.sells:
        view["exchanges"] = fixed.exchanges[pos]
    return view


def pawns_view(game: Imperium, seat: Seat) -> list[PawnView]:
    """A seat's Agents, those on the board first: two Agents, the Swordmaster, the Mentat."""
    total = len(seat.posts) + seat.have[AGENTS]
    kinds = ["agent"] * total
    if total > AGENTS_AT_START:
        if seat.have[SWORDMASTER]:
            kinds[AGENTS_AT_START] = "swordmaster"
        if game.have[MENTAT] == seat.index:
            kinds[-1] = "mentat"
    spaces = game.rules.spaces
    tokens = seat.policy.tokens(seat)
    if tokens:
        return [{"kind": kind, "space": None if pos == NONE else spaces[pos].id} for kind, pos in tokens]
    return [
        {"kind": kind, "space": spaces[seat.posts[i]].id if i < len(seat.posts) else None}
        for i, kind in enumerate(kinds)
    ]


def pieces_view(seat: Seat, unit: Unit) -> PiecesView:
    """A seat's units of one kind."""
    return {
        "supply": seat.have[unit.supply] if unit.supply >= 0 else 0,
        "garrison": seat.have[unit.garrison] if unit.garrison >= 0 else 0,
        "conflict": seat.have[unit.conflict],
        "strength": unit.strength_for(seat),
    }


def post_view(game: Imperium, post: Post) -> PostView:
    """An observation post with the seats that spy there."""
    return {
        "id": post.id,
        "spaces": [game.rules.spaces[game.rules.pos[short]].id for short in post.spaces if short in game.rules.pos],
        "spies": [seat.index for seat in game.seats if post.index in seat.piles[SPIES]],
    }


def top_known(game: Imperium, seat: Seat, viewer: int | None) -> int:
    """How many cards on top of a seat's deck the viewer knows."""
    known = seat.have[OPEN_TOP]
    if viewer == seat.index:
        asker = game.asker
        looks = asker.shows_top if isinstance(asker, Act) and game.asking.seat == viewer else 0
        known = min(len(seat.deck), max(known, looks, 1 if seat.leader.peeks else 0))
    return known


def intrigue_known(seat: Seat, viewer: int) -> list[int]:
    """The Intrigue cards in another seat's hand that the viewer saw go there."""
    return [code & CARD_MASK for code in seat.piles[KNOWN_INTRIGUE] if code >> KNOWER_SHIFT == viewer]


def deck_cards_known(game: Imperium, viewer: int) -> list[DeckCardView]:
    """The cards in the Intrigue deck that the viewer has seen go there, from the top."""
    size = len(game.intrigue_deck)
    places = sorted(set(deck_known(game, viewer)), reverse=True)
    return [{"id": INTRIGUES[game.intrigue_deck[place]].id, "place": size - place} for place in places]


def seat_view(game: Imperium, seat: Seat, viewer: int | None, place: int | None) -> SeatView:
    """A seat as the viewer may know it, and which place it would take in the Conflict."""
    own = viewer == seat.index
    have = seat.have
    known = top_known(game, seat, viewer)
    intrigue = seat.intrigue if own else [] if viewer is None else intrigue_known(seat, viewer)
    view: SeatView = {
        "seat": seat.index,
        "leader": seat.leader.id,
        "name": seat.leader.name,
        "short_name": seat.leader.called,
        "rival": seat.policy.automatic,
        "first": game.first == seat.index,
        "vp": have[VP],
        "solari": have[SOLARI],
        "spice": have[SPICE],
        "water": have[WATER],
        "persuasion": have[PERSUASION],
        "swords": have[SWORDS],
        "strength": game.strength(seat),
        "place": place,
        "supply": have[SUPPLY],
        "garrison": have[GARRISON],
        "conflict": have[CONFLICT],
        "units": {unit.name: pieces_view(seat, unit) for unit in game.rules.units},
        "agents": have[AGENTS],
        "agents_on": [game.rules.spaces[pos].id for pos in seat.posts],
        "pawns": pawns_view(game, seat),
        "influence": {faction: seat.influence[i] for i, faction in enumerate(FACTIONS)},
        "alliances": [faction for i, faction in enumerate(FACTIONS) if allied(game, seat, i)],
        "council": bool(have[COUNCIL]),
        "swordmaster": bool(have[SWORDMASTER]),
        "revealed": bool(have[REVEALED]),
        "hand": card_ids(seat.hand if own else seat.piles[OPEN_HAND]),
        "hand_count": len(seat.hand),
        "deck": sorted(card_ids(seat.deck)) if own else [],
        "deck_count": len(seat.deck),
        "deck_top": card_ids(seat.deck[len(seat.deck) - known :][::-1]),
        "discard": card_ids(seat.discard),
        "in_play": card_ids(seat.play),
        "intrigue": intrigue_ids(intrigue),
        "intrigue_count": len(seat.intrigue),
        "waiting": intrigue_ids(seat.piles[WAITING]),
        "secret": [FACTIONS[faction] for faction in seat.piles[SECRETS]] if own else [],
        "secret_count": len(seat.piles[SECRETS]),
        "aside": None if have[ASIDE] == NO_CARD else CARDS[have[ASIDE]].id,
        "aside_price": None if have[ASIDE] == NO_CARD else CARDS[have[ASIDE]].price - ASIDE_DISCOUNT,
        "numbers": numbers_seen(game, SEAT, seat, own, game.rules.names),
        "piles": piles_seen(game, SEAT, seat, own, game.rules.names),
        "pile_counts": piles_counted(SEAT, seat, game.rules.names),
        "voice": None if have[VOICE] == NONE else game.rules.spaces[have[VOICE]].id,
    }
    if seat.policy.team >= 0:
        team = [seat, *game.teammates(seat.index)]
        view["team"] = next(one.leader.id for one in team if one.policy.commands)
        view["commander"] = seat.policy.commands
    if seat.policy.automatic:
        view["hagal"] = rival_view(game, seat)
    return view
