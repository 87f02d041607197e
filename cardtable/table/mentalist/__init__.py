"""Mentalist Poker on the table, without Qt."""
