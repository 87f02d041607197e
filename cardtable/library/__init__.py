"""What this user keeps: games, house rules, and what they come to. No Qt."""
