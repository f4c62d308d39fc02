"""What lies on the table, and what moves it: the state of a game, acts, decks, units, influence, the market."""
