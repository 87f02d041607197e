"""Lessons at the table, and the page on how to play a game."""
