"""Choosing: the first page, and the games that were left."""
