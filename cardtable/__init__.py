"""Cardtable: a desktop home for small bluffing card games, and a bench for those who design them."""

__version__ = "0.1.0"

APP_ID = "org.cardtable.Cardtable"
"""What desktops know the program by: its desktop file, its icon and its windows go by this name."""
