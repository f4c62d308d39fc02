"""How things of the game are declared: the vocabulary, cards, boxes, and the ruleset folded from them."""
