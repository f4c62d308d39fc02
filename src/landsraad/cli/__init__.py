"""The `landsraad` command."""
