"""Players of Bidding War."""
