"""Bots: players that choose a move from a view."""

SOLVED = "CARDTABLE_SOLVED"
"""Environment variable that names the folder for solved games; if it isn't set, none are kept on disk."""
