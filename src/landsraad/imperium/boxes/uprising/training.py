"""The training of Feyd-Rautha: a track with branches, a step for each Signet Ring."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.uprising.spies import PlaceSpy
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT
from landsraad.imperium.declare.things import KINDS, Declared
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.effects.cards import Trash
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

TRAINING: Final = SEAT.number("training", NONE, of="training", word="training", box="uprising")
"""Where the token of Feyd-Rautha is."""

STEPS: list[TrainingStep] = []
KINDS["training"] = STEPS


class TrainingStep(Declared):
    """A step of the training: what reaching it gives, and where it leads."""

    kind = "training"

    def __init__(self, id: str, name: str, reward: Act | None, *after: str, column: int, lane: int = 0) -> None:
        super().__init__(id, name)
        self.reward = reward
        self.column = column
        """Where it lies on the track: so many steps from its start, and above (1) or below (-1) its middle."""
        self.lane = lane
        self.after = after
        self.short = id.removeprefix("training-")
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(STEPS)
        if self.reward is not None:
            self.reward.bind(self.id, self.name)
        gives = "" if self.reward is None else f" ({self.reward.describe()})"
        self.option = VOCABULARY.add("train", self.short, self.index, f"Go on to {self.name.lower()}{gives}")
        STEPS.append(self)

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.act("reward", self.reward, "When Feyd-Rautha comes here")
        page.facts.update(column=self.column, lane=self.lane)
        names = {step.short: step.name for step in TRACK}
        after = series([names[short] for short in self.after], "or")
        page.add("after", f"leads to {after}" if after else "the training ends here, and a Signet Ring gives no more")
        return page.entry(self.box, "training", self.id, self.name)


TRACK = [
    TrainingStep("training-start", "Start of training", None, "paid-trash", "first-spy", column=0),
    TrainingStep("training-paid-trash", "Paid lesson", Lines(Pay(solari=1, then=Trash())), "middle-trash",
                 column=1, lane=1),
    TrainingStep("training-first-spy", "First spy", PlaceSpy(), "middle-trash", column=1, lane=-1),
    TrainingStep("training-middle-trash", "Middle lesson", Trash(), "late-trash", "second-spy", column=2),
    TrainingStep("training-late-trash", "Late lesson", Trash(), "final", column=3, lane=1),
    TrainingStep("training-second-spy", "Second spy", PlaceSpy(), "two-spice", column=3, lane=-1),
    TrainingStep("training-two-spice", "Spice", Gain(spice=2), "final", column=4, lane=-1),
    TrainingStep("training-final", "End of training", Lines(Recruit(1), PlaceSpy()), column=5),
]


class Train(Act):
    """Personal Training: the token goes a step along the track, and what is there is gained."""

    def steps(self, game: Imperium, context: Origin) -> list[TrainingStep]:
        """The steps that can be taken now."""
        here = game.seats[context.seat].have[TRAINING]
        return [step for step in STEPS if here != NONE and step.short in STEPS[here].after]

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.steps(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the training has come to its end"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [step.option for step in self.steps(game, context)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        step = STEPS[VOCABULARY.value[option]]
        game.seats[context.seat].have[TRAINING] = step.index
        if game.events is not None:
            game.emit(Event("train", context.seat, step.id))
        if step.reward is not None:
            game.push(step.reward, context)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Where does your training continue?"

    def describe(self) -> str:
        return "go a step further on the training track and gain what is there"

    def glyphs(self) -> list[str]:
        return ["training"]


class BeginTraining(Act):
    """The token starts at the left end of the track."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].have[TRAINING] = TRACK[0].index

    def describe(self) -> str:
        return "put the token on the first space of the training track"
