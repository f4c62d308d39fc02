"""What comes of a battle: traitors, explosions, dead leaders, the winner's losses and spoils."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.battle_plan import current, fewest_ordinary, star_worth
from landsraad.classic.cards import drop
from landsraad.classic.characters import (
    HARKONNEN,
    HERO_LEADER,
    KWISATZ_STRENGTH,
    LEADER_COUNT,
    LEADERS,
    STRENGTH,
    owner_of,
)
from landsraad.classic.harkonnen import CAPTURE_LEADER, return_captives
from landsraad.classic.map import TERRITORIES
from landsraad.classic.spice import BLOW_OF
from landsraad.classic.state import Battle, Classic, Seat
from landsraad.classic.treachery import CATEGORY, CHEAP_HERO, LASEGUN, POISON, PROJECTILE, SHIELD, SNOOPER, TREACHERY
from landsraad.classic.words import DISCARD, KEEP, LOSE, STARRED, VALUE, area_name
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


def kill_leader(game: Classic, leader: int) -> None:
    """A leader goes to the tanks; a captive goes there as its owner's."""
    game.dead |= 1 << leader
    game.deaths[leader] += 1
    owner = game.sits[owner_of(leader)]
    game.holder[leader] = owner
    if game.events is not None:
        game.tell(Event("leader-killed", owner, LEADERS[leader].id))
    if owner_of(leader) == HARKONNEN:
        return_captives(game)


def resolve(game: Classic, called: list[bool]) -> None:
    """Decide a battle whose plans are revealed."""
    battle = current(game)
    game.push(FREE_CAPTIVES, OWN[0])
    if called[0] and called[1]:
        pay_support(game, battle, (0, 1))
        for side in (0, 1):
            lose_battle(game, battle, side)
            kill_leader(game, battle.leader[side])
    elif called[0] or called[1]:
        betray(game, battle, 0 if called[0] else 1)
    elif LASEGUN in battle.weapon and SHIELD in battle.defense:
        explode(game, battle)
    else:
        compare(game, battle)


def pay_support(game: Classic, battle: Battle, sides: tuple[int, ...]) -> None:
    """The spice set aside with the plans goes to the bank."""
    for side in sides:
        game.pay_bank(game.seats[battle.sides[side]], battle.support[side])


def lose_battle(game: Classic, battle: Battle, side: int) -> None:
    """A side loses all its tokens in the battle and every card of its plan."""
    seat = game.seats[battle.sides[side]]
    lost = 0
    for area in battle.zone:
        lost += seat.lose_all(area)
    battle.lost[side] = lost
    seat.losses += lost
    discard_plan(game, battle, side)
    if game.events is not None:
        game.tell(Event("lost", seat.index, TERRITORIES[battle.territory].id, lost))


def discard_plan(game: Classic, battle: Battle, side: int) -> None:
    """Every card of a plan is discarded."""
    seat = game.seats[battle.sides[side]]
    for card in (battle.weapon[side], battle.defense[side]):
        if card >= 0:
            drop(game, seat, card)
    discard_hero(game, battle, side)


def discard_hero(game: Classic, battle: Battle, side: int) -> None:
    """A cheap hero(ine) is discarded, won or lost."""
    if battle.leader[side] == HERO_LEADER:
        drop(game, game.seats[battle.sides[side]], CHEAP_HERO)


def betray(game: Classic, battle: Battle, caller: int) -> None:
    """One traitor was called: the caller wins and loses nothing."""
    loser = 1 - caller
    traitor = battle.leader[loser]
    pay_support(game, battle, (loser,))
    lose_battle(game, battle, loser)
    kill_leader(game, traitor)
    winner = game.seats[battle.sides[caller]]
    game.take_spoils(winner, STRENGTH[traitor])
    discard_hero(game, battle, caller)
    won(game, battle, caller)
    if game.rules.traitor_discards:
        offer_cards(game, battle, caller)


def won(game: Classic, battle: Battle, side: int) -> None:
    """A side has won; the Harkonnen may capture a leader."""
    battle.winner = side
    winner = game.seats[battle.sides[side]]
    if game.events is not None:
        game.tell(Event("won", winner.index, TERRITORIES[battle.territory].id, 0, battle.sides[1 - side]))
    if winner.character == HARKONNEN and game.rules.advantages:
        game.push(CAPTURE_LEADER, Scene(winner.index, other=battle.sides[1 - side], territory=battle.territory))


def explode(game: Classic, battle: Battle) -> None:
    """Lasegun and Shield: everything in the territory is destroyed, and nobody wins."""
    if game.events is not None:
        game.tell(Event("explosion", -1, TERRITORIES[battle.territory].id))
    pay_support(game, battle, (0, 1))
    for side in (0, 1):
        lose_battle(game, battle, side)
        if battle.leader[side] < LEADER_COUNT:
            kill_leader(game, battle.leader[side])
        if battle.kwisatz[side] == 1:
            game.kwisatz_dead = True
    game.kill_all(battle.territory, 0)
    if BLOW_OF[battle.territory] >= 0:
        game.clear_spice(BLOW_OF[battle.territory])


def killed(battle: Battle, side: int) -> bool:
    """Whether a side's leader or hero(ine) is killed by the other's weapon."""
    weapon = battle.weapon[1 - side]
    if weapon < 0 or battle.leader[side] > HERO_LEADER:
        return False
    if weapon == LASEGUN:
        return True
    category = CATEGORY[weapon]
    if category == PROJECTILE:
        return battle.defense[side] != SHIELD
    return category == POISON and battle.defense[side] != SNOOPER


