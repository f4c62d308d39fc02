"""Commands of the laboratory: training and data."""
