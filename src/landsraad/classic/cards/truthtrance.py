"""Truthtrance: a yes or no question from a closed set, answered truthfully before all."""

from __future__ import annotations

from landsraad.classic.cards.played import PlayCard
from landsraad.classic.rounds.battle_plan import (
    DIAL_STEP,
    LEADER_STEP,
    leaders_ready,
    part_of,
    plan_options,
    planned,
    side_of,
    star_worth,
)
from landsraad.classic.sheets.characters import HERO_LEADER, owner_of
from landsraad.classic.sheets.treachery import TRUTHTRANCE
from landsraad.classic.sheets.words import (
    FREE_QUESTION,
    FREELY_ANSWERED,
    NO,
    PLAN_QUESTIONS,
    QUESTION,
    TARGET,
    VALUE,
    VOCABULARY,
    YES,
)
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.hands import learn
from landsraad.classic.table.register import (
    BATTLE_IN,
    FIXED,
    HAND,
    KNOWN_NOT,
    NOBODY,
    NOTHING,
    PREDICTED_SEAT,
    PREDICTED_TURN,
    REVEALED,
    SIDES,
    SPICE,
    SWORN,
    TRAITORS,
    TRUTHS,
    TURN_NO,
    ZONE,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event


def true_answer(game: Classic, target: Seat, value: int) -> bool:
    """The answer to a question that the engine can check."""
    if value < 100:
        return value in target.piles[HAND]
    if value < 200:
        return value - 100 in target.piles[TRAITORS]
    if value < 300:
        return target.have[SPICE] >= value - 200
    if value < 400:
        return target.have[PREDICTED_SEAT] == game.sits[value - 300]
    return target.have[PREDICTED_TURN] == value - 400


def possible_answers(game: Classic, target: Seat, question: int) -> list[int]:
    """What a player may answer himself: about his battle plan only what he can still do."""
    if VALUE[question] < PLAN_QUESTIONS:
        return [YES, NO]
    side = side_of(game, target.index)
    step = (VALUE[question] - PLAN_QUESTIONS) // 100
    if game.piles[FIXED][side] >> step & 1:
        choices = [part_of(game, step, side)]
    else:
        choices = [VALUE[option] for option in plan_options(game, side, step)]
    answers = {planned(question, choice) for choice in choices}
    return [YES] * (True in answers) + [NO] * (False in answers)


def plans_now(game: Classic, target: Seat) -> bool:
    """Whether a player makes a battle plan now."""
    return game.have[BATTLE_IN] != NOTHING and not game.have[REVEALED] and target.index in game.piles[SIDES]


def about_plan(game: Classic, target: Seat, value: int) -> bool:
    """Whether a question about a battle plan can be put to this player: he makes one, and it could be so."""
    if not plans_now(game, target):
        return False
    step, kind = divmod(value - PLAN_QUESTIONS, 100)
    if step == LEADER_STEP:
        return kind == HERO_LEADER or kind in leaders_ready(game, target.index, game.have[BATTLE_IN])
    ordinary, starred = game.tokens_in(target, game.piles[ZONE])
    worth = star_worth(game, side_of(game, target.index))
    return step != DIAL_STEP or kind <= ordinary + worth * starred


def sensible(game: Classic, target: Seat, value: int) -> bool:
    """Whether a question can be put to this player."""
    if value >= PLAN_QUESTIONS:
        return about_plan(game, target, value)
    if 100 <= value < 200:
        owner = owner_of(value - 100)
        return game.sits[owner] >= 0 and owner != target.character
    if 300 <= value < 500:
        if target.have[PREDICTED_SEAT] == NOBODY:
            return False
        return value >= 400 or (game.sits[value - 300] >= 0 and value - 300 != target.character)
    return True


class Truthtrance(PlayCard):
    """Asks a question."""

    card_words = "a Truthtrance"

    card = TRUTHTRANCE

    def played(self, game: Classic, seat: Seat) -> None:
        game.push(ASK_TRUTH, Scene(seat.index))

    def describe(self) -> str:
        return "At any time: ask one player a yes or no question, who must answer truthfully in front of everybody."


class AskTruth(Act):
    """Whom to ask."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return [TARGET[seat.character] for seat in game.seats if seat.index != context.seat]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.push(ASK_QUESTION, Scene(context.seat, other=game.sits[VALUE[option]]))

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Truthtrance: whom do you ask?"


class AskQuestion(Act):
    """What to ask."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        target = game.seats[context.other]
        planning = plans_now(game, target)
        options: list[int] = []
        for option in QUESTION:
            value = VALUE[option]
            if value < 100 or ((planning or value < PLAN_QUESTIONS) and sensible(game, target, value)):
                options.append(option)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if VALUE[option] >= FREELY_ANSWERED:
            game.push(ANSWER_TRUTH, Scene(context.other, other=context.seat, question=option, n=game.ply))
            return
        true = true_answer(game, game.seats[context.other], VALUE[option])
        answered(game, context.seat, context.other, option, true, game.ply)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"What do you ask the {game.people(context.other)}?"


class AnswerTruth(Act):
    """A question about intentions, which the player answers himself."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        return possible_answers(game, game.seats[context.seat], context.question)

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        answered(game, context.other, context.seat, context.question, option == YES, context.n)
        if VALUE[context.question] >= PLAN_QUESTIONS and game.rules.truth_binds:
            sworn = (side_of(game, context.seat), context.question, int(option == YES))
            game.lay(SWORN, game.piles[SWORN] + sworn)

    def prompt(self, game: Classic, context: Scene) -> str:
        if context.question == FREE_QUESTION:
            return f"Truthtrance: the {game.people(context.other)} ask you a question. Answer it truthfully."
        return f"Truthtrance: {VOCABULARY.texts[context.question]}"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return "that would not be true, whatever you plan" if option in (YES, NO) else ""


def answered(game: Classic, asker: int, target: int, option: int, yes: bool, ply: int) -> None:
    """Record an answer to what was asked at a ply, and what everybody learns from it."""
    game.reveal()
    game.lay(TRUTHS, game.piles[TRUTHS] + (game.have[TURN_NO], asker, target, option, int(yes), ply))
    value = VALUE[option]
    if value < 100:
        if yes:
            for viewer in range(len(game.seats)):
                if viewer != target:
                    learn(game, viewer, target, value)
        else:
            game.seats[target].have[KNOWN_NOT] |= 1 << value
    if game.events is not None:
        game.emit(Event("truth", target, VOCABULARY.names[option], int(yes), asker))


TRUTHTRANCE_AT_PAUSE = Truthtrance()
ASK_TRUTH = AskTruth()
ASK_QUESTION = AskQuestion()
ANSWER_TRUTH = AnswerTruth()