def compare(game: Classic, battle: Battle) -> None:
    """Weapons and defenses, then the totals; the aggressor wins ties."""
    dead = [killed(battle, side) for side in (0, 1)]
    totals = [0, 0]
    for side in (0, 1):
        totals[side] = battle.dial[side]
        if not dead[side]:
            if battle.leader[side] < LEADER_COUNT:
                totals[side] += 2 * STRENGTH[battle.leader[side]]
            if battle.kwisatz[side] == 1:
                totals[side] += 2 * KWISATZ_STRENGTH
    winner = 0 if totals[0] >= totals[1] else 1
    pay_support(game, battle, (0, 1))
    spoils = 0
    for side in (0, 1):
        leader = battle.leader[side]
        if dead[side] and leader < LEADER_COUNT:
            kill_leader(game, leader)
            spoils += STRENGTH[leader]
    lose_battle(game, battle, 1 - winner)
    discard_hero(game, battle, winner)
    seat = game.seats[battle.sides[winner]]
    game.take_spoils(seat, spoils)
    won(game, battle, winner)
    offer_cards(game, battle, winner)
    game.push(WINNER_LOSSES, OWN[seat.index])


def offer_cards(game: Classic, battle: Battle, winner: int) -> None:
    """The winner may keep or discard each card of his plan."""
    for card in (battle.defense[winner], battle.weapon[winner]):
        if card >= 0:
            game.push(KEEP_CARD, Scene(battle.sides[winner], card=card))


class KeepCard(Act):
    """The winner keeps or discards a card of his plan."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [KEEP[context.card], DISCARD[context.card]]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == DISCARD[context.card]:
            drop(game, game.seats[context.seat], context.card)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"You have won: keep {TREACHERY[context.card].name}?"


def loss_choices(game: Classic, battle: Battle, side: int) -> list[tuple[int, int]]:
    """The losses that make up a winner's dial: ordinary and starred tokens."""
    seat = game.seats[battle.sides[side]]
    ordinary, starred = game.tokens_in(seat, battle.zone)
    worth = star_worth(game, battle, side)
    dial = battle.dial[side]
    found: list[tuple[int, int]] = []
    if game.rules.advanced_combat:
        for used in range(starred + 1):
            needed = fewest_ordinary(dial, battle.support[side], ordinary, used, worth)
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

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        choices = loss_choices(game, battle, battle.sides.index(context.seat))
        if len(choices) > 1:
            game.ask(self, context, context.seat)
        else:
            take_losses(game, context.seat, choices[0])

    def options(self, game: Classic, context: Context) -> list[int]:
        battle = current(game)
        return [STARRED[starred] for _, starred in loss_choices(game, battle, battle.sides.index(context.seat))]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        battle = current(game)
        for choice in loss_choices(game, battle, battle.sides.index(context.seat)):
            if choice[1] == VALUE[option]:
                take_losses(game, context.seat, choice)
                return

    def prompt(self, game: Classic, context: Context) -> str:
        return "How many starred tokens are among your losses?"


def take_losses(game: Classic, seat: int, choice: tuple[int, int]) -> None:
    """The winner's losses are settled; where they fall is still to be chosen."""
    battle = current(game)
    ordinary, starred = choice
    battle.lost[battle.sides.index(seat)] = ordinary + starred
    game.seats[seat].losses += ordinary + starred
    if game.events is not None:
        game.tell(Event("lost", seat, TERRITORIES[battle.territory].id, ordinary + starred))
    if starred:
        game.push(REMOVE_STARRED, Scene(seat, n=starred))
    if ordinary:
        game.push(REMOVE, Scene(seat, n=ordinary))


class Remove(Act):
    """Ordinary tokens are removed from the areas of the winner's choice."""

    def kind(self, seat: Seat) -> list[int]:
        """The tokens of this kind, area by area."""
        return seat.tokens

    def lose(self, seat: Seat, area: int, n: int) -> None:
        """Send tokens of this kind to the tanks."""
        seat.lose(area, n, 0)

    def areas(self, game: Classic, seat: Seat) -> list[int]:
        """The areas of the battle where such tokens are."""
        kind = self.kind(seat)
        return [area for area in current(game).zone if kind[area]]

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        seat = game.seats[context.seat]
        areas = self.areas(game, seat)
        kind = self.kind(seat)
        if len(areas) > 1 and sum(kind[area] for area in areas) > about.n:
            game.ask(self, context, context.seat)
            return
        left = about.n
        for area in areas:
            n = min(left, kind[area])
            self.lose(seat, area, n)
            left -= n

    def options(self, game: Classic, context: Context) -> list[int]:
        return [LOSE[area] for area in self.areas(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        self.lose(game.seats[context.seat], VALUE[option], 1)
        if about.n > 1:
            game.push(self, Scene(context.seat, n=about.n - 1))

    def prompt(self, game: Classic, context: Context) -> str:
        areas = ", ".join(area_name(area) for area in self.areas(game, game.seats[context.seat]))
        return f"Where do you lose a token: {areas}?"


class RemoveStarred(Remove):
    """Starred tokens are removed from the areas of the winner's choice."""

    def kind(self, seat: Seat) -> list[int]:
        return seat.starred

    def lose(self, seat: Seat, area: int, n: int) -> None:
        seat.lose(area, 0, n)


class FreeCaptives(Act):
    """A captive that has fought and lives goes back to its owner."""

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        for side, seat in enumerate(battle.sides):
            leader = battle.leader[side]
            if leader < LEADER_COUNT and game.holder[leader] == seat != game.sits[owner_of(leader)]:
                game.holder[leader] = game.sits[owner_of(leader)]


KEEP_CARD = KeepCard()
WINNER_LOSSES = WinnerLosses()
REMOVE = Remove()
REMOVE_STARRED = RemoveStarred()
FREE_CAPTIVES = FreeCaptives()
