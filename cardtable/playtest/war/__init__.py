"""What playtests know of Bidding War."""
