"""Lab pages: the bench, sweeps, kept studies and the open table."""
