"""The effects that cards and spaces are made of."""
