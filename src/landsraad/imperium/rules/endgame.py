"""The endgame: Endgame Intrigue cards, then the ranking."""

from __future__ import annotations

from landsraad.imperium.declare.cards import INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import GAME_ENDED
from landsraad.imperium.declare.vocabulary import PASS, REVEALED, VOCABULARY, VP
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import affordable, play_intrigue, unaffordable
from landsraad.imperium.table.state import ENDGAME, OWN, TIE_BREAKERS, Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.game import Result


class Endgame(Act):
    """One window for each player, clockwise from the First Player, then the end."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = ENDGAME
        game.turns += 1
        game.push(FINISH, context)
        game.fire_table(GAME_ENDED)
        for seat in reversed(game.clockwise(game.first)):
            if not seat.policy.automatic:
                game.push(LAST_WORD, OWN[seat.index])

    def describe(self) -> str:
        return "the endgame"


class LastWord(Act):
    """A player may play Endgame cards, and do whatever else a box allows now, in any order."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.intrigue or self.extras(game, seat):
            if game.skips_forced:  # whether somebody is asked tells what that seat holds
                game.reveal()
            game.ask(self, context, context.seat)

    def extras(self, game: Imperium, seat: Seat) -> list[int]:
        """What the boxes in play allow."""
        options: list[int] = []
        for extra in game.rules.endings:
            extra.add(game, seat, options)
        return options

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = [PASS]
        for index in seat.intrigue:
            card = INTRIGUES[index]
            if card.endgame is None or card.option in options:
                continue
            if affordable(game, seat, card) and card.endgame.possible(game, context):
                options.append(card.option)
        return options + self.extras(game, seat)

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        seat = game.seats[context.seat]
        game.push(self, context)
        if not any(extra.take(game, seat, option) for extra in game.rules.endings):
            play_intrigue(game, seat, VOCABULARY.value[option], "endgame")

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Do nothing more" if option == PASS else ""

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.seat]
        if VOCABULARY.verbs[option] != "intrigue" or VOCABULARY.value[option] not in seat.intrigue:
            return ""
        card = INTRIGUES[VOCABULARY.value[option]]
        if card.endgame is None:
            return f"{card.name} is not an Endgame card"
        return unaffordable(game, seat, card) or card.endgame.obstacle(game, context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        if game.rules.endings:
            return "The game ends: play Endgame Intrigue cards, match what you can, or pass."
        return "The game ends: play Endgame Intrigue cards, or pass."

    def describe(self) -> str:
        return "play Endgame cards"


class Finish(Act):
    """Most victory points win; ties go by spice, Solari, water, garrison, and the latest Reveal turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.over = True
        game.finish = ranking(game)
        if game.events is not None:
            for winner in game.finish["winners"]:
                game.emit(Event("win", winner, "vp", game.finish["scores"][winner]))

    def describe(self) -> str:
        return "the game is over"


def ranking(game: Imperium) -> Result:
    """The seats from first to last, and the tie-breakers that were needed. A team stands or falls together."""
    keys: dict[int, list[int]] = {}
    for seat in game.seats:
        if seat.policy.competes:
            side = [seat, *game.teammates(seat.index)]
            keys[seat.index] = [
                sum(one.have[VP] for one in side),
                *(sum(count(one) for one in side) for _, count in game.rules.tie_breakers),
                *(sum(one.have[what] for one in side) for _, what in TIE_BREAKERS),
                max(one.have[REVEALED] for one in side),
            ]
    names = ["vp", *(name for name, _ in (*game.rules.tie_breakers, *TIE_BREAKERS)), "latest reveal"]
    used: list[str] = []
    order = sorted(keys, key=lambda index: keys[index], reverse=True)
    groups: list[list[int]] = []
    for index in order:
        if groups and keys[groups[-1][0]] == keys[index]:
            groups[-1].append(index)
            continue
        if groups:
            above = keys[groups[-1][0]]
            decided = next(i for i, value in enumerate(above) if value != keys[index][i])
            own = len(game.rules.tie_breakers)
            for place, name in enumerate(names[1 : decided + 1], 1):
                if name not in used and (place > own or place == decided):
                    used.append(name)
        groups.append([index])
    return {
        "ranking": groups,
        "scores": [seat.have[VP] for seat in game.seats],
        "winners": groups[0],
        "tie_breakers": used,
    }


ENDGAME_PHASE = Endgame()
LAST_WORD = LastWord()
FINISH = Finish()
