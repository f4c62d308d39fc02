"""The effects that many cards share. Those of a single card stand beside that card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.act import Act
from landsraad.imperium.board import close_if_once, recall, take_control
from landsraad.imperium.deck import borrowed, discard, in_play, leave_hand, leave_play, trash
from landsraad.imperium.declare import CARDS, INTRIGUES, TROOP
from landsraad.imperium.goods import gain
from landsraad.imperium.influence import TOP, cube, fall, gaining, losing, rise, with_faction
from landsraad.imperium.intrigue import draw_intrigue, steal, trash_intrigue
from landsraad.imperium.market import gain_card
from landsraad.imperium.register import COUNCIL_SEAT_TAKEN, HARVESTED, SWORDS_SHOWN, TURN
from landsraad.imperium.reveal import ARMED, COUNCIL_PERSUASION, draw_cards
from landsraad.imperium.speech import series
from landsraad.imperium.state import OWN, REVEAL_TURN, Imperium, Seat, replaced
from landsraad.imperium.units import at_call, barred, deploy, holding_of, lose, recruit, retreat, take_back
from landsraad.imperium.words import (
    AGENTS,
    ANY,
    CONFLICT,
    COUNCIL,
    DEPLOY,
    FACTION_WORDS,
    FACTIONS,
    GARRISON,
    HAVE_GLYPHS,
    HAVE_WORDS,
    PASS,
    PERSUASION,
    RETREAT,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDMASTER,
    SWORDS,
    VOCABULARY,
    VP,
    WATER,
    amount_glyph,
    count,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

SPACE_INFLUENCE: Final = TURN.number("space_influence", 1)
"""How much influence the faction space visited still gives."""
BASE_HARVEST: Final = TURN.number("base_harvest", 1)
BONUS_HARVEST: Final = TURN.number("bonus_harvest", 1)
"""How many times the printed and the gathered spice of a Maker space is harvested."""


class Gain(Act):
    """Take goods from the bank."""

    verb = "gain"

    def __init__(
        self, solari: int = 0, spice: int = 0, water: int = 0, vp: int = 0, persuasion: int = 0, swords: int = 0
    ) -> None:
        goods = (
            (VP, vp), (PERSUASION, persuasion), (SWORDS, swords), (SOLARI, solari), (SPICE, spice), (WATER, water),
        )
        self.goods = [(what, n) for what, n in goods if n]
        self.armed = swords > 0
        self._source = ""

    def bind(self, source: str, name: str) -> None:
        self._source = source.partition(":")[0]

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        for what, n in self.goods:
            source = self._source if what == VP else ""
            gain(game, seat if what != SWORDS else game.seats[context.army], what, n, source)
        if self.armed and context.card >= 0:
            seat.lay(ARMED, (*seat.piles[ARMED], context.card))
            game.notice(seat, SWORDS_SHOWN, context)

    def words(self) -> str:
        return f"gain {series([count(n, HAVE_WORDS[what]) for what, n in self.goods])}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(n, HAVE_GLYPHS[what]) for what, n in self.goods]


class FromSupply(Act):
    """Takes troops from supply. Where it is short, their owner may take others back first that it holds elsewhere."""

    def __init__(self, n: int) -> None:
        self.n = n

    def bring(self, game: Imperium, context: Context) -> None:
        """Take the troops, as many as there are."""
        raise NotImplementedError(type(self).__name__)

    def number(self, seat: Seat) -> int:
        """How many troops it takes from a seat."""
        return self.n

    def possible(self, game: Imperium, context: Context) -> bool:
        return at_call(game, game.seats[context.army]) > 0

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no troop left in your supply"

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.army]
        if seat.have[SUPPLY] < self.number(seat) and holding_of(game, seat) is not None:
            game.ask(self, context, game.seats[context.seat].decider)
        else:
            self.bring(game, context)

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.army]
        holding = holding_of(game, seat)
        if holding is None:
            return []
        return holding.take_back[: min(self.number(seat) - seat.have[SUPPLY], seat.have[holding.place]) + 1]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        take_back(game, game.seats[context.army], VOCABULARY.value[option])
        self.bring(game, context)

    def prompt(self, game: Imperium, context: Context) -> str:
        seat = game.seats[context.army]
        need = count(self.number(seat), "troop")
        return f"You need {need} and have {seat.have[SUPPLY]} in supply: how many do you take back first?"


class Recruit(FromSupply):
    """Troops from supply to garrison."""

    verb = "recruit"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.army].have[SUPPLY] >= self.n + game.rules.spare_troops

    def bring(self, game: Imperium, context: Context) -> None:
        recruit(game, game.seats[context.army], self.n)

    def words(self) -> str:
        return f"recruit {count(self.n, 'troop')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop")]


class Draw(Act):
    """Draw cards from one's own deck."""

    verb = "draw"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        seat = game.seats[context.seat]
        return bool(seat.deck or seat.discard)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no card left to draw"

    def do(self, game: Imperium, context: Context) -> None:
        draw_cards(game, game.seats[context.seat], self.n)

    def words(self) -> str:
        return f"draw {count(self.n, 'card')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "card")]


