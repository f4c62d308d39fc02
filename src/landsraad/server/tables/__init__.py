"""Tables before, during and after a game: seats, set-ups, records, profiles."""
