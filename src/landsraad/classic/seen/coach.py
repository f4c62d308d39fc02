"""A coach for the first games: what of a position is worth a look. It reads what a seat may know and knows no more."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.classic.seen.view_types import SeatView, View
from landsraad.classic.sheets.map import STRONGHOLDS, TERRITORIES
from landsraad.classic.sheets.words import tokens_words
from landsraad.classic.table.state import Classic
from landsraad.kernel.family import Family
from landsraad.kernel.seen.standing import Hint

MUCH_SPICE = 6
"""From so much spice on a heap is worth a word."""
NONE = "none"


def hints(game: Classic, seat: int) -> list[Hint]:
    """What a coach would show to a seat that is to choose, most useful first."""
    view = game.view(seat)
    found = Coach(game.family, view, view["seats"][seat])
    return list({hint.name: hint for hint in reversed([*found.asked(), *found.dangers()])}.values())[::-1]


class Coach:
    """What is worth a word to one seat in one position."""

    def __init__(self, family: Family, view: View, me: SeatView) -> None:
        self.family = family
        self.view = view
        self.me = me
        self.offered: dict[str, list[str]] = {}
        for option in view["legal"]:
            self.offered.setdefault(option["verb"], []).append(option.get("id", ""))

    def asked(self) -> Iterator[Hint]:
        """About what may be chosen now."""
        offered = self.offered
        if "traitor" in offered:
            yield from self.traitors(offered["traitor"])
        if "charity" in offered:
            yield Hint("charity", "Charity costs nothing: claim it.", "")
        if "bid" in offered:
            yield from self.bidding()
        if "revive" in offered:
            yield from self.reviving()
        if "ship" in offered:
            yield from self.shipping(offered["ship"])
        if "move" in offered:
            yield from self.moving()
        if "leader" in offered:
            yield from self.fighting(offered["leader"])
        if "call-traitor" in offered:
            yield Hint("call", "Their leader is in your pay: call him, and they lose.", "")
        if "ally" in offered:
            yield from self.allying(offered["ally"])

    def strength(self, leader: str) -> int:
        """The strength of a leader."""
        entry = self.family.entry(leader)
        return 0 if entry is None else entry["cost"] or 0

    def holding(self, seat: SeatView) -> set[str]:
        """The strongholds of a seat and its allies."""
        seats = self.view["seats"]
        return {id for one in (seat["seat"], *seat["allies"]) for id in seats[one]["strongholds"]}

    def traitors(self, drawn: list[str]) -> Iterator[Hint]:
        """Whom to take into one's pay."""
        own = {NONE, *self.me["leaders"]}
        abroad = [id for id in drawn if id not in own]
        if abroad:
            best = max(abroad, key=self.strength)
            words = f"{self.family.called(best)} is the strongest you drew: strength {self.strength(best)}."
            yield Hint("traitor", words, best)

    def bidding(self) -> Iterator[Hint]:
        """What a card may cost."""
        auction, me = self.view["auction"], self.me
        if auction is None or me["spice"] is None:
            return
        room = me["hand_limit"] - len(me["hand"])
        stands = f"the bid is {auction['bid']}" if auction["bid"] else "nobody has bid yet"
        cards = "1 card" if room == 1 else f"{room} cards"
        yield Hint(f"bid-{self.view['round']}", f"You have {me['spice']} spice and room for {cards}; {stands}.", "")

    def reviving(self) -> Iterator[Hint]:
        """Who may come back."""
        most = max((option.get("n", 0) for option in self.view["legal"] if option["verb"] == "revive"), default=0)
        if most:
            words = f"{tokens_words(most)} can come back, and ship this very turn."
            yield Hint(f"revive-{self.view['round']}", words, "")

    def shipping(self, areas: list[str]) -> Iterator[Hint]:
        """Where tokens are worth their price."""
        taken = {area["territory"] for area in self.view["areas"] if area["tokens"]}
        open_to_me = {area.partition("/")[0] for area in areas}
        missing = self.view["strongholds"] - len(self.holding(self.me))
        for number in STRONGHOLDS:
            one = TERRITORIES[number]
            if one.id in open_to_me and one.id not in taken:
                gain = "it is the last that you need" if missing == 1 else "ship there to hold it"
                yield Hint(f"empty-{one.id}-{self.view['round']}", f"{one.name} stands empty: {gain}.", one.id)
        for area in self.view["areas"]:
            if area["spice"] >= MUCH_SPICE and area["id"] in areas and not area["tokens"]:
                name = self.family.called(area["territory"])
                words = f"{area['spice']} spice in {name}, and nobody there to collect it."
                yield Hint(f"heap-{area['territory']}-{self.view['round']}", words, area["territory"])

    def moving(self) -> Iterator[Hint]:
        """How far a group goes."""
        journey = self.view["journey"]
        far = journey["distance"] if journey is not None else None
        if far is not None and far > 1:
            yield Hint("far", f"A group of yours may move {far} territories.", "")

    def fighting(self, leaders: list[str]) -> Iterator[Hint]:
        """What to think of before a plan is sealed."""
        battle = self.view["battle"]
        if battle is None:
            return
        best = max((id for id in leaders if id != NONE), key=self.strength, default=NONE)
        if self.strength(best):
            words = f"Your strongest leader here is {self.family.called(best)}: {self.strength(best)}."
            yield Hint(f"leader-{battle['territory']}-{self.view['round']}", words, best)
        if [option["id"] for option in battle["choices"].get("defense", ()) if "id" in option] == [NONE]:
            yield Hint("no-defense", "You have no defense: a weapon kills your leader.", "")
        yield Hint("dial", "What you dial is lost even if you win.", "")

    def allying(self, characters: list[str]) -> Iterator[Hint]:
        """With whom one would hold most."""
        mine = self.holding(self.me)
        sides = {
            seat["leader"]: len(mine | self.holding(seat))
            for seat in self.view["seats"] if seat["leader"] in characters
        }
        best = max(sides, key=lambda character: sides[character], default="")
        if best and sides[best] > len(mine):
            people = next(seat["people"] for seat in self.view["seats"] if seat["leader"] == best)
            words = f"With the {people} you would hold {sides[best]} strongholds; {self.view['strongholds']} win."
            yield Hint(f"ally-{best}-{self.view['round']}", words, best)

    def dangers(self) -> Iterator[Hint]:
        """Who is about to win."""
        needed = self.view["strongholds"]
        mine = (self.me["seat"], *self.me["allies"])
        if not self.offered.keys() & {"ship", "move", "bid", "leader"}:
            return
        for seat in self.view["seats"]:
            held = self.holding(seat)
            if seat["seat"] in mine or len(held) < needed - 1 or not held:
                continue
            words = f"The {seat['people']} hold {len(held)} of the {needed} strongholds that win."
            yield Hint(f"near-{seat['leader']}-{self.view['round']}", words, min(held))
