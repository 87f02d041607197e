"""What a table shows, without Qt: pieces and where they lie, sentences, what a game was worth. A folder a game."""
