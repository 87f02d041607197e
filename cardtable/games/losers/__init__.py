"""Loser's Game: rules, play, table, words, players and screens."""
