"""The Imperium deck: 43 titles, 67 cards."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card, Entry
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    CONFLICT,
    EMPEROR,
    EMPEROR_ICON,
    FACTION_ICONS,
    FREMEN,
    FREMEN_ICON,
    GARRISON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    LOSE_TROOP,
    PERSUASION,
    SPICE_TRADE,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.cards import DISCARD, Draw, DrawIntrigue, Trash, TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import Alliance, InfluenceAtLeast, OtherInPlay
from landsraad.imperium.effects.goods import BASE_HARVEST, Gain
from landsraad.imperium.effects.influence import SPACE_INFLUENCE, Influence, LoseInfluence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Deploy, Recruit, RecruitAndMayDeploy, Retreat
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.board import allowed, close, entry_obstacle
from landsraad.imperium.table.deck import discard, hold_openly
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.market import FLOW_DISCOUNT
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.imperium.table.units import lose
from landsraad.kernel.event import Event

FREMEN_BOND = OtherInPlay(FREMEN)
OTHER_BENE_GESSERIT = OtherInPlay(BENE_GESSERIT)


class DoubleBaseHarvest(Act):
    """Carryall: the base spice harvested by this Agent is doubled."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[BASE_HARVEST] += 1

    def describe(self) -> str:
        return "double the base spice this Agent harvests"

    def glyphs(self) -> list[str]:
        return ["2x maker"]


class DoubleSpaceInfluence(Act):
    """Power Play: the faction space visited gives 2 influence instead of 1."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[SPACE_INFLUENCE] = 2

    def short(self) -> str:
        return "double influence"

    def describe(self) -> str:
        return "the faction space you visit gives 2 influence instead of 1"

    def glyphs(self) -> list[str]:
        return ["2x influence-up"]


class FlowDiscount(Act):
    """Guild Bankers: The Spice Must Flow costs less this turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[FLOW_DISCOUNT] += self.n

    def describe(self) -> str:
        return f"The Spice Must Flow costs {self.n} persuasion less this turn"

    def glyphs(self) -> list[str]:
        return [f"-{self.n} persuasion the-spice-must-flow"]


class OpponentsLoseGarrison(Act):
    """Gun Thopter: every opponent loses a garrisoned troop."""

    def do(self, game: Imperium, context: Origin) -> None:
        for other in game.opponents(context.seat):
            lose(game, other, 1, GARRISON)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.OTHERS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "each opponent loses one garrisoned troop"

    def glyphs(self) -> list[str]:
        return ["each opponent", "lose garrison"]


class AnySpace(Entry):
    """Kwisatz Haderach: any own Agent, from the Leader or the board, to any space."""

    from_board = True

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        return allowed(game, seat)

    def passes(self, game: Imperium, pos: int) -> bool:
        return True

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        return entry_obstacle(game, seat, pos, anywhere=True)


class SendAnyAgent(Act):
    """Kwisatz Haderach: what its Entry does, in words."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        return

    def describe(self) -> str:
        return "send any of your Agents, from your Leader or the board, to any space, even an occupied one"

    def glyphs(self) -> list[str]:
        return ["agent", "any space"]


class PersuasionPerFremen(Act):
    """Liet Kynes: persuasion for every Fremen card in play, this one included."""

    def __init__(self, n: int) -> None:
        self.n = n

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.counting += ((self, context),)
        self.count_more(game, context, game.seats[context.seat].play)

    def count_more(self, game: Imperium, context: Origin, cards: list[int]) -> None:
        found = sum(1 for card in cards if CARDS[card].faction_mask >> FREMEN & 1)
        if found:
            gain(game, game.seats[context.seat], PERSUASION, self.n * found)

    def describe(self) -> str:
        return f"gain {self.n} persuasion for each Fremen card you have in play, this one included"

    def glyphs(self) -> list[str]:
        return [f"{self.n} persuasion", "per fremen"]


class TakeFromDiscard(Act):
    """Other Memory: put a Bene Gesserit card from the discard pile into the hand, in sight of all."""

    verb = "take-from-discard"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "there is no Bene Gesserit card in your discard pile"

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        pile = game.seats[context.seat].discard
        cards = [CARDS[card] for card in pile if CARDS[card].faction_mask >> BENE_GESSERIT & 1]
        return list(dict.fromkeys([card.take_option for card in cards]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        seat.discard.remove(card)
        hold_openly(seat, card)
        if game.events is not None:
            game.emit(Event("take", seat.index, CARDS[card].id))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Bene Gesserit card do you take from your discard pile?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.DISCARDS, adds=touch.HAND, alters=touch.DISCARDS)

    def describe(self) -> str:
        return "take a Bene Gesserit card from your discard pile into your hand"

    def glyphs(self) -> list[str]:
        return ["discard", "bene-gesserit", "hand"]


class OpponentsDiscard(Act):
    """Reverend Mother Mohiam: each opponent discards cards of its choice, from the left clockwise."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(other.hand for other in game.opponents(context.seat))

    def do(self, game: Imperium, context: Origin) -> None:
        for other in reversed(game.opponents(context.seat)):
            for _ in range(min(self.n, len(other.hand))):
                game.push(DISCARD, OWN[other.index])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.OTHERS, alters=touch.OTHERS)

    def describe(self) -> str:
        return f"each opponent discards {count(self.n, 'card')}"

    def glyphs(self) -> list[str]:
        return ["each opponent", amount_glyph(self.n, "discard")]


