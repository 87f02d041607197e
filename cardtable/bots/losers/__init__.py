"""Who plays Loser's Game."""
