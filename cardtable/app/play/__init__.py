"""Playing: where what a table shows comes from, and the bots' processes."""
