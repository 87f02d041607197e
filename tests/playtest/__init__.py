"""Studies: blocks, measures, intervals, files and commands."""
