"""The shelf: every box, and the ruleset that some of them make together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.box import Box
from landsraad.imperium.boxes.base.manifest import BASE
from landsraad.imperium.boxes.choam.manifest import CHOAM
from landsraad.imperium.boxes.go_to_11 import GO_TO_11, GO_TO_11_OF_FOUR
from landsraad.imperium.boxes.immortality.manifest import IMMORTALITY
from landsraad.imperium.boxes.pairs import PAIRS
from landsraad.imperium.boxes.promo.manifest import PROMO
from landsraad.imperium.boxes.rise_of_ix.manifest import COMES_WITH_IT, RISE_OF_IX
from landsraad.imperium.boxes.six.manifest import TEAM_GAME
from landsraad.imperium.boxes.uprising.manifest import UPRISING
from landsraad.imperium.boxes.uprising.variants import VARIANTS
from landsraad.imperium.boxes.uprising_promo.manifest import UPRISING_PROMO
from landsraad.imperium.declare import Leader
from landsraad.imperium.effects import Draw
from landsraad.imperium.policy import NO_RIVALS, Rivals
from landsraad.imperium.ruleset import Ruleset
from landsraad.kernel.errors import SetupError

if TYPE_CHECKING:
    from landsraad.kernel.family import Choice, Setting

BOXES: tuple[Box, ...] = (
    BASE, PROMO, RISE_OF_IX, *COMES_WITH_IT, IMMORTALITY, GO_TO_11, GO_TO_11_OF_FOUR, *PAIRS, UPRISING, CHOAM,
    UPRISING_PROMO, *VARIANTS, *TEAM_GAME,
)
"""Every box, in the order in which it enters the vocabulary. The vocabulary only grows, so new boxes come last; what
two boxes bring only together (`pairs.py`) comes after both."""

UNDECIDED = Leader("leader-undecided", "a Leader to be chosen", "", ability="", ability_words="", signet="",
                   ring=Draw(0))
"""Who sits in a seat before leaders are chosen."""


class Shelf:
    """The boxes to play with, and the rulesets made of them so far."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self.boxes = tuple(boxes)
        self.rulesets: dict[tuple[tuple[str, ...], int, str], Ruleset] = {}
        for box in boxes:
            box.enter()

    def modules(self) -> dict[str, str]:
        """The boxes that can be named, with what they are."""
        return {box.name: box.title for box in self.boxes if not box.comes_by_itself}

    def players(self, modules: Sequence[str] = ()) -> dict[int, str]:
        """How many people can play on some board, or on that of these modules, with what that means."""
        boards = [box for box in self.boxes if box.board and (not modules or box.name in modules)]
        counts = {count: words for box in reversed(boards) for count, words in box.players.items()}
        return dict(sorted(counts.items()))

    def settings(self) -> dict[str, Setting]:
        """The options of all boxes."""
        return {name: setting for box in self.boxes for name, setting in box.settings.items()}

    def on_the_table(self, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> list[Box]:
        """The boxes in play: those that are named, and those that come with them by themselves."""
        return [box for box in self.boxes if self.lies(box, modules, players, options)]

    def lies(self, box: Box, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> bool:
        """Whether a box is in play."""
        return (
            (box.name in modules or box.comes_by_itself)
            and all(name in modules for name in box.when)
            and (not box.option or bool(options.get(box.option)))
            and (box.board or not box.players or players in box.players)
        )

    def leaders(self, modules: Sequence[str]) -> list[Leader]:
        """The leaders of people in games with some boxes."""
        return [
            leader for box in self.boxes if box.name in modules for leader in box.leaders if leader.drafted
        ]

    def rivals(self, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> Rivals:
        """The Rivals of games with some boxes and options."""
        rivals = NO_RIVALS
        for box in self.on_the_table(modules, players, options):
            rivals = box.rivals.get(players, rivals)
        return rivals

    def check(self, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> None:
        """Refuse what cannot be played together, with the reason."""
        named = [box for box in self.boxes if box.name in modules]
        boards = [box for box in named if box.board]
        if not boards:
            known = " or ".join(f"'{box.name}'" for box in self.boxes if box.board)
            raise SetupError(f"imperium needs a board: add the module {known}")
        for box in named:
            for need in box.needs:
                if need not in modules:
                    raise SetupError(f"the module '{box.name}' needs the module '{need}'")
        for box in self.boxes:
            for other, reason in box.excludes.items():
                if other in modules and self.lies(box, modules, players, options):
                    raise SetupError(f"the modules '{box.name}' and '{other}' cannot be played together: {reason}")
        if players not in boards[0].players:
            counts = ", ".join(str(count) for count in boards[0].players)
            raise SetupError(f"'{boards[0].name}' is for {counts} players, not for {players}")
        for need, reason in boards[0].needs_for.get(players, {}).items():
            if need not in modules:
                raise SetupError(f"{players} players need the module '{need}': {reason}")
        for option in dict.fromkeys([box.option for box in self.boxes if options.get(box.option)]):
            self.check_option(option, modules, players)

    def check_option(self, option: str, modules: Sequence[str], players: int) -> None:
        """Refuse an option that the boxes or the number of players do not allow."""
        forms = [box for box in self.boxes if box.option == option]
        allowed = [box for box in forms if all(name in modules for name in box.when)]
        if not allowed:
            needs = [f"'{name}'" for box in forms for name in box.when if name not in modules]
            raise SetupError(f"the option {option} needs the module {' or '.join(dict.fromkeys(needs))}")
        counts = sorted({count for box in allowed for count in box.players})
        if all(box.players for box in allowed) and players not in counts:
            known = ", ".join(str(count) for count in counts)
            people = "player" if known == "1" else "players"
            raise SetupError(f"the option {option} is for {known} {people}, not for {players}")

    def ruleset(self, modules: tuple[str, ...], players: int, options: Mapping[str, Choice]) -> Ruleset:
        """The ruleset of a game, made once."""
        key = (modules, players, repr(sorted(options.items())))
        rules = self.rulesets.get(key)
        if rules is None:
            rules = Ruleset(self.on_the_table(modules, players, options), players, options, UNDECIDED)
            self.rulesets[key] = rules
        return rules


SHELF = Shelf(BOXES)
