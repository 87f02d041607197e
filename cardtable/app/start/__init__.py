"""First page, game history and statistics, and the page about the program."""
