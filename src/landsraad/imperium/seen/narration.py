"""Words for people: the rules in short, what things are called, and how a position is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.register import SEAT, TABLE
from landsraad.imperium.declare.vocabulary import count
from landsraad.imperium.table.influence import allied, track_key
from landsraad.imperium.table.state import NOBODY, Imperium, Seat
from landsraad.imperium.table.units import deployable
from landsraad.kernel.game import Game
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.narration import Narration, capital
from landsraad.kernel.seen.standing import ScoreWord, Standing

PRIMER = """\
The aim: most victory points. The game ends after a round in which somebody has 10, or when the Conflicts run out.
A round: players take turns. On an Agent turn you play a card from your hand and send an Agent to a free space whose
icon the card shows; you get what the space gives and what the card's Agent line says. You have two Agents (a third
with the Swordmaster, 8 Solari). With no Agent left, or earlier if you like, you take your one Reveal turn: the cards
still in your hand give persuasion, to buy better cards with, and swords, to fight with.
The Conflict: after a Combat space you may deploy troops. When all have revealed, each troop counts 2 and each sword 1,
if you have a troop there at all; Intrigue cards can add to that. The strongest takes the first reward; a tie for first
means that nobody does. Then the troops in the Conflict are gone.
Points: winning Conflicts; the second step of influence with a faction (1) and its Alliance, for being first to the
fourth (1); The Spice Must Flow for 9 persuasion (1); some cards.
A good start: get 2 influence with two factions, take the High Council (5 Solari, 2 persuasion in every round) or
the Swordmaster early, buy one good card a round, and fight for the Conflicts you can win, not for all."""

SCORE = ScoreWord("victory point", "victory points")

TERMS = {
    "House Hagal": "A deck of cards that moves the Rivals in games for one and two players. On a Rival's turn cards "
                   "are turned up until one sends its Agent to a free space; the card says what the Rival gains there. "
                   "In Combat a card adds its swords.",
    "Rival": "A seat moved by House Hagal cards, in games for one and two players. It has no hand and no choices.",
    "Agent turn": "Play a card from your hand and send an Agent to a free space whose icon the card shows.",
    "Reveal turn": "Your last turn of a round: the cards still in your hand give persuasion and swords.",
    "Persuasion": "What cards of the Imperium Row and the Reserve cost. It lasts for one Reveal turn.",
    "Sword": "Adds 1 strength in the Conflict to a player who has a unit there.",
    "Strength": "Each troop in the Conflict counts 2 and each sword 1; other units say what they count.",
    "Garrison": "Units that are ready to be deployed to the Conflict from a Combat space.",
    "Supply": "Troops that can be recruited to the garrison.",
    "Alliance": "The token of a faction, worth 1 victory point, for the first player with 4 influence there. A player "
                "who then has more takes it.",
    "Intrigue card": "A secret card. Plot cards are played on your own turns, Combat cards in Combat, Endgame cards at "
                     "the end of the game.",
    "First Player": "Takes the first turn of the round. The marker moves to the left each round.",
}
"""Words of the game, and what they mean."""


LABELS = {
    "vp": "victory points", "solari": "Solari", "supply": "troops in supply", "garrison": "troops in garrison",
    "conflict": "troops in the Conflict", "agents": "Agents left", "agents_on": "Agents on",
    "hand_count": "cards in hand", "deck_count": "cards in deck", "intrigue_count": "Intrigue cards",
    "secret_count": "secrets", "council": "a seat on the High Council", "swordmaster": "the Swordmaster",
    "revealed": "has revealed", "first": "First Player", "in_play": "in play", "aside": "set aside",
    "voice": "closed by The Voice", "row": "Imperium Row", "reserve": "Reserve", "intrigue": "Intrigue",
    "imperium_deck_count": "cards in the Imperium deck", "intrigue_deck_count": "cards in the Intrigue deck",
    "conflict_deck_count": "Conflicts to come", "conflicts_past": "past Conflicts",
    "intrigue_discard": "Intrigue discard", "mentat": "the Mentat is with", "deck_top": "known on top of the deck",
    "waiting": "waiting to resolve", "bonus": "bonus spice", "control": "controlled by", "closed_by": "closed by",
    "emperor": "Emperor", "guild": "Spacing Guild", "bene_gesserit": "Bene Gesserit", "fremen": "Fremen",
    "hagal": "House Hagal",
}
"""What keys of a view are called, where the key itself does not say it."""


BOX_LABELS = {
    **{number.name: number.word for scope in (SEAT, TABLE) for number in scope.numbers if number.box},
    **{pile.name: pile.word for scope in (SEAT, TABLE) for pile in scope.piles if pile.word},
    **{f"{pile.name}_count": f"number of {pile.word}" for scope in (SEAT, TABLE) for pile in scope.piles if pile.word},
}
"""What the numbers and piles that boxes keep are called."""


def standing(game: Imperium) -> Standing:
    """How a game stands, as far as anybody may know."""
    view = game.view(None)
    seats = view["seats"]
    return Standing(
        view["round"], view["phase"], view["order"], [seat["leader"] for seat in seats], [seat["vp"] for seat in seats]
    )


class ImperiumNarration(Narration):
    """Tells a position of Dune: Imperium."""

    examples: ClassVar[tuple[str, ...]] = ("play dagger", "arrakeen", "deploy 2")
    terms: ClassVar[Mapping[str, str]] = TERMS
    kinds: ClassVar[str] = "a card, a space, a leader or an option"
    on_board: ClassVar[str] = "rivals, spaces, conflict, cards for sale"
    closing: ClassVar[tuple[str, ...]] = ("end-turn",)
    leads: ClassVar[Mapping[str, str]] = {"play": "space"}
    settled: ClassVar[Mapping[str, tuple[str, ...]]] = {"play": ("cost",), "space": ("icons", "requires", "maker")}
    table_omits: ClassVar[tuple[str, ...]] = (
        "turn", "conflict", "trashed", "first", "order", "asking", "groups", "tracks", "units", "prices",
        "intrigue_deck_known",
    )
    seat_omits: ClassVar[tuple[str, ...]] = ("rival", "short_name", "units", "pawns", "place", "aside_price", "hagal")
    aside: ClassVar[tuple[str, ...]] = ("vp", "first", "revealed", "supply", "deck_count", "discard")
    seldom: ClassVar[tuple[str, ...]] = (
        "persuasion", "swords", "strength", "supply", "conflict", "hand_count", "intrigue_count", "secret_count",
        *[number.name for number in SEAT.numbers if number.box and not number.start],
        *[f"{pile.name}_count" for pile in SEAT.piles if pile.box],
    )
    seat_keys: ClassVar[tuple[str, ...]] = ("mentat", "control", "alliances", "agents", "closed_by", "spies")
    in_full: ClassVar[tuple[str, ...]] = ("row", "contracts")

    def __init__(self, game: Game, viewer: int | None) -> None:
        super().__init__(game, viewer)
        assert isinstance(game, Imperium)
        self.view = flat(self.view)
        self.seats = [flat(seat) for seat in self.seats]
        self.tracks = {track.key: track.name for track in game.rules.tracks.values() if track.name}
        """The tracks that are not called as their icons are."""
        if self.tracks:
            both = zip(game.seats, self.seats, strict=True)
            self.seats = [{**told, **self.stands(game, seat)} for seat, told in both]
            holders = {track.key: game.alliances[faction] for faction, track in game.rules.tracks.items()}
            alliances = {key: None if holder == NOBODY else holder for key, holder in holders.items()}
            self.view = {**self.view, "alliances": alliances}

    def stands(self, game: Imperium, seat: Seat) -> dict[str, object]:
        """The influence and Alliances of a seat by the tracks where it stands: those of the board, or its own."""
        own = seat.policy.own_track
        factions = [own] if seat.policy.commands else game.rules.factions
        return {
            "influence": {track_key(game, seat, faction): seat.influence[faction] for faction in factions},
            "alliances": [track_key(game, seat, faction) for faction in factions if allied(game, seat, faction)],
        }

    def label(self, key: str) -> str:
        return BOX_LABELS.get(key) or self.tracks.get(key) or super().label(key)

    def moment(self) -> str:
        return f"{super().moment().removesuffix('.')}, First Player: {self.who(self.view['first'])}."

    def stakes(self) -> Iterator[str]:
        id = self.view["conflict"]
        if not isinstance(id, str):
            return
        yield f"Conflict: {self.family.called(id)}. {self.text_of(id)}"
        fighters = [
            f"{self.who(index)} {seat['strength']} ({units})"
            for index, seat in enumerate(self.seats) if (units := self.fighting(index))
        ]
        if fighters:
            yield f"Strength in the Conflict: {'; '.join(fighters)}."

    def board(self) -> Iterator[str]:
        yield from super().board()
        yield from self.deck_known()

    def hand(self) -> Iterator[str]:
        yield from super().hand()
        yield from self.deck_known()

    def deck_known(self) -> Iterator[str]:
        """The cards that the viewer has seen go into the Intrigue deck."""
        known, size = self.view["intrigue_deck_known"], self.view["intrigue_deck_count"]
        for card in known if isinstance(known, Sequence) else ():
            place = card["place"]
            where = "on top" if place == 1 else "at the bottom" if place == size else f"in place {place} from the top"
            yield f"Known to you in the Intrigue deck: {self.family.called(card['id'])}, {where}."

    def fighting(self, seat: int) -> str:
        """The units that a seat has in the Conflict."""
        assert isinstance(self.game, Imperium)
        have = self.game.seats[seat].have
        return series([count(n, unit.name) for unit in self.game.rules.units if (n := have[unit.conflict])])

    def competes(self, seat: int) -> bool:
        rival = self.seats[seat].get("hagal")
        return not isinstance(rival, Mapping) or bool(rival["competes"])

    def seat(self, index: int) -> str:
        told = super().seat(index)
        rival = self.seats[index].get("hagal")
        if not isinstance(rival, Mapping):
            return told
        if rival["card"]:
            told += f" Moved last by the House Hagal card {self.family.called(rival['card'])}."
        goals = [goal["words"] for goal in rival["goals"]]
        return f"{told} Saves up: {', '.join(goals)}." if goals else told

    def numbers(self) -> dict[str, int]:
        told = super().numbers()
        told.pop(self.label("supply"), None)
        return told

    def question(self) -> str:
        asked = self.game.asking.seat
        rival = 0 <= asked < len(self.seats) and self.seats[asked]["rival"]
        return f"{f'For {self.name(asked)}: ' if rival else ''}{super().question()}"

    def here(self, option: str) -> str:
        spaces = self.view["spaces"]
        id = self.space_id(option)
        for space in spaces if isinstance(spaces, Sequence) else ():
            if space["id"] == id:
                told = self.place(space)
                return f"{capital(told)}." if told else ""
        return ""

    def remark(self, option: str, text: str) -> str:
        return self.sources(option) or super().remark(option, text)

    def sources(self, option: str) -> str:
        """Where the units come from that an option deploys from a Combat space."""
        assert isinstance(self.game, Imperium)
        game = self.game
        number = game.family.vocabulary.find(option)
        unit = next((unit for unit in game.rules.garrisoned if number in unit.deploy), None)
        if unit is None or not game.turn.combat or game.turn.army < 0:
            return ""
        fresh = max(0, game.turn.have[unit.recruited] - game.turn.have[unit.sent])
        more = deployable(game, game.seats[game.turn.army], unit) - fresh
        if not fresh:
            return f"Up to {more} from the garrison, none recruited this turn."
        others = f", and up to {more} more from the garrison" if more > 0 else ""
        return f"{fresh} recruited this turn{others}."

    def entry_of(self, option: str) -> CodexEntry | None:
        return self.family.entry(self.space_id(option)) or super().entry_of(option)

    def space_id(self, option: str) -> str:
        """The id of the space that an option sends an Agent to: what lies over another space has its name."""
        assert isinstance(self.game, Imperium)
        rules = self.game.rules
        verb, _, target = option.partition(":")
        return rules.spaces[rules.pos[target]].id if verb == "space" and target in rules.pos else ""

    def at_place(self, key: str, value: object) -> str:
        if key != "agents" or not isinstance(value, list):
            return super().at_place(key, value)
        others = [f"an Agent of {self.name(seat)}" for seat in value if seat != self.viewer]
        return series([*(["your Agent"] * (len(value) - len(others))), *others])


def flat(view: Mapping[str, object]) -> dict[str, object]:
    """A view in which what boxes keep stands beside everything else, without what is for drawing only."""
    told = {key: value for key, value in view.items() if key not in ("units", "groups", "pile_counts")}
    for key in ("numbers", "piles"):
        kept = told.pop(key, None)
        if isinstance(kept, Mapping):
            told.update(kept)
    hagal = told.get("hagal")
    if isinstance(hagal, Mapping):
        told["hagal"] = {key: value for key, value in hagal.items() if key != "words"}
    counts = view.get("pile_counts")
    if isinstance(counts, Mapping):
        told.update({f"{name}_count": count for name, count in counts.items() if name not in told})
    return told
