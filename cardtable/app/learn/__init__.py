"""Lessons at the table, and how to play on one page."""
