"""A game being played, without its people: choices, clocks, bots, replays."""