class DrawIntrigue(Act):
    """Draw Intrigue cards."""

    verb = "draw-intrigue"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(game.intrigue_deck or game.intrigue_discard)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "no Intrigue card is left to draw"

    def do(self, game: Imperium, context: Context) -> None:
        draw_intrigue(game, game.seats[context.seat], self.n)

    def words(self) -> str:
        return f"draw {count(self.n, 'Intrigue card')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "intrigue")]


class Influence(Act):
    """Gain influence with one faction: the one named, or one of its owner's choice."""

    verb = "influence"

    def __init__(self, faction: int, n: int = 1, among: tuple[int, ...] = ()) -> None:
        self.faction = faction
        self.n = n
        self.among = among

    def factions(self, game: Imperium, context: Context) -> Sequence[int]:
        """The factions among which its owner may choose."""
        return (self.faction,) if self.faction != ANY else self.among or game.rules.factions

    def useful(self, game: Imperium, context: Context) -> bool:
        if self.faction != ANY and not game.seats[context.seat].policy.commands:
            return game.seats[context.army].influence[self.faction] < TOP
        return bool(gaining(game, context, self.factions(game, context)))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "that track is full"

    def rank(self, game: Imperium, context: Context) -> int:
        return 0 if self.faction == ANY else game.seats[context.army].influence[self.faction]

    def do(self, game: Imperium, context: Context) -> None:
        if self.faction != ANY and not game.seats[context.seat].policy.commands:
            rise(game, game.seats[context.army], self.faction, self.n)
            return
        self.pick_one(game, context)

    def options(self, game: Imperium, context: Context) -> list[int]:
        options = gaining(game, context, self.factions(game, context))
        return game.seats[context.seat].policy.narrow(game, context, self, options)

    def option_rank(self, game: Imperium, context: Context, option: int) -> int:
        return game.seats[context.army].influence[VOCABULARY.value[option]]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        rise(game, cube(game, context, option), VOCABULARY.value[option], self.n)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        name = with_faction(game, option)
        return f"Gain influence with the {name}" if name else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"With which faction do you gain {self.n} influence?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "faction":
            return ""
        faction = VOCABULARY.value[option]
        among = not self.among or faction in self.among
        return "that track is full" if among else "that faction is not among the choices"

    def words(self) -> str:
        if self.faction != ANY:
            return f"gain {self.n} influence with the {FACTION_WORDS[self.faction]}"
        if not self.among:
            return f"gain {self.n} influence with a faction of your choice"
        return f"gain {self.n} influence with {series([f'the {FACTION_WORDS[f]}' for f in self.among], 'or')}"

    def glyphs(self) -> list[str]:
        if self.faction != ANY:
            return [amount_glyph(self.n, f"influence-{FACTIONS[self.faction].replace('_', '-')}")]
        if not self.among:
            return [amount_glyph(self.n, "influence-any")]
        glyphs = [amount_glyph(self.n, f"influence-{FACTIONS[f].replace('_', '-')}") for f in self.among]
        return [glyph for pair in zip(glyphs, ["or"] * len(glyphs), strict=True) for glyph in pair][:-1]


