"""Battles: who fights whom, plans made and revealed, and traitors called."""

from __future__ import annotations

from landsraad.classic.bargains.promises import bound
from landsraad.classic.rounds.battle_plan import (
    COMMAND_HERO,
    COMPANION_STEP,
    DEFENSE_STEP,
    DIAL_STEP,
    LEADER_STEP,
    MAKE_PLANS,
    SUPPORT_STEP,
    WEAPON_STEP,
    command_on,
    companion_ready,
    decide,
    dial_options,
    has_companion,
    has_leader,
    part_of,
)
from landsraad.classic.rounds.battle_result import resolve
from landsraad.classic.sheets.characters import HERO_LEADER, LEADERS
from landsraad.classic.sheets.map import POLAR_MASK, SECTOR_OF, TERRITORIES, TERRITORY_OF, ZONES
from landsraad.classic.sheets.treachery import SUBSTITUTES, TREACHERY
from landsraad.classic.sheets.words import (
    AGAINST,
    BATTLE,
    CALL,
    LEADERLESS,
    NO_CALL,
    NO_TRAITOR_CALLED,
    PASS,
    QUIET,
    VALUE,
    WITH_LEADERS,
    area_name,
)
from landsraad.classic.table.act import OWN, SEATS_IN, Act, Scene
from landsraad.classic.table.hands import learn
from landsraad.classic.table.moments import (
    ALONE,
    BATTLE_STOP,
    BATTLE_WINDOW,
    COMMANDS,
    FORESIGHT,
    PLANS_MADE,
    PLANS_REVEALED,
    STRENGTHS,
    TRAITOR_CALLERS,
)
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import (
    ALLIED,
    ANNOUNCED,
    BATTLE_IN,
    BATTLE_STOPS,
    COMMAND,
    COMMANDED,
    FIXED,
    FORESEEN_PART,
    FORESEEN_SIDE,
    FOUGHT_AT,
    HAND,
    HELD,
    KNOWN_NOT,
    NOTHING,
    PEACEFUL,
    PHASE,
    PLAN,
    PLAN_SEERS,
    RESTED,
    REVEALED,
    SHOWN_TRAITORS,
    SIDES,
    SILENT_KARAMA,
    STOPPED,
    STORM_AT,
    SWORN,
    TABLE,
    TRAITORS,
    UNCALLED,
    UNDECIDED,
    WHEEL,
    WINNER,
    WITHOUT_LEADERS,
    ZONE,
)
from landsraad.classic.table.state import BATTLE_ROUND, Classic, Seat
from landsraad.classic.table.window import Window
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of
from landsraad.kernel.timeout import Timeout

BATTLE_NUMBERS = [(number, TABLE.starts[number]) for number in (
    BATTLE_IN, COMMAND, COMMANDED, FORESEEN_PART, FORESEEN_SIDE, BATTLE_STOPS, WITHOUT_LEADERS, ANNOUNCED, REVEALED,
    WINNER,
)]


class BattleRound(Act):
    """The battle round."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = BATTLE_ROUND
        game.have[RESTED] = 0
        game.lay(FOUGHT_AT, TABLE.empty[FOUGHT_AT])
        if game.events is not None:
            game.emit(Event("round", -1, "battle"))
        game.push(NEXT_BATTLE, context)
        pause(game)


def battles_of(game: Classic, seat: Seat) -> list[tuple[int, int]]:
    """The battles a seat has to fight: the first area of the zone, and a mask of opponents."""
    mine = game.fighters(seat) & ~POLAR_MASK
    shared = 0
    found: list[tuple[int, int]] = []
    if not mine:
        return found
    for enemy in SEATS_IN[(1 << len(game.seats)) - 1 & ~seat.have[ALLIED]]:
        have = game.seats[enemy].have
        shared |= have[HELD] & ~have[PEACEFUL]
    if not shared & mine:
        return found
    for territory in bits_of(shared & mine):
        for zone in ZONES[game.have[STORM_AT]][territory]:
            if not game.rules.storm_battles and SECTOR_OF[zone[0]] == game.have[STORM_AT]:
                continue
            enemies = enemies_in(game, seat, zone, territory)
            if enemies:
                found.append((zone[0], enemies))
    return found


def enemies_in(game: Classic, seat: Seat, zone: list[int], territory: int) -> int:
    """The seats that a seat must fight in a zone, as bits."""
    enemies = 0
    if sum(game.tokens_in(seat, zone)):
        for other in game.seats:
            foe = not seat.have[ALLIED] >> other.index & 1 and game.fighters(other) >> territory & 1
            if foe and sum(game.tokens_in(other, zone)):
                enemies |= 1 << other.index
    return enemies


class NextBattle(Act):
    """The next player in storm order with a battle to fight is the aggressor, and chooses which."""

    def do(self, game: Classic, context: Scene) -> None:
        for seat in game.storm_order():
            battles = battles_of(game, seat)
            if battles:
                game.turns += 1
                game.push(self, context)
                if len(battles) == 1:
                    choose_enemy(game, seat, battles[0])
                else:
                    game.ask(PICK_BATTLE, OWN[seat.index], seat.index)
                return


class PickBattle(Act):
    """The aggressor chooses where to fight first."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [BATTLE[area] for area, _ in battles_of(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        seat = game.seats[context.seat]
        for battle in battles_of(game, seat):
            if battle[0] == VALUE[option]:
                choose_enemy(game, seat, battle)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "You are the aggressor: where do you fight first?"


