"""How the window comes to pages that take their time: what is imported, read, asked and set before each is there."""
