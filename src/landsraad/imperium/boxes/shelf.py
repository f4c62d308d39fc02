"""The shelf: every box, and the ruleset that some of them make together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from landsraad.imperium.boxes.base.manifest import BASE
from landsraad.imperium.boxes.choam.manifest import CHOAM
from landsraad.imperium.boxes.go_to_11 import GO_TO_11, GO_TO_11_OF_FEW, GO_TO_11_OF_FOUR
from landsraad.imperium.boxes.immortality.manifest import IMMORTALITY
from landsraad.imperium.boxes.left_out import WITHOUT_LEADERS
from landsraad.imperium.boxes.pairs.manifest import PAIRS_ON_BASE, PAIRS_ON_UPRISING
from landsraad.imperium.boxes.promo.manifest import PROMO
from landsraad.imperium.boxes.rise_of_ix.manifest import COMES_WITH_IT, RISE_OF_IX
from landsraad.imperium.boxes.six.manifest import TEAM_GAME
from landsraad.imperium.boxes.uprising.manifest import UPRISING
from landsraad.imperium.boxes.uprising.variants import VARIANTS
from landsraad.imperium.boxes.uprising_promo.manifest import UPRISING_PROMO
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.policy import NO_RIVALS, Rivals
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.table.deck_size import SMALLER_IMPERIUM, SMALLER_INTRIGUE
from landsraad.kernel.errors import SetupError

if TYPE_CHECKING:
    from landsraad.kernel.family import Choice, Setting

BOXES: tuple[Box, ...] = (
    BASE, PROMO, RISE_OF_IX, *COMES_WITH_IT, IMMORTALITY, GO_TO_11, GO_TO_11_OF_FEW, GO_TO_11_OF_FOUR,
    *PAIRS_ON_BASE, UPRISING, CHOAM, UPRISING_PROMO, *VARIANTS, *TEAM_GAME, *PAIRS_ON_UPRISING,
    SMALLER_IMPERIUM, SMALLER_INTRIGUE, *WITHOUT_LEADERS,
)
"""Every box, in the order in which it enters the vocabulary. The vocabulary only grows, so new boxes come last; what
some boxes bring only together (`pairs`) comes after all of them."""

REMEMBERED = 500
"""How many rulesets are kept."""

UNDECIDED = Leader("leader-undecided", "a Leader to be chosen", "", ability="", ability_words="", signet="",
                   ring=Draw(0))
"""Who sits in a seat before leaders are chosen."""


T = TypeVar("T")

Key = tuple[tuple[str, ...], int, tuple[tuple[str, "Choice"], ...]]
"""Boxes, players and options, by which is remembered what they make together."""


def key_of(modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> Key:
    """What boxes, players and options are remembered by."""
    return (tuple(modules), players, tuple(options.items()))


def remember(known: dict[Key, T], key: Key, thing: T) -> None:
    """Keep something for the next time, and forget what has been kept for longest of very many."""
    if len(known) >= REMEMBERED:
        del known[next(iter(known))]
    known[key] = thing


def check_players(option: str, counts: Sequence[int], players: int) -> None:
    """Refuse an option that means nothing to so many players."""
    if players not in counts:
        known = ", ".join(str(count) for count in counts)
        people = "player" if known == "1" else "players"
        raise SetupError(f"the option {option} is for {known} {people}, not for {players}")


class Shelf:
    """The boxes to play with, and the rulesets made of them so far."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self.boxes = tuple(boxes)
        self.undecided = UNDECIDED
        self.rulesets: dict[Key, Ruleset] = {}
        self.known_rivals: dict[Key, Rivals] = {}
        self.playable: dict[Key, bool] = {}
        self.optional = list(dict.fromkeys([one for box in boxes for one in (box.option, *box.unless) if one]))
        """The options that bring boxes, or keep them away."""
        self.defaults = {name: setting.default for name, setting in self.settings().items()}
        self.limited = {name: setting.players for name, setting in self.settings().items() if setting.players}
        """The options that mean something to some numbers of players only."""
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
        """The boxes in play: the board, guests on it, those that are named, and those that come with them."""
        lying = [box for box in self.boxes if self.lies(box, modules, players, options)]
        boards = [box for box in lying if box.board]
        guests = [box.guest for box in boards[:-1] if box.guest is not None]
        return [*boards[-1:], *guests, *(box for box in lying if not box.board)]

    def lies(self, box: Box, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> bool:
        """Whether a box is in play."""
        return (
            (box.name in modules or box.comes_by_itself)
            and all(name in modules for name in box.when)
            and not any(name in modules for name in box.without)
            and (not box.option or self.chosen(box.option, options))
            and not any(self.chosen(option, options) for option in box.unless)
            and (box.board or not box.players or players in box.players)
        )

    def chosen(self, option: str, options: Mapping[str, Choice]) -> bool:
        """Whether a table has chosen something else than usual."""
        usual = self.defaults.get(option, False)
        return options.get(option, usual) != usual

    def leaders(self, modules: Sequence[str]) -> list[Leader]:
        """The leaders of people in games with some boxes."""
        return [
            leader for box in self.boxes if box.name in modules for leader in box.leaders if leader.drafted
        ]

    def rivals(self, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> Rivals:
        """The Rivals of games with some boxes and options."""
        key = key_of(modules, players, options)
        rivals = self.known_rivals.get(key)
        if rivals is None:
            rivals = NO_RIVALS
            for box in self.on_the_table(modules, players, options):
                rivals = box.rivals.get(players, rivals)
            remember(self.known_rivals, key, rivals)
        return rivals

    def check(self, modules: Sequence[str], players: int, options: Mapping[str, Choice]) -> None:
        """Refuse what cannot be played together, with the reason."""
        key = key_of(modules, players, options)
        if key in self.playable:
            return
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
        board = boards[-1]
        for box in boards[:-1]:
            if box.guest is None:
                raise SetupError(f"the modules '{box.name}' and '{board.name}' each have a board of their own")
        if players not in board.players:
            known = ", ".join(str(count) for count in board.players)
            raise SetupError(f"'{board.name}' is for {known} players, not for {players}")
        for need, reason in board.needs_for.get(players, {}).items():
            if need not in modules:
                raise SetupError(f"{players} players need the module '{need}': {reason}")
        for option, counts in self.limited.items():
            if self.chosen(option, options):
                check_players(option, counts, players)
        chosen = [option for option in self.optional if self.chosen(option, options)]
        for option in chosen:
            self.check_option(option, modules, players)
        benched = any(box.benches for box in self.boxes if box.option in chosen)
        if benched and self.ruleset(tuple(modules), players, options).lacks_leaders():
            raise SetupError("there are too few Leaders for everybody: let those of another box take part")
        remember(self.playable, key, True)

    def check_option(self, option: str, modules: Sequence[str], players: int) -> None:
        """Refuse an option that the boxes or the number of players do not allow."""
        forms = [box for box in self.boxes if box.option == option]
        forms = forms or [box for box in self.boxes if option in box.unless]
        allowed = [box for box in forms if all(name in modules for name in box.when)]
        if not allowed:
            missing = [[name for name in box.when if name not in modules] for box in forms]
            nearest = [names for names in missing if len(names) == min(map(len, missing))]
            needs = [" and ".join(f"'{name}'" for name in names) for names in nearest]
            raise SetupError(f"the option {option} needs the module {' or '.join(dict.fromkeys(needs))}")
        if all(box.players for box in allowed):
            check_players(option, sorted({count for box in allowed for count in box.players}), players)

    def ruleset(self, modules: tuple[str, ...], players: int, options: Mapping[str, Choice]) -> Ruleset:
        """The ruleset of a game, made once, and again where cards were declared since; of very many the oldest are
        forgotten."""
        key = key_of(modules, players, options)
        rules = self.rulesets.get(key)
        if rules is None or len(rules.ways) != len(CARDS):
            rules = Ruleset(self.on_the_table(modules, players, options), players, options, self.undecided)
            remember(self.rulesets, key, rules)
        return rules


SHELF = Shelf(BOXES)
