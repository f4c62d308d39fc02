"""Training: games played for data, the network that judges positions, and the generations of both."""
