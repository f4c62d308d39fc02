"""What only the team game does: reinforcing, giving to Allies, the Swordmaster used once, conceding."""

from __future__ import annotations

from typing import ClassVar

from landsraad.imperium.boxes.six.teams import (
    LEFT_AT,
    MUADDIBS,
    RIGHT_AT,
    SHADDAMS,
    SWORDMASTER_AT,
    SWORDMASTER_SENT,
    allies_of,
)
from landsraad.imperium.boxes.uprising.contracts import CONTRACTS, OFFERED, take
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, TURN
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    HAVE_GLYPHS,
    HAVE_WORDS,
    PASS,
    REVEALED,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDMASTER,
    SWORDS,
    VOCABULARY,
    WATER,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.cards import TrashThis
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.troops import DEPLOY_UP_TO, Recruit
from landsraad.imperium.rules.combat import YIELDS
from landsraad.imperium.rules.turn_menu import CALL_UP, called_upon
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.goods import gain, pay
from landsraad.imperium.table.menu import Extra
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.imperium.table.units import at_call, recruit
from landsraad.kernel.event import Event

REINFORCEMENTS = 3
THREAT = 7
"""The spice that Threaten Spice Production costs."""

REINFORCE: list[int] = []
"""The options that send so many troops to the first of two Allies."""
CONTRIBUTE: list[int] = []
"""The options that give so much spice for something of the Commander's."""
WORDS: dict[str, int] = {}
"""The other options of the team game: `call-up` and `concede`."""

PROMISED = [TURN.number(f"promised_{who}") for who in ("commander", "first", "second")]
"""How much spice each of a team has promised for the threat."""


class AllyGains(Act):
    """The activated Ally gains goods."""

    verb = "gain"

    def __init__(self, solari: int = 0, spice: int = 0, water: int = 0) -> None:
        self.goods = [(what, n) for what, n in ((SOLARI, solari), (SPICE, spice), (WATER, water)) if n]

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        if context.army != context.seat:
            for what, n in self.goods:
                gain(game, game.seats[context.army], what, n)

    def describe(self) -> str:
        return f"the Ally you activate gains {series([count(n, HAVE_WORDS[what]) for what, n in self.goods])}"

    def glyphs(self) -> list[str]:
        return ["ally", *(amount_glyph(n, HAVE_GLYPHS[what]) for what, n in self.goods)]


class AlliesRecruit(Act):
    """Both Allies of the team recruit, whichever is activated."""

    verb = "recruit"

    def __init__(self, n: int) -> None:
        self.act = Recruit(n)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(at_call(game, ally) for ally in allies_of(game, context.seat))

    def do(self, game: Imperium, context: Origin) -> None:
        for ally in reversed(allies_of(game, context.seat)):
            game.push(self.act, OWN[ally.index])

    def describe(self) -> str:
        return f"each of your Allies recruits {count(self.act.n, 'troop')}"

    def glyphs(self) -> list[str]:
        return ["each ally", *self.act.glyphs()]


