"""Setting up a table: the players at each seat, and the house rules."""
