"""Loser's Game on the table."""
