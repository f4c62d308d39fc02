"""The automated Rivals."""
