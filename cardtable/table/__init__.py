"""Models of a table, without Qt: pieces and their places, sentences, talk, and the review of a game."""
