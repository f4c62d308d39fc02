"""Promo cards for Uprising: an optional module."""
