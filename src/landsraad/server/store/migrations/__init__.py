"""The scripts that bring a database up to date, and how Alembic runs them."""
