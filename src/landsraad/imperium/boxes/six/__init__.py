"""Six players: two teams around the other side of Uprising's board."""
