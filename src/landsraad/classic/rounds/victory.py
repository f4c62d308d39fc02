"""Victory: strongholds, and what happens when the last turn ends without a winner."""

from __future__ import annotations

from landsraad.classic.sheets.map import SHIELD_WALL, STRONGHOLD_MASK
from landsraad.classic.table.act import OWN, SEATS_IN, Scene
from landsraad.classic.table.moments import DENIED_TO_THE_END, KEPT_TO_THE_END, VICTORY
from landsraad.classic.table.register import ALLIED, HELD, PEACEFUL, TURN_NO
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event


def victory_mask(game: Classic) -> int:
    """The territories that count for victory."""
    return STRONGHOLD_MASK | 1 << SHIELD_WALL if game.rules.shield_wall else STRONGHOLD_MASK


def strongholds_of(game: Classic, seat: Seat) -> int:
    """How many strongholds a seat occupies by itself."""
    return (game.fighters(seat) & victory_mask(game)).bit_count()


def members(game: Classic, seat: Seat) -> list[int]:
    """A seat and its allies."""
    return SEATS_IN[seat.have[ALLIED]].copy()


def stronghold_winners(game: Classic) -> list[int]:
    """The player or alliance that occupies enough strongholds."""
    mask = victory_mask(game)
    for seat in game.storm_order():
        held = 0
        for other in SEATS_IN[seat.have[ALLIED]]:
            have = game.seats[other].have
            held |= have[HELD] & ~have[PEACEFUL]
        if (held & mask).bit_count() >= game.rules.strongholds:
            return members(game, seat)
    return []


def check_victory(game: Classic) -> bool:
    """End the game if somebody has won at the end of this turn."""
    winners = stronghold_winners(game)
    if winners:
        game.notice(VICTORY, Scene(-1, seats=sum(1 << seat for seat in winners)))
        if not game.over:
            end(game, winners, "strongholds")
        return True
    if game.have[TURN_NO] < game.rules.turns:
        return False
    for moment in (KEPT_TO_THE_END, DENIED_TO_THE_END):
        if not game.over:
            game.notice(moment, OWN[0])
    if not game.over:
        most = max(strongholds_of(game, seat) for seat in game.seats)
        end(game, [seat.index for seat in game.seats if strongholds_of(game, seat) == most], "most strongholds")
    return True


def end(game: Classic, winners: list[int], how: str) -> None:
    """The game is over."""
    scores = [strongholds_of(game, seat) for seat in game.seats]
    ranking = [winners]
    for score in sorted(set(scores), reverse=True):
        group = [index for index, one in enumerate(scores) if one == score and index not in winners]
        if group:
            ranking.append(group)
    game.finish = {"ranking": ranking, "scores": scores, "winners": winners, "tie_breakers": [how]}
    game.over = True
    game.agenda.clear()
    game.reveal()
    if game.events is not None:
        for winner in winners:
            game.emit(Event("victory", winner, how, game.have[TURN_NO]))
