"""Mentalist Poker at the table."""
