"""What players arrange between them: alliances, deals, promises, and things shown."""
