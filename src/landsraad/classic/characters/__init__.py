"""The six characters, a module each, with all their advantages."""
