"""Battle plans: what each side may put in its plan, after commands and what was foreseen."""

from __future__ import annotations

from typing import Final

from landsraad.classic.sheets.characters import HERO_LEADER, NO_LEADER
from landsraad.classic.sheets.treachery import (
    CATEGORY,
    DEFENSES,
    PROJECTILE,
    SHIELD_DEFENSE,
    SUBSTITUTES,
    TREACHERY,
    WEAPONS,
    WORTHLESS,
    WORTHLESS_CARDS,
)
from landsraad.classic.sheets.words import (
    DEFENSE,
    DIAL,
    LEADER,
    NO_DEFENSE,
    NO_WEAPON,
    PLAN_QUESTIONS,
    SUPPORT,
    VALUE,
    VOCABULARY,
    WEAPON,
)
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import COMPANION, STAR_WORTH
from landsraad.classic.table.register import (
    BATTLE_IN,
    COMMAND,
    COMMANDED,
    DEAD,
    FIXED,
    FOUGHT_AT,
    HAND,
    HOLDER,
    NOTHING,
    PARTS,
    PLAN,
    RESTED,
    SIDES,
    SPICE,
    SWORN,
    UNDECIDED,
    WITHOUT_LEADERS,
    ZONE,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.game import NOT_ASKED, WAITING
from landsraad.kernel.register.declare import entries

# The parts of a plan, in the order in which they are decided; the first four are what may be foreseen.
LEADER_STEP, WEAPON_STEP, DEFENSE_STEP, DIAL_STEP, SUPPORT_STEP, COMPANION_STEP = range(PARTS)

# The kinds that a command can name, in the order of the vocabulary; categories of treachery cards where they agree.
COMMAND_HERO = 6
_COMMANDED_CATEGORY = (0, 1, 3, 4, 6, 2, 5)


def part_of(game: Classic, step: int, side: int) -> int:
    """One part of a side's plan."""
    return game.piles[PLAN][2 * step + side]


def decide(game: Classic, step: int, side: int, choice: int) -> None:
    """Put something in a side's plan."""
    game.put(PLAN, 2 * step + side, choice)


def side_of(game: Classic, seat: int) -> int:
    """The side on which a seat fights."""
    return game.piles[SIDES].index(seat)


def fighter(game: Classic, side: int) -> Seat:
    """The seat that fights on a side."""
    return game.seats[game.piles[SIDES][side]]


def has_companion(game: Classic, side: int) -> bool:
    """Whether a side's leader has a companion in the plan."""
    return part_of(game, COMPANION_STEP, side) == 1


# -- strength --------------------------------------------------------------------------------------------------------


def star_worth(game: Classic, side: int) -> int:
    """What a starred token of a side counts in this battle: one or two."""
    seat = fighter(game, side)
    return game.amended(seat, STAR_WORTH, 1, OWN[seat.index])


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
    holder = game.piles[HOLDER]
    dead = game.have[DEAD] | game.have[RESTED]
    fought = game.piles[FOUGHT_AT]
    ready: list[int] = []
    leader = -1
    for _ in range(holder.count(seat)):
        leader = holder.index(seat, leader + 1)
        if not dead >> leader & 1 and (fought[leader] < 0 or fought[leader] == territory):
            ready.append(leader)
    return ready


def command_on(game: Classic, side: int) -> int:
    """The command that binds a side, or -1."""
    return game.have[COMMAND] if game.have[COMMANDED] == side else NOTHING


def leader_options(game: Classic, side: int) -> list[int]:
    """Whom a side may send: a leader or one who stands in for a leader if it has one, else nobody."""
    seat = fighter(game, side)
    if game.have[WITHOUT_LEADERS]:
        return [LEADER[NO_LEADER]]
    hero = not SUBSTITUTES.isdisjoint(seat.piles[HAND])
    command = command_on(game, side)
    if command >> 1 == COMMAND_HERO and command >= 0:
        if command & 1 and hero:
            return [LEADER[HERO_LEADER]]
        hero = hero and bool(command & 1)
    options = [LEADER[leader] for leader in leaders_ready(game, seat.index, game.have[BATTLE_IN])]
    if hero:
        options.append(LEADER[HERO_LEADER])
    return options or [LEADER[NO_LEADER]]


def has_leader(game: Classic, side: int) -> bool:
    """Whether a side plays a leader or hero(ine), and with it cards."""
    leader = part_of(game, LEADER_STEP, side)
    if leader == UNDECIDED:
        return leader_options(game, side)[0] != LEADER[NO_LEADER]
    return leader != NO_LEADER


def card_options(game: Classic, side: int, weapon: bool) -> list[int]:
    """What a side may put in its weapon or defense place."""
    none = NO_WEAPON if weapon else NO_DEFENSE
    if not has_leader(game, side):
        return [none]
    place = WEAPON if weapon else DEFENSE
    fitting = WEAPONS if weapon else DEFENSES
    elsewhere = part_of(game, DEFENSE_STEP if weapon else WEAPON_STEP, side)
    hand = fighter(game, side).piles[HAND]
    cards: list[int] = []
    for card in hand:
        fits = card in fitting or card in WORTHLESS_CARDS
        if fits and card not in cards and (card != elsewhere or hand.count(card) > 1):
            cards.append(card)
    command = command_on(game, side)
    if command >= 0:
        category = _COMMANDED_CATEGORY[command >> 1]
        named = [card for card in cards if CATEGORY[card] == category]
        if not command & 1:
            cards = [card for card in cards if CATEGORY[card] != category]
        elif named and (category != WORTHLESS or last_chance(elsewhere)):
            return [place[card] for card in named]
    return [none, *(place[card] for card in cards)]


def last_chance(elsewhere: int) -> bool:
    """Whether the other place is decided and holds no worthless card, so that this one must."""
    return elsewhere != UNDECIDED and elsewhere not in WORTHLESS_CARDS


def dial_options(game: Classic, side: int) -> list[int]:
    """What a side may dial."""
    seat = fighter(game, side)
    ordinary, starred = game.tokens_in(seat, game.piles[ZONE])
    worth = star_worth(game, side)
    if game.rules.advanced_combat:
        return dials(ordinary, starred, worth, seat.have[SPICE])
    return DIAL[: 2 * (ordinary + worth * starred) + 1 : 2]


def support_options(game: Classic, side: int) -> list[int]:
    """How much spice may support what a side dialed."""
    seat = fighter(game, side)
    ordinary, starred = game.tokens_in(seat, game.piles[ZONE])
    return supports(part_of(game, DIAL_STEP, side), ordinary, starred, star_worth(game, side), seat.have[SPICE])


def companion_ready(game: Classic, side: int) -> bool:
    """Whether a side's leader could have a companion."""
    seat = fighter(game, side)
    return bool(game.amended(seat, COMPANION, 0, OWN[seat.index]))


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


def plan_options(game: Classic, side: int, step: int) -> list[int]:
    """What a side may choose at a step of its plan; what it swore to binds it as far as it can be done."""
    options = POSSIBLE[step](game, side)
    if not game.piles[SWORN]:
        return options
    for swearer, question, yes in entries(game.piles[SWORN], 3):
        if swearer == side and (VALUE[question] - PLAN_QUESTIONS) // 100 == step:
            kept = [option for option in options if planned(question, VALUE[option]) == bool(yes)]
            options = kept or options
    return options


def weapon_options(game: Classic, side: int) -> list[int]:
    """What a side may put in its weapon place."""
    return card_options(game, side, True)


def defense_options(game: Classic, side: int) -> list[int]:
    """What a side may put in its defense place."""
    return card_options(game, side, False)


def companion_options(game: Classic, side: int) -> list[int]:
    """Whether a companion goes with a side's leader."""
    options: list[int] = []
    seat = fighter(game, side)
    for act in seat.hooks[COMPANION]:
        act.offer(game, seat, Scene(seat.index, leader=part_of(game, LEADER_STEP, side)), options)
    return options


POSSIBLE: Final = (
    leader_options, weapon_options, defense_options, dial_options, support_options, companion_options,
)
"""What the rules and a command let a side choose, by the step of its plan."""


def next_step(game: Classic, side: int) -> int:
    """The part of its plan that a side decides next; if it has decided all, the last one."""
    parts = game.piles[PLAN][side:2 * COMPANION_STEP:2]
    if UNDECIDED in parts:
        return parts.index(UNDECIDED)
    if companion_ready(game, side):
        return COMPANION_STEP
    return SUPPORT_STEP if game.rules.advanced_combat else DIAL_STEP


def is_open(game: Classic, side: int) -> bool:
    """Whether a side has a part of its plan to decide."""
    parts = game.piles[PLAN][side::2]
    if UNDECIDED in parts[:COMPANION_STEP]:
        return True
    return parts[COMPANION_STEP] == UNDECIDED and companion_ready(game, side)


class Plan(Act):
    """Both sides make their plans in secret, part by part and each at its own pace."""

    in_parts = True

    def do(self, game: Classic, context: Scene) -> None:
        sides = [side for side in (0, 1) if is_open(game, side)]
        if sides:
            game.ask_sealed(self, context, [game.piles[SIDES][side] for side in sides])

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        side = side_of(game, seat)
        return plan_options(game, side, next_step(game, side))

    def keeps_sealing(self, game: Classic, context: Scene, seat: int, option: int) -> bool:
        side = side_of(game, seat)
        game.put(PLAN, 2 * next_step(game, side) + side, VALUE[option])
        return is_open(game, side)

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        """Every part is decided already."""

    def resume(self, game: Classic, context: Scene, actor: int, sealed: tuple[int, ...]) -> None:
        """Ask for the plans again; what can no longer be done is decided again, with all that follows on it."""
        for side in (0, 1):
            reopen(game, side)
        game.ask_sealed(self, context, [seat for seat, answer in enumerate(sealed) if answer != NOT_ASKED])
        answers = [NOT_ASKED if answer == NOT_ASKED else WAITING for answer in sealed]
        for side, seat in enumerate(game.piles[SIDES]):
            if sealed[seat] != NOT_ASKED and not is_open(game, side):
                answers[seat] = sealed[seat]
        game.keep_sealed(answers)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Your battle plan."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return why_not_planned(option)


def reopen(game: Classic, side: int) -> None:
    """Open a side's plan again from the first part that can no longer be so; what was shown stays."""
    parts = [step for step in range(PARTS) if step != COMPANION_STEP or companion_ready(game, side)]
    if not game.rules.advanced_combat:
        parts.remove(SUPPORT_STEP)
    fixed = game.piles[FIXED][side]
    made = [step for step in parts if part_of(game, step, side) != UNDECIDED and not fixed >> step & 1]
    for step in made:
        kept = part_of(game, step, side)
        decide(game, step, side, UNDECIDED)
        if kept in [VALUE[option] for option in plan_options(game, side, step)]:
            decide(game, step, side, kept)
            continue
        for later in made[made.index(step) :]:
            decide(game, later, side, UNDECIDED)
        return


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


MAKE_PLANS = Plan()
