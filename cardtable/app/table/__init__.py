"""The table that every game is played at: pieces, where they lie, how they move, what is asked."""
