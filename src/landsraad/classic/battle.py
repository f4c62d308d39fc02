"""Battles: who fights whom, Voice and prescience, plans revealed, and what comes of them."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.battle_plan import (
    DEFENSE_STEP,
    DIAL_STEP,
    LEADER_STEP,
    PLAN,
    PLAN_SCENE,
    VOICE_HERO,
    WEAPON_STEP,
    current,
    dial_options,
    element,
    has_leader,
    kwisatz_ready,
    plan_options,
    star_worth,
    voice_on,
    why_not_planned,
)
from landsraad.classic.battle_result import resolve
from landsraad.classic.bene_gesserit import settle_alone
from landsraad.classic.cards import learn
from landsraad.classic.characters import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    HARKONNEN,
    HERO_LEADER,
    LEADER_COUNT,
    LEADERS,
)
from landsraad.classic.karama import offer_stop, special_ready, spend_special, take_note
from landsraad.classic.map import POLAR_MASK, SECTOR_OF, TERRITORIES, TERRITORY_OF, ZONES
from landsraad.classic.promises import bound
from landsraad.classic.state import BATTLE_ROUND, NOTHING, OPEN, Battle, Classic, Seat
from landsraad.classic.treachery import CHEAP_HERO, TREACHERY
from landsraad.classic.windows import BATTLE_WINDOW, pause
from landsraad.classic.words import (
    AGAINST,
    BATTLE,
    CALL,
    CHANGE,
    ELEMENTS,
    LEADERLESS,
    NO_CALL,
    NO_TRAITOR_CALLED,
    PASS,
    PRESCIENCE,
    SEE_PLAN,
    STOP_FEDAYKIN,
    STOP_KWISATZ,
    STOP_PRESCIENCE,
    STOP_SARDAUKAR,
    STOP_VOICE,
    VALUE,
    VOCABULARY,
    VOICE,
    WITH_LEADERS,
    area_name,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class BattleRound(Act):
    """The battle round."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = BATTLE_ROUND
        game.rested = 0
        for leader in range(LEADER_COUNT):
            game.fought_at[leader] = NOTHING
        if game.events is not None:
            game.tell(Event("round", -1, "battle"))
        game.push(NEXT_BATTLE, context)
        pause(game)


def battles_of(game: Classic, seat: Seat) -> list[tuple[int, int]]:
    """The battles a seat has to fight: the first area of the zone, and a mask of opponents."""
    mine = game.fighters(seat) & ~POLAR_MASK
    shared = 0
    for other in game.seats:
        if not seat.alliance >> other.index & 1:
            shared |= game.fighters(other)
    shared &= mine
    found: list[tuple[int, int]] = []
    territory = 0
    while shared:
        if shared & 1:
            for zone in ZONES[game.storm][territory]:
                if not game.rules.storm_battles and SECTOR_OF[zone[0]] == game.storm:
                    continue
                enemies = enemies_in(game, seat, zone, territory)
                if enemies:
                    found.append((zone[0], enemies))
        shared >>= 1
        territory += 1
    return found


def enemies_in(game: Classic, seat: Seat, zone: list[int], territory: int) -> int:
    """The seats that a seat must fight in a zone, as bits."""
    enemies = 0
    if sum(game.tokens_in(seat, zone)):
        for other in game.seats:
            foe = not seat.alliance >> other.index & 1 and game.fighters(other) >> territory & 1
            if foe and sum(game.tokens_in(other, zone)):
                enemies |= 1 << other.index
    return enemies


class NextBattle(Act):
    """The next player in storm order with a battle to fight is the aggressor, and chooses which."""

    def do(self, game: Classic, context: Context) -> None:
        for seat in game.storm_order():
            battles = battles_of(game, seat)
            if battles:
                game.push(self, context)
                if len(battles) == 1:
                    choose_enemy(game, seat, battles[0])
                else:
                    game.ask(PICK_BATTLE, OWN[seat.index], seat.index)
                return


