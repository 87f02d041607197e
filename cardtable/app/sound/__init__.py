"""Sounds: recordings, mixed and played by a thread of their own."""
