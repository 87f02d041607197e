"""The tools of each game: a folder each, whose module `game` says what the tools for all games take from it."""
