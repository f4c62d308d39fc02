"""Battle plans: what each side may put in its plan, after Voice and prescience."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.characters import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    HERO_LEADER,
    KWISATZ_LOSSES,
    LEADER_COUNT,
    NO_LEADER,
)
from landsraad.classic.state import NOTHING, OPEN, Battle, Classic
from landsraad.classic.treachery import (
    CATEGORY,
    CHEAP_HERO,
    DEFENSES,
    PROJECTILE,
    SHIELD_DEFENSE,
    TREACHERY,
    WEAPONS,
    WORTHLESS,
    WORTHLESS_CARDS,
)
from landsraad.classic.words import (
    DEFENSE,
    DIAL,
    KWISATZ,
    LEADER,
    NO_DEFENSE,
    NO_KWISATZ,
    NO_WEAPON,
    PLAN_QUESTIONS,
    STOP_FEDAYKIN,
    STOP_KWISATZ,
    STOP_SARDAUKAR,
    SUPPORT,
    VALUE,
    VOCABULARY,
    WEAPON,
)
from landsraad.kernel.effect import Context

# The steps of a plan; the first four are what prescience may ask for.
STEPS = range(6)
LEADER_STEP, WEAPON_STEP, DEFENSE_STEP, DIAL_STEP, SUPPORT_STEP, KWISATZ_STEP = STEPS

# The kinds that the Voice can name, in the order of the vocabulary; categories of treachery cards where they agree.
VOICE_HERO = 6
_VOICE_CATEGORY = (0, 1, 3, 4, 6, 2, 5)


def current(game: Classic) -> Battle:
    """The battle being fought."""
    battle = game.battle
    assert battle is not None
    return battle


def element(battle: Battle, step: int) -> list[int]:
    """One part of both plans."""
    if step == LEADER_STEP:
        return battle.leader
    if step == WEAPON_STEP:
        return battle.weapon
    if step == DEFENSE_STEP:
        return battle.defense
    if step == DIAL_STEP:
        return battle.dial
    return battle.support if step == SUPPORT_STEP else battle.kwisatz


# -- strength --------------------------------------------------------------------------------------------------------


def star_worth(game: Classic, battle: Battle, side: int) -> int:
    """What a starred token of a side counts in this battle: one or two."""
    character = game.seats[battle.sides[side]].character
    enemy = game.seats[battle.sides[1 - side]].character
    if character == EMPEROR:
        return 1 if enemy == FREMEN or battle.stopped >> STOP_SARDAUKAR & 1 else 2
    if character == FREMEN:
        return 1 if battle.stopped >> STOP_FEDAYKIN & 1 else 2
    return 1


def fewest_ordinary(dial: int, support: int, ordinary: int, starred: int, worth: int) -> int:
    """Advanced combat: the fewest ordinary tokens that with exactly so many starred ones and so much spice make a dial
    in halves, or -1 if none do."""
    gain = worth
    for supported in range(min(starred, support), -1, -1):
        needed = dial - (support - supported) - worth * starred - gain * supported
        if support - supported <= needed <= ordinary:
            return needed
    return -1


_dials: dict[int, list[int]] = {}


def dials(ordinary: int, starred: int, worth: int, spice: int) -> list[int]:
    """Advanced combat: the options of the wheel for so many tokens and so much spice."""
    if worth == 1:
        ordinary += starred
        starred = 0
    spice = min(spice, ordinary + starred)
    if not starred:
        return DIAL[: ordinary + spice + 1]
    key = (ordinary * 32 + starred) * 32 + spice
    known = _dials.get(key)
    if known is None:
        made = set()
        for support in range(spice + 1):
            for used in range(starred + 1):
                for dial in range(len(DIAL)):
                    if fewest_ordinary(dial, support, ordinary, used, worth) >= 0:
                        made.add(dial)
        known = _dials[key] = [DIAL[dial] for dial in sorted(made)]
    return known


def supports(dial: int, ordinary: int, starred: int, worth: int, spice: int) -> list[int]:
    """Advanced combat: how much spice may support a dial."""
    if worth == 1:
        ordinary += starred
        starred = 0
    spice = min(spice, ordinary + starred)
    return [
        SUPPORT[n] for n in range(spice + 1)
        if any(fewest_ordinary(dial, n, ordinary, used, worth) >= 0 for used in range(starred + 1))
    ]


# -- what may be planned ---------------------------------------------------------------------------------------------


def leaders_ready(game: Classic, seat: int, territory: int) -> list[int]:
    """The leaders that a seat may send to a battle in a territory."""
    holder = game.holder
    dead = game.dead | game.rested
    fought = game.fought_at
    return [
        leader for leader in range(LEADER_COUNT)
        if holder[leader] == seat and not dead >> leader & 1 and (fought[leader] < 0 or fought[leader] == territory)
    ]


def voice_on(battle: Battle, side: int) -> int:
    """The command that binds a side, or -1."""
    return battle.voice if battle.voiced == side else NOTHING


def leader_options(game: Classic, battle: Battle, side: int) -> list[int]:
    """Whom a side may send: a leader or a cheap hero(ine) if it has one, else nobody."""
    seat = game.seats[battle.sides[side]]
    if battle.leaderless:
        return [LEADER[NO_LEADER]]
    hero = CHEAP_HERO in seat.hand
    command = voice_on(battle, side)
    if command >> 1 == VOICE_HERO and command >= 0:
        if command & 1 and hero:
            return [LEADER[HERO_LEADER]]
        hero = hero and bool(command & 1)
    options = [LEADER[leader] for leader in leaders_ready(game, seat.index, battle.territory)]
    if hero:
        options.append(LEADER[HERO_LEADER])
    return options or [LEADER[NO_LEADER]]


def has_leader(game: Classic, battle: Battle, side: int) -> bool:
    """Whether a side plays a leader or hero(ine), and with it cards."""
    leader = battle.leader[side]
    if leader == OPEN:
        return leader_options(game, battle, side)[0] != LEADER[NO_LEADER]
    return leader != NO_LEADER


def card_options(game: Classic, battle: Battle, side: int, weapon: bool) -> list[int]:
    """What a side may put in its weapon or defense place."""
    none = NO_WEAPON if weapon else NO_DEFENSE
    if not has_leader(game, battle, side):
        return [none]
    place = WEAPON if weapon else DEFENSE
    fitting = WEAPONS if weapon else DEFENSES
    elsewhere = (battle.defense if weapon else battle.weapon)[side]
    hand = game.seats[battle.sides[side]].hand
    cards: list[int] = []
    for card in hand:
        fits = card in fitting or card in WORTHLESS_CARDS
        if fits and card not in cards and (card != elsewhere or hand.count(card) > 1):
            cards.append(card)
    command = voice_on(battle, side)
    if command >= 0:
        category = _VOICE_CATEGORY[command >> 1]
        named = [card for card in cards if CATEGORY[card] == category]
        if not command & 1:
            cards = [card for card in cards if CATEGORY[card] != category]
        elif named and (category != WORTHLESS or last_chance(elsewhere)):
            return [place[card] for card in named]
    return [none, *(place[card] for card in cards)]


def last_chance(elsewhere: int) -> bool:
    """Whether the other place is decided and holds no worthless card, so that this one must."""
    return elsewhere != OPEN and elsewhere not in WORTHLESS_CARDS


def dial_options(game: Classic, battle: Battle, side: int) -> list[int]:
    """What a side may dial."""
    seat = game.seats[battle.sides[side]]
    ordinary, starred = game.tokens_in(seat, battle.zone)
    worth = star_worth(game, battle, side)
    if game.rules.advanced_combat:
        return dials(ordinary, starred, worth, seat.spice)
    return DIAL[: 2 * (ordinary + worth * starred) + 1 : 2]


def support_options(game: Classic, battle: Battle, side: int) -> list[int]:
    """How much spice may support what a side dialed."""
    seat = game.seats[battle.sides[side]]
    ordinary, starred = game.tokens_in(seat, battle.zone)
    return supports(battle.dial[side], ordinary, starred, star_worth(game, battle, side), seat.spice)


def kwisatz_ready(game: Classic, battle: Battle, side: int) -> bool:
    """Whether the Kwisatz Haderach could be in a side's plan."""
    seat = game.seats[battle.sides[side]]
    return (
        seat.character == ATREIDES
        and game.rules.advantages
        and seat.losses >= KWISATZ_LOSSES
        and not game.kwisatz_dead
        and not battle.stopped >> STOP_KWISATZ & 1
    )


