"""Powers: what one character can do, or a card, hooked to moments and told in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.classic.sheets.rules import Rules
from landsraad.classic.table.act import Act

START: Final = "setup"
BASIC: Final = "basic"
FOR_ALLIES: Final = "alliance"
ADVANTAGE: Final = "advantage"
WEATHER: Final = "weather"
SPECIAL_KARAMA: Final = "special karama"
AT_THE_END: Final = "victory"


class Power:
    """Something that only one character can do: its acts by the moments at which they listen.

    Its text is what its acts say of it. Those that `share` in it listen for another power, or are part of the rules.
    """

    def __init__(
        self, id: str, group: str, listens: Mapping[int, tuple[Act, ...]], share: tuple[Act, ...] = ()
    ) -> None:
        self.id = id
        self.group = group
        self.listens = listens
        self.share = share

    def holds(self, rules: Rules) -> bool:
        """Whether the power is in force at a table."""
        if self.group == FOR_ALLIES:
            return rules.alliances
        if self.group == ADVANTAGE:
            return rules.advantages
        if self.group == WEATHER:
            return rules.weather
        return rules.special_karama if self.group == SPECIAL_KARAMA else True

    def describe(self) -> str:
        """What the power does, in words."""
        acts = dict.fromkeys(act for acts in [*self.listens.values(), self.share] for act in acts)
        return " ".join([text for act in acts if (text := act.describe_in(self.id))])
