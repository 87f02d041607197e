"""Mentalist Poker, whole."""
