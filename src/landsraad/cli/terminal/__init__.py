"""A game at the terminal: what is shown, what is typed, and how names are matched."""
