"""What holds only when some boxes lie on the table together."""