def choose_enemy(game: Classic, seat: Seat, battle: tuple[int, int]) -> None:
    """Begin a battle, asking against whom where there is a choice."""
    area, enemies = battle
    if enemies & (enemies - 1):
        game.push(PICK_ENEMY, Scene(seat.index, seats=enemies, area=area))
    else:
        game.push(FIGHT, Scene(seat.index, other=enemies.bit_length() - 1, area=area))


class PickEnemy(Act):
    """The aggressor chooses his opponent among several."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [AGAINST[seat.character] for seat in game.seats if context.seats >> seat.index & 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.push(FIGHT, Scene(context.seat, other=game.sits[VALUE[option]], area=context.area))

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Whom do you fight in {area_name(context.area)}?"


class Fight(Act):
    """A battle between two players, in the zone that begins with an area."""

    def do(self, game: Classic, context: Scene) -> None:
        territory = TERRITORY_OF[context.area]
        zone = next(zone for zone in ZONES[game.have[STORM_AT]][territory] if context.area in zone)
        clear_battle(game)
        game.have[BATTLE_IN] = territory
        game.lay(SIDES, (context.seat, context.other))
        game.lay(WHEEL, (context.seat, context.other))
        game.lay(ZONE, tuple(zone))
        support = UNDECIDED if game.rules.advanced_combat else 0
        game.lay(PLAN, (UNDECIDED,) * (2 * SUPPORT_STEP) + (support, support, 0, 0))
        if game.events is not None:
            game.emit(Event("battle", context.seat, TERRITORIES[territory].id, 0, context.other))
        game.push(END_BATTLE, context)
        game.push(REVEAL_PLANS, context)
        game.fire(PLANS_MADE)
        game.push(START_PLANS, context)
        game.fire(FORESIGHT)
        game.fire(COMMANDS)
        game.push(OPEN_BATTLE, context)
        if game.rules.leaderless:
            game.push(CONSENT, context)


def clear_battle(game: Classic) -> None:
    """No battle is being fought."""
    have = game.have
    for number, start in BATTLE_NUMBERS:
        have[number] = start
    piles = list(game.piles)
    for pile in (SIDES, ZONE, PLAN, PLAN_SEERS, FIXED, SWORN):
        piles[pile] = TABLE.empty[pile]
    game.piles = tuple(piles)


class Consent(Act):
    """Both sides may agree to fight without leaders."""

    def do(self, game: Classic, context: Scene) -> None:
        game.ask_sealed(self, context, game.piles[SIDES])

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        return [WITH_LEADERS, LEADERLESS]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        game.have[WITHOUT_LEADERS] = int(all(answers[seat] == LEADERLESS for seat in game.piles[SIDES]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Agree to fight without leaders?"


def strength_stops(game: Classic) -> int:
    """The strengths in this battle that a card can still stop, as a mask of stops."""
    mask = 0
    for seat in game.piles[SIDES]:
        mask = game.amended(game.seats[seat], STRENGTHS, mask, OWN[seat])
    return mask


def battle_window(game: Classic, stops: int = 0) -> None:
    """Put a moment for cards on the agenda: until plans are made, strengths can be stopped at each of them."""
    strengths = strength_stops(game)
    game.push(STRENGTHS_KNOWN, Scene(-1, stops=strengths))
    game.push(BATTLE_PAUSE, Scene(-1, stops=stops | strengths))


class BattlePause(Window):
    """A moment within a battle against advantages in use; where everything is asked also for cards.

    After a card that was not played against an advantage it comes again, so that what was learned may be used.
    """

    nothing = 2

    def possible(self, game: Classic, context: Scene) -> list[int]:
        silent = game.have[SILENT_KARAMA]
        return [seat.index for seat in game.seats if seat.piles[HAND] and not silent >> seat.index & 1]

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        options = [PASS, QUIET]
        one = game.seats[seat]
        if game.rules.asks_everything:
            for act in one.hooks[BATTLE_WINDOW]:
                act.offer(game, one, context, options)
        for act in one.hooks[BATTLE_STOP]:
            act.offer(game, one, context, options)
        return options

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        agenda = len(game.agenda)
        game.push(self, context)
        again = False
        for seat in reversed(game.storm_order()):
            answer = answers[seat.index]
            if answer == QUIET:
                game.have[SILENT_KARAMA] |= 1 << seat.index
            elif answer > QUIET and not game.accepted(seat, BATTLE_STOP, context, answer):
                again = game.accepted(seat, BATTLE_WINDOW, context, answer) or again
        if not again:
            del game.agenda[agenda]

    def prompt(self, game: Classic, context: Scene) -> str:
        asked = (BATTLE_WINDOW, BATTLE_STOP) if game.rules.asks_everything else (BATTLE_STOP,)
        cards = game.cards_at(*asked)
        return f"The battle is being planned: play {cards}, or pass?"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, 0, "battle", "a card while a battle is planned")


class OpenBattle(Act):
    """Before anything is said or planned cards may be played."""

    def do(self, game: Classic, context: Scene) -> None:
        battle_window(game)


class StrengthsKnown(Act):
    """What was stopped holds for this battle; a number foreseen that is now too high falls to what can be dialed."""

    def do(self, game: Classic, context: Scene) -> None:
        stopped = game.have[STOPPED] & context.stops
        game.have[STOPPED] &= ~stopped
        game.have[BATTLE_STOPS] |= stopped
        for side in (0, 1):
            if game.piles[FIXED][side] >> DIAL_STEP & 1:
                possible = [VALUE[option] for option in dial_options(game, side)]
                dialed = part_of(game, DIAL_STEP, side)
                decide(game, DIAL_STEP, side, max(number for number in possible if number <= dialed))


def opposed_side(game: Classic, seat: int) -> int:
    """The side against which a seat uses its powers in this battle: its own or its ally's opponent, or -1."""
    for side, fighter in enumerate(game.piles[SIDES]):
        if fighter == seat or game.allied(fighter, seat):
            return 1 - side
    return NOTHING


