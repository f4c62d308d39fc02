"""The table itself: its state, hands of cards, and the acts that change them."""
