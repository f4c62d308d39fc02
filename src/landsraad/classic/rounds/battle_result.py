"""What comes of a battle: traitors, explosions, dead leaders, the winner's losses and spoils."""

from __future__ import annotations

from landsraad.classic.rounds.battle_plan import (
    DEFENSE_STEP,
    DIAL_STEP,
    LEADER_STEP,
    SUPPORT_STEP,
    WEAPON_STEP,
    fewest_ordinary,
    fighter,
    has_companion,
    part_of,
    side_of,
    star_worth,
)
from landsraad.classic.sheets.characters import HERO_LEADER, LEADERS, STRENGTH, owner_of
from landsraad.classic.sheets.map import TERRITORIES
from landsraad.classic.sheets.spice import BLOW_OF
from landsraad.classic.sheets.treachery import SUBSTITUTES, TREACHERY, explodes, kills
from landsraad.classic.sheets.words import DISCARD, KEEP, LOSE, STARRED, VALUE, area_name
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.hands import drop
from landsraad.classic.table.moments import BATTLE_SETTLED, BATTLE_WON, COMPANION_STRENGTH, EXPLODED, LEADER_KILLED
from landsraad.classic.table.register import (
    BATTLE_IN,
    DEAD,
    DEATHS,
    HAND,
    HOLDER,
    LOSSES,
    SIDES,
    STARRED_IN,
    TOKENS_IN,
    WINNER,
    ZONE,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event


def kill_leader(game: Classic, leader: int) -> None:
    """A leader goes to the tanks; a captive goes there as its owner's."""
    owner = game.sits[owner_of(leader)]
    game.have[DEAD] |= 1 << leader
    game.put(DEATHS, leader, game.piles[DEATHS][leader] + 1)
    game.put(HOLDER, leader, owner)
    if game.events is not None:
        game.emit(Event("leader-killed", owner, LEADERS[leader].id))
    game.notice(LEADER_KILLED, OWN[owner])


def resolve(game: Classic, called: list[bool]) -> None:
    """Decide a battle whose plans are revealed."""
    game.fire(BATTLE_SETTLED)
    if called[0] and called[1]:
        pay_support(game, (0, 1))
        for side in (0, 1):
            lose_battle(game, side)
            kill_leader(game, part_of(game, LEADER_STEP, side))
    elif called[0] or called[1]:
        betray(game, 0 if called[0] else 1)
    elif weapon_explodes(game, 0) or weapon_explodes(game, 1):
        explode(game)
    else:
        compare(game)


def weapon_explodes(game: Classic, side: int) -> bool:
    """Whether a side's weapon explodes with a defense of either plan."""
    weapon = part_of(game, WEAPON_STEP, side)
    if weapon < 0:
        return False
    return explodes(weapon, part_of(game, DEFENSE_STEP, 0)) or explodes(weapon, part_of(game, DEFENSE_STEP, 1))


def pay_support(game: Classic, sides: tuple[int, ...]) -> None:
    """The spice set aside with the plans goes to the bank."""
    for side in sides:
        game.pay_bank(fighter(game, side), part_of(game, SUPPORT_STEP, side))


def lose_battle(game: Classic, side: int) -> None:
    """A side loses all its tokens in the battle and every card of its plan."""
    seat = fighter(game, side)
    lost = 0
    for area in game.piles[ZONE]:
        lost += seat.lose_all(area)
    seat.have[LOSSES] += lost
    for step in (WEAPON_STEP, DEFENSE_STEP):
        card = part_of(game, step, side)
        if card >= 0:
            drop(game, seat, card)
    discard_hero(game, side)
    if game.events is not None:
        game.emit(Event("lost", seat.index, TERRITORIES[game.have[BATTLE_IN]].id, lost))


def discard_hero(game: Classic, side: int) -> None:
    """The card that stood in for a leader is discarded, won or lost."""
    if part_of(game, LEADER_STEP, side) == HERO_LEADER:
        seat = fighter(game, side)
        drop(game, seat, next(card for card in seat.piles[HAND] if card in SUBSTITUTES))


def betray(game: Classic, caller: int) -> None:
    """One traitor was called: the caller wins and loses nothing."""
    loser = 1 - caller
    traitor = part_of(game, LEADER_STEP, loser)
    pay_support(game, (loser,))
    lose_battle(game, loser)
    kill_leader(game, traitor)
    game.take_spoils(fighter(game, caller), STRENGTH[traitor])
    discard_hero(game, caller)
    won(game, caller)
    if game.rules.traitor_discards:
        offer_cards(game, caller)


def won(game: Classic, side: int) -> None:
    """A side has won."""
    game.have[WINNER] = side
    winner = fighter(game, side)
    loser = game.piles[SIDES][1 - side]
    territory = game.have[BATTLE_IN]
    if game.events is not None:
        game.emit(Event("won", winner.index, TERRITORIES[territory].id, 0, loser))
    game.fire_at(winner, BATTLE_WON, loser, territory)


def explode(game: Classic) -> None:
    """A weapon and a defense that explode together: everything in the territory is destroyed, and nobody wins."""
    territory = game.have[BATTLE_IN]
    if game.events is not None:
        game.emit(Event("explosion", -1, TERRITORIES[territory].id))
    pay_support(game, (0, 1))
    for side in (0, 1):
        lose_battle(game, side)
        if part_of(game, LEADER_STEP, side) < HERO_LEADER:
            kill_leader(game, part_of(game, LEADER_STEP, side))
    game.notice(EXPLODED, OWN[0])
    game.kill_all(territory, 0)
    if BLOW_OF[territory] >= 0:
        game.clear_spice(BLOW_OF[territory])


def killed(game: Classic, side: int) -> bool:
    """Whether a side's leader or hero(ine) is killed by the other's weapon."""
    if part_of(game, LEADER_STEP, side) > HERO_LEADER:
        return False
    return kills(part_of(game, WEAPON_STEP, 1 - side), part_of(game, DEFENSE_STEP, side))


def compare(game: Classic) -> None:
    """Weapons and defenses, then the totals; the aggressor wins ties."""
    dead = [killed(game, side) for side in (0, 1)]
    totals = [0, 0]
    for side in (0, 1):
        totals[side] = part_of(game, DIAL_STEP, side)
        if not dead[side]:
            leader = part_of(game, LEADER_STEP, side)
            if leader < HERO_LEADER:
                totals[side] += 2 * STRENGTH[leader]
            if has_companion(game, side):
                seat = fighter(game, side)
                totals[side] += 2 * game.amended(seat, COMPANION_STRENGTH, 0, OWN[seat.index])
    winner = 0 if totals[0] >= totals[1] else 1
    pay_support(game, (0, 1))
    spoils = 0
    for side in (0, 1):
        leader = part_of(game, LEADER_STEP, side)
        if dead[side] and leader < HERO_LEADER:
            kill_leader(game, leader)
            spoils += STRENGTH[leader]
    lose_battle(game, 1 - winner)
    discard_hero(game, winner)
    seat = fighter(game, winner)
    game.take_spoils(seat, spoils)
    won(game, winner)
    offer_cards(game, winner)
    game.push(WINNER_LOSSES, OWN[seat.index])


def offer_cards(game: Classic, winner: int) -> None:
    """The winner may keep or discard each card of his plan."""
    for step in (DEFENSE_STEP, WEAPON_STEP):
        card = part_of(game, step, winner)
        if card >= 0:
            game.push(KEEP_CARD, Scene(game.piles[SIDES][winner], card=card))


class KeepCard(Act):
    """The winner keeps or discards a card of his plan."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [KEEP[context.card], DISCARD[context.card]]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == DISCARD[context.card]:
            drop(game, game.seats[context.seat], context.card)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"You have won: keep {TREACHERY[context.card].name}?"


def loss_choices(game: Classic, side: int) -> list[tuple[int, int]]:
    """The losses that make up a winner's dial: ordinary and starred tokens."""
    ordinary, starred = game.tokens_in(fighter(game, side), game.piles[ZONE])
    worth = star_worth(game, side)
    dial = part_of(game, DIAL_STEP, side)
    found: list[tuple[int, int]] = []
    if game.rules.advanced_combat:
        for used in range(starred + 1):
            needed = fewest_ordinary(dial, part_of(game, SUPPORT_STEP, side), ordinary, used, worth)
            if needed >= 0:
                found.append((needed, used))
        return found
    dial //= 2
    for used in range(starred + 1):
        if 0 <= dial - worth * used <= ordinary:
            found.append((dial - worth * used, used))
    # A dial that cannot be matched exactly is overpaid.
    return found or [(0, (dial + worth - 1) // worth)]


class WinnerLosses(Act):
    """The winner loses what he dialed, choosing how many of it are starred tokens."""

    def do(self, game: Classic, context: Scene) -> None:
        choices = loss_choices(game, side_of(game, context.seat))
        if len(choices) > 1:
            game.ask(self, context, context.seat)
        else:
            take_losses(game, context.seat, choices[0])

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [STARRED[starred] for _, starred in loss_choices(game, side_of(game, context.seat))]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        for choice in loss_choices(game, side_of(game, context.seat)):
            if choice[1] == VALUE[option]:
                take_losses(game, context.seat, choice)
                return

    def prompt(self, game: Classic, context: Scene) -> str:
        return "How many starred tokens are among your losses?"


def take_losses(game: Classic, seat: int, choice: tuple[int, int]) -> None:
    """The winner's losses are settled; where they fall is still to be chosen."""
    ordinary, starred = choice
    game.seats[seat].have[LOSSES] += ordinary + starred
    if game.events is not None:
        game.emit(Event("lost", seat, TERRITORIES[game.have[BATTLE_IN]].id, ordinary + starred))
    if starred:
        game.push(REMOVE_STARRED, Scene(seat, n=starred))
    if ordinary:
        game.push(REMOVE, Scene(seat, n=ordinary))


class Remove(Act):
    """Ordinary tokens are removed from the areas of the winner's choice."""

    def kind(self, seat: Seat) -> tuple[int, ...]:
        """The tokens of this kind, area by area."""
        return seat.piles[TOKENS_IN]

    def lose(self, seat: Seat, area: int, n: int) -> None:
        """Send tokens of this kind to the tanks."""
        seat.lose(area, n, 0)

    def areas(self, game: Classic, seat: Seat) -> list[int]:
        """The areas of the battle where such tokens are."""
        kind = self.kind(seat)
        return [area for area in game.piles[ZONE] if kind[area]]

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        areas = self.areas(game, seat)
        kind = self.kind(seat)
        if len(areas) > 1 and sum(kind[area] for area in areas) > context.n:
            game.ask(self, context, context.seat)
            return
        left = context.n
        for area in areas:
            n = min(left, kind[area])
            self.lose(seat, area, n)
            left -= n

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [LOSE[area] for area in self.areas(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        self.lose(game.seats[context.seat], VALUE[option], 1)
        if context.n > 1:
            game.push(self, Scene(context.seat, n=context.n - 1))

    def prompt(self, game: Classic, context: Scene) -> str:
        areas = ", ".join(area_name(area) for area in self.areas(game, game.seats[context.seat]))
        return f"Where do you lose a token: {areas}?"


class RemoveStarred(Remove):
    """Starred tokens are removed from the areas of the winner's choice."""

    def kind(self, seat: Seat) -> tuple[int, ...]:
        return seat.piles[STARRED_IN]

    def lose(self, seat: Seat, area: int, n: int) -> None:
        seat.lose(area, 0, n)


KEEP_CARD = KeepCard()
WINNER_LOSSES = WinnerLosses()
REMOVE = Remove()
REMOVE_STARRED = RemoveStarred()
