"""Tools of Mentalist Poker."""
