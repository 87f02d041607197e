"""Watching: a game that was played, shown again."""
