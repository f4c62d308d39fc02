"""Promo cards: an optional module."""
