"""A game that is none of ours, to see that nobody has to name one: a folder in each room brings it."""
