"""After a game: its result, and its decisions gone through."""
