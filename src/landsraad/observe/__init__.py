"""Observations: what a seat may know, or a whole imagined world, as rows of a named layout that only grows."""

from landsraad.observe.layout import Layout, layout_of
from landsraad.observe.observation import Observation, known, whole

__all__ = ["Layout", "Observation", "known", "layout_of", "whole"]
