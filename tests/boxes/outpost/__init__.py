"""A made-up box, to show that a box needs no file outside its folder but the tuple of boxes."""