class Reinforce(Act):
    """Troops for the two Allies of the team, divided as the owner likes; each Ally may deploy those it gets at once."""

    verb = "reinforce"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(ally.have[SUPPLY] for ally in allies_of(game, context.seat))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no Ally of your team has a troop left in supply"

    def divisions(self, game: Imperium, context: Origin) -> list[tuple[int, int]]:
        """How the troops may be divided: all of them, as far as there are enough."""
        first, second = [ally.have[SUPPLY] for ally in allies_of(game, context.seat)]
        total = min(REINFORCEMENTS, first + second)
        return [(n, total - n) for n in range(total + 1) if n <= first and total - n <= second]

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [REINFORCE[n] for n, _ in self.divisions(game, context)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        divided = next(one for one in self.divisions(game, context) if one[0] == VOCABULARY.value[option])
        for ally, n in reversed([*zip(allies_of(game, context.seat), divided, strict=True)]):
            recruited = recruit(game, ally, n)
            if recruited:
                game.push(DEPLOY_UP_TO[recruited], OWN[ally.index])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "reinforce" or option not in REINFORCE:
            return ""
        for n, rest in self.divisions(game, context):
            if n == VOCABULARY.value[option]:
                first, second = allies_of(game, context.seat)
                return f"{count(n, 'troop')} for {first.leader.name}, {rest} for {second.leader.name}"
        return ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "How do you divide the reinforcements?"

    def describe(self) -> str:
        return (
            f"recruit {count(REINFORCEMENTS, 'troop')}, divided between the two Allies of your team as you like; each "
            "may deploy those it gets at once"
        )

    def glyphs(self) -> list[str]:
        return [amount_glyph(REINFORCEMENTS, "reinforce")]


class ThreatenSpice(Act):
    """Spice paid by a Commander and by any Ally who agrees: a victory point, and the card is trashed."""

    verb = "threaten"
    optional = True

    def payers(self, game: Imperium, context: Origin) -> list[Seat]:
        """Those who may pay."""
        return [game.seats[context.seat], *allies_of(game, context.seat)]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return TRASH_THIS.possible(game, context) and sum(
            one.have[SPICE] for one in self.payers(game, context)
        ) >= THREAT

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"your team has less than {THREAT} spice"

    def do(self, game: Imperium, context: Origin) -> None:
        for number in PROMISED:
            game.turn.have[number] = 0
        game.push(THREAT_SETTLED, context)
        for share in reversed(SHARES):
            game.push(share, context)

    def describe(self) -> str:
        return (
            f"you may pay {THREAT} spice, of which your Allies may give any part, to gain 1 victory point and trash "
            "this card"
        )

    def glyphs(self) -> list[str]:
        return [amount_glyph(THREAT, "spice"), "arrow", "vp", "trash-this"]


class Share(Act):
    """What one of the team gives of the spice that is still lacking."""

    def __init__(self, place: int) -> None:
        self.place = place

    def payer(self, game: Imperium, context: Origin) -> Seat:
        """Who is asked."""
        return THREATEN.payers(game, context)[self.place]

    def lacking(self, game: Imperium) -> int:
        """The spice still lacking."""
        return THREAT - sum(game.turn.have[number] for number in PROMISED)

    def do(self, game: Imperium, context: Origin) -> None:
        options = self.options(game, context)
        if len(options) > 1 and (not game.skips_forced or self.matters(game, context)):
            game.ask(self, context, self.payer(game, context).index)
        elif options:
            self.answer(game, context, options[0])

    def matters(self, game: Imperium, context: Origin) -> bool:
        """Whether there could still be enough: otherwise nothing is paid, whatever is promised."""
        return self.lacking(game) <= sum(one.have[SPICE] for one in THREATEN.payers(game, context)[self.place :])

    def options(self, game: Imperium, context: Origin) -> list[int]:
        most = min(self.lacking(game), self.payer(game, context).have[SPICE])
        others = sum(one.have[SPICE] for one in THREATEN.payers(game, context)[self.place + 1 :])
        least = max(0, self.lacking(game) - others) if self.place == 0 else 0
        return CONTRIBUTE[least : most + 1]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        game.turn.have[PROMISED[self.place]] = VOCABULARY.value[option]

    def prompt(self, game: Imperium, context: Origin) -> str:
        return f"How much of the {self.lacking(game)} spice do you give, for Threaten Spice Production?"

    def describe(self) -> str:
        return "give spice for the Commander"


class ThreatSettled(Act):
    """All have said what they give: if it is enough, it is paid."""

    def do(self, game: Imperium, context: Origin) -> None:
        if sum(game.turn.have[number] for number in PROMISED) < THREAT:
            return
        for payer, number in zip(THREATEN.payers(game, context), PROMISED, strict=True):
            if game.turn.have[number]:
                pay(game, payer, SPICE, game.turn.have[number])
        game.push(TRASH_THIS, context)
        game.push(VICTORY_POINT, context)

    def describe(self) -> str:
        return "pay what was promised"


TRASH_THIS = TrashThis()
VICTORY_POINT = Gain(vp=1)
VICTORY_POINT.bind("muad-dib-threaten-spice-production", "Threaten Spice Production")
THREATEN = ThreatenSpice()
SHARES = [Share(place) for place in range(3)]
THREAT_SETTLED = ThreatSettled()


class ShareContracts(Act):
    """The contracts that lie open go to the Allies, one each, as the Commander decides."""

    verb = "share-contracts"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.piles[OFFERED])

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no contract lies open"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([CONTRACTS[index].option for index in game.piles[OFFERED]]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        first, second = allies_of(game, context.seat)
        chosen = VOCABULARY.value[option]
        rest = list(game.piles[OFFERED])
        rest.remove(chosen)
        take(game, first, chosen, OWN[first.index])
        if rest:
            take(game, second, rest[0], OWN[second.index])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "contract":
            return ""
        first = allies_of(game, context.seat)[0]
        return f"{CONTRACTS[VOCABULARY.value[option]].name} for {first.leader.name}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        first = allies_of(game, context.seat)[0]
        return f"Which contract goes to {first.leader.name}? The other Ally gets the other."

    def describe(self) -> str:
        return "give one of the two open contracts to each of your Allies, as you decide"

    def glyphs(self) -> list[str]:
        return ["each ally", "contract"]


