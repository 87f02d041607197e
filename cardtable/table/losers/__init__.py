"""Loser's Game on the table, without Qt."""
