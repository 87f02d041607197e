"""Loser's Game, whole."""
