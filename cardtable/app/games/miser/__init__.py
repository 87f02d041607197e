"""Miser on the screen."""
