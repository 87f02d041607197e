"""Mentalist Poker: rules, bots, table and screens."""
