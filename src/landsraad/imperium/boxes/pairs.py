"""What holds only when two or three boxes lie on the table together, each as a box that comes by itself."""

from __future__ import annotations

from landsraad.imperium.box import Box

PAIRS: tuple[Box, ...] = ()
"""The box of each pair enters the vocabulary where the shelf puts it."""
