"""Miser, whole."""
