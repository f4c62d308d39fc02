"""The Imperium deck of Uprising without the CHOAM module: 50 titles, 65 cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landsraad.imperium.boxes.base.cards import FREMEN_BOND, OTHER_BENE_GESSERIT, OpponentsDiscard, PersuasionPerFremen
from landsraad.imperium.boxes.uprising.conditions import (
    CouncilAndSwordmaster,
    NoCouncilSeat,
    SentToFaction,
    SentToMaker,
    UnitsInConflict,
)
from landsraad.imperium.boxes.uprising.desert import SANDWORMS, HasHooks, Summon
from landsraad.imperium.boxes.uprising.effects import (
    AcquireToHand,
    DiscardFor,
    MoveTroop,
    RaiseSpaceInfluence,
    RecallOtherAgent,
    TrashFromHand,
    TrashOtherInPlay,
)
from landsraad.imperium.boxes.uprising.spies import (
    PlaceSpy,
    RecalledSpy,
    RecallSpies,
    SpiesOnBoard,
    SpyOnMaker,
    factions_spied_on,
)
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card, Entry
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SWORDS_SHOWN, TURN
from landsraad.imperium.declare.vocabulary import (
    ANY,
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    EMPEROR,
    EMPEROR_ICON,
    FACTION_ICONS,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    OPEN_TOP,
    SPICE_TRADE,
    SPY_ICON,
    SWORDS,
    VOCABULARY,
)
from landsraad.imperium.effects.armed import armed_cards
from landsraad.imperium.effects.cards import Discard, Draw, DrawIntrigue, Trash, TrashIntrigue, TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import Alliance, CouncilSeat, InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain, TakeCouncilSeat
from landsraad.imperium.effects.influence import Influence, LoseInfluence, steps_touch
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit, RetreatTroops
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.board import enterable, entry_obstacle, icon_obstacle, icon_reach
from landsraad.imperium.table.deck import OPEN_HAND, hold_openly, trash
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import Imperium, Seat, card_id
from landsraad.imperium.table.units import MORE, recruit
from landsraad.kernel.event import Event

FLOWS: Final = TURN.number("flows")
"""How many The Spice Must Flow the owner of the turn has acquired this turn."""
CALLS: Final = TURN.number("calls")
"""How many troops each card acquired this turn recruits."""

SENT_TO_MAKER = SentToMaker()
SENT_TO_FACTION = SentToFaction()
RECALLED_SPY = RecalledSpy()
TWO_SPIES = SpiesOnBoard(2)


class Acquired(Act):
    """A card is acquired: remember The Spice Must Flow, and recruit if arms have been called."""

    def do(self, game: Imperium, context: Origin) -> None:
        turn = game.turn
        if turn.seat != context.seat:
            return
        if CARDS[context.card].flow:
            turn.have[FLOWS] += 1
        if turn.have[CALLS]:
            recruit(game, game.seats[context.army], turn.have[CALLS])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(adds=touch.TROOPS | touch.SUPPLY) if game.turn.have[CALLS] else touch.NOTHING

    def describe(self) -> str:
        return "notice a card acquired"


class ReturnToHand(Act):
    """Weirding Woman: the card goes back from play to the hand, in sight of all."""

    verb = "return"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return context.card in game.seats[context.seat].play

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the card is no longer in play"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if context.card in seat.play:
            seat.play.remove(context.card)
            hold_openly(seat, context.card)
            if game.events is not None:
                game.emit(Event("from-play", seat.index, card_id(context.card)))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.PLAY, adds=touch.HAND, alters=touch.PLAY)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "return this card to your hand"

    def glyphs(self) -> list[str]:
        return ["hand"]


class AnyInfluence(Entry):
    """Undercover Asset: spaces that ask for influence are open without it."""

    def spaces(self, game: Imperium, seat: Seat, icons: int) -> int:
        return icon_reach(game, seat, icons) & enterable(game, seat, any_influence=True)

    def obstacle(self, game: Imperium, seat: Seat, pos: int, icons: int) -> str:
        return icon_obstacle(game, seat, pos, icons) or entry_obstacle(game, seat, pos, any_influence=True)


class NeedsNoInfluence(Act):
    """Undercover Asset: what its Entry does, in words."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        return

    def describe(self) -> str:
        return "the space you visit does not ask for influence"

    def glyphs(self) -> list[str]:
        return ["agent", "any influence"]


