"""The arena: many games between bots, and their statistics."""

from landsraad.arena.crew import Crew, hire
from landsraad.arena.match import Outcome, Plan, play_match
from landsraad.arena.simulate import simulate
from landsraad.arena.tally import Tally

__all__ = ["Crew", "Outcome", "Plan", "Tally", "hire", "play_match", "simulate"]
