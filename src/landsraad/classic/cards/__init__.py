"""The treachery cards that do something of their own."""
