"""Redealing: what lies in piles that a viewer does not see is dealt again, within what the viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from landsraad.kernel.chance import SEED_LIMIT, Chance
from landsraad.kernel.register.declare import COUNTED, OWNERS, Holder, Pile

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

TRIES = 40
"""How often piles are dealt until all of them fit what is known."""


class Knowledge:
    """What a viewer knows of piles that it does not see. A family says more where players learn more."""

    def places(self, holder: Holder, owner: int, pile: Pile) -> Sequence[int]:
        """The places of a hidden pile whose things the viewer knows."""
        return ()

    def fits(self, owner: int, pile: Pile, thing: int) -> bool:
        """Whether a thing might lie in a pile; the table's owner is -1."""
        return True

    def needs(self, owner: int, pile: Pile) -> frozenset[int]:
        """Things of which one at least must lie in the pile; empty if there is no need."""
        return frozenset()


KNOWS_NOTHING = Knowledge()


class Slot:
    """A hidden pile: whose it is, and the places in it that are dealt again."""

    def __init__(self, holder: Holder, owner: int, pile: Pile, known: Sequence[int]) -> None:
        self.holder = holder
        self.owner = owner
        self.pile = pile
        self.things = holder.piles[pile.index]
        self.places = [place for place in range(len(self.things)) if place not in known]

    def fill(self, dealt: list[int]) -> None:
        """Lay other things in the unknown places."""
        things = list(self.things)
        for place, thing in zip(self.places, dealt, strict=True):
            things[place] = thing
        self.holder.lay(self.pile.index, tuple(things) if self.pile.ordered else tuple(sorted(things)))


def fresh_chance(viewer: int, seed: int) -> Chance:
    """The chance of an imagined game: nothing of the real one's is in it."""
    digest = blake2b(f"determinize {viewer} {seed}".encode(), digest_size=32).digest()
    return Chance.from_seed(int.from_bytes(digest, "big") % SEED_LIMIT)


def redeal(
    game: Game, viewer: int, chance: Chance, knowledge: Knowledge = KNOWS_NOTHING, left_out: Sequence[str] = ()
) -> None:
    """Deal hidden piles again: together with those of their pool, or from everything that there is of their kind.
    Pools that are left out are the family's own business."""
    pools: dict[str, list[Slot]] = {}
    for slot in hidden(game, viewer, knowledge):
        if slot.pile.pool in left_out or not slot.places:
            continue
        if slot.pile.pool:
            pools.setdefault(slot.pile.pool, []).append(slot)
        else:
            everything = game.everything(slot.pile.of)
            slot.fill(sorted([chance.take(everything) for _ in slot.places]))
    for name in sorted(pools):
        deal(pools[name], chance, knowledge)


def hidden(game: Game, viewer: int, knowledge: Knowledge) -> list[Slot]:
    """The piles that a viewer does not see, or not all of."""
    register = game.family.register
    found = [
        Slot(game, -1, pile, knowledge.places(game, -1, pile)) for pile in register.table.piles if pile.seen == COUNTED
    ]
    for owner, holder in enumerate(game.holders()):
        unseen = (COUNTED,) if owner == viewer else (OWNERS, COUNTED)
        found += [
            Slot(holder, owner, pile, knowledge.places(holder, owner, pile))
            for pile in register.seat.piles if pile.seen in unseen and pile.holds
        ]
    return found


def deal(slots: list[Slot], chance: Chance, knowledge: Knowledge) -> bool:
    """Deal what lies in the unknown places of some piles to them again; nothing changes if it cannot be made to fit.
    Those who can hold the least choose first."""
    everything = [slot.things[place] for slot in slots for place in slot.places]
    kinds = sorted(Counter(everything))
    order = sorted(
        range(len(slots)),
        key=lambda at: sum(knowledge.fits(slots[at].owner, slots[at].pile, kind) for kind in kinds),
    )
    for _ in range(TRIES):
        pool = everything[:]
        chance.shuffle(pool)
        dealt: list[list[int]] = [[] for _ in slots]
        for at, slot in enumerate(slots):
            needed = knowledge.needs(slot.owner, slot.pile)
            known = [thing for place, thing in enumerate(slot.things) if place not in slot.places]
            serving = [thing for thing in pool if thing in needed] if needed.isdisjoint(known) else []
            if serving and slot.places:
                pool.remove(serving[0])
                dealt[at].append(serving[0])
        for at in order:
            slot, mine = slots[at], dealt[at]
            place = len(pool) - 1
            while len(mine) < len(slot.places) and place >= 0:
                if knowledge.fits(slot.owner, slot.pile, pool[place]):
                    mine.append(pool.pop(place))
                place -= 1
        if all(len(mine) == len(slot.places) for slot, mine in zip(slots, dealt, strict=True)):
            for slot, mine in zip(slots, dealt, strict=True):
                slot.fill(mine)
            return True
    return False