def show_part(game: Classic, viewers: int, side: int, step: int) -> None:
    """Some seats, as bits, see one part of a plan, and the card in it."""
    holder = game.piles[SIDES][side]
    card = part_of(game, step, side)
    if step == LEADER_STEP and card == HERO_LEADER:
        card = next(card for card in game.seats[holder].piles[HAND] if card in SUBSTITUTES)
    elif step not in (WEAPON_STEP, DEFENSE_STEP):
        card = NOTHING
    if card >= 0:
        for viewer in SEATS_IN[viewers]:
            learn(game, viewer, holder, card)
    at = 2 * step + side
    game.put(PLAN_SEERS, at, game.piles[PLAN_SEERS][at] | viewers)


class StartPlans(Act):
    """Both sides make their plans in secret."""

    def do(self, game: Classic, context: Scene) -> None:
        for side in (0, 1):
            if companion_ready(game, side):
                decide(game, COMPANION_STEP, side, UNDECIDED)
            if not game.have[WITHOUT_LEADERS] and not has_leader(game, side):
                announce_no_leader(game, side)
        game.push(MAKE_PLANS, OWN[0])


def announce_no_leader(game: Classic, side: int) -> None:
    """A side that has neither leader nor hero(ine) to send says so before the plans are shown."""
    seat = game.piles[SIDES][side]
    game.have[ANNOUNCED] |= 1 << side
    if command_on(game, side) != 2 * COMMAND_HERO:
        for card in SUBSTITUTES:
            game.seats[seat].have[KNOWN_NOT] |= 1 << card
    if game.events is not None:
        game.emit(Event("no-leader", seat))


