"""The register: what a game keeps, declared once; copies, keys, views, redeals and scenarios follow from it."""
