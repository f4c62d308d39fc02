"""The people around a running table, and what each of them is sent."""