def planned(question: int, choice: int) -> bool:
    """Whether the answer to a question about a plan is yes if the plan holds this choice."""
    step, kind = divmod(VALUE[question] - PLAN_QUESTIONS, 100)
    if step == LEADER_STEP:
        return choice == kind
    if step == DIAL_STEP:
        return choice >= 2 * kind
    if not kind:
        return choice in (WEAPONS if step == WEAPON_STEP else DEFENSES)
    return choice >= 0 and CATEGORY[choice] == (PROJECTILE if step == WEAPON_STEP else SHIELD_DEFENSE) + kind - 1


def plan_options(game: Classic, battle: Battle, side: int, step: int) -> list[int]:
    """What a side may choose at a step of its plan; what it swore to binds it as far as it can be done."""
    options = possible_options(game, battle, side, step)
    for swearer, question, yes in battle.sworn:
        if swearer == side and (VALUE[question] - PLAN_QUESTIONS) // 100 == step:
            kept = [option for option in options if planned(question, VALUE[option]) == yes]
            options = kept or options
    return options


def possible_options(game: Classic, battle: Battle, side: int, step: int) -> list[int]:
    """What the rules and the Voice let a side choose at a step of its plan."""
    if step == LEADER_STEP:
        return leader_options(game, battle, side)
    if step == WEAPON_STEP:
        return card_options(game, battle, side, True)
    if step == DEFENSE_STEP:
        return card_options(game, battle, side, False)
    if step == DIAL_STEP:
        return dial_options(game, battle, side)
    if step == SUPPORT_STEP:
        return support_options(game, battle, side)
    return [NO_KWISATZ, KWISATZ] if kwisatz_joins(game, battle.leader[side]) else [NO_KWISATZ]


