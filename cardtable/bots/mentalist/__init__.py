"""Players of Mentalist Poker."""