def space_cube(game: Imperium, context: Context) -> int:
    """The seat whose influence the space visited moves: on one's own board it is one's own."""
    return context.seat if game.rules.spaces[context.space].owner else context.army


class SpaceInfluence(Act):
    """The influence that a faction's own space gives."""

    verb = "influence"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Context) -> None:
        steps = game.turn.have[SPACE_INFLUENCE]
        game.turn.have[SPACE_INFLUENCE] = 0
        index = context.army
        if index != context.seat:
            index = space_cube(game, context)
        rise(game, game.seats[index], self.faction, steps)

    def words(self) -> str:
        return f"gain 1 influence with the {FACTION_WORDS[self.faction]}"

    def glyphs(self) -> list[str]:
        return [f"influence-{FACTIONS[self.faction].replace('_', '-')}"]


class LoseInfluence(Act):
    """Lose influence with one faction, really: only on a track where there is enough to lose."""

    verb = "lose-influence"

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(losing(game, context, self.n))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you have {'no' if self.n == 1 else f'less than {self.n}'} influence to lose"

    def do(self, game: Imperium, context: Context) -> None:
        if len(self.options(game, context)) == 1:
            self.answer(game, context, self.options(game, context)[0])
        else:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return losing(game, context, self.n)

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        index = cube(game, context, option).index
        for _ in range(self.n):
            game.push(STEP_DOWN[VOCABULARY.value[option]], Context(context.seat, index, context.card, context.space))

    def text(self, game: Imperium, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "lose":
            return ""
        if option == game.seats[context.seat].policy.lose_own:
            return f"Lose {self.n} influence on your own track"
        name = with_faction(game, option) or FACTION_WORDS[VOCABULARY.value[option]]
        return f"Lose {self.n} influence with the {name}"

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"With which faction do you lose {self.n} influence?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "lose":
            return ""
        return f"you have {'no' if self.n == 1 else f'less than {self.n}'} influence there to lose"

    def words(self) -> str:
        return f"lose {self.n} influence with a faction of your choice"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "influence-down")]


