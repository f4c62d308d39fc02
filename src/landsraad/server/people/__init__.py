"""Guests and accounts, and how they are reached."""
