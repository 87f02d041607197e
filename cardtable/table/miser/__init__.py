"""Miser on the table, without Qt."""
