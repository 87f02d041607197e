"""Cardtable: a desktop home for small bluffing card games, and a bench for those who design them."""

__version__ = "0.1.0"

APP_ID = "org.cardtable.Cardtable"
"""Application ID: desktops know the program's desktop file, icon and windows by it."""
