"""Victory: strongholds, the prediction, and what happens when the last turn ends without a winner."""

from __future__ import annotations

from landsraad.classic.characters import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN
from landsraad.classic.map import HABBANYA_SIETCH, SHIELD_WALL, SIETCH_TABR, STRONGHOLD_MASK, TUEKS_SIETCH
from landsraad.classic.state import Classic, Seat
from landsraad.kernel.event import Event


def victory_mask(game: Classic) -> int:
    """The territories that count for victory."""
    return STRONGHOLD_MASK | 1 << SHIELD_WALL if game.rules.shield_wall else STRONGHOLD_MASK


def strongholds_of(game: Classic, seat: Seat) -> int:
    """How many strongholds a seat occupies by itself."""
    return (game.fighters(seat) & victory_mask(game)).bit_count()


def members(game: Classic, seat: Seat) -> list[int]:
    """A seat and its allies."""
    return [index for index in range(len(game.seats)) if seat.alliance >> index & 1]


def stronghold_winners(game: Classic) -> list[int]:
    """The player or alliance that occupies enough strongholds."""
    mask = victory_mask(game)
    for seat in game.storm_order():
        held = 0
        for other in members(game, seat):
            held |= game.fighters(game.seats[other])
        if (held & mask).bit_count() >= game.rules.strongholds:
            return members(game, seat)
    return []


def predicted(game: Classic, winners: list[int]) -> bool:
    """Whether the Bene Gesserit foretold this."""
    return game.sits[BENE_GESSERIT] >= 0 and game.prediction[0] in winners and game.prediction[1] == game.turn


def only_fremen(game: Classic, territory: int) -> bool:
    """Whether nobody but the Fremen occupies a territory."""
    return not any(
        game.fighters(seat) >> territory & 1 for seat in game.seats if seat.character != FREMEN
    )


def fremen_condition(game: Classic) -> bool:
    """Whether the Fremen have kept the sietches."""
    if not only_fremen(game, SIETCH_TABR) or not only_fremen(game, HABBANYA_SIETCH):
        return False
    return not any(
        game.fighters(seat) >> TUEKS_SIETCH & 1
        for seat in game.seats if seat.character in (HARKONNEN, ATREIDES, EMPEROR)
    )


def check_victory(game: Classic) -> bool:
    """End the game if somebody has won at the end of this turn."""
    winners = stronghold_winners(game)
    if winners:
        if predicted(game, winners):
            end(game, [game.sits[BENE_GESSERIT]], "prediction")
        else:
            end(game, winners, "strongholds")
        return True
    if game.turn < game.rules.turns:
        return False
    fremen = game.seat_of(FREMEN)
    guild = game.seat_of(GUILD)
    if fremen is not None and (guild is None or fremen_condition(game)):
        end(game, members(game, fremen), "fremen")
    elif guild is not None:
        end(game, members(game, guild), "guild")
    else:
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
            game.tell(Event("victory", winner, how, game.turn))
