"""The rounds of a turn, from the storm to the collection, and what comes before and after them."""
