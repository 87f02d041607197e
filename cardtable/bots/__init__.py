"""Players that choose a move from a view."""

SOLVED = "CARDTABLE_SOLVED"
"""Names, in the environment, the folder in which solved games are kept; where it is not set nothing is."""