class TestOfHumanity(Act):
    """Each opponent, from the left clockwise, discards a card or loses a troop in the Conflict."""

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(other.hand or other.have[CONFLICT] for other in game.opponents(context.seat))

    def do(self, game: Imperium, context: Origin) -> None:
        for other in reversed(game.opponents(context.seat)):
            game.push(FACE_THE_TEST, OWN[other.index])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.OTHERS, alters=touch.OTHERS)

    def describe(self) -> str:
        return "each opponent chooses to discard a card or to lose one of its troops in the Conflict"

    def glyphs(self) -> list[str]:
        return ["each opponent", "discard", "or", "lose troop"]


class FaceTheTest(Act):
    """One opponent's answer to Test of Humanity: something it can carry out."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.hand:
            game.ask(self, context, context.seat)
        else:
            lose(game, seat, 1, CONFLICT)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        options = DISCARD.options(game, context)
        if game.seats[context.seat].have[CONFLICT]:
            options.append(LOSE_TROOP)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option == LOSE_TROOP:
            lose(game, seat, 1, CONFLICT)
        else:
            discard(game, seat, VOCABULARY.value[option])

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "you have no troop in the Conflict" if option == LOSE_TROOP else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Test of Humanity: discard a card or lose a troop in the Conflict."

    def describe(self) -> str:
        return "discard a card or lose a troop in the Conflict"


FACE_THE_TEST = FaceTheTest()


class CloseSpace(Act):
    """The Voice: opponents may not send an Agent to a space until its owner's next turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [space.voice_option for space in game.rules.spaces]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        pos = game.rules.pos_of[option]
        close(game, game.seats[context.seat], pos)
        if game.events is not None:
            game.emit(Event("voice", context.seat, game.rules.spaces[pos].id))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which space do you close to your opponents?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.BOARD)

    def describe(self) -> str:
        return "choose a space: opponents cannot send Agents there until your next turn"

    def glyphs(self) -> list[str]:
        return ["lock"]


