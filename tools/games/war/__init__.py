"""Tools of Bidding War."""
