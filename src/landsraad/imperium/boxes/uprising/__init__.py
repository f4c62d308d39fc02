"""Dune: Imperium - Uprising: a board of its own."""
