"""Playing: sources of what a table shows, and the bots' processes."""