IMPERIUM = [
    Card("arrakis-recruiter", "Arrakis Recruiter", 2, copies=2, icons=CITY, agent=Recruit(1), persuasion=1, swords=1),
    Card("assassination-mission", "Assassination Mission", 1, copies=2, swords=1, reveal=Gain(solari=1),
         on_trash=Gain(solari=4)),
    Card("bene-gesserit-initiate", "Bene Gesserit Initiate", 3, copies=2, icons=LANDSRAAD | CITY | SPICE_TRADE,
         factions=(BENE_GESSERIT,), agent=Draw(1), persuasion=1),
    Card("bene-gesserit-sister", "Bene Gesserit Sister", 3, copies=3, icons=BENE_GESSERIT_ICON | LANDSRAAD,
         factions=(BENE_GESSERIT,), reveal=Choose(Gain(persuasion=2), Gain(swords=2))),
    Card("carryall", "Carryall", 5, icons=SPICE_TRADE, agent=DoubleBaseHarvest(), persuasion=1, reveal=Gain(spice=1)),
    Card("chani", "Chani", 5, icons=FREMEN_ICON | CITY | SPICE_TRADE, factions=(FREMEN,), acquire=Gain(water=1),
         persuasion=2, reveal=Retreat()),
    Card("choam-directorship", "CHOAM Directorship", 8,
         acquire=Influence(EMPEROR) & Influence(GUILD) & Influence(BENE_GESSERIT) & Influence(FREMEN),
         reveal=Gain(solari=3)),
    Card("crysknife", "Crysknife", 3, icons=FREMEN_ICON | SPICE_TRADE, factions=(FREMEN,), agent=Gain(solari=1),
         swords=1, reveal=If(FREMEN_BOND, Influence(FREMEN))),
    Card("dr-yueh", "Dr. Yueh", 1, icons=CITY, agent=Draw(1), persuasion=1),
    Card("duncan-idaho", "Duncan Idaho", 4, icons=CITY, agent=Pay(water=1, then=Recruit(1) & Draw(1)), swords=2,
         reveal=Gain(water=1)),
    Card("fedaykin-death-commando", "Fedaykin Death Commando", 3, copies=2, icons=CITY | SPICE_TRADE,
         factions=(FREMEN,), agent=Trash(), persuasion=1, reveal=If(FREMEN_BOND, Gain(swords=3))),
    Card("firm-grip", "Firm Grip", 4, icons=EMPEROR_ICON | LANDSRAAD, factions=(EMPEROR,),
         agent=Pay(solari=2, then=Influence(ANY, among=(GUILD, BENE_GESSERIT, FREMEN))),
         reveal=If(Alliance(EMPEROR), Gain(persuasion=4))),
    Card("fremen-camp", "Fremen Camp", 4, copies=2, icons=SPICE_TRADE, factions=(FREMEN,),
         agent=Pay(spice=2, then=Recruit(3)), persuasion=2, swords=1),
    Card("gene-manipulation", "Gene Manipulation", 3, copies=2, icons=LANDSRAAD | CITY, factions=(BENE_GESSERIT,),
         agent=Trash() & If(OTHER_BENE_GESSERIT, Gain(spice=2)), persuasion=2),
    Card("guild-administrator", "Guild Administrator", 2, copies=2, icons=GUILD_ICON | SPICE_TRADE, factions=(GUILD,),
         agent=Trash(), persuasion=1),
    Card("guild-ambassador", "Guild Ambassador", 4, icons=LANDSRAAD, factions=(GUILD,),
         agent=Choose(Influence(GUILD), Gain(spice=2)), reveal=If(Alliance(GUILD), Pay(spice=3, then=Gain(vp=1)))),
    Card("guild-bankers", "Guild Bankers", 3, icons=EMPEROR_ICON | GUILD_ICON | LANDSRAAD, factions=(GUILD,),
         reveal=FlowDiscount(3)),
    Card("gun-thopter", "Gun Thopter", 4, copies=2, icons=CITY | SPICE_TRADE, agent=OpponentsLoseGarrison(), swords=3,
         reveal=Deploy(1)),
    Card("gurney-halleck", "Gurney Halleck", 6, icons=CITY, agent=Recruit(2) & Draw(1), persuasion=2,
         reveal=Pay(solari=3, then=RecruitAndMayDeploy(2))),
    Card("imperial-spy", "Imperial Spy", 2, copies=2, icons=EMPEROR_ICON, factions=(EMPEROR,),
         agent=Pay(TrashThis(), then=DrawIntrigue(1)), persuasion=1, swords=1),
    Card("kwisatz-haderach", "Kwisatz Haderach", 8, factions=(BENE_GESSERIT,), agent=SendAnyAgent() & Draw(1),
         entry=AnySpace()),
    Card("lady-jessica", "Lady Jessica", 7, icons=BENE_GESSERIT_ICON | LANDSRAAD | CITY | SPICE_TRADE,
         factions=(BENE_GESSERIT,), acquire=Influence(ANY), agent=Draw(2), persuasion=3, swords=1),
    Card("liet-kynes", "Liet Kynes", 5, icons=FREMEN_ICON | CITY, factions=(EMPEROR, FREMEN),
         acquire=Influence(EMPEROR), reveal=PersuasionPerFremen(2)),
    Card("missionaria-protectiva", "Missionaria Protectiva", 1, copies=2, icons=CITY, factions=(BENE_GESSERIT,),
         agent=If(OTHER_BENE_GESSERIT, Influence(ANY)), persuasion=1),
    Card("opulence", "Opulence", 6, icons=EMPEROR_ICON, factions=(EMPEROR,), agent=Gain(solari=3), persuasion=1,
         reveal=Pay(solari=6, then=Gain(vp=1))),
    Card("other-memory", "Other Memory", 4, icons=CITY | SPICE_TRADE, factions=(BENE_GESSERIT,),
         agent=Choose(Draw(1), TakeFromDiscard()), persuasion=2),
    Card("piter-de-vries", "Piter De Vries", 5, icons=LANDSRAAD | CITY, agent=DrawIntrigue(1), persuasion=3, swords=1),
    Card("power-play", "Power Play", 5, copies=3, icons=FACTION_ICONS, agent=DoubleSpaceInfluence() & TrashThis()),
    Card("reverend-mother-mohiam", "Reverend Mother Mohiam", 6, icons=EMPEROR_ICON | BENE_GESSERIT_ICON,
         factions=(EMPEROR, BENE_GESSERIT), agent=If(OTHER_BENE_GESSERIT, OpponentsDiscard(2)), persuasion=2,
         reveal=Gain(spice=2)),
    Card("sardaukar-infantry", "Sardaukar Infantry", 1, copies=2, factions=(EMPEROR,), persuasion=1, swords=2),
    Card("sardaukar-legion", "Sardaukar Legion", 5, copies=2, icons=EMPEROR_ICON | LANDSRAAD, factions=(EMPEROR,),
         agent=Recruit(2), persuasion=1, reveal=Deploy(3)),
    Card("scout", "Scout", 1, copies=2, icons=CITY | SPICE_TRADE, persuasion=1, swords=1, reveal=Retreat(2)),
    Card("shifting-allegiances", "Shifting Allegiances", 3, copies=2, icons=LANDSRAAD | SPICE_TRADE,
         agent=Pay(LoseInfluence(), spice=2, then=Influence(ANY, 2)), persuasion=2),
    Card("sietch-reverend-mother", "Sietch Reverend Mother", 4, icons=BENE_GESSERIT_ICON | FREMEN_ICON,
         factions=(BENE_GESSERIT, FREMEN), agent=Trash(), reveal=If(FREMEN_BOND, Gain(persuasion=3, spice=1))),
    Card("smugglers-thopter", "Smuggler's Thopter", 4, copies=2, icons=SPICE_TRADE, factions=(GUILD,),
         agent=If(InfluenceAtLeast(GUILD, 2), Draw(2)), persuasion=1, reveal=Gain(spice=1)),
    Card("space-travel", "Space Travel", 3, copies=2, icons=GUILD_ICON, factions=(GUILD,), agent=Draw(1),
         persuasion=2),
    Card("spice-hunter", "Spice Hunter", 2, copies=2, icons=FREMEN_ICON | SPICE_TRADE, factions=(FREMEN,),
         persuasion=1, swords=1, reveal=If(FREMEN_BOND, Gain(spice=1))),
    Card("spice-smugglers", "Spice Smugglers", 2, copies=2, icons=CITY, factions=(GUILD,),
         agent=Pay(spice=2, then=Influence(GUILD) & Gain(solari=3)), persuasion=1, swords=1),
    Card("stilgar", "Stilgar", 5, icons=FREMEN_ICON | CITY | SPICE_TRADE, factions=(FREMEN,), agent=Gain(water=1),
         persuasion=2, swords=3),
    Card("test-of-humanity", "Test of Humanity", 3, icons=BENE_GESSERIT_ICON | LANDSRAAD | CITY,
         factions=(BENE_GESSERIT,), agent=TestOfHumanity(), persuasion=2),
    Card("the-voice", "The Voice", 2, copies=2, icons=CITY | SPICE_TRADE, factions=(BENE_GESSERIT,),
         agent=CloseSpace(), persuasion=2),
    Card("thufir-hawat", "Thufir Hawat", 5, icons=FACTION_ICONS | CITY | SPICE_TRADE, agent=Draw(1), persuasion=1,
         reveal=DrawIntrigue(1)),
    Card("worm-riders", "Worm Riders", 6, copies=2, icons=CITY | SPICE_TRADE, factions=(FREMEN,), agent=Gain(spice=2),
         reveal=If(InfluenceAtLeast(FREMEN, 2), Gain(swords=4)) & If(Alliance(FREMEN), Gain(swords=2))),
]
