"""Dune (1979): the classic board game of conquest, diplomacy and betrayal."""