class StepDown(Act):
    """One step down a faction's track; if it costs an Alliance, that is settled before the next."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def do(self, game: Imperium, context: Context) -> None:
        fall(game, game.seats[context.army], self.faction)


STEP_DOWN = [StepDown(faction) for faction in range(len(FACTIONS))]


class Discard(Act):
    """Discard cards from the hand. Some cards do something when they are discarded."""

    verb = "discard"
    rewarding = True

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        return len(game.seats[context.seat].hand) >= self.n

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you need {count(self.n, 'card')} in hand, you have {len(game.seats[context.seat].hand)}"

    def do(self, game: Imperium, context: Context) -> None:
        for _ in range(min(self.n, len(game.seats[context.seat].hand)) - 1):
            game.push(DISCARD, context)
        self.pick_one(game, context)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return list(dict.fromkeys([CARDS[card].discard_option for card in game.seats[context.seat].hand]))

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        discard(game, game.seats[context.seat], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which card do you discard?"

    def words(self) -> str:
        return "discard a card" if self.n == 1 else f"discard {self.n} cards"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "discard")]


DISCARD = Discard()


class TrashIntrigue(Act):
    """An Intrigue card from the hand leaves the game."""

    verb = "trash-intrigue"

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(game.seats[context.seat].intrigue)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no Intrigue card to trash"

    def options(self, game: Imperium, context: Context) -> list[int]:
        return list(dict.fromkeys([INTRIGUES[card].option for card in game.seats[context.seat].intrigue]))

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        trash_intrigue(game, game.seats[context.seat], VOCABULARY.value[option])

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return f"Trash {INTRIGUES[VOCABULARY.value[option]].name}" if VOCABULARY.verbs[option] == "intrigue" else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which Intrigue card do you trash?"

    def words(self) -> str:
        return "trash an Intrigue card from your hand"

    def glyphs(self) -> list[str]:
        return ["trash-intrigue"]


class Trash(Act):
    """Trash one of one's own cards from hand, discard pile or play. Some cards do something when they are trashed."""

    verb = "trash"
    rewarding = True

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional

    def declinable(self) -> bool:
        return self.optional

    def possible(self, game: Imperium, context: Context) -> bool:
        seat = game.seats[context.seat]
        return bool(seat.hand or seat.discard or seat.play)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no card to trash"

    def do(self, game: Imperium, context: Context) -> None:
        if self.possible(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options = list(dict.fromkeys([CARDS[card].trash_hand for card in seat.hand]))
        options += dict.fromkeys([CARDS[card].trash_discard for card in seat.discard])
        options += dict.fromkeys([CARDS[card].trash_play for card in seat.play])
        if self.optional:
            options.append(PASS)
        return options

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if option == PASS:
            return
        seat = game.seats[context.seat]
        index = VOCABULARY.value[option]
        card = CARDS[index]
        if option == card.trash_hand:
            leave_hand(seat, index)
        elif option == card.trash_discard:
            seat.discard.remove(index)
        else:
            seat.play.remove(index)
        trash(game, seat, index, context)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Trash nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which card do you trash?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        return "you have no such card there" if VOCABULARY.verbs[option] == "trash" else ""

    def words(self) -> str:
        return f"{'you may ' if self.optional else ''}trash one of your cards in hand, in the discard pile or in play"

    def glyphs(self) -> list[str]:
        return ["trash"]


class TrashThis(Act):
    """Trash the card itself."""

    verb = "trash-this"

    def possible(self, game: Imperium, context: Context) -> bool:
        return in_play(game, context) or borrowed(game, context.card)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "the card is no longer in play"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return not self.possible(game, context)

    def do(self, game: Imperium, context: Context) -> None:
        if self.possible(game, context):
            leave_play(game, context)
            trash(game, game.seats[context.seat], context.card, context)

    def words(self) -> str:
        return "trash this card"

    def glyphs(self) -> list[str]:
        return ["trash-this"]


class Deploy(Act):
    """Deploy garrisoned troops (all of them if no number is given) outside the allowance of a Combat space."""

    verb = "deploy-from"
    optional = True

    def declinable(self) -> bool:
        return True

    def __init__(self, most: int = 99, needed: bool = True) -> None:
        self.most = most
        self.needed = needed
        """Whether there must be a troop to deploy."""

    def limit(self, game: Imperium, context: Context) -> int:
        """How many may be deployed."""
        army = game.seats[context.army]
        return 0 if barred(game, army) else min(self.most, army.have[GARRISON])

    def possible(self, game: Imperium, context: Context) -> bool:
        return not self.needed or self.limit(game, context) > 0

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no troop in your garrison"

    def do(self, game: Imperium, context: Context) -> None:
        if self.limit(game, context):
            game.ask(self, context, game.seats[context.army].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return DEPLOY[: self.limit(game, context) + 1]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        deploy(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return "How many troops do you deploy from your garrison?"

    def words(self) -> str:
        many = "any number of troops" if self.most == 99 else count(self.most, "troop")
        if 1 < self.most < 99:
            many = f"up to {many}"
        return f"you may deploy {many} from your garrison to the Conflict"

    def glyphs(self) -> list[str]:
        return [("any deploy" if self.most == 99 else amount_glyph(self.most, "deploy"))]


class RecruitAndMayDeploy(FromSupply):
    """Recruit troops that may go straight to the Conflict."""

    verb = "recruit"

    def bring(self, game: Imperium, context: Context) -> None:
        recruited = recruit(game, game.seats[context.army], self.n)
        if recruited:
            game.push(DEPLOY_UP_TO[recruited], context)

    def words(self) -> str:
        return f"recruit {count(self.n, 'troop')}, which you may deploy to the Conflict"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "troop"), "deploy"]


class DeployFromSupply(FromSupply):
    """Troops from supply straight to the Conflict."""

    def bring(self, game: Imperium, context: Context) -> None:
        deploy(game, game.seats[context.army], self.n, TROOP, SUPPLY)

    def words(self) -> str:
        return f"deploy {count(self.n, 'troop')} from your supply"


DEPLOY_UP_TO = [Deploy(n) for n in range(13)]


class Retreat(Act):
    """Retreat troops (all of them if no number is given) from the Conflict to the garrison; zero is allowed."""

    verb = "retreat-from"
    optional = True

    def declinable(self) -> bool:
        return True

    def __init__(self, most: int = 99) -> None:
        self.most = most

    def limit(self, game: Imperium, context: Context) -> int:
        """How many may retreat."""
        return min(self.most, game.seats[context.army].have[CONFLICT])

    def possible(self, game: Imperium, context: Context) -> bool:
        return self.limit(game, context) > 0

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "you have no troop in the Conflict"

    def do(self, game: Imperium, context: Context) -> None:
        if self.limit(game, context):
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return RETREAT[: self.limit(game, context) + 1]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        retreat(game, game.seats[context.army], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return "How many troops do you retreat?"

    def words(self) -> str:
        many = "any number of" if self.most == 99 else f"up to {self.most} of"
        return f"you may retreat {many} your troops"

    def glyphs(self) -> list[str]:
        return [("any retreat" if self.most == 99 else amount_glyph(self.most, "retreat"))]


class LoseOwnTroops(Act):
    """A cost: lose troops of one's own in the Conflict."""

    verb = "lose-troops"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.army].have[CONFLICT] >= self.n

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"you need {count(self.n, 'troop')} in the Conflict, you have {game.seats[context.army].have[CONFLICT]}"

    def do(self, game: Imperium, context: Context) -> None:
        lose(game, game.seats[context.army], self.n, CONFLICT)

    def words(self) -> str:
        return f"lose {self.n} of your troops in the Conflict"

    def glyphs(self) -> list[str]:
        return [f"lose {amount_glyph(self.n, 'troop')}"]


class StealIntrigue(Act):
    """Take an Intrigue card at random from each opponent who holds four or more."""

    verb = "steal"

    def possible(self, game: Imperium, context: Context) -> bool:
        return any(len(other.intrigue) >= 4 for other in game.opponents(context.seat))

    def at_once(self, game: Imperium, context: Context) -> bool:
        return not self.possible(game, context)

    def do(self, game: Imperium, context: Context) -> None:
        thief = game.seats[context.seat]
        for other in game.opponents(context.seat):
            if len(other.intrigue) >= 4:
                steal(game, thief, other)

    def words(self) -> str:
        return "take a random Intrigue card from each opponent who has 4 or more"

    def glyphs(self) -> list[str]:
        return ["if 4+ intrigue", "steal"]


class Harvest(Act):
    """Gain the spice of a Maker space: its own and what has gathered there."""

    verb = "harvest"

    def __init__(self, base: int) -> None:
        self.base = base

    def at_once(self, game: Imperium, context: Context) -> bool:
        return not game.seats[context.seat].hooks[HARVESTED]

    def do(self, game: Imperium, context: Context) -> None:
        turn = game.turn
        seat = game.seats[context.seat]
        gathered = game.bonus[context.space]
        game.bonus = replaced(game.bonus, context.space, 0)
        spice = self.base * turn.have[BASE_HARVEST] + gathered * turn.have[BONUS_HARVEST]
        gain(game, seat, SPICE, spice - (seat.leader.leaves_spice if seat.policy.uses_leader else 0))
        game.fire(seat, HARVESTED, context)

    def words(self) -> str:
        return f"harvest {self.base} spice and all bonus spice here"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.base, "spice"), "maker"]


