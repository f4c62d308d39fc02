"""The way of a game: set-up, rounds, turns, Combat and the end."""