class PickBattle(Act):
    """The aggressor chooses where to fight first."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [BATTLE[area] for area, _ in battles_of(game, game.seats[context.seat])]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        for battle in battles_of(game, seat):
            if battle[0] == VALUE[option]:
                choose_enemy(game, seat, battle)

    def prompt(self, game: Classic, context: Context) -> str:
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

    def options(self, game: Classic, context: Context) -> list[int]:
        return [AGAINST[seat.character] for seat in game.seats if scene(context).seats >> seat.index & 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.push(FIGHT, Scene(context.seat, other=game.sits[VALUE[option]], area=scene(context).area))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Whom do you fight in {area_name(scene(context).area)}?"


class Fight(Act):
    """A battle between two players, in the zone that begins with an area."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        territory = TERRITORY_OF[about.area]
        zone = next(zone for zone in ZONES[game.storm][territory] if about.area in zone)
        battle = Battle.fresh(territory, zone, context.seat, about.other)
        if not game.rules.advanced_combat:
            battle.support = [0, 0]
        game.battle = battle
        game.wheel = [context.seat, about.other]
        if game.events is not None:
            game.tell(Event("battle", context.seat, TERRITORIES[territory].id, 0, about.other))
        game.push(END_BATTLE, context)
        game.push(REVEAL_PLANS, context)
        game.push(PEEK, context)
        game.push(START_PLANS, context)
        game.push(FORESIGHT, context)
        game.push(SPEAK, context)
        game.push(OPEN_BATTLE, context)
        if game.rules.leaderless:
            game.push(CONSENT, context)


class Consent(Act):
    """Both sides may agree to fight without leaders."""

    def do(self, game: Classic, context: Context) -> None:
        game.ask_sealed(self, context, current(game).sides)

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        return [WITH_LEADERS, LEADERLESS]

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        battle = current(game)
        battle.leaderless = all(answers[seat] == LEADERLESS for seat in battle.sides)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Agree to fight without leaders?"


def strength_stops(game: Classic, battle: Battle) -> int:
    """The strengths in this battle that a Karama can still stop, as a mask of stops."""
    mask = 0
    for side, seat in enumerate(battle.sides):
        character = game.seats[seat].character
        if game.tokens_in(game.seats[seat], battle.zone)[1] and star_worth(game, battle, side) > 1:
            mask |= 1 << (STOP_SARDAUKAR if character == EMPEROR else STOP_FEDAYKIN)
        if kwisatz_ready(game, battle, side):
            mask |= 1 << STOP_KWISATZ
    return mask


def battle_window(game: Classic, stops: int = 0) -> None:
    """Put a moment for cards on the agenda: until plans are made, strengths can be stopped at each of them."""
    game.push(STRENGTHS_KNOWN, OWN[0])
    game.push(BATTLE_WINDOW, Scene(-1, stops=stops | strength_stops(game, current(game))))


class OpenBattle(Act):
    """Before anything is said or planned cards may be played."""

    def do(self, game: Classic, context: Context) -> None:
        battle_window(game)


class StrengthsKnown(Act):
    """What was stopped holds for this battle; a number foreseen that is now too high falls to what can be dialed."""

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        for stop in (STOP_SARDAUKAR, STOP_FEDAYKIN, STOP_KWISATZ):
            if take_note(game, stop):
                battle.stopped |= 1 << stop
        for side in (0, 1):
            if battle.fixed[side] >> DIAL_STEP & 1:
                possible = [VALUE[option] for option in dial_options(game, battle, side)]
                battle.dial[side] = max(number for number in possible if number <= battle.dial[side])


def opposed_side(game: Classic, seat: int) -> int:
    """The side against which a seat uses its powers in this battle: its own or its ally's opponent, or -1."""
    battle = current(game)
    for side, fighter in enumerate(battle.sides):
        if fighter == seat or game.allied(fighter, seat):
            return 1 - side
    return NOTHING


class Speak(Act):
    """The Bene Gesserit may use the Voice on her opponent or an ally's."""

    def do(self, game: Classic, context: Context) -> None:
        bene = game.sits[BENE_GESSERIT]
        if bene >= 0 and opposed_side(game, bene) >= 0:
            game.ask(self, OWN[bene], bene)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PASS, *VOICE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            battle_window(game)
            return
        battle = current(game)
        battle.voice = VALUE[option]
        battle.voiced = opposed_side(game, context.seat)
        if game.events is not None:
            game.tell(Event("voice", context.seat, VOCABULARY.names[option].partition(":")[2], 0,
                            battle.sides[battle.voiced]))
        game.push(VOICE_HEARD, context)
        battle_window(game, 1 << STOP_VOICE)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Use the Voice on the {game.people(current(game).sides[opposed_side(game, context.seat)])}?"


