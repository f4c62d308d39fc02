"""The base game (2020): everything it prints, in printed order."""
