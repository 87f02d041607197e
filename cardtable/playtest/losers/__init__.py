"""What playtests know of Loser's Game."""