class BonusToken(Condition):
    """The seat has a Swordmaster Bonus token."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].have[SWORDMASTER] > 0

    def describe(self) -> str:
        return "you have a Swordmaster Bonus token"

    def glyph(self) -> str:
        return "swordmaster"


class BonusSwords(Act):
    """On every Reveal turn the Swordmaster Bonus token adds swords."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.seats[context.seat].have[SWORDMASTER]:
            TWO_SWORDS.do(game, context)

    def describe(self) -> str:
        return "gain 2 swords on your Reveal turns with a Swordmaster Bonus token"


TWO_SWORDS = Gain(swords=2)


class TokensHome(Act):
    """Agents have gone home, but a Swordmaster that was sent is gone for good."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            have = seat.have
            have[AGENTS] -= have[SWORDMASTER_SENT]
            have[LEFT_AT] = have[RIGHT_AT] = have[SWORDMASTER_AT] = NONE

    def describe(self) -> str:
        return "Swordmasters that were sent leave the game"


class SwordsLost(Act):
    """A player who has revealed and has no unit in the Conflict when a Reveal turn ends loses all swords."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            if seat.have[SWORDS] and seat.have[REVEALED] and not game.fights(seat):
                seat.have[SWORDS] = 0

    def describe(self) -> str:
        return "swords without a unit are lost"


class CallAllyUp(Extra):
    """On a Commander's turn at a Combat space: let the Ally deploy now."""

    verbs: ClassVar[tuple[str, ...]] = ("call-up",)

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        if turn.combat and turn.seat == seat.index and turn.army != seat.index and called_upon(game):
            options.append(WORDS["call-up"])

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        game.push(CALL_UP, OWN[game.turn.army])
        return True

    def footprint(self, game: Imperium, seat: Seat) -> int:
        army = touch.TROOPS | touch.CONFLICT
        return touch.touches(needs=army, alters=army)

    def invites(self, game: Imperium, seat: Seat) -> str:
        turn = game.turn
        called = turn.combat and turn.seat == seat.index and turn.army != seat.index and called_upon(game)
        return "let your Ally deploy" if called else ""


class Concede(Act):
    """Two Allies of a team are as strong as each other: one may concede, and take the next place."""

    def tied(self, game: Imperium, team: int) -> list[Seat]:
        """The two Allies of a team, clockwise from the First Player, if they are tied for a reward."""
        allies = [seat for seat in game.clockwise(game.first) if seat.policy.team == team and not seat.policy.commands]
        strength = game.strength(allies[0])
        if not strength or strength != game.strength(allies[1]):
            return []
        above = [seat for seat in game.seats if game.strength(seat) > strength]
        return allies if len(above) < 3 else []

    def do(self, game: Imperium, context: Origin) -> None:
        for team in (SHADDAMS, MUADDIBS):
            for ally in reversed(self.tied(game, team)):
                game.push(CONCESSION, OWN[ally.index])

    def describe(self) -> str:
        return "Allies of one team who are tied may concede"


class Concession(Act):
    """The choice of an Ally to concede to the other."""

    def do(self, game: Imperium, context: Origin) -> None:
        if not any(one.have[YIELDS] for one in game.teammates(context.seat)):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [WORDS["concede"], PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            game.seats[context.seat].have[YIELDS] = 1
            if game.events is not None:
                game.emit(Event("concede", context.seat))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Leave it at the tie" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "You are tied with the other Ally of your team: do you concede?"

    def describe(self) -> str:
        return "concede to the other Ally"


CONCESSION = Concession()