def open_plan(game: Classic, side: int) -> None:
    """Let a side make its plan again, but for what can no longer be changed."""
    for step in (LEADER_STEP, WEAPON_STEP, DEFENSE_STEP, DIAL_STEP):
        if not game.piles[FIXED][side] >> step & 1:
            decide(game, step, side, UNDECIDED)
    if game.rules.advanced_combat:
        decide(game, SUPPORT_STEP, side, UNDECIDED)
    if companion_ready(game, side):
        decide(game, COMPANION_STEP, side, UNDECIDED)
    game.push(MAKE_PLANS, OWN[0])


class RevealPlans(Act):
    """Plans are revealed; traitors may be called."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[REVEALED] = 1
        game.reveal()
        for side, seat in enumerate(game.piles[SIDES]):
            leader = part_of(game, LEADER_STEP, side)
            if leader < HERO_LEADER:
                game.put(FOUGHT_AT, leader, game.have[BATTLE_IN])
            others = (1 << len(game.seats)) - 1 & ~(1 << seat)
            for step in (LEADER_STEP, WEAPON_STEP, DEFENSE_STEP):
                show_part(game, others, side, step)
            if game.events is not None:
                tell_plan(game, side)
        game.notice(PLANS_REVEALED, context)
        game.push(CALL_TRAITORS, context)


class CallTraitors(Window):
    """Anyone who has the other side's leader in his pay may say so."""

    def possible(self, game: Classic, context: Scene) -> list[int]:
        return traitor_callers(game)

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        leader = part_of(game, LEADER_STEP, opposed_side(game, seat))
        if leader in game.seats[seat].piles[TRAITORS] and not bound(game, seat, NO_TRAITOR_CALLED):
            return [NO_CALL, CALL]
        return [NO_CALL]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        called = [False, False]
        callers = traitor_callers(game)
        for seat in game.seats:
            if seat.index in callers and answers[seat.index] != CALL:
                seat.have[UNCALLED] |= 1 << part_of(game, LEADER_STEP, opposed_side(game, seat.index))
            elif answers[seat.index] == CALL:
                enemy = opposed_side(game, seat.index)
                called[1 - enemy] = True
                leader = part_of(game, LEADER_STEP, enemy)
                game.have[SHOWN_TRAITORS] |= 1 << leader
                if game.events is not None:
                    game.emit(Event("traitor", seat.index, LEADERS[leader].id, 0, game.piles[SIDES][enemy]))
        resolve(game, called)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "The plans are revealed: do you call a traitor?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return "that leader is not in your pay, or you have promised to call no traitor" if option == CALL else ""


def traitor_callers(game: Classic) -> list[int]:
    """The seats that may call a traitor, as far as everybody can see."""
    callers = 0
    for side, seat in enumerate(game.piles[SIDES]):
        if part_of(game, LEADER_STEP, 1 - side) < HERO_LEADER and not has_companion(game, 1 - side):
            callers = game.amended_by_all(TRAITOR_CALLERS, callers | 1 << seat, OWN[seat])
    return SEATS_IN[callers]


def tell_plan(game: Classic, side: int) -> None:
    """Tell what a plan held."""
    leader = part_of(game, LEADER_STEP, side)
    cards = [part_of(game, step, side) for step in (WEAPON_STEP, DEFENSE_STEP)]
    parts = [f"{part_of(game, DIAL_STEP, side) / 2:g}"]
    parts.append(LEADERS[leader].id if leader < HERO_LEADER else "cheap-hero" if leader == HERO_LEADER else "none")
    parts += [TREACHERY[card].id if card >= 0 else "none" for card in cards]
    sides = game.piles[SIDES]
    game.emit(Event("plan", sides[side], " ".join(parts), part_of(game, SUPPORT_STEP, side), sides[1 - side]))


class EndBattle(Act):
    """The battle is over."""

    def do(self, game: Classic, context: Scene) -> None:
        clear_battle(game)
        if game.rules.alone_fights:
            game.notice(ALONE, context)
        pause(game)


BATTLE_ROUND_ACT = BattleRound()
NEXT_BATTLE = NextBattle()
PICK_BATTLE = PickBattle()
PICK_ENEMY = PickEnemy()
FIGHT = Fight()
CONSENT = Consent()
BATTLE_PAUSE = BattlePause()
OPEN_BATTLE = OpenBattle()
STRENGTHS_KNOWN = StrengthsKnown()
START_PLANS = StartPlans()
REVEAL_PLANS = RevealPlans()
CALL_TRAITORS = CallTraitors()
END_BATTLE = EndBattle()