class VoiceHeard(Act):
    """The command stands unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, STOP_VOICE):
            current(game).voice = NOTHING
            current(game).voiced = NOTHING


class Foresight(Act):
    """The Atreides may foresee one element of their opponent's plan, or of an ally's."""

    def do(self, game: Classic, context: Context) -> None:
        atreides = game.sits[ATREIDES]
        if atreides >= 0 and opposed_side(game, atreides) >= 0:
            game.ask(self, OWN[atreides], atreides)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PASS, *PRESCIENCE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        battle_window(game)
        if option == PASS:
            return
        battle = current(game)
        battle.element = VALUE[option]
        battle.foreseen = opposed_side(game, context.seat)
        if game.events is not None:
            game.tell(Event("prescience", context.seat, ELEMENTS[battle.element], 0, battle.sides[battle.foreseen]))
        game.push(SHOW_ELEMENT, Scene(battle.sides[battle.foreseen], other=context.seat))
        offer_stop(game, STOP_PRESCIENCE)

    def prompt(self, game: Classic, context: Context) -> str:
        enemy = current(game).sides[opposed_side(game, context.seat)]
        return f"Foresee a part of the plan of the {game.people(enemy)}?"


class ShowElement(Act):
    """The foreseen side decides the element asked for, and shows it to the Atreides; it is binding."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, STOP_PRESCIENCE):
            battle = current(game)
            battle.element = NOTHING
            battle.foreseen = NOTHING
        else:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        battle = current(game)
        return plan_options(game, battle, battle.foreseen, battle.element)

    def answer(self, game: Classic, context: Context, option: int) -> None:
        battle = current(game)
        side = battle.foreseen
        element(battle, battle.element)[side] = VALUE[option]
        battle.fixed[side] |= 1 << battle.element
        battle.shown = True
        for viewer in {scene(context).other, battle.sides[1 - side]}:
            show_card(game, viewer, side, battle.element)
            if game.events is not None:
                game.tell(Event("shown", context.seat, ELEMENTS[battle.element], 0, viewer,
                                [VOCABULARY.names[option]]))
        game.reveal()

    def prompt(self, game: Classic, context: Context) -> str:
        return f"The Atreides foresee your {ELEMENTS[current(game).element]}: decide and show it."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return why_not_planned(option)


def show_card(game: Classic, viewer: int, side: int, step: int) -> None:
    """A seat sees the card in one place of a plan."""
    battle = current(game)
    holder = battle.sides[side]
    if step == LEADER_STEP:
        if battle.leader[side] == HERO_LEADER:
            learn(game, viewer, holder, CHEAP_HERO)
    elif step == WEAPON_STEP and battle.weapon[side] >= 0:
        learn(game, viewer, holder, battle.weapon[side])
    elif step == DEFENSE_STEP and battle.defense[side] >= 0:
        learn(game, viewer, holder, battle.defense[side])


class StartPlans(Act):
    """Both sides make their plans in secret."""

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        for side in (0, 1):
            if kwisatz_ready(game, battle, side):
                battle.kwisatz[side] = OPEN
            if not battle.leaderless and not has_leader(game, battle, side):
                announce_no_leader(game, battle, side)
        game.push(PLAN, PLAN_SCENE[LEADER_STEP])


def announce_no_leader(game: Classic, battle: Battle, side: int) -> None:
    """A side that has neither leader nor hero(ine) to send says so before the plans are shown."""
    seat = battle.sides[side]
    battle.announced |= 1 << side
    if voice_on(battle, side) != 2 * VOICE_HERO:
        game.known_not[seat] |= 1 << CHEAP_HERO
    if game.events is not None:
        game.tell(Event("no-leader", seat))


class Peek(Act):
    """The Atreides may see a whole plan by Karama; the other side may then change its own."""

    def do(self, game: Classic, context: Context) -> None:
        atreides = game.seat_of(ATREIDES)
        if atreides is not None and atreides.hand and game.rules.special_karama:
            game.ask(self, OWN[atreides.index], atreides.index)

    def options(self, game: Classic, context: Context) -> list[int]:
        options = [PASS]
        if special_ready(game, game.seats[context.seat]):
            for seat in current(game).sides:
                if seat != context.seat:
                    options.append(SEE_PLAN[game.seats[seat].character])
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        battle = current(game)
        side = battle.sides.index(game.sits[VALUE[option]])
        spend_special(game, game.seats[context.seat])
        battle.seen |= 1 << side
        for step in (LEADER_STEP, WEAPON_STEP, DEFENSE_STEP):
            show_card(game, context.seat, side, step)
        game.reveal()
        if game.events is not None:
            game.tell(Event("plan-seen", context.seat, "", 0, battle.sides[side]))
        game.push(CHANGE_PLAN, OWN[battle.sides[1 - side]])

    def prompt(self, game: Classic, context: Context) -> str:
        return "Play a Karama to see a whole battle plan?"


