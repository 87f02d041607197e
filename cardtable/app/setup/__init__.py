"""Setting the table: who sits where, and by which house rules."""
