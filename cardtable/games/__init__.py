"""The games, a package each: see `registry.py` for how they are found."""
