"""The tests' games: a folder each, as in the room of this name in the house."""