class SpiedInfluence(Act):
    """Guild Spy: once The Spice Must Flow is acquired this turn, influence with every faction that is spied on."""

    verb = "influence"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.turn.have[FLOWS] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have not acquired The Spice Must Flow this turn"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return self.possible(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        for faction in reversed(factions_spied_on(game, context.seat)):
            game.push(SPIED[faction], context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        army = game.seats[context.army]
        touched = touch.touches(needs=touch.SPIES | touch.ROW)
        for faction in factions_spied_on(game, context.seat):
            touched |= steps_touch(game, army, faction, 1)
        return touched

    def describe(self) -> str:
        return (
            "if you acquire The Spice Must Flow this turn, gain 1 influence with each faction that has a space watched "
            "by one of your Spies"
        )

    def glyphs(self) -> list[str]:
        return ["if the-spice-must-flow", "influence-up", "per spy"]


SPIED = [Influence(faction) for faction in range(len(FACTIONS))]


class DeployFromAnySpace(Act):
    """Sardaukar Coordination: troops recruited this turn may be deployed, whatever the space."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        if not game.turn.combat:
            game.turn.combat = True
            game.turn.have[MORE] = 0

    def describe(self) -> str:
        return "you may deploy troops that you recruit this turn to the Conflict"

    def glyphs(self) -> list[str]:
        return ["troop", "deploy"]


class SwordsPerRevealed(Act):
    """Sardaukar Coordination: a sword for every card of a faction revealed this turn, this one included."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.counting += ((self, context),)
        game.notice(game.seats[context.seat], SWORDS_SHOWN, context)
        self.count_more(game, context, list(game.turn.revealed))

    def count_more(self, game: Imperium, context: Origin, cards: list[int]) -> None:
        found = sum(1 for card in cards if CARDS[card].faction_mask >> self.faction & 1)
        if found:
            gain(game, game.seats[context.army], SWORDS, found)

    def describe(self) -> str:
        return f"gain 1 sword for each {FACTION_WORDS[self.faction]} card you reveal this turn, this one included"

    def glyphs(self) -> list[str]:
        return ["sword", f"per {FACTIONS[self.faction].replace('_', '-')}"]


class SwordsPerOtherArmedCard(Act):
    """Leadership: a sword for every other revealed card that gives swords, counted when its owner likes."""

    verb = "gain"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return self.armed(game, context) > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no other card revealed this turn gives swords"

    def do(self, game: Imperium, context: Origin) -> None:
        found = self.armed(game, context)
        if found:
            gain(game, game.seats[context.army], SWORDS, found)

    def armed(self, game: Imperium, context: Origin) -> int:
        """How many other cards revealed this turn and still in play have given swords."""
        play = Counter(game.seats[context.seat].play)
        play[context.card] -= 1
        return sum([min(n, play[card]) for card, n in Counter(armed_cards(game, context)).items()])

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.SWORDS | touch.PLAY, adds=touch.SWORDS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "gain 1 sword for each other card revealed this turn that gives swords"

    def glyphs(self) -> list[str]:
        return ["sword", "per sword"]


class DrawPerSandworm(Act):
    """Leadership: a card for every own sandworm in the Conflict."""

    verb = "draw"

    def possible(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return game.seats[context.army].have[SANDWORMS] > 0 and bool(seat.deck or seat.discard)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no sandworm in the Conflict"

    def do(self, game: Imperium, context: Origin) -> None:
        draw_cards(game, game.seats[context.seat], game.seats[context.army].have[SANDWORMS])

    def describe(self) -> str:
        return "draw 1 card for each of your sandworms in the Conflict"

    def glyphs(self) -> list[str]:
        return ["card", "per sandworm"]


class SortTopCards(Act):
    """Long Live the Fighters: of the top three cards of one's deck one goes to the hand, one to the discard pile, and
    one is trashed."""

    verb = "sort"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return len(game.seats[context.seat].deck) >= 3

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "there are fewer than three cards in your deck, and it is not reshuffled for this"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if len(seat.deck) < 3:
            return
        game.reveal()
        if game.events is not None:
            seen = [card_id(card) for card in seat.deck[-1:-4:-1]]
            game.emit(Event("look", context.seat, "", 3, seen=seen))
        PICK_FOR_HAND.pick_one(game, context)

    def describe(self) -> str:
        return (
            "if your deck has three or more cards, look at the top three: put one into your hand, discard one and "
            "trash one"
        )

    def glyphs(self) -> list[str]:
        return ["watch", "3 deck", "arrow", "hand", "discard", "trash"]


class PickForHand(Act):
    """The first of the three cards: the one for the hand."""

    shows_top = 3

    def options(self, game: Imperium, context: Origin) -> list[int]:
        top = game.seats[context.seat].deck[-self.shows_top :]
        return list(dict.fromkeys([self.option_of(CARDS[card]) for card in reversed(top)]))

    def option_of(self, card: Card) -> int:
        """The option that picks a card."""
        return card.take_option

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        known = leave_top(seat, card)
        seat.hand.append(card)
        if known:
            seat.lay(OPEN_HAND, (*seat.piles[OPEN_HAND], card))
        if game.events is not None:
            game.emit(Event("draw", seat.index, "card", 1, seen=[card_id(card)]))
        PICK_FOR_DISCARD.pick_one(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return f"Put {CARDS[VOCABULARY.value[option]].name} into your hand"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the top three cards of your deck goes into your hand?"

    def describe(self) -> str:
        return "put one of the top cards of your deck into your hand"


class PickForDiscard(PickForHand):
    """The second of the three cards: the one for the discard pile. The third is trashed."""

    shows_top = 2

    def option_of(self, card: Card) -> int:
        return card.discard_option

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        card = VOCABULARY.value[option]
        leave_top(seat, card)
        seat.discard.append(card)
        if game.events is not None:
            game.emit(Event("discard", seat.index, card_id(card)))
        last = seat.deck[-1]
        leave_top(seat, last)
        game.reveal()
        trash(game, seat, last, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return f"Discard {CARDS[VOCABULARY.value[option]].name} and trash the other"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which of the other two do you discard? The last one is trashed."

    def describe(self) -> str:
        return "discard one of the top cards of your deck and trash the other"


def leave_top(seat: Seat, card: int) -> bool:
    """Take a card out of the top of the deck; whether everybody knew it there."""
    place = len(seat.deck) - 1
    while seat.deck[place] != card:
        place -= 1
    known = len(seat.deck) - place <= seat.have[OPEN_TOP]
    del seat.deck[place]
    if known:
        seat.have[OPEN_TOP] -= 1
    return known


PICK_FOR_HAND = PickForHand()
PICK_FOR_DISCARD = PickForDiscard()


IMPERIUM = [
    Card("sardaukar-soldier", "Sardaukar Soldier", 1, icons=CITY, factions=(EMPEROR,), persuasion=1, swords=1,
         on_trash=DrawIntrigue(1)),
    Card("smugglers-harvester", "Smuggler's Harvester", 1, copies=2, icons=SPICE_TRADE, factions=(GUILD,),
         agent=If(SENT_TO_MAKER, Gain(spice=1)), persuasion=1),
    Card("space-time-folding", "Space-time Folding", 1, icons=GUILD_ICON, factions=(GUILD,),
         agent=DiscardFor(Draw(1), then=Draw(1)), persuasion=1),
    Card("unswerving-loyalty", "Unswerving Loyalty", 1, copies=2, factions=(FREMEN,), persuasion=1,
         reveal=Recruit(1) & If(FREMEN_BOND, MoveTroop())),
    Card("weirding-woman", "Weirding Woman", 1, copies=2, icons=CITY | SPICE_TRADE, factions=(BENE_GESSERIT,),
         agent=If(OTHER_BENE_GESSERIT, ReturnToHand()), persuasion=1, swords=1),

    Card("desert-survival", "Desert Survival", 2, copies=2, icons=SPICE_TRADE, factions=(FREMEN,), agent=Trash(),
         persuasion=1, swords=1),
    Card("fedaykin-stilltent", "Fedaykin Stilltent", 2, icons=SPICE_TRADE, factions=(FREMEN,),
         agent=If(SENT_TO_MAKER, Recruit(1)), reveal=Gain(water=1)),
    Card("hidden-missive", "Hidden Missive", 2, icons=LANDSRAAD, factions=(BENE_GESSERIT,),
         agent=If(InfluenceAtLeast(BENE_GESSERIT, 2), Recruit(1) & Draw(1)), persuasion=1, swords=1),
    Card("imperial-spymaster", "Imperial Spymaster", 2, icons=EMPEROR_ICON | SPY_ICON, factions=(EMPEROR,),
         agent=If(RECALLED_SPY, DrawIntrigue(1)), persuasion=1, swords=1),
    Card("maker-keeper", "Maker Keeper", 2, copies=2, icons=CITY, factions=(BENE_GESSERIT, FREMEN),
         agent=If(InfluenceAtLeast(BENE_GESSERIT, 2), Gain(water=1)) & If(InfluenceAtLeast(FREMEN, 2), Gain(spice=1)),
         persuasion=2),
    Card("reliable-informant", "Reliable Informant", 2, icons=GUILD_ICON, factions=(GUILD,),
         agent=PlaceSpy(on=EMPEROR_ICON | BENE_GESSERIT_ICON | FREMEN_ICON), persuasion=1, reveal=Gain(solari=1)),
    Card("spy-network", "Spy Network", 2, factions=(EMPEROR, GUILD), acquire=PlaceSpy(), persuasion=2, swords=1,
         reveal=If(TWO_SPIES, Pay(RecallSpies(1), then=DrawIntrigue(1)))),
    Card("undercover-asset", "Undercover Asset", 2, icons=LANDSRAAD | CITY | SPICE_TRADE, factions=(EMPEROR, GUILD),
         agent=NeedsNoInfluence(), entry=AnyInfluence(), reveal=Choose(PlaceSpy(), Gain(swords=2))),
    Card("wheels-within-wheels", "Wheels Within Wheels", 2, icons=SPY_ICON, factions=(EMPEROR, GUILD),
         agent=If(InfluenceAtLeast(EMPEROR, 2), Gain(solari=2)) & If(InfluenceAtLeast(GUILD, 2), Gain(spice=1)),
         persuasion=1, reveal=PlaceSpy()),

    Card("bene-gesserit-operative", "Bene Gesserit Operative", 3, copies=2, icons=BENE_GESSERIT_ICON,
         factions=(BENE_GESSERIT,), agent=PlaceSpy(), persuasion=1, reveal=If(TWO_SPIES, Gain(persuasion=2))),
    Card("branching-path", "Branching Path", 3, icons=BENE_GESSERIT_ICON | CITY, factions=(BENE_GESSERIT,),
         agent=If(Alliance(BENE_GESSERIT), Pay(TrashIntrigue(), then=DrawIntrigue(1) & Gain(spice=2))), persuasion=2),
    Card("calculus-of-power", "Calculus of Power", 3, copies=2, icons=CITY | SPY_ICON, factions=(EMPEROR,),
         agent=Trash(), persuasion=2, reveal=Pay(TrashOtherInPlay(EMPEROR), then=Gain(swords=3))),
    Card("covert-operation", "Covert Operation", 3, icons=SPY_ICON, agent=OpponentsDiscard(1), reveal=PlaceSpy(2)),
    Card("dangerous-rhetoric", "Dangerous Rhetoric", 3, icons=LANDSRAAD | SPY_ICON, agent=Influence(ANY) & TrashThis(),
         persuasion=1, swords=1),
    Card("double-agent", "Double Agent", 3, copies=2, icons=LANDSRAAD | CITY | SPICE_TRADE, factions=(EMPEROR, GUILD),
         agent=PlaceSpy(visited=True, shared=True), persuasion=1, swords=1),
    Card("ecological-testing-station", "Ecological Testing Station", 3, icons=FREMEN_ICON | CITY, factions=(FREMEN,),
         agent=Pay(water=2, then=Draw(2)), persuasion=1, reveal=If(FREMEN_BOND, Gain(water=1))),
    Card("guild-envoy", "Guild Envoy", 3, icons=FACTION_ICONS, factions=(GUILD,), agent=DiscardFor(Draw(2)),
         persuasion=1),
    Card("guild-spy", "Guild Spy", 3, icons=SPY_ICON, factions=(GUILD,), acquire=PlaceSpy(),
         agent=DiscardFor(DrawIntrigue(1), then=Draw(1)), persuasion=2, reveal=SpiedInfluence()),
    Card("maula-pistol", "Maula Pistol", 3, copies=2, icons=CITY | SPICE_TRADE, factions=(FREMEN,), agent=Draw(1),
         persuasion=1, swords=1),
    Card("northern-watermaster", "Northern Watermaster", 3, icons=CITY, factions=(FREMEN,), agent=Gain(water=1),
         persuasion=1, reveal=If(FREMEN_BOND, Gain(spice=2))),
    Card("rebel-supplier", "Rebel Supplier", 3, copies=2, icons=CITY, factions=(FREMEN,),
         agent=If(RECALLED_SPY, Recruit(2)), swords=1, reveal=Gain(spice=1)),

    Card("paracompass", "Paracompass", 4, icons=CITY, agent=Gain(solari=2),
         reveal=If(CouncilSeat(), Gain(persuasion=2)) & If(CouncilAndSwordmaster(), Gain(persuasion=1))),
    Card("public-spectacle", "Public Spectacle", 4, copies=2, icons=SPY_ICON, factions=(EMPEROR,),
         agent=If(RECALLED_SPY, Influence(ANY)), persuasion=1, reveal=PlaceSpy()),
    Card("sardaukar-coordination", "Sardaukar Coordination", 4, copies=2, icons=EMPEROR_ICON | LANDSRAAD,
         factions=(EMPEROR,), agent=DeployFromAnySpace(), persuasion=2, reveal=SwordsPerRevealed(EMPEROR)),
    Card("shishakli", "Shishakli", 4, icons=CITY | SPICE_TRADE, factions=(FREMEN,),
         agent=Pay(Trash(optional=False), then=Draw(1)), swords=2, reveal=If(FREMEN_BOND, Influence(FREMEN))),
    Card("smugglers-haven", "Smuggler's Haven", 4, icons=GUILD_ICON | SPICE_TRADE, factions=(GUILD,),
         agent=Pay(spice=4, then=Gain(vp=1)), persuasion=1, reveal=If(SpyOnMaker(), Gain(spice=2))),
    Card("southern-elders", "Southern Elders", 4, icons=BENE_GESSERIT_ICON | FREMEN_ICON,
         factions=(BENE_GESSERIT, FREMEN), agent=If(OTHER_BENE_GESSERIT, Recruit(2)),
         reveal=Gain(water=1) & If(FREMEN_BOND, Gain(persuasion=2))),
    Card("tread-in-darkness", "Tread in Darkness", 4, copies=2, icons=LANDSRAAD | CITY | SPICE_TRADE,
         factions=(BENE_GESSERIT,), agent=If(OTHER_BENE_GESSERIT, Trash() & Draw(1)), persuasion=2, swords=1),
    Card("truthtrance", "Truthtrance", 4, copies=2, icons=FACTION_ICONS, factions=(BENE_GESSERIT,), persuasion=1),

    Card("captured-mentat", "Captured Mentat", 5, icons=LANDSRAAD | SPICE_TRADE,
         agent=Pay(Discard(), then=DrawIntrigue(1) & Draw(1)), persuasion=1,
         reveal=Pay(LoseInfluence(), then=Influence(ANY))),
    Card("chani-clever-tactician", "Chani, Clever Tactician", 5, icons=FREMEN_ICON | CITY | SPICE_TRADE,
         factions=(FREMEN,), agent=If(UnitsInConflict(3), DrawIntrigue(1)),
         reveal=Pay(RetreatTroops(2), then=Gain(swords=4)) & If(FREMEN_BOND, Gain(persuasion=2))),
    Card("in-high-places", "In High Places", 5, icons=EMPEROR_ICON | BENE_GESSERIT_ICON,
         factions=(EMPEROR, BENE_GESSERIT), acquire=PlaceSpy(), agent=If(OTHER_BENE_GESSERIT, Draw(1) & PlaceSpy()),
         persuasion=2, reveal=Pay(RecallSpies(2), then=Gain(persuasion=3))),
    Card("leadership", "Leadership", 5, icons=FREMEN_ICON | SPICE_TRADE, factions=(FREMEN,), agent=DrawPerSandworm(),
         persuasion=2, swords=1, reveal=SwordsPerOtherArmedCard()),
    Card("spacing-guilds-favor", "Spacing Guild's Favor", 5, copies=2, icons=GUILD_ICON | SPICE_TRADE,
         factions=(GUILD,), agent=Draw(1), on_discard=Gain(spice=2), persuasion=2,
         reveal=Pay(spice=3, then=Influence(ANY))),
    Card("strike-fleet", "Strike Fleet", 5, icons=SPY_ICON, acquire=PlaceSpy(), agent=If(RECALLED_SPY, Recruit(3)),
         persuasion=1, swords=3),
    Card("subversive-advisor", "Subversive Advisor", 5, icons=SPY_ICON, acquire=PlaceSpy(),
         agent=If(SENT_TO_FACTION, RaiseSpaceInfluence() & TrashThis()), persuasion=1),
    Card("treacherous-maneuver", "Treacherous Maneuver", 5, icons=FACTION_ICONS, factions=(EMPEROR,),
         agent=Pay(TrashThis(), TrashFromHand(EMPEROR), then=RaiseSpaceInfluence()), persuasion=1,
         reveal=DrawIntrigue(1)),

    Card("corrinth-city", "Corrinth City", 6, icons=EMPEROR_ICON | LANDSRAAD, factions=(EMPEROR,),
         agent=Pay(Discard(2), solari=5, then=Gain(vp=1)),
         reveal=Choose(Gain(solari=5), If(NoCouncilSeat(), Pay(solari=5, then=TakeCouncilSeat())))),
    Card("desert-power", "Desert Power", 6, icons=SPICE_TRADE, factions=(FREMEN,),
         agent=If(SENT_TO_MAKER, Gain(spice=2)),
         reveal=Choose(Gain(persuasion=2), If(HasHooks(), Pay(water=1, then=Summon())))),
    Card("junction-headquarters", "Junction Headquarters", 6, icons=LANDSRAAD | CITY | SPICE_TRADE, factions=(GUILD,),
         agent=If(Alliance(GUILD), Pay(TrashIntrigue(), spice=2, then=Gain(vp=1))), persuasion=1,
         reveal=Gain(water=1) & Recruit(1)),
    Card("price-is-no-object", "Price is No Object", 6, icons=EMPEROR_ICON | BENE_GESSERIT_ICON,
         factions=(EMPEROR, BENE_GESSERIT), acquire=Gain(solari=2), agent=AcquireToHand(solari=True), persuasion=2,
         reveal=Gain(solari=2)),
    Card("stilgar-the-devoted", "Stilgar, the Devoted", 6, icons=FREMEN_ICON | CITY | SPICE_TRADE, factions=(FREMEN,),
         agent=Recruit(2), reveal=PersuasionPerFremen(2)),

    Card("long-live-the-fighters", "Long Live the Fighters", 7, icons=FREMEN_ICON | CITY, factions=(FREMEN,),
         agent=SortTopCards(), persuasion=2, swords=3),

    Card("overthrow", "Overthrow", 8, icons=FACTION_ICONS, acquire=DrawIntrigue(1), agent=RaiseSpaceInfluence(),
         persuasion=2, swords=2, reveal=Recruit(1)),
    Card("steersman", "Steersman", 8, icons=GUILD_ICON | LANDSRAAD | CITY | SPICE_TRADE, factions=(GUILD,),
         acquire=Influence(GUILD), agent=Draw(1) & RecallOtherAgent(), persuasion=2, reveal=Gain(spice=2)),
]