class TakeCouncilSeat(Act):
    """Take a seat on the High Council for the rest of the game."""

    verb = "council"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        seat.have[COUNCIL] = 1
        close_if_once(game, seat, game.rules.high_council)
        if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
            gain(game, seat, PERSUASION, COUNCIL_PERSUASION)
        if game.events is not None:
            game.tell(Event("council", seat.index))
        game.fire(seat, COUNCIL_SEAT_TAKEN, OWN[seat.index])

    def words(self) -> str:
        return "take a High Council seat (2 persuasion on each of your Reveal turns)"

    def glyphs(self) -> list[str]:
        return ["council"]


class GainSwordmaster(Act):
    """Gain the third Agent, usable at once and for the rest of the game."""

    verb = "swordmaster"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        seat = game.seats[context.seat]
        seat.have[SWORDMASTER] = 1
        close_if_once(game, seat, game.rules.swordmaster)
        seat.have[AGENTS] += 1
        if game.events is not None:
            game.tell(Event("swordmaster", seat.index))

    def words(self) -> str:
        return "gain your Swordmaster, a third Agent for the rest of the game"

    def glyphs(self) -> list[str]:
        return ["swordmaster"]


class TakeReserveCard(Act):
    """Take a card from its Reserve stack, if there is one left."""

    verb = "take-reserve"

    def __init__(self, card: str, name: str) -> None:
        self.card = card
        self.name = name

    def slot(self, game: Imperium) -> int:
        """The place of the stack in the Reserve, or -1."""
        for slot, card in enumerate(game.rules.reserve):
            if card.id == self.card:
                return slot
        return -1

    def possible(self, game: Imperium, context: Context) -> bool:
        slot = self.slot(game)
        return slot >= 0 and game.reserve[slot] > 0

    def obstacle(self, game: Imperium, context: Context) -> str:
        return f"no {self.name} is left in the Reserve"

    def at_once(self, game: Imperium, context: Context) -> bool:
        # Its owner may like to draw, or to trash a card back to the stack, before.
        seat = game.seats[context.seat]
        alone = all(isinstance(part.effect, (SpaceInfluence, TakeReserveCard)) for part, _ in game.bag)
        return alone and not seat.intrigue

    def do(self, game: Imperium, context: Context) -> None:
        slot = self.slot(game)
        if slot >= 0 and game.reserve[slot] > 0:
            game.reserve = replaced(game.reserve, slot, game.reserve[slot] - 1)
            gain_card(game, game.seats[context.seat], game.rules.reserve[slot].index)

    def words(self) -> str:
        return f"take a {self.name} card from the Reserve"

    def glyphs(self) -> list[str]:
        return [f"card:{self.card}"]


