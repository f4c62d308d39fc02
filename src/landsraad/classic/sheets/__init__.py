"""What is printed: the map, the cards, the character sheets, the words of the options and the rules of a table."""
