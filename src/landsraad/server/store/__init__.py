"""What is stored: the database, its tables, the journal of moves, and messages between workers."""
