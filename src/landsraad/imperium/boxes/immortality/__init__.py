"""Immortality (2022): everything it prints, in printed order."""
