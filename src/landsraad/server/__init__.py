"""The table server: people, tables, and games played over the network."""
