"""Truthtrance: a yes or no question from a closed set, answered truthfully before all."""

from __future__ import annotations

from landsraad.classic.act import Act, Scene, scene
from landsraad.classic.battle_plan import (
    DIAL_STEP,
    LEADER_STEP,
    current,
    element,
    leaders_ready,
    plan_options,
    planned,
    star_worth,
)
from landsraad.classic.cards import drop, learn
from landsraad.classic.characters import BENE_GESSERIT, HERO_LEADER, owner_of
from landsraad.classic.state import Classic, Seat
from landsraad.classic.treachery import TREACHERY, TRUTHTRANCE
from landsraad.classic.words import FREELY_ANSWERED, NO, PLAN_QUESTIONS, QUESTION, TARGET, VALUE, VOCABULARY, YES
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


def true_answer(game: Classic, target: Seat, value: int) -> bool:
    """The answer to a question that the engine can check."""
    if value < 100:
        return value in target.hand
    if value < 200:
        return value - 100 in target.traitors
    if value < 300:
        return target.spice >= value - 200
    if value < 400:
        return game.prediction[0] == game.sits[value - 300]
    return game.prediction[1] == value - 400


def possible_answers(game: Classic, target: Seat, question: int) -> list[int]:
    """What a player may answer himself: about his battle plan only what he can still do."""
    if VALUE[question] < PLAN_QUESTIONS:
        return [YES, NO]
    battle = current(game)
    side = battle.sides.index(target.index)
    step = (VALUE[question] - PLAN_QUESTIONS) // 100
    if battle.fixed[side] >> step & 1:
        choices = [element(battle, step)[side]]
    else:
        choices = [VALUE[option] for option in plan_options(game, battle, side, step)]
    answers = {planned(question, choice) for choice in choices}
    return [YES] * (True in answers) + [NO] * (False in answers)


def about_plan(game: Classic, target: Seat, value: int) -> bool:
    """Whether a question about a battle plan can be put to this player: he makes one, and it could be so."""
    battle = game.battle
    if battle is None or battle.revealed or target.index not in battle.sides:
        return False
    step, kind = divmod(value - PLAN_QUESTIONS, 100)
    if step == LEADER_STEP:
        return kind == HERO_LEADER or kind in leaders_ready(game, target.index, battle.territory)
    ordinary, starred = game.tokens_in(target, battle.zone)
    worth = star_worth(game, battle, battle.sides.index(target.index))
    return step != DIAL_STEP or kind <= ordinary + worth * starred


def sensible(game: Classic, target: Seat, value: int) -> bool:
    """Whether a question can be put to this player."""
    if value >= PLAN_QUESTIONS:
        return about_plan(game, target, value)
    if 100 <= value < 200:
        owner = owner_of(value - 100)
        return game.sits[owner] >= 0 and owner != target.character
    if 300 <= value < 500:
        if target.character != BENE_GESSERIT:
            return False
        return value >= 400 or (game.sits[value - 300] >= 0 and value - 300 != BENE_GESSERIT)
    return True


class AskTruth(Act):
    """A Truthtrance is played: whom to ask."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if TRUTHTRANCE in seat.hand:
            if game.events is not None:
                game.tell(Event("play", seat.index, TREACHERY[TRUTHTRANCE].id))
            drop(game, seat, TRUTHTRANCE)
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        return [TARGET[seat.character] for seat in game.seats if seat.index != context.seat]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.push(ASK_QUESTION, Scene(context.seat, other=game.sits[VALUE[option]]))

    def prompt(self, game: Classic, context: Context) -> str:
        return "Truthtrance: whom do you ask?"


class AskQuestion(Act):
    """What to ask."""

    def options(self, game: Classic, context: Context) -> list[int]:
        target = game.seats[scene(context).other]
        return [option for option in QUESTION if sensible(game, target, VALUE[option])]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        if VALUE[option] >= FREELY_ANSWERED:
            game.push(ANSWER_TRUTH, Scene(about.other, other=context.seat, question=option))
            return
        answered(game, context.seat, about.other, option, true_answer(game, game.seats[about.other], VALUE[option]))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"What do you ask the {game.people(scene(context).other)}?"


class AnswerTruth(Act):
    """A question about intentions, which the player answers himself."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return possible_answers(game, game.seats[context.seat], scene(context).question)

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        answered(game, about.other, context.seat, about.question, option == YES)
        if VALUE[about.question] >= PLAN_QUESTIONS and game.rules.truth_binds:
            battle = current(game)
            battle.sworn = [*battle.sworn, (battle.sides.index(context.seat), about.question, option == YES)]

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Truthtrance: {VOCABULARY.texts[scene(context).question]}"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "that would not be true, whatever you plan" if option in (YES, NO) else ""


def answered(game: Classic, asker: int, target: int, option: int, yes: bool) -> None:
    """Record an answer, and what everybody learns from it."""
    game.reveal()
    game.truths.append((game.turn, asker, target, option, int(yes)))
    value = VALUE[option]
    if value < 100:
        if yes:
            for viewer in range(len(game.seats)):
                if viewer != target:
                    learn(game, viewer, target, value)
        else:
            game.known_not[target] |= 1 << value
    if game.events is not None:
        game.tell(Event("truth", target, VOCABULARY.names[option], int(yes), asker))


ASK_TRUTH = AskTruth()
ASK_QUESTION = AskQuestion()
ANSWER_TRUTH = AnswerTruth()
