"""Playing from outside: many games in step, and every way in which a turn can end."""
