"""Bidding War: rules, play, table, words, players and screens."""
