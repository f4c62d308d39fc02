"""What people see of a game: views, the log, the codex, and positions laid out or imagined."""
