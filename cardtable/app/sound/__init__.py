"""What is heard: recordings, mixed and played by a thread of its own."""
