"""Tools of Loser's Game."""
