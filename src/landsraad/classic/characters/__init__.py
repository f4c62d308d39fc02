"""The six characters: who they are, what they start with, and the powers that are theirs alone."""