class TakeControl(Act):
    """Control the space the Conflict is about."""

    verb = "control"
    doubled = False

    def __init__(self, space: str, name: str) -> None:
        self.space = space
        self.name = name

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        pos = game.rules.pos[self.space]
        take_control(game, pos, context.seat)
        if game.events is not None:
            game.tell(Event("control", context.seat, game.rules.spaces[pos].id))

    def words(self) -> str:
        return f"take control of {self.name}"

    def glyphs(self) -> list[str]:
        return ["control"]


class UseSignet(Act):
    """Use the Signet ability of one's own Leader."""

    def at_once(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.seat].leader.ring.at_once(game, context)

    def possible(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.seat].leader.ring.possible(game, context)

    def owed(self, game: Imperium, context: Context) -> bool:
        return game.seats[context.seat].leader.ring.owed(game, context)

    def obstacle(self, game: Imperium, context: Context) -> str:
        return game.seats[context.seat].leader.ring.obstacle(game, context)

    def do(self, game: Imperium, context: Context) -> None:
        game.seats[context.seat].leader.ring.do(game, context)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        leader = game.seats[context.seat].leader
        return f"{leader.signet}: {leader.ring.order()} (Signet Ring)"

    def phrase(self, game: Imperium, context: Context, option: int) -> list[str]:
        return ["signet", *game.seats[context.seat].leader.ring.glyphs()]

    def words(self) -> str:
        return "use the Signet ability of your Leader"

    def glyphs(self) -> list[str]:
        return ["signet"]


class RecallAgent(Act):
    """Return one own Agent from the board to its Leader, to be sent again this round."""

    verb = "recall-agent"

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(game.seats[context.seat].posts)

    def do(self, game: Imperium, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return [game.rules.spaces[pos].recall_option for pos in sorted(set(game.seats[context.seat].posts))]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        recall(game, game.seats[context.seat], game.rules.pos_of[option])

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which Agent do you recall?"

    def words(self) -> str:
        return "return one of your Agents from the board to your Leader"

    def glyphs(self) -> list[str]:
        return ["recall"]
