"""The bench: what a change of the rules does to a game."""