def kwisatz_joins(game: Classic, leader: int) -> bool:
    """Whether the Kwisatz Haderach may accompany a leader: one a turn, and the next hero(ine) is another one."""
    if leader == NO_LEADER or game.kwisatz_with == HERO_LEADER:
        return False
    return game.kwisatz_with in (NOTHING, leader)


def open_sides(game: Classic, battle: Battle, step: int) -> list[int]:
    """The sides that still have a step of their plan to decide."""
    sides = [side for side in (0, 1) if element(battle, step)[side] == OPEN]
    if step == KWISATZ_STEP:
        sides = [side for side in sides if kwisatz_ready(game, battle, side)]
    return sides


class Plan(Act):
    """Both sides decide one part of their plans in secret, then the next."""

    def do(self, game: Classic, context: Context) -> None:
        battle = current(game)
        for step in range(scene(context).step, len(STEPS)):
            sides = open_sides(game, battle, step)
            if sides:
                game.ask_sealed(self, PLAN_SCENE[step], [battle.sides[side] for side in sides])
                return

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        battle = current(game)
        return plan_options(game, battle, battle.sides.index(seat), scene(context).step)

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        about = scene(context)
        battle = current(game)
        for side, seat in enumerate(battle.sides):
            if answers[seat] >= 0:
                element(battle, about.step)[side] = VALUE[answers[seat]]
        if about.step + 1 < len(STEPS):
            game.push(self, PLAN_SCENE[about.step + 1])

    def prompt(self, game: Classic, context: Context) -> str:
        if scene(context).step == SUPPORT_STEP:
            return "How many tokens do you support with spice?"
        return "Your battle plan."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return why_not_planned(option)


def why_not_planned(option: int) -> str:
    """Why something may not be in a plan."""
    verb = VOCABULARY.verbs[option]
    if verb == "leader":
        return "dead, captured, resting, used in another territory, or forbidden by the Voice"
    if verb in ("weapon", "defense"):
        if VALUE[option] < 0:
            return "the Voice commands you to play a card"
        return f"you do not hold {TREACHERY[VALUE[option]].name}, have no leader, or the Voice forbids it"
    if verb == "dial":
        return "you have not the tokens or the spice for that number"
    if verb == "support":
        return "that spice does not fit your dial and tokens"
    return ""


PLAN_SCENE = [Scene(-1, step=step) for step in range(len(STEPS))]
PLAN = Plan()
