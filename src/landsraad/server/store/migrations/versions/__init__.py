"""One script for each version of the database."""
