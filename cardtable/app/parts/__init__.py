"""Widgets and helpers that several packages of the interface share."""
