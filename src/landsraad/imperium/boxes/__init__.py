"""The boxes of the family: each a folder with a manifest and what it prints."""
