"""Watching: the page on which a game that was played is shown again."""
