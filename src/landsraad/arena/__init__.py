"""The arena: many games between bots, and what comes of them."""

from landsraad.arena.match import Outcome, Plan, play_match
from landsraad.arena.simulate import simulate
from landsraad.arena.tally import Tally

__all__ = ["Outcome", "Plan", "Tally", "play_match", "simulate"]
