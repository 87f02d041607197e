"""Pages shown after a game: its result, the review of its decisions, the mirror and the lies told."""
