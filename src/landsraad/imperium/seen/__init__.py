"""What people and programs see of a game: views, log, codex, narration, redealt worlds."""
