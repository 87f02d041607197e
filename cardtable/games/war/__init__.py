"""Bidding War, whole."""