class ChangePlan(Act):
    """The side whose plan was not seen may make its plan anew."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [PASS, CHANGE]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        battle = current(game)
        side = battle.sides.index(context.seat)
        for step in (LEADER_STEP, WEAPON_STEP, DEFENSE_STEP, DIAL_STEP):
            if not battle.fixed[side] >> step & 1:
                element(battle, step)[side] = OPEN
        if game.rules.advanced_combat:
            battle.support[side] = OPEN
        if kwisatz_ready(game, battle, side):
            battle.kwisatz[side] = OPEN
        game.push(PLAN, PLAN_SCENE[LEADER_STEP])

    def prompt(self, game: Classic, context: Context) -> str:
        return "Your opponent's plan was seen: change yours?"


class RevealPlans(Act):
    """Plans are revealed; traitors may be called."""

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        battle.revealed = True
        game.reveal()
        for side, seat in enumerate(battle.sides):
            if battle.leader[side] < LEADER_COUNT:
                game.fought_at[battle.leader[side]] = battle.territory
            if battle.kwisatz[side] == 1:
                game.kwisatz_with = battle.leader[side]
            for viewer in range(len(game.seats)):
                if viewer != seat:
                    for step in (LEADER_STEP, WEAPON_STEP, DEFENSE_STEP):
                        show_card(game, viewer, side, step)
            if game.events is not None:
                tell_plan(game, battle, side)
        callers = traitor_callers(game)
        if callers:
            game.ask_sealed(self, context, callers)
        else:
            resolve(game, [False, False])

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        battle = current(game)
        leader = battle.leader[opposed_side(game, seat)]
        if leader in game.seats[seat].traitors and not bound(game, seat, NO_TRAITOR_CALLED):
            return [NO_CALL, CALL]
        return [NO_CALL]

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        battle = current(game)
        called = [False, False]
        for seat in game.seats:
            if answers[seat.index] == NO_CALL:
                game.uncalled[seat.index] |= 1 << battle.leader[opposed_side(game, seat.index)]
            elif answers[seat.index] == CALL:
                side = 1 - opposed_side(game, seat.index)
                called[side] = True
                leader = battle.leader[1 - side]
                game.shown_traitors |= 1 << leader
                if game.events is not None:
                    game.tell(Event("traitor", seat.index, LEADERS[leader].id, 0, battle.sides[1 - side]))
        resolve(game, called)

    def prompt(self, game: Classic, context: Context) -> str:
        return "The plans are revealed: do you call a traitor?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "that leader is not in your pay, or you have promised to call no traitor" if option == CALL else ""


def traitor_callers(game: Classic) -> list[int]:
    """The seats that may call a traitor, as far as everybody can see."""
    battle = current(game)
    callers: list[int] = []
    for side, seat in enumerate(battle.sides):
        enemy = 1 - side
        if battle.leader[enemy] < LEADER_COUNT and battle.kwisatz[enemy] != 1:
            callers.append(seat)
            baron = game.sits[HARKONNEN]
            if baron >= 0 and game.allied(baron, seat):
                callers.append(baron)
    return callers


def tell_plan(game: Classic, battle: Battle, side: int) -> None:
    """Tell what a plan held."""
    parts = [f"{battle.dial[side] / 2:g}"]
    leader = battle.leader[side]
    parts.append(LEADERS[leader].id if leader < LEADER_COUNT else "cheap-hero" if leader == HERO_LEADER else "none")
    parts.append(TREACHERY[battle.weapon[side]].id if battle.weapon[side] >= 0 else "none")
    parts.append(TREACHERY[battle.defense[side]].id if battle.defense[side] >= 0 else "none")
    game.tell(Event("plan", battle.sides[side], " ".join(parts), battle.support[side], battle.sides[1 - side]))


class EndBattle(Act):
    """The battle is over."""

    def do(self, game: Classic, context: Context) -> None:
        game.battle = None
        if game.rules.alone_fights:
            settle_alone(game)
        pause(game)


BATTLE_ROUND_ACT = BattleRound()
NEXT_BATTLE = NextBattle()
PICK_BATTLE = PickBattle()
PICK_ENEMY = PickEnemy()
FIGHT = Fight()
CONSENT = Consent()
OPEN_BATTLE = OpenBattle()
STRENGTHS_KNOWN = StrengthsKnown()
SPEAK = Speak()
VOICE_HEARD = VoiceHeard()
FORESIGHT = Foresight()
SHOW_ELEMENT = ShowElement()
START_PLANS = StartPlans()
PEEK = Peek()
CHANGE_PLAN = ChangePlan()
REVEAL_PLANS = RevealPlans()
END_BATTLE = EndBattle()
