"""Bidding War at the table."""
