"""Play-testing without a screen: plays thousands of games from a plan and reports the numbers."""
