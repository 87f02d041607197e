"""Bidding War on the table, without Qt."""
