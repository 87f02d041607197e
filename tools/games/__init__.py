"""Tools of each game, in a folder each, with their settings for the tools for all games in its module `game`."""
