"""Cardtable: a desktop home for small bluffing card games, and a workbench for those who design them."""

__version__ = "0.1.0"
