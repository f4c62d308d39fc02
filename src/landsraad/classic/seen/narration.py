"""Words for people: the rules in short, what things are called, and how a position is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from landsraad.classic.rounds.battle_plan import fighter, star_worth
from landsraad.classic.rounds.shipment import FREE, HALF, LIFT_TO, SHIP_TOKENS, fee, rate_of, ways_of
from landsraad.classic.seen.view_types import AreaView, BattleView, PlanView, SeatView, View
from landsraad.classic.sheets.map import (
    AREA_COUNT,
    AREA_IDS,
    AREA_NUMBER,
    SECTOR_OF,
    SECTORS,
    SHIP_COST,
    TERRITORIES,
    TERRITORY_NUMBER,
    TERRITORY_OF,
)
from landsraad.classic.sheets.words import VOCABULARY, area_name, tokens_words
from landsraad.classic.table.register import DEST, ZONE
from landsraad.classic.table.state import Classic
from landsraad.kernel.game import Game, Result
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.narration import Narration, capital
from landsraad.kernel.seen.standing import ScoreWord, Standing

PRIMER = """\
The aim: hold three of the five strongholds when a turn ends, alone or together with your allies (four between two
players). After the last turn without a winner the Fremen or the Guild win. The Bene Gesserit have written down who
wins and when: if they are right, they win alone.
A turn: the storm moves and kills what stands in open sand; spice blows somewhere, and a worm may come, at which
alliances are made and broken; treachery cards are auctioned unseen; the dead are revived; everybody in storm order
ships tokens from reserves and then moves one group; those who share a territory fight; tokens collect the spice they
stand on.
Shipping costs 1 spice a token into a stronghold and 2 elsewhere. A group moves one territory, three with tokens in
Arrakeen or Carthag. Nobody enters the storm, or a stronghold that two others hold.
A battle: both dial a number of tokens in secret, and add a leader, a weapon and a defense. A weapon without the right
defense kills the leader. The higher number with the leader's strength wins, ties go to the attacker. The loser loses
everything, the winner what he dialed. If the leader is in the other's pay, the battle is lost at once.
A good start: keep your stronghold, buy cards early, fetch spice with a few tokens away from the storm, and count who is
one stronghold short of winning."""

SCORE = ScoreWord("stronghold", "strongholds")

LABELS = {
    "round": "turn", "rounds": "turns", "first": "first player", "dot": "sector of the player's dot",
    "hand_count": "treachery cards", "hand_limit": "most cards in hand", "lacks": "is known not to hold",
    "reserves": "tokens in reserve", "reserves_starred": "starred tokens in reserve", "tanks": "tokens in the tanks",
    "tanks_starred": "starred tokens in the tanks", "dead": "leaders in the tanks", "resting": "leaders resting",
    "captured": "leaders captured by others", "fought": "leaders who fought this turn", "fought_in": "fought in",
    "aid": "spice for allies", "traitors": "leaders in pay", "drawn": "leaders drawn",
    "battle_losses": "tokens lost in battle", "kwisatz_haderach": "Kwisatz Haderach", "storm": "storm in sector",
    "storm_distance": "sectors the storm will move", "storm_marker": "next storm movement",
    "storm_dialers": "dial the storm", "shield_wall": "the Shield Wall stands", "spice_deck_count": "spice cards left",
    "spice_top": "top spice card", "spice_discards": "spice discards", "last_blows": "last spice blow",
    "treachery_deck_count": "treachery cards left", "treachery_top": "top treachery card",
    "treachery_discard": "treachery discards", "removed": "out of the game", "areas": "map",
    "truths": "answers under Truthtrance", "quiet": "not asked again this turn",
}
"""What keys of a view are called, where the key itself does not say it."""

VICTORIES = {
    "strongholds": "by holding enough strongholds",
    "most strongholds": "by holding most strongholds after the last turn",
    "fremen": "because nobody has taken the sietches by the end of the last turn",
    "guild": "because nobody else has won by the end of the last turn",
    "prediction": "by having foretold who would win in this turn",
}
"""How a game was won, in words."""

PLANNED = {
    "leader": "Your battle plan: which leader?",
    "weapon": "Your battle plan: which weapon?",
    "defense": "Your battle plan: which defense?",
    "dial": "Your battle plan: how much do you dial?",
}
"""What is asked for each part of a battle plan."""

LEADER_VERBS = ("leader", "traitor", "revive-leader")
AREA_VERBS = ("ship", "to", "move", "lift", "ride", "battle", "place", "lose")
TERRITORY_VERBS = ("worm", "stop-coexisting")


def standing(game: Classic) -> Standing:
    """How a game stands, as far as anybody may know."""
    view = game.view(None)
    seats = view["seats"]
    order = [] if view["phase"] == "setup" else view["storm_order"]  # nobody is first before the first storm
    return Standing(
        view["round"], view["phase"], order, [seat["leader"] for seat in seats],
        [len(seat["strongholds"]) for seat in seats],
    )


class ClassicNarration(Narration):
    """Tells a position of Dune (1979)."""

    examples: ClassVar[tuple[str, ...]] = ("pass", "bid 3", "ship carthag")
    more_help: ClassVar[str] = (
        "\nIn an auction, up to 5 lets the program bid for you as long as 5 is enough; pass card passes for all of it."
    )
    kinds: ClassVar[str] = "a treachery card, a territory, a leader, a character or an option"
    on_board: ClassVar[str] = "storm, strongholds, tokens and spice on the map, what everybody has, decks, deals"
    repeats: ClassVar[bool] = False

    def __init__(self, game: Game, viewer: int | None) -> None:
        super().__init__(game, viewer)
        assert isinstance(game, Classic)
        self.classic = game
        self.table = cast(View, self.view)

    def auction(self) -> object:
        auction = self.table["auction"]
        if auction is None or self.viewer is None or auction["turn"] != self.viewer:
            return None
        return self.table["round"], auction["cards"]

    # -- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return f"the {self.classic.people(seat)}" if self.table["seats"][seat]["leader"] else f"seat {seat}"

    def subject(self, seat: int) -> str:
        return capital(self.name(seat))

    def people(self, character: str) -> str:
        """The player of a character, by its id."""
        for seat in self.table["seats"]:
            if seat["leader"] == character:
                return self.you(seat["seat"])
        return self.family.called(character)

    def own_seat(self) -> SeatView | None:
        """The viewer's seat."""
        return None if self.viewer is None else self.table["seats"][self.viewer]

    def leader(self, id: str) -> str:
        """A leader with his strength."""
        entry = self.family.entry(id)
        strength = None if entry is None else entry["cost"]
        return self.family.called(id) if strength is None else f"{self.family.called(id)} {strength}"

    def things(self, ids: Sequence[object]) -> str:
        return super().things(ids) or "none"

    # -- short and long ----------------------------------------------------------------------------------------------

    def welcome(self) -> str:
        own = self.own_seat()
        if own is None:
            return "You are a spectator."
        return f"You are {self.name(own['seat'])}: {own['name']}. {self.abilities()}"

    def abilities(self) -> str:
        """The powers of the viewer's character that hold at this table."""
        character = str(self.own().get("leader", ""))
        return " ".join(
            entry["text"] for entry in self.family.codex_of(self.game)
            if entry["kind"] == "power" and character in entry["factions"]
        )

    def brief(self) -> Iterator[str]:
        yield self.moment()
        yield from self.weather()
        yield from self.scores()
        yield from self.alliances()
        yield from self.hopes()
        yield from self.areas()
        own = self.own_seat()
        if own is not None:
            yield from self.possessions(own)

    def board(self) -> Iterator[str]:
        table = self.table
        yield self.moment()
        yield from self.weather()
        yield from self.scores()
        yield from self.alliances()
        yield from self.hopes()
        yield from self.sectors()
        for index in range(len(table["seats"])):
            yield self.seat(index)
        yield from self.bidding()
        blown = ", ".join(self.family.called(id) for id in table["last_blows"] if id is not None) or "nothing"
        discards = self.things(table["treachery_discard"])
        yield f"Spice deck: {table['spice_deck_count']} cards; last blown: {blown}."
        yield f"Treachery deck: {table['treachery_deck_count']} cards; discards: {discards}."
        if table["spice_top"]:
            yield f"The next spice card: {self.text_of(table['spice_top'])}"
        if table["treachery_top"]:
            yield f"The next treachery card: {self.family.called(table['treachery_top'])}."
        if table["removed"]:
            yield f"Out of the game: {self.things(table['removed'])}."
        if not table["shield_wall"]:
            yield "The Shield Wall is destroyed: Arrakeen, Carthag and the Imperial Basin lie open to the storm."
        yield from self.agreements()

    def hand(self) -> Iterator[str]:
        own = self.own_seat()
        if own is not None:
            yield from self.holding("hand", own["hand"])
            yield from self.household(own)

    def result(self, result: Result) -> Iterator[str]:
        table = self.table
        winners = " and ".join(self.name(seat) for seat in result["winners"])
        verb = "win" if len(result["winners"]) > 1 else "wins"
        how = VICTORIES.get(result["tie_breakers"][0], result["tie_breakers"][0])
        yield f"{capital(winners)} {verb} in turn {table['round']} {how}."
        place = 1
        for group in result["ranking"]:
            for seat in group:
                amount = self.family.score.amount(result["scores"][seat])
                yield f"{place}. {capital(self.who(seat))}: {noted(amount, self.strongholds(table['seats'][seat]))}"
            place += len(group)

    # -- the table ---------------------------------------------------------------------------------------------------

    def moment(self) -> str:
        table = self.table
        if table["phase"] == "setup":
            return "Setup."
        return f"Turn {table['round']} of {table['rounds']}, {table['phase']} round."

    def occasion(self) -> str:
        return f"turn {self.table['round']}"

    def weather(self) -> Iterator[str]:
        """Where the storm stands, who is first, and what is known of its way."""
        table = self.table
        if table["phase"] == "setup" or (table["round"] == 1 and table["phase"] == "storm"):
            return
        order = ", ".join(self.you(seat) for seat in table["storm_order"])
        yield f"Storm in sector {table['storm']}; in storm order: {order}."
        if table["storm_marker"] is not None:
            yield f"You know that the storm will move {table['storm_marker']} sectors next."

    def scores(self) -> Iterator[str]:
        if self.table["phase"] == "setup":
            return
        told = [
            noted(f"{self.you(seat['seat'])} {len(seat['strongholds'])}", self.strongholds(seat))
            for seat in self.table["seats"]
        ]
        allied = ", alone or as an alliance" if self.classic.rules.alliances else ""
        yield f"Strongholds: {', '.join(told)}; {self.classic.rules.strongholds} win{allied}."

    def strongholds(self, seat: SeatView) -> list[str]:
        """The strongholds of a seat by name, with those that are still fought for."""
        others = [id for one in self.table["seats"] if one is not seat for id in one["strongholds"]]
        return [f"{self.family.called(id)}{' contested' if id in others else ''}" for id in seat["strongholds"]]

    def alliances(self) -> Iterator[str]:
        """Who is allied with whom."""
        groups = {tuple(sorted([seat["seat"], *seat["allies"]])) for seat in self.table["seats"] if seat["allies"]}
        told = [" and ".join(self.you(seat) for seat in group) for group in sorted(groups)]
        if told:
            yield f"Allied: {'; '.join(told)}."

    def hopes(self) -> Iterator[str]:
        """Who would win with one stronghold more."""
        seats = self.table["seats"]
        near = {
            group for group in (tuple(sorted([seat["seat"], *seat["allies"]])) for seat in seats)
            if len({id for one in group for id in seats[one]["strongholds"]}) >= self.table["strongholds"] - 1
        }
        told = [" and ".join(self.you(seat) for seat in group) for group in sorted(near)]
        if told and not self.table["over"]:
            yield f"No more than one stronghold short of winning: {'; '.join(told)}."

    def areas(self) -> Iterator[str]:
        """Where tokens stand and spice lies."""
        for area in self.table["areas"]:
            yield f"{area_of(area)}: {self.contents(area)}."

    def contents(self, area: AreaView) -> str:
        """What is in an area."""
        parts = [self.occupants([area])] if area["tokens"] else []
        return ", ".join([*parts, f"{area['spice']} spice"] if area["spice"] else parts)

    def sectors(self) -> Iterator[str]:
        """The map, a line for each sector, in the way of the storm: its territories, with what is in them."""
        known = {area["id"]: self.contents(area) for area in self.table["areas"]}
        storm = self.table["storm"]
        for step in range(-1, SECTORS):
            sector = -1 if step < 0 else (storm + step) % SECTORS
            there = [
                noted(TERRITORIES[TERRITORY_OF[area]].name, [known[AREA_IDS[area]]] if AREA_IDS[area] in known else [])
                for area in range(AREA_COUNT) if SECTOR_OF[area] == sector
            ]
            where = "Outside all sectors" if sector < 0 else f"Sector {sector}{', in the storm' if not step else ''}"
            yield f"{where}: {', '.join(there)}."

    def occupants(self, areas: Sequence[AreaView]) -> str:
        """Whose tokens stand in some areas, and how many."""
        present: dict[str, int] = {}
        starred: dict[str, int] = {}
        coexisting: set[str] = set()
        for area in areas:
            for character, n in area["tokens"].items():
                present[character] = present.get(character, 0) + n
            for character, n in area["starred"].items():
                starred[character] = starred.get(character, 0) + n
            coexisting.update(area["coexisting"])
        return ", ".join(
            noted(f"{self.people(character)} {n}", [
                *([f"{starred[character]} starred"] if character in starred else []),
                *(["coexisting"] if character in coexisting else []),
            ])
            for character, n in present.items()
        )

    def agreements(self) -> Iterator[str]:
        """Deals struck and answers given, for all to see."""
        for deal in self.table["deals"]:
            one, other = self.you(deal["proposer"]), self.you(deal["partner"])
            given = spice_and(deal["gives"], deal["promised"])
            got = spice_and(deal["gets"], deal["asked"])
            yield f"Deal of turn {deal['turn']}: from {one} to {other}: {given}; from {other} to {one}: {got}."
        for truth in self.table["truths"]:
            question = VOCABULARY.texts[VOCABULARY.find(f"question:{truth['question']}")]
            asked = f"{self.you(truth['asker'])} asked {self.you(truth['answerer'])}"
            yield f"Truthtrance of turn {truth['turn']}: {asked}: {question} {'Yes' if truth['answer'] else 'No'}."

    # -- seats -------------------------------------------------------------------------------------------------------

    def possessions(self, own: SeatView) -> Iterator[str]:
        """What the viewer has."""
        yield f"You have: {own['spice']} spice, {tokens_apart(own)}."
        yield f"Hand: {self.things(own['hand'])} ({len(own['hand'])} of at most {own['hand_limit']} cards)."
        yield from self.household(own)

    def household(self, seat: SeatView) -> Iterator[str]:
        """The leaders of a seat, and what else stands on its sheet."""
        groups = {
            "Leaders": seat["leaders"], "In the tanks": seat["dead"], "Resting": seat["resting"],
            "Captured": seat["captured"], "Captives": seat["captives"],
            "Drawn": [] if seat["traitors"] else seat["drawn"],
            "In your pay" if seat["seat"] == self.viewer else "In pay": seat["traitors"],
        }
        told = [f"{title}: {', '.join(self.leader(id) for id in ids)}." for title, ids in groups.items() if ids]
        if told:
            yield " ".join(told)
        if seat["fought"] and self.table["phase"] == "battle":
            called = self.family.called
            fought = [f"{called(id)} in {called(at)}" for id, at in zip(seat["fought"], seat["fought_in"], strict=True)]
            yield f"Fought this turn: {', '.join(fought)}."
        if seat["prediction"]:
            winner, turn = seat["prediction"]
            yield f"Your prediction: {self.people(winner)}{f' in turn {turn}' if int(turn) > 0 else ''}."
        if seat["kwisatz_haderach"] is not None:
            losses = f", {seat['battle_losses']} tokens lost in battle" if seat["battle_losses"] is not None else ""
            yield f"Kwisatz Haderach: {seat['kwisatz_haderach']}{losses}."

    def seat(self, index: int) -> str:
        seat = self.table["seats"][index]
        parts = [] if seat["spice"] is None else [f"{seat['spice']} spice"]
        parts.append(tokens_apart(seat))
        if seat["hand_count"] is not None:
            parts.append(f"{seat['hand_count']} of at most {seat['hand_limit']} cards")
        if seat["aid"]:
            parts.append(f"{seat['aid']} spice for allies")
        lines = [f"{capital(self.who(index))}: {', '.join(parts)}."]
        if seat["hand"]:
            lines.append(f"{'Hand' if index == self.viewer else 'Known to hold'}: {self.things(seat['hand'])}.")
        if seat["lacks"]:
            lines.append(f"Known not to hold: {self.things(seat['lacks'])}.")
        return " ".join([*lines, *self.household(seat)])

    # -- a question --------------------------------------------------------------------------------------------------

    def context(self) -> Iterator[str]:
        yield from self.bidding()
        yield from self.shipping()
        yield from self.fighting()

    def question(self) -> str:
        if self.viewer is not None and self.table["battle"] is not None and self.table["legal"]:
            verb = self.table["legal"][0]["name"].partition(":")[0]
            return PLANNED.get(verb, super().question())
        return super().question()

    def shipping(self) -> Iterator[str]:
        """The shipment being made."""
        own = self.own_seat()
        counting = any(option["verb"] == "tokens" for option in self.table["legal"])
        if own is not None and self.game.asker is SHIP_TOKENS and counting:
            dest = self.classic.have[DEST]
            where = "your reserves" if dest < 0 else area_name(dest)
            yield f"Shipment to {where}. You have {own['spice']} spice, {tokens_apart(own)}."

    def bidding(self) -> Iterator[str]:
        """The card up for auction."""
        auction = self.table["auction"]
        if auction is None or auction["turn"] is None:
            return
        card = f" ({self.family.called(auction['card'])})" if auction["card"] else ""
        bidder = auction["bidder"]
        bid = "none yet" if bidder is None else f"{auction['bid']} spice by {self.you(bidder)}"
        seats = self.table["seats"]
        hands = [f"{self.you(seat['seat'])} {seat['hand_count']} of {seat['hand_limit']}" for seat in seats]
        left = "the last card" if auction["cards"] == 1 else f"the first of {auction['cards']} cards"
        yield f"For auction: {left}{card}. Bid: {bid}. Cards in hand: {', '.join(hands)}."

    def fighting(self) -> Iterator[str]:
        """The battle: who fights with what, and what is known of the plans."""
        battle = self.table["battle"]
        if battle is None:
            return
        one, other = battle["plans"]
        sides = [f"{self.who(plan['seat'])}, {self.army(side)}" for side, plan in enumerate((one, other))]
        yield f"Battle in {self.family.called(battle['territory'])}: {sides[0]}, against {sides[1]}."
        yield f"A tie goes to the attacker: {self.you(one['seat'])}."
        if battle["voice"] is not None:
            order, _, kind = battle["voice"].partition("-")
            command = "do not play" if order == "not" else "play"
            yield f"The Voice commands {self.who(battle['voice_on'])}: {command} a {kind.replace('-', ' ')}."
        for plan in (one, other):
            owner = "Your plan" if plan["seat"] == self.viewer else f"The plan of {self.name(plan['seat'])}"
            told = self.plan(plan)
            if told:
                yield f"{owner}: {told}."

    def army(self, side: int) -> str:
        """The tokens of a side, and the most they can count."""
        game = self.classic
        ordinary, starred = game.tokens_in(fighter(game, side), game.piles[ZONE])
        most = ordinary + starred * star_worth(game, side)
        if self.classic.rules.advanced_combat:
            return f"{tokens(ordinary, starred)}, strength up to {most / 2:g} without spice and {most} with it"
        return f"{tokens(ordinary, starred)}, strength up to {most}"

    def plan(self, plan: PlanView) -> str:
        """What is known of a battle plan."""
        parts = []
        if plan["leader"] is not None:
            parts.append("no leader" if plan["leader"] == "none" else self.leader(plan["leader"]))
        if plan["weapon"] is not None:
            parts.append("no weapon" if plan["weapon"] == "none" else self.family.called(plan["weapon"]))
        if plan["defense"] is not None:
            parts.append("no defense" if plan["defense"] == "none" else self.family.called(plan["defense"]))
        if plan["dial"] is not None:
            parts.append(f"{plan['dial']:g} dialed")
        if plan["support"]:
            parts.append(f"{plan['support']} spice of support")
        if plan["kwisatz_haderach"]:
            parts.append("the Kwisatz Haderach")
        return ", ".join(parts)

    def remark(self, option: str, text: str) -> str:
        verb = option.partition(":")[0]
        entry = self.entry_of(option)
        if entry is None or entry["name"] not in text:
            return ""
        if verb in LEADER_VERBS and entry["kind"] == "leader":
            owner = f"Of {self.people(entry['factions'][0])}, strength" if verb == "traitor" else "Strength"
            return f"{owner} {entry['cost']}."
        return entry["text"]

    def entry_of(self, option: str) -> CodexEntry | None:
        return super().entry_of(option.partition("/")[0])

    def here(self, option: str) -> str:
        verb, _, target = option.partition(":")
        parts = [self.price(verb, target)]
        if verb in AREA_VERBS or verb in TERRITORY_VERBS:
            territory = target.partition("/")[0]
            inside = [area for area in self.table["areas"] if area["territory"] == territory]
            spice = sum(area["spice"] for area in inside if verb in TERRITORY_VERBS or area["id"] == target)
            there = [self.occupants(inside), f"{spice} spice" if spice else ""]
            told = ", ".join(part for part in there if part)
            parts.append(f"There: {told}." if told else "")
        if verb == "dial" and self.table["battle"] is not None:
            parts.append(self.total(self.table["battle"], target))
        return " ".join(part for part in parts if part)

    def price(self, verb: str, target: str) -> str:
        """What a shipment there, or of so many, costs the viewer."""
        game = self.classic
        if self.viewer is None or verb not in ("ship", "to", "tokens"):
            return ""
        seat = game.seats[self.viewer]
        ways = ways_of(game, seat)
        if verb == "tokens":
            if game.asker is not SHIP_TOKENS:
                return ""
            return "Free." if ways & FREE else f"Costs {fee(rate_of(game), int(target), ways)} spice."
        if verb == "to" and game.asker is not LIFT_TO:
            return ""
        rate = 1 if target == "reserves" else SHIP_COST[TERRITORY_NUMBER[target.partition("/")[0]]]
        if ways & FREE:
            return "Free."
        return "1 spice for two tokens." if ways & HALF and rate == 1 else f"{fee(rate, 1, ways)} spice a token."

    def total(self, battle: BattleView, dial: str) -> str:
        """What a dial comes to with the leader chosen for the battle."""
        for plan in battle["plans"]:
            if plan["seat"] == self.viewer and plan["leader"] is not None:
                entry = self.family.entry(plan["leader"])
                if entry is not None and entry["cost"] is not None:
                    return f"{float(dial) + entry['cost']:g} with {entry['name']}."
        return ""


def area_of(area: AreaView) -> str:
    """An area by name."""
    return area_name(AREA_NUMBER[area["id"]])


def tokens_apart(seat: SeatView) -> str:
    """The tokens that are not on the map."""
    reserves = tokens(seat["reserves"], seat["reserves_starred"])
    return f"{reserves} in reserve, {tokens(seat['tanks'], seat['tanks_starred'])} in the tanks"


def tokens(ordinary: int, starred: int) -> str:
    """A number of tokens in words, with how many of them are starred."""
    if not ordinary + starred:
        return "no tokens"
    return noted(tokens_words(ordinary + starred), [f"{starred} starred"] if starred else [])


def noted(text: str, notes: Sequence[str]) -> str:
    """A text with notes in brackets, if there are any."""
    return f"{text} ({', '.join(notes)})" if notes else text


def spice_and(spice: int, promises: str) -> str:
    """What a side brings to a deal."""
    if not promises:
        return f"{spice} spice" if spice else "nothing"
    return f"{spice} spice and {promises}" if spice else promises
