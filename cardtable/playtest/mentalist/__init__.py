"""What playtests know of Mentalist Poker."""
