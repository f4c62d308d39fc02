"""The Imperium cards of Immortality: 25 titles, 30 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.cards import FREMEN_BOND, OTHER_BENE_GESSERIT
from landsraad.imperium.boxes.base.intrigues import AcquireFree
from landsraad.imperium.boxes.immortality.grafting import (
    GRAFTED,
    GraftedWith,
    IconsIfGrafted,
    IconsIfMostTroops,
    IconsIfOtherInPlay,
    TrashPartner,
)
from landsraad.imperium.boxes.immortality.research import MARKER_1, MARKER_2, Research
from landsraad.imperium.boxes.immortality.specimens import Specimen, SpendSpecimens
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.things import Verb
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
    SPICE_TRADE,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, Trash
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import Alliance, InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence, LoseInfluence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Deploy, Recruit, Retreat
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.deck import in_play, leave_play
from landsraad.imperium.table.intrigue import SEEN_ABOVE, draw_intrigue, shuffle_intrigue
from landsraad.imperium.table.market import TO_HAND, TO_PILE, put_in_hand
from landsraad.imperium.table.state import Imperium, intrigue_id
from landsraad.imperium.table.units import MOVES_TROOPS, lose
from landsraad.kernel.event import Event

KEEP_VERB = Verb("intrigue", "keep", "Keep #")


class CombatIcon(Act):
    """Deploy this turn as from a Combat space."""

    verb = "combat"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def useful(self, game: Imperium, context: Origin) -> bool:
        return not game.turn.combat

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you may deploy this turn already"

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.combat = True

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.CONFLICT)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "deploy units this turn as from a combat space"

    def glyphs(self) -> list[str]:
        return ["combat"]


class LookAtIntrigue(Act):
    """Imperium Ceremony: look at the top two Intrigue cards, keep one, and put the other back on top."""

    verb = "look"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.intrigue_deck or game.intrigue_discard)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no Intrigue card is left to look at"

    def do(self, game: Imperium, context: Origin) -> None:
        if len(game.intrigue_deck) < 2 and game.intrigue_discard:
            shuffle_intrigue(game)
        game.reveal()
        if len(game.intrigue_deck) < 2:
            draw_intrigue(game, game.seats[context.seat], 1)
            return
        game.lay(SEEN_ABOVE, (context.seat, context.seat, *game.piles[SEEN_ABOVE][2:]))
        if game.events is not None:
            seen = [intrigue_id(card) for card in game.intrigue_deck[-2:]]
            game.emit(Event("look-intrigue", context.seat, "", 2, seen=seen))
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [KEEP_VERB.options[card] for card in dict.fromkeys(game.intrigue_deck[-2:])]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        deck = game.intrigue_deck
        if deck[-1] != VOCABULARY.value[option]:
            game.intrigue_deck = (*deck[:-2], deck[-1], deck[-2])
        draw_intrigue(game, game.seats[context.seat], 1)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the two Intrigue cards do you keep?"

    def describe(self) -> str:
        return "look at the top 2 cards of the Intrigue deck, keep 1 and put the other back on top"

    def glyphs(self) -> list[str]:
        return ["watch", "2 intrigue", "arrow", "intrigue"]


class ReturnThis(Act):
    """Stillsuit Manufacturer: the card goes back from play to the hand, in sight of all."""

    verb = "return-this"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return in_play(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the card is not in play"

    def do(self, game: Imperium, context: Origin) -> None:
        if in_play(game, context):
            leave_play(game, context)
            put_in_hand(game, game.seats[context.seat], context.card)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.PLAY, adds=touch.HAND, alters=touch.PLAY)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "return this card to your hand"

    def glyphs(self) -> list[str]:
        return ["hand"]


class AcquireForMaster(AcquireFree):
    """Tleilaxu Master: a card without paying, which comes to hand with the second genetic marker."""

    verb = "take-card"
    optional = True

    def goes_to(self) -> int:
        return touch.HAND | touch.DISCARDS

    def place(self, game: Imperium, context: Origin) -> int:
        return TO_HAND if MARKER_2.holds(game, context) else TO_PILE

    def describe(self) -> str:
        return (
            f"you may take a card costing {self.most} or less without paying persuasion, into your discard pile or, "
            f"if {MARKER_2.describe()}, into your hand"
        )

    def glyphs(self) -> list[str]:
        return ["acquire", f"{self.most} or less", "discard", "if genetic-marker-2", "hand"]


class LoseTroops(Act):
    """A cost: lose troops, from the garrison or the Conflict as their owner likes."""

    def __init__(self, n: int) -> None:
        self.n = n

    def bind(self, source: str, name: str) -> None:
        LOSE_ONE.bind(source, name)

    def ready(self, game: Imperium, context: Origin) -> int:
        """How many troops can be lost."""
        have = game.seats[context.army].have
        return have[GARRISON] + have[CONFLICT]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.ready(game, context) >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        have = self.ready(game, context)
        return f"you need {count(self.n, 'troop')} in your garrison or the Conflict, you have {have}"

    def do(self, game: Imperium, context: Origin) -> None:
        for _ in range(self.n):
            game.push(LOSE_ONE, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return MOVES_TROOPS

    def describe(self) -> str:
        return f"lose {self.n} of your troops"

    def glyphs(self) -> list[str]:
        return [f"lose {amount_glyph(self.n, 'troop')}"]


class LoseOne(Act):
    """One troop to lose: its owner says from where."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}

    def bind(self, source: str, name: str) -> None:
        garrison = VOCABULARY.add("sacrifice", "garrison", GARRISON, "Lose a troop of your garrison", "effect")
        text = "Lose one of your troops in the Conflict"
        conflict = VOCABULARY.add("sacrifice", "conflict", CONFLICT, text, "effect")
        self.places = {GARRISON: garrison, CONFLICT: conflict}

    def options(self, game: Imperium, context: Origin) -> list[int]:
        have = game.seats[context.army].have
        return [option for place, option in self.places.items() if have[place]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        lose(game, game.seats[context.army], 1, VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which troop do you lose?"

    def describe(self) -> str:
        return "lose a troop"


LOSE_ONE = LoseOne()

IMPERIUM = [
    Card("bene-tleilax-lab", "Bene Tleilax Lab", 2, icons=CITY | SPICE_TRADE, agent=Specimen(1), persuasion=1,
         reveal=If(MARKER_1, Gain(spice=1))),
    Card("bene-tleilax-researcher", "Bene Tleilax Researcher", 4, graft=True, icons=LANDSRAAD, agent=Research(),
         persuasion=1, reveal=If(MARKER_1, Gain(persuasion=1)) & If(MARKER_2, Gain(persuasion=1))),
    Card("blank-slate", "Blank Slate", 1, icons=LANDSRAAD | CITY | SPICE_TRADE, entry=IconsIfGrafted(FACTION_ICONS),
         persuasion=1),
    Card("clandestine-meeting", "Clandestine Meeting", 4, factions=(BENE_GESSERIT,),
         agent=Influence(BENE_GESSERIT) & DrawIntrigue(1), persuasion=2),
    Card("corrupt-smuggler", "Corrupt Smuggler", 3, icons=GUILD_ICON | SPICE_TRADE, factions=(GUILD, FREMEN),
         agent=If(GRAFTED, Gain(spice=2)), persuasion=1, swords=1),
    Card("dissecting-kit", "Dissecting Kit", 2, copies=2, graft=True, icons=LANDSRAAD | CITY,
         agent=Pay(TrashPartner(), then=Specimen(1)), persuasion=1, reveal=If(MARKER_1, Tleilaxu(1))),
    Card("for-humanity", "For Humanity", 7, icons=BENE_GESSERIT_ICON | LANDSRAAD | SPICE_TRADE,
         factions=(BENE_GESSERIT,), agent=Influence(ANY), persuasion=2,
         reveal=If(Alliance(BENE_GESSERIT), Pay(LoseInfluence(2), then=Gain(vp=1)))),
    Card("high-priority-travel", "High Priority Travel", 1, copies=2, icons=LANDSRAAD | SPICE_TRADE,
         factions=(GUILD,), agent=If(InfluenceAtLeast(GUILD, 2), Choose(Draw(1), CombatIcon())), persuasion=1,
         reveal=Gain(solari=1)),
    Card("imperium-ceremony", "Imperium Ceremony", 6, icons=EMPEROR_ICON | GUILD_ICON | LANDSRAAD,
         factions=(EMPEROR, GUILD), agent=LookAtIntrigue(), persuasion=3),
    Card("interstellar-conspiracy", "Interstellar Conspiracy", 4, graft=True, icons=CITY,
         agent=Gain(spice=1) & If(GraftedWith(EMPEROR, GUILD), Influence(ANY)), persuasion=2),
    Card("keys-to-power", "Keys to Power", 5, icons=GUILD_ICON | BENE_GESSERIT_ICON | LANDSRAAD,
         factions=(GUILD, BENE_GESSERIT), agent=If(InfluenceAtLeast(EMPEROR, 2), Gain(spice=2)), persuasion=2),
    Card("lisan-al-gaib", "Lisan al Gaib", 4, icons=FREMEN_ICON | CITY | SPICE_TRADE, factions=(BENE_GESSERIT, FREMEN),
         acquire=Gain(spice=1), agent=If(OTHER_BENE_GESSERIT, Influence(FREMEN)), persuasion=1,
         reveal=If(FREMEN_BOND, Gain(swords=2))),
    Card("long-reach", "Long Reach", 6, factions=(BENE_GESSERIT,),
         entry=IconsIfOtherInPlay(BENE_GESSERIT, LANDSRAAD | CITY | SPICE_TRADE),
         agent=Choose(Influence(EMPEROR), Influence(GUILD), Influence(BENE_GESSERIT), Influence(FREMEN), pick=2,
                      named_first=True),
         persuasion=1, reveal=DrawIntrigue(1)),
    Card("occupation", "Occupation", 8, icons=FACTION_ICONS | CITY | SPICE_TRADE, factions=(GUILD,),
         acquire=Recruit(3), agent=Draw(1) & CombatIcon(), reveal=Gain(water=1, spice=1) & Recruit(1)),
    Card("organ-merchants", "Organ Merchants", 3, icons=CITY | SPICE_TRADE,
         agent=Pay(SpendSpecimens(1), then=Gain(solari=4)), persuasion=1, reveal=Gain(solari=1)),
    Card("planned-coupling", "Planned Coupling", 3, copies=2, graft=True, icons=BENE_GESSERIT_ICON,
         factions=(BENE_GESSERIT,), agent=Draw(1), persuasion=1),
    Card("replacement-eyes", "Replacement Eyes", 5, graft=True, icons=CITY, on_trash=Tleilaxu(1),
         agent=Pay(Trash(optional=False), then=Draw(1)), persuasion=1, swords=1),
    Card("sardaukar-quartermaster", "Sardaukar Quartermaster", 2, icons=LANDSRAAD | CITY, factions=(EMPEROR,),
         agent=If(GRAFTED, Recruit(1)) & If(GRAFTED, Draw(1)), persuasion=1, swords=2),
    Card("shadout-mapes", "Shadout Mapes", 2, icons=FREMEN_ICON | SPICE_TRADE, factions=(FREMEN,), persuasion=1,
         swords=1, reveal=Choose(Deploy(1), Retreat(1), optional=True)),
    Card("show-of-strength", "Show of Strength", 3, factions=(EMPEROR, FREMEN),
         entry=IconsIfMostTroops(LANDSRAAD | SPICE_TRADE), agent=Draw(2), persuasion=1, swords=2),
    Card("spiritual-fervor", "Spiritual Fervor", 3, copies=2, icons=SPICE_TRADE, acquire=Research(), persuasion=1,
         reveal=Specimen(1)),
    Card("stillsuit-manufacturer", "Stillsuit Manufacturer", 5, icons=FREMEN_ICON | CITY, factions=(FREMEN,),
         agent=Gain(water=1) & If(Alliance(FREMEN), ReturnThis()), persuasion=1,
         reveal=If(FREMEN_BOND, Gain(spice=2))),
    Card("throne-room-politics", "Throne Room Politics", 4, icons=EMPEROR_ICON, factions=(EMPEROR, BENE_GESSERIT),
         agent=Recruit(1) & Trash(), persuasion=1, reveal=Influence(BENE_GESSERIT)),
    Card("tleilaxu-master", "Tleilaxu Master", 5, copies=2, icons=LANDSRAAD | SPICE_TRADE,
         agent=If(MARKER_1, AcquireForMaster(6)), persuasion=1, reveal=Research() & Research()),
    Card("tleilaxu-surgeon", "Tleilaxu Surgeon", 3, icons=EMPEROR_ICON | CITY,
         agent=Pay(SpendSpecimens(2), then=Tleilaxu(2)), persuasion=2,
         reveal=Pay(LoseTroops(2), then=Specimen(2, freed=2))),
]
